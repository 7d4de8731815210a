//! What there is to tell of a game beside what just happened: how it stands, and how it ended.

use linkwork::{
    Status,
    lines::Way,
    session::{LinesTable, PairsTable, Table},
};

use super::{closed, groups, moves_open, points, shifts_left, steps, tiles_left};
use crate::{Texts, clock_text};

/// How a game stands, in a few items with the most important first, and whether each is to stand out.
///
/// ```
/// use linkwork::Session;
/// use linkwork_ui::{Lang, Texts, words};
/// let session = Session::open("pairs::11./22.")?;
/// let items = words::standing(&Texts::new(Lang::En), &session.table());
/// let words: Vec<_> = items.iter().map(|item| item.0.as_str()).collect();
/// assert_eq!(words, ["0:00", "4 tiles left", "2 pairs link", "score 0"]);
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn standing(texts: &Texts, table: &Table<'_>) -> Vec<(String, bool)> {
    match table {
        Table::Pairs(table) => pairs(texts, table),
        Table::Lines(table) => lines(texts, table),
    }
}

fn pairs(texts: &Texts, table: &PairsTable<'_>) -> Vec<(String, bool)> {
    let score = [("n", table.score.points().into())];
    vec![
        (clock_text(table.clock_ms), true),
        (tiles_left(texts, table.tiles), false),
        (moves_open(texts, table.moves), false),
        (texts.with("score", &score), false),
    ]
}

fn lines(texts: &Texts, table: &LinesTable<'_>) -> Vec<(String, bool)> {
    let round = table.round;
    let is_closed = table.groups.iter().filter(|group| group.closed).count();
    let time = match table.left_ms {
        // A second that has begun is still there: the clock shows 0:00 when all is over.
        Some(left) => {
            let left = clock_text(left.div_ceil(1000) * 1000);
            texts.with("time-left", &[("time", left.into())])
        }
        None => clock_text(table.clock_ms),
    };
    let mut items = vec![(time, true)];
    let mut tell = |words| items.push((words, false));
    match round.way() {
        Way::Netslide => {
            tell(steps(texts, round.steps()));
            if let Some(par) = table.par {
                tell(texts.with("par", &[("n", par.into())]));
            }
            tell(groups(texts, table.groups.len()));
        }
        Way::Polymer => {
            tell(points(texts, round.points()));
            tell(texts.with("largest", &[("n", round.largest().into())]));
            tell(closed(texts, is_closed));
            if let Some(left) = round.shifts_left() {
                items.insert(1, (shifts_left(texts, left), true));
            }
        }
        Way::Free => {
            tell(steps(texts, round.steps()));
            tell(groups(texts, table.groups.len()));
            tell(closed(texts, is_closed));
        }
    }
    items
}

/// What a player must know when the shifts of a Polymer round run out: what is closed can still be taken.
///
/// ```
/// use linkwork::Session;
/// use linkwork_ui::{Lang, Texts, words};
/// let session = Session::open("lines:polymer,4x4,shifts1#5eed/0")?;
/// let Some(linkwork::session::Table::Lines(table)) = Some(session.table()) else { unreachable!() };
/// let notice = words::notice(&Texts::new(Lang::En), &table);
/// assert!(notice.is_some_and(|words| words.starts_with("Last shift")));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn notice(texts: &Texts, table: &LinesTable<'_>) -> Option<String> {
    let left = table.round.shifts_left()?;
    let closed = table.groups.iter().filter(|group| group.closed).count();
    match (table.status, left) {
        _ if table.paused => None,
        (Status::Playing, 0) => Some(texts.with("still-closed", &[("n", closed.into())])),
        (Status::Playing, 1) => Some(texts.say("last-shift")),
        _ => None,
    }
}

/// What was reached in a game that has ended, a line each.
///
/// ```
/// use linkwork::session::{Action, Session};
/// use linkwork_ui::{Lang, Texts, words};
/// let mut session = Session::open("pairs::11")?;
/// session.act(4000, Action::Play("0,0-0,1".parse()?));
/// let lines = words::result(&Texts::new(Lang::En), &session.table());
/// assert_eq!(lines[0], "Time 0:04");
/// assert_eq!(lines[2], "Without undo, shuffle or hint.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn result(texts: &Texts, table: &Table<'_>) -> Vec<String> {
    let time = |ms| texts.with("won-time", &[("time", clock_text(ms).into())]);
    match table {
        Table::Pairs(table) => {
            let score = [("n", table.score.points().into())];
            let assisted = if table.assisted {
                "won-assisted"
            } else {
                "won-alone"
            };
            vec![
                time(table.clock_ms),
                texts.with("won-score", &score),
                texts.say(assisted),
            ]
        }
        Table::Lines(table) if table.status == Status::Won => {
            let taken = steps(texts, table.round.steps());
            let par = table.par.map(|par| texts.with("par", &[("n", par.into())]));
            let reached = match par {
                Some(par) => both(texts, taken, par),
                None => taken,
            };
            let assisted = if table.assisted {
                "solved-assisted"
            } else {
                "solved-alone"
            };
            vec![time(table.clock_ms), reached, texts.say(assisted)]
        }
        Table::Lines(table) => {
            let largest = texts.with("largest", &[("n", table.round.largest().into())]);
            let reached = both(texts, points(texts, table.round.points()), largest);
            let assisted = table.assisted.then(|| texts.say("solved-assisted"));
            [reached].into_iter().chain(assisted).collect()
        }
    }
}

fn both(texts: &Texts, a: String, b: String) -> String {
    texts.with("won-both", &[("a", a.into()), ("b", b.into())])
}
