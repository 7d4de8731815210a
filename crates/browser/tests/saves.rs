//! What is played is kept: through a reload, beside another tab, and whatever lies in the record.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::{PANEL, TABLE};
use linkwork_browser::table::PAIRS;
use linkwork_browser::{Browser, Fault, Outcome};
use serde_json::{Value, json};

linkwork_browser::suite![
    a_reload_goes_on_with_undo_and_redo,
    another_game_keeps_the_one_before,
    a_second_tab_plays_a_copy_and_says_so,
    a_record_that_holds_another_game_by_now_stays,
    a_game_that_was_just_left_goes_on,
    going_to_and_fro_at_once_keeps_each_game_once_and_as_it_was,
    a_save_that_cannot_be_read_is_named_and_put_aside,
    a_browser_that_keeps_nothing_says_so_and_plays,
    a_page_left_at_once_holds_up_no_other,
];

/// Every record of the browser: name and text.
async fn records(browser: &Browser) -> Result<Value, Fault> {
    let read = "const done = arguments[0]; const open = indexedDB.open('linkwork'); \
         open.onsuccess = () => { \
           const base = open.result, found = {}; \
           const walk = base.transaction('saves').objectStore('saves').openCursor(); \
           walk.onsuccess = () => { \
             const at = walk.result; \
             if (!at) { base.close(); return done(found); } \
             found[at.key] = at.value; at.continue(); } }";
    Ok(browser
        .driver()?
        .execute_async(read, vec![])
        .await?
        .json()
        .clone())
}

/// Writes a text into the record of the game, as a broken disk or an older version might.
async fn write(browser: &Browser, text: &str) -> Outcome {
    put(browser, "game", text).await
}

/// Writes a text into a record.
async fn put(browser: &Browser, name: &str, text: &str) -> Outcome {
    let put = "const [name, text, done] = arguments; const open = indexedDB.open('linkwork'); \
         open.onsuccess = () => { \
           const change = open.result.transaction('saves', 'readwrite'); \
           change.objectStore('saves').put(text, name); \
           change.oncomplete = () => { open.result.close(); done('') } }";
    browser
        .driver()?
        .execute_async(put, vec![json!(name), json!(text)])
        .await?;
    Ok(())
}

async fn a_reload_goes_on_with_undo_and_redo(browser: &mut Browser) -> Outcome {
    browser.play("pairs:gdown:12/32/31/44").await?;
    browser.command("a4 b4").await?;
    browser.command("a3 a4").await?;
    browser.command("undo").await?;
    browser.hears("Undone").await?;
    browser.driver()?.refresh().await?;
    browser.seated().await?;
    browser.until_is(PAIRS, "../12/32/31").await?;
    browser.press("r").await?;
    browser.until_is(PAIRS, "../.2/.2/11").await?;
    for board in ["../12/32/31", "12/32/31/44"] {
        browser.press("u").await?;
        browser.until_is(PAIRS, board).await?;
    }
    // And from the first screen.
    browser.open("#/").await?;
    browser.until("document.querySelector('a.go-on')").await?;
    browser.click_on("a.go-on").await?;
    browser.seated().await?;
    browser.until_is(PAIRS, "12/32/31/44").await
}

async fn another_game_keeps_the_one_before(browser: &mut Browser) -> Outcome {
    browser.play("pairs::1122").await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    browser.command("open pairs::3344").await?;
    browser.until_is(PAIRS, "3344").await?;
    browser.open("#/").await?;
    browser
        .until("document.querySelector('.kept button.go-on')")
        .await?;
    let kept = "document.querySelector('.kept button.go-on')";
    browser
        .driver()?
        .execute(format!("{kept}.scrollIntoView()"), vec![])
        .await?;
    browser.click_on(".kept button.go-on").await?;
    browser.until_is(PAIRS, "..22").await?;
    browser.press("u").await?;
    browser.until_is(PAIRS, "1122").await
}

const NOTICES: &str = "document.querySelector('.notices').textContent";
const COPY: &str = "A copy: another tab has the saved game. What you play here is kept beside it.";

async fn a_second_tab_plays_a_copy_and_says_so(browser: &mut Browser) -> Outcome {
    browser.play("pairs::1122/3344").await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    let driver = browser.driver()?.clone();
    let first = driver.window().await?;
    let second = driver.new_tab().await?;
    driver.switch_to_window(second).await?;
    browser.play("pairs::1122/3344").await?;
    browser.until_is(PAIRS, "..22/3344").await?;
    browser.until_is(NOTICES, COPY).await?;
    browser.command("a2 b2").await?;
    browser.hears("Joined").await?;
    browser.until_is(PAIRS, "..22/..44").await?;
    // Loaded again it goes on with its own.
    browser.driver()?.refresh().await?;
    browser.seated().await?;
    browser.until_is(PAIRS, "..22/..44").await?;
    browser.until_is(NOTICES, COPY).await?;
    // The first one knows nothing of it, and has its own record.
    driver.switch_to_window(first.clone()).await?;
    browser.until_is(PAIRS, "..22/3344").await?;
    browser.until_is(NOTICES, "").await?;
    browser.forget().await?;
    browser.command("c2 d2").await?;
    browser.hears("Joined").await?;
    browser.driver()?.refresh().await?;
    browser.seated().await?;
    browser.until_is(PAIRS, "..22/33..").await?;
    let kept = records(browser).await?;
    assert!(
        kept["copy-1"].as_str().unwrap().contains("1,0-1,1"),
        "{kept}"
    );
    assert!(
        !kept["game"].as_str().unwrap().contains("1,0-1,1"),
        "{kept}"
    );
    // Once the second is closed, what was played there is offered.
    let others = driver.windows().await?;
    let second = others.into_iter().find(|one| *one != first).unwrap();
    driver.switch_to_window(second).await?;
    driver.close_window().await?;
    driver.switch_to_window(first).await?;
    browser.open("#/").await?;
    browser
        .until("document.querySelector('.kept button.go-on')?.textContent.includes('4 tiles left')")
        .await
}

async fn a_record_that_holds_another_game_by_now_stays(browser: &mut Browser) -> Outcome {
    browser.play("pairs::1122").await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    browser.command("open pairs::3344").await?;
    browser.until_is(PAIRS, "3344").await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    assert!(
        records(browser).await?["previous-1"]
            .as_str()
            .unwrap()
            .contains("pairs::1122")
    );
    // As another tab might.
    let other = "linkwork save 1\ngame pairs::5566\n";
    put(browser, "previous-1", other).await?;
    browser.command("open pairs::1122").await?;
    browser.until_is(PAIRS, "..22").await?;
    browser.command("c1 d1").await?;
    browser.until_is(PAIRS, "....").await?;
    browser.until_is(PANEL, "Won!").await?;
    let kept = records(browser).await?;
    assert!(kept["previous-1"] == other, "{kept}");
    Ok(())
}

async fn a_game_that_was_just_left_goes_on(browser: &mut Browser) -> Outcome {
    let none =
        json!({"source": "Object.defineProperty(window, 'indexedDB', {get: () => undefined})"});
    let added = browser
        .cdp("Page.addScriptToEvaluateOnNewDocument", none)
        .await?;
    browser.play("pairs::1122").await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    browser.command("open pairs::3344").await?;
    browser.until_is(PAIRS, "3344").await?;
    browser.driver()?.back().await?;
    browser.until_is(PAIRS, "..22").await?;
    browser.press("u").await?;
    browser.until_is(PAIRS, "1122").await?;
    browser
        .cdp("Page.removeScriptToEvaluateOnNewDocument", added)
        .await?;
    Ok(())
}

/// Two games, and steps through the browser's history, quicker than anything is written.
async fn going_to_and_fro_at_once_keeps_each_game_once_and_as_it_was(
    browser: &mut Browser,
) -> Outcome {
    let steps = "const [pause, done] = arguments; let left = 5; \
         const step = () => { if (!left) return setTimeout(done, 400); \
           location.hash = ['#pairs::5566', '#pairs::11223344'][left-- % 2]; setTimeout(step, pause) }; step()";
    for pause in [0, 5, 20, 50] {
        browser.fresh().await?;
        browser.play("pairs::11223344").await?;
        browser.command("a1 b1").await?;
        browser.until_is(PAIRS, "..223344").await?;
        browser.command("open pairs::5566").await?;
        browser.until_is(PAIRS, "5566").await?;
        browser.command("a1 b1").await?;
        browser.until_is(PAIRS, "..66").await?;
        browser
            .driver()?
            .execute_async(steps, vec![json!(pause)])
            .await?;
        browser.until_is(PAIRS, "..223344").await?;
        browser.command("c1 d1").await?;
        browser.until_is(PAIRS, "....3344").await?;
        let away = "location.hash = '#pairs::5566'; \
             setTimeout(() => { location.hash = '#pairs::11223344'; setTimeout(arguments[0], 400) }, 10)";
        browser.driver()?.execute_async(away, vec![]).await?;
        browser.until_is(PAIRS, "....3344").await?;
        browser.command("e1 f1").await?;
        browser.hears("Joined").await?;
        browser.until_is(PAIRS, "......44").await?;
        let kept = records(browser).await?;
        let kept = kept.as_object().unwrap();
        let of = |id: &str| {
            let line = format!("game {id}\n");
            let text = |text: &&Value| text.as_str().is_some_and(|text| text.contains(&line));
            kept.values().filter(text).count()
        };
        assert_eq!(
            (of("pairs::11223344"), of("pairs::5566")),
            (1, 1),
            "{pause}: {kept:?}"
        );
    }
    Ok(())
}

async fn a_save_that_cannot_be_read_is_named_and_put_aside(browser: &mut Browser) -> Outcome {
    let long = "\0".repeat(10_000_000);
    for (n, (text, why)) in [
        ("", "is no id"),
        ("linkwork save 1\ngame pairs::1122\n500 0,0-0,", "line 3"),
        ("linkwork save 99\ngame pairs::1122\n", "99"),
        ("linkwork save 1\ngame pairs::1122\n500 汉字\n", "line 3"),
        (&long, ""),
    ]
    .into_iter()
    .enumerate()
    {
        browser.open("#/").await?;
        browser.until("document.querySelector('.home')").await?;
        write(browser, text).await?;
        browser.open("#/").await?;
        let alert = "document.querySelector('.home [role=alert] p')?.textContent ?? ''";
        browser
            .until(&format!(
                "({alert}).startsWith('The saved game cannot be read: ')"
            ))
            .await
            .map_err(|fault| format!("{n}: {fault}"))?;
        let said = browser.say(alert).await?;
        assert!(said.contains(why), "{said}");
        assert!(said.len() < 300, "{n}: {} letters", said.len());
        // It lies where it was until another game begins, and then aside, letter for letter.
        assert!(records(browser).await?["game"] == text, "{n}");
        browser.play("pairs::1122").await?;
        // Whoever came by the link alone is told on the table.
        let notice = format!(
            "({NOTICES}).startsWith('The saved game could not be read and was put aside: ')"
        );
        browser.until(&notice).await?;
        browser.command("a1 b1").await?;
        browser.hears("Joined").await?;
        let kept = records(browser).await?;
        assert!(kept[format!("bad-{}", n + 1)] == text, "{n}");
        assert!(kept["game"].as_str().unwrap().contains("0,0-0,1"));
    }
    Ok(())
}

async fn a_browser_that_keeps_nothing_says_so_and_plays(browser: &mut Browser) -> Outcome {
    let none = json!({"source": "Object.defineProperty(window, 'indexedDB', {get: () => { \
        if (window.keeps) return undefined; throw new DOMException('', 'SecurityError') }})"});
    let added = browser
        .cdp("Page.addScriptToEvaluateOnNewDocument", none)
        .await?;
    browser.play("pairs::1122").await?;
    browser
        .until(&format!(
            "({NOTICES}).startsWith('This browser keeps nothing for this page')"
        ))
        .await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    browser.until_is(PAIRS, "..22").await?;
    browser
        .cdp("Page.removeScriptToEvaluateOnNewDocument", added)
        .await?;
    browser.until(TABLE).await
}

/// A browser may put a page to sleep that is left; one asleep while it opens the records would keep them from
/// every later page.
async fn a_page_left_at_once_holds_up_no_other(browser: &mut Browser) -> Outcome {
    // A little later each time, as far as the page has come by then.
    for asked in 0..8 {
        browser.fresh().await?;
        browser.open("#/help").await?;
        for _ in 0..asked {
            browser.ask("0").await?;
        }
        browser.play("pairs::1122").await?;
        browser.until_is(NOTICES, "").await?;
    }
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    assert!(
        records(browser).await?["game"]
            .as_str()
            .unwrap()
            .contains("0,0-0,1")
    );
    Ok(())
}
