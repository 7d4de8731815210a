//! The way from a board to a given arrangement of its tiles: a beam of boards, each step the ones whose
//! tiles are nearest to their places; the last tiles are brought there by cycles of three.

use super::breadth::Outcome;
use super::count::Count;
use super::cycles::{Bringing, Brought};
use super::deepen::Deepening;
use super::plan::{Plan, Step};
use crate::order;
use crate::rng::Rng;
use crate::seen::{Added, Seen};
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
#[derive(Clone, Debug)]
struct Node {
    masks: Vec<u8>,
    /// The sum of the distances from each tile to the nearest place of its kind.
    far: u32,
    /// Where its last step stands.
    came: usize,
}

#[derive(Clone, Debug)]
pub(super) struct Route {
    goal: Vec<u8>,
    /// By cell, then kind: how many steps to the nearest place of that kind.
    away: Vec<[u8; 16]>,
    beam: Vec<Node>,
    seen: Seen<u8>,
    /// All steps made, each with the number of the one before; the first is none.
    made: Vec<(usize, Step)>,
    depth: usize,
    best: Option<Vec<Step>>,
    idle: usize,
    /// The tiles of the nearest board being brought to their places.
    bringing: Option<Bringing>,
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
        let mut seen = plan.seen();
        seen.add(&start[..plan.cells]);
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
            bringing: None,
        }
    }

    /// Goes a little further. `Some` when it has ended, with the shortest way found.
    pub(super) fn run(
        &mut self,
        plan: &Plan,
        rng: &mut Rng,
        count: &mut Count,
    ) -> Option<Option<Vec<Step>>> {
        if let Some(bringing) = &mut self.bringing {
            match bringing.run(plan, &self.goal, rng, count) {
                Brought::More => return None,
                Brought::No => {}
                Brought::Yes(steps) => self.ended(plan, 0, steps),
            }
            self.bringing = None;
            return self.go_on(plan, count);
        }
        self.idle += 1;
        for at in 0..self.beam.len().min(TRIED) {
            self.end_from(plan, at, count);
        }
        if let Some(node) = self.beam.first() {
            // Cycles go the long way: they are tried from the nearest board alone.
            let most = self.known().saturating_sub(self.depth);
            self.bringing = Some(Bringing::new(&node.masks, most));
        }
        None
    }

    /// The best way so far.
    pub(super) const fn take_best(&mut self) -> Option<Vec<Step>> {
        self.best.take()
    }

    /// The length of the best way; something large if there is none.
    fn known(&self) -> usize {
        self.best.as_ref().map_or(usize::MAX, Vec::len)
    }

    /// Takes the beam one step further, or ends.
    fn go_on(&mut self, plan: &Plan, count: &mut Count) -> Option<Option<Vec<Step>>> {
        self.depth += 1;
        let work = self.beam.len() * 4 * plan.cells * plan.lanes.len().min(16);
        count.take(self.beam.len() as u64, work);
        let is_over =
            self.idle > PATIENCE || self.depth + 1 >= self.known() || self.beam.is_empty();
        if is_over || count.left() == 0 {
            return Some(self.best.take());
        }
        self.widen(plan);
        None
    }

    /// Tries to go to the end exactly from a board of the beam.
    fn end_from(&mut self, plan: &Plan, at: usize, count: &mut Count) {
        let masks = &self.beam[at].masks;
        let last = ENDING.min(self.known().saturating_sub(self.depth));
        count.work(plan.edges.len());
        let end = if plan.meets(masks) {
            Outcome::Found(Vec::new())
        } else {
            Deepening::new(plan, masks, last).run(plan, EFFORT, count)
        };
        if let Outcome::Found(steps) = end {
            self.ended(plan, at, steps);
        }
    }

    /// Keeps the way through a board of the beam and on by these steps, if it is the best.
    fn ended(&mut self, plan: &Plan, at: usize, ending: Vec<Step>) {
        let mut way = self.way(self.beam[at].came);
        way.extend(ending);
        let way = plan.tidied(&way);
        if way.len() < self.known() {
            self.best = Some(way);
            self.idle = 0;
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
        order::by_key(&mut next, |&(far, ..)| far);
        let mut beam = Vec::new();
        for (far, at, step) in next {
            let mut masks = self.beam[at].masks.clone();
            plan.shift(&mut masks, step);
            if let Added::New(_) = self.seen.add(&masks[..plan.cells]) {
                self.made.push((self.beam[at].came, step));
                beam.push(Node {
                    masks,
                    far,
                    came: self.made.len() - 1,
                });
                if beam.len() == (WIDTH * 64 / plan.cells.max(64)).max(8) {
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
