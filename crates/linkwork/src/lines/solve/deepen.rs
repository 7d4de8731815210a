//! Iterative deepening: all ways of so many steps, then of one more. The first way found is a shortest.
//!
//! What is left out, and why nothing is lost by that:
//! - positions from which the steps left cannot touch all mismatches (see `bound`);
//! - a step back, and more than half a turn of one lane: there is a shorter way, which an earlier round
//!   would have found;
//! - parallel lanes out of order, and the second of the two ways of half a turn: the same board was
//!   looked at in the other order, which came first;
//! - a board known not to reach the goal in the steps left. It is noted when all its steps have been
//!   tried or left out for the reasons above; each of those reasons says that the way would have been
//!   found by then, so the note holds however the board is reached.

use super::bound;
use super::breadth::Outcome;
use super::count::Count;
use super::plan::{Plan, Step};
use super::tiles::Tiles;
use crate::seen::{Added, Seen};
use alloc::vec::Vec;

/// A search by depth, kept as a stack, so that it can stop anywhere and go on.
#[derive(Clone, Debug)]
pub(super) struct Deepening {
    tiles: Tiles,
    /// The length of the ways tried in this round.
    depth: usize,
    /// The last round.
    last: usize,
    steps: Vec<Step>,
    stack: Vec<Level>,
    /// How many levels of the stack are in use; the others keep their memory.
    used: usize,
    /// How much of the lists was looked at since that was last counted.
    work: usize,
    /// Boards, and within how many steps each does not reach the goal.
    failed: Seen<u8>,
    within: Vec<u8>,
}

/// A position on the way that is being tried.
#[derive(Clone, Debug, Default)]
struct Level {
    /// Its mismatches, as the lanes that touch them.
    bad: Vec<u64>,
    /// Which step is tried next.
    next: usize,
    /// The step that led here, and how often it has been made in a row.
    came: Option<Step>,
    run: usize,
}

/// Positions with fewer steps left are not noted: to search them again costs less.
const NOTED: usize = 2;

impl Deepening {
    /// A search for ways of up to `last` steps. The start must not meet the goal.
    pub(super) fn new(plan: &Plan, masks: &[u8], last: usize) -> Self {
        let mut search = Self {
            tiles: Tiles::new(plan, masks),
            depth: 0,
            last,
            steps: plan.steps().collect(),
            stack: Vec::new(),
            used: 0,
            work: 0,
            failed: plan.seen(),
            within: Vec::new(),
        };
        search.begin(plan);
        search
    }

    /// No way is shorter than that.
    pub(super) const fn at_least(&self) -> usize {
        self.depth
    }

    /// Begins the next round that the bound does not rule out.
    fn begin(&mut self, plan: &Plan) {
        while self.used == 0 && self.depth < self.last {
            self.depth += 1;
            self.enter(plan, None, 1);
        }
    }

    /// Spends about that many positions.
    pub(super) fn run(&mut self, plan: &Plan, most: u64, count: &mut Count) -> Outcome {
        let until = count.after(most);
        while count.spent() < until {
            if self.used == 0 {
                return Outcome::None;
            }
            let next = self.next_step(plan);
            count.work(core::mem::take(&mut self.work));
            match next {
                None => self.leave(plan),
                Some((step, run)) => {
                    count.take(1, plan.cells + plan.track(step).edges.len());
                    self.tiles.step(plan, step);
                    if self.tiles.meet(plan) {
                        return Outcome::Found(self.way(step));
                    }
                    if !self.enter(plan, Some(step), run) {
                        self.tiles.step(plan, plan.undone(step));
                    }
                }
            }
        }
        Outcome::More
    }

    /// How many steps are left at the position reached, once it is on the stack.
    const fn left(&self) -> usize {
        self.depth + 1 - self.used
    }

    /// Puts the position reached on the stack, unless it is clear that nothing comes of it.
    fn enter(&mut self, plan: &Plan, came: Option<Step>, run: usize) -> bool {
        let left = self.depth - self.used;
        if left == 0 || left >= NOTED && self.is_noted(plan, left) {
            return false;
        }
        if self.used == self.stack.len() {
            self.stack.push(Level::default());
        }
        let level = &mut self.stack[self.used];
        if !bound::list(plan, &self.tiles, left, &mut level.bad)
            || !bound::can_touch(&level.bad, 0, left, &mut self.work)
        {
            return false;
        }
        (level.next, level.came, level.run) = (0, came, run);
        self.used += 1;
        true
    }

    /// The next step worth trying from the position on top, and how often it is then made in a row.
    fn next_step(&mut self, plan: &Plan) -> Option<(Step, usize)> {
        let left = self.left();
        let level = &mut self.stack[self.used - 1];
        while let Some(&step) = self.steps.get(level.next) {
            level.next += 1;
            let run = match level.came {
                Some(came) => follows(plan, came, level.run, step),
                None => Some(1),
            };
            // What this lane does not touch is left to the others.
            let bit = plan.track(step).bit;
            let run = run.filter(|_| bound::can_touch(&level.bad, bit, left - 1, &mut self.work));
            if let Some(run) = run {
                return Some((step, run));
            }
        }
        None
    }

    /// Takes the position on top off the stack: the goal is not within the steps left.
    #[allow(clippy::cast_possible_truncation)]
    fn leave(&mut self, plan: &Plan) {
        let left = self.left();
        if left >= NOTED {
            let left = left.min(255) as u8;
            let tiles = &self.tiles.masks[..plan.cells];
            if let Added::New(_) = self.failed.add(tiles) {
                self.within.push(left);
            } else if let Some(number) = self.failed.find(tiles) {
                self.within[number] = self.within[number].max(left);
            }
        }
        self.used -= 1;
        match self.stack[self.used].came {
            Some(came) => self.tiles.step(plan, plan.undone(came)),
            None => self.begin(plan),
        }
    }

    fn is_noted(&self, plan: &Plan, left: usize) -> bool {
        let number = self.failed.find(&self.tiles.masks[..plan.cells]);
        number.is_some_and(|number| usize::from(self.within[number]) >= left)
    }

    /// The steps to the position on top, and one more.
    fn way(&self, last: Step) -> Vec<Step> {
        let levels = &self.stack[..self.used];
        let came = levels.iter().filter_map(|level| level.came);
        came.chain([last]).collect()
    }
}

/// Whether a step may follow one made `run` times in a row; if so, how often it is then made in a row.
fn follows(plan: &Plan, came: Step, run: usize, step: Step) -> Option<usize> {
    let (before, track) = (plan.track(came), plan.track(step));
    if came.lane == step.lane {
        let twice = 2 * (run + 1);
        let short = twice < track.len() || twice == track.len() && !step.back;
        return (came.back == step.back && short).then_some(run + 1);
    }
    (before.is_row() != track.is_row() || came.lane < step.lane).then_some(1)
}
