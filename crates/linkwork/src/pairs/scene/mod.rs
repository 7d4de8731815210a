//! A position as searches and play-outs use it: quick to play on, and quick to ask which pairs link.
//!
//! Taking a tile from a settled stretch shifts the tiles behind it by one cell, so that of the occupied cells
//! only the stretch's last one becomes free: two bits for a pair, whatever moves.

mod ground;
mod links;
pub(super) mod set;

use super::words::Words;
use alloc::vec::Vec;
pub(super) use ground::{Ground, NONE, Tile};
pub(super) use links::Links;

#[derive(Clone)]
pub(super) struct Scene {
    pub(super) words: Words,
    /// By cell: the tile there, or [`NONE`].
    on: Vec<Tile>,
    /// By tile that is left: its cell.
    cell: Vec<u16>,
    /// By place, row by row with the ring: the number of the kind there, or 0.
    kinds: Vec<u8>,
    /// The tiles that are left, a bit each.
    left: Vec<u64>,
    tiles: usize,
    settled: bool,
}

impl Scene {
    /// The board as it lies, settled or not.
    pub(super) fn start(ground: &Ground) -> Self {
        let mut scene = Self {
            words: ground.walls.clone(),
            on: alloc::vec![NONE; ground.places.len()],
            cell: ground.start.clone(),
            kinds: alloc::vec![0; ground.places()],
            left: alloc::vec![0; ground.set_len()],
            tiles: ground.tiles(),
            settled: ground.settled,
        };
        for tile in 0..ground.tiles() {
            set::add(&mut scene.left, tile);
            scene.put(ground, tile, usize::from(ground.start[tile]));
        }
        scene
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.words.copy_from(&other.words);
        self.on.copy_from_slice(&other.on);
        self.cell.copy_from_slice(&other.cell);
        self.kinds.copy_from_slice(&other.kinds);
        self.left.copy_from_slice(&other.left);
        self.tiles = other.tiles;
        self.settled = other.settled;
    }

    /// The settled position with these tiles; with all of them, the start.
    pub(super) fn load(&mut self, ground: &Ground, left: &[u64]) {
        self.left.copy_from_slice(left);
        self.tiles = set::len(left);
        self.words.copy_from(&ground.walls);
        self.on.fill(NONE);
        self.kinds.fill(0);
        self.settled = ground.settled || self.tiles < ground.tiles();
        for stretch in &ground.stretches {
            let mut cell = stretch.cells.start;
            for tile in stretch.tiles.clone() {
                if set::has(left, tile) {
                    if !self.settled {
                        cell = usize::from(ground.start[tile]);
                    }
                    self.put(ground, tile, cell);
                    cell += 1;
                }
            }
        }
    }

    /// How many tiles are left.
    pub(super) const fn tiles(&self) -> usize {
        self.tiles
    }

    pub(super) const fn is_settled(&self) -> bool {
        self.settled
    }

    /// Which tiles are left.
    pub(super) fn left(&self) -> &[u64] {
        &self.left
    }

    pub(super) fn has(&self, tile: Tile) -> bool {
        set::has(&self.left, usize::from(tile))
    }

    /// The cell of a tile that is left.
    pub(super) fn cell(&self, tile: Tile) -> usize {
        usize::from(self.cell[usize::from(tile)])
    }

    /// The tile on a cell, or [`NONE`].
    pub(super) fn on(&self, cell: usize) -> Tile {
        self.on[cell]
    }

    /// The tile that would move first if this one went; everything is settled.
    pub(super) fn behind(&self, ground: &Ground, tile: Tile) -> Option<Tile> {
        let stretch = &ground.stretches[usize::from(ground.stretch[usize::from(tile)])];
        let next = self.cell(tile) + 1;
        (next < stretch.cells.end && self.on[next] != NONE).then(|| self.on[next])
    }

    /// Takes two tiles off; everything settles.
    pub(super) fn take(&mut self, ground: &Ground, pair: [Tile; 2]) {
        if self.settled {
            for tile in pair {
                self.remove(ground, tile);
            }
        } else {
            let mut left = self.left.clone();
            for tile in pair {
                set::remove(&mut left, usize::from(tile));
            }
            self.load(ground, &left);
        }
    }

    /// Takes a tile off its stretch: those behind it move up.
    #[allow(clippy::cast_possible_truncation)]
    fn remove(&mut self, ground: &Ground, tile: Tile) {
        let tile = usize::from(tile);
        let end = ground.stretches[usize::from(ground.stretch[tile])]
            .cells
            .end;
        let mut cell = usize::from(self.cell[tile]);
        let mut place = ground.place(ground.places[cell]);
        set::remove(&mut self.left, tile);
        self.tiles -= 1;
        while cell + 1 < end && self.on[cell + 1] != NONE {
            let next = ground.place(ground.places[cell + 1]);
            let tile = self.on[cell + 1];
            self.on[cell] = tile;
            self.kinds[place] = self.kinds[next];
            self.cell[usize::from(tile)] = cell as u16;
            (cell, place) = (cell + 1, next);
        }
        self.on[cell] = NONE;
        self.kinds[place] = 0;
        self.words.clear(ground.places[cell]);
    }

    #[allow(clippy::cast_possible_truncation)]
    fn put(&mut self, ground: &Ground, tile: usize, cell: usize) {
        let at = ground.places[cell];
        self.on[cell] = tile as Tile;
        self.cell[tile] = cell as u16;
        self.kinds[ground.place(at)] = ground.kind[tile];
        self.words.fill(at);
    }
}
