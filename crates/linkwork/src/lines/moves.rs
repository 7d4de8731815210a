//! Moves of a round, what they did, and what ends it.

use super::board::Board;
use super::shifts::Shift;
use crate::grid::Pos;
use alloc::vec::Vec;

/// What ends a round of Polymer.
///
/// ```
/// use linkwork::lines::Limit;
/// assert_eq!(Limit::Shifts(30).to_string(), "shifts30");
/// assert_eq!("clock120".parse(), Ok(Limit::Clock(120)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// This many seconds.
    Clock(u32),
    /// This many shifts, however far each goes.
    Shifts(u32),
    /// The first bomb that goes off.
    Bombs,
}

impl Default for Limit {
    /// Two minutes.
    fn default() -> Self {
        Self::Clock(120)
    }
}

/// A move: shift a lane, or take the closed group on a cell. Written `R2,1` and `T2,1`.
///
/// ```
/// use linkwork::lines::Move;
/// for text in ["R2,1", "C0,-3", "T2,1"] {
///     assert_eq!(text.parse::<Move>()?.to_string(), text);
/// }
/// # Ok::<(), linkwork::lines::ShiftError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Moves a lane.
    Shift(Shift),
    /// Takes the closed group of which this cell is one.
    Take(Pos),
}

/// What a move did.
///
/// ```
/// use linkwork::lines::{Played, Round};
/// let mut round = Round::free("28".parse()?);
/// assert!(matches!(round.play("R0,1".parse()?)?, Played::Shifted { steps: 1, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A lane moved.
    Shifted {
        /// The shift as it was asked.
        shift: Shift,
        /// How many steps it counts, the short way round.
        steps: u8,
    },
    /// A group was taken and its cells were filled again.
    Taken {
        /// Its cells, by row, then column.
        cells: Vec<Pos>,
        /// What it scored.
        points: u64,
        /// The board after that.
        after: Board,
    },
}
