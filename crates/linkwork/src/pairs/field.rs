//! The cells of a board with its ring, in one flat list: where paths are looked for.
//!
//! Round the board lies the ring, round the ring a frame of walls. So a search never has to ask
//! whether it has left the board, and "no ring" is simply a ring of walls.

use super::Point;
use super::words::{At, Occupied};
use crate::grid::{Pos, Size};
use alloc::boxed::Box;
use core::ops::ControlFlow;

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
    /// The same as bits, but for the kinds: kept in step.
    occupied: Occupied,
}

impl Field {
    /// A board without tiles or walls.
    pub(super) fn new(size: Size, ring: bool) -> Self {
        let (rows, cols) = (usize::from(size.rows()), usize::from(size.cols()));
        let stride = cols + 2 * MARGIN;
        let height = rows + 2 * MARGIN;
        let codes = alloc::vec![WALL; stride * height].into_boxed_slice();
        let mut field = Self {
            size,
            stride,
            codes,
            occupied: Occupied::none(size),
        };
        for row in 1..height - 1 {
            for col in 1..stride - 1 {
                let on_ring = row == 1 || col == 1 || row == height - 2 || col == stride - 2;
                let code = if ring || !on_ring { EMPTY } else { WALL };
                field.set(row * stride + col, code);
            }
        }
        field
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

    /// Puts a code on a spot of the board or its ring.
    pub(super) fn set(&mut self, spot: Spot, code: u8) {
        self.codes[spot] = code;
        self.occupied.set(self.at(spot), code != EMPTY);
    }

    pub(super) const fn occupied(&self) -> &Occupied {
        &self.occupied
    }

    /// The place of a spot of the board or its ring.
    #[allow(clippy::cast_possible_truncation)]
    pub(super) const fn at(&self, spot: Spot) -> At {
        // A board has at most 257 places a side with its ring; small numbers are quicker to divide.
        let (spot, stride) = (spot as u32, self.stride as u32);
        At {
            x: (spot % stride) as u16 - (MARGIN as u16 - 1),
            y: (spot / stride) as u16 - (MARGIN as u16 - 1),
        }
    }

    /// The spot of a place of the board or its ring.
    pub(super) const fn spot_at(&self, at: At) -> Spot {
        (at.y as usize + MARGIN - 1) * self.stride + at.x as usize + MARGIN - 1
    }

    pub(super) fn is_free(&self, spot: Spot) -> bool {
        self.codes[spot] == EMPTY
    }

    pub(super) fn is_tile(&self, spot: Spot) -> bool {
        !matches!(self.codes[spot], EMPTY | WALL)
    }

    /// The cells to the right of a tile and below it, as far as they hold tiles of its kind.
    #[inline]
    pub(super) fn equal_beside(&self, at: At) -> impl Iterator<Item = Pos> {
        let (spot, pos) = (self.spot_at(at), at.pos());
        let is_equal = |other: Spot| self.codes[other] == self.codes[spot];
        // Past the last row and column lie ring and frame, which are no tiles.
        let right = is_equal(spot + 1).then(|| Pos::new(pos.row, pos.col + 1));
        let below = is_equal(spot + self.stride).then(|| Pos::new(pos.row + 1, pos.col));
        right.into_iter().chain(below)
    }

    /// The cells on all four sides of a tile, as far as they hold tiles of its kind.
    pub(super) fn equal_round(&self, at: At) -> impl Iterator<Item = Pos> {
        let spot = self.spot_at(at);
        let round = self.round(spot).into_iter();
        round
            .filter(move |&other| self.codes[other] == self.codes[spot])
            .map(|other| self.pos(other))
    }

    /// Shows the place of every tile, row by row, and whether a place beside it is free.
    #[inline]
    pub(super) fn each_tile(
        &self,
        mut visit: impl FnMut(At, bool) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for y in 1..=u16::from(self.size.rows()) {
            self.occupied
                .each_in_row(y, self.size.cols(), |at, is_open| {
                    if self.is_tile(self.spot_at(at)) {
                        visit(at, is_open)?;
                    }
                    ControlFlow::Continue(())
                })?;
        }
        ControlFlow::Continue(())
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
}
