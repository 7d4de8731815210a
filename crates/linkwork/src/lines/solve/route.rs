//! The way from a board to a given arrangement of its tiles: a beam of boards, each step the ones whose
//! tiles are nearest to their places; the last tiles are brought there by cycles of three.

use super::breadth::Outcome;
use super::cycles;
use super::deepen::Deepening;
use super::plan::{Plan, Step};
use super::table::Table;
use crate::rng::Rng;
use alloc::vec::Vec;

/// How many boards are kept after each step.
const WIDTH: usize = 256;
/// From how many of them the way to the end is tried, and by how many steps of the exact search.
const TRIED: usize = 4;
const ENDING: usize = 5;
/// How many positions one such try may take.
const EFFORT: u64 = 400;
/// After so many steps without a shorter way the beam ends.
const PATIENCE: usize = 6;

/// A board of the beam.
struct Node {
    masks: Vec<u8>,
    /// The sum of the distances from each tile to the nearest place of its kind.
    far: u32,
    /// Where its last step stands.
    came: usize,
}

pub(super) struct Route {
    goal: Vec<u8>,
    /// By cell, then kind: how many steps to the nearest place of that kind.
    away: Vec<[u8; 16]>,
    beam: Vec<Node>,
    seen: Table,
    /// All steps made, each with the number of the one before; the first is none.
    made: Vec<(usize, Step)>,
    depth: usize,
    best: Option<Vec<Step>>,
    idle: usize,
}

impl Route {
    pub(super) fn new(plan: &Plan, start: &[u8], goal: &[u8]) -> Self {
        let away = away(plan, goal);
        let far = (0..plan.cells).map(|cell| u32::from(away[cell][usize::from(start[cell])]));
        let node = Node {
            masks: start.into(),
            far: far.sum(),
            came: 0,
        };
        let mut seen = Table::new(plan.cells);
        seen.add(start);
        Self {
            goal: goal.into(),
            away,
            beam: alloc::vec![node],
            seen,
            made: alloc::vec![(
                0,
                Step {
                    lane: 0,
                    back: false
                }
            )],
            depth: 0,
            best: None,
            idle: 0,
        }
    }

    /// Takes the beam one step further. `Some` when it has ended, with the shortest way found.
    pub(super) fn run(
        &mut self,
        plan: &Plan,
        rng: &mut Rng,
        budget: u64,
        positions: &mut u64,
    ) -> Option<Option<Vec<Step>>> {
        self.idle += 1;
        for at in 0..self.beam.len().min(TRIED) {
            self.end_from(plan, at, rng, budget, positions);
        }
        let best = self.best.as_ref().map_or(usize::MAX, Vec::len);
        self.depth += 1;
        *positions = budget.min(*positions + self.beam.len() as u64);
        if self.idle > PATIENCE || self.depth + 1 >= best || *positions >= budget {
            return Some(self.best.take());
        }
        self.widen(plan);
        None
    }

    /// Tries to go to the end from a board of the beam, within the budget.
    fn end_from(
        &mut self,
        plan: &Plan,
        at: usize,
        rng: &mut Rng,
        budget: u64,
        positions: &mut u64,
    ) {
        let node = &self.beam[at];
        let mut masks = node.masks.clone();
        let known = self.best.as_ref().map_or(1000, Vec::len);
        let most = known.saturating_sub(self.depth);
        let mut way = self.way(node.came);
        let exact = plan.meets(&masks).then(Vec::new).or_else(|| {
            let last = ENDING.min(most);
            match Deepening::new(plan, &masks, last).run(
                plan,
                EFFORT.min(budget - *positions),
                positions,
            ) {
                Outcome::Found(steps) => Some(steps),
                _ => None,
            }
        });
        let ending = exact.or_else(|| {
            // Cycles go the long way: they are weighed from the nearest board alone.
            if at > 0 {
                return None;
            }
            let steps = cycles::bring(plan, &mut masks, &self.goal, most, rng);
            // One board for each cycle, which is about four steps.
            let made = steps.as_ref().map_or(most, Vec::len) as u64 / 4;
            *positions += made.min(budget - *positions);
            steps
        });
        if let Some(ending) = ending {
            way.extend(ending);
            let way = plan.tidied(&way);
            if way.len() < known {
                self.best = Some(way);
                self.idle = 0;
            }
        }
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

    /// Makes every step from every board of the beam, and keeps the nearest of the new boards.
    fn widen(&mut self, plan: &Plan) {
        let mut next: Vec<(u32, usize, Step)> = Vec::new();
        for (at, node) in self.beam.iter().enumerate() {
            next.extend(
                plan.steps()
                    .map(|step| (self.far_after(plan, node, step), at, step)),
            );
        }
        next.sort_by_key(|&(far, at, _)| (far, at));
        let mut beam = Vec::new();
        for (far, at, step) in next {
            let mut masks = self.beam[at].masks.clone();
            plan.shift(&mut masks, step);
            if !self.seen.is_full() && self.seen.add(&masks) {
                self.made.push((self.beam[at].came, step));
                beam.push(Node {
                    masks,
                    far,
                    came: self.made.len() - 1,
                });
                if beam.len() == WIDTH {
                    break;
                }
            }
        }
        self.beam = beam;
    }

    /// The distances after a step: only the tiles of its lane move.
    fn far_after(&self, plan: &Plan, node: &Node, step: Step) -> u32 {
        let cells = &plan.track(step).cells;
        let away = |cell: u16, from: u16| {
            u32::from(self.away[usize::from(cell)][usize::from(node.masks[usize::from(from)])])
        };
        let shifted = cells.iter().cycle().skip(1);
        let (mut before, mut after) = (0, 0);
        for (&cell, &next) in cells.iter().zip(shifted) {
            before += away(cell, cell);
            after += if step.back {
                away(cell, next)
            } else {
                away(next, cell)
            };
        }
        node.far + after - before
    }
}

/// By cell and kind: how many steps to the nearest place where that kind belongs.
fn away(plan: &Plan, goal: &[u8]) -> Vec<[u8; 16]> {
    let mut away = alloc::vec![[u8::MAX; 16]; plan.cells];
    let mut line: Vec<(u16, u8)> = Vec::new();
    for (cell, &kind) in (0..).zip(&goal[..plan.cells]) {
        away[usize::from(cell)][usize::from(kind)] = 0;
        line.push((cell, kind));
    }
    // By breadth from all places at once.
    let mut at = 0;
    while let Some(&(cell, kind)) = line.get(at) {
        at += 1;
        let far = away[usize::from(cell)][usize::from(kind)].saturating_add(1);
        for lane in plan.through[usize::from(cell)].into_iter().flatten() {
            let track = &plan.lanes[usize::from(lane)];
            let (place, len) = (track.place(cell), track.len());
            for next in [(place + 1) % len, (place + len - 1) % len] {
                let known = &mut away[usize::from(track.cells[next])][usize::from(kind)];
                if *known == u8::MAX && far < u8::MAX {
                    *known = far;
                    line.push((track.cells[next], kind));
                }
            }
        }
    }
    away
}
