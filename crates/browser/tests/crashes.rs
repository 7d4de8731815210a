//! Whatever kills the browser: what was announced is kept.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "common/pairs.rs"]
mod common;

use common::{DEAL, won};
use linkwork::text::cell_name;
use linkwork_browser::seen::BAR;
use linkwork_browser::table::PAIRS;
use linkwork_browser::{Browser, Outcome};
use serde_json::json;

linkwork_browser::suite![
    every_announced_pair_outlives_a_crash,
    fast_moves_outlive_a_crash_as_far_as_they_were_announced,
    whatever_else_was_announced_outlives_a_crash,
    a_game_that_began_just_now_and_the_one_before_it_outlive_a_crash,
];

/// Round after round: a pair is announced, and the browser is gone in the same moment.
async fn every_announced_pair_outlives_a_crash(browser: &mut Browser) -> Outcome {
    let (pairs, boards) = won(DEAL);
    browser.play(DEAL).await?;
    for (n, pair) in pairs.iter().take(8).enumerate() {
        let [a, b] = [pair.a, pair.b].map(|pos| (pos.row, pos.col));
        browser.click_cell(a.0, a.1).await?;
        browser.click_cell(b.0, b.1).await?;
        browser.hears("Joined").await?;
        browser.crash().await?;
        // From the first screen as well as by the address.
        if n % 2 == 0 {
            browser.play(DEAL).await?;
        } else {
            browser.open("#/").await?;
            browser.until("document.querySelector('a.go-on')").await?;
            browser.click_on("a.go-on").await?;
            browser.seated().await?;
        }
        browser.until_is(PAIRS, &boards[n + 1]).await?;
    }
    // All of them can be taken back.
    for board in boards[..8].iter().rev() {
        browser.press("u").await?;
        browser.until_is(PAIRS, board).await?;
    }
    Ok(())
}

async fn fast_moves_outlive_a_crash_as_far_as_they_were_announced(
    browser: &mut Browser,
) -> Outcome {
    let (pairs, boards) = won(DEAL);
    let mut begin = 0;
    browser.play(DEAL).await?;
    for _ in 0..4 {
        let some: Vec<String> = pairs[begin..begin + 5]
            .iter()
            .flat_map(|pair| [pair.a, pair.b])
            .map(|pos| pos.to_string())
            .collect();
        // A pair every few milliseconds, while the first ones are still being written.
        let click = "let cells = arguments[0]; const next = () => { \
             for (const at of cells.splice(0, 2)) document.querySelector(`[data-at='${at}']`).click(); \
             if (cells.length) setTimeout(next, 4) }; next()";
        browser.driver()?.execute(click, vec![json!(some)]).await?;
        browser.hears("Joined").await?;
        let told = browser.told().await?.join(" ");
        browser.crash().await?;
        browser.play(DEAL).await?;
        let kept = browser.say(PAIRS).await?;
        let at = boards.iter().position(|board| *board == kept);
        let at = at.ok_or(format!("no board of this game: {kept}"))?;
        for (n, pair) in pairs[begin..begin + 5].iter().enumerate() {
            let [a, b] = [pair.a, pair.b].map(cell_name);
            if told.contains(&format!("{a} and {b},")) {
                assert!(at > begin + n, "announced was {told}, kept is {kept}");
            }
        }
        assert!(at > begin, "nothing was kept");
        begin = at;
    }
    Ok(())
}

async fn whatever_else_was_announced_outlives_a_crash(browser: &mut Browser) -> Outcome {
    let (pairs, boards) = won(DEAL);
    let line = |n: usize| pairs[n].to_string();
    browser.play(DEAL).await?;
    for (line, words, board) in [
        (line(0).as_str(), "Joined", &boards[1]),
        ("undo", "Undone", &boards[0]),
        ("redo", "Redone", &boards[1]),
        (line(1).as_str(), "Joined", &boards[2]),
        ("undo", "Undone", &boards[1]),
    ] {
        browser.command(line).await?;
        browser.hears(words).await?;
        browser.crash().await?;
        browser.play(DEAL).await?;
        browser.until_is(PAIRS, board).await?;
    }
    // What was undone can be redone.
    browser.command("redo").await?;
    browser.until_is(PAIRS, &boards[2]).await?;
    browser.command("shuffle").await?;
    browser.hears("Shuffled").await?;
    let shuffled = browser.say(PAIRS).await?;
    browser.crash().await?;
    browser.play(DEAL).await?;
    browser.until_is(PAIRS, &shuffled).await?;
    browser.command("restart").await?;
    browser.hears("Started over").await?;
    browser.crash().await?;
    browser.play(DEAL).await?;
    browser.until_is(PAIRS, &boards[0]).await?;
    assert!(!browser.say(BAR).await?.contains("assisted"));
    // A hint that was heard is help that was had.
    browser.command("hint").await?;
    browser.hears("Hint: ").await?;
    browser.crash().await?;
    browser.play(DEAL).await?;
    browser
        .until(&format!("({BAR}).includes('assisted')"))
        .await
}

async fn a_game_that_began_just_now_and_the_one_before_it_outlive_a_crash(
    browser: &mut Browser,
) -> Outcome {
    browser.play("pairs::1122").await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    browser.command("open pairs::3344").await?;
    browser.until_is(PAIRS, "3344").await?;
    browser.forget().await?;
    browser.command("a1 b1").await?;
    browser.hears("Joined").await?;
    browser.crash().await?;
    browser.play("pairs::3344").await?;
    browser.until_is(PAIRS, "..44").await?;
    browser.play("pairs::1122").await?;
    browser.until_is(PAIRS, "..22").await
}
