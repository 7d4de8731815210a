//! Stuck is not lost: three ways out.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::{BAR, MESSAGE, PANEL};
use linkwork_browser::table::PAIRS;
use linkwork_browser::{Browser, Outcome};

linkwork_browser::suite![
    stuck_offers_its_ways_out,
    an_undo_leads_out,
    a_shuffle_leads_out_and_is_undone,
    the_way_to_win_is_watched_from_where_it_begins,
    space_goes_on_with_the_way_wherever_one_is,
    whoever_only_hears_of_the_way_pays_nothing,
    what_never_could_be_won_is_said_so,
];

/// It can be won; not any more once the last column is taken.
const BOARD: &str = "3121/1231";
const STUCK: &str = "312./123.";

async fn stick(browser: &Browser) -> Outcome {
    browser.play(&format!("pairs::{BOARD}")).await?;
    browser.click_cell(0, 3).await?;
    browser.click_cell(1, 3).await?;
    browser.until_is(PAIRS, STUCK).await?;
    browser.until_is(PANEL, "Stuck").await
}

async fn stuck_offers_its_ways_out(browser: &mut Browser) -> Outcome {
    stick(browser).await?;
    browser
        .hears("Joined red circle A: d1 and d2, straight. Stuck")
        .await?;
    let choices =
        "[...document.querySelectorAll('[data-choice]')].map((one) => one.textContent).join()";
    let choices = browser.say(choices).await?;
    assert!(choices.starts_with("Undo,Shuffle,Show me"), "{choices}");
    // The panel can be put away, to look at the board, and comes back with the next try.
    browser.press("Escape").await?;
    browser.until_is(PANEL, "").await?;
    browser
        .until(&format!(
            "({MESSAGE}).startsWith('No pair links: u takes a move back')"
        ))
        .await?;
    browser.press("h").await?;
    browser
        .until_is(MESSAGE, "No pair links: take a move back or shuffle.")
        .await
}

async fn an_undo_leads_out(browser: &mut Browser) -> Outcome {
    stick(browser).await?;
    browser.tool("undo").await?;
    browser.until_is(PAIRS, BOARD).await?;
    browser.until_is(PANEL, "").await?;
    // And back into it.
    browser.press("r").await?;
    browser.until_is(PAIRS, STUCK).await?;
    browser.until_is(PANEL, "Stuck").await
}

async fn a_shuffle_leads_out_and_is_undone(browser: &mut Browser) -> Outcome {
    stick(browser).await?;
    browser.tool("shuffle").await?;
    browser.hears("Shuffled: this board can be won.").await?;
    browser.until_is(PANEL, "").await?;
    let shuffled = browser.say(PAIRS).await?;
    assert_ne!(shuffled, STUCK);
    assert_eq!((&shuffled[3..4], &shuffled[8..9]), (".", "."), "{shuffled}");
    browser.press("u").await?;
    browser.until_is(PAIRS, STUCK).await?;
    browser.until_is(PANEL, "Stuck").await?;
    browser.press("u").await?;
    browser.until_is(PAIRS, BOARD).await
}

async fn the_way_to_win_is_watched_from_where_it_begins(browser: &mut Browser) -> Outcome {
    stick(browser).await?;
    browser.tool("show").await?;
    let offer = "One move back the game could still be won, with 4 more pairs.";
    browser.until_is(PANEL, offer).await?;
    let costs = "Watching counts as help, and the move taken back cannot be played again.";
    browser
        .until_is("document.querySelector('.panel p').textContent", costs)
        .await?;
    browser.tool("watch-back").await?;
    browser.hears("Taken back: one move.").await?;
    // Pair by pair, to the end.
    browser.until_is(PANEL, "Won!").await?;
    browser.until_is(PAIRS, "..../....").await?;
    browser
        .until("document.querySelector('.panel').textContent.includes('Assisted')")
        .await
}

async fn space_goes_on_with_the_way_wherever_one_is(browser: &mut Browser) -> Outcome {
    browser.play("pairs:8x6,k12#5eed/0").await?;
    browser.tool("show").await?;
    browser
        .until("document.querySelector('[data-choice=watch]')")
        .await?;
    // Not before that was asked for.
    browser
        .ask("document.querySelector('[data-choice=not-now]').focus()")
        .await?;
    browser.press("Enter").await?;
    browser.until_is(PANEL, "").await?;
    browser.tool("show").await?;
    browser
        .until("document.querySelector('[data-choice=watch]')")
        .await?;
    browser
        .until(&format!("({BAR}).includes('48 tiles left')"))
        .await?;
    browser.tool("watch").await?;
    browser.until_is(PANEL, "").await?;
    // As after a click on it.
    browser
        .ask("document.querySelector('[data-tool=show]').focus()")
        .await?;
    browser.press(" ").await?;
    browser
        .until(&format!("({BAR}).match(/4[0-6] tiles left/)"))
        .await?;
    browser.until_is(PANEL, "").await
}

async fn whoever_only_hears_of_the_way_pays_nothing(browser: &mut Browser) -> Outcome {
    stick(browser).await?;
    browser.tool("show").await?;
    browser
        .until("document.querySelector('[data-choice=watch-back]')")
        .await?;
    browser.tool("not-now").await?;
    browser
        .until("!document.querySelector('[data-choice=watch-back]')")
        .await?;
    assert!(!browser.say(BAR).await?.contains("assisted"));
    browser.until_is(PAIRS, STUCK).await
}

async fn what_never_could_be_won_is_said_so(browser: &mut Browser) -> Outcome {
    browser.play("pairs::12/21/33").await?;
    browser.click_cell(2, 0).await?;
    browser.click_cell(2, 1).await?;
    browser.until_is(PANEL, "Stuck").await?;
    browser.tool("show").await?;
    browser
        .until(&format!(
            "({MESSAGE}).includes('This game could never be won')"
        ))
        .await
}
