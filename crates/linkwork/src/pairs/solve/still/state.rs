//! A position of the search without gravity: which tiles are left, and which partners they may still have.

use super::super::super::rules::Turns;
use super::super::super::words::{At, Sight, Words};
use super::super::tiles::Tiles;
use alloc::vec::Vec;

/// Up to how many tiles a kind may have: its tiles are bits of a word, counted from the kind's first.
pub(super) const MANY: usize = 64;

/// What does not change during the search.
pub(super) struct Ground {
    pub(super) tiles: Tiles,
    pub(super) turns: Turns,
    /// The limit if it is so small that sights decide: 0 to 2.
    pub(super) few: Option<u8>,
}

/// The bits of a word, lowest first.
pub(super) struct Bits(pub(super) u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros() as usize;
            self.0 &= self.0 - 1;
            bit
        })
    }
}

pub(super) struct State {
    pub(super) words: Words,
    /// By tile: where it lies, and what it sees. Kept for tiles that are left.
    sights: Vec<(At, Sight)>,
    /// By kind: the tiles that are left.
    pub(super) alive: Vec<u64>,
    /// By tile: the partners that it may still have; some may have gone. `may[a]` holds b as `may[b]` holds a.
    pub(super) may: Vec<u64>,
    pub(super) left: usize,
}

impl State {
    pub(super) fn new(ground: &Ground, words: Words) -> Self {
        let tiles = &ground.tiles;
        let (mut alive, mut may) = (Vec::new(), Vec::new());
        for kind in 0..tiles.kinds() {
            let count = tiles.of_kind(kind).len();
            let all = u64::MAX >> (MANY - count);
            alive.push(all);
            may.extend((0..count).map(|tile| all & !(1 << tile)));
        }
        let sights = tiles.at.iter().map(|&at| (at, words.sight(at))).collect();
        Self {
            words,
            sights,
            alive,
            may,
            left: tiles.len(),
        }
    }

    pub(super) fn copy(&self) -> Self {
        Self {
            words: self.words.clone(),
            sights: self.sights.clone(),
            alive: self.alive.clone(),
            may: self.may.clone(),
            left: self.left,
        }
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.words.copy_from(&other.words);
        self.sights.copy_from_slice(&other.sights);
        self.alive.copy_from_slice(&other.alive);
        self.may.copy_from_slice(&other.may);
        self.left = other.left;
    }

    /// Whether two tiles link: those that are left, or that were looked up since the last change.
    #[inline]
    pub(super) fn links(&self, ground: &Ground, a: usize, b: usize) -> bool {
        let (a, b) = (self.sights[a], self.sights[b]);
        match ground.few {
            Some(turns) => self.words.links(turns, a, b),
            None => self.words.flood(a.0, ground.turns).meets(b.0),
        }
    }

    /// Takes a tile off: the tiles round it see further then.
    pub(super) fn clear(&mut self, ground: &Ground, tile: usize) {
        let at = ground.tiles.at[tile];
        self.words.clear(at);
        self.look_again(ground, tile);
    }

    /// Takes tiles off, each a kind and its number in it, and looks up anew what those that are left see.
    pub(super) fn clear_all(
        &mut self,
        ground: &Ground,
        tiles: impl Iterator<Item = (usize, usize)>,
    ) {
        for (kind, tile) in tiles {
            let at = ground.tiles.at[ground.tiles.of_kind(kind).start + tile];
            self.words.clear(at);
            self.alive[kind] &= !(1 << tile);
        }
        for kind in 0..self.alive.len() {
            let first = ground.tiles.of_kind(kind).start;
            for tile in Bits(self.alive[kind]) {
                self.look(ground, first + tile);
            }
        }
    }

    /// Puts a tile back.
    pub(super) fn fill(&mut self, ground: &Ground, tile: usize) {
        let at = ground.tiles.at[tile];
        self.words.fill(at);
        self.look_again(ground, tile);
        self.look(ground, tile);
    }

    /// Looks up what one sees from the place of a tile.
    pub(super) fn look(&mut self, ground: &Ground, tile: usize) {
        let at = ground.tiles.at[tile];
        self.sights[tile] = (at, self.words.sight(at));
    }

    fn look_again(&mut self, ground: &Ground, tile: usize) {
        let at = ground.tiles.at[tile];
        let [left, right, above, below] = self.words.neighbours(at);
        for place in [left, right].into_iter().flatten() {
            if let Some(tile) = ground.tiles.on(place) {
                self.words.row_sight(place, &mut self.sights[tile].1);
            }
        }
        for place in [above, below].into_iter().flatten() {
            if let Some(tile) = ground.tiles.on(place) {
                self.words.column_sight(place, &mut self.sights[tile].1);
            }
        }
    }

    /// The partners that a tile of a kind may still have and that are left.
    pub(super) fn partners(&self, kind: usize, tile: usize) -> u64 {
        self.may[tile] & self.alive[kind]
    }

    /// From now on the two are partners; bits of a kind whose first tile is `first`.
    pub(super) fn assume(&mut self, kind: usize, first: usize, a: usize, b: usize) {
        for tile in Bits(self.alive[kind]) {
            self.may[first + tile] &= !(1 << a | 1 << b);
        }
        self.may[first + a] = 1 << b;
        self.may[first + b] = 1 << a;
    }

    /// From now on the two are not partners.
    pub(super) fn forbid(&mut self, first: usize, a: usize, b: usize) {
        self.may[first + a] &= !(1 << b);
        self.may[first + b] &= !(1 << a);
    }
}
