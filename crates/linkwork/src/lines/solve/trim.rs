//! A way is shortened from its end: from its last boards the exact search looks for a shorter end, and
//! any arrangement that meets the goal will do.

use super::breadth::Outcome;
use super::count::Count;
use super::deepen::Deepening;
use super::plan::{Plan, Step};
use alloc::vec::Vec;

/// The longest end that the search looks for, and how many positions one search may take.
const DEEP: usize = 6;
const EFFORT: u64 = 500;
/// From no board further from the end than that.
const REACH: usize = 16;

#[derive(Clone, Debug)]
pub(super) struct Trim {
    way: Vec<Step>,
    /// How many steps before the end the search begins.
    from: usize,
}

impl Trim {
    pub(super) const fn new(way: Vec<Step>) -> Self {
        Self { way, from: 2 }
    }

    /// The way as far as it is shortened.
    pub(super) fn into_way(self) -> Vec<Step> {
        self.way
    }

    /// Searches from one board; the way, when there are no more.
    pub(super) fn run(
        &mut self,
        plan: &Plan,
        start: &[u8],
        count: &mut Count,
    ) -> Option<Vec<Step>> {
        if self.from > self.way.len().min(REACH) || count.left() == 0 {
            return Some(core::mem::take(&mut self.way));
        }
        let kept = self.way.len() - self.from;
        let mut masks: Vec<u8> = start.into();
        self.way[..kept]
            .iter()
            .for_each(|&step| plan.shift(&mut masks, step));
        let last = DEEP.min(self.from - 1);
        let found = if plan.meets(&masks) {
            Outcome::Found(Vec::new())
        } else {
            count.work(plan.edges.len());
            Deepening::new(plan, &masks, last).run(plan, EFFORT, count)
        };
        if let Outcome::Found(end) = found {
            self.way.truncate(kept);
            self.way.extend(end);
            self.way = plan.tidied(&self.way);
            self.from = 2;
        } else {
            self.from += 1;
        }
        None
    }
}
