//! Groups of line tiles by giving every tile a number and lowering it to its neighbours' until none changes.

use linkwork::lines::{Board, Group};
use linkwork::{Dir, Pos};

/// The groups of a board, as the engine lists them.
#[must_use]
pub fn groups(board: &Board) -> Vec<Group> {
    let cells: Vec<Pos> = board.size().positions().collect();
    let mut number: Vec<usize> = (0..cells.len()).collect();
    loop {
        let before = number.clone();
        for (cell, &pos) in cells.iter().enumerate() {
            for side in Dir::ALL {
                if let Some(next) = matched(board, pos, side) {
                    let next = board.size().index(next);
                    let low = number[cell].min(number[next]);
                    (number[cell], number[next]) = (low, low);
                }
            }
        }
        if number == before {
            break;
        }
    }
    let of = |first: usize| -> Vec<Pos> {
        let member =
            |&&pos: &&Pos| number[board.size().index(pos)] == first && !is_blank(board, pos);
        cells.iter().filter(member).copied().collect()
    };
    let lists = (0..cells.len()).map(of).filter(|list| !list.is_empty());
    lists
        .map(|cells| Group {
            closed: cells.iter().all(|&pos| is_closed(board, pos)),
            cells,
        })
        .collect()
}

fn is_blank(board: &Board, pos: Pos) -> bool {
    board.mask(pos).is_none_or(|mask| mask.bits() == 0)
}

/// The cell with which a tile is joined on that side.
fn matched(board: &Board, pos: Pos, side: Dir) -> Option<Pos> {
    let has = |pos: Pos, side: Dir| board.mask(pos).is_some_and(|mask| mask.has(side));
    let next = board.faces(pos, side)?;
    (has(pos, side) && has(next, side.opposite())).then_some(next)
}

/// Whether every solid side of a tile is matched.
fn is_closed(board: &Board, pos: Pos) -> bool {
    let solid = |side: &Dir| board.mask(pos).is_some_and(|mask| mask.has(*side));
    Dir::ALL
        .into_iter()
        .filter(solid)
        .all(|side| matched(board, pos, side).is_some())
}
