//! Hints and par of Netslide games: what the solver says of them.

use super::line::Line;
use super::{Outcome, Session};
use crate::game::{Status, Verdict};
use crate::lines::{Goal, Round, Shift, Way};
use crate::save::{Event, What};

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
        let Some(hint) = next_step(line.now()) else {
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

fn next_step(round: &Round) -> Option<Hint> {
    let solved = round.board().solve(Goal::OneNet, HINT_BUDGET);
    let Verdict::Solved(shifts) = solved.verdict else {
        return None;
    };
    let first = shifts.first()?;
    let len = round.board().lane_len(first.lane)?;
    Some(Hint {
        shift: first.first_step(len),
        steps: solved.steps,
        shortest: solved.shortest,
    })
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
