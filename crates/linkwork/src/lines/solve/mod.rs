//! The way to a goal in the fewest steps, proved where the budget allows, else the best found.
//!
//! - Small boards: all arrangements, nearest first (`breadth`). Proves too that there is no way.
//! - Others: iterative deepening (`deepen`) with a bound on the steps needed (`bound`).
//! - Where that ends at its share of the budget: an arrangement of the tiles that meets the goal is
//!   found (`arrange`), the tiles are brought there (`route`), by cycles of three at the end (`cycles`),
//!   and the way is shortened (`trim`).

mod arrange;
mod bound;
mod breadth;
mod cycles;
mod deepen;
mod plan;
mod proofs;
mod route;
mod search;
mod table;
mod tiles;
mod trim;
mod way;

use super::{Board, Goal, Shift};
use crate::game::Verdict;
use alloc::boxed::Box;
use alloc::vec::Vec;
use breadth::{Breadth, Outcome};
use deepen::Deepening;
use plan::{Plan, Step};
use search::Search;

/// The answer to a board.
///
/// ```
/// use linkwork::Verdict;
/// use linkwork::lines::{BUDGET, Board, Goal};
///
/// let mut board: Board = "c2\n92".parse()?;
/// let solved = board.solve(Goal::OneNet, BUDGET);
/// assert!(solved.shortest && solved.steps == 2);
/// let Verdict::Solved(shifts) = solved.verdict else { return Err("solvable".into()) };
/// for shift in shifts {
///     board.shift(shift)?;
/// }
/// assert!(board.meets(Goal::OneNet));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The shifts to the goal, that there is no way, or that the budget ended first.
    pub verdict: Verdict<Vec<Shift>>,
    /// How many steps the shifts make; 0 without a solution.
    pub steps: u32,
    /// Whether it is proved that no way has fewer steps; `false` without a solution.
    pub shortest: bool,
    /// How many positions were looked at.
    pub positions: u64,
}

/// A budget that suits boards up to 5×5: a second or two of searching.
///
/// ```
/// use linkwork::lines::{BUDGET, Board, Goal};
/// let board: Board = "86c6\n7f85\n1138".parse()?;
/// assert!(board.solve(Goal::OneNet, BUDGET).shortest);
/// # Ok::<(), linkwork::lines::BoardError>(())
/// ```
pub const BUDGET: u64 = 1_000_000;

/// The search for a way to a goal, in slices: whoever runs it stays in charge of the time.
///
/// The answer depends on the board, the goal and the budget alone, not on the slices, the machine or
/// the time. A position is one board taken up by the search. Two tables of boards are kept at most,
/// each up to 64 MiB of tiles and two million boards. A board of more than 1,024 cells gets a shortest
/// way or none: no other is looked for.
///
/// ```
/// use linkwork::Verdict;
/// use linkwork::lines::{BUDGET, Board, Goal, Solver};
///
/// let board: Board = "6c98\n7f61\n8238".parse()?;
/// let mut solver = Solver::new(&board, Goal::OneNet, BUDGET);
/// let solved = loop {
///     if let Some(solved) = solver.run(1_000) {
///         break solved;
///     }
///     // Time to draw, or to stop.
/// };
/// assert_eq!((solved.steps, solved.shortest), (4, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    plan: Plan,
    start: Vec<u8>,
    budget: u64,
    positions: u64,
    stage: Stage,
}

enum Stage {
    Breadth(Box<Breadth>),
    Deepening(Box<Deepening>),
    /// With the fewest steps that a way can have.
    Search(Box<Search>, usize),
    Done(Solved),
}

impl Solver {
    /// A search that looks at up to `budget` positions.
    ///
    /// ```
    /// use linkwork::lines::{Board, Goal, Solver};
    /// let solved = Solver::new(&"82".parse()?, Goal::OneNet, 10).run(10);
    /// assert_eq!(solved.map(|solved| solved.steps), Some(1));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn new(board: &Board, goal: Goal, budget: u64) -> Self {
        let (plan, start) = (Plan::new(board, goal), Plan::masks(board));
        let stage = Stage::first(&plan, &start, budget);
        Self {
            plan,
            start,
            budget,
            positions: 0,
            stage,
        }
    }

    /// How many positions were looked at so far.
    ///
    /// ```
    /// use linkwork::lines::{Board, Goal, Solver};
    /// let mut solver = Solver::new(&"82".parse()?, Goal::OneNet, 10);
    /// assert_eq!(solver.positions(), 0);
    /// assert!(solver.run(10).is_some() && solver.positions() > 0);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Looks at about that many positions more; the answer, once there is one.
    ///
    /// ```
    /// use linkwork::lines::{BUDGET, Board, Goal, Solver};
    /// let board: Board = "f83\n1e8\n268".parse()?;
    /// let mut solver = Solver::new(&board, Goal::OneNet, BUDGET);
    /// assert_eq!(solver.run(1), None);
    /// assert_eq!(solver.run(BUDGET).map(|solved| solved.steps), Some(5));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    pub fn run(&mut self, positions: u64) -> Option<Solved> {
        let until = self.positions.saturating_add(positions);
        loop {
            if let Stage::Done(solved) = &self.stage {
                return Some(solved.clone());
            }
            if self.positions >= until {
                return None;
            }
            self.advance();
        }
    }

    /// A small part of the work, the same whatever the slices are.
    fn advance(&mut self) {
        const PART: u64 = 256;
        let (plan, positions) = (&self.plan, &mut self.positions);
        let exact = exact_share(self.budget);
        let next = match &mut self.stage {
            Stage::Breadth(search) => match search.run(plan, PART, positions) {
                Outcome::Found(way) => Some(Stage::found(plan, &way, way.len(), *positions)),
                Outcome::None => Some(Stage::ended(Verdict::Unsolvable, *positions)),
                Outcome::More => None,
            },
            Stage::Deepening(search) => {
                match search.run(plan, PART.min(exact - *positions), positions) {
                    Outcome::Found(way) => Some(Stage::found(plan, &way, way.len(), *positions)),
                    Outcome::More if *positions < exact => None,
                    _ => {
                        let least = search.at_least();
                        Some(Stage::Search(
                            Box::new(Search::new(plan, &self.start)),
                            least,
                        ))
                    }
                }
            }
            Stage::Search(search, least) => {
                let budget = self.budget;
                let more = *positions < budget && search.run(plan, budget, positions);
                let best = |way| Stage::found(plan, way, *least, *positions);
                (!more).then(|| match search.best() {
                    Some(way) => best(way),
                    None => Stage::ended(Verdict::Unknown, *positions),
                })
            }
            Stage::Done(_) => None,
        };
        if let Some(next) = next {
            self.stage = next;
        }
    }
}

/// The exact search may take three quarters of the budget.
const fn exact_share(budget: u64) -> u64 {
    budget - budget / 4
}

impl Stage {
    fn first(plan: &Plan, start: &[u8], budget: u64) -> Self {
        if plan.meets(start) {
            Self::found(plan, &[], 0, 0)
        } else if proofs::is_ruled_out(plan, start) {
            Self::ended(Verdict::Unsolvable, 0)
        } else if Breadth::is_fit(plan, start, budget) {
            Self::Breadth(Box::new(Breadth::new(plan, start)))
        } else {
            Self::Deepening(Box::new(Deepening::new(plan, start, usize::from(u8::MAX))))
        }
    }

    /// A way, and how many steps the shortest has at least.
    fn found(plan: &Plan, way: &[Step], least: usize, positions: u64) -> Self {
        Self::Done(Solved {
            verdict: Verdict::Solved(plan.shifts(way)),
            steps: u32::try_from(way.len()).unwrap_or(u32::MAX),
            shortest: way.len() <= least,
            positions,
        })
    }

    const fn ended(verdict: Verdict<Vec<Shift>>, positions: u64) -> Self {
        Self::Done(Solved {
            verdict,
            steps: 0,
            shortest: false,
            positions,
        })
    }
}

impl Board {
    /// The way to a goal in the fewest steps, if it is found within a budget of positions: see
    /// [`Solver`].
    ///
    /// ```
    /// use linkwork::Verdict;
    /// use linkwork::lines::{BUDGET, Board, Goal};
    /// let odd: Board = "28\n20".parse()?;
    /// assert_eq!(odd.solve(Goal::AllClosed, BUDGET).verdict, Verdict::Unsolvable);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn solve(&self, goal: Goal, budget: u64) -> Solved {
        let mut solver = Solver::new(self, goal, budget);
        loop {
            if let Some(solved) = solver.run(u64::MAX) {
                return solved;
            }
        }
    }
}
