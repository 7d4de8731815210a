//! The table of a lines game: what its board looks like, and how the mouse takes hold of it.

mod board;
mod drag;
mod glyph;

pub(super) use board::{draw, scales};
pub(super) use drag::Grip;
pub(super) use glyph::samples;
