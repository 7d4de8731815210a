//! Sets of tiles seen before. Found by hash, told apart by their bits: two positions with one hash are never
//! taken for each other.

use crate::key::mix;
use alloc::vec::Vec;

/// Marks a free place.
const FREE: u32 = u32::MAX;
/// How many sets a table may hold, and how many bytes of them. With its places, and while it grows, it takes less
/// than 500 MB.
const MOST: usize = 1 << 23;
const MOST_BYTES: usize = 1 << 27;

/// Sets numbered in the order in which they came.
pub(super) struct Table {
    /// How many words a set has.
    len: usize,
    words: Vec<u64>,
    /// Open addressing: numbers of sets, at least half of the places free.
    places: Vec<u32>,
    count: usize,
}

impl Table {
    pub(super) fn new(len: usize) -> Self {
        Self {
            len,
            words: Vec::new(),
            places: alloc::vec![FREE; 1 << 8],
            count: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        self.words.clear();
        self.places.fill(FREE);
        self.count = 0;
    }

    pub(super) const fn count(&self) -> usize {
        self.count
    }

    pub(super) fn set(&self, number: usize) -> &[u64] {
        &self.words[number * self.len..][..self.len]
    }

    /// Adds a set; `false` if it was seen before. A full table forgets, which costs time but never truth.
    #[allow(clippy::cast_possible_truncation)]
    pub(super) fn add(&mut self, set: &[u64]) -> bool {
        let place = self.place(set);
        if self.places[place] != FREE {
            return false;
        }
        if self.count < MOST && (self.count + 1) * self.len * 8 <= MOST_BYTES {
            // Fits: there are never more than MOST.
            self.places[place] = self.count as u32;
            self.words.extend_from_slice(set);
            self.count += 1;
            if self.count * 2 > self.places.len() {
                self.grow();
            }
        }
        true
    }

    /// Where a set is, or would be put.
    #[allow(clippy::cast_possible_truncation)]
    fn place(&self, set: &[u64]) -> usize {
        let wrap = self.places.len() - 1;
        let mut place = hash(set) as usize & wrap;
        while self.places[place] != FREE && self.set(self.places[place] as usize) != set {
            place = (place + 1) & wrap;
        }
        place
    }

    #[allow(clippy::cast_possible_truncation)]
    fn grow(&mut self) {
        self.places = alloc::vec![FREE; self.places.len() * 2];
        for number in 0..self.count {
            let place = self.place(self.set(number));
            self.places[place] = number as u32;
        }
    }
}

pub(super) fn hash(set: &[u64]) -> u64 {
    set.iter().fold(0, |hash, word| mix(hash ^ word))
}
