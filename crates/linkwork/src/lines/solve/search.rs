//! Some way where a shortest one is out of reach: arrangements that meet the goal are found one after
//! the other, the tiles are brought there, and the shortest way is kept and shortened.

use super::arrange::Arranging;
use super::plan::{Plan, Step};
use super::route::Route;
use super::trim::Trim;
use crate::rng::{Rng, Seed};
use alloc::vec::Vec;

/// How many arrangements are tried.
const ROUNDS: usize = 16;
/// How many changes, times the square of the cells, are tried before the search begins anew from
/// another net; and how many are made at a time.
const CHANGES: u64 = 16;
const AT_A_TIME: u64 = 256;
/// On larger boards no arrangement is looked for: a change there looks at the whole board.
const CELLS: usize = 1024;

pub(super) struct Search {
    start: Vec<u8>,
    rng: Rng,
    task: Task,
    rounds: usize,
    best: Option<Vec<Step>>,
}

enum Task {
    Arrange(Arranging, u64),
    Route(Route),
    Trim(Trim),
    Done,
}

impl Search {
    pub(super) fn new(plan: &Plan, start: &[u8]) -> Self {
        let mut search = Self {
            start: start.into(),
            rng: Rng::new(Seed::from_number(0), 0),
            task: Task::Done,
            rounds: 0,
            best: None,
        };
        if plan.cells <= CELLS {
            search.begin(plan);
        }
        search
    }

    /// The shortest way so far.
    pub(super) fn best(&self) -> Option<&[Step]> {
        self.best.as_deref()
    }

    /// A part of the work, within a budget not yet spent; `false` when all is done.
    pub(super) fn run(&mut self, plan: &Plan, budget: u64, positions: &mut u64) -> bool {
        match &mut self.task {
            Task::Done => return false,
            Task::Arrange(arranging, left) => {
                let spent = AT_A_TIME.min(budget - *positions);
                let goal = arranging.run(plan, spent, &mut self.rng);
                *positions += spent;
                *left = left.saturating_sub(spent);
                if let Some(goal) = goal {
                    self.rounds += 1;
                    self.task = Task::Route(Route::new(plan, &self.start, goal));
                } else if *left == 0 {
                    self.begin(plan);
                }
            }
            Task::Route(route) => {
                if let Some(way) = route.run(plan, &mut self.rng, budget, positions) {
                    self.keep(way.as_ref());
                    self.task = way.map_or(Task::Done, |way| Task::Trim(Trim::new(way)));
                }
            }
            Task::Trim(trim) => {
                if let Some(way) = trim.run(plan, &self.start, budget, positions) {
                    self.keep(Some(&way));
                    self.task = Task::Done;
                }
            }
        }
        if matches!(self.task, Task::Done) {
            self.begin(plan);
        }
        !matches!(self.task, Task::Done)
    }

    /// Keeps a way that is shorter than the best so far.
    fn keep(&mut self, way: Option<&Vec<Step>>) {
        let best = self.best.as_ref().map_or(usize::MAX, Vec::len);
        if let Some(way) = way.filter(|way| way.len() < best) {
            self.best = Some(way.clone());
        }
    }

    /// Looks for the next arrangement.
    fn begin(&mut self, plan: &Plan) {
        self.task = if self.rounds == ROUNDS {
            Task::Done
        } else {
            let arranging = Arranging::new(plan, &self.start, &mut self.rng);
            Task::Arrange(arranging, CHANGES * (plan.cells as u64).pow(2))
        };
    }
}
