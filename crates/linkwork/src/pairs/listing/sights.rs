//! All pairs of a board whose lines fill a word each: what every tile sees is looked up once, and then two tiles
//! link or do not by a few "and"s.

use crate::pairs::board::Board;
use crate::pairs::moves::Pair;
use crate::pairs::words::{At, Sight, Words};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// No further tile.
const NONE: u16 = u16::MAX;

struct Tile {
    at: At,
    sight: Sight,
    /// The next one of its kind, by its number.
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
    for a in &tiles {
        let mut next = a.next;
        while let Some(b) = tiles.get(usize::from(next)) {
            if words.links(turns, (a.at, a.sight), (b.at, b.sight)) {
                visit(Pair::new(a.at.pos(), b.at.pos()))?;
            }
            next = b.next;
        }
    }
    ControlFlow::Continue(())
}

/// All tiles, row by row.
#[allow(clippy::cast_possible_truncation)]
fn tiles(board: &Board, words: &Words) -> Vec<Tile> {
    let field = board.field();
    let mut tiles = Vec::with_capacity(board.tiles());
    let mut last = [NONE; 256];
    let _ = field.each_tile(|at, is_open| {
        let sight = if is_open {
            words.sight(at)
        } else {
            Sight::of_itself(at)
        };
        let kind = usize::from(field.code(field.spot_at(at)));
        // At most 62 × 62 tiles.
        let number = tiles.len() as u16;
        if let Some(before) = tiles.get_mut(usize::from(last[kind])) {
            let before: &mut Tile = before;
            before.next = number;
        }
        last[kind] = number;
        tiles.push(Tile {
            at,
            sight,
            next: NONE,
        });
        ControlFlow::Continue(())
    });
    tiles
}
