//! From a board towards fewer mismatches: a beam of boards, each step those that are left with the
//! fewest. It mostly ends short of the goal, but near it.

use super::breadth::Outcome;
use super::count::Count;
use super::deepen::Deepening;
use super::plan::{Plan, Step};
use crate::order;
use crate::seen::{Added, Seen};
use alloc::vec::Vec;

/// How many boards are kept after each step, at least and at most. In between, as many as leave so much
/// of the budget that there can be so many steps for each cell.
const WIDTHS: (u64, u64) = (32, 4096);
const STEPS: u64 = 2;
/// How many mismatches a closed group stands for that is not all: it has to be opened again.
const CLOSED: usize = 2;
/// From how many of the boards the way to the end is tried, by how many steps of the exact search, and
/// how many positions one such try may take.
const TRIED: usize = 8;
const ENDING: usize = 6;
const EFFORT: u64 = 300;
/// After so many steps without fewer mismatches the beam ends.
const PATIENCE: usize = 24;

/// A board of the beam.
#[derive(Clone, Debug)]
struct Node {
    masks: Vec<u8>,
    bad: usize,
    /// Where its last step stands.
    came: usize,
}

/// The best board after so many steps, and the way to it.
#[derive(Clone, Debug)]
pub(super) struct Stop {
    pub(super) masks: Vec<u8>,
    pub(super) bad: usize,
    pub(super) way: Vec<Step>,
}

#[derive(Clone, Debug)]
pub(super) struct Descent {
    beam: Vec<Node>,
    /// The next beam, as far as it is known: mismatches, the board, the step.
    next: Vec<(usize, u32, Step)>,
    at: usize,
    seen: Seen<u8>,
    /// All steps made, each with the number of the one before; the first is none.
    made: Vec<(usize, Step)>,
    stops: Vec<Stop>,
    width: usize,
    /// What is spent by then is enough.
    until: u64,
    idle: usize,
}

impl Descent {
    /// A beam that may spend so many positions.
    pub(super) fn new(plan: &Plan, start: &[u8], positions: u64, count: &Count) -> Self {
        let mut seen = plan.seen();
        seen.add(&start[..plan.cells]);
        let bad = plan
            .edges
            .iter()
            .filter(|edge| Plan::is_bad(edge, start))
            .count();
        let none = Step {
            lane: 0,
            back: false,
        };
        let start = Node {
            masks: start.into(),
            bad,
            came: 0,
        };
        Self {
            stops: alloc::vec![Stop {
                masks: start.masks.clone(),
                bad,
                way: Vec::new(),
            }],
            beam: alloc::vec![start],
            width: width(plan, positions),
            until: count.after(positions),
            next: Vec::new(),
            at: 0,
            seen,
            made: alloc::vec![(0, none)],
            idle: 0,
        }
    }

    /// Takes up one more board. `Some` when the beam has ended: the best board after each step that led
    /// to a better one than before. If the goal was reached, its board is the last.
    pub(super) fn run(&mut self, plan: &Plan, count: &mut Count) -> Option<Vec<Stop>> {
        if self.at < self.beam.len() {
            self.look(plan, count);
            return None;
        }
        self.widen(plan, count);
        self.idle += 1;
        if let Some(stop) = self.beam.first().map(|node| self.stop(node))
            && self.stops.last().is_some_and(|last| stop.bad < last.bad)
        {
            self.stops.push(stop);
            self.idle = 0;
        }
        let end = (0..self.beam.len().min(TRIED)).find_map(|at| self.end(plan, at, count));
        let is_over = end.is_some()
            || self.idle == PATIENCE
            || self.beam.is_empty()
            || self.seen.is_full()
            || count.spent() >= self.until;
        self.stops.extend(end);
        is_over.then(|| core::mem::take(&mut self.stops))
    }

    fn stop(&self, node: &Node) -> Stop {
        Stop {
            masks: node.masks.clone(),
            bad: node.bad,
            way: self.way(node.came),
        }
    }

    /// Tries to go to the end exactly from a board of the beam.
    fn end(&self, plan: &Plan, at: usize, count: &mut Count) -> Option<Stop> {
        let mut stop = self.stop(&self.beam[at]);
        count.work(plan.edges.len());
        if !plan.meets(&stop.masks) {
            let mut exact = Deepening::new(plan, &stop.masks, ENDING);
            let Outcome::Found(steps) = exact.run(plan, EFFORT, count) else {
                return None;
            };
            steps
                .iter()
                .for_each(|&step| plan.shift(&mut stop.masks, step));
            stop.way.extend(steps);
        }
        stop.bad = 0;
        Some(stop)
    }

    /// Lists the steps from the next board of the beam.
    fn look(&mut self, plan: &Plan, count: &mut Count) {
        let node = &mut self.beam[self.at];
        let bad = |masks: &[u8], edges: &[u32]| {
            let edges = edges.iter().map(|&edge| &plan.edges[edge as usize]);
            edges.filter(|edge| Plan::is_bad(edge, masks)).count()
        };
        let (mut lane, mut before, mut work) = (u16::MAX, 0, 0);
        for step in plan.steps() {
            let track = plan.track(step);
            if lane != step.lane {
                (lane, before) = (step.lane, bad(&node.masks, &track.edges));
            }
            plan.shift(&mut node.masks, step);
            let after = node.bad + bad(&node.masks, &track.edges) - before;
            plan.shift(&mut node.masks, plan.undone(step));
            // Fits: a beam is far narrower.
            #[allow(clippy::cast_possible_truncation)]
            self.next.push((after, self.at as u32, step));
            work += 2 * track.len() + track.edges.len();
        }
        count.take(1, work);
        self.at += 1;
    }

    /// Takes the beam one step further.
    fn widen(&mut self, plan: &Plan, count: &mut Count) {
        let mut next = core::mem::take(&mut self.next);
        // Those of one board lie together, the boards in order: equally bad ones stay so.
        order::by_key(&mut next, |&(bad, ..)| bad as u32);
        let mut beam = Vec::new();
        for (bad, at, step) in next {
            let from = &self.beam[at as usize];
            let mut masks = from.masks.clone();
            plan.shift(&mut masks, step);
            let Added::New(_) = self.seen.add(&masks[..plan.cells]) else {
                continue;
            };
            self.made.push((from.came, step));
            let came = self.made.len() - 1;
            let worth = bad + CLOSED * plan.closed(&masks);
            beam.push((worth, Node { masks, bad, came }));
            // Some more than are kept: those with closed groups fall behind.
            if beam.len() == 2 * self.width {
                break;
            }
        }
        count.work(beam.len() * 4 * plan.edges.len());
        order::by_key(&mut beam, |&(worth, _)| worth as u32);
        beam.truncate(self.width);
        self.beam = beam.into_iter().map(|(_, node)| node).collect();
        self.at = 0;
    }

    /// The steps that led to one.
    fn way(&self, mut at: usize) -> Vec<Step> {
        let mut way = Vec::new();
        while at != 0 {
            let (before, step) = self.made[at];
            way.push(step);
            at = before;
        }
        way.reverse();
        way
    }
}

/// How many boards can be kept after each step for so many positions.
#[allow(clippy::cast_possible_truncation)]
fn width(plan: &Plan, positions: u64) -> usize {
    let mut each = Count::new(u64::MAX, 1);
    let steps = 2 * plan.lanes.len();
    let lane = plan
        .lanes
        .iter()
        .map(|track| track.len())
        .max()
        .unwrap_or(0);
    each.take(1, steps * lane * 5 + 8 * plan.edges.len());
    let width = positions / (STEPS * plan.cells as u64 * each.spent());
    width.clamp(WIDTHS.0, WIDTHS.1) as usize
}
