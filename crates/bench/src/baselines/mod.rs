//! Plain ways to do what the engine does, each written anew from the description of where it comes from, and mended
//! where that was wrong: a wrong answer is no measure of speed.

mod android;
mod bfs01;
mod linkup;
mod pair_loop;
mod plain;
mod rpgmaker;
mod tutorial;

pub use android::android;
pub use bfs01::{best, bfs01};
pub use linkup::linkup;
pub use pair_loop::PairLoop;
pub use plain::{Place, Plain};
pub use rpgmaker::rpgmaker;
pub use tutorial::{in_order, tutorial};
