//! What does not change while tiles go: the stretches that pack, their cells, and the tiles' kinds.

use super::super::board::Board;
use super::super::field::EMPTY;
use super::super::gravity;
use super::super::rules::Turns;
use super::super::words::{At, Words};
use alloc::vec::Vec;
use core::ops::Range;

/// Numbers a tile, stretch by stretch, in the order in which the stretch packs. Tiles of a stretch never
/// overtake each other, so that a settled position is determined by which tiles are left.
pub(in crate::pairs) type Tile = u16;

/// No tile.
pub(in crate::pairs) const NONE: Tile = Tile::MAX;

/// Cells that pack for themselves, and the tiles that lie there.
#[derive(Clone, Debug)]
pub(in crate::pairs) struct Stretch {
    /// Its first cell is the one that fills first.
    pub(in crate::pairs) cells: Range<usize>,
    pub(in crate::pairs) tiles: Range<usize>,
}

pub(in crate::pairs) struct Ground {
    pub(in crate::pairs) turns: Turns,
    pub(in crate::pairs) walls: Words,
    /// By cell, numbered stretch by stretch: its place.
    pub(in crate::pairs) places: Vec<At>,
    pub(in crate::pairs) stretches: Vec<Stretch>,
    /// By tile: its stretch.
    pub(in crate::pairs) stretch: Vec<u16>,
    /// By tile: the number of its kind.
    pub(in crate::pairs) kind: Vec<u8>,
    /// By tile: the cell it lies on at the start.
    pub(in crate::pairs) start: Vec<u16>,
    pub(in crate::pairs) settled: bool,
    /// By place: its cell.
    cells: Vec<u16>,
    /// By kind: its tiles.
    by_kind: Vec<Vec<Tile>>,
    width: usize,
    height: usize,
}

impl Ground {
    /// The ground of a board of up to [`SIDE`](super::super::words::SIDE) cells a side.
    #[allow(clippy::cast_possible_truncation)]
    pub(in crate::pairs) fn new(board: &Board) -> Self {
        let size = board.size();
        let (width, height) = (usize::from(size.cols()) + 2, usize::from(size.rows()) + 2);
        let mut ground = Self {
            turns: board.rules().turns,
            walls: Words::of_walls(board.field()),
            places: Vec::with_capacity(size.cells()),
            stretches: Vec::new(),
            stretch: Vec::with_capacity(board.tiles()),
            kind: Vec::with_capacity(board.tiles()),
            start: Vec::with_capacity(board.tiles()),
            settled: board.is_settled(),
            cells: alloc::vec![NONE; width * height],
            by_kind: alloc::vec![Vec::new(); usize::from(u8::MAX)],
            width,
            height,
        };
        for spots in gravity::stretches(board.field(), board.rules().gravity) {
            let (cell, tile) = (ground.places.len(), ground.kind.len());
            for spot in spots {
                let code = board.field().code(spot);
                // At most 62 × 62 cells: all these numbers fit.
                if code != EMPTY {
                    ground.by_kind[usize::from(code)].push(ground.kind.len() as Tile);
                    ground.kind.push(code);
                    ground.stretch.push(ground.stretches.len() as u16);
                    ground.start.push(ground.places.len() as u16);
                }
                let at = At::of(board.field().pos(spot));
                let place = ground.place(at);
                ground.cells[place] = ground.places.len() as u16;
                ground.places.push(at);
            }
            ground.stretches.push(Stretch {
                cells: cell..ground.places.len(),
                tiles: tile..ground.kind.len(),
            });
        }
        ground
    }

    pub(in crate::pairs) const fn tiles(&self) -> usize {
        self.kind.len()
    }

    /// The tiles of the kind of one.
    pub(in crate::pairs) fn of_kind(&self, tile: Tile) -> core::slice::Iter<'_, Tile> {
        self.by_kind[usize::from(self.kind[usize::from(tile)])].iter()
    }

    /// How many words hold a bit for each tile.
    pub(in crate::pairs) const fn set_len(&self) -> usize {
        self.tiles().div_ceil(64)
    }

    /// How many places there are, the ring included.
    pub(super) const fn places(&self) -> usize {
        self.cells.len()
    }

    pub(super) const fn width(&self) -> usize {
        self.width
    }

    /// The last row of the board; the first is 1.
    pub(super) const fn last_row(&self) -> usize {
        self.height - 2
    }

    pub(super) const fn place(&self, at: At) -> usize {
        at.y as usize * self.width + at.x as usize
    }

    #[allow(clippy::cast_possible_truncation)]
    pub(super) const fn at(&self, place: usize) -> At {
        At {
            x: (place % self.width) as u16,
            y: (place / self.width) as u16,
        }
    }

    /// The cell of a place that is one.
    pub(super) fn cell(&self, place: usize) -> usize {
        usize::from(self.cells[place])
    }
}
