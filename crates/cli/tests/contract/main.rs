//! The command line contract, asked through the binary.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod batch;
mod cases;
mod console;
mod deal;
mod jobs;
mod lines;
mod lines_session;
mod program;
mod render;
mod session;
mod tiles;
mod usage;
