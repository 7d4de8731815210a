//! Three tiles change places and nothing else moves: a row, a column that crosses it, the row back, the
//! column back. Such cycles bring any tiles anywhere, up to one swap that only a lane of even length
//! can make.

use super::count::Count;
use super::plan::{Plan, Step};
use super::way::Merging;
use crate::rng::Rng;
use alloc::vec::Vec;

/// A cycle round the cell where a row and a column cross.
#[derive(Clone, Copy, Debug)]
struct Cycle {
    row: u16,
    column: u16,
    /// The cell where they cross, one in the row, one in the column.
    cross: u16,
    beside: u16,
    below: u16,
    /// The row moves first: the tile that crosses goes into the column, that of the column into the
    /// row, that of the row to the crossing. Otherwise all three go the other way.
    row_first: bool,
}

/// Cycles at so many wrong cells, at most and at least, are weighed against each other; the fewer, the
/// more cycles there are at one.
const WEIGHED: (usize, usize) = (32, 4);
/// After so many steps for each cell the search goes round in circles, taking back what it made.
const LONG: usize = 40;
/// After so many cycles without a gain the search is lost.
const PATIENCE: usize = 50;

/// Tiles being brought to where `goal` has them, greedily: always by the cycle that puts most right for
/// its steps.
#[derive(Clone, Debug)]
pub(super) struct Bringing {
    masks: Vec<u8>,
    /// No more steps than that.
    most: usize,
    steps: Merging,
    /// How many steps were made, those included that took others back.
    made: usize,
    idle: usize,
}

/// What came of a cycle.
pub(super) enum Brought {
    /// All tiles are there, by these steps.
    Yes(Vec<Step>),
    /// It got lost, or takes too many steps.
    No,
    /// Not yet.
    More,
}

impl Bringing {
    pub(super) fn new(masks: &[u8], most: usize) -> Self {
        Self {
            masks: masks.into(),
            most,
            steps: Merging::default(),
            made: 0,
            idle: 0,
        }
    }

    /// Makes one cycle more.
    pub(super) fn run(
        &mut self,
        plan: &Plan,
        goal: &[u8],
        rng: &mut Rng,
        count: &mut Count,
    ) -> Brought {
        let wrong = (0..plan.cells).filter(|&cell| self.masks[cell] != goal[cell]);
        let wrong: Vec<u16> = wrong.filter_map(|cell| u16::try_from(cell).ok()).collect();
        if wrong.is_empty() {
            return Brought::Yes(self.steps.steps(plan));
        }
        count.work(self.steps.shifts());
        let is_lost = self.made >= LONG * plan.cells || self.idle == PATIENCE;
        if self.steps.count(plan) >= self.most || is_lost {
            return Brought::No;
        }
        let last = self.steps.last(plan);
        let Some((gain, cycle)) = best(plan, &self.masks, goal, &wrong, last, rng, count) else {
            return Brought::No;
        };
        self.idle = if gain > 0 { 0 } else { self.idle + 1 };
        for step in cycle.steps(plan) {
            plan.shift(&mut self.masks, step);
            self.steps.push(plan, step);
            self.made += 1;
        }
        Brought::More
    }
}

/// The cycle that puts most tiles right for its steps, and how many; equally good ones by chance.
fn best(
    plan: &Plan,
    masks: &[u8],
    goal: &[u8],
    wrong: &[u16],
    last: Option<Step>,
    rng: &mut Rng,
    count: &mut Count,
) -> Option<(i32, Cycle)> {
    let mut best: Option<(i32, usize, Cycle)> = None;
    let (mut ties, mut looked) = (1, 0);
    let start = rng.index(wrong.len());
    let from = wrong.iter().cycle().skip(start);
    let weighed = (2048 / plan.cells).clamp(WEIGHED.1, WEIGHED.0);
    for &cell in from.take(wrong.len().min(weighed)) {
        around(plan, cell, |cycle| {
            looked += 1;
            let gain = cycle.gain(masks, goal);
            // A worse one needs no price.
            if best.is_some_and(|(most, ..)| gain < most.min(1)) {
                return;
            }
            let cost = cycle.cost(plan, last);
            // By gain for each step; without a gain by the gain alone.
            let worth = |gain: i32, other: usize| gain * i32::try_from(other).unwrap_or(i32::MAX);
            let order = best.map_or(core::cmp::Ordering::Greater, |(most, price, _)| {
                worth(gain, price).cmp(&worth(most, cost))
            });
            ties = if order.is_gt() {
                1
            } else {
                ties + u32::from(order.is_eq())
            };
            if order.is_gt() || order.is_eq() && rng.below(ties) == 0 {
                best = Some((gain, cost, cycle));
            }
        });
    }
    // Each was a position of its own, but only one is gone to.
    count.take(1, 4 * looked + plan.cells);
    best.map(|(gain, _, cycle)| (gain, cycle))
}

/// All cycles that move the tile of a cell.
fn around(plan: &Plan, cell: u16, mut each: impl FnMut(Cycle)) {
    let [column, row] = plan.through[usize::from(cell)];
    let line = |lane: u16| plan.lanes[usize::from(lane)].cells.iter().copied();
    let mut both = |row, column, cross, beside, below| {
        for row_first in [true, false] {
            each(Cycle {
                row,
                column,
                cross,
                beside,
                below,
                row_first,
            });
        }
    };
    if let (Some(column), Some(row)) = (column, row) {
        for beside in line(row).filter(|&other| other != cell) {
            for below in line(column).filter(|&other| other != cell) {
                both(row, column, cell, beside, below);
            }
        }
    }
    for cross in row
        .into_iter()
        .flat_map(line)
        .filter(|&cross| cross != cell)
    {
        if let ([Some(column), _], Some(row)) = (plan.through[usize::from(cross)], row) {
            for below in line(column).filter(|&other| other != cross) {
                both(row, column, cross, cell, below);
            }
        }
    }
    for cross in column
        .into_iter()
        .flat_map(line)
        .filter(|&cross| cross != cell)
    {
        if let ([_, Some(row)], Some(column)) = (plan.through[usize::from(cross)], column) {
            for beside in line(row).filter(|&other| other != cross) {
                both(row, column, cross, beside, cell);
            }
        }
    }
}

impl Cycle {
    /// How many tiles more are right after it.
    fn gain(&self, masks: &[u8], goal: &[u8]) -> i32 {
        let [cross, beside, below] = [self.cross, self.beside, self.below].map(usize::from);
        let right = |to: usize, from: usize| i32::from(goal[to] == masks[from]);
        let before = right(cross, cross) + right(beside, beside) + right(below, below);
        let after = if self.row_first {
            right(below, cross) + right(beside, below) + right(cross, beside)
        } else {
            right(beside, cross) + right(below, beside) + right(cross, below)
        };
        after - before
    }

    /// How far each lane moves: the row brings its tile to the crossing, and so does the column.
    fn distances(&self, plan: &Plan) -> (usize, usize) {
        let far = |lane: u16, from: u16| {
            let track = &plan.lanes[usize::from(lane)];
            let (from, to) = (track.place(from), track.place(self.cross));
            (to + track.len() - from) % track.len()
        };
        (far(self.row, self.beside), far(self.column, self.below))
    }

    /// How many steps it makes, after a last one that it may take back or go on with.
    fn cost(&self, plan: &Plan, last: Option<Step>) -> usize {
        let (row, column) = self.distances(plan);
        let steps = |lane: u16, forward| plan.lanes[usize::from(lane)].steps(forward);
        let cost = 2 * (steps(self.row, row) + steps(self.column, column));
        let (lane, forward) = if self.row_first {
            (self.row, row)
        } else {
            (self.column, column)
        };
        let back = forward * 2 > plan.lanes[usize::from(lane)].len();
        let takes_back = last.is_some_and(|last| last.lane == lane && last.back != back);
        cost - 2 * usize::from(takes_back)
    }

    fn steps(&self, plan: &Plan) -> Vec<Step> {
        let (row, column) = self.distances(plan);
        let there = |lane: u16, forward: usize| {
            let track = &plan.lanes[usize::from(lane)];
            let back = forward * 2 > track.len();
            core::iter::repeat_n(Step { lane, back }, track.steps(forward))
        };
        let (row, column) = (there(self.row, row), there(self.column, column));
        let (first, then) = if self.row_first {
            (row, column)
        } else {
            (column, row)
        };
        let back = first
            .clone()
            .chain(then.clone())
            .map(|step| plan.undone(step));
        first.chain(then).chain(back).collect()
    }
}
