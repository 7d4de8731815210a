//! The line tutorial's way to find groups: how Whitaker Trebella's "How to Match Puzzle Shapes Using Bitmasks"
//! (2013) finds its match groups anew after every shift.
//!
//! A group is a list to which every matched neighbour is added, also those that it holds already. The next tile to
//! look at is the first of the list that is not in the list of all tiles looked at; the next group begins with the
//! first tile of the board that is in no group's list. Tiles are numbered, so that looking one up in a list compares
//! a word, as the original compares references.

use linkwork::lines::Board;
use linkwork::{Dir, Pos, Size};

/// The groups, with every tile as often as it was added, and whether each is closed.
#[must_use]
pub fn tutorial(board: &Board) -> Vec<(Vec<usize>, bool)> {
    let (mut groups, mut checked) = (Vec::new(), Vec::new());
    let mut begin = Some(0);
    while let Some(first) = begin {
        groups.push(match_group(board, first, &mut checked));
        let grouped = |tile: &usize| {
            groups
                .iter()
                .any(|(group, _): &(Vec<usize>, bool)| group.contains(tile))
        };
        begin = (0..board.size().cells()).find(|tile| !grouped(tile));
    }
    groups
}

fn match_group(board: &Board, first: usize, checked: &mut Vec<usize>) -> (Vec<usize>, bool) {
    let has = |pos, side| board.mask(pos).is_some_and(|mask| mask.has(side));
    let (mut group, mut closed, mut base) = (vec![first], true, Some(first));
    while let Some(tile) = base {
        let pos = board.size().at(tile);
        for side in Dir::ALL.into_iter().filter(|&side| has(pos, side)) {
            match board.faces(pos, side) {
                Some(other) if has(other, side.opposite()) => {
                    group.push(board.size().index(other));
                }
                _ => closed = false,
            }
        }
        checked.push(tile);
        base = group.iter().find(|tile| !checked.contains(tile)).copied();
    }
    (group, closed)
}

/// The groups as the engine lists them: no tile twice, in order.
#[must_use]
pub fn in_order(size: Size, groups: Vec<(Vec<usize>, bool)>) -> Vec<(Vec<Pos>, bool)> {
    let plain = |(mut tiles, closed): (Vec<usize>, bool)| {
        tiles.sort_unstable();
        tiles.dedup();
        (
            tiles.into_iter().map(|tile| size.at(tile)).collect(),
            closed,
        )
    };
    let mut listed: Vec<(Vec<Pos>, bool)> = groups.into_iter().map(plain).collect();
    listed.sort_unstable();
    listed
}
