//! Why a deal has no board.

use super::super::layout::Kind;
use super::super::outcome::Refusal;
use crate::grid::Size;
use core::error::Error;
use core::fmt;

/// Why there is no board.
///
/// ```
/// let error = linkwork::pairs::Deal::new("3x2".parse()?, 4).unwrap_err();
/// assert_eq!(error.to_string(), "4 kinds, but room for 3 pairs: each kind needs one");
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealError {
    /// No cell gets a tile.
    NoCells,
    /// An odd number of cells gets a tile.
    OddCells(usize),
    /// Not 1 to 250 kinds.
    Kinds(usize),
    /// Each kind needs a pair of its own.
    MoreKindsThanPairs {
        /// The kinds asked for.
        kinds: usize,
        /// The pairs there are room for.
        pairs: usize,
    },
    /// Boards of a grade, and boards that are equally likely and can be won, are found by searches, which
    /// take 62 cells a side.
    TooLarge(Size),
    /// With these walls and rules no board keeps the promise.
    Impossible,
    /// The search for a board ended without an answer.
    NotFound,
}

impl From<Refusal> for DealError {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NotFound => Self::NotFound,
            _ => Self::Impossible,
        }
    }
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCells => f.write_str("no cell gets a tile"),
            Self::OddCells(cells) => {
                write!(f, "{cells} cells get a tile: their number must be even")
            }
            Self::Kinds(kinds) => write!(f, "{kinds} kinds: 1 to {} are allowed", Kind::MAX),
            Self::MoreKindsThanPairs { kinds, pairs } => {
                write!(
                    f,
                    "{kinds} kinds, but room for {pairs} pairs: each kind needs one"
                )
            }
            Self::TooLarge(size) => write!(
                f,
                "size {size}: boards of a grade, and uniform ones that can be won, have up to 62 cells a side"
            ),
            Self::Impossible => f.write_str("no board with these walls and rules can be dealt so"),
            Self::NotFound => f.write_str("no board with these walls and rules was found"),
        }
    }
}

impl Error for DealError {}
