//! Groups: tiles joined by matching sides, and which of them are closed.
//!
//! Between neighbours a side is *matched* if both facing sides are solid, *mismatched* if this one is
//! and the other is not, *open* if this one is not. A group is a set of tiles joined by matches; it is
//! closed if no side of its tiles is mismatched.

use super::board::{Board, Edge};
use super::mask::Mask;
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
    /// By cell: the sides that are matched.
    matched: Vec<u8>,
    /// By cell and side: the cell that it faces, or [`NONE`]. Walls and barriers stay where they are.
    faced: Vec<[u32; 4]>,
    /// By cell: the last shift for which the group that begins here was stale.
    stale: Vec<u32>,
    /// How many shifts were taken account of.
    shifts: u32,
    /// The cells whose groups are found anew, and those still to be looked at; empty in between.
    again: Vec<u32>,
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
            matched: alloc::vec![0; cells],
            faced: faced(board),
            stale: alloc::vec![0; cells],
            shifts: 0,
            again: Vec::new(),
            rest: Vec::new(),
        };
        for cell in 0..cells {
            groups.matched[cell] = groups.matched_sides(board.masks(), cell);
        }
        for cell in 0..cells {
            groups.find(board.masks(), cell);
        }
        groups
    }

    /// The sides of a cell that are solid and face a solid side.
    #[inline]
    fn matched_sides(&self, masks: &[Mask], cell: usize) -> u8 {
        let solid = masks[cell].bits();
        let mut matched = 0;
        for (side, &next) in self.faced[cell].iter().enumerate() {
            // At a wall the list has no such cell. The side that faces this one is two further round.
            let facing = masks.get(next as usize).map_or(0, |mask| mask.bits());
            matched |= (facing >> ((side + 2) % 4) & 1) << side;
        }
        matched & solid
    }

    /// Marks the group that a cell not yet marked begins.
    #[allow(clippy::cast_possible_truncation)]
    fn find(&mut self, masks: &[Mask], cell: usize) {
        if self.first[cell] != NONE || masks[cell] == Mask::BLANK {
            return;
        }
        let mut closed = true;
        self.first[cell] = cell as u32;
        self.rest.push(cell as u32);
        while let Some(at) = self.rest.pop() {
            let matched = self.matched[at as usize];
            closed &= matched == masks[at as usize].bits();
            let mut sides = matched;
            while sides != 0 {
                let next = self.faced[at as usize][sides.trailing_zeros() as usize % 4];
                sides &= sides - 1;
                if self.first[next as usize] == NONE {
                    self.first[next as usize] = cell as u32;
                    self.rest.push(next);
                }
            }
        }
        self.closed[cell] = closed;
    }

    /// Takes account of a shift that was just made on the board.
    ///
    /// Matches change in the lane and at its two neighbours, nowhere else. So the groups that touch these
    /// lanes are forgotten and found anew: what joins them now touches the lanes too, or was in such a
    /// group before.
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
        // Counted from 1, so that no group is stale before the first.
        self.shifts = self.shifts.wrapping_add(1).max(1);
        for lane in near_lanes(board, shift.lane) {
            for cell in board.lane_cells(lane) {
                self.matched[cell] = self.matched_sides(board.masks(), cell);
                if let Some(stale) = self.stale.get_mut(self.first[cell] as usize) {
                    *stale = self.shifts;
                }
                // A tile may lie now where none did.
                self.first[cell] = NONE;
            }
        }
        self.forget_stale(board.masks());
        let again = core::mem::take(&mut self.again);
        for &cell in &again {
            self.find(board.masks(), cell as usize);
        }
        self.again = again;
        self.again.clear();
    }

    /// Forgets the stale groups, and lists the cells that are in none now, in order.
    #[allow(clippy::cast_possible_truncation)]
    fn forget_stale(&mut self, masks: &[Mask]) {
        for (cell, (first, &mask)) in self.first.iter_mut().zip(masks).enumerate() {
            if self.stale.get(*first as usize) == Some(&self.shifts) {
                *first = NONE;
            }
            if *first == NONE && mask != Mask::BLANK {
                self.again.push(cell as u32);
            }
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

    /// The cells of all groups in the order in which a search finds them: group after group, each from its
    /// first cell on, nearer cells before farther ones. So a screen can show how groups are found.
    ///
    /// ```
    /// use linkwork::{Pos, lines::{Board, Groups}};
    /// let board: Board = "2c0\n038".parse()?;
    /// let order = Groups::of(&board).order();
    /// let cells = order.into_iter().map(|cell| board.size().at(cell)).collect::<Vec<Pos>>();
    /// assert_eq!(cells, [Pos::new(0, 0), Pos::new(0, 1), Pos::new(1, 1), Pos::new(1, 2)]);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = Vec::new();
        let mut listed = alloc::vec![false; self.first.len()];
        for cell in 0..self.first.len() {
            if self.first[cell] as usize != cell {
                continue;
            }
            let mut next = order.len();
            order.push(cell);
            while let Some(&at) = order.get(next) {
                next += 1;
                for (side, beside) in Dir::ALL.into_iter().zip(self.faced[at]) {
                    let beside = beside as usize;
                    if self.matched[at] & side.bit() != 0 && !listed[beside] && beside != cell {
                        listed[beside] = true;
                        order.push(beside);
                    }
                }
            }
        }
        order
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

/// The cells that the sides of each cell face.
#[allow(clippy::cast_possible_truncation)]
fn faced(board: &Board) -> Vec<[u32; 4]> {
    let size = board.size();
    let number = |pos: Pos| size.index(pos) as u32;
    let sides = |pos| Dir::ALL.map(|side| board.faces(pos, side).map_or(NONE, number));
    size.positions().map(sides).collect()
}

/// A lane and its two neighbours, round the edge where connections go round it.
fn near_lanes(board: &Board, lane: Lane) -> impl Iterator<Item = Lane> {
    let (count, named): (u8, fn(u8) -> Lane) = match lane {
        Lane::Row(_) => (board.size().rows(), Lane::Row),
        Lane::Column(_) => (board.size().cols(), Lane::Column),
    };
    let (at, wraps) = (lane.number(), board.edge() == Edge::Wrap);
    let before = at.checked_sub(1).or(wraps.then_some(count - 1));
    let after = if at + 1 < count {
        Some(at + 1)
    } else {
        wraps.then_some(0)
    };
    [before, Some(at), after].into_iter().flatten().map(named)
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
