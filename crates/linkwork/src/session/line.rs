//! The line of play of either game: one closed sum, so that a third game makes the compiler list every
//! place to think about.

use crate::game::{Game as _, Status};
use crate::id::Id;
use crate::lines::{self, Round};
use crate::pairs::{self, Board, DealError, Pair};
use crate::text::Move;
use crate::timeline::Timeline;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// What a move did.
///
/// ```
/// use linkwork::session::{Action, Outcome, Played, Session};
/// let mut session = Session::open("lines:free:28")?;
/// let done = session.act(0, Action::Play("R0,1".parse()?));
/// assert!(matches!(done, Outcome::Done(Played::Lines(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// In the pairs game.
    Pairs(pairs::Played),
    /// In the lines game.
    Lines(lines::Played),
}

/// Why a move was refused.
///
/// ```
/// use linkwork::{pairs, session::Refusal};
/// assert_eq!(Refusal::Pairs(pairs::Refusal::Blocked).name(), "blocked");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// In the pairs game.
    Pairs(pairs::Refusal),
    /// In the lines game.
    Lines(lines::Refusal),
    /// The move is one of another game.
    OtherGame,
}

impl Refusal {
    /// The word used in replies.
    ///
    /// ```
    /// assert_eq!(linkwork::session::Refusal::OtherGame.name(), "other-game");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pairs(why) => why.name(),
            Self::Lines(why) => why.name(),
            Self::OtherGame => "other-game",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pairs(why) => why.fmt(f),
            Self::Lines(why) => why.fmt(f),
            Self::OtherGame => f.write_str("that is a move of another game"),
        }
    }
}

impl Error for Refusal {}

/// A game over time.
#[derive(Clone, Debug)]
pub(super) enum Line {
    Pairs(Timeline<Board>),
    Lines(Timeline<Round>),
}

impl Line {
    /// The game of an id, and the pairs that win it where they are known.
    pub(super) fn open(id: &Id) -> Result<(Self, Vec<Pair>), DealError> {
        Ok(match id {
            Id::Pairs(id) => {
                let dealt = id.open()?;
                let line = Self::Pairs(Timeline::new(dealt.board));
                (line, dealt.solution.unwrap_or_default())
            }
            Id::Lines(id) => (Self::Lines(Timeline::new(id.round())), Vec::new()),
        })
    }

    pub(super) fn restart(&mut self) {
        match self {
            Self::Pairs(line) => *line = Timeline::new(line.start().clone()),
            Self::Lines(line) => *line = Timeline::new(line.start().clone()),
        }
    }

    pub(super) fn play(&mut self, mv: Move) -> Result<Played, Refusal> {
        match (self, mv) {
            (Self::Pairs(line), Move::Pairs(mv)) => {
                let played = line.play(mv).cloned();
                played.map(Played::Pairs).map_err(Refusal::Pairs)
            }
            (Self::Lines(line), Move::Lines(mv)) => {
                let played = line.play(mv).cloned();
                played.map(Played::Lines).map_err(Refusal::Lines)
            }
            _ => Err(Refusal::OtherGame),
        }
    }

    pub(super) fn undo(&mut self) -> Option<Played> {
        match self {
            Self::Pairs(line) => line.undo().cloned().map(Played::Pairs),
            Self::Lines(line) => line.undo().cloned().map(Played::Lines),
        }
    }

    pub(super) fn redo(&mut self) -> Option<Played> {
        match self {
            Self::Pairs(line) => line.redo().cloned().map(Played::Pairs),
            Self::Lines(line) => line.redo().cloned().map(Played::Lines),
        }
    }

    pub(super) fn undoable(&self) -> usize {
        match self {
            Self::Pairs(line) => line.undoable(),
            Self::Lines(line) => line.undoable(),
        }
    }

    pub(super) fn redoable(&self) -> usize {
        match self {
            Self::Pairs(line) => line.redoable(),
            Self::Lines(line) => line.redoable(),
        }
    }

    pub(super) fn repeats(&self) -> bool {
        match self {
            Self::Pairs(line) => line.repeats(),
            Self::Lines(line) => line.repeats(),
        }
    }

    /// The key of the position at the beginning.
    pub(super) fn start_key(&self) -> crate::key::Key {
        match self {
            Self::Pairs(line) => line.start().key(),
            Self::Lines(line) => line.start().key(),
        }
    }

    /// Whether the game goes on, clock aside.
    pub(super) fn status(&self, seen: &Seen) -> Status {
        match (self, seen) {
            (Self::Pairs(line), Seen::Pairs { moves }) => match (line.now().tiles(), *moves) {
                (0, _) => Status::Won,
                (_, 0) => Status::Stuck,
                _ => Status::Playing,
            },
            (Self::Pairs(line), _) => line.now().status(),
            (Self::Lines(line), _) => line.now().status(),
        }
    }

    /// Looks at the position, so that drawing need not search.
    pub(super) fn look(&self) -> Seen {
        match self {
            Self::Pairs(line) => {
                let mut moves = 0;
                let _ = line.now().each_move(|_| {
                    moves += 1;
                    core::ops::ControlFlow::Continue(())
                });
                Seen::Pairs { moves }
            }
            Self::Lines(line) => Seen::Lines {
                groups: line.now().board().groups(),
            },
        }
    }
}

/// What follows from a position.
#[derive(Clone, Debug)]
pub(super) enum Seen {
    /// How many pairs link.
    Pairs {
        moves: usize,
    },
    Lines {
        groups: Vec<lines::Group>,
    },
}
