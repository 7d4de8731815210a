//! All orders of a small board, each position once.

use super::super::board::Board;
use super::super::field::Spot;
use super::super::gravity;
use super::super::outcome::Refusal;
use super::super::runs::Flood;
use super::super::scene::set;
use super::Taking;
use super::heap::{Heap, Taken};
use crate::seen::{Added, Seen};
use alloc::vec::Vec;

/// How many positions are looked at.
const POSITIONS: usize = 20_000;

/// The first order that clears the board.
///
/// # Errors
/// [`Refusal::Impossible`] if there is none, [`Refusal::NotFound`] if there were too many positions.
pub(super) fn order(board: &Board) -> Result<Vec<Taking>, Refusal> {
    let mut search = Search::new(board);
    if search.clears() {
        Ok(search.heap.into_taken())
    } else if search.gave_up {
        Err(Refusal::NotFound)
    } else {
        Err(Refusal::Impossible)
    }
}

struct Search {
    heap: Heap,
    /// By spot on which a tile may ever lie: its bit in a position.
    bits: Vec<usize>,
    /// On which of them tiles lie.
    position: Vec<u64>,
    seen: Seen<u64>,
    gave_up: bool,
    flood: Flood,
}

impl Search {
    fn new(board: &Board) -> Self {
        let field = board.field();
        let mut bits = alloc::vec![0; field.spots()];
        let mut len = 0;
        for stretch in gravity::stretches(field, board.rules().gravity) {
            if stretch.iter().any(|&spot| field.is_tile(spot)) {
                for (spot, bit) in stretch.into_iter().zip(len..) {
                    bits[spot] = bit;
                    len = bit + 1;
                }
            }
        }
        let mut position = alloc::vec![0; usize::div_ceil(len, 64)];
        for spot in board.tile_spots() {
            set::add(&mut position, bits[spot]);
        }
        Self {
            heap: Heap::new(board),
            bits,
            seen: Seen::new(position.len(), POSITIONS),
            position,
            gave_up: false,
            flood: Flood::new(field),
        }
    }

    /// Clears the board if that can be done; otherwise all is as before.
    fn clears(&mut self) -> bool {
        if self.heap.left() == 0 {
            return true;
        }
        let added = self.seen.add(&self.position);
        if !matches!(added, Added::New(_)) {
            self.gave_up |= added == Added::Full;
            return false;
        }
        let pairs = self.pairs();
        pairs.into_iter().any(|[a, b]| self.clears_with(a, b))
    }

    fn clears_with(&mut self, a: Spot, b: Spot) -> bool {
        // Only when nothing is left afterwards no room for a position is needed.
        if self.gave_up && self.heap.left() > 2 {
            return false;
        }
        let taken = self.heap.take(a, b);
        self.turn_over(&taken);
        let clears = self.clears();
        if !clears {
            self.heap.put_back(&taken);
            self.turn_over(&taken);
        }
        clears
    }

    /// Turns over the bits of all cells that got or lost a tile; once more, and all is as before.
    fn turn_over(&mut self, taken: &Taken) {
        let mut turn = |spot: Spot| {
            let bit = self.bits[spot];
            self.position[bit / 64] ^= 1 << (bit % 64);
        };
        taken.pair.into_iter().for_each(&mut turn);
        for fall in &taken.falls {
            turn(self.heap.field().spot(fall.from));
            turn(self.heap.field().spot(fall.to));
        }
    }

    /// All pairs that link, in the board's order.
    fn pairs(&mut self) -> Vec<[Spot; 2]> {
        let (heap, field) = (&self.heap, self.heap.field());
        let turns = heap.rules().turns.limit();
        let tiles = (0..field.spots()).filter(|&spot| field.is_tile(spot));
        let tiles: Vec<Spot> = tiles.collect();
        let (mut pairs, mut partners) = (Vec::new(), Vec::new());
        for (n, &a) in tiles.iter().enumerate() {
            if let Some(turns @ 0..=2) = turns {
                let later = tiles[n + 1..].iter().filter(|&&b| heap.joins(turns, a, b));
                pairs.extend(later.map(|&b| [a, b]));
            } else {
                let limit = turns.map_or(u16::MAX, u16::from);
                self.flood.partners(field, a, limit, &mut partners);
                let later = partners.iter().filter(|&&b| b > a);
                pairs.extend(later.map(|&b| [a, b]));
            }
        }
        pairs
    }
}
