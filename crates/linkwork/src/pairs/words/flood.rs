//! Where paths with more than two turns lead, on boards whose lines fill a word.

use super::{At, Words, line};
use crate::pairs::rules::Turns;
use alloc::vec::Vec;

/// What paths with more than two turns reach: row by row, the places where such a path can be, when it goes
/// along the row, and when it goes along the column.
pub(in crate::pairs) struct Flood<'a> {
    words: &'a Words,
    across: Vec<u64>,
    down: Vec<u64>,
}

impl<'a> Flood<'a> {
    pub(super) fn new(words: &'a Words, from: At, turns: Turns) -> Self {
        let mut flood = Self {
            words,
            across: alloc::vec![0; words.height],
            down: alloc::vec![0; words.height],
        };
        let start = 1 << from.x;
        flood.across[usize::from(from.y)] =
            line::between::<1>(0, line::span(words.row(from.y), from.x));
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
            self.across[y] |= spread(*from & !across[y], !self.words.rows.flat()[y][0]);
        }
        for (y, from) in across.iter().enumerate() {
            self.down[y] |= from;
        }
        self.sweep_down();
        self.across != across || self.down != down
    }

    /// Goes on along the columns from all places that are reached so.
    fn sweep_down(&mut self) {
        let free = |y: usize| !self.words.rows.flat()[y][0];
        for y in 1..self.down.len() {
            self.down[y] |= self.down[y - 1] & free(y);
        }
        for y in (1..self.down.len()).rev() {
            self.down[y - 1] |= self.down[y] & free(y - 1);
        }
    }

    /// Whether a path ends at this place.
    pub(in crate::pairs) fn meets(&self, at: At) -> bool {
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
