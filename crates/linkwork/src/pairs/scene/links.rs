//! Which pairs of a position link.
//!
//! A tile with no free place beside it links to nothing but an equal neighbour. So the tiles that have one are
//! tried with each other, and equal neighbours are found by comparing rows, eight places at a time.

use super::super::rules::Turns;
use super::super::words::{At, Sight, Words};
use super::{Ground, Scene, Tile};
use alloc::vec::Vec;

/// Lists the pairs that link; keeps its memory from one position to the next.
pub(in crate::pairs) struct Links {
    /// The tiles with a free place beside them, row by row.
    open: Vec<Open>,
    /// By kind: the last of them, as an index from 1; 0 if there is none.
    last: [u16; 256],
    /// By row: where they are.
    rows: [u64; 64],
    /// How many pairs of tiles were tried.
    tries: u64,
}

/// So many tries cost about as much as a position of a usual board with all that follows from it.
const TRIES: u64 = 1 << 14;

struct Open {
    place: usize,
    at: At,
    sight: Sight,
    /// The one of this kind before.
    before: u16,
}

impl Links {
    pub(in crate::pairs) const fn new() -> Self {
        Self {
            open: Vec::new(),
            last: [0; 256],
            rows: [0; 64],
            tries: 0,
        }
    }

    /// How many positions the tries since the last time come to. On a large board with few kinds one
    /// position costs as much as thousands elsewhere.
    pub(in crate::pairs) const fn take_cost(&mut self) -> u64 {
        let cost = self.tries / TRIES;
        self.tries %= TRIES;
        cost
    }

    /// Shows every pair that links, in an order that depends on the position alone.
    pub(in crate::pairs) fn each(
        &mut self,
        ground: &Ground,
        scene: &Scene,
        mut visit: impl FnMut([Tile; 2]),
    ) {
        let mut show = |a: usize, b: usize| {
            visit([a, b].map(|place| scene.on(ground.cell(place))));
        };
        self.between_open(ground, scene, &mut show);
        self.neighbours(ground, scene, &mut show);
    }

    #[allow(clippy::cast_possible_truncation)]
    fn between_open(
        &mut self,
        ground: &Ground,
        scene: &Scene,
        show: &mut impl FnMut(usize, usize),
    ) {
        let words = &scene.words;
        self.open.clear();
        self.last.fill(0);
        for y in 1..=ground.last_row() as u16 {
            let [row] = *words.row(y);
            let [above, below] = [words.row(y - 1)[0], words.row(y + 1)[0]];
            let beside = !row << 1 | !row >> 1 | !above | !below;
            self.rows[usize::from(y)] = row & beside;
            let mut bits = row & beside;
            while bits != 0 {
                let at = At {
                    x: bits.trailing_zeros() as u16,
                    y,
                };
                bits &= bits - 1;
                let place = usize::from(y) * ground.width() + usize::from(at.x);
                // What lies past the ring has no place, and walls have no kind.
                let kind = if usize::from(at.x) < ground.width() {
                    usize::from(scene.kinds[place])
                } else {
                    0
                };
                if kind == 0 {
                    continue;
                }
                let new = Open {
                    place,
                    at,
                    sight: words.sight(at),
                    before: self.last[kind],
                };
                self.try_before(ground.turns, words, &new, show);
                self.open.push(new);
                self.last[kind] = self.open.len() as u16;
            }
        }
    }

    /// Tries a tile with those of its kind that came before it.
    fn try_before(
        &mut self,
        turns: Turns,
        words: &Words,
        new: &Open,
        show: &mut impl FnMut(usize, usize),
    ) {
        let few = turns.limit().unwrap_or(2).min(2);
        let mut flood = None;
        let (mut next, mut tries) = (new.before, 0);
        while next != 0 {
            let old = &self.open[usize::from(next) - 1];
            next = old.before;
            tries += 1;
            let links = words.links(few, (old.at, old.sight), (new.at, new.sight))
                || (turns.allows(3)
                    && flood
                        .get_or_insert_with(|| words.flood(new.at, turns))
                        .meets(old.at));
            if links {
                show(old.place, new.place);
            }
        }
        self.tries += tries;
    }

    /// Equal neighbours, but for those where both have a free place beside them.
    fn neighbours(&self, ground: &Ground, scene: &Scene, show: &mut impl FnMut(usize, usize)) {
        let kinds = &scene.kinds;
        // The first and the last row are ring.
        let (first, end) = (ground.width(), kinds.len() - ground.width());
        let mut place = first;
        while place < end {
            let here = eight(kinds, place);
            for far in [1, ground.width()] {
                let mut equal = equal_tiles(here, eight(kinds, place + far));
                while equal != 0 {
                    let a = place + equal.trailing_zeros() as usize / 8;
                    equal &= equal - 1;
                    if !(self.is_open(ground, a) && self.is_open(ground, a + far)) {
                        show(a, a + far);
                    }
                }
            }
            place += 8;
        }
    }

    fn is_open(&self, ground: &Ground, place: usize) -> bool {
        let at = ground.at(place);
        self.rows[usize::from(at.y)] >> at.x & 1 == 1
    }
}

/// The kinds on eight places; 0 past the end.
fn eight(kinds: &[u8], from: usize) -> u64 {
    let mut bytes = [0; 8];
    match kinds.get(from..from + 8) {
        Some(eight) => bytes.copy_from_slice(eight),
        None => {
            for (byte, kind) in bytes.iter_mut().zip(kinds.iter().skip(from)) {
                *byte = *kind;
            }
        }
    }
    u64::from_le_bytes(bytes)
}

/// The upper bits of the bytes that are the same in both and not 0.
const fn equal_tiles(a: u64, b: u64) -> u64 {
    zeros(a ^ b) & !zeros(a)
}

/// The upper bits of the bytes that are 0.
const fn zeros(bytes: u64) -> u64 {
    const LOWER: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    !(((bytes & LOWER) + LOWER) | bytes | LOWER)
}
