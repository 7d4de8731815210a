//! All pairs of a board whose lines fill a word each: what every tile sees is looked up once, and then two tiles
//! link or do not by a few "and"s.
//!
//! A tile without a free place beside it links to equal ones beside it and to no others, so only the open ones are
//! tried with each other.

use crate::grid::Pos;
use crate::pairs::board::Board;
use crate::pairs::moves::Pair;
use crate::pairs::words::{At, Sight, Words};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// No further tile.
const NONE: u16 = u16::MAX;

/// A tile that may have a partner.
struct Tile {
    at: At,
    sight: Sight,
    /// Whether an equal one lies to its right or below it.
    is_beside: bool,
    /// The next open one of its kind, by its number.
    next: u16,
}

/// Shows every pair that links with at most `turns` turns, 0 to 2, in order.
pub(super) fn each(
    board: &Board,
    words: &Words,
    turns: u8,
    mut visit: impl FnMut(Pair) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let tiles = tiles(board, words);
    let mut partners: Vec<Pos> = Vec::new();
    for a in &tiles {
        partners.clear();
        let mut next = a.next;
        while let Some(b) = tiles.get(usize::from(next)) {
            if words.links(turns, (a.at, a.sight), (b.at, b.sight)) {
                partners.push(b.at.pos());
            }
            next = b.next;
        }
        if a.is_beside {
            partners.extend(board.field().equal_beside(a.at));
            partners.sort_unstable();
            partners.dedup();
        }
        let pos = a.at.pos();
        partners
            .iter()
            .try_for_each(|&b| visit(Pair::new(pos, b)))?;
    }
    ControlFlow::Continue(())
}

/// All tiles that may have a partner, row by row.
#[allow(clippy::cast_possible_truncation)]
fn tiles(board: &Board, words: &Words) -> Vec<Tile> {
    let field = board.field();
    let mut tiles: Vec<Tile> = Vec::with_capacity(board.tiles());
    let mut last = [NONE; 256];
    let _ = field.each_tile(|at, is_open| {
        let is_beside = field.equal_beside(at).next().is_some();
        if !is_open && !is_beside {
            return ControlFlow::Continue(());
        }
        let mut sight = Sight::default();
        if is_open {
            sight = words.sight(at);
            let kind = usize::from(field.code(field.spot_at(at)));
            // At most 62 × 62 tiles.
            let number = tiles.len() as u16;
            if let Some(before) = tiles.get_mut(usize::from(last[kind])) {
                before.next = number;
            }
            last[kind] = number;
        }
        tiles.push(Tile {
            at,
            sight,
            is_beside,
            next: NONE,
        });
        ControlFlow::Continue(())
    });
    tiles
}
