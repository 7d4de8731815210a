//! Hints and par of Netslide games: what the solver says of them.

use super::line::Line;
use super::{Outcome, Session};
use crate::game::{Status, Verdict};
use crate::lines::{self, Goal, Round, Shift, Way};
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
    pub(super) fn hint(&mut self) -> Outcome {
        let Line::Lines(line) = &self.line else {
            return Outcome::Nothing;
        };
        if line.now().way() != Way::Netslide || self.status != Status::Playing {
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

/// How many positions are looked at for a hint, and for the par of a new game.
const HINT_BUDGET: u64 = 300_000;
const PAR_BUDGET: u64 = 50_000;
/// Up to how many cells par is looked for.
const PAR_CELLS: usize = 36;

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

pub(super) fn par(line: &Line) -> Option<u32> {
    let Line::Lines(line) = line else {
        return None;
    };
    let board = line.start().board();
    if line.start().way() != Way::Netslide || board.size().cells() > PAR_CELLS {
        return None;
    }
    let solved = board.solve(Goal::OneNet, PAR_BUDGET);
    solved.shortest.then_some(solved.steps)
}

#[cfg(test)]
mod tests {
    use crate::session::{Action, Outcome, Session};

    #[test]
    fn who_follows_the_hints_reaches_the_goal() {
        let mut session = Session::open("lines:netslide,5x5,wrap#5eed/0").unwrap();
        let mut left = None;
        while let Outcome::Hint(hint) = session.act(0, Action::Hint) {
            assert!(left.is_none_or(|left| hint.steps + 1 == left));
            left = Some(hint.steps);
            let mv = crate::lines::Move::Shift(hint.shift);
            session.act(0, Action::Play(mv.into()));
        }
        assert_eq!((left, session.status), (Some(1), crate::Status::Won));
    }

    #[test]
    fn a_hint_after_another_move_is_about_the_position_on_the_board() {
        let mut session = Session::open("lines:netslide:c6/39").unwrap();
        let steps = |session: &mut Session| match session.act(0, Action::Hint) {
            Outcome::Hint(hint) => hint.steps,
            other => panic!("{other:?}"),
        };
        assert_eq!(steps(&mut session), 1);
        session.act(0, Action::Play("C0,1".parse().unwrap()));
        assert_eq!(steps(&mut session), 2);
        session.act(0, Action::Undo);
        assert_eq!(steps(&mut session), 1);
    }
}
