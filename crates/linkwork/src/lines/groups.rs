//! Groups: tiles joined by matching sides, and which of them are closed.
//!
//! Between neighbours a side is *matched* if both facing sides are solid, *mismatched* if this one is
//! and the other is not, *open* if this one is not. A group is a set of tiles joined by matches; it is
//! closed if no side of its tiles is mismatched.

use super::board::Board;
use super::shifts::{Lane, Shift};
use crate::grid::{Dir, Pos};
use alloc::vec::Vec;

/// Tiles joined by matching sides.
///
/// ```
/// use linkwork::Pos;
/// use linkwork::lines::{Board, Group};
///
/// let board: Board = "283".parse()?;
/// let groups = board.groups();
/// assert_eq!(groups[0], Group { cells: vec![Pos::new(0, 0), Pos::new(0, 1)], closed: true });
/// assert!(!groups[1].closed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its cells, by row, then column.
    pub cells: Vec<Pos>,
    /// Whether no side of its tiles is mismatched.
    pub closed: bool,
}

/// No group: a blank tile.
const NONE: u32 = u32::MAX;

/// The groups of a board, kept in step as lanes move: after a shift only groups that touch the lane or
/// its two neighbours are looked at again.
///
/// ```
/// use linkwork::lines::{Board, Groups};
///
/// let mut board: Board = "20\n08".parse()?;
/// let mut groups = Groups::of(&board);
/// board.shift("R1,1".parse()?)?;
/// groups.shifted(&board, "R1,1".parse()?);
/// assert_eq!(groups, Groups::of(&board));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Groups {
    /// By cell: the first cell of its group, or [`NONE`].
    first: Vec<u32>,
    /// By cell: whether a group that begins here is closed.
    closed: Vec<bool>,
    rest: Vec<u32>,
}

impl PartialEq for Groups {
    fn eq(&self, other: &Self) -> bool {
        let same = |(cell, &first): (usize, &u32)| {
            first as usize != cell || self.closed[cell] == other.closed[cell]
        };
        self.first == other.first && self.first.iter().enumerate().all(same)
    }
}

impl Eq for Groups {}

impl Groups {
    /// The groups of a board, from scratch.
    ///
    /// ```
    /// use linkwork::lines::{Board, Groups};
    /// let board: Board = "2828".parse()?;
    /// assert_eq!(Groups::of(&board).counts(), (2, 2));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let cells = board.size().cells();
        let mut groups = Self {
            first: alloc::vec![NONE; cells],
            closed: alloc::vec![false; cells],
            rest: Vec::new(),
        };
        for cell in 0..cells {
            groups.find(board, cell);
        }
        groups
    }

    /// Marks the group that a cell not yet marked begins.
    #[allow(clippy::cast_possible_truncation)]
    fn find(&mut self, board: &Board, cell: usize) {
        let size = board.size();
        if self.first[cell] != NONE || board.masks()[cell].bits() == 0 {
            return;
        }
        let mut closed = true;
        self.first[cell] = cell as u32;
        self.rest.push(cell as u32);
        while let Some(at) = self.rest.pop() {
            let pos = size.at(at as usize);
            let mask = board.masks()[at as usize];
            for side in Dir::ALL.into_iter().filter(|&side| mask.has(side)) {
                let next = board.faces(pos, side).map(|next| size.index(next));
                match next.filter(|&next| board.masks()[next].has(side.opposite())) {
                    None => closed = false,
                    Some(next) if self.first[next] == NONE => {
                        self.first[next] = cell as u32;
                        self.rest.push(next as u32);
                    }
                    Some(_) => {}
                }
            }
        }
        self.closed[cell] = closed;
    }

    /// Takes account of a shift that was just made on the board.
    ///
    /// ```
    /// use linkwork::lines::{Board, Groups};
    /// let mut board: Board = "280\n000".parse()?;
    /// let mut groups = Groups::of(&board);
    /// board.shift("C0,1".parse()?)?;
    /// groups.shifted(&board, "C0,1".parse()?);
    /// assert_eq!(groups.counts(), (0, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shifted(&mut self, board: &Board, shift: Shift) {
        let size = board.size();
        let near = near_lanes(board, shift.lane);
        // The groups that touched the three lanes before are forgotten, then found anew. What joins
        // them now touches the lanes as well, or was joined to such a group before.
        let touches = |cell: usize| {
            let pos = size.at(cell);
            match shift.lane {
                Lane::Row(_) => near.contains(&Some(pos.row)),
                Lane::Column(_) => near.contains(&Some(pos.col)),
            }
        };
        let mut stale = alloc::vec![false; size.cells()];
        for cell in (0..size.cells()).filter(|&cell| touches(cell)) {
            if let Some(stale) = stale.get_mut(self.first[cell] as usize) {
                *stale = true;
            }
        }
        let is_stale = |cell: usize, first: u32| {
            touches(cell) || stale.get(first as usize).copied().unwrap_or(false)
        };
        let again: Vec<usize> = (0..size.cells())
            .filter(|&cell| is_stale(cell, self.first[cell]))
            .collect();
        for &cell in &again {
            self.first[cell] = NONE;
        }
        for cell in again {
            self.find(board, cell);
        }
    }

    /// The groups as lists, by their first cell.
    ///
    /// ```
    /// use linkwork::lines::{Board, Groups};
    /// let board: Board = "280\n000".parse()?;
    /// assert_eq!(Groups::of(&board).list(&board), board.groups());
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn list(&self, board: &Board) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let mut number = alloc::vec![0; self.first.len()];
        for (cell, &first) in self
            .first
            .iter()
            .enumerate()
            .filter(|(_, first)| **first != NONE)
        {
            if first as usize == cell {
                number[cell] = groups.len();
                groups.push(Group {
                    cells: Vec::new(),
                    closed: self.closed[cell],
                });
            }
            groups[number[first as usize]]
                .cells
                .push(board.size().at(cell));
        }
        groups
    }

    /// How many groups are closed, and how many there are.
    ///
    /// ```
    /// use linkwork::lines::{Board, Groups};
    /// let board: Board = "2830".parse()?;
    /// assert_eq!(Groups::of(&board).counts(), (1, 2));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let firsts = || {
            self.first
                .iter()
                .enumerate()
                .filter(|&(cell, &first)| first as usize == cell)
        };
        let closed = firsts().filter(|&(cell, _)| self.closed[cell]).count();
        (closed, firsts().count())
    }
}

/// A lane and its two neighbours, round the edge where connections go round it.
fn near_lanes(board: &Board, lane: Lane) -> [Option<u8>; 3] {
    let (at, count) = match lane {
        Lane::Row(row) => (row, board.size().rows()),
        Lane::Column(col) => (col, board.size().cols()),
    };
    let wraps = board.edge() == super::Edge::Wrap;
    let before = at.checked_sub(1).or(wraps.then_some(count - 1));
    let after = if at + 1 < count {
        Some(at + 1)
    } else {
        wraps.then_some(0)
    };
    [before, Some(at), after]
}

impl Board {
    /// The groups of the board: every tile that is not blank is in exactly one.
    ///
    /// ```
    /// let board: linkwork::lines::Board = "2830".parse()?;
    /// let sizes: Vec<usize> = board.groups().iter().map(|group| group.cells.len()).collect();
    /// assert_eq!(sizes, [2, 1]);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn groups(&self) -> Vec<Group> {
        Groups::of(self).list(self)
    }
}
