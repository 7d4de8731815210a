//! Positions depth by depth, of each depth only the most promising.

use super::super::super::scene::{Ground, Links, Scene, Tile, set};
use super::prune;
use super::{Part, Trail, seen};
use crate::key::mix;
use crate::order;
use crate::seen::{Added, Item as _, Seen};
use alloc::vec::Vec;

/// Of how many pairs of a position at most it is looked where they lead: a large board has thousands.
const MOST_PAIRS: usize = 64;

pub(super) struct Beam {
    width: usize,
    /// Whether the search began at the start, and no position was ever left out.
    complete: bool,
    /// The positions of this depth, one after the other, which is next, and which of its pairs.
    layer: Vec<u64>,
    next: usize,
    number: usize,
    /// The pairs taken before this search began.
    before: Trail,
    /// By depth: how each position that was kept came about.
    steps: Vec<Vec<Step>>,
    /// The positions of the next depth.
    seen: Seen<u64>,
    children: Vec<Child>,
    scene: Scene,
    child: Scene,
    links: Links,
    pairs: Trail,
    /// The tiles of the position that a pair leads to.
    left: Vec<u64>,
}

/// The pair that led to a position, and the number of the position before.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    pair: [Tile; 2],
}

/// A position that may be kept.
struct Child {
    score: u32,
    /// Among those seen.
    number: u32,
    step: Step,
}

/// What came of an expansion.
enum Expanded {
    Won([Tile; 2]),
    Open,
}

impl Beam {
    /// A search from where these pairs lead.
    pub(super) fn new(ground: &Ground, before: Trail, width: usize) -> Self {
        let mut scene = Scene::start(ground);
        for &pair in &before {
            scene.take(ground, pair);
        }
        Self {
            width,
            complete: before.is_empty(),
            before,
            layer: scene.left().to_vec(),
            left: scene.left().to_vec(),
            next: 0,
            number: 0,
            steps: Vec::new(),
            seen: seen(ground),
            children: Vec::new(),
            child: scene.clone(),
            scene,
            links: Links::new(),
            pairs: Trail::new(),
        }
    }

    /// Takes up one position, or where that is much work, goes on with it.
    pub(super) fn advance(&mut self, ground: &Ground, positions: &mut u64) -> Option<Part> {
        if self.number == 0 {
            *positions += 1;
            self.take_up(ground);
        }
        while self.number < self.pairs.len() {
            if let Expanded::Won(pair) = self.try_pair(ground) {
                return Some(Part::Won(self.trail(pair)));
            }
            self.number += 1;
            let cost = self.links.take_cost();
            *positions += cost;
            if cost > 0 && self.number < self.pairs.len() {
                return None;
            }
        }
        self.number = 0;
        self.next += 1;
        if self.next * ground.set_len() < self.layer.len() {
            return None;
        }
        self.keep_best();
        let ended = self.layer.is_empty();
        ended.then_some(if self.complete {
            Part::Lost
        } else {
            Part::Unknown
        })
    }

    /// Lists the pairs of the next position.
    fn take_up(&mut self, ground: &Ground) {
        let len = ground.set_len();
        self.scene
            .load(ground, &self.layer[self.next * len..][..len]);
        let (pairs, scene) = (&mut self.pairs, &self.scene);
        pairs.clear();
        self.links.each(ground, scene, |pair| pairs.push(pair));
        prune::keep_free(ground, scene, pairs);
        if pairs.len() > MOST_PAIRS {
            self.complete = false;
            thin(pairs, MOST_PAIRS);
        }
    }

    /// Looks where a pair leads.
    #[allow(clippy::cast_possible_truncation)]
    fn try_pair(&mut self, ground: &Ground) -> Expanded {
        let pair = self.pairs[self.number];
        self.left.copy_from_slice(self.scene.left());
        for tile in pair {
            set::remove(&mut self.left, usize::from(tile));
        }
        let added = self.seen.add(&self.left);
        // What is left out for want of room may have been a way to win.
        self.complete &= added != Added::Full;
        let Added::New(number) = added else {
            return Expanded::Open;
        };
        self.child.copy_from(&self.scene);
        self.child.take(ground, pair);
        if self.child.tiles() == 0 {
            return Expanded::Won(pair);
        }
        if let Some(score) = self.score(ground) {
            self.children.push(Child {
                score,
                number,
                step: Step {
                    from: self.next as u32,
                    pair,
                },
            });
        }
        Expanded::Open
    }

    /// How promising the child is: two for each kind with a pair that links, a half for each such pair, and
    /// up to one by chance; none if no pair links.
    #[allow(clippy::cast_possible_truncation)]
    fn score(&mut self, ground: &Ground) -> Option<u32> {
        let (mut kinds, mut pairs) = ([0_u64; 4], 0);
        self.links.each(ground, &self.child, |[tile, _]| {
            set::add(&mut kinds, usize::from(ground.kind[usize::from(tile)]));
            pairs += 1;
        });
        let chance = mix(u64::hash(self.child.left()) ^ self.width as u64) as u32 >> 22;
        (pairs > 0).then_some(set::len(&kinds) as u32 * 2048 + pairs * 512 + chance)
    }

    /// Makes the best children the positions to go on with, the best first.
    fn keep_best(&mut self) {
        self.complete &= self.children.len() <= self.width;
        // Equally good ones stay in the order in which they were found.
        order::first_by_key(&mut self.children, self.width, |child| !child.score);
        self.layer.clear();
        for child in &self.children {
            self.layer
                .extend_from_slice(self.seen.row(child.number as usize));
        }
        let steps = self.children.iter().map(|child| child.step);
        self.steps.push(steps.collect());
        self.children.clear();
        self.seen.clear();
        self.next = 0;
    }

    /// The pairs that led to the position taken up, and one more.
    fn trail(&self, last: [Tile; 2]) -> Trail {
        let mut trail = self.path(self.steps.len(), self.next);
        trail.push(last);
        trail
    }

    /// The longest way that was found.
    pub(super) fn longest(&self) -> Trail {
        let depth = self.steps.iter().position(Vec::is_empty);
        self.path(depth.unwrap_or(self.steps.len()), 0)
    }

    /// The pairs that led to a position of a depth.
    fn path(&self, depth: usize, mut number: usize) -> Trail {
        let mut path = Trail::new();
        for steps in self.steps[..depth].iter().rev() {
            path.push(steps[number].pair);
            number = steps[number].from as usize;
        }
        path.extend(self.before.iter().rev());
        path.reverse();
        path
    }
}

/// Keeps so many pairs, evenly spread.
fn thin(pairs: &mut Trail, keep: usize) {
    let len = pairs.len();
    for i in 0..keep {
        pairs[i] = pairs[i * len / keep];
    }
    pairs.truncate(keep);
}
