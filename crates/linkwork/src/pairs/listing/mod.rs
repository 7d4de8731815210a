//! All pairs that link.

mod cliques;
mod open;
mod sights;

use super::board::Board;
use super::field::Spot;
use super::moves::Pair;
use super::runs::Flood;
use super::words::{At, Occupied};
use crate::grid::Pos;
use alloc::vec::Vec;
use core::ops::ControlFlow;
pub use open::OpenPairs;

/// How many further tiles of its kind are tried one by one with a tile, before its partners are searched for.
const MANY: usize = 12;
/// How many pairs of a large board are collected at most, of four bytes each.
const MOST: usize = 1 << 22;
/// From how many tiles of a large board on all pairs are found at once.
const FIRST: usize = 500;

impl Board {
    /// Shows every pair that links, its smaller cell first, sorted, until `visit` breaks off. A board
    /// may have hundreds of millions, so they are not collected.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use linkwork::pairs::{Board, Rules};
    ///
    /// let board = Board::new(&"1111".parse()?, Rules::default());
    /// let mut count = 0;
    /// let _ = board.each_move(|_| { count += 1; ControlFlow::Continue(()) });
    /// assert_eq!(count, 6);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn each_move(&self, visit: impl FnMut(Pair) -> ControlFlow<()>) -> ControlFlow<()> {
        let field = self.field();
        match (self.rules().turns.limit(), field.occupied()) {
            (Some(turns @ 0..=2), Occupied::Narrow(words)) => {
                sights::each(self, words, turns, visit)
            }
            (Some(2), Occupied::Wide(_)) => match cliques::pairs(field, MOST) {
                Some(pairs) => {
                    let pos = |cell: u32| self.size().at(cell as usize);
                    let pair = |packed: u32| Pair::new(pos(packed >> 16), pos(packed & 0xffff));
                    pairs.into_iter().map(pair).try_for_each(visit)
                }
                None => self.each_one_by_one(usize::MAX, visit),
            },
            _ => self.each_one_by_one(usize::MAX, visit),
        }
    }

    /// The same, tile by tile: at once where the first will do. It breaks off after so many tiles.
    fn each_one_by_one(
        &self,
        mut most: usize,
        mut visit: impl FnMut(Pair) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut search = Search::default();
        self.field().each_tile(|at, is_open| {
            most = match most.checked_sub(1) {
                Some(rest) => rest,
                None => return ControlFlow::Break(()),
            };
            let pos = at.pos();
            match self.rules().turns.limit() {
                _ if !is_open => self.beside(at, &mut visit),
                // Testing each pair is quickest where a kind has few tiles; where it has many, one
                // search from each tile finds all its partners at once.
                Some(turns @ 0..=2) => match self.try_some(at, turns, &mut visit)? {
                    Some(rest) => search.partners(self, (pos, rest), &mut visit),
                    None => ControlFlow::Continue(()),
                },
                _ => search.partners(self, (pos, pos), &mut visit),
            }
        })
    }

    /// Of a tile with no free place beside it: the later ones of its kind that link are those beside it.
    fn beside(&self, at: At, visit: &mut impl FnMut(Pair) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut equal = self.field().equal_beside(at);
        equal.try_for_each(|next| visit(Pair::new(at.pos(), next)))
    }

    /// Tries the next tiles of its kind with one; gives the first that was not tried, if they are many.
    fn try_some(
        &self,
        at: At,
        turns: u8,
        visit: &mut impl FnMut(Pair) -> ControlFlow<()>,
    ) -> ControlFlow<(), Option<Pos>> {
        let pos = at.pos();
        let mut later = self.chains().after(pos);
        for next in later.by_ref().take(MANY) {
            if self.joins(turns, at, At::of(next)) {
                visit(Pair::new(pos, next))?;
            }
        }
        ControlFlow::Continue(later.next())
    }

    /// Every pair that links, its smaller cell first, sorted.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"121\n#2#".parse()?, Rules::default());
    /// let moves: Vec<_> = board.moves().iter().map(ToString::to_string).collect();
    /// assert_eq!(moves, ["0,0-0,2", "0,1-1,1"]);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> Vec<Pair> {
        // About so many link on most boards.
        let mut moves = Vec::with_capacity(self.tiles() / 4);
        let _ = self.each_move(|pair| {
            moves.push(pair);
            ControlFlow::Continue(())
        });
        moves
    }

    /// The first pair that links, if any does.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let first = |text: &str| Ok(Board::new(&text.parse()?, Rules::default()).first_move());
    /// assert_eq!(first("213\n312")?.map(|pair| pair.to_string()), Some("0,1-1,1".into()));
    /// assert_eq!(first("12#\n21#")?, None);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn first_move(&self) -> Option<Pair> {
        let mut first = None;
        // Mostly one of the first tiles links. On a large board where none of them does, all pairs are found
        // sooner than tile after tile is tried.
        let few = match (self.rules().turns.limit(), self.field().occupied()) {
            (Some(2), Occupied::Wide(_)) => FIRST,
            _ => usize::MAX,
        };
        let broke_off = self.each_one_by_one(few, |pair| {
            first = Some(pair);
            ControlFlow::Break(())
        });
        if broke_off.is_break() && first.is_none() {
            let _ = self.each_move(|pair| {
                first = Some(pair);
                ControlFlow::Break(())
            });
        }
        first
    }
}

/// What one search from a tile needs, kept from one to the next.
#[derive(Default)]
struct Search {
    flood: Option<Flood>,
    found: Vec<Spot>,
}

impl Search {
    /// The tiles from another on that link to one and come after it, found by a search along all paths from it.
    fn partners(
        &mut self,
        board: &Board,
        (pos, first): (Pos, Pos),
        visit: &mut impl FnMut(Pair) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let field = board.field();
        let turns = board.rules().turns.limit().map_or(u16::MAX, u16::from);
        let flood = self.flood.get_or_insert_with(|| Flood::new(field));
        let from = field.spot(pos);
        flood.partners(field, from, turns, &mut self.found);
        let first = field.spot(first);
        for &spot in self
            .found
            .iter()
            .filter(|&&spot| spot > from && spot >= first)
        {
            visit(Pair::new(pos, field.pos(spot)))?;
        }
        ControlFlow::Continue(())
    }
}
