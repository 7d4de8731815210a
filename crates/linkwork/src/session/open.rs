//! Games from ids, and games in progress from saves.

use super::line::Line;
use super::{Refusal, Session};
use crate::id::{Id, IdError};
use crate::pairs::{self, DealError};
use crate::save::{self, Event, Save, SaveError, What};
use alloc::format;
use alloc::string::{String, ToString as _};
use core::error::Error;
use core::fmt;

/// Why a game cannot be opened; prints one line that names the place and the reason.
///
/// ```
/// let error = linkwork::Session::open("mahjongg").unwrap_err();
/// assert_eq!(error.to_string(), r#""mahjongg" is no id: ids begin with pairs: or lines:"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The text is no id.
    Id(IdError),
    /// The id names a deal that has no board.
    Deal(DealError),
    /// The text is no save.
    Save(SaveError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Id(why) => why.fmt(f),
            Self::Deal(why) => why.fmt(f),
            Self::Save(why) => why.fmt(f),
        }
    }
}

impl Error for OpenError {}

impl Session {
    /// A new game from an id, or a game in progress from a save, which is read by playing it.
    ///
    /// # Errors
    /// [`OpenError`], naming the place and the reason.
    ///
    /// ```
    /// use linkwork::Session;
    /// let session = Session::open("pairs:4x3,k6#5eed/0")?;
    /// assert_eq!(Session::open(&session.save())?.save(), session.save());
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
    pub fn open(id_or_save: &str) -> Result<Self, OpenError> {
        if save::is_save(id_or_save) {
            let save = save::read(id_or_save).map_err(OpenError::Save)?;
            return Self::replay(save);
        }
        let id = id_or_save.trim().parse().map_err(OpenError::Id)?;
        Self::new(id)
    }

    fn replay(save: Save) -> Result<Self, OpenError> {
        let bad_game = |why: &dyn fmt::Display| OpenError::Save(SaveError::new(2, why.to_string()));
        let id: Id = save.game.parse().map_err(|why| bad_game(&why))?;
        let mut session = Self::new(id).map_err(|why| bad_game(&why))?;
        for (event, number) in save.events.into_iter().zip(0..) {
            let line = save::line_of_event(number);
            session
                .repeat(event)
                .map_err(|why| OpenError::Save(SaveError::new(line, why)))?;
        }
        if session
            .limit_ms()
            .is_some_and(|limit| save.clock_ms > limit)
        {
            let line = save::line_of_event(session.log.len());
            return Err(OpenError::Save(SaveError::new(
                line,
                "the time had run out",
            )));
        }
        session.clock_ms = save.clock_ms;
        session.thought.restart(&session.line);
        session.look();
        Ok(session)
    }

    /// Does once more what a save tells.
    fn repeat(&mut self, event: Event) -> Result<(), String> {
        let told = event.clone();
        if self.limit_ms().is_some_and(|limit| event.at_ms >= limit) {
            return Err("the time had run out".into());
        }
        match event.what {
            What::Play(mv) => {
                let refused = |why| format!("{mv} is refused: {why}");
                self.line.play(mv).map(drop).map_err(refused)?;
            }
            What::Shuffle(shuffle, from) => {
                let Line::Pairs(line) = &mut self.line else {
                    return Err(Refusal::OtherGame.to_string());
                };
                let played = line.play_by(pairs::Move::Shuffle(shuffle), |board| {
                    board.shuffle_as(shuffle, from)
                });
                let tiles = |_| "the shuffle's list is no permutation of the tiles".to_string();
                played.map(drop).map_err(tiles)?;
                self.shuffles = self.shuffles.saturating_add(1);
            }
            What::Undo => {
                self.line.undo().ok_or("there is nothing to undo")?;
                self.undos = self.undos.saturating_add(1);
            }
            What::Redo => drop(self.line.redo().ok_or("there is nothing to redo")?),
            What::Hint if self.has_hints() => self.hints = self.hints.saturating_add(1),
            What::Hint => return Err("this game has no hints".into()),
        }
        self.clock_ms = event.at_ms;
        self.log.push(told);
        Ok(())
    }
}
