//! A board as most games keep it: a table of numbers, with its ring.

use crate::corpus::Sample;

/// The numbers of all places row by row, the ring included. 0 is free.
#[derive(Clone, Debug)]
pub struct Plain {
    /// Columns, the two of the ring included.
    pub width: usize,
    /// Rows, the two of the ring included.
    pub height: usize,
    kinds: Vec<u8>,
}

/// A place by column and row; the ring is column and row 0 and the last ones.
pub type Place = (usize, usize);

impl Plain {
    /// The table of a board.
    #[must_use]
    pub fn new(sample: &Sample) -> Self {
        let (cols, rows) = (
            usize::from(sample.size.cols()),
            usize::from(sample.size.rows()),
        );
        let (width, height) = (cols + 2, rows + 2);
        let mut kinds = vec![0; width * height];
        for (row, line) in sample.kinds.chunks(cols).enumerate() {
            let start = (row + 1) * width + 1;
            kinds[start..start + cols].copy_from_slice(line);
        }
        Self {
            width,
            height,
            kinds,
        }
    }

    /// The place of a cell that is numbered row by row without the ring.
    #[must_use]
    pub const fn place(&self, cell: usize) -> Place {
        let cols = self.width - 2;
        (cell % cols + 1, cell / cols + 1)
    }

    /// What lies there: 0 is nothing.
    #[must_use]
    pub fn kind(&self, (x, y): Place) -> u8 {
        self.kinds[y * self.width + x]
    }

    /// Whether nothing lies there.
    #[must_use]
    pub fn is_free(&self, place: Place) -> bool {
        self.kind(place) == 0
    }

    /// One step on, if that does not leave the ring. Directions go round: up, right, down, left.
    #[must_use]
    pub const fn step(&self, (x, y): Place, dir: usize) -> Option<Place> {
        match dir {
            0 if y > 0 => Some((x, y - 1)),
            1 if x + 1 < self.width => Some((x + 1, y)),
            2 if y + 1 < self.height => Some((x, y + 1)),
            3 if x > 0 => Some((x - 1, y)),
            _ => None,
        }
    }

    /// The number of a place.
    #[must_use]
    pub const fn index(&self, (x, y): Place) -> usize {
        y * self.width + x
    }

    /// How many places there are.
    #[must_use]
    pub const fn places(&self) -> usize {
        self.width * self.height
    }
}
