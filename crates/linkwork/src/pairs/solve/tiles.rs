//! The tiles of a board, numbered kind by kind: what the searches move about in their states.

use super::super::board::Board;
use super::super::words::{At, Words};
use super::Solver;
use crate::order;
use alloc::vec::Vec;
use core::ops::Range;

/// Numbers a tile.
pub(super) type Tile = u16;

/// No tile.
pub(super) const NONE: Tile = Tile::MAX;

/// Where each tile lies at the start, and of which kind it is.
pub(super) struct Tiles {
    /// By tile: its place.
    pub(super) at: Vec<At>,
    /// By tile: the number of its kind, counted from 0 without gaps.
    pub(super) kind: Vec<u16>,
    /// By kind: its first tile; the last entry is the number of tiles.
    first: Vec<Tile>,
    /// By place, row by row with the ring: the tile there, or [`NONE`].
    by_place: Vec<Tile>,
    width: usize,
}

impl Tiles {
    /// The tiles of a board; `None` if it is too large for [`Words`].
    #[allow(clippy::cast_possible_truncation)]
    pub(super) fn of(board: &Board) -> Option<Self> {
        let size = board.size();
        if !Solver::fits(size) {
            return None;
        }
        let width = usize::from(size.cols()) + 2;
        let mut tiles = Self {
            at: Vec::with_capacity(board.tiles()),
            kind: Vec::with_capacity(board.tiles()),
            first: alloc::vec![0],
            by_place: alloc::vec![NONE; width * (usize::from(size.rows()) + 2)],
            width,
        };
        let mut spots: Vec<_> = board.tile_spots().collect();
        order::by_key(&mut spots, |&spot| board.field().code(spot).into());
        for of_a_kind in spots.chunk_by(|&a, &b| board.field().code(a) == board.field().code(b)) {
            for &spot in of_a_kind {
                let at = At::of(board.field().pos(spot));
                let place = tiles.place(at);
                // At most 62 × 62 tiles.
                tiles.by_place[place] = tiles.at.len() as Tile;
                tiles.at.push(at);
                tiles.kind.push((tiles.first.len() - 1) as u16);
            }
            tiles.first.push(tiles.at.len() as Tile);
        }
        Some(tiles)
    }

    pub(super) const fn len(&self) -> usize {
        self.at.len()
    }

    pub(super) const fn kinds(&self) -> usize {
        self.first.len() - 1
    }

    /// The tiles of a kind.
    pub(super) fn of_kind(&self, kind: usize) -> Range<usize> {
        usize::from(self.first[kind])..usize::from(self.first[kind + 1])
    }

    /// The tile that lay on a place at the start; none past the ring.
    pub(super) fn on(&self, at: At) -> Option<usize> {
        let place = (usize::from(at.x) < self.width).then(|| self.place(at))?;
        let tile = *self.by_place.get(place)?;
        (tile != NONE).then_some(usize::from(tile))
    }

    const fn place(&self, at: At) -> usize {
        at.y as usize * self.width + at.x as usize
    }

    /// Which places are occupied at the start.
    pub(super) fn words(&self, board: &Board) -> Words {
        let mut words = Words::of_walls(board.field());
        for &at in &self.at {
            words.fill(at);
        }
        words
    }
}
