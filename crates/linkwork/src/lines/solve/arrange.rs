//! An arrangement of the tiles that meets the goal, found by annealing.
//!
//! The search walks over sets of edges, not over places of tiles: tiles read off a set of edges always
//! match, and what is wrong is only that they are not the tiles of the board, or not one net. One edge
//! is taken away and another put in as long as that brings the tiles nearer; now and then also if not.

use super::breadth::moving;
use super::plan::{Edge, Plan};
use crate::lines::Goal;
use crate::rng::Rng;
use alloc::vec::Vec;

/// How often an edge is drawn again that has no tile too many at its ends.
const TRIES: u32 = 3;

/// A set of edges, on its way to the tiles of the board.
pub(super) struct Arranging {
    /// The tiles that the edges make.
    masks: Vec<u8>,
    /// By kind: how many more tiles there are than on the board.
    more: [i32; 16],
    /// The edges in the set, and those out of it; edges of cells that never move are in neither.
    within: Vec<usize>,
    without: Vec<usize>,
    /// How many tiles are wrong, and how many nets too many.
    wrong: u32,
}

impl Arranging {
    /// Begins with a random net of as many edges as the tiles have.
    pub(super) fn new(plan: &Plan, board: &[u8], rng: &mut Rng) -> Self {
        let mut arranging = Self {
            masks: alloc::vec![0; plan.cells + 1],
            more: [0; 16],
            within: Vec::new(),
            without: Vec::new(),
            wrong: 0,
        };
        arranging.more[0] = 1 + i32::try_from(plan.cells).unwrap_or(0);
        for &mask in board {
            arranging.more[usize::from(mask)] -= 1;
        }
        arranging.fix(plan, board);
        arranging.fill(plan, board, rng);
        arranging.wrong = arranging.count(plan, u32::MAX);
        arranging
    }

    /// Edges at cells that never move are as they are; the others are out of the set.
    fn fix(&mut self, plan: &Plan, board: &[u8]) {
        let moves = moving(plan);
        for (number, edge) in plan.edges.iter().enumerate() {
            let ends = [edge.a.cell, edge.b.cell].map(usize::from);
            if ends[1] == plan.cells {
                continue;
            }
            if ends.into_iter().all(|end| moves[end]) {
                self.without.push(number);
                continue;
            }
            let fixed = if moves[ends[0]] { edge.b } else { edge.a };
            if board[usize::from(fixed.cell)] >> fixed.bit & 1 == 1 {
                self.toggle(edge);
            }
        }
    }

    /// Puts edges in: those that join on a cell without any first, so that the net is one.
    fn fill(&mut self, plan: &Plan, board: &[u8], rng: &mut Rng) {
        let sides = |masks: &[u8]| masks.iter().map(|mask| mask.count_ones()).sum::<u32>();
        let edges = sides(board) / 2;
        let blank = board[..plan.cells]
            .iter()
            .filter(|&&mask| mask == 0)
            .count();
        let mut joined = self.masks[..plan.cells]
            .iter()
            .filter(|&&mask| mask != 0)
            .count();
        rng.shuffle(&mut self.without);
        while sides(&self.masks) / 2 < edges && !self.without.is_empty() {
            let grows = |number: &usize| {
                let edge = &plan.edges[*number];
                let ends = [edge.a.cell, edge.b.cell];
                let inside = ends.map(|end| self.masks[usize::from(end)] != 0);
                joined == 0 || inside[0] != inside[1]
            };
            let full = joined + blank >= plan.cells;
            let at = Some(()).filter(|()| !full);
            let at = at.and_then(|()| self.without.iter().position(grows));
            let number = self.without.swap_remove(at.unwrap_or(0));
            joined += if joined == 0 {
                2
            } else {
                usize::from(at.is_some())
            };
            self.toggle(&plan.edges[number]);
            self.within.push(number);
        }
    }

    /// Puts an edge in or takes it out.
    fn toggle(&mut self, edge: &Edge) {
        for side in [edge.a, edge.b] {
            let mask = &mut self.masks[usize::from(side.cell)];
            self.more[usize::from(*mask)] -= 1;
            *mask ^= 1 << side.bit;
            self.more[usize::from(*mask)] += 1;
        }
    }

    fn swap(&mut self, plan: &Plan, edges: [usize; 2]) {
        for number in edges {
            self.toggle(&plan.edges[number]);
        }
    }

    /// How much is wrong; some number above `limit` if it is more than that.
    fn count(&self, plan: &Plan, limit: u32) -> u32 {
        let tiles = self
            .more
            .iter()
            .map(|more| more.unsigned_abs())
            .sum::<u32>()
            / 2;
        if tiles > limit || plan.goal == Goal::AllClosed {
            return tiles;
        }
        let nets = u32::try_from(plan.nets(&self.masks)).unwrap_or(u32::MAX);
        tiles + nets.saturating_sub(1)
    }

    /// Tries that many changes. The arrangement, once nothing is wrong.
    pub(super) fn run(&mut self, plan: &Plan, changes: u64, rng: &mut Rng) -> Option<&[u8]> {
        for _ in 0..changes {
            if self.wrong == 0 {
                return Some(&self.masks);
            }
            if self.within.is_empty() || self.without.is_empty() {
                return None;
            }
            self.change(plan, rng);
        }
        None
    }

    /// By how much a change may make it worse: by one tile once in 16 times, by two once in 256.
    fn allowed(rng: &mut Rng) -> u32 {
        // A draw of 16 bits begins with n zeros once in 2ⁿ times.
        (rng.below(1 << 16).leading_zeros() - 16) / 4
    }

    /// An edge of a list by chance, mostly one at a tile of a kind that there is too much of.
    fn pick(&self, plan: &Plan, list: &[usize], rng: &mut Rng) -> usize {
        let mut at = 0;
        for _ in 0..TRIES {
            at = rng.index(list.len());
            let edge = &plan.edges[list[at]];
            let kind = |cell: u16| usize::from(self.masks[usize::from(cell)]);
            if [edge.a.cell, edge.b.cell]
                .into_iter()
                .any(|cell| self.more[kind(cell)] > 0)
            {
                break;
            }
        }
        at
    }

    /// Changes one edge for another, unless that makes too much wrong.
    fn change(&mut self, plan: &Plan, rng: &mut Rng) {
        let old = self.pick(plan, &self.within, rng);
        let new = self.pick(plan, &self.without, rng);
        let edges = [self.within[old], self.without[new]];
        self.swap(plan, edges);
        let limit = self.wrong + Self::allowed(rng);
        let wrong = self.count(plan, limit);
        if wrong <= limit {
            self.wrong = wrong;
            (self.within[old], self.without[new]) = (edges[1], edges[0]);
        } else {
            self.swap(plan, edges);
        }
    }
}
