//! Position keys: one number for a position, kept in step as cells change.
//!
//! A key is the exclusive or of one value for each occupied cell and one for the board's size and
//! rules (Albert Zobrist, "A New Hashing Method with Application for Game Playing", 1970). The values
//! are computed, not stored: a table for 255×255 cells and 250 kinds would take 130 MB.
//!
//! Keys are part of the format, frozen and golden-tested. Equal positions have equal keys; unequal
//! ones may share a key by chance (1 in 2^64), so whoever must be certain compares the boards too.

use core::fmt;

/// The key of a position.
///
/// ```
/// use linkwork::pairs::{Board, Rules};
/// let a = Board::new(&"11/22".replace('/', "\n").parse()?, Rules::default());
/// let b = Board::new(&"22/11".replace('/', "\n").parse()?, Rules::default());
/// assert_ne!(a.key(), b.key());
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(u64);

impl Key {
    /// The key of a board on which nothing lies yet, made of what it is: size and rules.
    pub(crate) const fn of_setting(setting: u64) -> Self {
        Self(mix(setting ^ 0x6c69_6e6b_776f_726b))
    }

    /// Puts `code` on a cell, or takes it away again: doing it twice changes nothing.
    pub(crate) const fn toggle(&mut self, cell: usize, code: u8) {
        self.0 ^= mix(((cell as u64) << 8 | code as u64).wrapping_add(1));
    }

    /// The key as a number.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = |text: &str| Ok(Board::new(&text.parse()?, Rules::default()));
    /// assert_eq!(board("11\n..")?.key().number(), board("11\n..")?.key().number());
    /// assert_ne!(board("11\n..")?.key().number(), board("11..")?.key().number());
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({:016x})", self.0)
    }
}

/// A multiplication, then the finalizer of SplitMix64 (Steele, Lea and Flood, 2014): every bit in moves
/// every bit out.
pub(crate) const fn mix(mut z: u64) -> u64 {
    z = z.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_is_never() {
        let start = Key::of_setting(3);
        let mut key = start;
        key.toggle(17, 4);
        assert_ne!(key, start);
        key.toggle(17, 4);
        assert_eq!(key, start);
    }

    #[test]
    fn cells_and_codes_do_not_run_together() {
        let one = |cell, code| {
            let mut key = Key::of_setting(0);
            key.toggle(cell, code);
            key
        };
        assert_ne!(one(1, 0), one(0, 255));
        assert_ne!(one(0, 1), one(1, 1));
    }
}
