//! Boards seen before, each with a number to remember. Found by hash, told apart by their tiles: two
//! boards with one hash are never taken for each other.

use crate::key::mix;
use alloc::vec::Vec;

/// How many bytes of tiles a table may hold.
pub(super) const TABLE_BYTES: usize = 1 << 26;
/// How many boards a table may hold.
pub(super) const TABLE_BOARDS: usize = 1 << 21;

/// Marks a free place.
const FREE: u32 = u32::MAX;

/// Boards of one size, numbered in the order in which they came.
#[derive(Clone, Debug)]
pub(super) struct Table {
    cells: usize,
    tiles: Vec<u8>,
    /// Open addressing: numbers of boards, at least half of the places free.
    places: Vec<u32>,
    count: usize,
}

impl Table {
    pub(super) fn new(cells: usize) -> Self {
        Self {
            cells,
            tiles: Vec::new(),
            places: alloc::vec![FREE; 1 << 10],
            count: 0,
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.count
    }

    /// Whether a further board would go beyond the memory it may take.
    pub(super) const fn is_full(&self) -> bool {
        self.count >= TABLE_BOARDS || (self.count + 1) * self.cells > TABLE_BYTES
    }

    /// The tiles of a board, by its number.
    pub(super) fn board(&self, number: usize) -> &[u8] {
        &self.tiles[number * self.cells..][..self.cells]
    }

    /// The number of a board, if it was seen.
    pub(super) fn find(&self, masks: &[u8]) -> Option<usize> {
        let place = self.place(&masks[..self.cells]);
        Some(self.places[place])
            .filter(|&number| number != FREE)
            .map(|number| number as usize)
    }

    /// Adds a board that was not seen before; `false` if it was.
    #[allow(clippy::cast_possible_truncation)]
    pub(super) fn add(&mut self, masks: &[u8]) -> bool {
        let masks = &masks[..self.cells];
        let place = self.place(masks);
        if self.places[place] != FREE {
            return false;
        }
        // Fits: there are never more than TABLE_BOARDS.
        self.places[place] = self.count as u32;
        self.tiles.extend_from_slice(masks);
        self.count += 1;
        if self.count * 2 > self.places.len() {
            self.grow();
        }
        true
    }

    /// Where a board is, or would be put.
    fn place(&self, masks: &[u8]) -> usize {
        let wrap = self.places.len() - 1;
        let mut place = hash(masks) & wrap;
        while self.places[place] != FREE && self.board(self.places[place] as usize) != masks {
            place = (place + 1) & wrap;
        }
        place
    }

    #[allow(clippy::cast_possible_truncation)]
    fn grow(&mut self) {
        self.places = alloc::vec![FREE; self.places.len() * 2];
        for number in 0..self.count {
            let place = self.place(self.board(number));
            self.places[place] = number as u32;
        }
    }
}

/// Sixteen tiles are four bits each of one number.
#[allow(clippy::cast_possible_truncation)]
fn hash(masks: &[u8]) -> usize {
    let word = |tiles: &[u8]| {
        tiles
            .iter()
            .fold(0, |word, &mask| word << 4 | u64::from(mask))
    };
    masks
        .chunks(16)
        .fold(0, |hash, tiles| mix(hash ^ word(tiles))) as usize
}
