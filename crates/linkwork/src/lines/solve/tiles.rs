//! The tiles while lanes move, with the edges that do not match kept in step.

use super::plan::{Plan, Step};
use alloc::vec::Vec;

/// Where the tiles lie, and which edges do not match.
#[derive(Clone, Debug)]
pub(super) struct Tiles {
    pub(super) masks: Vec<u8>,
    /// A bit for each edge.
    bad: Vec<u64>,
    count: usize,
}

impl Tiles {
    pub(super) fn new(plan: &Plan, masks: &[u8]) -> Self {
        let mut tiles = Self {
            masks: masks.into(),
            bad: alloc::vec![0; plan.edges.len().div_ceil(64)],
            count: 0,
        };
        (0..plan.edges.len()).for_each(|edge| tiles.look(plan, edge));
        tiles
    }

    /// Looks again whether an edge matches.
    fn look(&mut self, plan: &Plan, edge: usize) {
        let bad = u64::from(Plan::is_bad(&plan.edges[edge], &self.masks));
        let (word, bit) = (&mut self.bad[edge / 64], edge % 64);
        let before = *word >> bit & 1;
        *word ^= (before ^ bad) << bit;
        self.count = self.count + usize::from(bad == 1) - usize::from(before == 1);
    }

    pub(super) fn step(&mut self, plan: &Plan, step: Step) {
        plan.shift(&mut self.masks, step);
        for &edge in &plan.track(step).edges {
            self.look(plan, edge as usize);
        }
    }

    /// Whether the goal is reached.
    pub(super) fn meet(&self, plan: &Plan) -> bool {
        self.count == 0 && plan.is_joined(&self.masks)
    }

    /// For each edge that does not match the lanes that touch it.
    pub(super) fn bad<'a>(&'a self, plan: &'a Plan) -> impl Iterator<Item = u64> + 'a {
        self.bad.iter().enumerate().flat_map(move |(at, &word)| {
            let rest = |word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
            let bits = core::iter::successors(Some(word).filter(|&w| w != 0), rest);
            bits.map(move |word| plan.edges[at * 64 + word.trailing_zeros() as usize].touched)
        })
    }
}
