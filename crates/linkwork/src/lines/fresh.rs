//! Fresh boards of Polymer: random tiles without a closed group.

use super::board::{Board, Edge};
use super::deal::random_tile;
use super::mask::{Mask, Shape};
use crate::grid::{Dir, Pos, Size};
use crate::order;
use crate::rng::Rng;
use alloc::vec::Vec;

/// How often a closed group is drawn again before the tiles are chosen by hand.
const TRIES: u32 = 1000;

/// A board of random tiles without a closed group: the tiles of the first one are drawn again until there
/// is none.
pub(super) fn fresh(size: Size, edge: Edge, rng: &mut Rng) -> Board {
    let mut board = Board::blank(size, edge);
    for pos in size.positions() {
        board.set(pos, random_tile(rng));
    }
    // By cell: whether it is known that its group is not closed. Groups are looked at once, and again
    // only where a tile changed: large boards have hundreds of closed groups.
    let mut open = alloc::vec![false; size.cells()];
    let mut marks = alloc::vec![false; size.cells()];
    let (mut at, mut tries) = (0, 0);
    while at < size.cells() {
        if open[at] {
            at += 1;
            continue;
        }
        let (mut cells, is_closed) = group(&board, size.at(at), &mut marks);
        if !is_closed {
            cells.iter().for_each(|&pos| open[size.index(pos)] = true);
            continue;
        }
        if tries == TRIES {
            return nubs(size, edge);
        }
        tries += 1;
        order::by_key(&mut cells, |&pos| size.index(pos) as u32);
        for &pos in &cells {
            board.set(pos, random_tile(rng));
        }
        at = forget(&board, &cells, &mut open, &mut marks).min(at);
    }
    board
}

/// The cells that are joined to a cell, and whether they are a closed group. `marks` has one for each cell, none set:
/// they are lent, not made anew for each of many groups.
fn group(board: &Board, start: Pos, marks: &mut [bool]) -> (Vec<Pos>, bool) {
    let size = board.size();
    let has = |pos, side| board.mask(pos).is_some_and(|mask| mask.has(side));
    let mut find = |pos| !core::mem::replace(&mut marks[size.index(pos)], true);
    find(start);
    let (mut cells, mut is_closed, mut next) = (alloc::vec![start], true, 0);
    while let Some(&pos) = cells.get(next) {
        next += 1;
        for side in Dir::ALL.into_iter().filter(|&side| has(pos, side)) {
            let faced = board.faces(pos, side);
            match faced.filter(|&faced| has(faced, side.opposite())) {
                Some(joined) if find(joined) => cells.push(joined),
                Some(_) => {}
                None => is_closed = false,
            }
        }
    }
    cells.iter().for_each(|&pos| marks[size.index(pos)] = false);
    (cells, is_closed)
}

/// Forgets what was known of the groups on and beside cells that changed; the first of theirs.
fn forget(board: &Board, changed: &[Pos], open: &mut [bool], marks: &mut [bool]) -> usize {
    let size = board.size();
    let mut first = size.cells();
    let beside = |&pos: &Pos| Dir::ALL.map(|side| board.faces(pos, side));
    let near = changed.iter().flat_map(beside).flatten();
    for pos in near.chain(changed.iter().copied()) {
        if !core::mem::take(&mut open[size.index(pos)]) {
            first = first.min(size.index(pos));
            continue;
        }
        for pos in group(board, pos, marks).0 {
            open[size.index(pos)] = false;
            first = first.min(size.index(pos));
        }
    }
    first
}

/// Nubs that all look up never meet.
fn nubs(size: Size, edge: Edge) -> Board {
    let mut board = Board::blank(size, edge);
    for pos in size.positions() {
        board.set(pos, Mask::of(Shape::Nub, 0));
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Seed;

    /// The same, with all groups found from scratch each time.
    fn slow(size: Size, edge: Edge, rng: &mut Rng) -> Board {
        let mut board = Board::blank(size, edge);
        for pos in size.positions() {
            board.set(pos, random_tile(rng));
        }
        for _ in 0..=TRIES {
            let closed = board.groups().into_iter().find(|group| group.closed);
            let Some(group) = closed else { return board };
            for pos in group.cells {
                board.set(pos, random_tile(rng));
            }
        }
        nubs(size, edge)
    }

    #[test]
    fn the_slow_twin_deals_the_same_boards() {
        for (rows, cols) in [
            (1, 1),
            (1, 2),
            (2, 1),
            (2, 2),
            (1, 9),
            (3, 4),
            (8, 5),
            (20, 20),
        ] {
            for edge in [Edge::Wall, Edge::Wrap] {
                for index in 0..40 {
                    let size = Size::new(rows, cols).unwrap();
                    let rng = || Rng::new(Seed::from_number(7), index);
                    let (fast, slow) =
                        (fresh(size, edge, &mut rng()), slow(size, edge, &mut rng()));
                    assert_eq!(fast, slow, "{rows} {cols} {edge:?} {index}");
                }
            }
        }
    }

    #[test]
    fn the_largest_board_is_dealt_too() {
        let size = Size::new(255, 255).unwrap();
        let board = fresh(size, Edge::Wrap, &mut Rng::new(Seed::from_number(1), 0));
        assert!(board.groups().iter().all(|group| !group.closed));
        let crosses = board.masks().iter().filter(|mask| mask.bits() == 15);
        assert!(crosses.count() > 9_000, "the tiles are random");
    }
}
