//! From each tile to the next one of its kind, in the board's order.

use super::field::Field;
use crate::grid::{Pos, Size};
use alloc::boxed::Box;

/// No tile; it lies off every board.
const NONE: Pos = Pos::new(u8::MAX, u8::MAX);

/// The tiles of each kind as a chain, kept in step as tiles go and move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chains {
    size: Size,
    /// By cell with a tile.
    links: Box<[Link]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Link {
    before: Pos,
    next: Pos,
}

const BARE: Link = Link {
    before: NONE,
    next: NONE,
};

impl Chains {
    /// Without tiles.
    pub(super) fn none(size: Size) -> Self {
        Self {
            size,
            links: alloc::vec![BARE; size.cells()].into_boxed_slice(),
        }
    }

    pub(super) fn of(field: &Field) -> Self {
        let size = field.size();
        let mut chains = Self::none(size);
        let mut last = [NONE; 256];
        for pos in size.positions() {
            let spot = field.spot(pos);
            if field.is_tile(spot) {
                let before = core::mem::replace(&mut last[usize::from(field.code(spot))], pos);
                chains.tie(before, pos);
            }
        }
        chains
    }

    fn index(&self, pos: Pos) -> usize {
        usize::from(pos.row) * usize::from(self.size.cols()) + usize::from(pos.col)
    }

    /// The next tile of the kind of this one.
    #[inline]
    pub(super) fn next(&self, pos: Pos) -> Option<Pos> {
        let next = self.links[self.index(pos)].next;
        (next != NONE).then_some(next)
    }

    /// The tiles of the kind of this one that come after it.
    #[inline]
    pub(super) fn after(&self, pos: Pos) -> impl Iterator<Item = Pos> {
        core::iter::successors(self.next(pos), |&pos| self.next(pos))
    }

    /// The tiles of the kind of this one that come before it, the nearest first.
    pub(super) fn before(&self, pos: Pos) -> impl Iterator<Item = Pos> {
        let before = |pos: Pos| Some(self.links[self.index(pos)].before).filter(|&pos| pos != NONE);
        core::iter::successors(before(pos), move |&pos| before(pos))
    }

    /// Makes one the next of another; either may be none.
    fn tie(&mut self, before: Pos, next: Pos) {
        for (pos, is_before) in [(before, true), (next, false)] {
            if pos != NONE {
                let index = self.index(pos);
                let link = &mut self.links[index];
                if is_before {
                    link.next = next;
                } else {
                    link.before = before;
                }
            }
        }
    }

    /// A tile goes.
    pub(super) fn remove(&mut self, pos: Pos) {
        let link = self.unlink(pos);
        self.tie(link.before, link.next);
    }

    /// A tile moves to another cell. It rarely overtakes others of its kind, so the way in the chain is short.
    pub(super) fn shift(&mut self, from: Pos, to: Pos) {
        let Link {
            mut before,
            mut next,
        } = self.unlink(from);
        self.tie(before, next);
        while next != NONE && next < to {
            before = next;
            next = self.links[self.index(next)].next;
        }
        while before != NONE && before > to {
            next = before;
            before = self.links[self.index(before)].before;
        }
        self.tie(before, to);
        self.tie(to, next);
    }

    /// What a cell was tied to; it is bare then.
    fn unlink(&mut self, pos: Pos) -> Link {
        let index = self.index(pos);
        core::mem::replace(&mut self.links[index], BARE)
    }
}
