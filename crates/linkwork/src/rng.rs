//! Randomness that is part of the file format: the same seed gives the same numbers for ever.
//!
//! The stream is ChaCha8 (Daniel J. Bernstein's cipher with eight rounds), keyed by the seed's text.
//! The draws and the shuffle on top of it are our own, because libraries change theirs between
//! releases. Golden tests guard both; a change here is a new version of ids and saves.

use core::error::Error;
use core::fmt;
use core::str::FromStr;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// A seed: 1 to 32 characters of `a-z` and `0-9`, used as they are.
///
/// ```
/// use linkwork::Seed;
/// let seed: Seed = "5eed".parse()?;
/// assert_eq!(seed.to_string(), "5eed");
/// assert!("Upper".parse::<Seed>().is_err() && "".parse::<Seed>().is_err());
/// # Ok::<(), linkwork::rng::SeedError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed {
    /// The text, filled up with zeros. No character is zero, so the length need not be kept.
    text: [u8; 32],
}

impl Seed {
    /// A seed written from a number, in the digits `0-9a-z`.
    ///
    /// ```
    /// assert_eq!(linkwork::Seed::from_number(35).to_string(), "z");
    /// assert_eq!(linkwork::Seed::from_number(36).to_string(), "10");
    /// ```
    #[must_use]
    pub fn from_number(mut number: u64) -> Self {
        const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
        let mut text = [0; 32];
        let mut len = 0;
        loop {
            text[len] = DIGITS[(number % 36) as usize];
            len += 1;
            number /= 36;
            if number == 0 {
                text[..len].reverse();
                return Self { text };
            }
        }
    }

    fn as_str(&self) -> &str {
        let len = self.text.iter().position(|&b| b == 0).unwrap_or(32);
        core::str::from_utf8(&self.text[..len]).unwrap_or_default()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        if let Some((at, c)) = text
            .chars()
            .enumerate()
            .find(|(_, c)| !matches!(c, 'a'..='z' | '0'..='9'))
        {
            return Err(SeedError::Character(at + 1, c));
        }
        let mut bytes = [0; 32];
        match text.len() {
            1..=32 => bytes[..text.len()].copy_from_slice(text.as_bytes()),
            len => return Err(SeedError::Length(len)),
        }
        Ok(Self { text: bytes })
    }
}

/// Why a text is no seed.
///
/// ```
/// let error = "5 eed".parse::<linkwork::Seed>().unwrap_err();
/// assert_eq!(error, linkwork::rng::SeedError::Character(2, ' '));
/// assert_eq!(error.to_string(), "seed character 2 is ' ': only a-z and 0-9 are allowed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// It has this many characters; 1 to 32 are allowed.
    Length(usize),
    /// This character, at this place counted from 1, is not one of `a-z0-9`.
    Character(usize, char),
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(len) => write!(f, "seed of {len} characters: 1 to 32 are allowed"),
            Self::Character(at, c) => {
                write!(
                    f,
                    "seed character {at} is {c:?}: only a-z and 0-9 are allowed"
                )
            }
        }
    }
}

impl Error for SeedError {}

/// A stream of random numbers: one for each seed and stream number.
///
/// ```
/// use linkwork::{Rng, Seed};
/// let seed: Seed = "5eed".parse()?;
/// let (mut a, mut b) = (Rng::new(seed, 7), Rng::new(seed, 7));
/// assert_eq!(a.below(1000), b.below(1000));
/// # Ok::<(), linkwork::rng::SeedError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream with that number. Boards of one seed use their index as stream number, so that any
    /// of them can be dealt without the others.
    ///
    /// ```
    /// use linkwork::{Rng, Seed};
    /// let seed = Seed::from_number(1);
    /// let draws = |stream| { let mut rng = Rng::new(seed, stream); [(); 8].map(|()| rng.below(100)) };
    /// assert_eq!(draws(0), draws(0));
    /// assert_ne!(draws(0), draws(1));
    /// ```
    #[must_use]
    pub fn new(seed: Seed, stream: u64) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed.text);
        rng.set_stream(stream);
        Self(rng)
    }

    /// A number from 0 to `n - 1`, each equally likely; 0 if `n` is 0 or 1.
    ///
    /// Method: the upper half of a 32-bit draw times `n`, drawn again while the lower half falls in
    /// the part that would favour some numbers (Daniel Lemire, "Fast Random Integer Generation in an
    /// Interval", 2019).
    ///
    /// ```
    /// use linkwork::{Rng, Seed};
    /// let mut die = Rng::new(Seed::from_number(1), 0);
    /// assert!((0..100).all(|_| die.below(6) < 6));
    /// assert_eq!(die.below(1), 0);
    /// ```
    #[allow(clippy::cast_possible_truncation)]
    pub fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(n);
            let low = wide as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }

    /// An index into a list of that length; 0 if it is empty.
    #[allow(clippy::cast_possible_truncation)]
    pub(crate) fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// Puts a list in random order, each order equally likely (Fisher and Yates, from the last place
    /// down).
    ///
    /// ```
    /// use linkwork::{Rng, Seed};
    /// let mut cards = [1, 2, 3, 4];
    /// Rng::new(Seed::from_number(1), 0).shuffle(&mut cards);
    /// cards.sort();
    /// assert_eq!(cards, [1, 2, 3, 4]);
    /// ```
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.index(last + 1);
            list.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_draw_is_even() {
        let mut rng = Rng::new(Seed::from_number(0), 0);
        let mut counts = [0_i32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        // Each count is binomial with a deviation of about 93.
        assert!(
            counts.iter().all(|n| (n - 10_000).abs() < 500),
            "{counts:?}"
        );
    }

    #[test]
    fn streams_and_seeds_differ() {
        let first = |seed: &str, stream| Rng::new(seed.parse().unwrap(), stream).below(u32::MAX);
        assert_ne!(first("a", 0), first("a", 1));
        assert_ne!(first("a", 0), first("b", 0));
        assert_ne!(first("a", 0), first("a0", 0));
    }

    #[test]
    fn a_bad_seed_is_named() {
        let error = |text: &str| text.parse::<Seed>().unwrap_err().to_string();
        assert_eq!(
            error("abC"),
            "seed character 3 is 'C': only a-z and 0-9 are allowed"
        );
        assert_eq!(error(""), "seed of 0 characters: 1 to 32 are allowed");
        assert_eq!(
            error(&"a".repeat(33)),
            "seed of 33 characters: 1 to 32 are allowed"
        );
        assert_eq!(
            "0".repeat(32).parse::<Seed>().unwrap().to_string(),
            "0".repeat(32)
        );
        assert_eq!(Seed::from_number(u64::MAX).to_string(), "3w5e11264sgsf");
    }
}
