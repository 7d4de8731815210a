//! The pairs that win a game as it was dealt: a way that is known without a search.

use crate::order;
use crate::pairs::{Board, Gravity, Move, Pair};
use crate::timeline::Timeline;
use alloc::vec::Vec;

/// In the order in which they were dealt to be taken; empty if the game was not dealt so.
#[derive(Clone, Debug)]
pub(super) struct Solution(Vec<Pair>);

impl Solution {
    pub(super) fn new(pairs: Vec<Pair>) -> Self {
        Self(pairs.into_iter().map(Pair::sorted).collect())
    }

    /// What is left of it on the table, if the game is still on it.
    pub(super) fn rest(&self, line: &Timeline<Board>) -> Option<Vec<Pair>> {
        let (kept, rest) = self.last(line)?;
        (kept == line.undoable()).then_some(rest)
    }

    /// After how many moves the game was on it for the last time, and what is left of it then.
    pub(super) fn last(&self, line: &Timeline<Board>) -> Option<(usize, Vec<Pair>)> {
        if self.0.is_empty() {
            return None;
        }
        // Without gravity no pair that is taken moves or shuts in another one, so any order will do.
        let any_order = line.start().rules().gravity == Gravity::None;
        let mut all = Vec::new();
        if any_order {
            all.clone_from(&self.0);
            order::by_key(&mut all, |pair| pair.number());
        }
        let mut taken = Vec::new();
        for ((mv, _), next) in line.played().zip(&self.0) {
            let Move::Join(pair) = mv else { break };
            let pair = pair.sorted();
            if pair != *next && all.binary_search(&pair).is_err() {
                break;
            }
            taken.push(pair);
        }
        let kept = taken.len();
        order::by_key(&mut taken, |pair| pair.number());
        let rest = if any_order {
            let is_left = |pair: &&Pair| taken.binary_search(pair).is_err();
            self.0.iter().filter(is_left).copied().collect()
        } else {
            self.0.iter().skip(kept).copied().collect()
        };
        Some((kept, rest))
    }
}
