//! Occupancy as bits of rows and columns, and the link test on it.
//!
//! Bit x of a row, and bit y of a column, tell whether something lies there; the ring is line and bit 0 and the
//! last ones. A board of up to [`SIDE`] cells a side has lines of one word, any board lines of five. What a tile
//! sees in a line are the free places up to the next occupied one on either side: two bit scans.
//!
//! A path from a to b with at most two turns goes along a's row, down a column, and along b's row, or the
//! same with rows and columns exchanged. The columns it may use, its *lanes*, are those that both tiles see in
//! their rows and that are free in all rows between: an "and" of a few words. Fewer turns restrict the lanes: with
//! one turn it is a's or b's own, with none both.

mod flood;
mod lanes;
mod line;
mod occupied;
mod quick;

use super::field::{Axis, Field, WALL};
use super::rules::Turns;
use crate::grid::Pos;
use core::ops::ControlFlow;
pub(super) use flood::Flood;
pub(super) use lanes::Route;
use line::{Line, Lines};
pub(super) use occupied::Occupied;
pub(super) use quick::Quick;

/// Up to how many cells a side a line fills one word with its ring.
pub(super) const SIDE: u8 = 62;
/// How many words a line of the longest side fills with its ring.
pub(super) const WIDE: usize = 5;

/// A place of the board or its ring; the ring is row and column 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) x: u16,
    pub(super) y: u16,
}

impl At {
    pub(super) const fn of(pos: Pos) -> Self {
        Self {
            x: pos.col as u16 + 1,
            y: pos.row as u16 + 1,
        }
    }

    /// The cell of a place that is not on the ring.
    #[allow(clippy::cast_possible_truncation)]
    pub(super) const fn pos(self) -> Pos {
        Pos::new((self.y - 1) as u8, (self.x - 1) as u8)
    }
}

/// Which places are occupied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Words<const W: usize = 1> {
    height: usize,
    rows: Lines<W>,
    columns: Lines<W>,
}

/// The places that one sees in its row and in its column, itself included.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sight {
    row: u64,
    column: u64,
}

impl<const W: usize> Words<W> {
    /// So many places a side, ring included, and nothing on them. What lies past them is no place: it is
    /// occupied for ever.
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self {
            height,
            rows: Lines::new(height, line::past(width)),
            columns: Lines::new(width, line::past(height)),
        }
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.rows.copy_from(&other.rows);
        self.columns.copy_from(&other.columns);
    }

    pub(super) fn row(&self, y: u16) -> &Line<W> {
        self.rows.line(y)
    }

    pub(super) fn column(&self, x: u16) -> &Line<W> {
        self.columns.line(x)
    }

    pub(super) fn fill(&mut self, at: At) {
        line::fill(self.rows.line_mut(at.y), at.x);
        line::fill(self.columns.line_mut(at.x), at.y);
    }

    pub(super) fn clear(&mut self, at: At) {
        line::clear(self.rows.line_mut(at.y), at.x);
        line::clear(self.columns.line_mut(at.x), at.y);
    }

    /// What lies at the ends of the free stretch through a free place along one axis, then what lies at the ends
    /// of all stretches that cross it.
    fn clique(
        &self,
        at: At,
        axis: Axis,
        mut visit: impl FnMut(At) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.ends(at, axis).try_for_each(&mut visit)?;
        let (low, end) = self.span(at, axis);
        (low..end).try_for_each(|n| {
            let place = match axis {
                Axis::Row => At { x: n, ..at },
                Axis::Column => At { y: n, ..at },
            };
            self.ends(place, axis.other()).try_for_each(&mut visit)
        })
    }

    /// From where to where the free places reach along one axis, on both sides of a free one.
    #[allow(clippy::cast_possible_truncation)]
    fn span(&self, at: At, axis: Axis) -> (u16, u16) {
        let (low, end) = match axis {
            Axis::Row => line::span(self.row(at.y), at.x),
            Axis::Column => line::span(self.column(at.x), at.y),
        };
        // At most 64 places a word.
        (low as u16, end as u16)
    }

    /// The nearest occupied places along one axis, before and after a free one; what lies past the ring is
    /// occupied.
    fn ends(&self, at: At, axis: Axis) -> impl Iterator<Item = At> {
        let (line, n) = match axis {
            Axis::Row => (self.row(at.y), at.x),
            Axis::Column => (self.column(at.x), at.y),
        };
        let ends = [line::last_before(line, n), line::first_after(line, n)];
        ends.into_iter().flatten().map(move |n| match axis {
            Axis::Row => At { x: n, ..at },
            Axis::Column => At { y: n, ..at },
        })
    }

    /// The nearest occupied places round one: left, right, above, below.
    pub(super) fn neighbours(&self, at: At) -> [Option<At>; 4] {
        let (row, column) = (self.row(at.y), self.column(at.x));
        let beside = |x| At { x, y: at.y };
        let over = |y| At { x: at.x, y };
        [
            line::last_before(row, at.x).map(beside),
            line::first_after(row, at.x).map(beside),
            line::last_before(column, at.y).map(over),
            line::first_after(column, at.y).map(over),
        ]
    }

    /// Shows the occupied places of a row that are on a board of so many columns, and whether a place beside
    /// each is free.
    #[inline]
    fn each_in_row(
        &self,
        y: u16,
        cols: u8,
        mut visit: impl FnMut(At, bool) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (row, above, below) = (self.row(y), self.row(y - 1), self.row(y + 1));
        for n in 0..W {
            // From the words beside come the places next to the ends of this one.
            let left = n.checked_sub(1).map_or(0, |n| !row[n] >> 63);
            let right = row.get(n + 1).map_or(0, |word| !word << 63);
            let beside = !row[n] << 1 | left | !row[n] >> 1 | right | !above[n] | !below[n];
            let mut rest = row[n] & line::between::<W>(n, (1, u32::from(cols) + 1));
            while rest != 0 {
                let bit = rest.trailing_zeros();
                rest &= rest - 1;
                let x = line::number(n, bit);
                visit(At { x, y }, beside >> bit & 1 == 1)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Words {
    /// The walls of a board, without its tiles.
    pub(super) fn of_walls(field: &Field) -> Self {
        let size = field.size();
        let (width, height) = (u16::from(size.cols()) + 2, u16::from(size.rows()) + 2);
        let mut words = Self::new(usize::from(width), usize::from(height));
        for at in (0..height).flat_map(|y| (0..width).map(move |x| At { x, y })) {
            if field.code(field.spot_at(at)) == WALL {
                words.fill(at);
            }
        }
        words
    }

    /// What one sees from a place, whatever lies on it.
    pub(super) fn sight(&self, at: At) -> Sight {
        let mut sight = Sight::default();
        self.row_sight(at, &mut sight);
        self.column_sight(at, &mut sight);
        sight
    }

    pub(super) fn row_sight(&self, at: At, sight: &mut Sight) {
        sight.row = line::seen(self.row(at.y)[0], at.x);
    }

    pub(super) fn column_sight(&self, at: At, sight: &mut Sight) {
        sight.column = line::seen(self.column(at.x)[0], at.y);
    }

    /// Whether two places that see this are joined by a path with at most `turns` turns, 0 to 2.
    #[inline]
    pub(super) fn links(&self, turns: u8, a: (At, Sight), b: (At, Sight)) -> bool {
        let (columns, rows) = (a.1.row & b.1.row, a.1.column & b.1.column);
        // Mostly they face each other nowhere.
        columns | rows != 0 && self.links_by(turns, (a.0, b.0), columns, rows)
    }

    /// The same by one of these columns or rows.
    fn links_by(&self, turns: u8, (a, b): (At, At), columns: u64, rows: u64) -> bool {
        let columns = columns & lanes::allowed::<1>(0, turns, a.x, b.x);
        if columns != 0 && self.rows_between(a, b).free(0, columns) != 0 {
            return true;
        }
        let rows = rows & lanes::allowed::<1>(0, turns, a.y, b.y);
        rows != 0 && self.columns_between(a, b).free(0, rows) != 0
    }

    /// What paths with at most that many turns reach from a place.
    pub(super) fn flood(&self, from: At, turns: Turns) -> Flood<'_> {
        Flood::new(self, from, turns)
    }
}
