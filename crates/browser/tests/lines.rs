//! A lines game at the page: lanes follow mouse, finger, keys and arrows.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "common/lines.rs"]
mod common;

use common::{open, text};
use linkwork::Id;
use linkwork::lines::{Board, Lane, Shift};
use linkwork_browser::seen::{BAR, LINES, MESSAGE, PANEL};
use linkwork_browser::{Browser, Fault, Outcome, Point, View};

linkwork_browser::suite![
    a_net_is_closed_with_the_mouse,
    a_net_is_closed_with_a_finger,
    a_net_is_closed_by_keys_alone,
    keys_reach_the_board_from_another_screen,
    an_arrow_acts_when_it_is_let_go,
    a_drag_of_any_length_snaps_and_goes_round,
    what_leaves_at_one_end_is_seen_at_the_other,
    another_size_of_the_window_ends_a_drag,
    a_phone_that_is_turned_ends_a_drag,
    a_second_finger_ends_a_drag,
    a_fixed_lane_says_why_it_stays,
];

/// A small net, and a board without equal lanes.
const NET: &str = "lines:netslide,5x4,s4#5eed/0";
const FREE: &str = "lines:free:6a2c/5913/ed78";

/// The board that is dealt, and the shifts that close it.
fn net() -> (Board, Vec<Shift>) {
    let Ok(Id::Lines(id)) = NET.parse() else {
        panic!("{NET} is no id")
    };
    let mut way = id.scramble();
    way.reverse();
    let way = way.into_iter().map(Shift::reversed).collect();
    (id.round().board().clone(), way)
}

/// What a shift makes of a board of free play.
fn shifted(shifts: &[&str]) -> String {
    let mut board: Board = FREE
        .rsplit(':')
        .next()
        .unwrap()
        .replace('/', "\n")
        .parse()
        .unwrap();
    for shift in shifts {
        board.shift(shift.parse().unwrap()).unwrap();
    }
    text(&board)
}

/// Where a lane is taken hold of, and where a drag by so many cells ends.
async fn way(browser: &Browser, lane: Lane, by: f64) -> Result<(Point, Point), Fault> {
    // Not in the first cell: a lane is the same wherever it is held.
    let (from, next) = match lane {
        Lane::Row(row) => (browser.cell(row, 1).await?, browser.cell(row, 2).await?),
        Lane::Column(col) => (browser.cell(1, col).await?, browser.cell(2, col).await?),
    };
    let to = (
        from.0 + (next.0 - from.0) * by,
        from.1 + (next.1 - from.1) * by,
    );
    Ok((from, to))
}

/// A shift as a way in cells.
fn cells(by: i64) -> f64 {
    f64::from(i32::try_from(by).unwrap())
}

/// The net is closed, and nothing helped.
async fn is_won(browser: &Browser, steps: usize) -> Outcome {
    browser.until_is(PANEL, "Won!").await?;
    let told = browser
        .say("document.querySelector('.panel').textContent")
        .await?;
    assert!(told.contains(&format!("{steps} steps")), "{told}");
    assert!(told.contains("Without undo or hint."), "{told}");
    Ok(())
}

async fn a_net_is_closed_with_the_mouse(browser: &mut Browser) -> Outcome {
    open(browser, NET).await?;
    let (mut board, solution) = net();
    browser.until_is(LINES, &text(&board)).await?;
    for shift in &solution {
        let (from, to) = way(browser, shift.lane, cells(shift.by)).await?;
        browser.drag(from, to).await?;
        board.shift(*shift)?;
        browser.until_is(LINES, &text(&board)).await?;
    }
    is_won(browser, solution.len()).await
}

async fn a_net_is_closed_with_a_finger(browser: &mut Browser) -> Outcome {
    browser.view(View::PHONE).await?;
    open(browser, NET).await?;
    let (mut board, solution) = net();
    for shift in &solution {
        let (from, to) = way(browser, shift.lane, cells(shift.by)).await?;
        browser.swipe(from, to).await?;
        board.shift(*shift)?;
        browser.until_is(LINES, &text(&board)).await?;
    }
    is_won(browser, solution.len()).await
}

async fn a_net_is_closed_by_keys_alone(browser: &mut Browser) -> Outcome {
    open(browser, NET).await?;
    tab_to(browser, "[role=gridcell]").await?;
    let (mut board, solution) = net();
    for shift in &solution {
        let (ahead, to, key) = match (shift.lane, shift.by > 0) {
            (Lane::Row(row), true) => ("ArrowDown", format!("{row},0"), "Shift+ArrowRight"),
            (Lane::Row(row), false) => ("ArrowDown", format!("{row},0"), "Shift+ArrowLeft"),
            (Lane::Column(col), true) => ("ArrowRight", format!("0,{col}"), "Shift+ArrowDown"),
            (Lane::Column(col), false) => ("ArrowRight", format!("0,{col}"), "Shift+ArrowUp"),
        };
        browser.press("Control+Home").await?;
        for _ in 0..steps_to(&to) {
            browser.press(ahead).await?;
        }
        let here = "document.activeElement.dataset.at";
        browser.until_is(here, &to).await?;
        browser.press(key).await?;
        board.shift(*shift)?;
        browser.until_is(LINES, &text(&board)).await?;
    }
    is_won(browser, solution.len()).await?;
    // And on to the next game, still without a mouse.
    browser
        .until("document.activeElement.matches('.panel')")
        .await?;
    tab_to(browser, "[data-choice=next]").await?;
    browser.press("Enter").await?;
    browser.until_is(PANEL, "").await?;
    let next = browser.say("location.hash").await?;
    assert!(
        next.starts_with("#lines:netslide,5x4,s4#") && !next.contains("5eed"),
        "{next}"
    );
    Ok(())
}

/// How many steps a cell lies from the first one, in its row or its column.
fn steps_to(at: &str) -> u8 {
    let (row, col) = at.split_once(',').unwrap();
    row.parse::<u8>().unwrap() + col.parse::<u8>().unwrap()
}

/// Presses Tab until the keyboard is where it is wanted.
async fn tab_to(browser: &Browser, selector: &str) -> Outcome {
    let is_there = format!("document.activeElement.matches('{selector}')");
    for _ in 0..40 {
        browser.press("Tab").await?;
        if browser.ask(&is_there).await?.as_bool() == Some(true) {
            return Ok(());
        }
    }
    Err(format!("no Tab leads to {selector}").into())
}

async fn keys_reach_the_board_from_another_screen(browser: &mut Browser) -> Outcome {
    browser.open("#/help").await?;
    browser.until("document.querySelector('.keys')").await?;
    browser.ask(&format!("location.hash = '{NET}'")).await?;
    browser
        .until("document.querySelector('[role=gridcell]')")
        .await?;
    browser
        .until("document.activeElement.id === 'main'")
        .await?;
    browser.press("ArrowRight").await?;
    browser
        .until("document.activeElement.getAttribute('role') === 'gridcell'")
        .await
}

async fn an_arrow_acts_when_it_is_let_go(browser: &mut Browser) -> Outcome {
    open(browser, FREE).await?;
    let arrow = browser.middle("[aria-label='row 1: 1 step right']").await?;
    browser.mouse("mousePressed", arrow).await?;
    browser.until_is(LINES, &shifted(&[])).await?;
    // Whoever thinks better of it lets go elsewhere.
    browser.mouse("mouseMoved", (5.0, 200.0)).await?;
    browser.mouse("mouseReleased", (5.0, 200.0)).await?;
    browser.click(arrow).await?;
    browser.until_is(LINES, &shifted(&["R0,1"])).await?;
    browser.view(View::PHONE).await?;
    let up = "[aria-label='column c: 1 step up']";
    browser.tap(browser.middle(up).await?).await?;
    browser
        .until_is(LINES, &shifted(&["R0,1", "C2,-1"]))
        .await?;
    browser.until_is(MESSAGE, "Column c: 1 step up.").await
}

async fn a_drag_of_any_length_snaps_and_goes_round(browser: &mut Browser) -> Outcome {
    for (lane, by, move_) in [
        ("R1,1", 0.6, "R1,1"),
        ("R1,1", 1.4, "R1,1"),
        ("R1,1", -2.6, "R1,-3"),
        ("R1,1", 5.2, "R1,1"),
        ("R2,1", -6.9, "R2,1"),
        ("C2,1", 1.3, "C2,1"),
        ("C3,1", -3.8, "C3,-1"),
    ] {
        browser.fresh().await?;
        open(browser, FREE).await?;
        let lane: Shift = lane.parse()?;
        let (from, to) = way(browser, lane.lane, by).await?;
        browser.drag(from, to).await?;
        browser.until_is(LINES, &shifted(&[move_])).await?;
        // However far it was, it is one move.
        browser.press("u").await?;
        browser.until_is(LINES, &shifted(&[])).await?;
    }
    // Too short, or once round: nothing was moved, and so nothing can be undone.
    for by in [0.4, -0.4, 4.1, -4.2] {
        let (from, to) = way(browser, Lane::Row(1), by).await?;
        browser.drag(from, to).await?;
        browser.until(IS_AT_REST).await?;
        browser.press("u").await?;
        browser
            .until_is(MESSAGE, "There is nothing to undo.")
            .await?;
        browser.until_is(LINES, &shifted(&[])).await?;
    }
    Ok(())
}

/// Nothing is held, and every cell lies where it belongs.
const IS_AT_REST: &str =
    "!document.querySelector('.twin, .dragged, [role=gridcell][style*=transform]')";

async fn what_leaves_at_one_end_is_seen_at_the_other(browser: &mut Browser) -> Outcome {
    open(browser, FREE).await?;
    // Where the twin lies, in cells from the first one of its lane.
    let twin = |side: &str, size: &str| {
        format!(
            "(() => {{ const twin = document.querySelector('.twin')?.getBoundingClientRect(), \
             grid = document.querySelector('.grid').getBoundingClientRect(); \
             return twin ? Math.round((twin.{side} - grid.{side}) / twin.{size} * 10) / 10 : null }})()"
        )
    };
    for (lane, by, at) in [
        (Lane::Row(0), 0.5, -0.5),
        (Lane::Row(0), -0.3, -0.3),
        (Lane::Row(2), 1.7, -0.3),
        (Lane::Column(3), 0.5, -0.5),
        (Lane::Column(0), -1.4, -0.4),
    ] {
        let (from, to) = way(browser, lane, by).await?;
        browser.mouse("mousePressed", from).await?;
        browser.mouse("mouseMoved", to).await?;
        let place = match lane {
            Lane::Row(_) => twin("left", "width"),
            Lane::Column(_) => twin("top", "height"),
        };
        browser.until(&format!("{place} === {at}")).await?;
        // It is the one cell, not one more, for those who listen.
        assert_eq!(
            browser
                .ask("document.querySelectorAll('[role=gridcell]').length")
                .await?,
            12
        );
        browser.press("Escape").await?;
        browser.until(IS_AT_REST).await?;
        browser.mouse("mouseReleased", to).await?;
    }
    browser.until_is(LINES, &shifted(&[])).await
}

async fn another_size_of_the_window_ends_a_drag(browser: &mut Browser) -> Outcome {
    open(browser, FREE).await?;
    let (from, to) = way(browser, Lane::Row(1), 1.5).await?;
    browser.mouse("mousePressed", from).await?;
    browser.mouse("mouseMoved", to).await?;
    browser.until("document.querySelector('.twin')").await?;
    let view = View {
        width: 1000,
        height: 700,
        ..View::DESKTOP
    };
    browser.view(view).await?;
    browser.until(IS_AT_REST).await?;
    // The hand goes on, but it holds nothing any more.
    browser.mouse("mouseMoved", (to.0 + 90.0, to.1)).await?;
    browser.mouse("mouseReleased", (to.0 + 90.0, to.1)).await?;
    nothing_was_moved(browser).await
}

async fn a_phone_that_is_turned_ends_a_drag(browser: &mut Browser) -> Outcome {
    browser.view(View::PHONE).await?;
    open(browser, FREE).await?;
    let (from, to) = way(browser, Lane::Row(1), 1.5).await?;
    browser.touch("touchStart", &[from]).await?;
    browser.touch("touchMove", &[to]).await?;
    browser.until("document.querySelector('.twin')").await?;
    let turned = View {
        width: 640,
        height: 360,
        ..View::PHONE
    };
    browser.view(turned).await?;
    browser.until(IS_AT_REST).await?;
    browser.touch("touchEnd", &[]).await?;
    nothing_was_moved(browser).await
}

async fn a_second_finger_ends_a_drag(browser: &mut Browser) -> Outcome {
    browser.view(View::PHONE).await?;
    open(browser, FREE).await?;
    let (from, to) = way(browser, Lane::Row(1), 1.5).await?;
    let other = browser.cell(2, 3).await?;
    browser.touch("touchStart", &[from]).await?;
    browser.touch("touchMove", &[to]).await?;
    browser.until("document.querySelector('.twin')").await?;
    browser.touch("touchStart", &[to, other]).await?;
    browser.until(IS_AT_REST).await?;
    browser
        .touch("touchMove", &[(to.0 + 60.0, to.1), other])
        .await?;
    browser.touch("touchEnd", &[other]).await?;
    browser.touch("touchEnd", &[]).await?;
    nothing_was_moved(browser).await
}

/// The board is as it was, and lanes can be dragged as before.
async fn nothing_was_moved(browser: &Browser) -> Outcome {
    browser.until_is(LINES, &shifted(&[])).await?;
    browser
        .until("document.querySelector('[data-tool=undo]').ariaDisabled === 'true'")
        .await?;
    let (from, to) = way(browser, Lane::Row(0), 1.0).await?;
    browser.drag(from, to).await?;
    browser.until_is(LINES, &shifted(&["R0,1"])).await
}

async fn a_fixed_lane_says_why_it_stays(browser: &mut Browser) -> Outcome {
    const WHY: &str = "That lane is fixed: it runs through the centre.";
    open(browser, NET).await?;
    let (board, _) = net();
    let pin = board.pin().unwrap();
    let (row, col) = (Lane::Row(pin.row), Lane::Column(pin.col));
    for lane in [row, col] {
        browser.fresh().await?;
        open(browser, NET).await?;
        let (from, to) = way(browser, lane, 1.2).await?;
        browser.drag(from, to).await?;
        browser.until_is(MESSAGE, WHY).await?;
        browser.until(IS_AT_REST).await?;
    }
    browser.press("Escape").await?;
    browser.until_is(MESSAGE, "").await?;
    browser.command(&format!("R{},1", pin.row)).await?;
    browser.until_is(MESSAGE, WHY).await?;
    browser.until_is(LINES, &text(&board)).await?;
    browser
        .until(&format!("({BAR}).includes('0 steps')"))
        .await?;
    // No arrow promises what does not work.
    let arrows = browser
        .ask("document.querySelectorAll('.arrow').length")
        .await?;
    assert_eq!(arrows, 2 * (4 - 1) + 2 * (5 - 1));
    Ok(())
}
