//! What a move did, or why it was refused.

use super::layout::Kind;
use super::moves::{Pair, Shuffle};
use super::path::Path;
use crate::grid::Pos;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// A tile that moved when its lane packed.
///
/// ```
/// use linkwork::Pos;
/// use linkwork::pairs::{Board, Fall, Gravity, Played, Rules};
/// let rules = Rules { gravity: Gravity::Left, ..Rules::default() };
/// let mut board = Board::new(&"1123".parse()?, rules);
/// let Played::Joined(joined) = board.play("0,0-0,1".parse()?)? else { unreachable!() };
/// assert_eq!(joined.falls[0], Fall { from: Pos::new(0, 2), to: Pos::new(0, 0) });
/// assert_eq!(board.layout().to_string(), "23..");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fall {
    /// Where it lay.
    pub from: Pos,
    /// Where it lies now.
    pub to: Pos,
}

/// What taking a pair did.
///
/// ```
/// use linkwork::pairs::{Board, Played, Rules};
/// let mut board = Board::new(&"4.4\n3#3".parse()?, Rules::default());
/// let Played::Joined(joined) = board.play("0,2-0,0".parse()?)? else { unreachable!() };
/// assert_eq!((joined.pair.to_string(), joined.kind.number()), ("0,2-0,0".into(), 4));
/// assert_eq!((joined.path.steps(), joined.falls.len()), (2, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
///
/// ```
/// use linkwork::pairs::{Board, Played, Rules};
/// let before = Board::new(&"12\n21\n3.\n.3".parse()?, Rules::default());
/// let mut after = before.clone();
/// let Played::Shuffled(shuffled) = after.play("Sw5eed".parse()?)? else { unreachable!() };
/// assert_eq!(shuffled.from.len(), 6);
/// // The permutation brings the same board back without a search.
/// let mut again = before;
/// again.shuffle_as(shuffled.shuffle, shuffled.from)?;
/// assert_eq!(again, after);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffled {
    /// The move.
    pub shuffle: Shuffle,
    /// Where each kind came from: with the tiles numbered from 0, row by row, tile i now has the kind
    /// that tile `from[i]` had.
    pub from: Vec<u32>,
}

/// What a move did: enough to show it forwards and backwards.
///
/// ```
/// use linkwork::pairs::{Board, Played, Rules};
/// let mut board = Board::new(&"11.\n2#2".parse()?, Rules::default());
/// assert!(matches!(board.play("0,0-0,1".parse()?)?, Played::Joined(_)));
/// assert!(matches!(board.play("Sa7".parse()?)?, Played::Shuffled(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A pair was taken.
    Joined(Joined),
    /// The tiles were shuffled.
    Shuffled(Shuffled),
}

/// Why a move was refused. Reasons are tested in this order, and the first that holds is given. The
/// board has not changed.
///
/// ```
/// use linkwork::pairs::{Board, Refusal, Rules};
/// let mut board = Board::new(&"12.\n21#".parse()?, Rules::default());
/// assert_eq!(board.play("0,0-2,0".parse()?), Err(Refusal::OffBoard));
/// assert_eq!(board.play("0,0-1,2".parse()?), Err(Refusal::NoTile));
/// assert_eq!(board.play("0,0-0,1".parse()?), Err(Refusal::DifferentKinds));
/// assert_eq!(board.play("0,0-1,1".parse()?), Err(Refusal::TooManyTurns(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::Refusal::TooManyTurns(3).name(), "too-many-turns");
    /// ```
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
