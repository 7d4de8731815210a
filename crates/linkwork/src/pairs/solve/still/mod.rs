//! The exact search without gravity.
//!
//! Taking tiles only opens paths then. So it is enough to find a partner for each tile; the order follows.
//!
//! 1. `closure`: what can go without loss goes.
//! 2. Play-outs: random pairs with that closure decide most boards that can be won.
//! 3. A tree: partners are assumed, the kind with the fewest choices first; each choice is probed by closing
//!    the position that it leads to, and struck if that is lost.
//!
//! Method: our own, along the lines of constraint satisfaction (singleton consistency, smallest domain first,
//! weights for kinds that failed).

mod closure;
mod relaxed;
mod state;
mod tree;

use super::super::board::Board;
use super::super::moves::Pair;
use super::End;
use super::tiles::Tiles;
use crate::rng::{Rng, Seed};
use alloc::boxed::Box;
use alloc::vec::Vec;
use closure::{Closed, Closing, Trail, take};
use state::{Bits, Ground, MANY, State};
use tree::Tree;

/// How many play-outs are tried before the tree, where no kind has more than four tiles, and else.
const PLAY_OUTS: [u32; 2] = [32, 400];

pub(super) struct Still {
    ground: Ground,
    /// The position after the first closure.
    root: State,
    /// The pairs taken: those of the first closure, then those of the position looked at.
    trail: Trail,
    scratch: State,
    /// How many pairs the first closure took.
    taken: usize,
    /// The pairs that a play-out may take.
    choices: Vec<(usize, usize, usize)>,
    rng: Rng,
    stage: Stage,
}

enum Stage {
    Begin(Closing),
    /// How many are to come after this one.
    PlayOuts(u32, Closing),
    Tree(Box<Tree>),
}

impl Still {
    /// The search of a board, if it is of a kind that this search is for.
    pub(super) fn new(board: &Board, tiles: Tiles) -> Result<Self, Tiles> {
        let too_many = |kind| tiles.of_kind(kind).len() > MANY;
        if (0..tiles.kinds()).any(too_many) {
            return Err(tiles);
        }
        let words = tiles.words(board);
        let ground = Ground {
            tiles,
            turns: board.rules().turns,
            few: board.rules().turns.limit().filter(|&turns| turns <= 2),
        };
        let root = State::new(&ground, words);
        Ok(Self {
            scratch: root.copy(),
            root,
            ground,
            trail: Trail::new(),
            taken: 0,
            choices: Vec::new(),
            rng: Rng::new(Seed::from_number(0), 0),
            stage: Stage::Begin(Closing::default()),
        })
    }

    /// A small part of the work.
    pub(super) fn advance(&mut self, positions: &mut u64) -> Option<End> {
        match &mut self.stage {
            Stage::Begin(closing) => {
                let (root, trail) = (&mut self.root, &mut self.trail);
                let closed = closing.advance(&self.ground, root, trail, positions)?;
                self.begin(closed)
            }
            Stage::PlayOuts(left, closing) => {
                let (position, trail) = (&mut self.scratch, &mut self.trail);
                let left = *left;
                match closing.advance(&self.ground, position, trail, positions)? {
                    Closed::Won => Some(End::Won(self.pairs())),
                    Closed::Lost => self.next_play_out(left),
                    Closed::Open => self.play_on(left),
                }
            }
            Stage::Tree(tree) => {
                let end = tree.advance(&self.ground, &mut self.trail, positions)?;
                Some(self.end(end))
            }
        }
    }

    /// Once all is taken that can be without loss: the first play-out, unless that decides it.
    fn begin(&mut self, closed: Closed) -> Option<End> {
        if closed != Closed::Open {
            return Some(self.end(closed));
        }
        if relaxed::order(&self.ground, &self.root, &mut self.scratch).is_none() {
            return Some(End::Lost);
        }
        self.taken = self.trail.len();
        let has_many = self.root.alive.iter().any(|alive| alive.count_ones() > 4);
        self.next_play_out(PLAY_OUTS[usize::from(has_many)])
    }

    /// Takes random pairs until nothing more can go. No proof of anything if tiles are left.
    fn play_on(&mut self, left: u32) -> Option<End> {
        let mut choices = core::mem::take(&mut self.choices);
        self.list_choices(&mut choices);
        let choice = choices.get(self.rng.index(choices.len())).copied();
        self.choices = choices;
        let Some((kind, a, b)) = choice else {
            return self.next_play_out(left);
        };
        take(&self.ground, &mut self.scratch, &mut self.trail, kind, a, b);
        self.stage = Stage::PlayOuts(left, Closing::default());
        None
    }

    /// The next play-out; after the last one the tree.
    fn next_play_out(&mut self, left: u32) -> Option<End> {
        self.trail.truncate(self.taken);
        self.stage = if let Some(left) = left.checked_sub(1) {
            self.scratch.copy_from(&self.root);
            Stage::PlayOuts(left, Closing::default())
        } else {
            let tree = Tree::new(&self.ground, &self.root, self.taken);
            Stage::Tree(Box::new(tree))
        };
        None
    }

    fn end(&self, closed: Closed) -> End {
        match closed {
            Closed::Won => End::Won(self.pairs()),
            Closed::Lost => End::Lost,
            Closed::Open => End::Unknown,
        }
    }

    fn list_choices(&self, choices: &mut Vec<(usize, usize, usize)>) {
        choices.clear();
        for (kind, &alive) in self.scratch.alive.iter().enumerate() {
            let first = self.ground.tiles.of_kind(kind).start;
            for a in Bits(alive) {
                let later = self.scratch.partners(kind, first + a) & !(u64::MAX >> (63 - a));
                for b in Bits(later) {
                    if self.scratch.links(&self.ground, first + a, first + b) {
                        choices.push((kind, a, b));
                    }
                }
            }
        }
    }

    fn pairs(&self) -> Vec<Pair> {
        let pos = |tile: usize| self.ground.tiles.at[tile].pos();
        let pairs = self.trail.iter().map(|&[a, b]| Pair::new(pos(a), pos(b)));
        pairs.map(Pair::sorted).collect()
    }
}
