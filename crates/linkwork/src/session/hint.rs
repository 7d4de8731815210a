//! Hints and par of Netslide games: what the solver says of them.

use super::line::Line;
use super::{Outcome, Session};
use crate::game::{Status, Verdict};
use crate::lines::{self, Goal, PAR, Round, Shift, Way};
use crate::save::{Event, What};
use crate::text::Move;
use alloc::vec::Vec;

/// The next step of a way to the goal of a Netslide game.
///
/// ```
/// use linkwork::session::{Action, Outcome, Session};
/// let mut session = Session::open("lines:netslide:c6/39")?;
/// let Outcome::Hint(hint) = session.act(0, Action::Hint) else { unreachable!() };
/// assert_eq!((hint.steps, hint.shortest), (1, true));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// A shift by one step.
    pub shift: Shift,
    /// How many steps the whole way has.
    pub steps: u32,
    /// Whether no way is shorter.
    pub shortest: bool,
}

impl Session {
    /// Whether hints are a part of the game: of line tiles Netslide alone has a goal.
    pub(super) fn has_hints(&self) -> bool {
        match &self.line {
            Line::Pairs(_) => true,
            Line::Lines(line) => line.now().way() == Way::Netslide,
        }
    }

    pub(super) fn hint(&mut self) -> Outcome {
        let Line::Lines(line) = &self.line else {
            return Outcome::Nothing;
        };
        if !self.has_hints() || self.status != Status::Playing {
            return Outcome::Nothing;
        }
        if self.plan.steps.is_empty() {
            self.plan = Plan::of(line.now());
        }
        let Some(hint) = self.plan.next() else {
            return Outcome::NoHint;
        };
        self.hints = self.hints.saturating_add(1);
        self.log.push(Event {
            at_ms: self.clock_ms,
            what: What::Hint,
        });
        Outcome::Hint(hint)
    }
}

/// How many positions are looked at for a hint.
const HINT_BUDGET: u64 = 300_000;

/// A way to the goal. Who follows the hints is led along one way: a new search at every step could find
/// another way each time, and lead in circles.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// Shifts by one step, the next one last.
    steps: Vec<Shift>,
    shortest: bool,
}

impl Plan {
    fn of(round: &Round) -> Self {
        let solved = round.board().solve(Goal::OneNet, HINT_BUDGET);
        let Verdict::Solved(shifts) = solved.verdict else {
            return Self::default();
        };
        let mut steps = Vec::new();
        for shift in shifts.into_iter().rev() {
            let len = round.board().lane_len(shift.lane).unwrap_or(1);
            let singles = usize::from(shift.steps(len));
            steps.extend(core::iter::repeat_n(shift.first_step(len), singles));
        }
        Self {
            steps,
            shortest: solved.shortest,
        }
    }

    fn next(&self) -> Option<Hint> {
        Some(Hint {
            shift: *self.steps.last()?,
            steps: u32::try_from(self.steps.len()).unwrap_or(u32::MAX),
            shortest: self.shortest,
        })
    }

    /// Takes account of a move that was played: the plan goes on, or is of no use any more.
    pub(super) fn follow(&mut self, mv: Move, line: &Line) {
        let (Move::Lines(lines::Move::Shift(shift)), Line::Lines(line)) = (mv, line) else {
            self.steps.clear();
            return;
        };
        let len = line.now().board().lane_len(shift.lane).unwrap_or(1);
        for _ in 0..shift.steps(len) {
            if self.steps.pop() != Some(shift.first_step(len)) {
                self.steps.clear();
            }
        }
    }
}

/// The par of a new game, by the same measure as that of a deal.
pub(super) fn par(line: &Line) -> Option<u32> {
    match line {
        Line::Lines(line) if line.start().way() == Way::Netslide => line.start().board().par(PAR),
        _ => None,
    }
}
