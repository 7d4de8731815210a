//! What is pointed at is what reacts: at every scale of the screen, with either button, with a finger that stays.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::MESSAGE;
use linkwork_browser::table::{ALIKE, CHOSEN, PAIRS};
use linkwork_browser::{Browser, Outcome, View};
use serde_json::json;

linkwork_browser::suite![
    every_scale_hits_the_cell_below_the_mouse,
    a_finger_hits_the_cell_below_it,
    the_right_button_marks_all_equal_tiles,
    a_finger_that_stays_marks_all_equal_tiles,
    a_finger_that_scrolls_marks_and_chooses_nothing,
    no_words_move_the_board,
];

/// All kinds differ from their neighbours: a click that went astray would choose another cell.
const BOARD: &str = "pairs:18x8,k36#5eed/0";

/// The points of a cell that are tried: its middle, and near its corners; the rest of the way belongs to both.
async fn points(
    browser: &Browser,
    row: u8,
    col: u8,
) -> Result<Vec<(f64, f64)>, linkwork_browser::Fault> {
    let area = browser
        .ask(&format!(
            "(({{x, y, width, height}}) => [x, y, width, height])\
             (document.querySelector(`[data-at='{row},{col}']`).getBoundingClientRect())"
        ))
        .await?;
    let [x, y, wide, high] = [0, 1, 2, 3].map(|n| area[n].as_f64().unwrap());
    let near = 1.5;
    Ok(vec![
        (x + wide / 2.0, y + high / 2.0),
        (x + near, y + near),
        (x + wide - near, y + near),
        (x + near, y + high - near),
        (x + wide - near, y + high - near),
    ])
}

/// The corners of the board, and cells within it.
const CELLS: [(u8, u8); 7] = [(0, 0), (0, 17), (7, 0), (7, 17), (3, 8), (4, 9), (6, 13)];

async fn every_scale_hits_the_cell_below_the_mouse(browser: &mut Browser) -> Outcome {
    for scale in [1.0, 1.25, 1.5, 2.0] {
        // At 1.25 and 1.5 cells do not begin at whole pixels of the screen.
        browser
            .view(View {
                width: 1279,
                height: 803,
                scale,
                touch: false,
            })
            .await?;
        browser.play(BOARD).await?;
        for (row, col) in CELLS {
            for point in points(browser, row, col).await? {
                browser.click(point).await?;
                browser
                    .until_is(CHOSEN, &format!("{row},{col}"))
                    .await
                    .map_err(|why| format!("scale {scale}, {row},{col}, {point:?}: {why}"))?;
                browser.click(point).await?;
                browser.until_is(CHOSEN, "").await?;
            }
        }
    }
    Ok(())
}

async fn a_finger_hits_the_cell_below_it(browser: &mut Browser) -> Outcome {
    for scale in [1.5, 2.0] {
        browser
            .view(View {
                scale,
                ..View::PHONE
            })
            .await?;
        browser.play("pairs:8x6,k12#5eed/0").await?;
        for (row, col) in [(0, 0), (0, 7), (5, 0), (5, 7), (2, 3)] {
            for point in points(browser, row, col).await? {
                browser.tap(point).await?;
                browser
                    .until_is(CHOSEN, &format!("{row},{col}"))
                    .await
                    .map_err(|why| format!("scale {scale}, {row},{col}, {point:?}: {why}"))?;
                browser.tap(point).await?;
                browser.until_is(CHOSEN, "").await?;
            }
        }
    }
    Ok(())
}

const FEW: &str = "pairs::1232/2131";

async fn the_right_button_marks_all_equal_tiles(browser: &mut Browser) -> Outcome {
    browser.play(FEW).await?;
    browser.click_cell(0, 2).await?;
    browser.until_is(CHOSEN, "0,2").await?;
    browser.click_right(browser.cell(0, 1).await?).await?;
    browser.until_is(ALIKE, "0,1 0,3 1,0").await?;
    browser
        .until_is(MESSAGE, "sky blue triangle B: b1, d1, a2")
        .await?;
    browser.hears("sky blue triangle B: b1, d1, a2").await?;
    // That chooses nothing, and plays nothing.
    assert_eq!(browser.say(CHOSEN).await?, "0,2");
    assert_eq!(browser.say(PAIRS).await?, "1232/2131");
    // Other tiles instead, then none.
    browser.click_right(browser.cell(1, 3).await?).await?;
    browser.until_is(ALIKE, "0,0 1,1 1,3").await?;
    browser.click_right(browser.cell(0, 0).await?).await?;
    browser.until_is(ALIKE, "").await
}

async fn a_finger_that_stays_marks_all_equal_tiles(browser: &mut Browser) -> Outcome {
    browser.view(View::PHONE).await?;
    browser.play(FEW).await?;
    let at = browser.cell(1, 0).await?;
    browser.touch("touchStart", &[at]).await?;
    browser.until_is(ALIKE, "0,1 0,3 1,0").await?;
    browser.touch("touchEnd", &[]).await?;
    // A tap afterwards is a tap.
    browser.tap_cell(0, 0).await?;
    browser.until_is(CHOSEN, "0,0").await?;
    browser.until_is(ALIKE, "").await
}

async fn a_finger_that_scrolls_marks_and_chooses_nothing(browser: &mut Browser) -> Outcome {
    browser.view(View::PHONE).await?;
    browser.play(FEW).await?;
    let stays = "window.stayed = 0; setTimeout(() => stayed = 1, 700)";
    let (x, y) = browser.cell(0, 0).await?;
    browser.touch("touchStart", &[(x, y)]).await?;
    browser.touch("touchMove", &[(x + 20.0, y + 20.0)]).await?;
    browser.driver()?.execute(stays, vec![]).await?;
    browser.until("stayed").await?;
    assert_eq!(browser.say(ALIKE).await?, "");
    browser.touch("touchEnd", &[]).await?;
    browser.tap_cell(1, 1).await?;
    browser.until_is(CHOSEN, "1,1").await?;
    assert_eq!(browser.say(ALIKE).await?, "");
    Ok(())
}

/// Whatever is said: on a board that moved meanwhile the next click would go astray.
async fn no_words_move_the_board(browser: &mut Browser) -> Outcome {
    for lang in ["en", "zh-CN", "sv"] {
        browser.open("#/help").await?;
        let speak = format!("localStorage.setItem('linkwork-settings', 'lang {lang}')");
        browser.driver()?.execute(speak, vec![]).await?;
        for view in View::ALL {
            browser.view(view).await?;
            browser.play("pairs:8x6,k12#5eed/0").await?;
            let spoken = "document.documentElement.lang";
            browser.until_is(spoken, lang).await?;
            stays(browser)
                .await
                .map_err(|why| format!("{lang}, {view:?}: {why}"))?;
            browser.press("Shift+R").await?;
        }
    }
    Ok(())
}

/// Has the page say one thing after the other, and looks where the board lies.
async fn stays(browser: &Browser) -> Outcome {
    let place = "JSON.stringify(document.querySelector('.grid').getBoundingClientRect())";
    let before = browser.say(place).await?;
    for step in 0..5 {
        let said = browser.say(MESSAGE).await?;
        match step {
            0 => browser.click_cell(0, 0).await?,
            1 => browser.click_cell(0, 1).await?,
            2 => browser.click_right(browser.cell(2, 2).await?).await?,
            3 => browser.press("u").await?,
            _ => browser.press("h").await?,
        }
        browser
            .until(&format!("({MESSAGE}) !== {}", json!(said)))
            .await?;
        let after = browser.say(place).await?;
        if after != before {
            let said = browser.say(MESSAGE).await?;
            return Err(format!("{said:?} moves the board from {before} to {after}").into());
        }
    }
    Ok(())
}
