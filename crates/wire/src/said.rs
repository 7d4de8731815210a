//! The replies of the session protocol: one shape for all of them.

use crate::lines::Beside;
use crate::pairs::{hint_because, listed, needed_turns, points};
use crate::reply::Refused;
use linkwork::lines::Way;
use linkwork::pairs::{self, Fall};
use linkwork::session::{
    Hint, Light, LinesTable, Move, Outcome, PairsTable, Played, Refusal, Table,
};
use linkwork::{Game as _, Key, Session, Status, lines};
use serde::Serialize;
use std::borrow::Cow;

/// How many pairs `moves` lists at most.
const LISTED: usize = 100_000;

/// A reply: what came of the line, then the table as it is now.
#[derive(Default, Serialize)]
pub(crate) struct Said<'a> {
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<Vec<[i16; 2]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    falls: Option<Vec<[[u8; 2]; 2]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shortest: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    keeps_win: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<&'static str>,
    /// How many moves are taken back before those of a way out.
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Vec<[u8; 2]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scored: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Refused<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(flatten)]
    beside: Option<Beside>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<String>>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    more: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    save: Option<String>,
    #[serde(flatten)]
    now: Option<Now>,
}

/// The table, with which every reply ends.
#[derive(Serialize)]
#[serde(untagged)]
enum Now {
    Pairs(PairsNow),
    Lines(LinesNow),
}

#[derive(Serialize)]
struct PairsNow {
    status: &'static str,
    tiles: usize,
    open: usize,
    chosen: Option<[u8; 2]>,
    clock_ms: u64,
    paused: bool,
    undo: usize,
    redo: usize,
    hints: u32,
    shuffles: u32,
    undos: u32,
    assisted: bool,
    repeated: bool,
    score: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    light: Option<&'static str>,
    key: String,
}

#[derive(Serialize)]
struct LinesNow {
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    groups: usize,
    closed: usize,
    clock_ms: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_ms: Option<u64>,
    paused: bool,
    undo: usize,
    redo: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    hints: Option<u32>,
    undos: u32,
    assisted: bool,
    repeated: bool,
    steps_made: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    shifts_left: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    par: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    largest: Option<u32>,
    key: String,
}

fn now(session: &Session) -> Now {
    match session.table() {
        Table::Pairs(table) => Now::Pairs(pairs_now(&table)),
        Table::Lines(table) => Now::Lines(lines_now(&table)),
    }
}

fn pairs_now(table: &PairsTable<'_>) -> PairsNow {
    PairsNow {
        status: table.status.name(),
        tiles: table.tiles,
        open: table.moves,
        chosen: table.chosen.map(|pos| [pos.row, pos.col]),
        clock_ms: table.clock_ms,
        paused: table.paused,
        undo: table.undo,
        redo: table.redo,
        hints: table.hints,
        shuffles: table.shuffles,
        undos: table.undos,
        assisted: table.assisted,
        repeated: table.repeated,
        score: table.score.points(),
        light: table.light.map(Light::name),
        key: hex(table.board.key()),
    }
}

fn lines_now(table: &LinesTable<'_>) -> LinesNow {
    let why = match table.status {
        Status::Over(reason) => Some(reason.name()),
        _ => None,
    };
    let round = table.round;
    // What a way to play does not have, its replies leave out.
    let (is_netslide, is_polymer) = (round.way() == Way::Netslide, round.way() == Way::Polymer);
    LinesNow {
        status: table.status.name(),
        why,
        groups: table.groups.len(),
        closed: table.groups.iter().filter(|group| group.closed).count(),
        clock_ms: table.clock_ms,
        left_ms: table.left_ms,
        paused: table.paused,
        undo: table.undo,
        redo: table.redo,
        hints: is_netslide.then_some(table.hints),
        undos: table.undos,
        assisted: table.assisted,
        repeated: table.repeated,
        steps_made: round.steps(),
        shifts_left: round.shifts_left(),
        par: table.par,
        points: is_polymer.then(|| round.points()),
        largest: is_polymer.then(|| round.largest()),
        key: hex(round.key()),
    }
}

/// A position key as text: JSON numbers are too short for it.
fn hex(key: Key) -> String {
    format!("{:016x}", key.number())
}

impl<'a> Said<'a> {
    /// A word alone, when there is no table to tell about.
    pub(crate) fn word(outcome: &'static str) -> Self {
        Self {
            outcome,
            ..Self::default()
        }
    }

    fn at(outcome: &'static str, session: &Session) -> Self {
        Self {
            now: Some(now(session)),
            ..Self::word(outcome)
        }
    }

    /// What came of an action; `written` is its move as it was written, if it is one.
    pub(crate) fn acted(outcome: &Outcome, written: Cow<'a, str>, session: &Session) -> Self {
        match outcome {
            Outcome::Nothing => Self::at("nothing", session),
            Outcome::Paused => Self::at("paused", session),
            Outcome::Resumed => Self::at("resumed", session),
            Outcome::Picked(_) => Self::at("picked", session),
            Outcome::Dropped => Self::at("dropped", session),
            Outcome::Restarted => Self::with_board("restarted", session),
            Outcome::Thinking => Self::at("thinking", session),
            Outcome::NoHint => Self::at("no-hint", session),
            Outcome::NoWay => Self::at("no-way", session),
            Outcome::Hint(Hint::Lines(step)) => Self {
                mv: Some(step.shift.to_string()),
                steps: Some(step.steps),
                shortest: Some(step.shortest),
                ..Self::at("hint", session)
            },
            Outcome::Hint(Hint::Pairs(hint)) => Self {
                mv: Some(hint.pair.to_string()),
                keeps_win: Some(hint.keeps_win.name()),
                because: match session.table() {
                    Table::Pairs(table) => hint_because(hint.keeps_win, table.board.size()),
                    Table::Lines(_) => None,
                },
                ..Self::at("hint", session)
            },
            Outcome::WayOut(way) => Self {
                back: Some(way.undo),
                moves: Some(way.pairs.iter().map(ToString::to_string).collect()),
                ..Self::at("way-out", session)
            },
            Outcome::Done(played) => Self::played("done", played, session),
            Outcome::Undone(played) => Self::played("undone", played, session),
            Outcome::Redone(played) => Self::played("redone", played, session),
            Outcome::Refused(mv, why) => Self::refused(*mv, *why, written, session),
        }
    }

    fn refused(mv: Move, why: Refusal, written: Cow<'a, str>, session: &Session) -> Self {
        // A move that was written out is named as it was written.
        let asked = if written.parse() == Ok(mv) {
            written
        } else {
            Cow::Owned(mv.to_string())
        };
        let refused = Some(Refused {
            asked,
            why: why.name(),
        });
        let turns = match why {
            Refusal::Pairs(why) => needed_turns(why),
            Refusal::Lines(_) | Refusal::OtherGame => None,
        };
        Self {
            refused,
            turns,
            ..Self::at("refused", session)
        }
    }

    /// Something that means nothing in this game.
    pub(crate) fn other_game(asked: &'a str, session: &Session) -> Self {
        let why = Refusal::OtherGame.name();
        let asked = Cow::Borrowed(asked);
        Self {
            refused: Some(Refused { asked, why }),
            ..Self::at("refused", session)
        }
    }

    /// The light was switched.
    pub(crate) fn light(lit: bool, session: &Session) -> Self {
        Self::at(if lit { "light-on" } else { "light-off" }, session)
    }

    fn with_board(outcome: &'static str, session: &Session) -> Self {
        let board = match session.table() {
            Table::Pairs(table) => table.board.layout().to_string(),
            Table::Lines(table) => table.round.board().to_string(),
        };
        Self {
            board: Some(board),
            ..Self::at(outcome, session)
        }
    }

    fn played(outcome: &'static str, played: &Played, session: &Session) -> Self {
        match played {
            Played::Pairs(pairs::Played::Joined(joined)) => Self {
                mv: Some(joined.pair.to_string()),
                turns: Some(joined.path.turns()),
                steps: Some(joined.path.steps()),
                path: Some(points(&joined.path)),
                falls: Some(falls(&joined.falls)),
                ..Self::at(outcome, session)
            },
            Played::Pairs(pairs::Played::Shuffled(shuffled)) => Self {
                mv: Some(shuffled.shuffle.to_string()),
                ..Self::with_board(outcome, session)
            },
            Played::Lines(lines::Played::Shifted { shift, steps }) => Self {
                mv: Some(shift.to_string()),
                steps: Some(u32::from(*steps)),
                ..Self::with_board(outcome, session)
            },
            Played::Lines(lines::Played::Taken { cells, points, .. }) => Self {
                mv: cells.first().map(|pos| format!("T{pos}")),
                cells: Some(cells.iter().map(|pos| [pos.row, pos.col]).collect()),
                scored: Some(*points),
                ..Self::with_board(outcome, session)
            },
        }
    }

    /// A game that was just opened.
    pub(crate) fn opened(session: &Session) -> Self {
        Self::with_all("opened", session)
    }

    /// The board.
    pub(crate) fn board(session: &Session) -> Self {
        Self::with_all("board", session)
    }

    /// The id, the board, and what belongs to it beside its tiles.
    fn with_all(outcome: &'static str, session: &Session) -> Self {
        let beside = match session.table() {
            Table::Pairs(_) => None,
            Table::Lines(table) => Some(Beside::of(table.round.board())),
        };
        Self {
            game: Some(session.id().to_string()),
            beside,
            ..Self::with_board(outcome, session)
        }
    }

    /// The moves that can be listed.
    pub(crate) fn moves(session: &Session) -> Self {
        let (moves, count) = match session.table() {
            Table::Pairs(table) => listed(table.board, LISTED),
            Table::Lines(table) => {
                let moves: Vec<String> = table
                    .round
                    .moves()
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                let count = moves.len();
                (moves, count)
            }
        };
        Self {
            more: moves.len() < count,
            moves: Some(moves),
            ..Self::at("moves", session)
        }
    }

    /// The save.
    pub(crate) fn save(session: &Session) -> Self {
        Self {
            save: Some(session.save()),
            ..Self::at("save", session)
        }
    }

    /// The last words.
    pub(crate) fn quit(session: &Session) -> Self {
        Self::at("quit", session)
    }
}

fn falls(falls: &[Fall]) -> Vec<[[u8; 2]; 2]> {
    let cells = |fall: &Fall| [fall.from, fall.to].map(|pos| [pos.row, pos.col]);
    falls.iter().map(cells).collect()
}
