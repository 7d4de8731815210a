//! Paths with at most two turns: whether there is one, and which is the best.

use super::line::{self, Line, Lines};
use super::{At, Words};
use core::ops::Range;

/// Where a path with at most two turns goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::pairs) struct Route {
    pub(in crate::pairs) turns: u8,
    pub(in crate::pairs) steps: u32,
    /// Row and column of each corner; as many as there are turns.
    pub(in crate::pairs) corners: [(u16, u16); 2],
}

impl<const W: usize> Words<W> {
    /// Whether two places are joined by a path with at most `turns` turns; 2 stands for more, too.
    #[inline]
    pub(in crate::pairs) fn joins(&self, turns: u8, a: At, b: At) -> bool {
        let (row_a, row_b) = (self.row(a.y), self.row(b.y));
        let columns = overlap((row_a, a.x), (row_b, b.x));
        // Mostly they face each other nowhere, and then what lies between does not matter.
        if columns.0 < columns.1 && any_lane(columns, (turns, a.x, b.x), self.rows_between(a, b)) {
            return true;
        }
        let rows = overlap((self.column(a.x), a.y), (self.column(b.x), b.y));
        rows.0 < rows.1 && any_lane(rows, (turns, a.y, b.y), self.columns_between(a, b))
    }

    /// Of all paths with at most two turns the one with the fewest turns; among those, with the fewest steps;
    /// among those, the one whose corners come first, read from `a`, which comes first on the board.
    pub(in crate::pairs) fn route(&self, a: At, b: At) -> Option<Route> {
        let (wide, high) = (u32::from(a.x.abs_diff(b.x)), u32::from(a.y.abs_diff(b.y)));
        let columns = overlap((self.row(a.y), a.x), (self.row(b.y), b.x));
        let rows = overlap((self.column(a.x), a.y), (self.column(b.x), b.y));
        if columns.0 >= columns.1 && rows.0 >= rows.1 {
            return None;
        }
        let columns = lanes(columns, self.rows_between(a, b));
        let rows = lanes(rows, self.columns_between(a, b));
        let few = |turns, corner| Route {
            turns,
            steps: wide + high,
            corners: [corner, (0, 0)],
        };
        // A lane that is a tile's own takes one turn; in one line, none.
        let (own_row, own_column) = (line::has(&rows, a.y), line::has(&columns, a.x));
        if wide == 0 && own_column || high == 0 && own_row {
            return Some(few(0, (0, 0)));
        }
        if own_row {
            return Some(few(1, (a.y, b.x)));
        }
        if own_column {
            return Some(few(1, (b.y, a.x)));
        }
        let by_column = nearest(&columns, a.x, b.x).map(|(x, steps)| Route {
            turns: 2,
            steps: steps + high,
            corners: [(a.y, x), (b.y, x)],
        });
        let by_row = nearest(&rows, a.y, b.y).map(|(y, steps)| Route {
            turns: 2,
            steps: steps + wide,
            corners: [(y, a.x), (y, b.x)],
        });
        match (by_column, by_row) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        }
    }

    pub(super) const fn rows_between(&self, a: At, b: At) -> Between<'_, W> {
        Between {
            lines: &self.rows,
            a: a.y,
            b: b.y,
        }
    }

    pub(super) const fn columns_between(&self, a: At, b: At) -> Between<'_, W> {
        Between {
            lines: &self.columns,
            a: a.x,
            b: b.x,
        }
    }
}

/// Whether some place from the first up to the end may be the lane and is free in all lines between.
#[inline]
fn any_lane<const W: usize>(
    (low, end): (u32, u32),
    (turns, a, b): (u8, u16, u16),
    between: Between<'_, W>,
) -> bool {
    let is_any = |n| {
        let places = line::between::<W>(n, (low, end)) & allowed::<W>(n, turns, a, b);
        places != 0 && between.free(n, places) != 0
    };
    if W == 1 {
        return is_any(0);
    }
    words(low, end).any(is_any)
}

/// The places from the first up to the end that are free in all lines between.
#[inline]
fn lanes<const W: usize>((low, end): (u32, u32), between: Between<'_, W>) -> Line<W> {
    let mut lanes = [0; W];
    for n in words(low, end) {
        lanes[n] = between.free(n, line::between::<W>(n, (low, end)));
    }
    lanes
}

/// The lines strictly between two.
#[derive(Clone, Copy)]
pub(super) struct Between<'a, const W: usize> {
    pub(super) lines: &'a Lines<W>,
    pub(super) a: u16,
    pub(super) b: u16,
}

impl<const W: usize> Between<'_, W> {
    /// Which of these places of word n are free in all the lines.
    #[inline]
    pub(super) fn free(self, n: usize, mut places: u64) -> u64 {
        let (low, high) = (self.a.min(self.b), self.a.max(self.b));
        let mut line = low + 1;
        while line < high {
            places &= !self.lines.line(line)[n];
            if places == 0 {
                break;
            }
            line += 1;
        }
        places
    }
}

/// The lanes of word n that a path with so many turns may take between tiles whose own lanes are a and b.
#[inline]
pub(super) fn allowed<const W: usize>(n: usize, turns: u8, a: u16, b: u16) -> u64 {
    if turns >= 2 {
        return u64::MAX;
    }
    let own = |lane: u16| u64::from(W == 1 || usize::from(lane / 64) == n) << (lane % 64);
    if turns == 1 {
        own(a) | own(b)
    } else {
        own(a) & own(b)
    }
}

/// What two places see of their lines, as far as it faces each other: from the first up to the end, if that
/// comes later.
#[inline]
const fn overlap<const W: usize>(a: (&Line<W>, u16), b: (&Line<W>, u16)) -> (u32, u32) {
    let (low_a, end_a) = line::span(a.0, a.1);
    let (low_b, end_b) = line::span(b.0, b.1);
    (
        if low_a > low_b { low_a } else { low_b },
        if end_a < end_b { end_a } else { end_b },
    )
}

/// The words that hold bits from the first up to the end.
#[inline]
const fn words(low: u32, end: u32) -> Range<usize> {
    if low < end {
        low as usize / 64..(end as usize).div_ceil(64)
    } else {
        0..0
    }
}

/// The best lane for a and b, and how many steps along it and to it that makes: one between them, the first
/// such; else the nearer one outside, the first if both are as near.
fn nearest<const W: usize>(lanes: &Line<W>, a: u16, b: u16) -> Option<(u16, u32)> {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    let straight = u32::from(high - low);
    if let Some(lane) = line::first_in(lanes, low, high) {
        return Some((lane, straight));
    }
    let around = |lane: u16, away: u16| (lane, straight + 2 * u32::from(away));
    let before = line::last_before(lanes, low).map(|lane| around(lane, low - lane));
    let after = line::first_after(lanes, high).map(|lane| around(lane, lane - high));
    match (before, after) {
        (Some(one), Some(other)) if other.1 < one.1 => Some(other),
        (one, other) => one.or(other),
    }
}
