//! A pairs game is won in every way there is to play: mouse, fingers, keys, words.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "common/pairs.rs"]
mod common;

use common::{DEAL, won};
use linkwork::Pos;
use linkwork::text::cell_name;
use linkwork_browser::seen::PANEL;
use linkwork_browser::table::{CHOSEN, FOCUSED, PAIRS};
use linkwork_browser::{Browser, Outcome, View};

linkwork_browser::suite![
    with_the_mouse,
    with_a_finger,
    by_keys_alone,
    by_words,
    the_result_is_told_and_copied,
    a_browser_that_copies_nothing_shows_the_text,
    help_is_not_washed_off,
];

/// The result of a game that nothing helped with.
async fn is_won_alone(browser: &Browser) -> Outcome {
    browser.until_is(PANEL, "Won!").await?;
    let told = browser
        .say("document.querySelector('.panel').textContent")
        .await?;
    assert!(told.contains("Without undo, shuffle or hint."), "{told}");
    assert!(
        told.contains("Time 0:") && told.contains("Score "),
        "{told}"
    );
    browser.hears("Joined").await
}

async fn with_the_mouse(browser: &mut Browser) -> Outcome {
    let (pairs, boards) = won(DEAL);
    browser.play(DEAL).await?;
    browser.until_is(PAIRS, &boards[0]).await?;
    for (pair, board) in pairs.iter().zip(&boards[1..]) {
        browser.click_cell(pair.a.row, pair.a.col).await?;
        browser.click_cell(pair.b.row, pair.b.col).await?;
        browser.until_is(PAIRS, board).await?;
    }
    is_won_alone(browser).await
}

async fn with_a_finger(browser: &mut Browser) -> Outcome {
    let (pairs, boards) = won(DEAL);
    browser.view(View::PHONE).await?;
    browser.play(DEAL).await?;
    for (pair, board) in pairs.iter().zip(&boards[1..]) {
        browser.tap_cell(pair.a.row, pair.a.col).await?;
        browser.tap_cell(pair.b.row, pair.b.col).await?;
        browser.until_is(PAIRS, board).await?;
    }
    is_won_alone(browser).await
}

/// Goes with the arrow keys to a cell; the keyboard goes along.
async fn walk(browser: &Browser, to: Pos) -> Outcome {
    let at = browser.say(FOCUSED).await?;
    let (row, col) = at.split_once(',').expect("the keyboard is on the board");
    let steps = |from: &str, to: u8| i32::from(to) - from.parse::<i32>().unwrap();
    for (by, [back, on]) in [
        (steps(row, to.row), ["ArrowUp", "ArrowDown"]),
        (steps(col, to.col), ["ArrowLeft", "ArrowRight"]),
    ] {
        for _ in 0..by.abs() {
            browser.press(if by < 0 { back } else { on }).await?;
        }
    }
    browser.until_is(FOCUSED, &to.to_string()).await
}

async fn by_keys_alone(browser: &mut Browser) -> Outcome {
    let (pairs, boards) = won(DEAL);
    browser.play(DEAL).await?;
    // The whole board is one stop of the Tab key.
    let mut stops = 0;
    while browser.say(FOCUSED).await?.is_empty() {
        browser.press("Tab").await?;
        stops += 1;
        assert!(stops < 12, "the Tab key does not reach the board");
    }
    for (pair, board) in pairs.iter().zip(&boards[1..]) {
        walk(browser, pair.a).await?;
        browser.press("Enter").await?;
        browser.until_is(CHOSEN, &pair.a.to_string()).await?;
        walk(browser, pair.b).await?;
        browser.press(" ").await?;
        browser.until_is(PAIRS, board).await?;
    }
    is_won_alone(browser).await?;
    // The result has the keyboard, and its first button leads on.
    browser
        .until("document.activeElement.matches('.panel')")
        .await?;
    browser.press("Tab").await?;
    browser.press("Enter").await?;
    browser
        .until(&format!(
            "!document.querySelector('.panel') && document.querySelector('[role=gridcell]') \
             && decodeURIComponent(location.hash) !== '#{DEAL}'"
        ))
        .await
}

async fn by_words(browser: &mut Browser) -> Outcome {
    let (pairs, boards) = won(DEAL);
    browser.play(DEAL).await?;
    for ((n, pair), board) in pairs.iter().enumerate().zip(&boards[1..]) {
        let [a, b] = [pair.a, pair.b].map(cell_name);
        // In words, as two cells, one after the other, or as the command line has it.
        match n % 4 {
            0 => browser.command(&format!("link {a} {b}")).await?,
            1 => browser.command(&format!("{a} {b}")).await?,
            2 => {
                browser.command(&a).await?;
                browser.until_is(CHOSEN, &pair.a.to_string()).await?;
                browser.command(&b).await?;
            }
            _ => browser.command(&pair.to_string()).await?,
        }
        browser.until_is(PAIRS, board).await?;
    }
    is_won_alone(browser).await
}

/// What was copied.
async fn copied(browser: &Browser) -> Result<String, linkwork_browser::Fault> {
    let read = "const done = arguments[0]; navigator.clipboard.readText().then(done, (why) => done(`${why}`))";
    let read = browser.driver()?.execute_async(read, vec![]).await?;
    Ok(read.json().as_str().unwrap_or_default().to_owned())
}

async fn the_result_is_told_and_copied(browser: &mut Browser) -> Outcome {
    let all = serde_json::json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    browser.cdp("Browser.grantPermissions", all).await?;
    browser.play("pairs::1122").await?;
    browser.command("a1 b1").await?;
    browser.command("c1 d1").await?;
    is_won_alone(browser).await?;
    browser.tool("share").await?;
    browser.hears("Copied: the result").await?;
    let text = copied(browser).await?;
    let lines: Vec<&str> = text.lines().collect();
    let [result, address] = lines[..] else {
        panic!("{text}")
    };
    assert!(result.starts_with("Linkwork, Pairs, 4×1: 0:"), "{result}");
    assert!(result.contains("score "), "{result}");
    assert!(
        result.ends_with("Without undo, shuffle or hint."),
        "{result}"
    );
    assert_eq!(
        address,
        format!("{}#pairs::1122", browser.site().address()),
        "others find the same game"
    );
    // How it was won is not told.
    assert!(!text.contains("a1"), "{text}");
    Ok(())
}

/// Over plain HTTP from another machine browsers give pages no clipboard at all.
async fn a_browser_that_copies_nothing_shows_the_text(browser: &mut Browser) -> Outcome {
    browser.play("pairs::11").await?;
    let none = "Object.defineProperty(navigator, 'clipboard', {value: undefined})";
    browser.driver()?.execute(none, vec![]).await?;
    browser.command("a1 b1").await?;
    browser.tool("share").await?;
    browser
        .hears("This browser does not let pages copy: Linkwork, Pairs, 2×1:")
        .await
}

async fn help_is_not_washed_off(browser: &mut Browser) -> Outcome {
    browser.play("pairs::1122").await?;
    for line in ["a1 b1", "undo", "a1 b1", "c1 d1"] {
        browser.command(line).await?;
    }
    browser.until_is(PANEL, "Won!").await?;
    browser
        .until("document.querySelector('.panel').textContent.includes('Assisted: with undo, shuffle or hint.')")
        .await
}
