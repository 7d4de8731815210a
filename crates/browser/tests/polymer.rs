//! Polymer and free play at the page.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "common/lines.rs"]
mod common;

use common::{open, text};
use linkwork::lines::{Move, Shift};
use linkwork::session::{Action, LinesTable, Outcome as Played, Table};
use linkwork::{Pos, Session};
use linkwork_browser::seen::{BAR, HEARD, LINES, MESSAGE, PANEL};
use linkwork_browser::{Browser, Outcome, View};

linkwork_browser::suite![
    a_closed_group_is_taken_by_a_tap_and_filled_again,
    a_group_is_taken_by_keys,
    what_is_open_is_not_taken,
    the_end_of_a_drag_is_no_tap,
    the_last_shift_is_told_and_ends_the_game,
    a_bomb_ends_the_game,
    the_clock_ends_the_game_for_good,
    free_play_shows_what_is_closed,
    free_play_shows_how_groups_are_found,
    shifts_are_undone_and_redone,
];

/// A game of Polymer in which one step closes a group, and that step.
fn nearly_closed() -> (String, Session, Shift, Pos) {
    for n in 0.. {
        let id = format!("lines:polymer,6x5,shifts9#5eed/{n}");
        let session = Session::open(&id).unwrap();
        let steps: Vec<Shift> = table(&session).round.board().steps().collect();
        for shift in steps {
            let mut tried = session.clone();
            play(&mut tried, Move::Shift(shift));
            if let Some(group) = table(&tried).groups.iter().find(|group| group.closed) {
                return (id, session, shift, group.cells[0]);
            }
        }
    }
    unreachable!()
}

fn table(session: &Session) -> LinesTable<'_> {
    match session.table() {
        Table::Lines(table) => table,
        Table::Pairs(_) => panic!("a game of pairs"),
    }
}

fn board(session: &Session) -> String {
    text(table(session).round.board())
}

fn play(session: &mut Session, mv: Move) -> Played {
    session.act(0, Action::Play(mv.into()))
}

/// The group is closed on the page, is taken with `take`, and what comes of it is what the rules say.
async fn take<T>(browser: &Browser, take: T) -> Outcome
where
    T: AsyncFn(&Browser, Pos) -> Outcome,
{
    let (id, mut session, shift, pos) = nearly_closed();
    open(browser, &id).await?;
    browser.until_is(LINES, &board(&session)).await?;
    browser.command(&shift.to_string()).await?;
    play(&mut session, Move::Shift(shift));
    browser.until_is(LINES, &board(&session)).await?;
    let closed = "document.querySelectorAll('.closed').length";
    let before: usize = table(&session)
        .groups
        .iter()
        .filter(|group| group.closed)
        .map(|group| group.cells.len())
        .sum();
    browser.until(&format!("{closed} === {before}")).await?;
    take(browser, pos).await?;
    let Played::Done(_) = play(&mut session, Move::Take(pos)) else {
        panic!("it cannot be taken")
    };
    // The new tiles are those of the seed, the same for everybody.
    browser.until_is(LINES, &board(&session)).await?;
    let (points, taken) = {
        let round = table(&session).round.clone();
        (round.points(), round.largest())
    };
    assert_eq!(points, u64::from(taken * taken));
    browser
        .until(&format!(
            "({BAR}).includes('{points} points; largest {taken}')"
        ))
        .await?;
    let words = format!(
        "Took {taken} tile{}: {points} points.",
        if taken == 1 { "" } else { "s" }
    );
    browser.until_is(MESSAGE, &words).await?;
    browser
        .until(&format!("({HEARD}).includes('{points} points')"))
        .await?;
    // And back: the same group lies there again.
    browser.press("u").await?;
    browser
        .until(&format!("({BAR}).includes('0 points')"))
        .await?;
    session.act(0, Action::Undo);
    browser.until_is(LINES, &board(&session)).await?;
    browser.until(&format!("{closed} === {before}")).await
}

async fn a_closed_group_is_taken_by_a_tap_and_filled_again(browser: &mut Browser) -> Outcome {
    browser.view(View::PHONE).await?;
    take(browser, async |browser: &Browser, pos: Pos| {
        browser.tap(browser.cell(pos.row, pos.col).await?).await
    })
    .await
}

async fn a_group_is_taken_by_keys(browser: &mut Browser) -> Outcome {
    take(browser, async |browser: &Browser, pos: Pos| {
        browser
            .ask("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()")
            .await?;
        // The key `a` leads to the next closed group.
        browser.press("a").await?;
        let at = format!("{},{}", pos.row, pos.col);
        browser
            .until_is("document.activeElement.dataset.at", &at)
            .await?;
        browser.press("Enter").await
    })
    .await
}

async fn what_is_open_is_not_taken(browser: &mut Browser) -> Outcome {
    let (id, session, ..) = nearly_closed();
    open(browser, &id).await?;
    browser.click(browser.cell(0, 0).await?).await?;
    browser
        .until_is(MESSAGE, "No closed group lies there.")
        .await?;
    browser.until_is(LINES, &board(&session)).await
}

async fn the_last_shift_is_told_and_ends_the_game(browser: &mut Browser) -> Outcome {
    open(browser, "lines:polymer,shifts2:555/aaa/555").await?;
    browser
        .until(&format!("({BAR}).includes('2 shifts left')"))
        .await?;
    browser.command("R0,1").await?;
    let last = "Last shift: what is closed after it can still be taken.";
    browser
        .until(&format!("({MESSAGE}).endsWith('{last}')"))
        .await?;
    browser.command("C0,1").await?;
    browser.until_is(PANEL, "No shifts are left").await?;
    browser.click_on("[data-choice=undo]").await?;
    browser.until_is(PANEL, "").await?;
    browser
        .until(&format!("({BAR}).includes('1 shift left')"))
        .await
}

async fn a_bomb_ends_the_game(browser: &mut Browser) -> Outcome {
    let id = "lines:polymer,4x4,bombs#5eed/0";
    let mut session = Session::open(id)?;
    open(browser, id).await?;
    let wait = table(&session)
        .round
        .board()
        .bombs()
        .map(|(_, wait)| wait)
        .min();
    let shown =
        "Math.min(...[...document.querySelectorAll('.wait')].map((one) => +one.textContent))";
    for left in (0..wait.unwrap()).rev() {
        assert_eq!(browser.ask(shown).await?, left + 1);
        let shift: Shift = if left % 2 == 0 { "R0,1" } else { "R0,-1" }.parse()?;
        browser.command(&shift.to_string()).await?;
        play(&mut session, Move::Shift(shift));
        browser.until_is(LINES, &board(&session)).await?;
    }
    browser.until_is(PANEL, "A bomb went off").await?;
    browser
        .until(&format!("({HEARD}).includes('A bomb went off')"))
        .await?;
    browser.click_on("[data-choice=restart]").await?;
    browser.until_is(LINES, &board(&Session::open(id)?)).await?;
    browser.until_is(PANEL, "").await
}

async fn the_clock_ends_the_game_for_good(browser: &mut Browser) -> Outcome {
    open(browser, "lines:polymer,4x4,clock1#5eed/0").await?;
    browser.command("R0,1").await?;
    browser.until_is(PANEL, "Time is up").await?;
    assert_eq!(
        browser
            .ask("document.querySelector('[data-choice=undo]')")
            .await?,
        serde_json::Value::Null
    );
    browser.press("u").await?;
    browser
        .until(&format!("({HEARD}).includes('Time has run out')"))
        .await?;
    browser
        .until(&format!("({BAR}).includes('0:00 left')"))
        .await
}

async fn free_play_shows_what_is_closed(browser: &mut Browser) -> Outcome {
    open(browser, "lines:free:6c2/391/200").await?;
    let names = |class: &str| {
        format!("[...document.querySelectorAll('{class}')].map((one) => one.dataset.at).join(' ')")
    };
    browser
        .until_is(&names(".closed"), "0,0 0,1 1,0 1,1")
        .await?;
    browser
        .until(&format!("({BAR}).includes('1 closed')"))
        .await?;
    // Each group has a colour of its own, told by a class, and neighbours differ.
    let colours = "new Set([...document.querySelectorAll('.linetile')].map((one) => \
                   [...one.classList].find((name) => name.startsWith('g-group-')))).size";
    let groups = table(&Session::open("lines:free:6c2/391/200")?)
        .groups
        .len();
    assert!(groups > 2);
    assert!(browser.ask(colours).await?.as_u64() > Some(2));
    // Nothing is taken in free play.
    browser.command("take a1").await?;
    browser
        .until_is(MESSAGE, "Groups are taken only in Polymer.")
        .await?;
    browser.command("R0,1").await?;
    browser.until_is(&names(".closed"), "").await
}

async fn free_play_shows_how_groups_are_found(browser: &mut Browser) -> Outcome {
    open(browser, "lines:free:6c2/391/200").await?;
    let watch = "(() => { window.told = []; new MutationObserver(() => told.push(\
                 [document.querySelector('.message').textContent, \
                  document.querySelectorAll('[class*=g-group-]').length])).observe(\
                 document.querySelector('.table'), \
                 {subtree: true, childList: true, characterData: true, attributes: true}) })()";
    browser.ask(watch).await?;
    let all = browser
        .ask("document.querySelectorAll('[class*=g-group-]').length")
        .await?;
    assert_eq!(all, 7);
    browser.press("f").await?;
    browser
        .until("told.some(([words]) => words.startsWith('All found'))")
        .await?;
    // Cell by cell: as many are shown as are told to be found. A busy machine may pass over one or two.
    let told = browser.ask("told").await?;
    let steps: Vec<(&str, u64)> = told
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one[0].as_str().unwrap(), one[1].as_u64().unwrap()))
        .collect();
    let of_first = |n: u64| steps.contains(&(format!("Group A: tile {n} of 4.").as_str(), n));
    assert!((1..=4).filter(|n| of_first(*n)).count() > 1, "{steps:?}");
    assert!(steps.iter().all(|(_, n)| *n <= 7), "{steps:?}");
    assert!(
        steps
            .windows(2)
            .all(|two| two[0].1 <= two[1].1 || two[0].1 == 7),
        "{steps:?}"
    );
    browser
        .until("document.querySelectorAll('[class*=g-group-]').length === 7")
        .await?;
    // Elsewhere it says why not.
    open(browser, "lines:polymer,4x4,shifts9#5eed/0").await?;
    browser.press("f").await?;
    browser
        .until_is(MESSAGE, "Groups are shown tile by tile only in free play.")
        .await
}

async fn the_end_of_a_drag_is_no_tap(browser: &mut Browser) -> Outcome {
    // A closed group of two, and one that a shift closes.
    for (id, by, after) in [
        ("lines:polymer,shifts9:280/000/000", (1, 0), "280/000/000"),
        ("lines:polymer,shifts9:200/080/000", (1, 1), "280/000/000"),
    ] {
        open(browser, id).await?;
        let (from, away) = (
            browser.cell(by.0, by.1).await?,
            browser.cell(0, by.1).await?,
        );
        browser.mouse("mousePressed", from).await?;
        browser.mouse("mouseMoved", away).await?;
        let to = if by == (1, 0) { from } else { away };
        browser.mouse("mouseMoved", to).await?;
        browser.mouse("mouseReleased", to).await?;
        browser.until_is(LINES, after).await?;
        assert!(!browser.say(MESSAGE).await?.contains("Took"));
    }
    // A tap on the same cell is one.
    browser.click_cell(0, 1).await?;
    browser
        .until(&format!("({MESSAGE}).startsWith('Took 2 tiles')"))
        .await
}

async fn shifts_are_undone_and_redone(browser: &mut Browser) -> Outcome {
    let mut session = Session::open("lines:free,5x3#5eed/0")?;
    open(browser, "lines:free,5x3#5eed/0").await?;
    let mut seen = vec![board(&session)];
    for shift in ["R0,2", "C4,1", "R2,-1"] {
        browser.command(shift).await?;
        play(&mut session, shift.parse()?);
        seen.push(board(&session));
        browser.until_is(LINES, &board(&session)).await?;
    }
    for board in seen.iter().rev().skip(1) {
        browser.click_on("[data-tool=undo]").await?;
        browser.until_is(LINES, board).await?;
    }
    browser.press("u").await?;
    browser
        .until_is(MESSAGE, "There is nothing to undo.")
        .await?;
    for board in seen.iter().skip(1) {
        browser.press("r").await?;
        browser.until_is(LINES, board).await?;
    }
    // Another move: what was undone before it is gone.
    browser.press("u").await?;
    browser.until_is(LINES, &seen[2]).await?;
    browser.command("R1,1").await?;
    browser.click_on("[data-tool=redo]").await?;
    browser.until_is(MESSAGE, "There is nothing to redo.").await
}
