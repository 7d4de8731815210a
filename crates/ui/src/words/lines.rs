//! What happened in a lines game.

use linkwork::{
    Pos, Status,
    game::Reason,
    lines::{Group, Lane, Played, Refusal, Shift, Way},
    session::{LinesTable, Step, Table},
    text::cell_name,
};

use crate::{Lang, Texts};

/// The letter of a group, by its first cell: `A` to `Z`, `a` to `z`, and round again. So a group keeps
/// its letter as long as its first cell stays, and letters are seldom equal on the same board.
///
/// ```
/// use linkwork::Pos;
/// use linkwork_ui::words;
/// let size = "8x8".parse()?;
/// assert_eq!([0, 1, 7].map(|row| words::group(size, Pos::new(row, 0))), ['A', 'I', 'E']);
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[must_use]
pub fn group(size: linkwork::Size, first: Pos) -> char {
    let n = u8::try_from(size.index(first) % 52).unwrap_or_default();
    char::from(if n < 26 { b'A' + n } else { b'a' + n - 26 })
}

/// A shift: the lane as the player counts it, the steps, where to. `len` is the length of the lane.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// let texts = Texts::new(Lang::En);
/// assert_eq!(words::shift(&texts, "R2,1".parse()?, 5), "row 3: 1 step right");
/// assert_eq!(words::shift(&texts, "C0,4".parse()?, 5), "column a: 1 step up");
/// # Ok::<(), linkwork::lines::ShiftError>(())
/// ```
#[must_use]
pub fn shift(texts: &Texts, shift: Shift, len: u8) -> String {
    let forward = shift.first_step(len).by > 0;
    let (key, lane) = match (shift.lane, forward) {
        (Lane::Row(row), true) => ("shift-right", row_name(row)),
        (Lane::Row(row), false) => ("shift-left", row_name(row)),
        (Lane::Column(col), true) => ("shift-down", column_name(col)),
        (Lane::Column(col), false) => ("shift-up", column_name(col)),
    };
    let args = [("lane", lane.into()), ("n", shift.steps(len).into())];
    texts.with(key, &args)
}

fn row_name(row: u8) -> String {
    (u16::from(row) + 1).to_string()
}

fn column_name(col: u8) -> String {
    cell_name(Pos::new(0, col)).trim_end_matches('1').to_owned()
}

/// How many steps were made.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::steps(&Texts::new(Lang::En), 1), "1 step");
/// ```
#[must_use]
pub fn steps(texts: &Texts, steps: u32) -> String {
    texts.with("steps", &[("n", steps.into())])
}

/// How many shifts may still be made.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::shifts_left(&Texts::new(Lang::En), 3), "3 shifts left");
/// ```
#[must_use]
pub fn shifts_left(texts: &Texts, shifts: u32) -> String {
    texts.with("shifts-left", &[("n", shifts.into())])
}

/// How many points were made.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::points(&Texts::new(Lang::En), 16), "16 points");
/// ```
#[must_use]
pub fn points(texts: &Texts, points: u64) -> String {
    texts.with("points", &[("n", points.into())])
}

/// How many groups there are.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::groups(&Texts::new(Lang::En), 1), "1 group");
/// ```
#[must_use]
pub fn groups(texts: &Texts, groups: usize) -> String {
    texts.with("groups", &[("n", groups.into())])
}

/// How many groups are closed.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::closed(&Texts::new(Lang::En), 0), "none closed");
/// ```
#[must_use]
pub fn closed(texts: &Texts, closed: usize) -> String {
    texts.with("closed", &[("n", closed.into())])
}

/// Why a game is over.
///
/// ```
/// use linkwork::game::Reason;
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::over(&Texts::new(Lang::En), Reason::Time), "Time is up");
/// ```
#[must_use]
pub fn over(texts: &Texts, why: Reason) -> String {
    texts.say(match why {
        Reason::Time => "over-time",
        Reason::Bomb => "over-bomb",
        Reason::Shifts => "over-shifts",
    })
}

pub(super) fn refusal(texts: &Texts, why: Refusal, status: Status) -> String {
    match (why, status) {
        (Refusal::OutOfRange, _) => texts.say("refused-out-of-range"),
        (Refusal::Pinned, _) => texts.say("refused-pinned"),
        (Refusal::NoMove, _) => texts.say("refused-no-move"),
        (Refusal::NotClosed, _) => texts.say("refused-not-closed"),
        (Refusal::NotPlayed, _) => texts.say("refused-not-played"),
        (Refusal::Over, Status::Over(why)) => {
            texts.with("refused-over", &[("why", over(texts, why).into())])
        }
        // What is closed can still be taken.
        (Refusal::Over, _) => texts.say("refused-no-shifts"),
    }
}

pub(super) fn cell(texts: &Texts, table: &LinesTable<'_>, pos: Pos) -> String {
    let (board, name) = (table.round.board(), cell_name(pos));
    let group = table.groups.iter().find(|group| group.cells.contains(&pos));
    let Some((group, &first)) = group.and_then(|group| Some((group, group.cells.first()?))) else {
        return texts.with("cell-empty", &[("cell", name.into())]);
    };
    let key = if group.closed {
        "cell-closed"
    } else {
        "cell-group"
    };
    let letter = self::group(board.size(), first).to_string();
    let args = [
        ("cell", name.into()),
        ("group", letter.into()),
        ("n", group.cells.len().into()),
    ];
    let said = texts.with(key, &args);
    match board.bombs().find(|bomb| bomb.0 == pos) {
        Some((_, wait)) => format!("{said} {}", texts.with("cell-bomb", &[("n", wait.into())])),
        None => said,
    }
}

pub(super) fn hint(texts: &Texts, hint: Step, table: &Table<'_>) -> String {
    let Table::Lines(table) = table else {
        return String::new();
    };
    let len = table.round.board().lane_len(hint.shift.lane).unwrap_or(1);
    let key = if hint.shortest {
        "hint-shortest"
    } else {
        "hint-some"
    };
    let step = shift(texts, hint.shift, len);
    texts.with(key, &[("shift", step.into()), ("n", hint.steps.into())])
}

/// Whether the game ended by the clock, which closes undo.
pub(super) fn is_out_of_time(table: &Table<'_>) -> bool {
    matches!(table, Table::Lines(table) if table.status == Status::Over(Reason::Time))
}

/// A tile as it is found while groups are searched for, tile by tile: the group that it is in, and the
/// its place in it.
///
/// ```
/// use linkwork::{Session, session::Table};
/// use linkwork_ui::{Lang, Texts, words};
/// let session = Session::open("lines:free:2803")?;
/// let Table::Lines(table) = session.table() else { unreachable!() };
/// let texts = Texts::new(Lang::En);
/// assert_eq!(words::found(&texts, &table, &[0, 1]), "Group A: tile 2 of 2.");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn found(texts: &Texts, table: &LinesTable<'_>, cells: &[usize]) -> String {
    let size = table.round.board().size();
    let pos = cells.last().map(|&cell| size.at(cell));
    let holds = |group: &&Group| pos.is_some_and(|pos| group.cells.contains(&pos));
    let group = table.groups.iter().find(holds);
    let Some((group, &first)) = group.and_then(|group| Some((group, group.cells.first()?))) else {
        return texts.say("trace-begin");
    };
    // A group is found whole before the next one begins.
    let found = cells.iter().rev().map(|&cell| size.at(cell));
    let n = found.take_while(|pos| group.cells.contains(pos)).count();
    let args = [
        ("group", self::group(size, first).to_string().into()),
        ("n", n.into()),
        ("all", group.cells.len().into()),
    ];
    texts.with("trace-at", &args)
}

/// What the search for groups has found, once it is over.
///
/// ```
/// use linkwork::{Session, session::Table};
/// use linkwork_ui::{Lang, Texts, words};
/// let session = Session::open("lines:free:280")?;
/// let Table::Lines(table) = session.table() else { unreachable!() };
/// let words = words::all_found(&Texts::new(Lang::En), &table);
/// assert_eq!(words, "All found: 1 group, 1 closed.");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn all_found(texts: &Texts, table: &LinesTable<'_>) -> String {
    let is_closed = table.groups.iter().filter(|group| group.closed).count();
    let args = [
        ("groups", groups(texts, table.groups.len()).into()),
        ("closed", closed(texts, is_closed).into()),
    ];
    texts.with("trace-done", &args)
}

/// Why there is no hint in this game.
pub(super) fn no_hint(texts: &Texts, table: &LinesTable<'_>) -> String {
    texts.say(match table.round.way() {
        Way::Netslide => "hint-won",
        Way::Free | Way::Polymer => "hint-netslide",
    })
}

pub(super) fn done(texts: &Texts, played: &Played, table: &Table<'_>) -> String {
    let said = again(texts, "done", played, table);
    match texts.lang() {
        // There are no capitals, but the names of columns begin sentences.
        Lang::ZhCn => said,
        Lang::En | Lang::Sv => upper(&said),
    }
}

pub(super) fn again(texts: &Texts, verb: &str, played: &Played, table: &Table<'_>) -> String {
    let what = what(texts, played, table);
    texts.with(&format!("{verb}-lines"), &[("what", what.into())])
}

fn what(texts: &Texts, played: &Played, table: &Table<'_>) -> String {
    match (played, table) {
        (Played::Shifted { shift, .. }, Table::Lines(table)) => {
            let len = table.round.board().lane_len(shift.lane).unwrap_or(1);
            self::shift(texts, *shift, len)
        }
        (Played::Taken { cells, points, .. }, _) => {
            let worth = self::points(texts, *points);
            texts.with(
                "taken",
                &[("n", cells.len().into()), ("points", worth.into())],
            )
        }
        (Played::Shifted { .. }, Table::Pairs(_)) => String::new(),
    }
}

/// The same with a capital letter, as a sentence begins.
fn upper(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    first
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}
