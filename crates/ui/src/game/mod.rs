//! The game on the table: a session, the cursor over it, and what is pointed at for a while.

mod pace;
mod show;
mod trace;

use linkwork::{
    Key, Pos, Size, Status,
    lines::{Group, Way},
    pairs::{self, Cell, Kind, Path},
    session::{
        Action, Hint, LinesTable, Move, Outcome, PairsTable, Played, Refusal, Session, Table,
    },
};

use crate::Cursor;
pub use pace::Pace;
use show::Show;
pub use show::Shown;
pub use trace::Trace;

/// How long the path of a joined pair is shown, and that of a refused one, in milliseconds.
const SHOWN: u64 = 400;
const SHOWN_BROKEN: u64 = 1500;

/// A path shown for a moment. Input counts meanwhile, and the next action takes it away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flash {
    /// Where it runs.
    pub path: Path,
    /// The kind that lay at the ends; `None` while the tiles still lie there.
    pub kind: Option<Kind>,
    /// The path has too many turns.
    pub broken: bool,
    /// When it goes, by the clock of the program.
    pub until: u64,
}

/// What every game has, whatever lies on its table.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// Of the board.
    pub size: Size,
    /// Whether it goes on.
    pub status: Status,
    /// Whether the player has paused it.
    pub paused: bool,
    /// How long it has been played, in milliseconds.
    pub clock_ms: u64,
    /// How many moves can be taken back.
    pub undo: usize,
    /// How many moves can be played again.
    pub redo: usize,
    /// Whether help was taken.
    pub assisted: bool,
    /// Whether the position stood on the board before.
    pub repeated: bool,
}

/// What the save of a game is worth when another game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Old {
    /// Nothing to lose: won, or never touched.
    Drop,
    /// Kept as the previous game.
    Keep,
    /// It cannot be read: kept aside as it is.
    PutAside,
}

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
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Everything there is to draw.
    #[must_use]
    pub fn table(&self) -> Table<'_> {
        self.session.table()
    }

    /// The table of a pairs game.
    #[must_use]
    pub fn pairs(&self) -> Option<PairsTable<'_>> {
        match self.session.table() {
            Table::Pairs(table) => Some(table),
            Table::Lines(_) => None,
        }
    }

    /// The table of a lines game.
    #[must_use]
    pub fn lines(&self) -> Option<LinesTable<'_>> {
        match self.session.table() {
            Table::Lines(table) => Some(table),
            Table::Pairs(_) => None,
        }
    }

    /// What every game has.
    #[must_use]
    pub fn state(&self) -> State {
        state(&self.session)
    }

    /// The key of the position.
    #[must_use]
    pub fn key(&self) -> Key {
        match self.table() {
            Table::Pairs(table) => table.board.key(),
            Table::Lines(table) => table.round.board().key(),
        }
    }

    /// Whether there is something to think about, and not for too long already.
    #[must_use]
    pub fn thinks(&self) -> bool {
        self.session.is_thinking() && !self.is_tired
    }

    /// Whether it is not known yet if the game can still be won.
    #[must_use]
    pub fn is_dark(&self) -> bool {
        self.pairs().is_some_and(|table| table.light.is_none())
    }

    /// What the cursor can leap to: tiles by their kind; of line tiles, one cell of each closed group.
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
    pub fn light(&mut self, lit: bool) {
        self.lit = lit;
        self.session.act(0, Action::Light(lit));
    }

    /// Shows from now on how the groups of a free board are found, cell by cell.
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
    pub fn hold(&mut self, now: u64) {
        let state = self.state();
        self.show = None;
        if !state.paused && state.status == Status::Playing {
            self.act(now, Action::Pause);
            self.held = true;
        }
    }

    /// The board is seen again.
    pub fn unhold(&mut self, now: u64) {
        if std::mem::take(&mut self.held) {
            self.act(now, Action::Resume);
        }
    }

    /// What its save is worth when another game begins.
    #[must_use]
    pub fn old(&self) -> Old {
        worth(&self.session)
    }

    fn flash_of(&self, outcome: &Outcome, now: u64) -> Option<Flash> {
        let played = |played: &Played, gone: bool| match played {
            Played::Pairs(pairs::Played::Joined(joined)) => {
                let (path, kind) = (joined.path.clone(), gone.then_some(joined.kind));
                Some(Flash {
                    path,
                    kind,
                    broken: false,
                    until: now + SHOWN,
                })
            }
            Played::Pairs(pairs::Played::Shuffled(_)) | Played::Lines(_) => None,
        };
        match outcome {
            Outcome::Done(done) | Outcome::Redone(done) => played(done, true),
            Outcome::Undone(done) => played(done, false),
            Outcome::Refused(
                Move::Pairs(pairs::Move::Join(pair)),
                Refusal::Pairs(pairs::Refusal::TooManyTurns(_)),
            ) => {
                let path = self.pairs()?.board.shortest(*pair)?;
                Some(Flash {
                    path,
                    kind: None,
                    broken: true,
                    until: now + SHOWN_BROKEN,
                })
            }
            _ => None,
        }
    }
}

/// What every game has, whatever lies on its table.
///
/// ```
/// let session = linkwork::Session::open("pairs::11./22.")?;
/// assert_eq!(linkwork_ui::game::state(&session).size.to_string(), "3x2");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn state(session: &Session) -> State {
    match session.table() {
        Table::Pairs(table) => State {
            size: table.board.size(),
            status: table.status,
            paused: table.paused,
            clock_ms: table.clock_ms,
            undo: table.undo,
            redo: table.redo,
            assisted: table.assisted,
            repeated: table.repeated,
        },
        Table::Lines(table) => State {
            size: table.round.board().size(),
            status: table.status,
            paused: table.paused,
            clock_ms: table.clock_ms,
            undo: table.undo,
            redo: table.redo,
            assisted: table.assisted,
            repeated: table.repeated,
        },
    }
}

/// Whether nothing was done yet: nothing played, and no hint taken.
fn is_untouched(session: &Session) -> bool {
    let state = state(session);
    state.undo + state.redo == 0 && !state.assisted
}

/// What the save of that session is worth.
///
/// ```
/// use linkwork_ui::game::{Old, worth};
/// assert_eq!(worth(&linkwork::Session::open("pairs::11./22.")?), Old::Drop);
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn worth(session: &Session) -> Old {
    if !is_untouched(session) && !has_ended(state(session).status) {
        Old::Keep
    } else {
        Old::Drop
    }
}

/// Whether nothing is left to be played for.
///
/// ```
/// use linkwork::Status;
/// assert!(linkwork_ui::game::has_ended(Status::Won) && !linkwork_ui::game::has_ended(Status::Stuck));
/// ```
#[must_use]
pub const fn has_ended(status: Status) -> bool {
    matches!(status, Status::Won | Status::Over(_))
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
