//! Seeds for new games.

use linkwork::Seed;

/// A seed that nobody has seen. Six or seven letters are enough, and can be told on the telephone.
pub(crate) fn new() -> String {
    Seed::from_number(number(js_sys::Math::random())).to_string()
}

/// A number of 32 bits from one between 0 and 1.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a cast of a float keeps to the range of the integer"
)]
fn number(share: f64) -> u64 {
    (share * f64::from(u32::MAX)) as u64
}
