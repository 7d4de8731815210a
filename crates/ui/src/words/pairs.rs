//! What happened in a pairs game.

use linkwork::{
    Pos, Status,
    pairs::{Cell, Guarantee, Hint, Joined, KeepsWin, Played, Refusal, Solver, Turns},
    session::{PairsTable, Table, WayOut},
    text::cell_name,
};

use super::Face;
use crate::Texts;

pub(super) fn refusal(texts: &Texts, why: Refusal, turns: Turns) -> String {
    let key = match why {
        Refusal::OffBoard => "refused-off-board",
        Refusal::SameCell => "refused-same-cell",
        Refusal::NoTile => "refused-no-tile",
        Refusal::DifferentKinds => "refused-different-kinds",
        Refusal::Blocked => "refused-blocked",
        Refusal::Impossible => "refused-impossible",
        Refusal::NotFound => "refused-not-found",
        Refusal::TooManyTurns(needs) => {
            let allowed = turns.limit().unwrap_or(u8::MAX);
            let args = [("needs", needs.into()), ("allowed", allowed.into())];
            return texts.with("refused-too-many-turns", &args);
        }
    };
    texts.say(key)
}

pub(super) fn cell(texts: &Texts, table: &PairsTable<'_>, pos: Pos, face: Face<'_>) -> String {
    let name = cell_name(pos);
    match table.board.cell(pos) {
        Some(Cell::Tile(kind)) => {
            let args = [("cell", name.into()), ("tile", face(kind).into())];
            texts.with("cell-tile", &args)
        }
        Some(Cell::Wall) => texts.with("cell-wall", &[("cell", name.into())]),
        Some(Cell::Empty) | None => texts.with("cell-empty", &[("cell", name.into())]),
    }
}

/// How many tiles are left.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::tiles_left(&Texts::new(Lang::En), 144), "144 tiles left");
/// ```
#[must_use]
pub fn tiles_left(texts: &Texts, tiles: usize) -> String {
    texts.with("tiles-left", &[("n", tiles.into())])
}

/// How many pairs link now.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::moves_open(&Texts::new(Lang::En), 0), "no pair links");
/// ```
#[must_use]
pub fn moves_open(texts: &Texts, moves: usize) -> String {
    texts.with("moves-open", &[("n", moves.into())])
}

pub(super) fn done(texts: &Texts, played: &Played, face: Face<'_>) -> String {
    match played {
        Played::Joined(joined) => {
            let turns = joined.path.turns().into();
            pair(texts, "joined", joined, face, Some(turns))
        }
        Played::Shuffled(done) if done.shuffle.guarantee == Guarantee::Winnable => {
            texts.say("shuffled")
        }
        Played::Shuffled(_) => texts.say("shuffled-any"),
    }
}

pub(super) fn again(texts: &Texts, verb: &str, played: &Played, face: Face<'_>) -> String {
    match played {
        Played::Joined(joined) => pair(texts, &format!("{verb}-joined"), joined, face, None),
        Played::Shuffled(_) => texts.say(&format!("{verb}-shuffled")),
    }
}

/// A pair to take, and whether it keeps the win.
pub(super) fn hint(texts: &Texts, hint: Hint, table: &Table<'_>, face: Face<'_>) -> String {
    let Table::Pairs(table) = table else {
        return String::new();
    };
    let tile = match table.board.cell(hint.pair.a) {
        Some(Cell::Tile(kind)) => face(kind),
        _ => String::new(),
    };
    let key = match hint.keeps_win {
        KeepsWin::Proved => "hint-keeps-proved",
        KeepsWin::Unknown if !Solver::fits(table.board.size()) => "hint-too-large",
        KeepsWin::Unknown => "hint-keeps-unknown",
        KeepsWin::No => "hint-keeps-no",
    };
    let args = [
        ("tile", tile.into()),
        ("a", cell_name(hint.pair.a).into()),
        ("b", cell_name(hint.pair.b).into()),
    ];
    texts.with(key, &args)
}

/// Why there is no pair to be named: the board is empty, or no pair links.
pub(super) fn no_hint(texts: &Texts, table: &PairsTable<'_>) -> String {
    texts.say(match table.status {
        Status::Stuck => "hint-stuck",
        _ => "hint-cleared",
    })
}

/// How far back the way to win begins, and how many pairs it has.
///
/// ```
/// use linkwork::session::{Action, Outcome, Session};
/// use linkwork_ui::{Lang, Texts, words};
/// let mut session = Session::open("pairs::1122")?;
/// let Outcome::WayOut(way) = session.act(0, Action::WayOut) else { unreachable!() };
/// let said = words::way_out(&Texts::new(Lang::En), &way);
/// assert_eq!(said, "From here the game can be won with 2 more pairs.");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn way_out(texts: &Texts, way: &WayOut) -> String {
    let args = [("undo", way.undo.into()), ("n", way.pairs.len().into())];
    texts.with("way-out", &args)
}

/// What it costs to watch that way: the game is assisted, and so many moves can no longer be played again.
///
/// ```
/// use linkwork::session::{Action, Outcome, Session};
/// use linkwork_ui::{Lang, Texts, words};
/// let mut session = Session::open("pairs::1122")?;
/// let Outcome::WayOut(way) = session.act(0, Action::WayOut) else { unreachable!() };
/// let said = words::way_out_costs(&Texts::new(Lang::En), &way, 0);
/// assert_eq!(said, "Watching counts as help.");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn way_out_costs(texts: &Texts, way: &WayOut, redo: usize) -> String {
    let dropped = way.undo.saturating_add(redo);
    texts.with("way-out-costs", &[("n", dropped.into())])
}

fn pair(
    texts: &Texts,
    key: &str,
    joined: &Joined,
    face: Face<'_>,
    turns: Option<crate::Value<'_>>,
) -> String {
    let mut args = vec![
        ("tile", face(joined.kind).into()),
        ("a", cell_name(joined.pair.a).into()),
        ("b", cell_name(joined.pair.b).into()),
    ];
    args.extend(turns.map(|turns| ("turns", turns)));
    texts.with(key, &args)
}
