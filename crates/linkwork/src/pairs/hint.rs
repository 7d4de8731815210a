//! Hints: pairs after which the game can still be won.

use super::board::Board;
use super::moves::{Move, Pair};
use super::solve::Solver;
use crate::game::Verdict;
use alloc::vec::Vec;
use core::fmt;

/// Whether a pair keeps the game winnable.
///
/// ```
/// use linkwork::pairs::{BUDGET, Board, KeepsWin, Rules};
/// let hint = Board::new(&"1221".parse()?, Rules::default()).hint(BUDGET);
/// assert_eq!(hint.map(|hint| hint.keeps_win), Some(KeepsWin::Proved));
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeepsWin {
    /// A way to win after it is known.
    Proved,
    /// The budget ended before that was known.
    Unknown,
    /// It links, but the game cannot be won any more, with this pair or another.
    No,
}

impl KeepsWin {
    /// The word used in replies: `proved`, `unknown`, `no`.
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::KeepsWin::No.name(), "no");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Unknown => "unknown",
            Self::No => "no",
        }
    }
}

/// A pair to take.
///
/// ```
/// use linkwork::pairs::{BUDGET, Board, Rules};
/// let hint = Board::new(&"121\n323".parse()?, Rules::default()).hint(BUDGET);
/// assert!(hint.is_some());
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The pair, its smaller cell first. It links.
    pub pair: Pair,
    /// Whether the game can still be won after it.
    pub keeps_win: KeepsWin,
}

/// The search for hints, in slices: one pair after the other that keeps the game winnable.
///
/// The first hint is the next pair of a way to win. Further ones are the other pairs that keep the win, in
/// the order of [`Board::moves`], each proved by a search of its own. After the last the first comes again.
///
/// ```
/// use linkwork::pairs::{Adviser, BUDGET, Board, KeepsWin, Rules};
///
/// let board = Board::new(&"1212\n3434".parse()?, Rules::default());
/// let mut adviser = Adviser::new(&board, BUDGET);
/// let hint = loop {
///     if let Some(hint) = adviser.run(100) {
///         break hint;
///     }
///     // Time to draw, or to stop.
/// };
/// assert_eq!(hint.map(|hint| hint.keeps_win), Some(KeepsWin::Proved));
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
pub struct Adviser {
    board: Board,
    budget: u64,
    /// The search of the position itself, then of that after `tried`.
    solver: Solver,
    tried: Option<Pair>,
    /// The pairs not yet tried, the next one last.
    rest: Vec<Pair>,
    found: Vec<Hint>,
    /// How many of the found ones were given.
    given: usize,
    verdict: Option<Verdict<Vec<Pair>>>,
}

impl Adviser {
    /// Hints for a position; each search looks at `budget` positions at most.
    ///
    /// ```
    /// use linkwork::pairs::{Adviser, Board, Rules};
    /// let stuck = Board::new(&"12\n21".parse()?, Rules::default());
    /// assert_eq!(Adviser::new(&stuck, 100).run(100), Some(None));
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn new(board: &Board, budget: u64) -> Self {
        Self {
            solver: Solver::new(board, budget),
            board: board.clone(),
            budget,
            tried: None,
            rest: Vec::new(),
            found: Vec::new(),
            given: 0,
            verdict: None,
        }
    }

    /// Hints for a position that is won by these pairs: the first hint is the first of them.
    ///
    /// ```
    /// use linkwork::pairs::{Adviser, Board, Rules};
    /// let board = Board::new(&"1122".parse()?, Rules::default());
    /// let way = vec!["0,2-0,3".parse()?, "0,0-0,1".parse()?];
    /// let mut adviser = Adviser::knowing(&board, 100, way);
    /// let hint = adviser.run(0).flatten().ok_or("known")?;
    /// assert_eq!(hint.pair.to_string(), "0,2-0,3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn knowing(board: &Board, budget: u64, way: Vec<Pair>) -> Self {
        let mut adviser = Self::new(board, budget);
        adviser.first(Verdict::Solved(way));
        adviser
    }

    /// Looks at about that many positions more, for the first hint at most; what is known of the position,
    /// once it is known. Takes no hint.
    ///
    /// ```
    /// use linkwork::pairs::{Adviser, Board, Rules};
    /// let mut adviser = Adviser::new(&Board::new(&"1122".parse()?, Rules::default()), 100);
    /// assert_eq!(adviser.decide(100).map(|verdict| verdict.name()), Some("solved"));
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn decide(&mut self, positions: u64) -> Option<&Verdict<Vec<Pair>>> {
        if self.verdict.is_none() {
            let solved = self.solver.run(positions)?;
            self.first(solved.verdict);
        }
        self.verdict.as_ref()
    }

    /// What is known of the position: once there is a first hint, whether the game can be won, and how.
    ///
    /// ```
    /// use linkwork::Verdict;
    /// use linkwork::pairs::{Adviser, Board, Rules};
    /// let mut adviser = Adviser::new(&Board::new(&"1221".parse()?, Rules::default()), 100);
    /// assert_eq!(adviser.verdict(), None);
    /// adviser.run(100);
    /// assert!(matches!(adviser.verdict(), Some(Verdict::Solved(pairs)) if pairs.len() == 2));
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn verdict(&self) -> Option<&Verdict<Vec<Pair>>> {
        self.verdict.as_ref()
    }

    /// Looks at about that many positions more; the next hint, once it is found: `None` within if no pair
    /// links.
    ///
    /// ```
    /// use linkwork::pairs::{Adviser, BUDGET, Board, Rules};
    /// let board = Board::new(&"11\n22".parse()?, Rules::default());
    /// let mut adviser = Adviser::new(&board, BUDGET);
    /// let mut next = || adviser.run(BUDGET).flatten().map(|hint| hint.pair.to_string());
    /// let (first, second, third) = (next(), next(), next());
    /// assert!(first != second && first == third);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn run(&mut self, positions: u64) -> Option<Option<Hint>> {
        let mut left = positions;
        loop {
            if let Some(&hint) = self.found.get(self.given) {
                self.given += 1;
                return Some(Some(hint));
            }
            if self.verdict.is_some() && self.tried.is_none() && !self.try_next() {
                // All are found: the first once more.
                self.given = 0;
                if self.found.is_empty() {
                    return Some(None);
                }
                continue;
            }
            let before = self.solver.positions();
            let solved = self.solver.run(left)?;
            left = left.saturating_sub(self.solver.positions() - before);
            self.take_account(solved.verdict);
        }
    }

    /// Begins the search after the next pair; `false` if there is none.
    fn try_next(&mut self) -> bool {
        let Some(pair) = self.rest.pop() else {
            return false;
        };
        let mut next = self.board.clone();
        if next.play(Move::Join(pair)).is_ok() {
            self.solver = Solver::new(&next, self.budget);
            self.tried = Some(pair);
        }
        true
    }

    fn take_account(&mut self, verdict: Verdict<Vec<Pair>>) {
        match self.tried.take() {
            None => self.first(verdict),
            Some(pair) => {
                if matches!(verdict, Verdict::Solved(_)) {
                    self.found.push(Hint {
                        pair,
                        keeps_win: KeepsWin::Proved,
                    });
                }
            }
        }
    }

    /// The first hint; further ones only if some pair is known to keep the win.
    fn first(&mut self, verdict: Verdict<Vec<Pair>>) {
        let (pair, keeps_win) = match &verdict {
            Verdict::Solved(pairs) => (pairs.first().copied(), KeepsWin::Proved),
            Verdict::Unsolvable => (self.board.first_move(), KeepsWin::No),
            Verdict::Unknown => (self.board.first_move(), KeepsWin::Unknown),
        };
        if let Some(pair) = pair.map(Pair::sorted) {
            self.found.push(Hint { pair, keeps_win });
            // Of a board that no search looks at nothing would be learnt of the others.
            if keeps_win == KeepsWin::Proved && Solver::fits(self.board.size()) {
                let others = self.board.moves().into_iter().rev();
                self.rest = others.filter(|&other| other != pair).collect();
            }
        }
        self.verdict = Some(verdict);
    }
}

impl fmt::Debug for Adviser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Adviser")
            .field("found", &self.found)
            .finish_non_exhaustive()
    }
}

impl Board {
    /// A pair after which the game can still be won, if one is found within a budget of positions; else some
    /// pair that links; `None` if none does. See [`Adviser`].
    ///
    /// ```
    /// use linkwork::pairs::{BUDGET, Board, KeepsWin, Rules};
    /// // The 3s link, but what is left then is stuck.
    /// let board = Board::new(&"12\n21\n33".parse()?, Rules::default());
    /// assert_eq!(board.hint(BUDGET).map(|hint| hint.keeps_win), Some(KeepsWin::No));
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn hint(&self, budget: u64) -> Option<Hint> {
        let mut adviser = Adviser::new(self, budget);
        loop {
            if let Some(hint) = adviser.run(u64::MAX) {
                return hint;
            }
        }
    }
}
