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
    tried: u32,
    temps: [u32; 4],
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
            tried: 0,
            temps: [1, 2, 3, 4],
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
    pub(super) fn run(&mut self, plan: &Plan, changes: u32, rng: &mut Rng) -> Option<&[u8]> {
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

    /// By how much a change may make it worse: each further tile half as likely, or a quarter, or an
    /// eighth, as the search cools down; then it warms up again.
    fn allowed(&self, rng: &mut Rng) -> u32 {
        let cold = self.temps[(self.tried / 1024 % 4) as usize];
        // A draw of 16 bits begins with n zeros once in 2ⁿ times.
        (rng.below(1 << 16).leading_zeros() - 16) / cold
    }

    /// Changes one edge for another, unless that makes too much wrong.
    fn change(&mut self, plan: &Plan, rng: &mut Rng) {
        self.tried += 1;
        let (old, new) = (rng.index(self.within.len()), rng.index(self.without.len()));
        let edges = [self.within[old], self.without[new]];
        edges.map(|number| self.toggle(&plan.edges[number]));
        let limit = self.wrong + self.allowed(rng);
        let wrong = self.count(plan, limit);
        if wrong <= limit {
            self.wrong = wrong;
            (self.within[old], self.without[new]) = (edges[1], edges[0]);
        } else {
            edges.map(|number| self.toggle(&plan.edges[number]));
        }
    }
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::Board;
    #[test]
    fn exp() {
        for (name, boards, pin) in [
            ("pin", include_str!("/tmp/boards"), true),
            ("free", include_str!("/tmp/boards"), false),
        ] {
            for (restart, temps) in [
                (u32::MAX, [1, 2, 3, 4]),
                (u32::MAX, [2, 2, 3, 3]),
                (16384, [1, 2, 3, 4]),
                (16384, [2, 2, 2, 2]),
                (16384, [2, 3, 3, 3]),
                (16384, [1, 1, 1, 1]),
                (16384, [3, 3, 3, 3]),
            ] {
                let mut total = 0u64;
                let mut fails = 0;
                let mut worst = 0;
                for (i, text) in boards.split_whitespace().enumerate() {
                    let board: Board = text.replace('/', "\n").parse().unwrap();
                    let board = if pin {
                        board.with_pin(Some(crate::Pos::new(2, 2)))
                    } else {
                        board
                    };
                    let plan = Plan::new(&board, Goal::OneNet);
                    let masks = Plan::masks(&board);
                    for k in 0..5 {
                        let mut rng = Rng::new(crate::Seed::from_number(i as u64), k);
                        let mut n = 0u64;
                        'o: loop {
                            let mut a = Arranging::new(&plan, &masks, &mut rng);
                            a.temps = temps;
                            while a.tried < restart {
                                let b = a.tried;
                                let done = a.run(&plan, 256, &mut rng).is_some();
                                n += u64::from(a.tried - b);
                                if done {
                                    break 'o;
                                }
                                if n > 400_000 {
                                    fails += 1;
                                    break 'o;
                                }
                            }
                        }
                        total += n;
                        worst = worst.max(n);
                    }
                }
                std::println!(
                    "{name} {restart} {temps:?}: {} worst {worst} fails {fails}",
                    total / 100
                );
            }
        }
    }
}
