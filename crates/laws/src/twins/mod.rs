//! Slow twins of what the engine does quickly: plain, written anew, and right.

mod flood;
mod groups;
mod settle;

pub use flood::{Flood, Ground, Way};
pub use groups::groups;
pub use settle::settled;
