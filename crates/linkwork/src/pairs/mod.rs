//! The pairs game: Lianliankan (连连看), Shisen-Sho, Onet, Microsoft Link-up.
//!
//! Take two equal tiles that a path with at most two turns can join; take all to win. Turn limit,
//! ring and gravity are fields of [`Rules`], obstacles are cells of a [`Layout`].
//!
//! ```
//! use linkwork::pairs::{Board, Refusal, Rules};
//!
//! let mut board = Board::new(&"12\n21".parse()?, Rules::default());
//! let before = board.clone();
//! // Each pair needs a third turn, so the board is stuck; a refusal changes nothing.
//! assert_eq!(board.play("0,0-1,1".parse()?), Err(Refusal::TooManyTurns(3)));
//! assert_eq!(board, before);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod chains;
mod clearing;
mod deal;
mod field;
mod gravity;
mod hint;
mod layout;
mod listing;
mod moves;
mod outcome;
mod path;
mod rate;
mod rules;
mod runs;
mod scene;
mod shuffle;
mod solve;
mod words;

pub use board::Board;
pub use deal::{Deal, DealError, Dealt, Draw, Mask};
pub use hint::{Adviser, Hint, KeepsWin};
pub use layout::{Cell, Kind, Layout};
pub use listing::OpenPairs;
pub use moves::{Guarantee, Move, Pair, Shuffle};
pub use outcome::{Fall, Joined, Played, Refusal, Shuffled};
pub use path::{Path, Point};
pub use rate::{Grade, GradeError, PlayOuts, Playing, Rater, Rating, Way};
pub use rules::{Gravity, Rules, RulesError, Turns};
pub use solve::{BUDGET, Because, Solved, Solver};

pub use crate::text::{LayoutError, MoveError};
