//! How hard a board is, measured: the same numbers on every machine.

mod grade;
mod play_outs;

use super::board::Board;
use super::moves::{Move, Pair};
use super::outcome::Played;
use super::solve::{Solved, Solver};
use crate::game::Verdict;
pub use grade::{Grade, GradeError};
pub use play_outs::{PlayOuts, Playing};

/// What was measured of a board.
///
/// ```
/// use linkwork::pairs::{BUDGET, Board, Grade, Rules};
///
/// let board = Board::new(&"1221".parse()?, Rules::default());
/// let rating = board.rate(BUDGET).ok_or("too large")?;
/// // Both pairs link at once, the outer one round the inner one.
/// assert_eq!((rating.openings, rating.grade), (2, Grade::Easy));
/// assert_eq!(rating.solution.map(|way| way.pairs), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// How many pairs link at the start.
    pub openings: u64,
    /// What random games came to: their average choice is `choices / steps`, the share that got stuck
    /// `stuck / games`.
    pub play_outs: PlayOuts,
    /// How many positions the solver looked at.
    pub positions: u64,
    /// The way to win that it found, if it found one.
    pub solution: Option<Way>,
    /// Whether it proved that there is none.
    pub is_unsolvable: bool,
    /// The grade, from the random games alone.
    pub grade: Grade,
}

/// A way to win, in numbers: its paths have `turns / pairs` turns on average.
///
/// ```
/// use linkwork::pairs::{BUDGET, Board, Rules, Way};
/// let board = Board::new(&"11".parse()?, Rules::default());
/// let rating = board.rate(BUDGET).ok_or("too large")?;
/// assert_eq!(rating.solution, Some(Way { turns: 0, pairs: 1 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The turns of all its paths together.
    pub turns: u64,
    /// How many pairs it takes.
    pub pairs: u64,
}

/// Rates a board in slices: whoever runs it stays in charge of the time.
///
/// ```
/// use linkwork::pairs::{BUDGET, Board, Rater, Rules};
///
/// let board = Board::new(&"1122".parse()?, Rules::default());
/// let mut rater = Rater::new(&board, BUDGET).ok_or("too large")?;
/// let rating = loop {
///     if let Some(rating) = rater.run(50) {
///         break rating;
///     }
///     // Time to draw, or to stop.
/// };
/// assert_eq!(Some(rating), board.rate(BUDGET));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Rater {
    board: Board,
    playing: Playing,
    play_outs: Option<PlayOuts>,
    solver: Solver,
    budget: u64,
}

impl Rater {
    /// Rates a board, with that budget for the solver; `None` if it has more than 62 cells a side.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Layout, Rater, Rules};
    /// let large = Board::new(&Layout::empty("63x1".parse()?), Rules::default());
    /// assert!(Rater::new(&large, 100).is_none());
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub fn new(board: &Board, budget: u64) -> Option<Self> {
        Some(Self {
            playing: Playing::new(board, play_outs::SEED)?,
            play_outs: None,
            solver: Solver::new(board, budget),
            board: board.clone(),
            budget,
        })
    }

    /// Looks at about that many positions more, of games and of the solver; the rating, once all is done.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rater, Rules};
    /// let board = Board::new(&"1122".parse()?, Rules::default());
    /// let mut rater = Rater::new(&board, 100).ok_or("too large")?;
    /// assert_eq!(rater.run(10), None);
    /// assert!(rater.run(1000).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run(&mut self, positions: u64) -> Option<Rating> {
        let mut left = positions;
        while self.play_outs.is_none() {
            left = left.checked_sub(1)?;
            self.play_outs = self.playing.step();
        }
        let solved = self.solver.run(left)?;
        Some(self.rating(self.play_outs?, &solved))
    }

    /// How many positions the running part has looked at, and how many it may: first the random games, then
    /// the solver, which alone the budget bounds.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rater, Rules};
    /// let board = Board::new(&"1122".parse()?, Rules::default());
    /// let mut rater = Rater::new(&board, 1000).ok_or("too large")?;
    /// rater.run(10);
    /// // Of 100 games of two pairs.
    /// assert_eq!(rater.progress().1, 200);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        if self.play_outs.is_some() {
            return (self.solver.positions(), self.budget);
        }
        let pairs = self.board.tiles() as u64 / 2;
        let most = pairs * u64::from(PlayOuts::GAMES);
        (self.playing.steps(pairs), most)
    }

    fn rating(&mut self, play_outs: PlayOuts, solved: &Solved) -> Rating {
        Rating {
            openings: self.playing.openings(),
            play_outs,
            positions: solved.positions,
            solution: match &solved.verdict {
                Verdict::Solved(pairs) => way(&self.board, pairs),
                _ => None,
            },
            is_unsolvable: solved.verdict == Verdict::Unsolvable,
            grade: Grade::of(play_outs),
        }
    }
}

fn way(board: &Board, pairs: &[Pair]) -> Option<Way> {
    let mut board = board.clone();
    let mut way = Way { turns: 0, pairs: 0 };
    for &pair in pairs {
        let Ok(Played::Joined(joined)) = board.play(Move::Join(pair)) else {
            return None;
        };
        way.turns += u64::from(joined.path.turns());
        way.pairs += 1;
    }
    Some(way)
}

impl Board {
    /// Rates the board, with that budget for the solver; `None` if it has more than 62 cells a side.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Grade, Rules};
    /// let stuck = Board::new(&"12\n21".parse()?, Rules::default()).rate(100).ok_or("too large")?;
    /// assert!(stuck.is_unsolvable && stuck.grade == Grade::Expert);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rate(&self, budget: u64) -> Option<Rating> {
        let mut rater = Rater::new(self, budget)?;
        loop {
            if let Some(rating) = rater.run(u64::MAX) {
                return Some(rating);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairs::{Deal, Gravity, Rules};

    #[test]
    fn slices_do_not_change_a_rating() {
        for gravity in Gravity::ALL {
            let rules = Rules {
                gravity,
                ..Rules::default()
            };
            let deal = Deal::new("8x6".parse().unwrap(), 12).unwrap();
            let deal = deal.with_rules(rules);
            let board = deal.board("slices".parse().unwrap(), 0).unwrap().board;
            let whole = board.rate(10_000).unwrap();
            let mut rater = Rater::new(&board, 10_000).unwrap();
            let sliced = core::iter::repeat_with(|| rater.run(7)).find_map(|rating| rating);
            assert_eq!(Some(whole), sliced);
            let moves = u64::try_from(board.moves().len()).unwrap();
            assert_eq!((whole.openings, whole.play_outs.games), (moves, 100));
            assert_eq!(whole.solution.unwrap().pairs, 24);
        }
    }

    /// A random game takes pairs that link, and stops only when none does.
    #[test]
    fn play_outs_follow_the_rules() {
        let board = |text: &str, gravity| {
            let rules = Rules {
                gravity,
                ..Rules::default()
            };
            Board::new(&text.parse().unwrap(), rules)
        };
        // The 3 can go, the others never.
        let outs = board("3121\n3212", Gravity::None).play_outs().unwrap();
        assert_eq!(outs.stuck, outs.games);
        let outs = board("1323\n.12.", Gravity::Left).play_outs().unwrap();
        assert!(outs.stuck < outs.games, "{outs:?}");
        let won = u64::from(outs.games - outs.stuck);
        assert!(outs.steps >= won * 3 && outs.choices >= outs.steps);
    }
}
