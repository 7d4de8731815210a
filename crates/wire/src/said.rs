//! The replies of the session protocol: one shape for all of them.

use crate::pairs::{Refused, listed, needed_turns, points};
use linkwork::Session;
use linkwork::pairs::{Joined, Played};
use linkwork::session::{Outcome, PairsTable, Table};
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
    refused: Option<Refused<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
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
struct Now {
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
}

impl<'a> Said<'a> {
    /// A word alone, when there is no table to tell about.
    pub(crate) fn word(outcome: &'static str) -> Self {
        Self {
            outcome,
            ..Self::default()
        }
    }

    fn at(outcome: &'static str, table: &PairsTable<'_>) -> Self {
        let now = Now {
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
        };
        Self {
            now: Some(now),
            ..Self::word(outcome)
        }
    }

    /// What came of an action that `command` asked for.
    pub(crate) fn acted(outcome: &Outcome, command: &'a str, session: &Session) -> Self {
        let Table::Pairs(table) = session.table();
        match outcome {
            Outcome::Nothing => Self::at("nothing", &table),
            Outcome::Paused => Self::at("paused", &table),
            Outcome::Resumed => Self::at("resumed", &table),
            Outcome::Picked(_) => Self::at("picked", &table),
            Outcome::Dropped => Self::at("dropped", &table),
            Outcome::Restarted => Self::with_board("restarted", &table),
            Outcome::Done(played) => Self::played("done", played, &table),
            Outcome::Undone(played) => Self::played("undone", played, &table),
            Outcome::Redone(played) => Self::played("redone", played, &table),
            Outcome::Refused(mv, why) => {
                // A move that was written out is named as it was written.
                let is_move = command.parse() == Ok(*mv);
                let asked = if is_move {
                    Cow::Borrowed(command)
                } else {
                    Cow::Owned(mv.to_string())
                };
                let refused = Some(Refused {
                    asked,
                    why: why.name(),
                });
                Self {
                    refused,
                    turns: needed_turns(*why),
                    ..Self::at("refused", &table)
                }
            }
        }
    }

    fn with_board(outcome: &'static str, table: &PairsTable<'_>) -> Self {
        Self {
            board: Some(table.board.layout().to_string()),
            ..Self::at(outcome, table)
        }
    }

    fn played(outcome: &'static str, played: &Played, table: &PairsTable<'_>) -> Self {
        match played {
            Played::Joined(Joined {
                pair, path, falls, ..
            }) => Self {
                mv: Some(pair.to_string()),
                turns: Some(path.turns()),
                steps: Some(path.steps()),
                path: Some(points(path)),
                falls: Some(
                    falls
                        .iter()
                        .map(|fall| [fall.from, fall.to].map(|pos| [pos.row, pos.col]))
                        .collect(),
                ),
                ..Self::at(outcome, table)
            },
            Played::Shuffled(shuffled) => Self {
                mv: Some(shuffled.shuffle.to_string()),
                ..Self::with_board(outcome, table)
            },
        }
    }

    /// A game that was just opened.
    pub(crate) fn opened(session: &Session) -> Self {
        let Table::Pairs(table) = session.table();
        Self {
            game: Some(session.id().to_string()),
            ..Self::with_board("opened", &table)
        }
    }

    /// The board.
    pub(crate) fn board(session: &Session) -> Self {
        let Table::Pairs(table) = session.table();
        Self {
            game: Some(session.id().to_string()),
            ..Self::with_board("board", &table)
        }
    }

    /// The pairs that link.
    pub(crate) fn moves(session: &Session) -> Self {
        let Table::Pairs(table) = session.table();
        let (moves, count) = listed(table.board, LISTED);
        Self {
            more: moves.len() < count,
            moves: Some(moves),
            ..Self::at("moves", &table)
        }
    }

    /// The save.
    pub(crate) fn save(session: &Session) -> Self {
        let Table::Pairs(table) = session.table();
        Self {
            save: Some(session.save()),
            ..Self::at("save", &table)
        }
    }

    /// The last words.
    pub(crate) fn quit(session: &Session) -> Self {
        let Table::Pairs(table) = session.table();
        Self::at("quit", &table)
    }
}
