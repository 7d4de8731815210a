//! What a screen reader and a keyboard find at the page.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::{HEARD, PANEL, TABLE};
use linkwork_browser::{Browser, Node, Outcome};
use serde_json::json;

linkwork_browser::suite![
    a_pairs_board_is_a_grid_of_named_cells,
    a_lines_board_is_a_grid_of_named_cells,
    pictures_and_characters_have_names,
    the_chosen_cell_is_the_selected_one,
    a_grid_is_one_stop_of_the_tab_key,
    every_screen_has_landmarks_a_title_and_a_language,
    everything_that_can_be_used_has_a_name,
    what_happens_is_told_politely,
    a_panel_is_a_named_dialog_that_gives_the_keyboard_back,
];

async fn open(browser: &Browser, id: &str) -> Outcome {
    browser.open(&format!("#{id}")).await?;
    browser.until(TABLE).await
}

/// The names of the cells, row by row.
async fn names(browser: &Browser) -> Result<Vec<Vec<String>>, linkwork_browser::Fault> {
    let page = browser.heard().await?;
    let grids = page.of("grid");
    let [grid] = grids[..] else {
        panic!("{} grids: {page:#?}", grids.len())
    };
    assert_eq!(grid.name, "Board");
    let name = |cell: &&Node| {
        // What takes the keyboard is the cell itself, not something within.
        let within: Vec<&str> = cell.within.iter().map(|one| one.role.as_str()).collect();
        assert!(
            within.iter().all(|role| *role == "StaticText"),
            "{}: {within:?}",
            cell.name
        );
        assert_eq!(
            cell.property("focusable"),
            Some(&json!(true)),
            "{}",
            cell.name
        );
        cell.name.clone()
    };
    let row = |row: &&Node| row.of("gridcell").iter().map(name).collect();
    Ok(grid.of("row").iter().map(row).collect())
}

async fn a_pairs_board_is_a_grid_of_named_cells(browser: &mut Browser) -> Outcome {
    open(browser, "pairs::12x/3.2/13.").await?;
    let expected = [
        [
            "red circle A, row 1, column 1",
            "sky blue triangle B, row 1, column 2",
            "wall, row 1, column 3",
        ],
        [
            "gold square C, row 2, column 1",
            "empty, row 2, column 2",
            "sky blue triangle B, row 2, column 3",
        ],
        [
            "red circle A, row 3, column 1",
            "gold square C, row 3, column 2",
            "empty, row 3, column 3",
        ],
    ];
    assert_eq!(names(browser).await?, expected);
    Ok(())
}

async fn a_lines_board_is_a_grid_of_named_cells(browser: &mut Browser) -> Outcome {
    open(browser, "lines:free:284/005").await?;
    let expected = [
        [
            "line right, group A of 2 tiles, closed, row 1, column 1",
            "line left, group A of 2 tiles, closed, row 1, column 2",
            "line down, group C of 2 tiles, row 1, column 3",
        ],
        [
            "empty, row 2, column 1",
            "empty, row 2, column 2",
            "line up, down, group C of 2 tiles, row 2, column 3",
        ],
    ];
    assert_eq!(names(browser).await?, expected);
    open(browser, "lines:polymer,bombs,m0.1.7:28/50").await?;
    let bomb = "line left, group A of 2 tiles, closed, bomb, 7 shifts to go, row 1, column 2";
    assert_eq!(names(browser).await?[0][1], bomb);
    open(browser, "lines:netslide:200/280/000").await?;
    let lit = "line left, group D of 2 tiles, closed, joined to the centre, row 2, column 2";
    assert_eq!(names(browser).await?[1][1], lit);
    Ok(())
}

async fn pictures_and_characters_have_names(browser: &mut Browser) -> Outcome {
    for (tiles, lang, name) in [
        ("pictures", "en", "panda, row 1, column 1"),
        ("pictures", "sv", "pandaansikte, rad 1, kolumn 1"),
        ("characters", "en", "天, row 1, column 1"),
        ("shapes", "zh-CN", "红色圆形 A，第 1 行第 1 列"),
    ] {
        browser.open("").await?;
        browser.until("document.querySelector('.cards')").await?;
        let set =
            format!("localStorage.setItem('linkwork-settings', 'lang {lang}\\ntiles {tiles}\\n')");
        browser.ask(&set).await?;
        open(browser, "pairs::11").await?;
        let page = browser.heard().await?;
        assert_eq!(page.of("gridcell")[0].name, name);
    }
    Ok(())
}

async fn the_chosen_cell_is_the_selected_one(browser: &mut Browser) -> Outcome {
    open(browser, "pairs::121/2.2").await?;
    let selected = async |browser: &Browser| -> Result<Vec<String>, linkwork_browser::Fault> {
        let page = browser.heard().await?;
        let cells = page.of("gridcell");
        let is = |cell: &&&Node| cell.property("selected") == Some(&json!(true));
        Ok(cells
            .iter()
            .filter(is)
            .map(|cell| cell.name.clone())
            .collect())
    };
    assert_eq!(selected(browser).await?, [""; 0]);
    browser.click(browser.cell(0, 1).await?).await?;
    browser
        .until("document.querySelector('[aria-selected=true]')")
        .await?;
    assert_eq!(
        selected(browser).await?,
        ["sky blue triangle B, row 1, column 2"]
    );
    // Another kind: the second tile is the chosen one from then on.
    browser.click(browser.cell(0, 2).await?).await?;
    browser
        .until("document.querySelector('[data-at=\"0,2\"][aria-selected=true]')")
        .await?;
    assert_eq!(selected(browser).await?, ["red circle A, row 1, column 3"]);
    browser.press("Escape").await?;
    browser
        .until("!document.querySelector('[aria-selected=true]')")
        .await?;
    assert_eq!(selected(browser).await?, [""; 0]);
    Ok(())
}

async fn a_grid_is_one_stop_of_the_tab_key(browser: &mut Browser) -> Outcome {
    let stops = "[...document.querySelectorAll('[role=grid] *')].filter((one) => one.tabIndex >= 0)\
                 .map((one) => one.dataset.at).join(' ')";
    let here = "document.activeElement.dataset.at";
    for id in ["pairs:8x6,k12#5eed/0", "lines:free,8x6#5eed/0"] {
        open(browser, id).await?;
        browser.until_is(stops, "2,3").await?;
        browser
            .ask("document.querySelector('[data-at=\"0,0\"]').focus()")
            .await?;
        for (key, at) in [
            ("ArrowRight", "0,1"),
            ("ArrowDown", "1,1"),
            ("End", "1,7"),
            ("Home", "1,0"),
            ("ArrowLeft", "1,0"),
            ("ArrowUp", "0,0"),
            ("Control+End", "5,7"),
        ] {
            browser.press(key).await?;
            browser.until_is(here, at).await?;
            browser.until_is(stops, at).await?;
        }
        // Off the board and back on: where the keyboard was.
        browser.press("Tab").await?;
        browser
            .until("!document.activeElement.matches('[role=grid] *')")
            .await?;
        browser.press("Shift+Tab").await?;
        browser.until_is(here, "5,7").await?;
        // The mouse takes it along.
        browser.click(browser.cell(2, 3).await?).await?;
        browser.until_is(stops, "2,3").await?;
    }
    Ok(())
}

/// The addresses of all screens, and something that is on each.
const SCREENS: [(&str, &str, &str); 8] = [
    ("#/", "Linkwork", ".cards"),
    ("#/new", "New game · Linkwork", "#seed"),
    ("#/new/netslide", "New game · Linkwork", "#steps"),
    ("#/help", "Help · Linkwork", ".keys"),
    ("#/settings", "Settings · Linkwork", ".switch"),
    ("#pairs:8x6,k12#5eed/0", "Pairs 8×6 · Linkwork", TABLE_IS),
    (
        "#lines:netslide,5x5#5eed/0",
        "Lines, Netslide 5×5 · Linkwork",
        TABLE_IS,
    ),
    ("#pairs:0x0", "Linkwork", "h1"),
];
const TABLE_IS: &str = "[role=gridcell]";

async fn every_screen_has_landmarks_a_title_and_a_language(browser: &mut Browser) -> Outcome {
    for (lang, word) in [("en", "Screens"), ("zh-CN", "页面"), ("sv", "Sidor")] {
        browser.open("").await?;
        browser.until("document.querySelector('.cards')").await?;
        browser
            .ask(&format!(
                "localStorage.setItem('linkwork-settings', 'lang {lang}\\n')"
            ))
            .await?;
        for (address, title, sign) in SCREENS {
            browser.open(address).await?;
            browser
                .until(&format!("document.querySelector(`{sign}`)"))
                .await?;
            assert_eq!(
                browser.say("document.documentElement.lang").await?,
                lang,
                "{address}"
            );
            let page = browser.heard().await?;
            if lang == "en" {
                assert_eq!(page.name, title, "{address}");
            }
            for (role, n) in [("banner", 1), ("main", 1), ("navigation", 1)] {
                assert_eq!(page.of(role).len(), n, "{address}: {role}");
            }
            assert_eq!(page.of("navigation")[0].name, word, "{address}");
            let headings = page.of("heading");
            let tops = headings
                .iter()
                .filter(|one| one.property("level") == Some(&json!(1)));
            assert_eq!(tops.count(), 1, "{address}: {headings:?}");
            // Levels follow each other.
            let levels: Vec<u64> = headings
                .iter()
                .filter_map(|one| one.property("level")?.as_u64())
                .collect();
            assert!(
                levels.windows(2).all(|two| two[1] <= two[0] + 1),
                "{address}: {levels:?}"
            );
        }
    }
    Ok(())
}

async fn everything_that_can_be_used_has_a_name(browser: &mut Browser) -> Outcome {
    const USED: [&str; 8] = [
        "button", "link", "textbox", "radio", "checkbox", "combobox", "toolbar", "group",
    ];
    for (address, _, sign) in SCREENS {
        browser.open(address).await?;
        browser
            .until(&format!("document.querySelector(`{sign}`)"))
            .await?;
        let page = browser.heard().await?;
        let used: Vec<&Node> = page
            .all()
            .into_iter()
            .filter(|node| USED.contains(&node.role.as_str()))
            .collect();
        assert!(used.len() > 3, "{address}: {}", used.len());
        for node in used {
            assert!(!node.name.trim().is_empty(), "{address}: {node:?}");
        }
        // A picture has a name, or is none for those who listen.
        for picture in page.of("image") {
            assert!(!picture.name.is_empty(), "{address}: {picture:?}");
        }
    }
    Ok(())
}

async fn what_happens_is_told_politely(browser: &mut Browser) -> Outcome {
    open(browser, "pairs::11./22.").await?;
    let page = browser.heard().await?;
    let live = |node: &&&Node| node.property("live") == Some(&json!("polite"));
    assert!(page.of("status").iter().filter(live).count() >= 2);
    let rude = page
        .all()
        .into_iter()
        .any(|node| node.property("live") == Some(&json!("assertive")));
    assert!(!rude);
    browser.click(browser.cell(0, 0).await?).await?;
    browser.until_is(HEARD, "Chosen a1: red circle A.").await?;
    browser.click(browser.cell(1, 0).await?).await?;
    browser.until_is(HEARD, "Different kinds.").await?;
    browser.click(browser.cell(1, 1).await?).await?;
    browser
        .until_is(
            HEARD,
            "Joined sky blue triangle B: a2 and b2, straight. 2 tiles left",
        )
        .await?;
    // The same words once more are told once more: the region was empty in between.
    browser.press("r").await?;
    browser.until_is(HEARD, "There is nothing to redo.").await?;
    browser
        .ask(
            "(() => { window.told = 0; for (const one of document.querySelectorAll('[aria-live]')) \
                 new MutationObserver(() => told += one.textContent ? 1 : 0).observe(one, \
                 {childList: true, characterData: true, subtree: true}) })()",
        )
        .await?;
    browser.press("r").await?;
    browser.until("told === 1").await?;
    browser.until_is(HEARD, "There is nothing to redo.").await
}

async fn a_panel_is_a_named_dialog_that_gives_the_keyboard_back(browser: &mut Browser) -> Outcome {
    open(browser, "pairs::121/2.2").await?;
    let here = "document.activeElement.dataset.at ?? document.activeElement.dataset.tool ?? ''";
    let is_in = "document.activeElement.matches('[role=dialog], [role=dialog] *')";
    // From a cell, by keys.
    browser
        .ask("document.querySelector('[data-at=\"0,0\"]').focus()")
        .await?;
    browser.press("ArrowRight").await?;
    browser.until_is(here, "0,1").await?;
    browser.press("p").await?;
    browser.until(is_in).await?;
    let page = browser.heard().await?;
    let dialogs = page.of("dialog");
    assert_eq!(dialogs.len(), 1);
    assert_eq!(dialogs[0].name, "Paused");
    // The board is hidden, from those who listen as well.
    assert!(page.of("grid").is_empty(), "{page:#?}");
    browser.press("p").await?;
    browser.until_is(PANEL, "").await?;
    browser.until_is(here, "0,1").await?;
    // From a button, with its own.
    browser.click_on("[data-tool=pause]").await?;
    browser.until(is_in).await?;
    browser.click_on("[data-choice=resume]").await?;
    browser.until_is(PANEL, "").await?;
    browser.until_is(here, "pause").await?;
    // A game that is won, looked at, and its result again.
    open(browser, "pairs::11").await?;
    browser
        .ask("document.querySelector('[data-at=\"0,0\"]').focus()")
        .await?;
    browser.press("Enter").await?;
    browser.press("ArrowRight").await?;
    browser.press("Enter").await?;
    browser.until_is(PANEL, "Won!").await?;
    browser.until(is_in).await?;
    let page = browser.heard().await?;
    assert_eq!(page.of("dialog")[0].name, "Won!");
    browser.press("Escape").await?;
    browser.until_is(PANEL, "").await?;
    browser.until_is(here, "0,1").await?;
    browser.press("Enter").await?;
    browser.until_is(PANEL, "Won!").await?;
    browser.until(is_in).await
}
