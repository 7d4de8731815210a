//! What the session thinks about the position on the table: hints, the light, ways out. Searches run in slices,
//! and whatever happens to the board drops those that are about another position.

mod lines;
mod pairs;
mod solution;

use super::line::Line;
use super::{Outcome, Session};
use crate::game::Status;
use crate::id::Id;
use crate::lines::{Move as LinesMove, PAR, Shift, Way};
use crate::pairs as game;
use crate::save::{Event, What};
use crate::text::Move;
use alloc::boxed::Box;
use alloc::vec::Vec;
pub use lines::Step;
pub use pairs::{Light, WayOut};
use solution::Solution;

/// What to do next.
///
/// ```
/// use linkwork::session::{Action, Hint, Outcome, Session};
/// let mut session = Session::open("pairs::1122")?;
/// assert!(matches!(session.act(0, Action::Hint), Outcome::Hint(Hint::Pairs(_))));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A pair to take.
    Pairs(game::Hint),
    /// A step of Netslide.
    Lines(Step),
}

/// What was thought, by game.
#[derive(Clone, Debug)]
pub(super) enum Thought {
    Pairs(Box<pairs::Thought>),
    Lines(lines::Thought),
}

/// How many positions are looked at as soon as something is asked.
const AT_ONCE: u64 = 250;

impl Thought {
    /// `solution` is how a pairs game was dealt to be won; empty if that is not known.
    pub(super) fn new(line: &Line, solution: Vec<game::Pair>) -> Self {
        match line {
            Line::Pairs(line) => {
                let solution = Solution::new(solution);
                Self::Pairs(Box::new(pairs::Thought::new(line, solution)))
            }
            Line::Lines(_) => Self::Lines(lines::Thought::None),
        }
    }

    /// Takes account of a move that was just played.
    pub(super) fn follow(&mut self, mv: Move, line: &Line) {
        match (self, mv, line) {
            (Self::Pairs(thought), Move::Pairs(mv), Line::Pairs(line)) => thought.follow(mv, line),
            (Self::Lines(thought), Move::Lines(mv), Line::Lines(line)) => thought.follow(mv, line),
            _ => {}
        }
    }

    /// Drops the question.
    pub(super) fn call_off(&mut self) {
        match self {
            Self::Pairs(thought) => thought.call_off(),
            Self::Lines(thought) => *thought = lines::Thought::None,
        }
    }

    /// Takes account of an undo or a redo.
    pub(super) fn leap(&mut self) {
        match self {
            Self::Pairs(thought) => thought.leap(),
            Self::Lines(thought) => *thought = lines::Thought::None,
        }
    }

    /// Forgets what was thought of any position.
    pub(super) fn restart(&mut self, line: &Line) {
        match (self, line) {
            (Self::Pairs(thought), Line::Pairs(line)) => thought.restart(line),
            (thought, _) => *thought = Self::Lines(lines::Thought::None),
        }
    }

    pub(super) fn want_light(&mut self, lit: bool) {
        if let Self::Pairs(thought) = self {
            thought.want_light(lit);
        }
    }

    /// Whether a pairs game can still be won, if that is wanted and known.
    pub(super) fn light(&self, line: &Line) -> Option<Light> {
        match (self, line) {
            (Self::Pairs(thought), Line::Pairs(line)) => thought.light(line),
            _ => None,
        }
    }

    /// A position that is won or stuck needs no thought.
    pub(super) fn look(&mut self, status: Status, line: &Line) {
        if let (Self::Pairs(thought), Line::Pairs(line)) = (self, line) {
            thought.look(status, line);
        }
    }
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
        if !self.has_hints() || self.status != Status::Playing {
            return Outcome::Nothing;
        }
        let back = self.way_back();
        match (&mut self.thought, &self.line) {
            (Thought::Pairs(thought), _) => thought.ask_hint(),
            (Thought::Lines(thought), Line::Lines(line)) => thought.ask(line, &back),
            _ => {}
        }
        self.answer(AT_ONCE)
    }

    /// Asks for the way to win from the last position from which it is known to be possible.
    pub(super) fn way_out(&mut self) -> Outcome {
        let is_open = matches!(self.status, Status::Playing | Status::Stuck);
        match &mut self.thought {
            Thought::Pairs(thought) if is_open => thought.ask_way_out(),
            _ => return Outcome::Nothing,
        }
        self.answer(AT_ONCE)
    }

    /// The way out that was offered is taken.
    pub(super) fn watch(&mut self) -> Outcome {
        if let Thought::Pairs(thought) = &mut self.thought
            && thought.take_offer()
        {
            self.pay();
        }
        Outcome::Nothing
    }

    /// Goes on with the question, if there is one.
    pub(super) fn think(&mut self, positions: u64) -> Outcome {
        if self.is_thinking() {
            self.answer(positions)
        } else {
            Outcome::Nothing
        }
    }

    /// Whether a question waits for [`Action::Think`](super::Action::Think).
    ///
    /// With the light on that is so after moves, too: what comes of such thinking is no answer to the move, and ends
    /// with [`Outcome::Nothing`]. So keep the outcome of what was done unless it is [`Outcome::Thinking`].
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
    pub fn is_thinking(&self) -> bool {
        let thinks = match (&self.thought, &self.line) {
            (Thought::Pairs(thought), Line::Pairs(line)) => thought.is_thinking(line),
            (Thought::Lines(thought), _) => thought.is_thinking(),
            _ => false,
        };
        thinks && !self.paused
    }

    /// What was played taken back, then the scramble: of a dealt game always a way.
    fn way_back(&self) -> Vec<Shift> {
        let (Id::Lines(id), Line::Lines(line)) = (&self.id, &self.line) else {
            return Vec::new();
        };
        let played = line.played().filter_map(|(mv, _)| match mv {
            LinesMove::Shift(shift) => Some(shift),
            LinesMove::Take(_) => None,
        });
        let made: Vec<Shift> = id.scramble().into_iter().chain(played).collect();
        made.into_iter().rev().map(Shift::reversed).collect()
    }

    /// Writes down that there was help.
    fn pay(&mut self) {
        self.hints = self.hints.saturating_add(1);
        self.log.push(Event {
            at_ms: self.clock_ms,
            what: What::Hint,
        });
    }

    /// What is known after some more thinking. A hint is written down when it helps and was not given before.
    fn answer(&mut self, positions: u64) -> Outcome {
        let outcome = match (&mut self.thought, &self.line) {
            (Thought::Pairs(thought), Line::Pairs(line)) => thought.think(positions, line),
            (Thought::Lines(thought), Line::Lines(line)) => thought.think(positions, line),
            _ => Outcome::Nothing,
        };
        let helps = match (&outcome, &mut self.thought, &self.line) {
            (Outcome::Hint(Hint::Pairs(hint)), Thought::Pairs(thought), Line::Pairs(line)) => {
                thought.is_new_help(hint, line.now().key())
            }
            (Outcome::Hint(_), ..) => true,
            _ => false,
        };
        if helps {
            self.pay();
        }
        outcome
    }
}

/// The par of a new game, by the same measure as that of a deal.
pub(super) fn par(line: &Line) -> Option<u32> {
    match line {
        Line::Lines(line) if line.start().way() == Way::Netslide => line.start().board().par(PAR),
        _ => None,
    }
}
