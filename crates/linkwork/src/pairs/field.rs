//! The cells of a board with its ring, in one flat list: where paths are looked for.
//!
//! Round the board lies the ring, round the ring a frame of walls. So a search never has to ask
//! whether it has left the board, and "no ring" is simply a ring of walls.

use super::Point;
use crate::grid::{Pos, Size};
use alloc::boxed::Box;

/// Nothing lies here.
pub(super) const EMPTY: u8 = 0;
/// An obstacle. Codes between are kinds of tiles.
pub(super) const WALL: u8 = 255;
/// Ring and frame: how far the first row and column lie from the list's first.
const MARGIN: usize = 2;

/// A place in the list: a cell, a ring point or a piece of the frame. Spots are ordered as points
/// are: by row, then column.
pub(super) type Spot = usize;

/// Along a row or along a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    Row,
    Column,
}

impl Axis {
    pub(super) const BOTH: [Self; 2] = [Self::Row, Self::Column];

    pub(super) const fn other(self) -> Self {
        match self {
            Self::Row => Self::Column,
            Self::Column => Self::Row,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field {
    size: Size,
    stride: usize,
    codes: Box<[u8]>,
}

impl Field {
    /// A board without tiles or walls.
    pub(super) fn new(size: Size, ring: bool) -> Self {
        let (rows, cols) = (usize::from(size.rows()), usize::from(size.cols()));
        let stride = cols + 2 * MARGIN;
        let height = rows + 2 * MARGIN;
        let mut codes = alloc::vec![WALL; stride * height].into_boxed_slice();
        for row in 1..height - 1 {
            for col in 1..stride - 1 {
                let on_ring = row == 1 || col == 1 || row == height - 2 || col == stride - 2;
                if ring || !on_ring {
                    codes[row * stride + col] = EMPTY;
                }
            }
        }
        Self {
            size,
            stride,
            codes,
        }
    }

    pub(super) const fn size(&self) -> Size {
        self.size
    }

    /// How many spots there are, frame included.
    pub(super) const fn spots(&self) -> usize {
        self.codes.len()
    }

    /// The spot of a cell of the board.
    pub(super) const fn spot(&self, pos: Pos) -> Spot {
        (pos.row as usize + MARGIN) * self.stride + pos.col as usize + MARGIN
    }

    /// The spot of a place of the ring or the board, counted from the ring's upper left corner.
    pub(super) const fn ring_spot(&self, y: usize, x: usize) -> Spot {
        (y + MARGIN - 1) * self.stride + x + MARGIN - 1
    }

    /// The cell of a spot that is one.
    #[allow(clippy::cast_possible_truncation)]
    pub(super) const fn pos(&self, spot: Spot) -> Pos {
        Pos::new(
            (spot / self.stride - MARGIN) as u8,
            (spot % self.stride - MARGIN) as u8,
        )
    }

    /// The point of a cell or ring spot.
    #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
    pub(super) const fn point(&self, spot: Spot) -> Point {
        Point {
            row: (spot / self.stride) as i16 - MARGIN as i16,
            col: (spot % self.stride) as i16 - MARGIN as i16,
        }
    }

    pub(super) fn code(&self, spot: Spot) -> u8 {
        self.codes[spot]
    }

    pub(super) fn set(&mut self, spot: Spot, code: u8) {
        self.codes[spot] = code;
    }

    pub(super) fn is_free(&self, spot: Spot) -> bool {
        self.codes[spot] == EMPTY
    }

    pub(super) fn is_tile(&self, spot: Spot) -> bool {
        !matches!(self.codes[spot], EMPTY | WALL)
    }

    /// How far one step along an axis leads in the list.
    pub(super) const fn step(&self, axis: Axis) -> usize {
        match axis {
            Axis::Row => 1,
            Axis::Column => self.stride,
        }
    }

    /// Row and column of a spot, counted in the list.
    pub(super) const fn row_col(&self, spot: Spot) -> (usize, usize) {
        (spot / self.stride, spot % self.stride)
    }

    /// Where in the list the row or column of a spot begins.
    pub(super) const fn line_start(&self, spot: Spot, axis: Axis) -> Spot {
        match axis {
            Axis::Row => spot - spot % self.stride,
            Axis::Column => spot % self.stride,
        }
    }

    /// The four spots round one.
    pub(super) const fn round(&self, spot: Spot) -> [Spot; 4] {
        [spot - self.stride, spot - 1, spot + 1, spot + self.stride]
    }

    /// The first and the last spot that can be reached from one by going straight along an axis over
    /// free spots, itself included whatever lies there.
    pub(super) fn reach(&self, spot: Spot, axis: Axis) -> (Spot, Spot) {
        let step = self.step(axis);
        let (mut first, mut last) = (spot, spot);
        while self.is_free(first - step) {
            first -= step;
        }
        while self.is_free(last + step) {
            last += step;
        }
        (first, last)
    }

    /// Whether all spots strictly between two of one line are free. `from` comes first.
    pub(super) fn is_clear(&self, from: Spot, to: Spot, axis: Axis) -> bool {
        let step = self.step(axis);
        let mut spot = from + step;
        while spot < to {
            if !self.is_free(spot) {
                return false;
            }
            spot += step;
        }
        true
    }
}
