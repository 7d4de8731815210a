//! Small spaces: all arrangements that can be reached, nearest first. Ends with a shortest way, or with
//! the proof that there is none.

use super::count::Count;
use super::plan::{Plan, Step};
use crate::seen::{Added, Seen};
use alloc::vec::Vec;

/// Up to so many arrangements a board is searched in this way: all of 3×3 are 362,880.
const SMALL: u64 = 500_000;

/// A search by breadth: boards are looked at in the order in which they were reached.
#[derive(Clone, Debug)]
pub(super) struct Breadth {
    seen: Seen<u8>,
    /// By board: from which it was reached, and how.
    from: Vec<(u32, Step)>,
    next: usize,
    masks: Vec<u8>,
}

/// What came of a stretch of searching.
pub(super) enum Outcome {
    /// The way to the goal.
    Found(Vec<Step>),
    /// There is none, or none within the depth that was set.
    None,
    /// Nothing yet.
    More,
}

impl Breadth {
    /// Whether all arrangements of these tiles are few enough for the budget and for the memory.
    pub(super) fn is_fit(plan: &Plan, masks: &[u8], budget: u64) -> bool {
        let mut each = Count::new(u64::MAX, 1);
        each.take(1, work(plan));
        let limit = SMALL.min(budget / each.spent());
        arrangements(plan, masks, limit.min(plan.most_seen() as u64)).is_some()
    }

    #[allow(clippy::cast_possible_truncation)]
    pub(super) fn new(plan: &Plan, masks: &[u8]) -> Self {
        let mut seen = plan.seen();
        seen.add(&masks[..plan.cells]);
        Self {
            seen,
            from: alloc::vec![(
                0,
                Step {
                    lane: 0,
                    back: false
                }
            )],
            next: 0,
            masks: masks.into(),
        }
    }

    /// Takes up to that many boards from the frontier, and counts them.
    pub(super) fn run(&mut self, plan: &Plan, most: u64, count: &mut Count) -> Outcome {
        let until = count.after(most);
        loop {
            // Known also when the last board was the last of the budget.
            if self.next == self.seen.count() {
                return Outcome::None;
            }
            if count.spent() >= until {
                return Outcome::More;
            }
            count.take(1, work(plan));
            if let Some(way) = self.expand(plan) {
                return Outcome::Found(way);
            }
        }
    }

    /// Reaches the neighbours of the next board.
    #[allow(clippy::cast_possible_truncation)]
    fn expand(&mut self, plan: &Plan) -> Option<Vec<Step>> {
        let number = self.next;
        self.next += 1;
        for step in plan.steps() {
            self.masks[..plan.cells].copy_from_slice(self.seen.row(number));
            plan.shift(&mut self.masks, step);
            if let Added::New(_) = self.seen.add(&self.masks[..plan.cells]) {
                // Fits: a table holds fewer boards than that.
                self.from.push((number as u32, step));
                if plan.meets(&self.masks) {
                    return Some(self.way());
                }
            }
        }
        None
    }

    /// The way to the last board.
    fn way(&self) -> Vec<Step> {
        let mut way = Vec::new();
        let mut at = self.from.len() - 1;
        while at != 0 {
            let (from, step) = self.from[at];
            way.push(step);
            at = from as usize;
        }
        way.reverse();
        way
    }
}

/// How much work the neighbours of a board are.
const fn work(plan: &Plan) -> usize {
    2 * plan.lanes.len() * plan.cells
}

/// How many arrangements the tiles that move have at most; `None` above the limit.
fn arrangements(plan: &Plan, masks: &[u8], limit: u64) -> Option<u64> {
    if let [track] = &plan.lanes[..] {
        return Some(track.len() as u64).filter(|&count| count <= limit);
    }
    let mut kinds = [0; 16];
    let moves = moving(plan);
    for (&mask, _) in masks.iter().zip(&moves).filter(|(_, moves)| **moves) {
        kinds[usize::from(mask)] += 1;
    }
    let (mut count, mut placed) = (1_u64, 0);
    for kind in kinds {
        // Choose the places of this kind among those placed so far: always whole numbers.
        for one in 1..=kind {
            placed += 1;
            count = count.checked_mul(placed)? / one;
            if count > limit {
                return None;
            }
        }
    }
    Some(count).filter(|&count| count <= limit)
}

/// By cell: whether a lane that moves goes through it.
pub(super) fn moving(plan: &Plan) -> Vec<bool> {
    let mut moves = alloc::vec![false; plan.cells];
    for &cell in plan.lanes.iter().flat_map(|track| &track.cells) {
        moves[usize::from(cell)] = true;
    }
    moves
}
