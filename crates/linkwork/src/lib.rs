#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod game;
pub mod grid;
pub mod id;
pub mod key;
pub mod lines;
mod order;
pub mod pairs;
pub mod rng;
pub mod save;
pub mod score;
mod seen;
pub mod session;
pub mod text;
pub mod timeline;

pub use game::{Game, Status, Verdict, perft};
pub use grid::{Dir, Pos, Size};
pub use id::Id;
pub use key::Key;
pub use rng::{Rng, Seed};
pub use session::Session;
pub use timeline::Timeline;

/// The example of the project's README, compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
