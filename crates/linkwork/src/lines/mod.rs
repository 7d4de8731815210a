//! The lines game: line tiles as a bit mask of their solid sides, Polymer, Netslide.
//!
//! Shift rows and columns, round the edge, until the lines form closed groups.
//!
//! ```
//! use linkwork::lines::{Board, Goal};
//!
//! let mut board: Board = "c2\n92".parse()?;
//! assert!(!board.meets(Goal::OneNet));
//! board.shift("C1,1".parse()?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod deal;
mod fresh;
mod goal;
mod groups;
mod mask;
mod moves;
mod net;
mod par;
mod round;
mod shifts;
mod solve;

pub use board::{Board, Edge};
pub(crate) use deal::lay_bombs;
pub use deal::{Deal, DealError, Dealt, Way, centre};
pub use goal::Goal;
pub use groups::{Group, Groups};
pub use mask::{Mask, Shape};
pub use moves::{Limit, Move, Played};
pub use par::PAR;
pub use round::{Round, score};
pub use shifts::{Lane, Refusal, Shift};
pub use solve::{BUDGET, Obstacle, Solved, Solver};

pub use crate::text::{BoardError, RuleError, ShiftError};
