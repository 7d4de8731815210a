//! Three tiles change places and nothing else moves: a row, a column that crosses it, the row back, the
//! column back. Such cycles bring any tiles anywhere, up to one swap that only a lane of even length
//! can make.

use super::plan::{Plan, Step};
use crate::rng::Rng;
use alloc::vec::Vec;

/// A cycle round the cell where a row and a column cross.
#[derive(Clone, Copy)]
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

/// Cycles at up to so many wrong cells are weighed against each other.
const WEIGHED: usize = 32;

/// The steps that bring tiles to where `goal` has them, found greedily: always the cycle that puts
/// most right for its steps. `None` if that got lost.
pub(super) fn bring(
    plan: &Plan,
    masks: &mut [u8],
    goal: &[u8],
    most: usize,
    rng: &mut Rng,
) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut idle = 0;
    while steps.len() < most && idle < 50 {
        let wrong = (0..plan.cells).filter(|&cell| masks[cell] != goal[cell]);
        let wrong: Vec<u16> = wrong.filter_map(|cell| u16::try_from(cell).ok()).collect();
        if wrong.is_empty() {
            return Some(steps);
        }
        let (gain, cycle) = best(plan, masks, goal, &wrong, rng)?;
        idle = if gain > 0 { 0 } else { idle + 1 };
        for step in cycle.steps(plan) {
            plan.shift(masks, step);
            steps.push(step);
        }
    }
    None
}

/// The cycle that puts most tiles right for its steps, and how many; equally good ones by chance.
fn best(
    plan: &Plan,
    masks: &[u8],
    goal: &[u8],
    wrong: &[u16],
    rng: &mut Rng,
) -> Option<(i32, Cycle)> {
    let mut best: Option<(i32, usize, Cycle)> = None;
    let mut ties = 1;
    let start = rng.index(wrong.len());
    let from = wrong
        .iter()
        .cycle()
        .skip(start)
        .take(wrong.len().min(WEIGHED));
    for &cell in from {
        around(plan, cell, |cycle| {
            let (gain, cost) = (cycle.gain(masks, goal), cycle.cost(plan));
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

    /// How many steps it makes.
    fn cost(&self, plan: &Plan) -> usize {
        let (row, column) = self.distances(plan);
        let steps = |lane: u16, forward| plan.lanes[usize::from(lane)].steps(forward);
        2 * (steps(self.row, row) + steps(self.column, column))
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
