//! All positions, depth first, each once.

use super::super::super::scene::{Ground, Links, Scene, Tile, set};
use super::prune;
use super::{Part, Trail, seen};
use crate::seen::{Added, Seen};
use alloc::vec::Vec;

pub(super) struct Depth {
    seen: Seen<u64>,
    /// The way from the start to the position taken up.
    frames: Vec<Frame>,
    /// The pairs still to be tried, frame by frame.
    rest: Trail,
    scene: Scene,
    links: Links,
    pairs: Trail,
}

struct Frame {
    left: Vec<u64>,
    /// Where its pairs begin.
    from: usize,
    /// The pair being tried.
    pair: [Tile; 2],
}

impl Depth {
    pub(super) fn new(ground: &Ground) -> Self {
        Self {
            seen: seen(ground),
            frames: Vec::new(),
            rest: Trail::new(),
            scene: Scene::start(ground),
            links: Links::new(),
            pairs: Trail::new(),
        }
    }

    /// Takes up one position.
    pub(super) fn advance(&mut self, ground: &Ground, positions: &mut u64) -> Option<Part> {
        *positions += 1 + self.links.take_cost();
        if self.frames.is_empty() {
            self.take_up(ground);
        }
        while let Some(frame) = self.frames.last_mut() {
            let next = (self.rest.len() > frame.from).then(|| self.rest.pop());
            let Some(pair) = next.flatten() else {
                self.frames.pop();
                continue;
            };
            frame.pair = pair;
            let mut left = frame.left.clone();
            for tile in pair {
                set::remove(&mut left, usize::from(tile));
            }
            if left.iter().all(|&word| word == 0) {
                return Some(Part::Won(self.frames.iter().map(|f| f.pair).collect()));
            }
            // A full table forgets, which costs time but never truth.
            if self.seen.add(&left) != Added::Known {
                self.scene.load(ground, &left);
                self.take_up(ground);
                return None;
            }
        }
        Some(Part::Lost)
    }

    /// Lists what can be tried from the position of the scene.
    fn take_up(&mut self, ground: &Ground) {
        let (pairs, scene) = (&mut self.pairs, &self.scene);
        pairs.clear();
        self.links.each(ground, scene, |pair| pairs.push(pair));
        prune::keep_free(ground, scene, pairs);
        let from = self.rest.len();
        self.rest.append(pairs);
        self.frames.push(Frame {
            left: self.scene.left().to_vec(),
            from,
            pair: [0, 0],
        });
    }
}
