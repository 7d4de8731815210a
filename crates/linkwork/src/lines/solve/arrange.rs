//! An arrangement of the tiles that meets the goal and is near the board, found by annealing.
//!
//! The search walks over sets of edges, not over places of tiles: tiles read off a set of edges always
//! match. For one net the set is grown as one (`grow`) and stays one: an edge put in closes a ring, and
//! another edge of that ring goes. What is wrong is then only that the tiles are not those of the board;
//! and of two such sets the better one leaves more tiles where they lie.

use super::count::Count;
use super::grow;
use super::plan::{Edge, Plan};
use crate::lines::Goal;
use crate::rng::Rng;
use alloc::vec::Vec;

/// No edge.
pub(super) const NONE: u32 = u32::MAX;

/// How many changes are made for each cell.
const CHANGES: u64 = 400;
/// A search takes no larger part of what is left of the budget than one of so many.
const PART: u64 = 3;
/// After so many times that without the right tiles the search is given up.
const PATIENCE: u64 = 4;
/// How much a tile too many weighs, in tiles that lie elsewhere.
const WEIGHT: i64 = 3;
/// What a change may cost at the beginning, and at the end, is drawn with these for a measure; in 256ths
/// of a tile.
const HOT: u64 = 400;
const COLD: u64 = 60;
/// The same where nearness is of no matter: one tile too many is allowed once in 16 times.
const WARM: u64 = 192;
const WHOLE: u64 = 1 << 10;
/// How often an edge is drawn again that would change nothing for the better.
const TRIES: u32 = 3;
/// Of how many edges, at most, one is taken away where any may be.
const DRAWN: usize = 8;

/// A set of edges, on its way to the tiles of the board.
#[derive(Clone, Debug)]
pub(super) struct Arranging {
    /// The tiles that the edges make.
    pub(super) masks: Vec<u8>,
    /// The tiles as they lie on the board.
    pub(super) board: Vec<u8>,
    /// By kind: how many more tiles there are than on the board.
    more: [i32; 16],
    /// The edges in the set, and those out of it; edges of cells that never move are in neither.
    pub(super) within: Vec<u32>,
    pub(super) without: Vec<u32>,
    /// By edge: where in either list it stands; `NONE` for an edge that is in neither.
    slot: Vec<u32>,
    /// How many tiles too many there are, twice; and how many cells do not hold the board's tile.
    wrong: i64,
    elsewhere: i64,
    made: u64,
    /// Whether a near arrangement is looked for; otherwise the first one will do.
    near: bool,
    /// When it began, and when it must end, as positions spent.
    span: (u64, u64),
    /// The nearest arrangement so far of the right tiles.
    best: Option<(i64, Vec<u8>)>,
    /// For finding rings: by cell the edge by which it was reached, and the cells in turn.
    came: Vec<u32>,
    line: Vec<u16>,
}

impl Arranging {
    /// Begins with a net of as many edges as the tiles have, if there is one.
    pub(super) fn new(
        plan: &Plan,
        board: &[u8],
        near: bool,
        rng: &mut Rng,
        count: &Count,
    ) -> Option<Self> {
        let mut arranging = Self {
            masks: alloc::vec![0; plan.cells + 1],
            board: board.into(),
            more: [0; 16],
            within: Vec::new(),
            without: Vec::new(),
            slot: alloc::vec![NONE; plan.edges.len()],
            wrong: 0,
            elsewhere: 0,
            made: 0,
            near,
            span: (count.spent(), count.after(count.left() / PART)),
            best: None,
            came: alloc::vec![NONE; plan.cells + 1],
            line: Vec::new(),
        };
        grow::edges(plan, &mut arranging, rng)?;
        arranging.count();
        arranging.keep();
        Some(arranging)
    }

    /// Counts from scratch what is wrong.
    fn count(&mut self) {
        for (list, number) in [&self.within, &self.without]
            .into_iter()
            .flat_map(|list| list.iter().zip(0..))
        {
            self.slot[*list as usize] = number;
        }
        for (&mask, &wanted) in self.masks.iter().zip(&self.board) {
            self.more[usize::from(mask)] += 1;
            self.more[usize::from(wanted)] -= 1;
            self.elsewhere += i64::from(mask != wanted);
        }
        self.wrong = self.more.iter().map(|more| i64::from(more.abs())).sum();
    }

    /// Puts an edge in or takes it out.
    fn toggle(&mut self, edge: &Edge) {
        for side in [edge.a, edge.b] {
            let cell = usize::from(side.cell);
            let before = self.masks[cell];
            let after = before ^ 1 << side.bit;
            self.masks[cell] = after;
            self.elsewhere += i64::from(before == self.board[cell]);
            self.elsewhere -= i64::from(after == self.board[cell]);
            for (kind, by) in [(before, -1), (after, 1)] {
                let more = &mut self.more[usize::from(kind)];
                self.wrong -= i64::from(more.abs());
                *more += by;
                self.wrong += i64::from(more.abs());
            }
        }
    }

    /// What is wrong, weighed.
    const fn cost(&self) -> i64 {
        let elsewhere = if self.near { self.elsewhere } else { 0 };
        self.wrong * WEIGHT / 2 + elsewhere
    }

    /// Makes that many changes. Once the search has ended, the arrangement, if it was found.
    pub(super) fn run(
        &mut self,
        plan: &Plan,
        changes: u64,
        rng: &mut Rng,
        count: &mut Count,
    ) -> Option<Option<&[u8]>> {
        for _ in 0..changes {
            let done = self.done(plan, count);
            let is_found = self.best.is_some() && (done >= WHOLE || !self.near);
            let is_over = is_found || done >= WHOLE * PATIENCE;
            if is_over || self.without.is_empty() || self.within.is_empty() {
                return Some(self.best.as_ref().map(|(_, masks)| &masks[..]));
            }
            self.made += 1;
            let cooler = HOT.saturating_sub((HOT - COLD) * done / WHOLE).max(COLD);
            let heat = if self.near { cooler } else { WARM };
            self.change(plan, heat, rng, count);
            self.keep();
        }
        None
    }

    /// How much of the search is done, of `WHOLE`.
    fn done(&self, plan: &Plan, count: &Count) -> u64 {
        let made = self.made * WHOLE / (CHANGES * plan.cells as u64);
        let (from, to) = self.span;
        let spent = (count.spent() - from) * WHOLE / (to - from).max(1);
        made.max(spent)
    }

    /// Keeps the arrangement if its tiles are right and none so far is nearer.
    fn keep(&mut self) {
        let least = self.best.as_ref().map_or(i64::MAX, |best| best.0);
        if self.wrong == 0 && self.elsewhere < least {
            self.best = Some((self.elsewhere, self.masks.clone()));
        }
    }

    /// Changes one edge for another, unless that costs too much.
    fn change(&mut self, plan: &Plan, heat: u64, rng: &mut Rng, count: &mut Count) {
        let limit = self.cost() + allowed(heat, rng);
        let new = self.pick(plan, rng);
        let edge = &plan.edges[new as usize];
        let work = self.candidates(plan, edge, rng);
        self.toggle(edge);
        let mut chosen = None;
        let mut ties = 0;
        for at in 0..self.line.len() {
            // The ring's edges stand where its cells did.
            let old = self.came[usize::from(self.line[at])];
            self.toggle(&plan.edges[old as usize]);
            if self.cost() <= limit {
                ties += 1;
                if rng.below(ties) == 0 {
                    chosen = Some(old);
                }
            }
            self.toggle(&plan.edges[old as usize]);
        }
        count.take(1, work + 16 * self.line.len());
        match chosen {
            None => self.toggle(edge),
            Some(old) => {
                self.toggle(&plan.edges[old as usize]);
                let (within, without) = (self.slot[old as usize], self.slot[new as usize]);
                self.within[within as usize] = new;
                self.without[without as usize] = old;
                self.slot.swap(old as usize, new as usize);
            }
        }
    }

    /// An edge to put in, mostly one at a tile that is wrong.
    fn pick(&self, plan: &Plan, rng: &mut Rng) -> u32 {
        let mut edge = NONE;
        for _ in 0..TRIES {
            edge = self.without[rng.index(self.without.len())];
            let Edge { a, b, .. } = &plan.edges[edge as usize];
            let is_wrong =
                |cell: u16| self.masks[usize::from(cell)] != self.board[usize::from(cell)];
            if is_wrong(a.cell) || is_wrong(b.cell) {
                break;
            }
        }
        edge
    }

    /// Lists cells such that the edge by which each was reached may go when that edge comes in. How much
    /// work that was.
    fn candidates(&mut self, plan: &Plan, edge: &Edge, rng: &mut Rng) -> usize {
        self.line.clear();
        let ends = [edge.a.cell, edge.b.cell].map(usize::from);
        let blank = ends.map(|end| self.masks[end] == 0);
        if plan.goal == Goal::OneNet && blank == [false, false] {
            return self.ring(plan, ends);
        }
        if plan.goal == Goal::OneNet && blank == [true, true] {
            return 1;
        }
        // A cell is taken into the net, and one at an end of it left out; or any edge goes.
        for _ in 0..DRAWN {
            let old = self.within[rng.index(self.within.len())];
            let Edge { a, b, .. } = &plan.edges[old as usize];
            let is_end = |cell: u16| {
                self.masks[usize::from(cell)].count_ones() == 1
                    && !ends.contains(&usize::from(cell))
            };
            let cell = if is_end(a.cell) { a.cell } else { b.cell };
            let may_go = plan.goal == Goal::AllClosed || is_end(cell);
            if may_go && !self.line.contains(&cell) {
                self.came[usize::from(cell)] = old;
                self.line.push(cell);
            }
        }
        DRAWN * 4
    }

    /// Lists the cells of the way from one end to the other within the net.
    fn ring(&mut self, plan: &Plan, ends: [usize; 2]) -> usize {
        const START: u32 = NONE - 1;
        self.came.fill(NONE);
        self.came[ends[0]] = START;
        #[allow(clippy::cast_possible_truncation)]
        self.line.push(ends[0] as u16);
        let mut next = 0;
        while let Some(&cell) = self.line.get(next).filter(|_| self.came[ends[1]] == NONE) {
            next += 1;
            let mut sides = self.masks[usize::from(cell)];
            while sides != 0 {
                let number = plan.at[usize::from(cell)][sides.trailing_zeros() as usize];
                sides &= sides - 1;
                let other = plan.edges[number as usize].other(cell);
                if self.came[usize::from(other)] == NONE {
                    self.came[usize::from(other)] = number;
                    self.line.push(other);
                }
            }
        }
        let work = plan.cells / 8 + 4 * self.line.len();
        self.line.clear();
        let mut cell = ends[1];
        while self.came[cell] < START {
            let number = self.came[cell];
            // What never moves stays.
            if self.slot[number as usize] != NONE {
                #[allow(clippy::cast_possible_truncation)]
                self.line.push(cell as u16);
            }
            #[allow(clippy::cast_possible_truncation)]
            let other = plan.edges[number as usize].other(cell as u16);
            cell = usize::from(other);
        }
        work
    }
}

/// By how much a change may make it worse: half as likely for each `heat` 256ths of a tile more.
#[allow(clippy::cast_possible_wrap)]
fn allowed(heat: u64, rng: &mut Rng) -> i64 {
    let draw = rng.below(u32::MAX);
    let zeros = u64::from(draw.leading_zeros());
    // The bits after the first one say how far it is to the next power, in 256ths.
    let rest = u64::from(draw << draw.leading_zeros() >> 23 & 0xff);
    ((((zeros << 8) + 255 - rest) * heat) >> 16) as i64
}
