//! Pairs at random, until nothing is left or no pair links.

use super::super::board::Board;
use super::super::field::Spot;
use super::super::runs::Flood;
use super::Taking;
use super::heap::Heap;
use crate::rng::Rng;
use alloc::vec::Vec;

/// How many random pairs, and then random tiles, are tried before all tiles are looked through.
const TRIES: usize = 8;

pub(super) struct Clearing {
    heap: Heap,
    /// Tiles beside a free spot, in no order. Some may have gone or moved since.
    open: Vec<Spot>,
    /// By spot: whether it is in `open`.
    listed: Vec<bool>,
    flood: Option<Flood>,
    /// The partners last found.
    partners: Vec<Spot>,
}

impl Clearing {
    pub(super) fn new(board: &Board) -> Self {
        let mut clearing = Self {
            heap: Heap::new(board),
            open: Vec::new(),
            listed: alloc::vec![false; board.field().spots()],
            flood: None,
            partners: Vec::new(),
        };
        for spot in board.tile_spots() {
            clearing.list(spot);
        }
        clearing
    }

    pub(super) const fn is_done(&self) -> bool {
        self.heap.left() == 0
    }

    pub(super) fn into_taken(self) -> Vec<Taking> {
        self.heap.into_taken()
    }

    /// The numbers of two tiles.
    pub(super) fn numbers(&self, a: Spot, b: Spot) -> [u32; 2] {
        [a, b].map(|spot| self.heap.number(spot))
    }

    pub(super) fn take(&mut self, a: Spot, b: Spot) {
        let falls = self.heap.take(a, b).falls;
        self.list_round(a);
        self.list_round(b);
        for fall in falls {
            self.list(self.heap.field().spot(fall.to));
            self.list_round(self.heap.field().spot(fall.from));
        }
    }

    fn is_open(&self, spot: Spot) -> bool {
        let field = self.heap.field();
        field.is_tile(spot) && field.round(spot).iter().any(|&s| field.is_free(s))
    }

    fn list(&mut self, spot: Spot) {
        if !self.listed[spot] && self.is_open(spot) {
            self.listed[spot] = true;
            self.open.push(spot);
        }
    }

    pub(super) fn next(&mut self, rng: &mut Rng) -> Option<(Spot, Spot)> {
        self.pick(rng).or_else(|| self.look_through(rng))
    }

    /// Two tiles that link, at random; `None` if luck did not find any.
    ///
    /// Two random tiles beside free cells mostly do where the board is small or nearly empty. Where it
    /// is large and full of small holes, a random tile and any of its partners is quicker to find.
    fn pick(&mut self, rng: &mut Rng) -> Option<(Spot, Spot)> {
        let limit = self.heap.rules().turns.limit().unwrap_or(2);
        for _ in 0..TRIES {
            let (a, b) = (self.random_open(rng)?, self.random_open(rng)?);
            // The second draw may have dropped a stale entry, but never a tile that is open.
            if a != b && self.heap.joins(limit, a, b) {
                return Some((a, b));
            }
        }
        for _ in 0..TRIES {
            let a = self.random_open(rng)?;
            if let Some(b) = self.random_partner(a, rng) {
                return Some((a, b));
            }
        }
        None
    }

    /// Two tiles that link, looked for from a random place on until some are found.
    fn look_through(&mut self, rng: &mut Rng) -> Option<(Spot, Spot)> {
        let spots = self.heap.field().spots();
        let from = rng.index(spots);
        (from..spots).chain(0..from).find_map(|a| {
            let is_tile = self.heap.field().is_tile(a);
            is_tile
                .then(|| self.random_partner(a, rng))
                .flatten()
                .map(|b| (a, b))
        })
    }

    fn random_partner(&mut self, a: Spot, rng: &mut Rng) -> Option<Spot> {
        let limit = self.heap.rules().turns.limit().map_or(u16::MAX, u16::from);
        let field = self.heap.field();
        let flood = self.flood.get_or_insert_with(|| Flood::new(field));
        flood.partners(field, a, limit, &mut self.partners);
        let index = rng.index(self.partners.len());
        self.partners.get(index).copied()
    }

    fn random_open(&mut self, rng: &mut Rng) -> Option<Spot> {
        while !self.open.is_empty() {
            let index = rng.index(self.open.len());
            let spot = self.open[index];
            if self.is_open(spot) {
                return Some(spot);
            }
            self.open.swap_remove(index);
            self.listed[spot] = false;
        }
        None
    }

    fn list_round(&mut self, spot: Spot) {
        for spot in self.heap.field().round(spot) {
            self.list(spot);
        }
    }
}
