//! The game on the table: a session, the cursor over it, and the line last drawn.

use linkwork::{
    Status,
    pairs::{Kind, Move, Path, Played, Refusal},
    session::{Action, Outcome, PairsTable, Session, Table},
};
use linkwork_ui::Cursor;

use super::view::Scroll;

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
    /// The clock was stopped because another screen hides the board.
    held: bool,
}

impl Game {
    pub(super) fn new(session: Session, now: u64) -> Self {
        let Table::Pairs(table) = session.table();
        let cursor = Cursor::new(table.board.size());
        let scroll = Scroll::default();
        Self {
            session,
            born: now,
            cursor,
            scroll,
            flash: None,
            held: false,
        }
    }

    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    pub(super) fn table(&self) -> PairsTable<'_> {
        let Table::Pairs(table) = self.session.table();
        table
    }

    /// Does something at the time `now`, and keeps the line to be shown.
    pub(super) fn act(&mut self, now: u64, action: Action) -> Outcome {
        let outcome = self.session.act(now.saturating_sub(self.born), action);
        self.flash = self.flash_of(&outcome, now);
        outcome
    }

    /// Lets time pass; true if the screen has changed.
    pub(super) fn tick(&mut self, now: u64) -> bool {
        let before = self.table().clock_ms / 1000;
        self.session
            .act(now.saturating_sub(self.born), Action::Tick);
        let over = self.flash.as_ref().is_some_and(|flash| flash.until <= now);
        if over {
            self.flash = None;
        }
        over || self.table().clock_ms / 1000 != before
    }

    /// Stops the clock while another screen hides the board.
    pub(super) fn hold(&mut self, now: u64) {
        let table = self.table();
        if !table.paused && table.status == Status::Playing {
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
            Played::Joined(joined) => {
                let (path, kind) = (joined.path.clone(), gone.then_some(joined.kind));
                Some(Flash {
                    path,
                    kind,
                    broken: false,
                    until: now + SHOWN,
                })
            }
            Played::Shuffled(_) => None,
        };
        match outcome {
            Outcome::Done(done) | Outcome::Redone(done) => played(done, true),
            Outcome::Undone(done) => played(done, false),
            Outcome::Refused(Move::Join(pair), Refusal::TooManyTurns(_)) => {
                let path = self.table().board.shortest(*pair)?;
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

/// Whether nothing was played yet.
pub(super) fn is_untouched(session: &Session) -> bool {
    let Table::Pairs(table) = session.table();
    table.undo + table.redo == 0
}

/// What the save of that session is worth.
pub(super) fn worth(session: &Session) -> Old {
    let Table::Pairs(table) = session.table();
    if !is_untouched(session) && table.status != Status::Won {
        Old::Keep
    } else {
        Old::Drop
    }
}
