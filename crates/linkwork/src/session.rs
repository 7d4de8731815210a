//! A person playing: the one thing a front end talks to.
//!
//! One closed sum of actions goes in, one of outcomes comes out, and everything on the screen can be
//! drawn from [`Session::table`]. The session decides; the front end draws and points.

mod line;
mod open;
mod table;
mod thought;

pub use crate::text::Move;
pub use line::{Played, Refusal};
pub use open::OpenError;
pub use table::{LinesTable, PairsTable, Table};
pub use thought::{Hint, Light, Step, WayOut};

use crate::game::{Reason, Status};
use crate::grid::Pos;
use crate::id::Id;
use crate::key::mix;
use crate::lines::{self, Limit, Way};
use crate::pairs::{self, Cell, Guarantee, Pair, Shuffle};
use crate::rng::Seed;
use crate::save::{Event, MOST_MS, Save, What};
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use line::{Line, Seen};
use thought::Thought;

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
    /// Chooses a cell: the first tile of a pair, or the second; of line tiles, takes the closed group.
    Tap(Pos),
    /// Plays a whole move.
    Play(Move),
    /// Shuffles a pairs game, with a seed that the session makes.
    Shuffle(Guarantee),
    /// Asks for a pair that keeps the game winnable, asked again for the next such pair; or for the next
    /// step of a Netslide game. If it takes longer to find, the outcome is [`Outcome::Thinking`], and
    /// [`Action::Think`] goes on.
    Hint,
    /// Asks for a way to win a pairs game from the last position from which it is possible. The answer is
    /// an offer.
    WayOut,
    /// Takes the way out that was offered, which counts as a hint: who only hears of one pays nothing.
    Watch,
    /// Whether the front end wants to know if a pairs game can still be won: see
    /// [`PairsTable::light`]. While that is not known, [`Session::is_thinking`] and [`Action::Think`]
    /// goes on.
    Light(bool),
    /// Drops what was asked and is not answered yet.
    CallOff,
    /// Goes on with what was asked, for about so many positions. What comes of it does not depend on how
    /// it is divided.
    Think(u64),
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
/// use linkwork::pairs;
/// use linkwork::session::{Action, Outcome, Refusal, Session};
/// let mut session = Session::open("pairs::12./21.")?;
/// let refused = session.act(500, Action::Play("0,0-1,1".parse()?));
/// assert_eq!(refused, Outcome::Refused("0,0-1,1".parse()?, Refusal::Pairs(pairs::Refusal::TooManyTurns(3))));
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
    /// The answer is not found yet: [`Action::Think`] goes on, any move or undo drops the question.
    Thinking,
    /// What to do next.
    Hint(Hint),
    /// How the game could have been won, or still can.
    WayOut(WayOut),
    /// No way to the goal was found, or no pair links.
    NoHint,
    /// It is proved of every position of a pairs game, from its start on, that it cannot be won.
    NoWay,
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
/// let Table::Pairs(table) = session.table() else { unreachable!() };
/// assert_eq!((table.status, table.clock_ms), (Status::Won, 900));
/// assert_eq!(session.save(), "linkwork save 1\ngame pairs::11\n900 0,0-0,1\nend 1 900\n");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    id: Id,
    line: Line,
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
    seen: Seen,
    status: Status,
    repeated: bool,
    /// The fewest steps that solve a Netslide board, where proved.
    par: Option<u32>,
    /// What was thought about the position.
    thought: Thought,
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// [`OpenError::Deal`] if the id names a deal that has no board.
    ///
    /// ```
    /// use linkwork::{Session, pairs::Deal};
    /// let deal = Deal::new("4x3".parse()?, 6)?;
    /// let session = Session::new(linkwork::id::PairsId::dealt(deal, "5eed".parse()?, 0)?.into())?;
    /// assert_eq!(session.id().to_string(), "pairs:4x3,k6#5eed/0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(id: Id) -> Result<Self, OpenError> {
        let (line, solution) = Line::open(&id).map_err(OpenError::Deal)?;
        let seen = line.look();
        let mut session = Self {
            id,
            par: thought::par(&line),
            thought: Thought::new(&line, solution),
            line,
            chosen: None,
            log: Vec::new(),
            hints: 0,
            shuffles: 0,
            undos: 0,
            clock_ms: 0,
            told_ms: 0,
            paused: false,
            seen,
            status: Status::Playing,
            repeated: false,
        };
        session.look();
        Ok(session)
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
            Action::Hint => self.hint(),
            Action::WayOut => self.way_out(),
            Action::Watch => self.watch(),
            Action::CallOff => {
                self.thought.call_off();
                Outcome::Nothing
            }
            Action::Light(lit) => {
                self.thought.want_light(lit);
                Outcome::Nothing
            }
            Action::Think(positions) => self.think(positions),
            // Time that has run out does not come back.
            _ if self.status == Status::Over(Reason::Time) => Outcome::Nothing,
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
        }
    }

    /// When it was last told the time, in milliseconds since it was made: a front end that puts a session away
    /// and takes it up again goes on counting from there.
    ///
    /// ```
    /// use linkwork::session::{Action, Session};
    /// let mut session = Session::open("pairs::11./22.")?;
    /// session.act(500, Action::Pause);
    /// session.act(800, Action::Tick);
    /// assert_eq!(session.told_ms(), 800);
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
    #[must_use]
    pub const fn told_ms(&self) -> u64 {
        self.told_ms
    }

    /// The clock runs while there is something to play and no pause, and to its limit if it has one.
    fn tell(&mut self, at_ms: u64) {
        let passed = at_ms.saturating_sub(self.told_ms);
        self.told_ms = self.told_ms.max(at_ms);
        if self.paused || self.status != Status::Playing {
            return;
        }
        self.clock_ms = self.clock_ms.saturating_add(passed).min(MOST_MS);
        self.watch_clock();
    }

    /// Ends the game when its time has run out.
    fn watch_clock(&mut self) {
        let limit_ms = self.limit_ms().filter(|&limit| self.clock_ms >= limit);
        if let (Status::Playing, Some(limit_ms)) = (self.status, limit_ms) {
            self.clock_ms = limit_ms;
            self.status = Status::Over(Reason::Time);
        }
    }

    /// When the clock runs out.
    fn limit_ms(&self) -> Option<u64> {
        match &self.line {
            Line::Lines(line) => match line.now().limit()? {
                Limit::Clock(seconds) => Some(u64::from(seconds) * 1000),
                _ => None,
            },
            Line::Pairs(_) => None,
        }
    }

    fn pause(&mut self) -> Outcome {
        if matches!(self.status, Status::Won | Status::Over(_)) {
            return Outcome::Nothing;
        }
        self.paused = true;
        Outcome::Paused
    }

    fn restart(&mut self) -> Outcome {
        self.line.restart();
        self.thought.restart(&self.line);
        self.log.clear();
        (self.hints, self.shuffles, self.undos) = (0, 0, 0);
        self.clock_ms = 0;
        self.paused = false;
        self.look();
        Outcome::Restarted
    }

    fn tap(&mut self, pos: Pos) -> Outcome {
        let is_tile = match &self.line {
            Line::Pairs(line) => matches!(line.now().cell(pos), Some(Cell::Tile(_))),
            Line::Lines(line) if line.now().way() == Way::Polymer => {
                return self.play(lines::Move::Take(pos).into());
            }
            Line::Lines(_) => false,
        };
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
                let outcome = self.play(pairs::Move::Join(Pair::new(chosen, pos)).into());
                if let Outcome::Refused(..) = outcome {
                    self.chosen = Some(pos);
                }
                outcome
            }
        }
    }

    fn play(&mut self, mv: Move) -> Outcome {
        if let (Status::Over(_), Move::Lines(_)) = (self.status, mv) {
            return Outcome::Refused(mv, Refusal::Lines(lines::Refusal::Over));
        }
        let played = match self.line.play(mv) {
            Ok(played) => played,
            Err(why) => return Outcome::Refused(mv, why),
        };
        let what = match &played {
            Played::Pairs(pairs::Played::Shuffled(shuffled)) => {
                self.shuffles = self.shuffles.saturating_add(1);
                What::Shuffle(shuffled.shuffle, shuffled.from.clone())
            }
            _ => What::Play(mv),
        };
        self.thought.follow(mv, &self.line);
        self.note(what);
        Outcome::Done(played)
    }

    fn shuffle(&mut self, guarantee: Guarantee) -> Outcome {
        if !matches!(&self.line, Line::Pairs(line) if line.now().tiles() > 0) {
            return Outcome::Nothing;
        }
        // Another number for every event, so that shuffling once more, or after an undo, is a new try.
        let number = mix(self.line.start_key().number() ^ self.log.len() as u64);
        let seed = Seed::from_number(number);
        self.play(pairs::Move::Shuffle(Shuffle { guarantee, seed }).into())
    }

    fn undo(&mut self) -> Outcome {
        let Some(played) = self.line.undo() else {
            return Outcome::Nothing;
        };
        self.undos = self.undos.saturating_add(1);
        self.thought.leap();
        self.note(What::Undo);
        Outcome::Undone(played)
    }

    fn redo(&mut self) -> Outcome {
        let Some(played) = self.line.redo() else {
            return Outcome::Nothing;
        };
        self.thought.leap();
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
        self.seen = self.line.look();
        self.status = self.line.status(&self.seen);
        self.watch_clock();
        self.thought.look(self.status, &self.line);
        self.repeated = self.line.repeats();
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

    /// The game so far as a save. Opening it goes on with the same board, clock, undo and redo;
    /// the times told to the new session begin at 0 again and are added to that clock.
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
