//! Occupancy as one word a line, and the link test on it.
//!
//! Bit x of a row's word, and bit y of a column's, tell whether something lies there; the ring is line and
//! bit 0 and the last ones. So a board of up to [`SIDE`] cells a side fits. What a tile sees in a line are
//! the free places up to the next occupied one on either side: two bit scans.
//!
//! A path from a to b with at most two turns goes along a's row, down a column, and along b's row, or the
//! same with rows and columns exchanged. The columns it may use are those that both tiles see in their rows
//! and that are free in all rows between: an "and" of a few words. Fewer turns restrict the columns: with one
//! turn it is a's or b's own, with none both.

use super::field::Field;
use super::rules::Turns;
use crate::grid::Pos;
use alloc::vec::Vec;

/// Up to how many cells a side: with the ring a line then fills a word.
pub(super) const SIDE: u8 = 62;

/// A place of the board or its ring; the ring is row and column 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) x: u8,
    pub(super) y: u8,
}

impl At {
    pub(super) const fn of(pos: Pos) -> Self {
        Self {
            x: pos.col + 1,
            y: pos.row + 1,
        }
    }

    pub(super) const fn pos(self) -> Pos {
        Pos::new(self.y - 1, self.x - 1)
    }
}

/// The places that one sees in its row and in its column, itself included.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sight {
    row: u64,
    column: u64,
}

/// Which places are occupied.
#[derive(Clone, Debug)]
pub(super) struct Words {
    height: usize,
    /// The rows, then the columns.
    lines: Vec<u64>,
}

impl Words {
    /// The walls of a board, without its tiles.
    pub(super) fn of_walls(field: &Field) -> Self {
        let size = field.size();
        let (height, width) = (usize::from(size.rows()) + 2, usize::from(size.cols()) + 2);
        // What lies past the ring is no place: it is occupied for ever.
        let mut lines = alloc::vec![past(width); height];
        lines.resize(height + width, past(height));
        let mut words = Self { height, lines };
        for (y, x) in (0..=size.rows() + 1).flat_map(|y| (0..=size.cols() + 1).map(move |x| (y, x)))
        {
            let spot = field.ring_spot(usize::from(y), usize::from(x));
            if !field.is_free(spot) && !field.is_tile(spot) {
                words.fill(At { x, y });
            }
        }
        words
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.lines.copy_from_slice(&other.lines);
    }

    pub(super) fn row(&self, y: u8) -> u64 {
        self.lines[usize::from(y)]
    }

    pub(super) fn column(&self, x: u8) -> u64 {
        self.lines[self.height + usize::from(x)]
    }

    pub(super) fn fill(&mut self, at: At) {
        self.lines[usize::from(at.y)] |= 1 << at.x;
        self.lines[self.height + usize::from(at.x)] |= 1 << at.y;
    }

    pub(super) fn clear(&mut self, at: At) {
        self.lines[usize::from(at.y)] &= !(1 << at.x);
        self.lines[self.height + usize::from(at.x)] &= !(1 << at.y);
    }

    /// What one sees from a place, whatever lies on it.
    pub(super) fn sight(&self, at: At) -> Sight {
        Sight {
            row: reach(self.row(at.y), at.x),
            column: reach(self.column(at.x), at.y),
        }
    }

    pub(super) fn row_sight(&self, at: At, sight: &mut Sight) {
        sight.row = reach(self.row(at.y), at.x);
    }

    pub(super) fn column_sight(&self, at: At, sight: &mut Sight) {
        sight.column = reach(self.column(at.x), at.y);
    }

    /// The nearest occupied places round one: left, right, above, below.
    pub(super) fn neighbours(&self, at: At) -> [Option<At>; 4] {
        let (row, column) = (self.row(at.y), self.column(at.x));
        let beside = |x| At { x, y: at.y };
        let over = |y| At { x: at.x, y };
        [
            last(row & below(at.x)).map(beside),
            first(row & above(at.x)).map(beside),
            last(column & below(at.y)).map(over),
            first(column & above(at.y)).map(over),
        ]
    }

    /// Whether two places are joined by a path with at most `turns` turns, 0 to 2.
    pub(super) fn links(
        &self,
        turns: u8,
        (a, seen_a): (At, Sight),
        (b, seen_b): (At, Sight),
    ) -> bool {
        let columns = seen_a.row & seen_b.row & allowed(turns, a.x, b.x);
        if columns != 0 && self.clear_between(columns, 0, a.y, b.y) {
            return true;
        }
        let rows = seen_a.column & seen_b.column & allowed(turns, a.y, b.y);
        rows != 0 && self.clear_between(rows, self.height, a.x, b.x)
    }

    /// Whether some of these places is free in all lines strictly between two.
    fn clear_between(&self, mut places: u64, from: usize, a: u8, b: u8) -> bool {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        for line in self.lines[from..]
            .iter()
            .take(usize::from(high))
            .skip(usize::from(low) + 1)
        {
            places &= !line;
            if places == 0 {
                return false;
            }
        }
        true
    }

    /// What paths with at most that many turns reach from a place.
    pub(super) fn flood(&self, from: At, turns: Turns) -> Flood<'_> {
        Flood::new(self, from, turns)
    }
}

/// The lines that a path with so many turns may change to between two tiles in lines a and b.
const fn allowed(turns: u8, a: u8, b: u8) -> u64 {
    match turns {
        0 => 1 << a & 1 << b,
        1 => 1 << a | 1 << b,
        _ => u64::MAX,
    }
}

/// The bits that a line of that length leaves over.
const fn past(len: usize) -> u64 {
    if len < 64 { u64::MAX << len } else { 0 }
}

/// The bits below that one.
const fn below(bit: u8) -> u64 {
    !(u64::MAX << bit)
}

/// The bits above that one.
const fn above(bit: u8) -> u64 {
    !1 << bit
}

#[allow(clippy::cast_possible_truncation)]
const fn first(bits: u64) -> Option<u8> {
    if bits == 0 {
        None
    } else {
        Some(bits.trailing_zeros() as u8)
    }
}

#[allow(clippy::cast_possible_truncation)]
const fn last(bits: u64) -> Option<u8> {
    if bits == 0 {
        None
    } else {
        Some(63 - bits.leading_zeros() as u8)
    }
}

/// The free places of a line on both sides of one, and that one.
const fn reach(line: u64, at: u8) -> u64 {
    // Past the last occupied bit before it, up to the first one after it. With none, the word's ends.
    let low = 64 - (line & below(at)).leading_zeros();
    let high = (line & above(at)).trailing_zeros();
    (u64::MAX << low) & (u64::MAX >> (64 - high))
}

/// What paths with more than two turns reach: row by row, the places where such a path can be, when it goes
/// along the row, and when it goes along the column.
pub(super) struct Flood<'a> {
    words: &'a Words,
    across: Vec<u64>,
    down: Vec<u64>,
}

impl<'a> Flood<'a> {
    fn new(words: &'a Words, from: At, turns: Turns) -> Self {
        let mut flood = Self {
            words,
            across: alloc::vec![0; words.height],
            down: alloc::vec![0; words.height],
        };
        let start = 1 << from.x;
        flood.across[usize::from(from.y)] = reach(words.row(from.y), from.x);
        flood.down[usize::from(from.y)] = start;
        flood.sweep_down();
        let mut turn = 0;
        while turns.allows(turn + 1) && flood.turn() {
            turn += 1;
        }
        flood
    }

    /// One turn more; whether that reached anything new.
    fn turn(&mut self) -> bool {
        let (across, down) = (self.across.clone(), self.down.clone());
        for (y, from) in down.iter().enumerate() {
            self.across[y] |= spread(*from & !across[y], !self.words.lines[y]);
        }
        for (y, from) in across.iter().enumerate() {
            self.down[y] |= from;
        }
        self.sweep_down();
        self.across != across || self.down != down
    }

    /// Goes on along the columns from all places that are reached so.
    fn sweep_down(&mut self) {
        let free = |y: usize| !self.words.lines[y];
        for y in 1..self.down.len() {
            self.down[y] |= self.down[y - 1] & free(y);
        }
        for y in (1..self.down.len()).rev() {
            self.down[y - 1] |= self.down[y] & free(y - 1);
        }
    }

    /// Whether a path ends at this place.
    pub(super) fn meets(&self, at: At) -> bool {
        let (x, y) = (at.x, usize::from(at.y));
        let beside = self.across[y] & (1 << x << 1 | 1 << x >> 1) != 0;
        let over = |y: Option<usize>| {
            y.and_then(|y| self.down.get(y))
                .is_some_and(|row| row >> x & 1 == 1)
        };
        beside || over(y.checked_sub(1)) || over(Some(y + 1))
    }
}

/// Spreads bits over the free ones beside them, both ways.
const fn spread(from: u64, free: u64) -> u64 {
    let (mut up, mut down) = (from, from);
    let (mut up_free, mut down_free) = (free, free);
    let mut step = 1;
    while step < 64 {
        up |= up_free & up << step;
        down |= down_free & down >> step;
        up_free &= up_free << step;
        down_free &= down_free >> step;
        step *= 2;
    }
    up | down
}
