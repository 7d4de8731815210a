//! All links, best paths and moves of a board are those of the slow twins, and pairs that are none are refused.

use crate::asked;
use crate::bytes::Bytes;
use crate::compare;
use linkwork::pairs::{Board, Cell, Pair, Refusal};

pub(crate) fn moves(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let board = bytes.board();
    if let Err(difference) = compare::all(&board) {
        panic!("{difference}\n{:?}\n{}", board.rules(), board.layout());
    }
    for _ in 0..8 {
        odd_pair(&board, Pair::new(bytes.pos(), bytes.pos()));
    }
}

/// A pair of any cells, on the board or not: the reason of a refusal is the first that holds.
fn odd_pair(board: &Board, pair: Pair) {
    let (a, b) = (board.cell(pair.a), board.cell(pair.b));
    let expected = match (a, b) {
        (None, _) | (_, None) => Refusal::OffBoard,
        _ if pair.a == pair.b => Refusal::SameCell,
        (Some(Cell::Tile(a)), Some(Cell::Tile(b))) if a == b => return,
        (Some(Cell::Tile(_)), Some(Cell::Tile(_))) => Refusal::DifferentKinds,
        _ => Refusal::NoTile,
    };
    assert_eq!(
        board.path(pair),
        Err(expected),
        "{pair}\n{}",
        board.layout()
    );
    assert!(!asked::links(board, pair), "{pair}\n{}", board.layout());
    assert_eq!(asked::link(board, pair), None, "{pair}\n{}", board.layout());
}
