//! Some way where a shortest one is out of reach. From the board the mismatches are made fewer
//! (`descend`); from boards on that way arrangements that meet the goal are looked for (`arrange`), the
//! tiles are brought there (`route`), and the shortest way is kept and shortened (`trim`).

use super::arrange::Arranging;
use super::count::Count;
use super::descend::{Descent, Stop};
use super::plan::{Plan, Step};
use super::route::Route;
use super::trim::Trim;
use crate::order;
use crate::rng::{Rng, Seed};
use alloc::vec::Vec;

/// How many arrangements are tried.
const ROUNDS: usize = 64;
/// Up to so many cells any arrangement will do at first: there are few steps to any of them.
const SMALL: usize = 36;
/// From so many boards.
const FROM: usize = 4;
/// How many changes, or boards, are made at a time.
const AT_A_TIME: u64 = 64;
/// On larger boards no arrangement is looked for.
const CELLS: usize = 1024;

#[derive(Clone, Debug)]
pub(super) struct Search {
    start: Vec<u8>,
    rng: Rng,
    task: Task,
    /// Where arrangements are looked for, the last one first; and how often from one of them.
    stops: Vec<Stop>,
    has_descended: bool,
    rounds: usize,
    best: Option<Vec<Step>>,
}

#[derive(Clone, Debug)]
enum Task {
    Descend(Descent),
    Arrange(Stop, Arranging),
    /// With the steps before.
    Route(Vec<Step>, Route),
    Trim(Trim),
    Next,
}

impl Search {
    /// A search for a way, shorter than the one that is known if there is one.
    pub(super) fn new(plan: &Plan, start: &[u8], known: Option<&[Step]>) -> Self {
        let start_only = Stop {
            masks: start.into(),
            bad: usize::MAX,
            way: Vec::new(),
        };
        Self {
            start: start.into(),
            rng: Rng::new(Seed::from_number(0), 0),
            task: Task::Next,
            stops: alloc::vec![start_only],
            has_descended: false,
            rounds: if plan.cells > SMALL { ROUNDS } else { 0 },
            best: known.map(Into::into),
        }
    }

    /// The shortest way, also of what was not done to the end.
    pub(super) fn into_best(mut self, plan: &Plan) -> Option<Vec<Step>> {
        match core::mem::replace(&mut self.task, Task::Next) {
            Task::Route(before, mut route) => {
                let way = route.take_best();
                self.keep(way.map(|way| plan.tidied(&[before, way].concat())));
            }
            Task::Trim(trim) => self.keep(Some(trim.into_way())),
            _ => {}
        }
        self.best
    }

    /// Keeps a way that is shorter than the best so far.
    fn keep(&mut self, way: Option<Vec<Step>>) {
        let best = self.best.as_ref().map_or(usize::MAX, Vec::len);
        if let Some(way) = way.filter(|way| way.len() < best) {
            self.best = Some(way);
        }
    }

    /// A part of the work; `false` when all is done.
    pub(super) fn run(&mut self, plan: &Plan, count: &mut Count) -> bool {
        if plan.cells > CELLS {
            return false;
        }
        let next = match &mut self.task {
            Task::Next => {
                let next = self.next(plan, count);
                if next.is_none() {
                    return false;
                }
                next
            }
            Task::Descend(descent) => descent
                .run(plan, count)
                .map(|stops| self.order(plan, stops)),
            Task::Arrange(stop, arranging) => {
                let found = arranging.run(plan, AT_A_TIME, &mut self.rng, count);
                found.map(|goal| match goal {
                    Some(goal) => {
                        Task::Route(stop.way.clone(), Route::new(plan, &stop.masks, goal))
                    }
                    None => Task::Next,
                })
            }
            Task::Route(before, route) => {
                let way = route.run(plan, &mut self.rng, count);
                way.map(|way| match way {
                    Some(way) => {
                        before.extend(way);
                        Task::Trim(Trim::new(plan.tidied(before)))
                    }
                    None => Task::Next,
                })
            }
            Task::Trim(trim) => {
                let way = trim.run(plan, &self.start, count);
                way.map(|way| {
                    self.keep(Some(way));
                    Task::Next
                })
            }
        };
        if let Some(task) = next {
            self.task = task;
        }
        true
    }

    /// Orders the boards on the way down by what the whole way will come to.
    fn order(&mut self, plan: &Plan, mut stops: Vec<Stop>) -> Task {
        if let Some(stop) = stops.pop_if(|stop| stop.bad == 0 && plan.is_joined(&stop.masks)) {
            self.stops = stops;
            return Task::Trim(Trim::new(stop.way));
        }
        order::by_key(&mut stops, |stop| !((stop.way.len() + 2 * stop.bad) as u32));
        self.stops = stops;
        Task::Next
    }

    /// Looks for the next arrangement.
    fn next(&mut self, plan: &Plan, count: &Count) -> Option<Task> {
        if self.rounds == ROUNDS && !self.has_descended {
            self.has_descended = true;
            self.rounds = 0;
            let descent = Descent::new(plan, &self.start, count.left() / 2, count);
            return Some(Task::Descend(descent));
        }
        // By chance a net may not grow to the end: the next one is tried then.
        while self.rounds < ROUNDS && !self.stops.is_empty() {
            let from = self.rounds % FROM.min(self.stops.len());
            self.rounds += 1;
            let stop = self.stops[self.stops.len() - 1 - from].clone();
            let near = self.has_descended;
            let arranging = Arranging::new(plan, &stop.masks, near, &mut self.rng, count);
            if let Some(arranging) = arranging {
                return Some(Task::Arrange(stop, arranging));
            }
        }
        None
    }
}
