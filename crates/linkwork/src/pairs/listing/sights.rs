//! All pairs of a board whose lines fill a word each: what every tile sees is looked up once, and then two tiles
//! link or do not by a few "and"s.
//!
//! A tile without a free place beside it links to equal ones beside it and to no others, so only the open ones are
//! tried with each other.

use crate::grid::Pos;
use crate::pairs::board::Board;
use crate::pairs::field::Field;
use crate::pairs::moves::Pair;
use crate::pairs::words::{At, Sight, Words};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// No further tile.
const NONE: u16 = u16::MAX;

/// A tile with a free place beside it.
struct Tile {
    at: At,
    sight: Sight,
    /// The next such one of its kind, by its number.
    next: u16,
}

/// Shows every pair that links with at most `turns` turns, 0 to 2, in order.
pub(super) fn each(
    board: &Board,
    words: &Words,
    turns: u8,
    mut visit: impl FnMut(Pair) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (tiles, blocked) = tiles(board, words);
    let mut blocked = blocked.into_iter().peekable();
    for a in &tiles {
        let mut next = a.next;
        while let Some(b) = tiles.get(usize::from(next)) {
            if words.links(turns, (a.at, a.sight), (b.at, b.sight)) {
                let pair = Pair::new(a.at.pos(), b.at.pos());
                while let Some(before) = blocked.next_if(|&before| before < pair.number()) {
                    visit(Pair::of_number(before))?;
                }
                visit(pair)?;
            }
            next = b.next;
        }
    }
    blocked.map(Pair::of_number).try_for_each(visit)
}

/// All tiles with a free place beside them, row by row, and the numbers of all pairs of equal neighbours of which one
/// has none, in order.
#[allow(clippy::cast_possible_truncation)]
fn tiles(board: &Board, words: &Words) -> (Vec<Tile>, Vec<u32>) {
    let field = board.field();
    let mut tiles: Vec<Tile> = Vec::with_capacity(board.tiles());
    let mut blocked: Vec<u32> = Vec::new();
    let mut last = [NONE; 256];
    let _ = field.each_tile(|at, is_open| {
        if !is_open {
            pair_round(field, at, &mut blocked);
            return ControlFlow::Continue(());
        }
        let kind = usize::from(field.code(field.spot_at(at)));
        // At most 62 × 62 tiles.
        let number = tiles.len() as u16;
        if let Some(before) = tiles.get_mut(usize::from(last[kind])) {
            before.next = number;
        }
        last[kind] = number;
        tiles.push(Tile {
            at,
            sight: words.sight(at),
            next: NONE,
        });
        ControlFlow::Continue(())
    });
    // Two that both have none found each other.
    blocked.sort_unstable();
    blocked.dedup();
    (tiles, blocked)
}

/// Adds the numbers of the pairs of a tile with the equal ones round it. A part of its own, so that the way of the open tiles stays
/// short: few tiles have none free beside them once a board is played.
#[inline(never)]
fn pair_round(field: &Field, at: At, pairs: &mut Vec<u32>) {
    let pos = at.pos();
    let pair = |other: Pos| Pair::new(pos, other).sorted().number();
    pairs.extend(field.equal_round(at).map(pair));
}
