//! Grades: how often random play gets stuck, measured against the boards that are dealt.

use super::PlayOuts;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// How hard a board is.
///
/// The measure is how many of [`PlayOuts::GAMES`] random games get stuck. The limits between the grades are the
/// quartiles over 63,000 dealt boards: 1,000 winnable ones of each preset size and gravity. They lie in
/// `calibration/pairs.csv`; `cargo run --release --example calibrate` makes that file anew.
///
/// ```
/// use linkwork::pairs::{Board, Grade, Rules};
/// let board = Board::new(&"1122".parse()?, Rules::default());
/// assert_eq!(board.play_outs().map(Grade::of), Some(Grade::Easy));
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Random play wins 97 games of 100 or more.
    Easy,
    /// Random play wins 81 to 96 games of 100.
    Medium,
    /// Random play wins 41 to 80 games of 100.
    Hard,
    /// Random play wins up to 40 games of 100; so of a board that cannot be won at all.
    Expert,
}

/// Up to how many stuck games a board is easy, medium, hard.
const LIMITS: [u32; 3] = [3, 19, 59];

impl Grade {
    /// All four, the easiest first.
    ///
    /// ```
    /// use linkwork::pairs::Grade;
    /// assert!(Grade::ALL.is_sorted());
    /// ```
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The word used in texts: `easy`, `medium`, `hard`, `expert`.
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::Grade::Hard.name(), "hard");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The grade of a board on which random games came to this.
    ///
    /// ```
    /// use linkwork::pairs::{Grade, PlayOuts};
    /// let all_stuck = PlayOuts { games: 100, stuck: 100, choices: 0, steps: 0 };
    /// assert_eq!(Grade::of(all_stuck), Grade::Expert);
    /// ```
    #[must_use]
    pub fn of(outs: PlayOuts) -> Self {
        let above = LIMITS.iter().filter(|&&limit| outs.stuck > limit).count();
        Self::ALL[above]
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Grade {
    type Err = GradeError;

    fn from_str(name: &str) -> Result<Self, GradeError> {
        let grade = Self::ALL.into_iter().find(|grade| grade.name() == name);
        grade.ok_or(GradeError)
    }
}

/// The text is no grade.
///
/// ```
/// use linkwork::pairs::Grade;
/// assert_eq!("hard".parse(), Ok(Grade::Hard));
/// let error = "tough".parse::<Grade>().unwrap_err();
/// assert_eq!(error.to_string(), "expected easy, medium, hard or expert");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GradeError;

impl fmt::Display for GradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected easy, medium, hard or expert")
    }
}

impl Error for GradeError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairs::rate::play_outs::Playing;
    use crate::pairs::{Deal, Gravity, Rules};
    use alloc::vec::Vec;

    /// How many boards each row of the calibration counts.
    const BOARDS: u32 = 1000;

    /// By row of the calibration: how many boards had 0, 1, … 100 stuck games.
    fn calibration() -> Vec<Vec<u32>> {
        let lines = include_str!("../../../calibration/pairs.csv").lines();
        let counts = lines.skip(1).map(|line| line.rsplit(',').next().unwrap());
        let numbers = |counts: &str| counts.split(' ').map(|n| n.parse().unwrap()).collect();
        counts.map(numbers).collect()
    }

    #[test]
    fn a_grade_is_read_as_it_is_written() {
        for grade in Grade::ALL {
            assert_eq!(alloc::format!("{grade}").parse(), Ok(grade));
        }
        assert_eq!("".parse::<Grade>(), Err(GradeError));
        assert_eq!("Hard".parse::<Grade>(), Err(GradeError));
    }

    #[test]
    fn the_limits_are_the_quartiles_of_the_calibration() {
        let rows = calibration();
        assert_eq!(rows.len(), 7 * Gravity::ALL.len());
        assert!(rows.iter().all(|row| row.iter().sum::<u32>() == BOARDS));
        let pooled: Vec<u32> = (0..=100)
            .map(|stuck| rows.iter().map(|row| row[stuck]).sum())
            .collect();
        let boards: u32 = pooled.iter().sum();
        let limits = [1, 2, 3].map(|quarter| {
            let mut sum = 0;
            let reaches = pooled.iter().position(|count| {
                sum += count;
                sum * 4 >= boards * quarter
            });
            u32::try_from(reaches.unwrap()).unwrap()
        });
        assert_eq!(LIMITS, limits);
    }

    #[test]
    fn grades_order_boards_as_other_random_games_do() {
        let (mut stuck, mut games) = ([0; 4], [0; 4]);
        for gravity in Gravity::ALL {
            let rules = Rules {
                gravity,
                ..Rules::default()
            };
            let deal = Deal::new("14x6".parse().unwrap(), 21).unwrap();
            let deal = deal.with_rules(rules);
            for index in 0..12 {
                let board = deal.board("grades".parse().unwrap(), index).unwrap().board;
                let grade = Grade::of(board.play_outs().unwrap()) as usize;
                // Games that the grade does not rest on.
                let mut playing = Playing::new(&board, 1).unwrap();
                let others = core::iter::repeat_with(|| playing.step()).find_map(|outs| outs);
                stuck[grade] += others.unwrap().stuck;
                games[grade] += others.unwrap().games;
            }
        }
        for grade in 1..4 {
            assert!(games[grade] > 0 && games[grade - 1] > 0, "{games:?}");
            assert!(
                stuck[grade] * games[grade - 1] > stuck[grade - 1] * games[grade],
                "{stuck:?} of {games:?}"
            );
        }
    }
}
