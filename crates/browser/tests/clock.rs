//! The clock: it stops with the game, and with nothing else.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::{MESSAGE, PANEL};
use linkwork_browser::table::{CHOSEN, CLOCK, PAIRS};
use linkwork_browser::{Browser, Outcome};

linkwork_browser::suite![
    a_pause_hides_the_board_and_stops_the_clock,
    a_hidden_page_stops_the_clock,
    a_page_without_the_focus_goes_on,
    another_screen_stops_the_clock,
    the_clock_of_a_game_that_ended_stands,
    a_game_that_is_loaded_again_keeps_its_clock,
];

const BOARD: &str = "1122/3344";

/// Sits down at a game, with ten minutes on its clock.
async fn begin(browser: &Browser) -> Outcome {
    browser.own_clock().await?;
    browser.play(&format!("pairs::{BOARD}")).await?;
    browser.forward(600).await?;
    shows(browser, "10:0").await
}

async fn shows(browser: &Browser, clock: &str) -> Outcome {
    browser
        .until(&format!("({CLOCK}).startsWith('{clock}')"))
        .await
}

async fn a_pause_hides_the_board_and_stops_the_clock(browser: &mut Browser) -> Outcome {
    begin(browser).await?;
    browser.tool("pause").await?;
    browser.until_is(PANEL, "Paused").await?;
    let seen = "getComputedStyle(document.querySelector('.cell')).visibility";
    browser.until_is(seen, "hidden").await?;
    // Nor is it there for those who listen.
    let cells = browser.heard().await?.of("gridcell").len();
    assert_eq!(cells, 0);
    browser.forward(3600).await?;
    // Nothing can be played meanwhile.
    browser.click_cell(0, 0).await?;
    browser.command("a1 b1").await?;
    browser
        .until_is(MESSAGE, "The game is paused: p goes on.")
        .await?;
    browser.until_is(PAIRS, BOARD).await?;
    browser.press("Escape").await?;
    browser.press("p").await?;
    browser.until_is(PANEL, "").await?;
    browser.until_is(seen, "visible").await?;
    browser.until_is(CHOSEN, "").await?;
    shows(browser, "10:").await?;
    browser.forward(60).await?;
    shows(browser, "11:").await
}

async fn a_hidden_page_stops_the_clock(browser: &mut Browser) -> Outcome {
    begin(browser).await?;
    // A browser without a window hides no page: it is told so.
    let hide = |hidden: bool| {
        format!(
            "Object.defineProperty(document, 'hidden', {{value: {hidden}, configurable: true}}); \
             document.dispatchEvent(new Event('visibilitychange', {{bubbles: true}}))"
        )
    };
    browser.driver()?.execute(hide(true), vec![]).await?;
    browser.forward(3600).await?;
    browser.driver()?.execute(hide(false), vec![]).await?;
    browser.until_is(PANEL, "").await?;
    shows(browser, "10:").await?;
    browser.forward(60).await?;
    shows(browser, "11:").await?;
    // Who has paused it finds it paused.
    browser.press("p").await?;
    browser.until_is(PANEL, "Paused").await?;
    browser.driver()?.execute(hide(true), vec![]).await?;
    browser.driver()?.execute(hide(false), vec![]).await?;
    browser.forward(60).await?;
    browser.until_is(PANEL, "Paused").await?;
    browser.press("p").await?;
    browser.until_is(PANEL, "").await?;
    shows(browser, "11:").await
}

async fn a_page_without_the_focus_goes_on(browser: &mut Browser) -> Outcome {
    begin(browser).await?;
    let blur = "for (const kind of ['blur', 'focusout']) window.dispatchEvent(new FocusEvent(kind)); \
                document.activeElement?.blur()";
    browser.driver()?.execute(blur, vec![]).await?;
    browser.forward(60).await?;
    shows(browser, "11:").await?;
    browser.until_is(PANEL, "").await
}

async fn another_screen_stops_the_clock(browser: &mut Browser) -> Outcome {
    begin(browser).await?;
    browser.press("?").await?;
    browser.until_is("location.hash", "#/help").await?;
    browser.forward(3600).await?;
    browser.driver()?.back().await?;
    browser.until_is(PAIRS, BOARD).await?;
    shows(browser, "10:").await?;
    browser.forward(60).await?;
    shows(browser, "11:").await?;
    // Whoever paused the game before finds it paused.
    browser.press("p").await?;
    browser.until_is(PANEL, "Paused").await?;
    browser.press("?").await?;
    browser.until_is("location.hash", "#/help").await?;
    browser.driver()?.back().await?;
    browser.until_is(PANEL, "Paused").await?;
    browser.forward(60).await?;
    shows(browser, "11:").await
}

async fn the_clock_of_a_game_that_ended_stands(browser: &mut Browser) -> Outcome {
    begin(browser).await?;
    for line in ["a1 b1", "c1 d1", "a2 b2", "c2 d2"] {
        browser.command(line).await?;
    }
    browser.until_is(PANEL, "Won!").await?;
    browser.forward(3600).await?;
    browser
        .until("document.querySelector('.panel').textContent.includes('Time 10:0')")
        .await?;
    // A move taken back lets it run again from there.
    browser.tool("undo").await?;
    browser.until_is(PAIRS, "..../..44").await?;
    browser.forward(60).await?;
    shows(browser, "11:").await
}

async fn a_game_that_is_loaded_again_keeps_its_clock(browser: &mut Browser) -> Outcome {
    begin(browser).await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    for _ in 0..3 {
        browser.driver()?.refresh().await?;
        browser.seated().await?;
        browser.until_is(PAIRS, "..22/3344").await?;
        shows(browser, "10:0").await?;
    }
    Ok(())
}
