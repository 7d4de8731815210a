//! What a move did, or why it was refused.

use super::layout::Kind;
use super::moves::{Pair, Shuffle};
use super::path::Path;
use crate::grid::Pos;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// A tile that moved when its lane packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fall {
    /// Where it lay.
    pub from: Pos,
    /// Where it lies now.
    pub to: Pos,
}

/// What taking a pair did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    /// The two cells, in the order chosen.
    pub pair: Pair,
    /// What lay on both.
    pub kind: Kind,
    /// The path, from the first chosen tile to the second.
    pub path: Path,
    /// Every tile that moved then, in an order in which each moves to a cell that is empty by then.
    pub falls: Vec<Fall>,
}

/// What a shuffle did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffled {
    /// The move.
    pub shuffle: Shuffle,
    /// Where each kind came from: with the tiles numbered from 0, row by row, tile i now has the kind
    /// that tile `from[i]` had.
    pub from: Vec<u32>,
}

/// What a move did: enough to show it forwards and backwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A pair was taken.
    Joined(Joined),
    /// The tiles were shuffled.
    Shuffled(Shuffled),
}

/// Why a move was refused. Reasons are tested in this order, and the first that holds is given. The
/// board has not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// A cell that the board does not have.
    OffBoard,
    /// The same cell twice.
    SameCell,
    /// An empty cell or a wall.
    NoTile,
    /// The tiles are not of one kind.
    DifferentKinds,
    /// The tiles are joined only by paths with at least this many turns, more than the rules allow.
    TooManyTurns(u16),
    /// No path joins the tiles, with any number of turns.
    Blocked,
    /// No arrangement of the kinds keeps what the shuffle should guarantee.
    Impossible,
    /// The search for such an arrangement ended without an answer.
    NotFound,
}

impl Refusal {
    /// The word used in replies: `off-board`, `same-cell`, … `not-found`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OffBoard => "off-board",
            Self::SameCell => "same-cell",
            Self::NoTile => "no-tile",
            Self::DifferentKinds => "different-kinds",
            Self::TooManyTurns(_) => "too-many-turns",
            Self::Blocked => "blocked",
            Self::Impossible => "impossible",
            Self::NotFound => "not-found",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard => f.write_str("there is no such cell"),
            Self::SameCell => f.write_str("a tile cannot be paired with itself"),
            Self::NoTile => f.write_str("there is no tile"),
            Self::DifferentKinds => f.write_str("the tiles are of different kinds"),
            Self::TooManyTurns(turns) => write!(f, "the shortest way needs {turns} turns"),
            Self::Blocked => f.write_str("no way leads from one tile to the other"),
            Self::Impossible => f.write_str("no arrangement of the tiles can do that"),
            Self::NotFound => f.write_str("no such arrangement of the tiles was found"),
        }
    }
}

impl Error for Refusal {}
