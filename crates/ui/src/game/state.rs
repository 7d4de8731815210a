//! What every game has, and what its save is worth.

use linkwork::{
    Size, Status,
    session::{Session, Table},
};

/// What every game has, whatever lies on its table.
///
/// ```
/// # use linkwork::Session;
/// # use linkwork::session::Action;
/// # use linkwork_ui::Game;
/// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
/// game.act(500, Action::Play("0,0-0,1".parse()?));
/// let state = game.state();
/// assert_eq!((state.undo, state.redo, state.clock_ms), (1, 0, 500));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
///
/// ```
/// # use linkwork::Session;
/// # use linkwork::session::Action;
/// # use linkwork_ui::{Game, game::Old};
/// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
/// assert_eq!(game.old(), Old::Drop);
/// game.act(500, Action::Play("0,0-0,1".parse()?));
/// assert_eq!(game.old(), Old::Keep);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Old {
    /// Nothing to lose: won, or never touched.
    Drop,
    /// Kept as the previous game.
    Keep,
    /// It cannot be read: kept aside as it is.
    PutAside,
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
