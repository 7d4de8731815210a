//! What a screen shows, all of it.

use super::Session;
use super::line::{Line, Seen};
use super::thought::Light;
use crate::game::Status;
use crate::grid::Pos;
use crate::lines::{Group, Round, Way, centre};
use crate::pairs::Board;
use crate::score::Score;
use crate::timeline::Timeline;

/// Everything a front end needs to draw, by game.
///
/// ```
/// use linkwork::session::{Session, Table};
/// let session = Session::open("pairs::11./22.")?;
/// let Table::Pairs(table) = session.table() else { unreachable!() };
/// assert_eq!(table.board.size().to_string(), "3x2");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Debug)]
pub enum Table<'a> {
    /// The pairs game.
    Pairs(PairsTable<'a>),
    /// The lines game.
    Lines(LinesTable<'a>),
}

/// What lies on the table of a lines game.
///
/// ```
/// use linkwork::session::{Session, Table};
/// let session = Session::open("lines:netslide:c6/39")?;
/// let Table::Lines(table) = session.table() else { unreachable!() };
/// assert_eq!((table.par, table.round.steps()), (Some(1), 0));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct LinesTable<'a> {
    /// The board, how it is played, and what was reached so far.
    pub round: &'a Round,
    /// The groups, by their first cell.
    pub groups: &'a [Group],
    /// In Netslide, the number of the group that holds the middle cell.
    pub lit: Option<usize>,
    /// Whether the game goes on.
    pub status: Status,
    /// The fewest steps that solve the board as it was dealt, where proved.
    pub par: Option<u32>,
    /// How long the game has been played, in milliseconds.
    pub clock_ms: u64,
    /// How long it may still be played, in milliseconds, if there is a limit.
    pub left_ms: Option<u64>,
    /// Whether the game is paused.
    pub paused: bool,
    /// How many moves can be undone.
    pub undo: usize,
    /// How many moves can be redone.
    pub redo: usize,
    /// How many hints were taken.
    pub hints: u32,
    /// How many moves were taken back.
    pub undos: u32,
    /// Whether a hint or an undo was used since the start.
    pub assisted: bool,
    /// Whether this position stood on the board before.
    pub repeated: bool,
}

/// What lies on the table of a pairs game.
///
/// ```
/// use linkwork::session::{Action, Session, Table};
/// let mut session = Session::open("pairs::11./22.")?;
/// session.act(500, Action::Tap(linkwork::Pos::new(1, 0)));
/// let Table::Pairs(table) = session.table() else { unreachable!() };
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
    /// Whether the game can still be won, if that is wanted and known.
    pub light: Option<Light>,
}

impl Session {
    /// Everything there is to draw.
    ///
    /// ```
    /// use linkwork::session::{Session, Table};
    /// let session = Session::open("pairs::12./21.")?;
    /// let Table::Pairs(table) = session.table() else { unreachable!() };
    /// assert_eq!((table.status, table.moves), (linkwork::Status::Stuck, 0));
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
    #[must_use]
    pub fn table(&self) -> Table<'_> {
        match (&self.line, &self.seen) {
            (Line::Lines(line), Seen::Lines { groups }) => {
                Table::Lines(self.lines_table(line.now(), groups))
            }
            (Line::Lines(line), Seen::Pairs { .. }) => {
                Table::Lines(self.lines_table(line.now(), &[]))
            }
            (Line::Pairs(line), Seen::Pairs { moves }) => {
                Table::Pairs(self.pairs_table(line, *moves))
            }
            (Line::Pairs(line), Seen::Lines { .. }) => Table::Pairs(self.pairs_table(line, 0)),
        }
    }

    fn assisted(&self) -> bool {
        self.hints > 0 || self.shuffles > 0 || self.undos > 0
    }

    fn pairs_table<'a>(&self, line: &'a Timeline<Board>, moves: usize) -> PairsTable<'a> {
        let board = line.now();
        let taken = line.start().tiles() - board.tiles();
        let helps = [self.hints, self.shuffles, self.undos];
        PairsTable {
            board,
            chosen: self.chosen,
            status: self.status,
            tiles: board.tiles(),
            moves,
            clock_ms: self.clock_ms,
            paused: self.paused,
            undo: self.line.undoable(),
            redo: self.line.redoable(),
            hints: self.hints,
            shuffles: self.shuffles,
            undos: self.undos,
            assisted: self.assisted(),
            score: Score::of(board.rules(), taken, self.clock_ms, helps),
            repeated: self.repeated,
            light: self.thought.light(&self.line),
        }
    }

    fn lines_table<'a>(&self, round: &'a Round, groups: &'a [Group]) -> LinesTable<'a> {
        let middle = centre(round.board().size());
        let holds = |group: &Group| group.cells.binary_search(&middle).is_ok();
        let lit = (round.way() == Way::Netslide)
            .then(|| groups.iter().position(holds))
            .flatten();
        LinesTable {
            round,
            groups,
            lit,
            status: self.status,
            par: self.par,
            clock_ms: self.clock_ms,
            left_ms: self
                .limit_ms()
                .map(|limit| limit.saturating_sub(self.clock_ms)),
            paused: self.paused,
            undo: self.line.undoable(),
            redo: self.line.redoable(),
            hints: self.hints,
            undos: self.undos,
            assisted: self.assisted(),
            repeated: self.repeated,
        }
    }
}
