//! The way to a goal in the fewest steps, proved where the budget allows, else the best found.
//!
//! - Small boards: all arrangements, nearest first (`breadth`). Proves too that there is no way.
//! - Others: iterative deepening (`deepen`) with a bound on the steps needed (`bound`).
//! - Where that ends at its share of the budget: an arrangement of the tiles that meets the goal and is
//!   near the board is found (`arrange`), the tiles are brought there (`route`), by cycles of three at
//!   the end (`cycles`), and the way is shortened (`trim`).
//! - What is left of the budget goes to the deepening again.

mod arrange;
mod bound;
mod breadth;
mod count;
mod cycles;
mod deepen;
mod descend;
mod grow;
mod plan;
mod proofs;
mod route;
mod search;
mod tiles;
mod trim;
mod way;

use super::{Board, Goal, Shift};
use crate::game::Verdict;
use alloc::boxed::Box;
use alloc::vec::Vec;
use breadth::{Breadth, Outcome};
use count::Count;
use deepen::Deepening;
use plan::{Plan, Step};
pub use proofs::Obstacle;
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
    /// Why there is no way, if that is proved.
    pub because: Option<Obstacle>,
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
/// The answer depends on the board, the goal, the budget and the way that was known alone, not on the
/// slices, the machine or the time. A position is one board taken up by the search; on large boards,
/// where that is much work, it counts as several, so that the budget bounds the time on any board. Two
/// tables of boards are kept at most, each up to 64 MiB of tiles and two million boards. A board of more
/// than 1,024 cells gets a shortest way or none: no other is looked for.
///
/// A proof that no way is shorter is found if it takes up to three quarters of the budget (on boards of
/// more than 36 cells, a quarter), and beyond that if the search for some way leaves enough.
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
#[derive(Clone, Debug)]
pub struct Solver {
    plan: Plan,
    start: Vec<u8>,
    count: Count,
    /// The shortest way so far.
    best: Option<Vec<Step>>,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    Breadth(Box<Breadth>),
    /// Up to so many positions, and whether some way was looked for already.
    Deepening(Box<Deepening>, u64, bool),
    /// With the deepening that goes on after it.
    Search(Box<Search>, Box<Deepening>),
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
        Self::knowing(board, goal, budget, &[])
    }

    /// The same, with a way that is known already: the answer is that one, or a shorter one. A list that
    /// does not lead to the goal is no way, and left out of account.
    ///
    /// ```
    /// use linkwork::lines::{Board, Goal, Solver};
    /// let board: Board = "6c98\n7f61\n8238".parse()?;
    /// let known = ["C2,-1", "R0,1", "R1,1", "R0,-1", "C3,1", "R2,-1"].map(|text| text.parse());
    /// let known = known.into_iter().collect::<Result<Vec<_>, _>>()?;
    /// let solved = Solver::knowing(&board, Goal::OneNet, 0, &known).run(1);
    /// // What is undone at once is left out.
    /// assert_eq!(solved.map(|solved| (solved.steps, solved.shortest)), Some((4, false)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn knowing(board: &Board, goal: Goal, budget: u64, way: &[Shift]) -> Self {
        let (plan, start) = (Plan::new(board, goal), Plan::masks(board));
        let best = plan.known(&start, way);
        let stage = Stage::first(&plan, &start, budget);
        Self {
            count: Count::new(budget, plan.cells),
            plan,
            start,
            best,
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
    pub fn positions(&self) -> u64 {
        self.count.spent()
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
        let until = self.positions().saturating_add(positions);
        loop {
            if let Stage::Done(solved) = &self.stage {
                return Some(solved.clone());
            }
            // At the end of the budget what is left is to answer.
            if self.positions() >= until && self.count.left() > 0 {
                return None;
            }
            self.advance();
        }
    }

    /// A small part of the work, the same whatever the slices are.
    fn advance(&mut self) {
        const PART: u64 = 256;
        let (plan, count) = (&self.plan, &mut self.count);
        let stage = core::mem::replace(&mut self.stage, Stage::Done(Solved::unknown(0)));
        self.stage = match stage {
            Stage::Breadth(mut search) => match search.run(plan, PART, count) {
                Outcome::Found(way) => Stage::found(plan, &way, way.len(), count),
                Outcome::None => Stage::unsolvable(Obstacle::LookedAtAll, count.spent()),
                Outcome::More => Stage::Breadth(search),
            },
            Stage::Deepening(mut search, until, searched) => {
                let part = PART.min(until.saturating_sub(count.spent()));
                let outcome = search.run(plan, part, count);
                let best = self.best.as_ref().map_or(usize::MAX, Vec::len);
                match (outcome, &self.best) {
                    (Outcome::Found(way), _) => Stage::found(plan, &way, way.len(), count),
                    (_, Some(way)) if best <= search.at_least() => {
                        Stage::found(plan, way, best, count)
                    }
                    (Outcome::More, _) if count.spent() < until => {
                        Stage::Deepening(search, until, searched)
                    }
                    _ if !searched => {
                        let some = Search::new(plan, &self.start, self.best.as_deref());
                        Stage::Search(Box::new(some), search)
                    }
                    (_, Some(way)) => Stage::found(plan, way, search.at_least(), count),
                    (_, None) => Stage::Done(Solved::unknown(count.spent())),
                }
            }
            Stage::Search(mut search, exact) => {
                if count.left() > 0 && search.run(plan, count) {
                    Stage::Search(search, exact)
                } else {
                    self.best = search.into_best(plan);
                    Stage::Deepening(exact, count.budget(), true)
                }
            }
            done @ Stage::Done(_) => done,
        };
    }
}

/// How much of the budget the deepening takes before some way is looked for.
const fn first_share(plan: &Plan, budget: u64) -> u64 {
    /// With less there is no hope of finding some way.
    const LITTLE: u64 = 1000;
    match budget {
        0..LITTLE => budget,
        _ if plan.cells > 36 => budget / 4,
        _ => budget - budget / 4,
    }
}

impl Stage {
    fn first(plan: &Plan, start: &[u8], budget: u64) -> Self {
        if plan.meets(start) {
            return Self::found(plan, &[], 0, &Count::new(0, 0));
        }
        if let Some(obstacle) = proofs::obstacle(plan, start) {
            return Self::unsolvable(obstacle, 0);
        }
        if Breadth::is_fit(plan, start, budget) {
            return Self::Breadth(Box::new(Breadth::new(plan, start)));
        }
        let search = Deepening::new(plan, start, usize::from(u8::MAX));
        Self::Deepening(Box::new(search), first_share(plan, budget), false)
    }

    /// A way, and how many steps the shortest has at least.
    fn found(plan: &Plan, way: &[Step], least: usize, count: &Count) -> Self {
        Self::Done(Solved {
            verdict: Verdict::Solved(plan.shifts(way)),
            steps: u32::try_from(way.len()).unwrap_or(u32::MAX),
            shortest: way.len() <= least,
            because: None,
            positions: count.spent(),
        })
    }

    fn unsolvable(obstacle: Obstacle, positions: u64) -> Self {
        Self::Done(Solved {
            verdict: Verdict::Unsolvable,
            because: Some(obstacle),
            ..Solved::unknown(positions)
        })
    }
}

impl Solved {
    const fn unknown(positions: u64) -> Self {
        Self {
            verdict: Verdict::Unknown,
            steps: 0,
            shortest: false,
            because: None,
            positions,
        }
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
