//! All pairs of a large board that link with at most two turns.
//!
//! A *run* is a longest stretch of free places in a row or column. A path with two turns goes along three runs,
//! and the middle one alone says which tiles it may join: those at the ends of all runs that cross it, and those at
//! its own ends. Any two of these link; they are a clique. So the pairs that link are the equal tiles of a clique,
//! and equal neighbours. The work grows with the places of the board and the pairs, not with the pairs of equal
//! tiles, of which a large board has far more.

use crate::pairs::field::{Axis, Field, Spot};
use crate::pairs::words::At;
use alloc::vec::Vec;

/// A pair in four bytes: the cells of its tiles, numbered row by row, the smaller one first.
type Packed = u32;

/// Looks through the cliques of a field.
struct Cliques<'a> {
    field: &'a Field,
    pairs: Vec<Packed>,
    most: usize,
    /// The tiles of a clique that were met, and where the one of the same kind is that was met before.
    met: Vec<(u16, u16)>,
    /// By kind: in which clique a tile was last met, and where it is in `met`.
    last: [(u32, u16); 256],
    clique: u32,
}

/// No tile of that kind before.
const NONE: u16 = u16::MAX;

/// Every pair that links, sorted; `None` if that takes too much memory.
pub(super) fn pairs(field: &Field, most: usize) -> Option<Vec<Packed>> {
    let mut cliques = Cliques {
        field,
        pairs: Vec::new(),
        most,
        met: Vec::new(),
        last: [(0, NONE); 256],
        clique: 0,
    };
    cliques.neighbours()?;
    for axis in Axis::BOTH {
        cliques.along(axis)?;
    }
    let mut pairs = cliques.pairs;
    pairs.sort_unstable();
    pairs.dedup();
    Some(pairs)
}

impl Cliques<'_> {
    fn neighbours(&mut self) -> Option<()> {
        let field = self.field;
        for pos in field.size().positions() {
            let spot = field.spot(pos);
            for axis in Axis::BOTH {
                let beside = spot + field.step(axis);
                if field.is_tile(spot) && field.code(spot) == field.code(beside) {
                    self.add(self.cell(spot), self.cell(beside))?;
                }
            }
        }
        Some(())
    }

    /// The cliques of all runs along an axis.
    fn along(&mut self, axis: Axis) -> Option<()> {
        let size = self.field.size();
        let (width, height) = (u16::from(size.cols()) + 2, u16::from(size.rows()) + 2);
        let (lines, len) = match axis {
            Axis::Row => (height, width),
            Axis::Column => (width, height),
        };
        for line in 0..lines {
            let place = |n: u16| match axis {
                Axis::Row => At { x: n, y: line },
                Axis::Column => At { x: line, y: n },
            };
            let mut run = 0..0;
            while let Some(start) = (run.end..len).find(|&n| self.is_free(place(n))) {
                let end = (start..len).find(|&n| !self.is_free(place(n)));
                run = start..end.unwrap_or(len);
                self.clique += 1;
                self.met.clear();
                if let Some(before) = start.checked_sub(1) {
                    self.meet(place(before))?;
                }
                self.meet(place(run.end))?;
                for n in run.clone() {
                    for at in self.field.occupied().ends(place(n), axis.other()) {
                        self.meet(at)?;
                    }
                }
            }
        }
        Some(())
    }

    fn is_free(&self, at: At) -> bool {
        self.field.is_free(self.field.spot_at(at))
    }

    /// Meets what lies at the end of a run: a tile links to those of its kind met before.
    #[allow(clippy::cast_possible_truncation)]
    fn meet(&mut self, at: At) -> Option<()> {
        let spot = self.field.spot_at(at);
        if !self.field.is_tile(spot) {
            return Some(());
        }
        let kind = usize::from(self.field.code(spot));
        let (clique, last) = self.last[kind];
        let before = if clique == self.clique { last } else { NONE };
        let cell = self.cell(spot);
        // A run is crossed by at most 257 others.
        self.last[kind] = (self.clique, self.met.len() as u16);
        self.met.push((cell, before));
        let mut next = before;
        while let Some(&(other, before)) = self.met.get(usize::from(next)) {
            self.add(cell, other)?;
            next = before;
        }
        Some(())
    }

    fn add(&mut self, a: u16, b: u16) -> Option<()> {
        if self.pairs.len() == self.most {
            return None;
        }
        self.pairs
            .push(u32::from(a.min(b)) << 16 | u32::from(a.max(b)));
        Some(())
    }

    /// The number of a cell, row by row. A board has fewer than 65,536.
    #[allow(clippy::cast_possible_truncation)]
    fn cell(&self, spot: Spot) -> u16 {
        self.field.size().index(self.field.pos(spot)) as u16
    }
}
