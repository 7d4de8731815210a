//! The score of a game: a function of its save alone.
//!
//! score = tiles taken × worth of a tile × 600 / (600 + penalty)
//!
//! A tile is worth 100 points in the usual game. Fewer turns, no ring, and gravity make a game harder
//! and a tile worth more; see [`Score::of`]. The penalty is 1 for each second played, 60 for each hint,
//! 120 for each shuffle and 10 for each undo. So ten minutes halve the score, and it falls strictly with
//! every second, hint, shuffle and undo. All arithmetic is on whole billionths of a point, so a score is
//! equal on every machine.

use crate::pairs::{Gravity, Rules};
use core::fmt;

/// A score: never negative, kept in billionths of a point, printed in whole points.
///
/// ```
/// use linkwork::pairs::Rules;
/// use linkwork::score::Score;
///
/// let quick = Score::of(Rules::default(), 144, 0, [0, 0, 0]);
/// assert_eq!(quick.points(), 14_400);
/// let slow = Score::of(Rules::default(), 144, 600_000, [0, 0, 0]);
/// assert_eq!(slow.to_string(), "7200");
/// assert!(Score::of(Rules::default(), 144, 600_000, [1, 0, 0]) < slow);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(u64);

/// Billionths.
const ONE_POINT: u128 = 1_000_000_000;
/// The penalty that halves a score.
const HALF: u128 = 600;
/// The largest penalty: 81 days of play. Beyond it steps would be smaller than a billionth of a point.
const MOST: u128 = 7_000_000;

impl Score {
    /// The score for that many tiles taken in that time, with these numbers of hints, shuffles and undos.
    ///
    /// A tile is worth 100 points; 60 without turn limit, and with a limit 160, 130, 100, 90 for 0, 1, 2, 3
    /// turns, 80 for more. No ring makes that a quarter more, gravity a fifth more.
    ///
    /// ```
    /// use linkwork::pairs::{Gravity, Rules};
    /// use linkwork::score::Score;
    /// let rules = Rules { gravity: Gravity::Down, ..Rules::default() };
    /// assert_eq!(Score::of(rules, 10, 0, [0, 0, 0]).points(), 10 * 120);
    /// // Ten minutes, or ten hints, halve it.
    /// assert_eq!(Score::of(rules, 10, 600_000, [0, 0, 0]).points(), 600);
    /// assert_eq!(Score::of(rules, 10, 0, [10, 0, 0]).points(), 600);
    /// ```
    #[must_use]
    pub fn of(
        rules: Rules,
        tiles: usize,
        clock_ms: u64,
        [hints, shuffles, undos]: [u32; 3],
    ) -> Self {
        let helps = u128::from(hints) * 60 + u128::from(shuffles) * 120 + u128::from(undos) * 10;
        let penalty = (u128::from(clock_ms / 1000) + helps).min(MOST);
        let full = tiles as u128 * worth(rules) * ONE_POINT;
        Self(u64::try_from(full * HALF / (HALF + penalty)).unwrap_or(u64::MAX))
    }

    /// Whole points.
    ///
    /// ```
    /// use linkwork::{pairs::Rules, score::Score};
    /// assert_eq!(Score::of(Rules::default(), 2, 1_000, [0, 0, 0]).points(), 199);
    /// ```
    #[must_use]
    #[allow(clippy::cast_possible_truncation)]
    pub const fn points(self) -> u64 {
        self.0 / ONE_POINT as u64
    }

    /// Billionths of a point: what scores are compared by.
    ///
    /// ```
    /// use linkwork::{pairs::Rules, score::Score};
    /// assert_eq!(Score::of(Rules::default(), 2, 1_000, [0, 0, 0]).billionths(), 199_667_221_297);
    /// ```
    #[must_use]
    pub const fn billionths(self) -> u64 {
        self.0
    }
}

/// The points of one tile.
const fn worth(rules: Rules) -> u128 {
    let turns = match rules.turns.limit() {
        None => 60,
        Some(0) => 160,
        Some(1) => 130,
        Some(2) => 100,
        Some(3) => 90,
        Some(_) => 80,
    };
    let ring = if rules.ring { 100 } else { 125 };
    let gravity = if matches!(rules.gravity, Gravity::None) {
        100
    } else {
        120
    };
    turns * ring * gravity / 10_000
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairs::Turns;

    #[test]
    fn every_second_and_every_help_costs() {
        let rules = Rules {
            turns: Turns::ANY,
            ..Rules::default()
        };
        // The game that is worth least, down to the largest penalty.
        let score = |seconds: u64, helps| Score::of(rules, 2, seconds * 1000, helps);
        let mut last = score(0, [0; 3]);
        for seconds in (1..2000).chain(6_998_000..=7_000_000) {
            let now = score(seconds, [0; 3]);
            assert!(now < last, "{seconds}");
            last = now;
        }
        for helps in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
            assert!(score(100, helps) < score(100, [0; 3]));
        }
        assert!(score(u64::MAX / 1000, [u32::MAX; 3]).billionths() > 0);
        assert_eq!(Score::of(rules, 65_025, 0, [0; 3]).points(), 65_025 * 60);
    }
}
