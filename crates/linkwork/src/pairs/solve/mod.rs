//! Whether a board can still be won, and how.
//!
//! - Reasons that are cheap to see (`because`).
//! - Without gravity: partners for all tiles (`still`), exact.
//! - With gravity, and for kinds of very many tiles: the best positions of each depth (`moving`), then all
//!   positions.

mod because;
mod moving;
mod still;
mod tiles;

use super::board::Board;
use super::moves::Pair;
use super::rules::Gravity;
use super::words::SIDE;
use crate::game::Verdict;
use crate::grid::Size;
use alloc::boxed::Box;
use alloc::vec::Vec;
pub use because::Because;
use core::fmt;
use moving::Moving;
use still::Still;
use tiles::Tiles;

/// The answer to a board.
///
/// ```
/// use linkwork::Verdict;
/// use linkwork::pairs::{BUDGET, Board, Move, Rules};
///
/// let mut board = Board::new(&"1212\n3434".parse()?, Rules::default());
/// let Verdict::Solved(pairs) = board.solve(BUDGET).verdict else { return Err("can be won".into()) };
/// for pair in pairs {
///     board.play(Move::Join(pair))?;
/// }
/// assert_eq!(board.tiles(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The pairs that win the board in this order, that there is no way to win it, or that the budget ended
    /// first. Each pair is named by its cells at the time when it is taken.
    pub verdict: Verdict<Vec<Pair>>,
    /// Why the board cannot be won, where that is easy to say; or that it is too large to be searched.
    pub because: Option<Because>,
    /// How many positions were looked at.
    pub positions: u64,
}

/// The usual budget.
///
/// ```
/// use linkwork::pairs::{BUDGET, Board, Rules};
/// let board = Board::new(&"1221".parse()?, Rules::default());
/// assert!(board.solve(BUDGET).positions < BUDGET);
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
pub const BUDGET: u64 = 1_000_000;

/// The search for a way to win a board, in slices: whoever runs it stays in charge of the time.
///
/// The answer depends on the board and the budget alone, not on the slices, the machine or the time. A
/// position is one board taken up by the search; where one costs as much as many usually do, it counts as so
/// many. A larger budget finds whatever a smaller one finds.
///
/// ```
/// use linkwork::pairs::{BUDGET, Board, Rules, Solver};
///
/// let board = Board::new(&"1212\n3434".parse()?, Rules::default());
/// let mut solver = Solver::new(&board, BUDGET);
/// let solved = loop {
///     if let Some(solved) = solver.run(100) {
///         break solved;
///     }
///     // Time to draw, or to stop.
/// };
/// assert_eq!(solved.verdict.name(), "solved");
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
pub struct Solver {
    budget: u64,
    positions: u64,
    stage: Stage,
}

enum Stage {
    Still(Box<Still>),
    Moving(Box<Moving>),
    Done(Verdict<Vec<Pair>>, Option<Because>),
}

/// How a search ended.
enum End {
    Won(Vec<Pair>),
    Lost,
    Unknown,
}

impl Solver {
    /// Whether boards of that size are searched at all: those of up to 62 cells a side are. Of a larger one
    /// only the reasons are told that need no search.
    ///
    /// ```
    /// use linkwork::Verdict;
    /// use linkwork::pairs::{BUDGET, Because, Board, Deal, Solver};
    /// let large = Deal::new("64x1".parse()?, 1)?.board("5eed".parse()?, 0)?.board;
    /// assert!(!Solver::fits(large.size()));
    /// let solved = large.solve(BUDGET);
    /// assert_eq!((solved.verdict, solved.because), (Verdict::Unknown, Some(Because::TooLarge)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn fits(size: Size) -> bool {
        size.rows() <= SIDE && size.cols() <= SIDE
    }

    /// A search that looks at about `budget` positions at most.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules, Solver};
    /// let board = Board::new(&"1221".parse()?, Rules::default());
    /// assert!(Solver::new(&board, 100).run(100).is_some());
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn new(board: &Board, budget: u64) -> Self {
        Self {
            budget,
            positions: 0,
            stage: Stage::first(board),
        }
    }

    /// How many positions were looked at so far.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules, Solver};
    /// let board = Board::new(&"1221".parse()?, Rules::default());
    /// assert_eq!(Solver::new(&board, 100).positions(), 0);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Looks at about that many positions more; the answer, once there is one.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules, Solver};
    /// let board = Board::new(&"1212\n3434".parse()?, Rules::default());
    /// let mut solver = Solver::new(&board, 100);
    /// assert_eq!(solver.run(0), None);
    /// assert!(solver.run(100).is_some());
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn run(&mut self, positions: u64) -> Option<Solved> {
        let until = self.positions.saturating_add(positions);
        loop {
            if let Stage::Done(verdict, because) = &self.stage {
                return Some(Solved {
                    verdict: verdict.clone(),
                    because: *because,
                    positions: self.positions,
                });
            }
            if self.positions >= self.budget {
                self.stage = Stage::Done(Verdict::Unknown, None);
            } else if self.positions >= until {
                return None;
            } else {
                self.advance();
            }
        }
    }

    /// A small part of the work, the same whatever the slices are.
    fn advance(&mut self) {
        let end = match &mut self.stage {
            Stage::Still(search) => search.advance(&mut self.positions),
            Stage::Moving(search) => search.advance(&mut self.positions),
            Stage::Done(..) => None,
        };
        if let Some(end) = end {
            self.stage = Stage::Done(end.verdict(), None);
        }
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("positions", &self.positions)
            .finish_non_exhaustive()
    }
}

impl Stage {
    fn first(board: &Board) -> Self {
        if board.tiles() == 0 {
            return Self::Done(Verdict::Solved(Vec::new()), None);
        }
        if let Some(because) = Because::of(board) {
            return Self::Done(Verdict::Unsolvable, Some(because));
        }
        // A board that is too large for a word a line: no search is fit for it.
        let Some(tiles) = Tiles::of(board) else {
            return Self::Done(Verdict::Unknown, Some(Because::TooLarge));
        };
        let search = if board.rules().gravity == Gravity::None {
            Still::new(board, tiles).map(|search| Self::Still(Box::new(search)))
        } else {
            Err(tiles)
        };
        search.unwrap_or_else(|tiles| Self::Moving(Box::new(Moving::new(board, tiles))))
    }
}

impl End {
    fn verdict(self) -> Verdict<Vec<Pair>> {
        match self {
            Self::Won(pairs) => Verdict::Solved(pairs),
            Self::Lost => Verdict::Unsolvable,
            Self::Unknown => Verdict::Unknown,
        }
    }
}

impl Board {
    /// Whether the board can be won, and how, if that is found within a budget of positions: see [`Solver`].
    ///
    /// ```
    /// use linkwork::Verdict;
    /// use linkwork::pairs::{BUDGET, Board, Rules};
    /// let board = Board::new(&"12\n21".parse()?, Rules::default());
    /// assert_eq!(board.solve(BUDGET).verdict, Verdict::Unsolvable);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn solve(&self, budget: u64) -> Solved {
        let mut solver = Solver::new(self, budget);
        loop {
            if let Some(solved) = solver.run(u64::MAX) {
                return solved;
            }
        }
    }
}
