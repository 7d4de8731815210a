//! How fast Linkwork is, beside plain ways to do the same on the same boards.
//!
//! `corpus` makes the boards and the questions, `baselines` answers them as articles and books do, and `ours` as the
//! engine does. The benches compare all answers before they measure anything. `cargo xtask bench` runs them and
//! writes the ratios into docs/speed.md.

// Where an answer is wrong, there is nothing to measure: the run has to stop.
#![allow(clippy::unwrap_used)]

pub mod asked;
pub mod baselines;
pub mod corpus;
pub mod ours;
