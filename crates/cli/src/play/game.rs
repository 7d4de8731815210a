//! The game on the table: a session, the cursor over it, and the line last drawn.

use linkwork::{
    Pos, Size, Status,
    lines::{Group, Way},
    pairs::{self, Cell, Kind, Path},
    session::{
        Action, Hint, LinesTable, Move, Outcome, PairsTable, Played, Refusal, Session, Table,
    },
};
use linkwork_ui::Cursor;

use super::{lines::Grip, show::Show, trace::Trace, view::Scroll};

/// How long the path of a joined pair is shown, and that of a refused one, in milliseconds.
const SHOWN: u64 = 400;
const SHOWN_BROKEN: u64 = 1500;

/// A path shown for a moment. Input counts meanwhile, and the next action takes it away.
pub(super) struct Flash {
    pub(super) path: Path,
    /// The kind that lay at the ends; `None` while the tiles still lie there.
    pub(super) kind: Option<Kind>,
    /// The path has too many turns.
    pub(super) broken: bool,
    /// When it goes, by the clock of the program.
    pub(super) until: u64,
}

/// What every game has, whatever lies on its table.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    pub(super) size: Size,
    pub(super) status: Status,
    pub(super) paused: bool,
    pub(super) clock_ms: u64,
    pub(super) undo: usize,
    pub(super) redo: usize,
    pub(super) assisted: bool,
    pub(super) repeated: bool,
}

/// What the save of a game is worth when another game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Old {
    /// Nothing to lose: won, or never touched.
    Drop,
    /// Kept as the previous game.
    Keep,
    /// It cannot be read: kept aside as it is.
    PutAside,
}

/// A game on the table.
pub(super) struct Game {
    session: Session,
    /// When its session began, by the clock of the program.
    born: u64,
    pub(super) cursor: Cursor,
    pub(super) scroll: Scroll,
    pub(super) flash: Option<Flash>,
    /// What a hint named; the next move takes it away.
    pub(super) hint: Option<Hint>,
    /// A way to win that is offered or being shown.
    pub(super) show: Option<Show>,
    /// Whether it is told if a pairs game can still be won.
    pub(super) lit: bool,
    /// Something was asked that is still thought about.
    pub(super) is_asked: bool,
    /// Whether it can still be won was looked for long enough.
    pub(super) is_tired: bool,
    /// How groups are found, being shown.
    pub(super) trace: Option<Trace>,
    /// What the mouse holds.
    pub(super) grip: Option<Grip>,
    /// The clock was stopped because another screen hides the board.
    held: bool,
}

impl Game {
    pub(super) fn new(session: Session, now: u64) -> Self {
        let cursor = Cursor::new(state(&session).size);
        let scroll = Scroll::default();
        Self {
            session,
            born: now,
            cursor,
            scroll,
            flash: None,
            hint: None,
            show: None,
            lit: false,
            is_asked: false,
            is_tired: false,
            trace: None,
            grip: None,
            held: false,
        }
    }

    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    pub(super) fn table(&self) -> Table<'_> {
        self.session.table()
    }

    /// The table of a pairs game.
    pub(super) fn pairs(&self) -> Option<PairsTable<'_>> {
        match self.session.table() {
            Table::Pairs(table) => Some(table),
            Table::Lines(_) => None,
        }
    }

    /// The table of a lines game.
    pub(super) fn lines(&self) -> Option<LinesTable<'_>> {
        match self.session.table() {
            Table::Lines(table) => Some(table),
            Table::Pairs(_) => None,
        }
    }

    pub(super) fn state(&self) -> State {
        state(&self.session)
    }

    /// What the cursor can leap to: tiles by their kind; of line tiles, one cell of each closed group.
    pub(super) fn stops(&self) -> impl Fn(Pos) -> Option<u8> {
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
    pub(super) fn act(&mut self, now: u64, action: Action) -> Outcome {
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
            self.grip = None;
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
    pub(super) fn light(&mut self, lit: bool) {
        self.lit = lit;
        self.session.act(0, Action::Light(lit));
    }

    /// Shows from now on how the groups of a free board are found, cell by cell.
    pub(super) fn trace(&mut self, now: u64) {
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
    pub(super) fn tick(&mut self, now: u64) -> bool {
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
    pub(super) fn hold(&mut self, now: u64) {
        let state = self.state();
        (self.grip, self.show) = (None, None);
        if !state.paused && state.status == Status::Playing {
            self.act(now, Action::Pause);
            self.held = true;
        }
    }

    /// The board is seen again.
    pub(super) fn unhold(&mut self, now: u64) {
        if std::mem::take(&mut self.held) {
            self.act(now, Action::Resume);
        }
    }

    pub(super) fn old(&self) -> Old {
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
pub(super) fn state(session: &Session) -> State {
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
pub(super) fn worth(session: &Session) -> Old {
    if !is_untouched(session) && !has_ended(state(session).status) {
        Old::Keep
    } else {
        Old::Drop
    }
}

/// Whether nothing is left to be played for.
pub(super) const fn has_ended(status: Status) -> bool {
    matches!(status, Status::Won | Status::Over(_))
}
