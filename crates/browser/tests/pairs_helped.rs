//! What helps: hint, shuffle, undo, redo, restart.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "common/pairs.rs"]
mod common;

use common::DEAL;
use linkwork::Session;
use linkwork::pairs::KeepsWin;
use linkwork::session::{Action, Hint, Outcome as Came};
use linkwork_browser::seen::{BAR, MESSAGE};
use linkwork_browser::table::{CHOSEN, CLOCK, HINTED, PAIRS};
use linkwork_browser::{Browser, Outcome};

linkwork_browser::suite![
    hints_are_those_of_the_engine_one_after_the_other,
    a_hint_goes_with_the_next_move_and_counts_as_help,
    a_shuffle_keeps_the_game_winnable_and_is_undone,
    moves_are_undone_and_redone_with_what_fell,
    another_move_drops_what_was_undone,
    a_restart_is_a_new_game,
];

/// Whether a button has nothing to do.
fn is_off(tool: &str, off: bool) -> String {
    format!("document.querySelector('[data-tool={tool}]').ariaDisabled === '{off}'")
}

/// What the engine answers to hints, one after the other: the pair, and whether it is proved to keep the win.
fn hints(id: &str, most: usize) -> Vec<(String, bool)> {
    let mut session = Session::open(id).unwrap();
    let mut next = || {
        let mut came = session.act(0, Action::Hint);
        while came == Came::Thinking {
            came = session.act(0, Action::Think(1000));
        }
        let Came::Hint(Hint::Pairs(hint)) = came else {
            panic!("{came:?}")
        };
        (
            format!("{} {}", hint.pair.a, hint.pair.b),
            hint.keeps_win == KeepsWin::Proved,
        )
    };
    (0..most).map(|_| next()).collect()
}

async fn hints_are_those_of_the_engine_one_after_the_other(browser: &mut Browser) -> Outcome {
    let expected = hints(DEAL, 4);
    assert!(expected.windows(2).all(|two| two[0] != two[1]));
    browser.play(DEAL).await?;
    for (n, (pair, proved)) in expected.iter().enumerate() {
        // By button, key and word.
        match n % 3 {
            0 => browser.tool("hint").await?,
            1 => browser.press("h").await?,
            _ => {
                browser.command("hint").await?;
                browser.press("Escape").await?;
            }
        }
        // Marked are two cells, in the order of the board.
        let mut cells: Vec<&str> = pair.split(' ').collect();
        cells.sort_unstable();
        browser.until_is(HINTED, &cells.join(" ")).await?;
        let message = browser.say(MESSAGE).await?;
        assert!(message.starts_with("Hint: "), "{message}");
        let says_proved = message.contains("Proved: the game can still be won");
        assert_eq!(says_proved, *proved, "{message}");
        browser.hears(&message).await?;
    }
    assert!(expected.iter().any(|hint| hint.1));
    Ok(())
}

async fn a_hint_goes_with_the_next_move_and_counts_as_help(browser: &mut Browser) -> Outcome {
    browser.play("pairs::1122/3344").await?;
    assert!(!browser.say(BAR).await?.contains("assisted"));
    browser.tool("hint").await?;
    browser.until(&format!("({HINTED}) !== ''")).await?;
    browser
        .until(&format!("({BAR}).includes('assisted')"))
        .await?;
    browser.command("a1 b1").await?;
    browser.until_is(PAIRS, "..22/3344").await?;
    browser.until_is(HINTED, "").await
}

async fn a_shuffle_keeps_the_game_winnable_and_is_undone(browser: &mut Browser) -> Outcome {
    browser.play(DEAL).await?;
    let before = browser.say(PAIRS).await?;
    browser.click_cell(0, 0).await?;
    browser.until_is(CHOSEN, "0,0").await?;
    browser.tool("shuffle").await?;
    browser.hears("Shuffled: this board can be won.").await?;
    // What was chosen lies elsewhere now.
    browser.until_is(CHOSEN, "").await?;
    let after = browser.say(PAIRS).await?;
    assert_ne!(after, before);
    let sorted = |board: &str| {
        let mut tiles: Vec<char> = board.chars().collect();
        tiles.sort_unstable();
        tiles
    };
    assert_eq!(sorted(&after), sorted(&before), "tiles and cells stay");
    browser.tool("undo").await?;
    browser.hears("Shuffle undone.").await?;
    browser.until_is(PAIRS, &before).await?;
    browser.tool("redo").await?;
    browser.hears("Shuffle redone.").await?;
    browser.until_is(PAIRS, &after).await?;
    // Holes stay where they are.
    browser.play("pairs::12x1/2.33").await?;
    browser.press("s").await?;
    browser.hears("Shuffled").await?;
    let board = browser.say(PAIRS).await?;
    assert_eq!((&board[2..3], &board[6..7]), ("#", "."), "{board}");
    Ok(())
}

async fn moves_are_undone_and_redone_with_what_fell(browser: &mut Browser) -> Outcome {
    let boards = ["12/32/31/44", "../12/32/31", "../.2/.2/11"];
    browser.play("pairs:gdown:12/32/31/44").await?;
    browser.until_is(PAIRS, boards[0]).await?;
    browser.command("a4 b4").await?;
    browser.until_is(PAIRS, boards[1]).await?;
    browser.command("a3 a4").await?;
    browser.until_is(PAIRS, boards[2]).await?;
    browser.press("Escape").await?;
    browser.tool("undo").await?;
    browser.until_is(PAIRS, boards[1]).await?;
    browser.press("u").await?;
    browser.until_is(PAIRS, boards[0]).await?;
    browser.until(&is_off("undo", true)).await?;
    browser.press("u").await?;
    browser
        .until_is(MESSAGE, "There is nothing to undo.")
        .await?;
    browser.press("r").await?;
    browser.until_is(PAIRS, boards[1]).await?;
    browser.tool("redo").await?;
    browser.until_is(PAIRS, boards[2]).await?;
    browser.press("r").await?;
    browser.until_is(MESSAGE, "There is nothing to redo.").await
}

async fn another_move_drops_what_was_undone(browser: &mut Browser) -> Outcome {
    browser.play("pairs::1122/3344").await?;
    browser.command("a1 b1").await?;
    browser.command("undo").await?;
    browser.until(&is_off("redo", false)).await?;
    browser.command("c1 d1").await?;
    browser.until_is(PAIRS, "11../3344").await?;
    browser.until(&is_off("redo", true)).await?;
    browser.command("redo").await?;
    browser
        .until_is(MESSAGE, "There is nothing to redo.")
        .await?;
    browser.until_is(PAIRS, "11../3344").await
}

async fn a_restart_is_a_new_game(browser: &mut Browser) -> Outcome {
    browser.own_clock().await?;
    browser.play("pairs::1122/3344").await?;
    browser.command("a1 b1").await?;
    browser.command("hint").await?;
    browser.command("shuffle").await?;
    browser.press("Escape").await?;
    browser
        .until(&format!("({BAR}).includes('assisted')"))
        .await?;
    browser.forward(600).await?;
    browser
        .until(&format!("({CLOCK}).startsWith('10:')"))
        .await?;
    browser.tool("restart").await?;
    browser.hears("Started over.").await?;
    browser.until_is(PAIRS, "1122/3344").await?;
    browser
        .until(&format!("({CLOCK}).startsWith('0:')"))
        .await?;
    let bar = browser.say(BAR).await?;
    assert!(!bar.contains("assisted"), "{bar}");
    for tool in ["undo", "redo"] {
        browser.until(&is_off(tool, true)).await?;
    }
    Ok(())
}
