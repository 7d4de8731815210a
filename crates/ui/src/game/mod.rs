//! The game on the table: a session, the cursor over it, and what is pointed at for a while.

mod flash;
mod pace;
mod show;
mod state;
mod trace;

use linkwork::{
    Key, Pos, Status,
    lines::{Group, Way},
    pairs::Cell,
    session::{Action, Hint, LinesTable, Outcome, PairsTable, Session, Table},
};

use crate::Cursor;
pub use flash::Flash;
pub use pace::Pace;
use show::Show;
pub use show::Shown;
pub use state::{Old, State, has_ended, state, worth};
pub use trace::Trace;

/// A game on the table.
///
/// ```
/// use linkwork::{Pos, Session, session::{Action, Outcome}};
/// use linkwork_ui::Game;
///
/// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
/// game.act(500, Action::Tap(Pos::new(0, 0)));
/// assert!(matches!(game.act(900, Action::Tap(Pos::new(0, 1))), Outcome::Done(_)));
/// // The path is to be seen for a moment.
/// assert_eq!(game.flash.as_ref().map(|flash| flash.path.turns()), Some(0));
/// assert!(game.tick(1300) && game.flash.is_none());
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Debug)]
pub struct Game {
    session: Session,
    /// When its session began, by the clock of the program.
    born: u64,
    /// The cell that the keyboard points at.
    pub cursor: Cursor,
    /// A path that is shown for a moment.
    pub flash: Option<Flash>,
    /// What a hint named; the next move takes it away.
    pub hint: Option<Hint>,
    /// A way to win that is offered or being shown.
    show: Option<Show>,
    /// Whether it is told if a pairs game can still be won.
    pub lit: bool,
    /// Something was asked that is still thought about.
    pub is_asked: bool,
    /// Whether it can still be won was looked for long enough.
    pub is_tired: bool,
    /// How groups are found, being shown.
    pub trace: Option<Trace>,
    /// The clock was stopped because another screen hides the board.
    held: bool,
}

impl Game {
    /// Puts a session on the table at the time `now`, in milliseconds of the program's clock, as all times here.
    /// One that was played already goes on from the time it was last told.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let game = Game::new(Session::open("pairs::11./22.")?, 1000);
    /// assert_eq!(game.state().clock_ms, 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(session: Session, now: u64) -> Self {
        let cursor = Cursor::new(state(&session).size);
        Self {
            born: now.saturating_sub(session.told_ms()),
            session,
            cursor,
            flash: None,
            hint: None,
            show: None,
            lit: false,
            is_asked: false,
            is_tired: false,
            trace: None,
            held: false,
        }
    }

    /// The game itself.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// assert_eq!(game.session().id().to_string(), "pairs::11./22.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Everything there is to draw.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// # use linkwork::session::Table;
    /// let game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// assert!(matches!(game.table(), Table::Pairs(_)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn table(&self) -> Table<'_> {
        self.session.table()
    }

    /// The table of a pairs game.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// assert_eq!(game.pairs().map(|table| table.tiles), Some(4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn pairs(&self) -> Option<PairsTable<'_>> {
        match self.session.table() {
            Table::Pairs(table) => Some(table),
            Table::Lines(_) => None,
        }
    }

    /// The table of a lines game.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let game = Game::new(Session::open("lines:free:280")?, 0);
    /// assert_eq!(game.lines().map(|table| table.groups.len()), Some(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn lines(&self) -> Option<LinesTable<'_>> {
        match self.session.table() {
            Table::Lines(table) => Some(table),
            Table::Pairs(_) => None,
        }
    }

    /// What every game has.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// assert!(!game.state().paused);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn state(&self) -> State {
        state(&self.session)
    }

    /// The key of the position.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::Action;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// let before = game.key();
    /// game.act(500, Action::Play("0,0-0,1".parse()?));
    /// assert_ne!(game.key(), before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn key(&self) -> Key {
        match self.table() {
            Table::Pairs(table) => table.board.key(),
            Table::Lines(table) => table.round.board().key(),
        }
    }

    /// Whether there is something to think about, and not for too long already.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::Action;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("lines:netslide,6x6#5eed/0")?, 0);
    /// assert!(!game.thinks());
    /// game.act(500, Action::Hint);
    /// assert!(game.thinks());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn thinks(&self) -> bool {
        self.session.is_thinking() && !self.is_tired
    }

    /// Whether it is not known yet if the game can still be won.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs:8x6,k12,any#5eed/0")?, 0);
    /// game.light(true);
    /// assert!(game.is_dark());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_dark(&self) -> bool {
        self.pairs().is_some_and(|table| table.light.is_none())
    }

    /// What the cursor can leap to: tiles by their kind; of line tiles, one cell of each closed group.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// # use linkwork::Pos;
    /// let game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// let stops = game.stops();
    /// assert_eq!([stops(Pos::new(0, 0)), stops(Pos::new(0, 2))], [Some(1), None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stops(&self) -> impl Fn(Pos) -> Option<u8> {
        let table = self.session.table();
        move |pos| match &table {
            Table::Pairs(table) => match table.board.cell(pos) {
                Some(Cell::Tile(kind)) => Some(kind.number()),
                _ => None,
            },
            Table::Lines(table) => {
                // Groups are listed by their first cell.
                let first = |group: &Group| group.cells.first().copied();
                let found = table.groups.binary_search_by_key(&Some(pos), first).ok()?;
                table.groups[found].closed.then_some(1)
            }
        }
    }

    /// Does something at the time `now`, and keeps the line to be shown.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::{Action, Outcome};
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// assert!(matches!(game.act(500, Action::Play("0,0-0,1".parse()?)), Outcome::Done(_)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn act(&mut self, now: u64, action: Action) -> Outcome {
        let outcome = self.session.act(now.saturating_sub(self.born), action);
        // What is thought without a question changes nothing else.
        if let (Action::Think(_), Outcome::Thinking | Outcome::Nothing) = (action, &outcome) {
            return outcome;
        }
        self.flash = self.flash_of(&outcome, now);
        self.mark(&outcome);
        self.is_asked = outcome == Outcome::Thinking;
        self.is_tired = false;
        // What was thought changes nothing on the board: a lane that is being dragged stays in hand.
        if !matches!(action, Action::Think(_)) {
            self.trace = None;
        }
        outcome
    }

    /// Keeps what there is to be pointed at, as long as it is about the position on the table.
    fn mark(&mut self, outcome: &Outcome) {
        match outcome {
            Outcome::Hint(hint) => self.hint = Some(*hint),
            Outcome::WayOut(way) => self.show = Some(Show::new(way.clone())),
            Outcome::Resumed => self.light(self.lit),
            Outcome::Done(_) | Outcome::Undone(_) | Outcome::Redone(_) | Outcome::Restarted => {
                (self.hint, self.show) = (None, None);
            }
            _ => {}
        }
    }

    /// Whether it is told from now on if a pairs game can still be won. A paused session takes no such wish,
    /// and is told again when it goes on.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs:8x6,k12,any#5eed/0")?, 0);
    /// game.light(true);
    /// assert!(game.lit && game.thinks());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn light(&mut self, lit: bool) {
        self.lit = lit;
        self.session.act(0, Action::Light(lit));
    }

    /// Shows from now on how the groups of a free board are found, cell by cell.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("lines:free:280")?, 0);
    /// game.trace(0);
    /// game.tick(100);
    /// assert_eq!(game.trace.as_ref().map(|trace| trace.found().len()), Some(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trace(&mut self, now: u64) {
        let table = self.lines().filter(|table| table.round.way() == Way::Free);
        self.trace = table.map(|table| Trace::new(table.round.board(), now));
    }

    /// Lets the search go on; true if it has found something more, or all.
    fn tick_trace(&mut self, now: u64) -> bool {
        let has_found = self.trace.as_mut().is_some_and(|trace| trace.tick(now));
        if self.trace.as_ref().is_some_and(Trace::is_over) {
            self.trace = None;
        }
        has_found
    }

    /// Lets time pass; true if the screen has changed.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// assert!(!game.tick(999));
    /// assert!(game.tick(1000), "another second is shown");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tick(&mut self, now: u64) -> bool {
        let before = self.state();
        self.session
            .act(now.saturating_sub(self.born), Action::Tick);
        let over = self.flash.as_ref().is_some_and(|flash| flash.until <= now);
        if over {
            self.flash = None;
        }
        let found = self.tick_trace(now);
        let after = self.state();
        over || found
            || after.clock_ms / 1000 != before.clock_ms / 1000
            || after.status != before.status
    }

    /// Stops the clock while another screen hides the board.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// game.hold(500);
    /// game.tick(9000);
    /// game.unhold(9000);
    /// assert_eq!(game.state().clock_ms, 500);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hold(&mut self, now: u64) {
        let state = self.state();
        self.show = None;
        if !state.paused && state.status == Status::Playing {
            self.act(now, Action::Pause);
            self.held = true;
        }
    }

    /// The board is seen again.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::Action;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// game.act(500, Action::Pause);
    /// game.hold(600);
    /// game.unhold(700);
    /// assert!(game.state().paused, "the player paused it");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unhold(&mut self, now: u64) {
        if std::mem::take(&mut self.held) {
            self.act(now, Action::Resume);
        }
    }

    /// What its save is worth when another game begins.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::{Game, game::Old};
    /// let game = Game::new(Session::open("pairs::11./22.")?, 0);
    /// assert_eq!(game.old(), Old::Drop);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn old(&self) -> Old {
        worth(&self.session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The clock of a session would stand still until the new table has lain as long as the one before.
    #[test]
    fn a_game_that_is_taken_up_again_counts_on() {
        let mut game = Game::new(Session::open("pairs::1122").unwrap(), 1000);
        game.tick(61_000);
        game.hold(62_000);
        let mut again = Game::new(game.session().clone(), 99_000);
        again.act(99_000, Action::Resume);
        assert_eq!(again.state().clock_ms, 61_000);
        again.tick(100_000);
        assert_eq!(again.state().clock_ms, 62_000);
    }
}
