//! A person playing: the one thing a front end talks to.
//!
//! One closed sum of actions goes in, one of outcomes comes out, and everything on the screen can be
//! drawn from [`Session::table`]. The session decides; the front end draws and points.

use crate::game::Status;
use crate::grid::Pos;
use crate::id::{Id, IdError};
use crate::key::mix;
use crate::pairs::{Board, DealError, Guarantee, Move, Pair, Played, Refusal, Shuffle};
use crate::rng::Seed;
use crate::save::{self, Event, Save, SaveError, What};
use crate::score::Score;
use crate::timeline::Timeline;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// What a person does.
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

/// Everything a front end needs to draw, by game.
#[derive(Clone, Debug)]
pub enum Table<'a> {
    /// The pairs game.
    Pairs(PairsTable<'a>),
}

/// What lies on the table of a pairs game.
#[derive(Clone, Debug)]
pub struct PairsTable<'a> {
    /// The position.
    pub board: &'a Board,
    /// The chosen tile.
    pub chosen: Option<Pos>,
    /// Whether the game goes on.
    pub status: Status,
    /// How many tiles are left.
    pub tiles: usize,
    /// How many pairs link now.
    pub moves: usize,
    /// How long the game has been played, in milliseconds.
    pub clock_ms: u64,
    /// Whether the game is paused.
    pub paused: bool,
    /// How many moves can be undone.
    pub undo: usize,
    /// How many moves can be redone.
    pub redo: usize,
    /// How many hints were taken.
    pub hints: u32,
    /// How many shuffles were made.
    pub shuffles: u32,
    /// How many moves were taken back.
    pub undos: u32,
    /// Whether a hint, a shuffle or an undo was used since the start.
    pub assisted: bool,
    /// The score so far.
    pub score: Score,
    /// Whether this position stood on the board before.
    pub repeated: bool,
}

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
            self.clock_ms = self.clock_ms.saturating_add(passed);
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

    /// Everything there is to draw.
    #[must_use]
    pub fn table(&self) -> Table<'_> {
        let board = self.board();
        Table::Pairs(PairsTable {
            board,
            chosen: self.chosen,
            status: self.status(),
            tiles: board.tiles(),
            moves: self.open_moves,
            clock_ms: self.clock_ms,
            paused: self.paused,
            undo: self.game.undoable(),
            redo: self.game.redoable(),
            hints: self.hints,
            shuffles: self.shuffles,
            undos: self.undos,
            assisted: self.hints > 0 || self.shuffles > 0 || self.undos > 0,
            score: self.score(),
            repeated: self.repeated,
        })
    }

    fn score(&self) -> Score {
        let taken = self.game.start().tiles() - self.board().tiles();
        let helps = [self.hints, self.shuffles, self.undos];
        Score::of(self.board().rules(), taken, self.clock_ms, helps)
    }

    /// The id of the game: how it began.
    #[must_use]
    pub const fn id(&self) -> &Id {
        &self.id
    }

    /// The game so far as a save. Opening it goes on with the same board, clock, undo and redo.
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
