//! Boards that walls make hopeless, told without a search.

use super::super::board::Board;
use super::super::field::{EMPTY, Field, Spot, WALL};
use super::super::gravity;
use super::super::runs::Flood;
use alloc::vec::Vec;

/// Whether walls part the board in rooms one of which holds an odd number of tiles: no tile ever
/// leaves its room, so that room cannot be cleared.
pub(super) fn has_odd_room(field: &Field) -> bool {
    let mut seen = alloc::vec![false; field.spots()];
    let mut rest = Vec::new();
    for start in 0..field.spots() {
        if field.code(start) == WALL || seen[start] {
            continue;
        }
        let mut tiles = 0;
        seen[start] = true;
        rest.push(start);
        while let Some(spot) = rest.pop() {
            tiles += usize::from(field.is_tile(spot));
            for next in field.round(spot) {
                if field.code(next) != WALL && !seen[next] {
                    seen[next] = true;
                    rest.push(next);
                }
            }
        }
        if tiles % 2 == 1 {
            return true;
        }
    }
    false
}

/// Whether the tiles fall in groups that never link with each other, one of which is odd.
///
/// A tile never leaves its stretch, nor, once that is packed, the cells of it that hold tiles; and every path is
/// free if nothing but walls is in the way. So tiles of two stretches can only ever link if they do on the board
/// without tiles, from some such cell of one to some of the other.
pub(super) fn has_odd_group(board: &Board) -> bool {
    let is_tile = |&&spot: &&Spot| board.field().is_tile(spot);
    let tiles = |stretch: &[Spot]| stretch.iter().filter(is_tile).count();
    let mut rest = gravity::stretches(board.field(), board.rules().gravity);
    if board.is_settled() {
        rest.iter_mut()
            .for_each(|stretch| stretch.retain(|spot| is_tile(&spot)));
    }
    rest.retain(|stretch| tiles(stretch) > 0);
    let mut bare = board.field().clone();
    board.tile_spots().for_each(|spot| bare.set(spot, EMPTY));
    let limit = board.rules().turns.limit().map_or(u16::MAX, u16::from);
    let mut flood = Flood::new(&bare);
    while let Some(first) = rest.pop() {
        let (mut count, mut group) = (0, alloc::vec![first]);
        while let Some(stretch) = group.pop() {
            count += tiles(&stretch);
            flood.spread(&bare, &stretch, limit, &mut |_| {});
            let meets = |other: &mut Vec<Spot>| other.iter().any(|&spot| flood.has_reached(spot));
            group.extend(rest.extract_if(.., meets));
        }
        if count % 2 == 1 {
            return true;
        }
    }
    false
}
