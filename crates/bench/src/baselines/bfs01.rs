//! The textbook's search: a graph of (place, direction), where a step costs nothing and a turn costs one.

use super::plain::{Place, Plain};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// Whether two tiles are joined with at most two turns: breadth first with a queue of two ends, free steps in front.
#[must_use]
pub fn bfs01(plain: &Plain, a: Place, b: Place) -> bool {
    let mut fewest = vec![u8::MAX; plain.places() * 4];
    let mut open: VecDeque<(Place, usize, u8)> = (0..4).map(|dir| (a, dir, 0)).collect();
    while let Some((at, dir, turns)) = open.pop_front() {
        let Some(next) = plain.step(at, dir) else {
            continue;
        };
        if next == b {
            return true;
        }
        let known = &mut fewest[plain.index(next) * 4 + dir];
        if !plain.is_free(next) || *known <= turns {
            continue;
        }
        *known = turns;
        open.push_front((next, dir, turns));
        if turns < 2 {
            open.push_back((next, (dir + 1) % 4, turns + 1));
            open.push_back((next, (dir + 3) % 4, turns + 1));
        }
    }
    false
}

/// Turns and steps of the best path with at most two turns, on the same graph: the cheapest place is taken up first.
#[must_use]
pub fn best(plain: &Plain, a: Place, b: Place) -> Option<(u16, u32)> {
    let mut done = vec![false; plain.places() * 4];
    let mut open: BinaryHeap<_> = (0..4).map(|dir| Reverse((0, 1, a, dir))).collect();
    while let Some(Reverse((turns, steps, at, dir))) = open.pop() {
        let Some(next) = plain.step(at, dir) else {
            continue;
        };
        if next == b {
            return Some((turns, steps));
        }
        let was_here = &mut done[plain.index(next) * 4 + dir];
        if !plain.is_free(next) || std::mem::replace(was_here, true) {
            continue;
        }
        open.push(Reverse((turns, steps + 1, next, dir)));
        if turns < 2 {
            open.push(Reverse((turns + 1, steps + 1, next, (dir + 1) % 4)));
            open.push(Reverse((turns + 1, steps + 1, next, (dir + 3) % 4)));
        }
    }
    None
}
