//! What a screen shows, all of it.

use super::Session;
use crate::game::Status;
use crate::grid::Pos;
use crate::pairs::Board;
use crate::score::Score;

/// Everything a front end needs to draw, by game.
///
/// ```
/// use linkwork::session::{Session, Table};
/// let session = Session::open("pairs::11./22.")?;
/// let Table::Pairs(table) = session.table();
/// assert_eq!(table.board.size().to_string(), "3x2");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Debug)]
pub enum Table<'a> {
    /// The pairs game.
    Pairs(PairsTable<'a>),
}

/// What lies on the table of a pairs game.
///
/// ```
/// use linkwork::session::{Action, Session, Table};
/// let mut session = Session::open("pairs::11./22.")?;
/// session.act(500, Action::Tap(linkwork::Pos::new(1, 0)));
/// let Table::Pairs(table) = session.table();
/// assert_eq!(table.chosen, Some(linkwork::Pos::new(1, 0)));
/// assert_eq!((table.tiles, table.moves, table.clock_ms), (4, 2, 500));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
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

impl Session {
    /// Everything there is to draw.
    ///
    /// ```
    /// use linkwork::session::{Session, Table};
    /// let session = Session::open("pairs::12./21.")?;
    /// let Table::Pairs(table) = session.table();
    /// assert_eq!((table.status, table.moves), (linkwork::Status::Stuck, 0));
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
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
}
