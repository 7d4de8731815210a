//! Positions that a search has seen. Found by hash, told apart by all they hold: two positions with one hash are
//! never taken for each other.

use crate::key::mix;
use alloc::vec::Vec;

/// Marks a free place.
const FREE: u32 = u32::MAX;

/// What a position is written in.
pub(crate) trait Item: Copy + Eq {
    /// A hash of a whole position.
    fn hash(row: &[Self]) -> u64;
}

/// Sets of tiles, 64 a word.
impl Item for u64 {
    fn hash(row: &[Self]) -> u64 {
        row.iter().fold(0, |hash, word| mix(hash ^ word))
    }
}

/// Line tiles, of four bits each: sixteen go into one word.
impl Item for u8 {
    fn hash(row: &[Self]) -> u64 {
        let word = |tiles: &[Self]| {
            tiles
                .iter()
                .fold(0, |word, &tile| word << 4 | u64::from(tile))
        };
        row.chunks(16)
            .fold(0, |hash, tiles| mix(hash ^ word(tiles)))
    }
}

/// What came of putting a position in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Added {
    /// It is new, and has this number.
    New(u32),
    /// It was there.
    Known,
    /// It is new, and there is no room for it.
    Full,
}

/// Positions of one length, numbered in the order in which they came.
#[derive(Clone, Debug)]
pub(crate) struct Seen<T> {
    /// How many items a position has.
    len: usize,
    rows: Vec<T>,
    /// Open addressing: numbers of positions, at least half of the places free.
    places: Vec<u32>,
    count: usize,
    most: usize,
}

impl<T: Item> Seen<T> {
    /// For at most that many positions of `len` items. Each takes its items and, with what the growing of a
    /// list may leave free, 24 bytes.
    pub(crate) fn new(len: usize, most: usize) -> Self {
        Self {
            len,
            rows: Vec::new(),
            places: alloc::vec![FREE; 1 << 8],
            count: 0,
            most: most.min(FREE as usize),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.rows.clear();
        self.places.fill(FREE);
        self.count = 0;
    }

    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.count >= self.most
    }

    /// A position, by its number.
    pub(crate) fn row(&self, number: usize) -> &[T] {
        &self.rows[number * self.len..][..self.len]
    }

    /// The number of a position, if it is there.
    pub(crate) fn find(&self, row: &[T]) -> Option<usize> {
        let number = self.places[self.place(row)];
        (number != FREE).then_some(number as usize)
    }

    #[allow(clippy::cast_possible_truncation)]
    pub(crate) fn add(&mut self, row: &[T]) -> Added {
        let place = self.place(row);
        if self.places[place] != FREE {
            return Added::Known;
        }
        if self.is_full() {
            return Added::Full;
        }
        // Fits: there are never more than `most`.
        let number = self.count as u32;
        self.places[place] = number;
        self.rows.extend_from_slice(row);
        self.count += 1;
        if self.count * 2 > self.places.len() {
            self.grow();
        }
        Added::New(number)
    }

    /// Where a position is, or would be put.
    #[allow(clippy::cast_possible_truncation)]
    fn place(&self, row: &[T]) -> usize {
        let wrap = self.places.len() - 1;
        let mut place = T::hash(row) as usize & wrap;
        while self.places[place] != FREE && self.row(self.places[place] as usize) != row {
            place = (place + 1) & wrap;
        }
        place
    }

    #[allow(clippy::cast_possible_truncation)]
    fn grow(&mut self) {
        self.places = alloc::vec![FREE; self.places.len() * 2];
        for number in 0..self.count {
            let place = self.place(self.row(number));
            self.places[place] = number as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_numbered_and_told_apart() {
        let mut seen = Seen::<u64>::new(2, 1000);
        for n in 0..1000 {
            assert_eq!(seen.add(&[n % 7, n]), Added::New(n as u32));
            assert_eq!(seen.add(&[n % 7, n]), Added::Known);
        }
        assert_eq!((seen.find(&[6, 6]), seen.find(&[5, 6])), (Some(6), None));
        assert_eq!((seen.row(8), seen.count()), (&[1, 8][..], 1000));
    }

    #[test]
    fn a_full_table_takes_no_more_and_keeps_what_it_has() {
        let mut seen = Seen::<u8>::new(3, 2);
        assert_eq!(seen.add(&[1, 2, 3]), Added::New(0));
        assert_eq!(seen.add(&[1, 2, 4]), Added::New(1));
        assert_eq!(seen.add(&[1, 2, 5]), Added::Full);
        assert_eq!(seen.add(&[1, 2, 4]), Added::Known);
        seen.clear();
        assert_eq!(
            (seen.find(&[1, 2, 3]), seen.add(&[1, 2, 5])),
            (None, Added::New(0))
        );
    }

    /// Of one hash, and still two: the hash of a row of four-bit tiles does not tell 16 from 1, 0.
    #[test]
    fn positions_of_one_hash_are_two() {
        assert_eq!(u8::hash(&[0, 16]), u8::hash(&[1, 0]));
        let mut seen = Seen::<u8>::new(2, 9);
        assert_eq!(seen.add(&[0, 16]), Added::New(0));
        assert_eq!(seen.add(&[1, 0]), Added::New(1));
    }
}
