//! The laws of Linkwork, each a function of bytes that panics when its law is broken.
//!
//! Bytes are what a fuzzer makes: `fuzz/` has a target for each law, and `cargo test -p linkwork-laws`
//! holds each law on its corpus and on random bytes. [`twins`] are slow and plain twins of what the
//! engine does quickly; [`soak`] compares the two on random boards for as long as one likes.
//!
//! ```
//! for law in linkwork_laws::LAWS {
//!     (law.holds)(b"pairs::11./2.2");
//! }
//! ```
// A broken law is a panic: that is what fuzzers and tests look for.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used)]

mod asked;
pub mod bytes;
pub mod compare;
mod laws;
pub mod mutate;
pub mod soak;
pub mod twins;

/// A law: its name, which is that of its fuzz target and of its corpus, and what panics if it is broken.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// The name.
    pub name: &'static str,
    /// Panics if these bytes break the law.
    pub holds: fn(&[u8]),
}

/// All laws, sorted by name.
pub const LAWS: &[Law] = &[
    law("board_text", laws::board_text),
    law("deals", laws::deals),
    law("groups", laws::groups),
    law("ids", laws::ids),
    law("moves", laws::moves),
    law("play", laws::play),
    law("requests", laws::requests),
    law("rounds", laws::rounds),
    law("saves", laws::saves),
    law("talk", laws::talk),
    law("tokens", laws::tokens),
];

const fn law(name: &'static str, holds: fn(&[u8])) -> Law {
    Law { name, holds }
}

/// Panics if these bytes break the law of that name, or if there is none.
pub fn hold(name: &str, bytes: &[u8]) {
    let law = LAWS.iter().find(|law| law.name == name);
    (law.expect("a law of that name").holds)(bytes);
}
