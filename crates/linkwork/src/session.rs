//! A person playing: the one thing a front end talks to.
//!
//! One closed sum of actions goes in, one of outcomes comes out, and everything on the screen can be
//! drawn from [`Session::table`]. The session decides; the front end draws and points.

mod table;

pub use table::{PairsTable, Table};

use crate::game::Status;
use crate::grid::Pos;
use crate::id::{Id, IdError};
use crate::key::mix;
use crate::pairs::{Board, DealError, Guarantee, Move, Pair, Played, Refusal, Shuffle};
use crate::rng::Seed;
use crate::save::{self, Event, Save, SaveError, What};
use crate::timeline::Timeline;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// What a person does.
///
/// ```
/// use linkwork::session::{Action, Outcome, Session};
/// let mut session = Session::open("pairs::11./22.")?;
/// assert!(matches!(session.act(500, Action::Play("1,0-1,1".parse()?)), Outcome::Done(_)));
/// assert!(matches!(session.act(900, Action::Undo), Outcome::Undone(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chooses a cell: the first tile of a pair, or the second.
    Tap(Pos),
    /// Plays a whole move.
    Play(Move),
    /// Shuffles, with a seed that the session makes.
    Shuffle(Guarantee),
    /// Takes the last move back.
    Undo,
    /// Plays the last undone move again.
    Redo,
    /// Begins again: board, clock, history and marks are as at the start.
    Restart,
    /// Stops the clock; nothing can be played until [`Action::Resume`].
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Does nothing but tell the time.
    Tick,
}

/// What came of an action.
///
/// ```
/// use linkwork::pairs::Refusal;
/// use linkwork::session::{Action, Outcome, Session};
/// let mut session = Session::open("pairs::12./21.")?;
/// let refused = session.act(500, Action::Play("0,0-1,1".parse()?));
/// assert_eq!(refused, Outcome::Refused("0,0-1,1".parse()?, Refusal::TooManyTurns(3)));
/// assert_eq!(session.act(900, Action::Undo), Outcome::Nothing);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing: an empty cell was tapped, or there was nothing to undo.
    Nothing,
    /// The game is paused, now or still.
    Paused,
    /// The game goes on after a pause.
    Resumed,
    /// This tile is the chosen one now.
    Picked(Pos),
    /// No tile is chosen any more.
    Dropped,
    /// The move was refused and the board is as it was. After two tiles that do not link the second is
    /// the chosen one.
    Refused(Move, Refusal),
    /// A move was played.
    Done(Played),
    /// A move was taken back; this is what it had done.
    Undone(Played),
    /// A move was played again.
    Redone(Played),
    /// The game is as at its start.
    Restarted,
}

/// Where the clock stops counting: the last whole number that every JSON reader knows exactly.
const MOST_MS: u64 = (1 << 53) - 1;

/// A game being played.
///
/// ```
/// use linkwork::session::{Action, Outcome, Session, Table};
/// use linkwork::{Pos, Status};
///
/// let mut session = Session::open("pairs::11")?;
/// assert_eq!(session.act(500, Action::Tap(Pos::new(0, 0))), Outcome::Picked(Pos::new(0, 0)));
/// assert!(matches!(session.act(900, Action::Tap(Pos::new(0, 1))), Outcome::Done(_)));
/// let Table::Pairs(table) = session.table();
/// assert_eq!((table.status, table.clock_ms), (Status::Won, 900));
/// assert_eq!(session.save(), "linkwork save 1\ngame pairs::11\n900 0,0-0,1\nend 1 900\n");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    id: Id,
    game: Timeline<Board>,
    chosen: Option<Pos>,
    log: Vec<Event>,
    hints: u32,
    shuffles: u32,
    undos: u32,
    clock_ms: u64,
    /// The time last told.
    told_ms: u64,
    paused: bool,
    /// What follows from the position, so that drawing need not search.
    open_moves: usize,
    repeated: bool,
}

/// Why a game cannot be opened; prints one line that names the place and the reason.
///
/// ```
/// let error = linkwork::Session::open("mahjongg").unwrap_err();
/// assert_eq!(error.to_string(), r#""mahjongg" is no id: ids begin with pairs:"#);
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
    /// A new game.
    ///
    /// # Errors
    /// [`OpenError::Deal`] if the id names a deal that has no board.
    ///
    /// ```
    /// use linkwork::{Session, pairs::Deal};
    /// let deal = Deal::new("4x3".parse()?, 6)?;
    /// let session = Session::new(linkwork::Id::dealt(deal, "5eed".parse()?, 0)?)?;
    /// assert_eq!(session.id().to_string(), "pairs:4x3,k6#5eed/0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(id: Id) -> Result<Self, OpenError> {
        let board = id.board().map_err(OpenError::Deal)?;
        let mut session = Self {
            id,
            game: Timeline::new(board),
            chosen: None,
            log: Vec::new(),
            hints: 0,
            shuffles: 0,
            undos: 0,
            clock_ms: 0,
            told_ms: 0,
            paused: false,
            open_moves: 0,
            repeated: false,
        };
        session.look();
        Ok(session)
    }

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
        session.clock_ms = save.clock_ms;
        session.look();
        Ok(session)
    }

    /// Does once more what a save tells.
    fn repeat(&mut self, event: Event) -> Result<(), String> {
        let told = event.clone();
        match event.what {
            What::Join(mv) => {
                let refused = |why| format!("{mv} is refused: {why}");
                self.game.play(mv).map(drop).map_err(refused)?;
            }
            What::Shuffle(shuffle, from) => {
                let played = self.game.play_by(Move::Shuffle(shuffle), |board| {
                    board.shuffle_as(shuffle, from)
                });
                let tiles = |_| "the shuffle's list is no permutation of the tiles".to_string();
                played.map(drop).map_err(tiles)?;
                self.shuffles = self.shuffles.saturating_add(1);
            }
            What::Undo => {
                self.game.undo().ok_or("there is nothing to undo")?;
                self.undos = self.undos.saturating_add(1);
            }
            What::Redo => drop(self.game.redo().ok_or("there is nothing to redo")?),
            What::Hint => self.hints = self.hints.saturating_add(1),
        }
        self.clock_ms = event.at_ms;
        self.log.push(told);
        Ok(())
    }

    /// Does what a person wants, at a time: milliseconds since this session was made. Time that goes
    /// back counts as standing still.
    ///
    /// ```
    /// use linkwork::session::{Action, Outcome, Session};
    /// let mut session = Session::open("pairs::11./22.")?;
    /// assert_eq!(session.act(500, Action::Pause), Outcome::Paused);
    /// assert_eq!(session.act(800, Action::Play("0,0-0,1".parse()?)), Outcome::Paused);
    /// assert_eq!(session.act(900, Action::Resume), Outcome::Resumed);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn act(&mut self, at_ms: u64, action: Action) -> Outcome {
        self.tell(at_ms);
        match action {
            Action::Tick => Outcome::Nothing,
            Action::Restart => self.restart(),
            Action::Pause => self.pause(),
            Action::Resume => {
                let was_paused = core::mem::take(&mut self.paused);
                if was_paused {
                    Outcome::Resumed
                } else {
                    Outcome::Nothing
                }
            }
            _ if self.paused => Outcome::Paused,
            Action::Tap(pos) => self.tap(pos),
            Action::Play(mv) => self.play(mv),
            Action::Shuffle(guarantee) => self.shuffle(guarantee),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
        }
    }

    /// The clock runs while there is something to play and no pause.
    fn tell(&mut self, at_ms: u64) {
        let passed = at_ms.saturating_sub(self.told_ms);
        self.told_ms = self.told_ms.max(at_ms);
        if !self.paused && self.status() == Status::Playing {
            self.clock_ms = self.clock_ms.saturating_add(passed).min(MOST_MS);
        }
    }

    fn pause(&mut self) -> Outcome {
        if self.status() == Status::Won {
            return Outcome::Nothing;
        }
        self.paused = true;
        Outcome::Paused
    }

    fn restart(&mut self) -> Outcome {
        self.game = Timeline::new(self.game.start().clone());
        self.log.clear();
        (self.hints, self.shuffles, self.undos) = (0, 0, 0);
        self.clock_ms = 0;
        self.paused = false;
        self.look();
        Outcome::Restarted
    }

    fn tap(&mut self, pos: Pos) -> Outcome {
        let is_tile = matches!(self.board().cell(pos), Some(crate::pairs::Cell::Tile(_)));
        match self.chosen {
            _ if !is_tile => Outcome::Nothing,
            None => {
                self.chosen = Some(pos);
                Outcome::Picked(pos)
            }
            Some(chosen) if chosen == pos => {
                self.chosen = None;
                Outcome::Dropped
            }
            Some(chosen) => {
                let outcome = self.play(Move::Join(Pair::new(chosen, pos)));
                if let Outcome::Refused(..) = outcome {
                    self.chosen = Some(pos);
                }
                outcome
            }
        }
    }

    fn play(&mut self, mv: Move) -> Outcome {
        let played = match self.game.play(mv) {
            Ok(played) => played.clone(),
            Err(why) => return Outcome::Refused(mv, why),
        };
        let what = match &played {
            Played::Joined(_) => What::Join(mv),
            Played::Shuffled(shuffled) => {
                self.shuffles = self.shuffles.saturating_add(1);
                What::Shuffle(shuffled.shuffle, shuffled.from.clone())
            }
        };
        self.note(what);
        Outcome::Done(played)
    }

    fn shuffle(&mut self, guarantee: Guarantee) -> Outcome {
        if self.board().tiles() == 0 {
            return Outcome::Nothing;
        }
        // Another number for every event, so that shuffling once more, or after an undo, is a new try.
        let number = mix(self.game.start().key().number() ^ self.log.len() as u64);
        let seed = Seed::from_number(number);
        self.play(Move::Shuffle(Shuffle { guarantee, seed }))
    }

    fn undo(&mut self) -> Outcome {
        let Some(played) = self.game.undo().cloned() else {
            return Outcome::Nothing;
        };
        self.undos = self.undos.saturating_add(1);
        self.note(What::Undo);
        Outcome::Undone(played)
    }

    fn redo(&mut self) -> Outcome {
        let Some(played) = self.game.redo().cloned() else {
            return Outcome::Nothing;
        };
        self.note(What::Redo);
        Outcome::Redone(played)
    }

    /// Writes down what happened, and looks at the new position.
    fn note(&mut self, what: What) {
        self.log.push(Event {
            at_ms: self.clock_ms,
            what,
        });
        self.look();
    }

    fn look(&mut self) {
        self.chosen = None;
        self.open_moves = 0;
        let _ = self.game.now().each_move(|_| {
            self.open_moves += 1;
            core::ops::ControlFlow::Continue(())
        });
        self.repeated = self.game.repeats();
    }

    fn board(&self) -> &Board {
        self.game.now()
    }

    fn status(&self) -> Status {
        match (self.board().tiles(), self.open_moves) {
            (0, _) => Status::Won,
            (_, 0) => Status::Stuck,
            _ => Status::Playing,
        }
    }

    /// The id of the game: how it began.
    ///
    /// ```
    /// let session = linkwork::Session::open("pairs:gdown:11./2x2")?;
    /// assert_eq!(session.id().to_string(), "pairs:gdown:11./2x2");
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
    #[must_use]
    pub const fn id(&self) -> &Id {
        &self.id
    }

    /// The game so far as a save. Opening it goes on with the same board, clock, undo and redo.
    ///
    /// ```
    /// use linkwork::session::{Action, Session};
    /// let mut session = Session::open("pairs::11./22.")?;
    /// session.act(500, Action::Play("0,0-0,1".parse()?));
    /// assert_eq!(session.save(), "linkwork save 1\ngame pairs::11./22.\n500 0,0-0,1\nend 1 500\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn save(&self) -> String {
        let save = Save {
            game: self.id.to_string(),
            events: self.log.clone(),
            clock_ms: self.clock_ms,
        };
        save.to_string()
    }
}
