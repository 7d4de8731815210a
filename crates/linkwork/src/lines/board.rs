//! A position of line tiles: what lies on each cell, which connections are barred, which lanes move.

use super::mask::Mask;
use super::shifts::{Lane, Refusal, Shift};
use crate::grid::{Dir, MAX_SIDE, Pos, Size};
use crate::key::Key;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// What lies beyond the edge of the board. Shifts go round it in any case; connections may or may not.
///
/// ```
/// assert_eq!("wrap".parse(), Ok(linkwork::lines::Edge::Wrap));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edge {
    /// Nothing: a solid side at the edge is a mismatch.
    #[default]
    Wall,
    /// The other edge: connections go round.
    Wrap,
}

impl Edge {
    /// The word used in texts: `wall` or `wrap`.
    ///
    /// ```
    /// assert_eq!(linkwork::lines::Edge::default().name(), "wall");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::Wrap => "wrap",
        }
    }
}

/// A position of line tiles. Any rectangle of tiles can be set up and asked about; nothing done to it
/// panics.
///
/// As text, a line a row and a hexadecimal digit a cell.
///
/// ```
/// use linkwork::lines::{Board, Refusal};
///
/// let mut board: Board = "135\n000".parse()?;
/// assert_eq!(board.shift("R0,1".parse()?), Ok(()));
/// assert_eq!(board.to_string(), "513\n000");
/// assert_eq!(board.shift("R7,1".parse()?), Err(Refusal::OutOfRange));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: Size,
    edge: Edge,
    /// The lanes through this cell do not move.
    pin: Option<Pos>,
    masks: Vec<Mask>,
    /// By cell: the bits of its right and lower sides across which nothing connects.
    barriers: Vec<u8>,
    /// By number of the cell: how many shifts a bomb waits. Bombs move with their tile.
    bombs: BTreeMap<Pos, u8>,
}

impl Board {
    /// A board of blank tiles without barriers, on which all lanes move.
    ///
    /// ```
    /// use linkwork::{Size, lines::{Board, Edge}};
    /// assert_eq!(Board::blank(Size::new(2, 3)?, Edge::Wall).to_string(), "000\n000");
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub fn blank(size: Size, edge: Edge) -> Self {
        Self {
            size,
            edge,
            pin: None,
            masks: alloc::vec![Mask::BLANK; size.cells()],
            barriers: alloc::vec![0; size.cells()],
            bombs: BTreeMap::new(),
        }
    }

    /// The same board with that edge. A wall takes the place of barriers at the edge.
    ///
    /// ```
    /// use linkwork::lines::{Board, Edge};
    /// let board = "28".parse::<Board>()?.with_edge(Edge::Wrap);
    /// assert_eq!(board.edge(), Edge::Wrap);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn with_edge(mut self, edge: Edge) -> Self {
        self.edge = edge;
        if edge == Edge::Wall {
            for cell in self.lane_cells(Lane::Column(self.size.cols() - 1)) {
                self.barriers[cell] &= !Dir::Right.bit();
            }
            for cell in self.lane_cells(Lane::Row(self.size.rows() - 1)) {
                self.barriers[cell] &= !Dir::Down.bit();
            }
        }
        self
    }

    /// The same board with the lanes through a cell fixed. A cell off the board fixes the lane that it
    /// still has, if any.
    ///
    /// ```
    /// use linkwork::{Pos, lines::Board};
    /// let board = "000\n000".parse::<Board>()?.with_pin(Some(Pos::new(1, 1)));
    /// assert_eq!(board.lanes().count(), 3);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn with_pin(mut self, pin: Option<Pos>) -> Self {
        self.pin = pin;
        self
    }

    /// How many rows and columns.
    ///
    /// ```
    /// let board: linkwork::lines::Board = "000\n000".parse()?;
    /// assert_eq!(board.size().to_string(), "3x2");
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What lies beyond the edge.
    ///
    /// ```
    /// use linkwork::lines::{Board, Edge};
    /// assert_eq!("28".parse::<Board>()?.edge(), Edge::Wall);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn edge(&self) -> Edge {
        self.edge
    }

    /// The cell whose lanes do not move.
    ///
    /// ```
    /// let board: linkwork::lines::Board = "28".parse()?;
    /// assert_eq!(board.pin(), None);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn pin(&self) -> Option<Pos> {
        self.pin
    }

    /// The tile on a cell; `None` off the board.
    ///
    /// ```
    /// use linkwork::{Pos, lines::Board};
    /// let board: Board = "28\n00".parse()?;
    /// assert_eq!(board.mask(Pos::new(0, 1)).map(|mask| mask.bits()), Some(8));
    /// assert_eq!(board.mask(Pos::new(2, 0)), None);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn mask(&self, pos: Pos) -> Option<Mask> {
        self.size
            .contains(pos)
            .then(|| self.masks[self.size.index(pos)])
    }

    /// The tiles, row by row.
    ///
    /// ```
    /// let board: linkwork::lines::Board = "2a8".parse()?;
    /// assert_eq!(board.masks().iter().map(|mask| mask.bits()).sum::<u8>(), 20);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn masks(&self) -> &[Mask] {
        &self.masks
    }

    /// Puts a tile on a cell. Off the board nothing happens.
    ///
    /// ```
    /// use linkwork::{Pos, lines::{Board, Mask}};
    /// let mut board: Board = "28\n00".parse()?;
    /// board.set(Pos::new(0, 0), Mask::BLANK);
    /// assert_eq!(board.to_string(), "08\n00");
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    pub fn set(&mut self, pos: Pos, mask: Mask) {
        if self.size.contains(pos) {
            let index = self.size.index(pos);
            self.masks[index] = mask;
        }
    }

    /// Lets nothing connect across a side of a cell any more. Off the board and at a wall, across which
    /// nothing connects in any case, nothing happens.
    ///
    /// ```
    /// use linkwork::{Dir, Pos, lines::Board};
    /// let mut board: Board = "28".parse()?;
    /// board.bar(Pos::new(0, 1), Dir::Left);
    /// assert_eq!(board.barriers().collect::<Vec<_>>(), [(Pos::new(0, 0), Dir::Right)]);
    /// assert!(!board.groups()[0].closed);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    pub fn bar(&mut self, pos: Pos, side: Dir) {
        // Kept with the cell to the left or above: that is where its right or lower side is.
        let (at, side) = match side {
            Dir::Right | Dir::Down => (Some(pos), side),
            Dir::Up => (self.beyond(pos, Dir::Up), Dir::Down),
            Dir::Left => (self.beyond(pos, Dir::Left), Dir::Right),
        };
        let is_open = |&at: &Pos| self.size.contains(at) && self.beyond(at, side).is_some();
        if let Some(at) = at.filter(is_open) {
            self.barriers[self.size.index(at)] |= side.bit();
        }
    }

    /// The barriers, each at the right or the lower side of a cell, row by row.
    ///
    /// ```
    /// let board: linkwork::lines::Board = "28".parse()?;
    /// assert_eq!(board.barriers().count(), 0);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    pub fn barriers(&self) -> impl Iterator<Item = (Pos, Dir)> {
        self.size.positions().flat_map(|pos| {
            let bits = self.barriers[self.size.index(pos)];
            [Dir::Right, Dir::Down]
                .into_iter()
                .filter(move |side| bits & side.bit() != 0)
                .map(move |side| (pos, side))
        })
    }

    /// The cell on the other side of a side, whatever bars the way; round the edge if it wraps.
    fn beyond(&self, pos: Pos, side: Dir) -> Option<Pos> {
        if let Some(next) = pos.step(side, self.size) {
            return Some(next);
        }
        let (last_row, last_col) = (self.size.rows() - 1, self.size.cols() - 1);
        (self.edge == Edge::Wrap && self.size.contains(pos)).then_some(match side {
            Dir::Up => Pos::new(last_row, pos.col),
            Dir::Down => Pos::new(0, pos.col),
            Dir::Left => Pos::new(pos.row, last_col),
            Dir::Right => Pos::new(pos.row, 0),
        })
    }

    /// The cell that a side of a cell faces; `None` at a wall or a barrier.
    ///
    /// ```
    /// use linkwork::{Dir, Pos, lines::{Board, Edge}};
    /// let board: Board = "283".parse()?;
    /// assert_eq!(board.faces(Pos::new(0, 0), Dir::Left), None);
    /// let round = board.with_edge(Edge::Wrap);
    /// assert_eq!(round.faces(Pos::new(0, 0), Dir::Left), Some(Pos::new(0, 2)));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn faces(&self, pos: Pos, side: Dir) -> Option<Pos> {
        let next = self.beyond(pos, side)?;
        let (at, bit) = match side {
            Dir::Right | Dir::Down => (pos, side.bit()),
            Dir::Up => (next, Dir::Down.bit()),
            Dir::Left => (next, Dir::Right.bit()),
        };
        (self.barriers[self.size.index(at)] & bit == 0).then_some(next)
    }
}

impl Board {
    /// Moves a lane.
    ///
    /// # Errors
    /// The first reason that holds of [`Refusal::OutOfRange`], [`Refusal::Pinned`] and
    /// [`Refusal::NoMove`]; the board has not changed then.
    ///
    /// ```
    /// use linkwork::lines::{Board, Refusal};
    /// let mut board: Board = "123\n456".parse()?;
    /// board.shift("C1,1".parse()?)?;
    /// assert_eq!(board.to_string(), "153\n426");
    /// assert_eq!(board.shift("R0,3".parse()?), Err(Refusal::NoMove));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shift(&mut self, shift: Shift) -> Result<(), Refusal> {
        let len = self.lane_len(shift.lane).ok_or(Refusal::OutOfRange)?;
        if self.is_pinned(shift.lane) {
            return Err(Refusal::Pinned);
        }
        match shift.forward(len) {
            0 => Err(Refusal::NoMove),
            by => {
                self.turn(shift.lane, usize::from(by));
                Ok(())
            }
        }
    }

    /// How many cells a lane has; `None` if the board has no such lane.
    ///
    /// ```
    /// use linkwork::lines::{Board, Lane};
    /// let board: Board = "123\n456".parse()?;
    /// assert_eq!((board.lane_len(Lane::Row(1)), board.lane_len(Lane::Row(2))), (Some(3), None));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn lane_len(&self, lane: Lane) -> Option<u8> {
        let (rows, cols) = (self.size.rows(), self.size.cols());
        match lane {
            Lane::Row(row) => (row < rows).then_some(cols),
            Lane::Column(col) => (col < cols).then_some(rows),
        }
    }

    /// Whether a lane does not move, because it goes through the pinned cell.
    ///
    /// ```
    /// use linkwork::{Pos, lines::{Board, Lane}};
    /// let board = "123\n456".parse::<Board>()?.with_pin(Some(Pos::new(0, 2)));
    /// assert!(board.is_pinned(Lane::Column(2)) && !board.is_pinned(Lane::Column(1)));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn is_pinned(&self, lane: Lane) -> bool {
        self.pin.is_some_and(|pin| match lane {
            Lane::Row(row) => row == pin.row,
            Lane::Column(col) => col == pin.col,
        })
    }

    /// The lanes that can move: rows from the top, then columns from the left.
    ///
    /// ```
    /// let board: linkwork::lines::Board = "123".parse()?;
    /// assert_eq!(board.lanes().count(), 1, "columns of one cell do not move");
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    pub fn lanes(&self) -> impl Iterator<Item = Lane> {
        let rows = (0..self.size.rows()).map(Lane::Row);
        let columns = (0..self.size.cols()).map(Lane::Column);
        rows.chain(columns)
            .filter(|&lane| !self.is_pinned(lane) && self.lane_len(lane) > Some(1))
    }

    /// Every shift by one step, each outcome once: a lane of two cells moves the same either way.
    ///
    /// ```
    /// let board: linkwork::lines::Board = "123\n456".parse()?;
    /// let steps: Vec<String> = board.steps().map(|shift| shift.to_string()).collect();
    /// assert_eq!(steps, ["R0,1", "R0,-1", "R1,1", "R1,-1", "C0,1", "C1,1", "C2,1"]);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    pub fn steps(&self) -> impl Iterator<Item = Shift> {
        self.lanes().flat_map(|lane| {
            let both: &[i64] = if self.lane_len(lane) == Some(2) {
                &[1]
            } else {
                &[1, -1]
            };
            both.iter().map(move |&by| Shift { lane, by })
        })
    }

    /// The numbers of the cells of a lane, in order.
    pub(super) fn lane_cells(&self, lane: Lane) -> impl Iterator<Item = usize> + use<> {
        let (rows, cols) = (usize::from(self.size.rows()), usize::from(self.size.cols()));
        let (start, step, len) = match lane {
            Lane::Row(row) => (usize::from(row) * cols, 1, cols),
            Lane::Column(col) => (usize::from(col), cols, rows),
        };
        (0..len).map(move |i| start + i * step)
    }

    /// Moves a lane forward, bombs included.
    fn turn(&mut self, lane: Lane, by: usize) {
        let mut masks = [Mask::BLANK; MAX_SIDE];
        let mut len = 0;
        for (place, cell) in masks.iter_mut().zip(self.lane_cells(lane)) {
            *place = self.masks[cell];
            len += 1;
        }
        masks[..len].rotate_right(by);
        for (cell, mask) in self.lane_cells(lane).zip(masks) {
            self.masks[cell] = mask;
        }
        if !self.bombs.is_empty() {
            self.turn_bombs(lane, by);
        }
    }

    fn turn_bombs(&mut self, lane: Lane, by: usize) {
        let cells = self.lane_cells(lane).map(|cell| self.size.at(cell));
        let cells: Vec<Pos> = cells.collect();
        let mut bombs: Vec<Option<u8>> = cells.iter().map(|cell| self.bombs.remove(cell)).collect();
        bombs.rotate_right(by);
        for (&cell, bomb) in cells.iter().zip(bombs) {
            if let Some(bomb) = bomb {
                self.bombs.insert(cell, bomb);
            }
        }
    }

    /// The bombs: where they lie and how many shifts they wait, row by row.
    ///
    /// ```
    /// let board: linkwork::lines::Board = "28".parse()?;
    /// assert_eq!(board.bombs().count(), 0);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    pub fn bombs(&self) -> impl Iterator<Item = (Pos, u8)> {
        self.bombs.iter().map(|(&pos, &wait)| (pos, wait))
    }

    /// Lays a bomb under a tile, or takes it away. Off the board nothing happens.
    ///
    /// ```
    /// use linkwork::{Pos, lines::Board};
    /// let mut board: Board = "28\n00".parse()?;
    /// board.set_bomb(Pos::new(0, 1), Some(12));
    /// board.shift("R0,1".parse()?)?;
    /// assert_eq!(board.bombs().collect::<Vec<_>>(), [(Pos::new(0, 0), 12)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_bomb(&mut self, pos: Pos, wait: Option<u8>) {
        if !self.size.contains(pos) {
            return;
        }
        match wait {
            Some(wait) => drop(self.bombs.insert(pos, wait)),
            None => drop(self.bombs.remove(&pos)),
        }
    }

    /// The same board without bombs.
    pub(super) fn without_bombs(mut self) -> Self {
        self.bombs.clear();
        self
    }

    /// Every bomb waits one shift less.
    pub(super) fn tick(&mut self) {
        for wait in self.bombs.values_mut() {
            *wait = wait.saturating_sub(1);
        }
    }

    /// The key of the position: tiles, barriers, bombs, edge and pin.
    ///
    /// ```
    /// use linkwork::lines::Board;
    /// assert_ne!("28".parse::<Board>()?.key(), "82".parse::<Board>()?.key());
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn key(&self) -> Key {
        let sides = u64::from(self.size.rows()) << 32 | u64::from(self.size.cols()) << 40;
        let pin = self
            .pin
            .map_or(0, |pin| 1 + u64::from(pin.row) * 255 + u64::from(pin.col));
        let mut key = Key::of_setting(1 << 63 | sides | pin << 8 | self.edge as u64);
        for (cell, (mask, barriers)) in self.masks.iter().zip(&self.barriers).enumerate() {
            key.toggle(cell, mask.bits() | barriers << 4);
        }
        for (&pos, &wait) in &self.bombs {
            key.toggle(self.size.cells() + self.size.index(pos), wait);
        }
        key
    }
}
