//! A board being cleared: all its tiles are alike, but numbered. What is taken can be put back.

use super::super::board::Board;
use super::super::field::{EMPTY, Field, Spot};
use super::super::gravity;
use super::super::moves::Pair;
use super::super::outcome::Fall;
use super::super::rules::Rules;
use super::Taking;
use crate::grid::Pos;
use alloc::vec::Vec;

/// What lies on every tile.
const TILE: u8 = 1;

pub(super) struct Heap {
    rules: Rules,
    field: Field,
    settled: bool,
    left: usize,
    /// By spot: the number of the tile there.
    numbers: Vec<u32>,
    taken: Vec<Taking>,
}

/// What is needed to put a pair back.
pub(super) struct Taken {
    pub(super) pair: [Spot; 2],
    was_settled: bool,
    pub(super) falls: Vec<Fall>,
}

impl Heap {
    pub(super) fn new(board: &Board) -> Self {
        let mut field = board.field().clone();
        let mut numbers = alloc::vec![0; field.spots()];
        for (spot, number) in board.tile_spots().zip(0..) {
            field.set(spot, TILE);
            numbers[spot] = number;
        }
        Self {
            rules: board.rules(),
            settled: board.is_settled(),
            left: board.tiles(),
            numbers,
            taken: Vec::with_capacity(board.tiles() / 2),
            field,
        }
    }

    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    pub(super) const fn field(&self) -> &Field {
        &self.field
    }

    /// How many tiles are left.
    pub(super) const fn left(&self) -> usize {
        self.left
    }

    /// The number of the tile on a spot.
    pub(super) fn number(&self, spot: Spot) -> u32 {
        self.numbers[spot]
    }

    /// The pairs taken, in order.
    pub(super) fn into_taken(self) -> Vec<Taking> {
        self.taken
    }

    /// Whether two tiles are joined by a path with at most `turns` turns; 2 stands for more, too.
    pub(super) fn joins(&self, turns: u8, a: Spot, b: Spot) -> bool {
        let [a, b] = [a, b].map(|spot| self.field.at(spot));
        self.field.occupied().joins(turns, a, b)
    }

    /// Takes two tiles off; everything settles.
    pub(super) fn take(&mut self, a: Spot, b: Spot) -> Taken {
        let pair = Pair::new(self.field.pos(a), self.field.pos(b)).sorted();
        self.taken.push(Taking {
            pair,
            tiles: [self.numbers[a], self.numbers[b]],
        });
        self.left -= 2;
        for spot in [a, b] {
            self.field.set(spot, EMPTY);
        }
        let was_settled = core::mem::replace(&mut self.settled, true);
        let falls = if was_settled {
            gravity::falls_after(&self.field, self.rules.gravity, pair)
        } else {
            gravity::falls(&self.field, self.rules.gravity)
        };
        for fall in &falls {
            self.carry(fall.from, fall.to);
        }
        Taken {
            pair: [a, b],
            was_settled,
            falls,
        }
    }

    /// Puts the pair back that was taken last.
    pub(super) fn put_back(&mut self, taken: &Taken) {
        for fall in taken.falls.iter().rev() {
            self.carry(fall.to, fall.from);
        }
        self.settled = taken.was_settled;
        self.left += 2;
        let tiles = self.taken.pop().map_or([0; 2], |taking| taking.tiles);
        for (spot, number) in taken.pair.into_iter().zip(tiles) {
            self.field.set(spot, TILE);
            self.numbers[spot] = number;
        }
    }

    fn carry(&mut self, from: Pos, to: Pos) {
        let (from, to) = (self.field.spot(from), self.field.spot(to));
        self.field.set(from, EMPTY);
        self.field.set(to, TILE);
        self.numbers[to] = self.numbers[from];
    }
}
