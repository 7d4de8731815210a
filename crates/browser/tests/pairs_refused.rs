//! What is refused, and what fast or strange clicks do.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::MESSAGE;
use linkwork_browser::table::{BROKEN, CHOSEN, PAIRS, PATHS};
use linkwork_browser::{Browser, Fault, Outcome};
use serde_json::json;

linkwork_browser::suite![
    every_refusal_says_why_and_chooses_the_second_tile,
    the_path_that_has_too_many_turns_is_shown_broken,
    a_path_over_the_ring_is_drawn_there,
    the_same_tile_drops_the_choice_and_an_empty_cell_keeps_it,
    fast_clicks_never_take_three,
    a_double_click_takes_two,
    tiles_that_are_on_their_way_can_be_chosen,
    a_click_where_a_tile_will_lie_counts,
];

/// Chooses two cells with the mouse and tells what is said and what is chosen then.
async fn join(browser: &Browser, a: (u8, u8), b: (u8, u8)) -> Outcome {
    browser.click_cell(a.0, a.1).await?;
    browser.click_cell(b.0, b.1).await
}

async fn every_refusal_says_why_and_chooses_the_second_tile(browser: &mut Browser) -> Outcome {
    for (id, b, why) in [
        ("pairs::12/21/33", (1, 1), "Needs 3 turns; 2 are allowed."),
        (
            "pairs:t0:1.2/.12/33.",
            (1, 1),
            "Needs 1 turn; none is allowed.",
        ),
        (
            "pairs:noring:1x1/22.",
            (0, 2),
            "Closed in: no way between them.",
        ),
        ("pairs::12/21/33", (2, 1), "Different kinds."),
    ] {
        browser.play(id).await?;
        let before = browser.say(PAIRS).await?;
        join(browser, (0, 0), b).await?;
        browser.until_is(MESSAGE, why).await?;
        browser.hears(why).await?;
        let second = format!("{},{}", b.0, b.1);
        browser.until_is(CHOSEN, &second).await?;
        assert_eq!(browser.say(PAIRS).await?, before, "{id}");
    }
    Ok(())
}

async fn the_path_that_has_too_many_turns_is_shown_broken(browser: &mut Browser) -> Outcome {
    browser.play("pairs::12/21/33").await?;
    join(browser, (0, 0), (1, 1)).await?;
    browser.until(BROKEN).await?;
    // Four lines with three turns between them, round the board.
    let line = browser.say(PATHS).await?;
    assert_eq!(line.matches(['H', 'V', 'L']).count(), 4, "{line}");
    // Other refusals have nothing to draw.
    browser.play("pairs::12/21/33").await?;
    join(browser, (0, 0), (2, 1)).await?;
    browser.until_is(MESSAGE, "Different kinds.").await?;
    assert_eq!(browser.say(PATHS).await?, "");
    Ok(())
}

async fn a_path_over_the_ring_is_drawn_there(browser: &mut Browser) -> Outcome {
    browser.play("pairs::121/33.").await?;
    join(browser, (0, 0), (0, 2)).await?;
    browser.until_is(PAIRS, ".2./33.").await?;
    browser.until("drawn.length > 0").await?;
    // A cell is 64 units and the ring 32: up from the tile, along above the board, and down.
    let line = browser.say(PATHS).await?;
    assert_eq!(line.split(' ').next(), Some("M64"), "{line}");
    assert!(!browser.ask(BROKEN).await?.as_bool().unwrap());
    Ok(())
}

async fn the_same_tile_drops_the_choice_and_an_empty_cell_keeps_it(
    browser: &mut Browser,
) -> Outcome {
    browser.play("pairs::12.1/2.33").await?;
    browser.click_cell(0, 0).await?;
    browser.until_is(CHOSEN, "0,0").await?;
    browser.click_cell(0, 2).await?;
    browser.until_is(CHOSEN, "0,0").await?;
    browser.click_cell(0, 0).await?;
    browser.until_is(CHOSEN, "").await?;
    // Escape drops it as well.
    browser.click_cell(0, 1).await?;
    browser.until_is(CHOSEN, "0,1").await?;
    browser.press("Escape").await?;
    browser.until_is(CHOSEN, "").await
}

/// Clicks cells as fast as can be: nothing is drawn between two of them.
async fn click_at_once(browser: &Browser, cells: &[&str]) -> Outcome {
    let click = "for (const at of arguments[0]) \
         document.querySelector(`[data-at='${at}']`).dispatchEvent(new MouseEvent('click', {bubbles: true}))";
    browser.driver()?.execute(click, vec![json!(cells)]).await?;
    Ok(())
}

async fn fast_clicks_never_take_three(browser: &mut Browser) -> Outcome {
    let ten = ["0,0", "0,1", "0,2"].repeat(4);
    // The first two go; the third is chosen, dropped, chosen and so on. Where tiles fall, others come below the
    // mouse.
    for id in ["pairs::1112/2133", "pairs:gdown:3321/1112"] {
        browser.play(id).await?;
        let row = if id.contains("gdown") { "1," } else { "0," };
        let ten: Vec<String> = ten[..10].iter().map(|at| at.replace("0,", row)).collect();
        let ten: Vec<&str> = ten.iter().map(String::as_str).collect();
        click_at_once(browser, &ten).await?;
        browser.hears("Joined").await?;
        let left = browser.say(PAIRS).await?;
        for kind in ['1', '2', '3'] {
            assert_eq!(left.matches(kind).count() % 2, 0, "{id}: {left}");
        }
        assert!(left.len() > left.matches('.').count() + 1, "{id}: {left}");
    }
    // And the same with a mouse that is not waited for.
    browser.play("pairs::1112/2133").await?;
    let mut clicks = Vec::new();
    for col in [0, 1, 2] {
        clicks.push(browser.cell(0, col).await?);
    }
    for n in 0..10 {
        browser.click(clicks[n % 3]).await?;
    }
    browser.until_is(PAIRS, "..12/2133").await
}

async fn a_double_click_takes_two(browser: &mut Browser) -> Outcome {
    browser.play("pairs::1112/2133").await?;
    browser.click_cell(0, 0).await?;
    let (x, y) = browser.cell(0, 1).await?;
    for count in [1, 2] {
        for kind in ["mousePressed", "mouseReleased"] {
            let event =
                json!({"type": kind, "x": x, "y": y, "clickCount": count, "button": "left"});
            browser.cdp("Input.dispatchMouseEvent", event).await?;
        }
    }
    browser.until_is(PAIRS, "..12/2133").await?;
    // The second half of the double click has chosen nothing, so the third tile is the first of a pair.
    browser.until_is(CHOSEN, "").await?;
    browser.click_cell(0, 2).await?;
    browser.until_is(CHOSEN, "0,2").await?;
    browser.click_cell(1, 1).await?;
    browser.until_is(PAIRS, "...2/2.33").await
}

/// Lets everything move so slowly that it is on its way for the rest of the step.
async fn slow(browser: &Browser) -> Outcome {
    browser.cdp("Animation.enable", json!({})).await?;
    let rate = json!({"playbackRate": 0.01});
    browser
        .cdp("Animation.setPlaybackRate", rate)
        .await
        .map(drop)
}

/// Back to the usual speed, for the steps that come.
async fn fast(browser: &Browser) -> Outcome {
    let rate = json!({"playbackRate": 1.0});
    browser.cdp("Animation.setPlaybackRate", rate).await?;
    browser.cdp("Animation.disable", json!({})).await.map(drop)
}

const MOVING: &str = "document.getAnimations().some((one) => one.playState === 'running')";

/// Takes the pair at the foot of a board, so that everything above it is falling.
async fn falling(browser: &Browser) -> Result<(), Fault> {
    browser.play("pairs:gdown:12./12./33.").await?;
    slow(browser).await?;
    join(browser, (2, 0), (2, 1)).await?;
    browser.until_is(PAIRS, ".../12./12.").await?;
    browser.until(MOVING).await
}

async fn tiles_that_are_on_their_way_can_be_chosen(browser: &mut Browser) -> Outcome {
    falling(browser).await?;
    // Where they are seen: a tile higher than where they will lie.
    for (row, chosen) in [(1, "2,0"), (0, "")] {
        let from = browser.cell(row, 2).await?;
        let x = browser.cell(row, 0).await?.0;
        browser.click((x, from.1)).await?;
        browser.until_is(CHOSEN, chosen).await?;
    }
    browser.until_is(PAIRS, ".../.2./.2.").await?;
    fast(browser).await
}

async fn a_click_where_a_tile_will_lie_counts(browser: &mut Browser) -> Outcome {
    falling(browser).await?;
    // Nothing is seen yet at the foot, but the tile of the first column lies there.
    let (x, y) = (browser.cell(2, 0).await?.0, browser.cell(2, 2).await?.1);
    browser.click((x, y)).await?;
    browser.until_is(CHOSEN, "2,0").await?;
    fast(browser).await
}
