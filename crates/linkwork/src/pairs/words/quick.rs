//! The link test without a branch, for boards whose lines fill a word.
//!
//! Which places are occupied in any of the lines between two: that is asked for every two tiles, and looking through
//! the lines takes a loop whose end nobody can foresee. So it is kept for every stretch of 1, 2, 4, 8 … lines, a
//! sparse table (Michael Bender, Martín Farach-Colton, "The LCA Problem Revisited", 2000): two stretches that may
//! overlap cover any range. A tile that goes or comes changes one line, and of each length as many stretches as it is
//! long.

use super::lanes::allowed;
use super::line::{self, Line};
use super::{At, Words};
use crate::grid::Size;
use alloc::boxed::Box;

/// Rows and columns with all their stretches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pairs) struct Quick {
    rows: Stretches,
    columns: Stretches,
}

impl Quick {
    /// What is occupied on a board of that size.
    pub(super) fn of(words: &Words, size: Size) -> Self {
        let (width, height) = (usize::from(size.cols()) + 2, usize::from(size.rows()) + 2);
        Self {
            rows: Stretches::of(&words.rows.flat()[..height]),
            columns: Stretches::of(&words.columns.flat()[..width]),
        }
    }

    pub(in crate::pairs) fn set(&mut self, at: At, is_occupied: bool) {
        self.rows.set(at.y, at.x, is_occupied);
        self.columns.set(at.x, at.y, is_occupied);
    }

    /// Whether two places are joined by a path with at most `turns` turns; 2 stands for more, too.
    #[inline]
    pub(in crate::pairs) fn joins(&self, turns: u8, a: At, b: At) -> bool {
        let columns = self.rows.lanes((a.y, a.x), (b.y, b.x));
        let rows = self.columns.lanes((a.x, a.y), (b.x, b.y));
        let columns = columns & allowed::<1>(0, turns, a.x, b.x);
        columns | rows & allowed::<1>(0, turns, a.y, b.y) != 0
    }
}

/// How many lengths there are: 1 to 32 lines, which is as far as two lines of 64 lie apart.
const LENGTHS: usize = 6;

/// Lines, and which places are occupied in any line of a stretch.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stretches {
    /// How many lines there are.
    count: usize,
    /// By length, 1 first: the stretches that begin with each line.
    any: Box<[[u64; 64]; LENGTHS]>,
}

impl Stretches {
    fn of(lines: &[Line<1>]) -> Self {
        let mut stretches = Self {
            count: lines.len(),
            any: Box::new([[0; 64]; LENGTHS]),
        };
        for (word, line) in stretches.any[0].iter_mut().zip(lines) {
            *word = line[0];
        }
        stretches.lengthen(0, lines.len() - 1);
        stretches
    }

    fn set(&mut self, line: u16, at: u16, is_occupied: bool) {
        let line = usize::from(line);
        let word = &mut self.any[0][line % 64];
        *word &= !(1 << at);
        *word |= u64::from(is_occupied) << at;
        self.lengthen(line, line);
    }

    /// Brings the longer stretches in step that hold a line between these two.
    fn lengthen(&mut self, first: usize, last: usize) {
        let mut half = 1;
        for length in 1..LENGTHS {
            // As long as a stretch fits between two lines.
            if 2 * half + 2 > self.count {
                break;
            }
            let (shorter, longer) = self.any.split_at_mut(length);
            let (shorter, longer) = (&shorter[length - 1], &mut longer[0]);
            let first = (first + 1).saturating_sub(2 * half);
            // Those that would reach past the last line are never asked for.
            for begin in first..=last.min(self.count - 2 * half) {
                longer[begin] = shorter[begin] | shorter[begin + half];
            }
            half *= 2;
        }
    }

    /// The places that both see in their lines and that are free in all lines between.
    #[inline]
    fn lanes(&self, a: (u16, u16), b: (u16, u16)) -> u64 {
        let seen = |(line, at): (u16, u16)| line::seen(self.any[0][usize::from(line) % 64], at);
        seen(a) & seen(b) & !self.any_between(a.0, b.0)
    }

    /// The places that are occupied in any line strictly between two.
    #[inline]
    fn any_between(&self, a: u16, b: u16) -> u64 {
        let (low, high) = (usize::from(a.min(b)) + 1, usize::from(a.max(b)));
        let between = high.saturating_sub(low);
        // Of none there is something, too, and then it is not taken.
        let length = (between | 1).ilog2() as usize;
        let any = &self.any[length.min(LENGTHS - 1)];
        let any = any[low % 64] | any[high.wrapping_sub(1 << length) % 64];
        if between == 0 { 0 } else { any }
    }
}
