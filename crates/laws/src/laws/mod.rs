//! The laws, one a file.

mod board_text;
mod deals;
mod groups;
mod ids;
mod moves;
mod play;
mod requests;
mod rounds;
mod saves;
mod small;
mod talk;
mod tokens;

pub(crate) use board_text::board_text;
pub(crate) use deals::deals;
pub(crate) use groups::groups;
pub(crate) use ids::ids;
pub(crate) use moves::moves;
pub(crate) use play::play;
pub(crate) use requests::requests;
pub(crate) use rounds::rounds;
pub(crate) use saves::saves;
pub(crate) use talk::talk;
pub(crate) use tokens::tokens;
