//! What was thought about a Netslide game: the way to its goal.

use super::super::Outcome;
use super::Hint;
use crate::game::Verdict;
use crate::lines::{Board, Goal, Move, Round, Shift, Solved, Solver};
use crate::timeline::Timeline;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The next step of a way to the goal of a Netslide game.
///
/// ```
/// use linkwork::session::{Action, Hint, Outcome, Session};
/// let mut session = Session::open("lines:netslide:c6/39")?;
/// let Outcome::Hint(Hint::Lines(step)) = session.act(0, Action::Hint) else { unreachable!() };
/// assert_eq!((step.steps, step.shortest), (1, true));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// A shift by one step.
    pub shift: Shift,
    /// How many steps the whole way has.
    pub steps: u32,
    /// Whether no way is shorter.
    pub shortest: bool,
}

/// How many positions are looked at for a hint.
const BUDGET: u64 = 300_000;

/// What was thought about the position.
#[derive(Clone, Debug)]
pub(in crate::session) enum Thought {
    /// Nothing was asked.
    None,
    /// A way to the goal is being looked for.
    Looking(Box<Solver>),
    /// A way to the goal: shifts by one step, the next one last, and whether no way is shorter. Who
    /// follows the hints is led along one way: a new search at every step could find another way each
    /// time, and lead in circles.
    Way(Vec<Shift>, bool),
    /// No way was found.
    NoWay,
}

impl Thought {
    pub(super) const fn is_thinking(&self) -> bool {
        matches!(self, Self::Looking(_))
    }

    /// Asks for a hint; `known` is a way to the goal, or nothing.
    pub(super) fn ask(&mut self, line: &Timeline<Round>, known: &[Shift]) {
        if matches!(self, Self::None) {
            let board = line.now().board();
            let solver = Solver::knowing(board, Goal::OneNet, BUDGET, known);
            *self = Self::Looking(Box::new(solver));
        }
    }

    /// What is known after some more thinking.
    pub(super) fn think(&mut self, positions: u64, line: &Timeline<Round>) -> Outcome {
        if let Self::Looking(solver) = self {
            let Some(solved) = solver.run(positions) else {
                return Outcome::Thinking;
            };
            *self = Self::of(solved, line.now().board());
        }
        self.hint().map_or(Outcome::NoHint, Outcome::Hint)
    }

    fn of(solved: Solved, board: &Board) -> Self {
        let Verdict::Solved(shifts) = solved.verdict else {
            return Self::NoWay;
        };
        let mut steps = Vec::new();
        for shift in shifts.into_iter().rev() {
            let len = board.lane_len(shift.lane).unwrap_or(1);
            let singles = usize::from(shift.steps(len));
            steps.extend(core::iter::repeat_n(shift.first_step(len), singles));
        }
        Self::Way(steps, solved.shortest)
    }

    fn hint(&self) -> Option<Hint> {
        let Self::Way(steps, shortest) = self else {
            return None;
        };
        Some(Hint::Lines(Step {
            shift: *steps.last()?,
            steps: u32::try_from(steps.len()).unwrap_or(u32::MAX),
            shortest: *shortest,
        }))
    }

    /// Takes account of a move that was played: a way goes on if it is followed; everything else is
    /// about another position.
    pub(super) fn follow(&mut self, mv: Move, line: &Timeline<Round>) {
        if !self.goes_on(mv, line) {
            *self = Self::None;
        }
    }

    fn goes_on(&mut self, mv: Move, line: &Timeline<Round>) -> bool {
        let (Self::Way(steps, _), Move::Shift(shift)) = (self, mv) else {
            return false;
        };
        let len = line.now().board().lane_len(shift.lane).unwrap_or(1);
        let step = shift.first_step(len);
        (0..shift.steps(len)).all(|_| steps.pop() == Some(step)) && !steps.is_empty()
    }
}
