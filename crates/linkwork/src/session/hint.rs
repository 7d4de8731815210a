//! Hints and par of Netslide games: what the solver says of them.

use super::line::Line;
use super::{Outcome, Session};
use crate::game::{Status, Verdict};
use crate::id::Id;
use crate::lines::{self, Board, Goal, PAR, Shift, Solved, Solver, Way};
use crate::save::{Event, What};
use crate::text::Move;
use alloc::boxed::Box;
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

    /// Asks for a hint, and thinks about it for a moment.
    pub(super) fn hint(&mut self) -> Outcome {
        if !self.is_hinted() {
            return Outcome::Nothing;
        }
        if matches!(self.thought, Thought::None) {
            self.thought = self.question();
        }
        self.answer(AT_ONCE)
    }

    /// Goes on with the question, if there is one.
    pub(super) fn think(&mut self, positions: u64) -> Outcome {
        if matches!(self.thought, Thought::Looking(_)) {
            self.answer(positions)
        } else {
            Outcome::Nothing
        }
    }

    /// Whether a question waits for [`Action::Think`](super::Action::Think).
    ///
    /// ```
    /// use linkwork::session::{Action, Outcome, Session};
    /// let mut session = Session::open("lines:netslide,5x5#5eed/0")?;
    /// let mut outcome = session.act(0, Action::Hint);
    /// while session.is_thinking() {
    ///     assert_eq!(outcome, Outcome::Thinking);
    ///     // Time to draw.
    ///     outcome = session.act(0, Action::Think(1_000));
    /// }
    /// assert!(matches!(outcome, Outcome::Hint(_)));
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        matches!(self.thought, Thought::Looking(_)) && !self.paused
    }

    /// Whether there is a goal that is not reached.
    fn is_hinted(&self) -> bool {
        let is_lines = matches!(self.line, Line::Lines(_));
        is_lines && self.has_hints() && self.status == Status::Playing
    }

    fn question(&self) -> Thought {
        match &self.line {
            Line::Pairs(_) => Thought::None,
            Line::Lines(line) => {
                let board = line.now().board();
                let solver = Solver::knowing(board, Goal::OneNet, HINT_BUDGET, &self.way_back());
                Thought::Looking(Box::new(solver))
            }
        }
    }

    /// What was played taken back, then the scramble: of a dealt game always a way.
    fn way_back(&self) -> Vec<Shift> {
        let (Id::Lines(id), Line::Lines(line)) = (&self.id, &self.line) else {
            return Vec::new();
        };
        let played = line.played().filter_map(|(mv, _)| match mv {
            lines::Move::Shift(shift) => Some(shift),
            lines::Move::Take(_) => None,
        });
        let made: Vec<Shift> = id.scramble().into_iter().chain(played).collect();
        made.into_iter().rev().map(Shift::reversed).collect()
    }

    /// What is known after some more thinking. A hint is written down when it is given.
    fn answer(&mut self, positions: u64) -> Outcome {
        if let (Thought::Looking(solver), Line::Lines(line)) = (&mut self.thought, &self.line) {
            let Some(solved) = solver.run(positions) else {
                return Outcome::Thinking;
            };
            self.thought = Thought::of(solved, line.now().board());
        }
        let Some(hint) = self.thought.hint() else {
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

/// How many positions are looked at for a hint, and how many of them as soon as it is asked for.
const HINT_BUDGET: u64 = 300_000;
const AT_ONCE: u64 = 250;

/// What was thought about the position.
#[derive(Clone, Debug)]
pub(super) enum Thought {
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
        Some(Hint {
            shift: *steps.last()?,
            steps: u32::try_from(steps.len()).unwrap_or(u32::MAX),
            shortest: *shortest,
        })
    }

    /// Takes account of a move that was played: a way goes on if it is followed; everything else is
    /// about another position.
    pub(super) fn follow(&mut self, mv: Move, line: &Line) {
        if !self.goes_on(mv, line) {
            *self = Self::None;
        }
    }

    fn goes_on(&mut self, mv: Move, line: &Line) -> bool {
        let (Self::Way(steps, _), Line::Lines(line)) = (self, line) else {
            return false;
        };
        let Move::Lines(lines::Move::Shift(shift)) = mv else {
            return false;
        };
        let len = line.now().board().lane_len(shift.lane).unwrap_or(1);
        let step = shift.first_step(len);
        (0..shift.steps(len)).all(|_| steps.pop() == Some(step)) && !steps.is_empty()
    }
}

/// The par of a new game, by the same measure as that of a deal.
pub(super) fn par(line: &Line) -> Option<u32> {
    match line {
        Line::Lines(line) if line.start().way() == Way::Netslide => line.start().board().par(PAR),
        _ => None,
    }
}
