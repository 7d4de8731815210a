//! What all tests of pairs games need.
#![allow(dead_code, reason = "each file of tests uses its part")]

use linkwork::pairs::{Board, Move, Pair};
use linkwork::{Id, Session, session::Table};

/// A deal of the size that beginners play.
pub(crate) const DEAL: &str = "pairs:8x6,k12#5eed/0";

/// The pairs that win a deal, and the board after each, as the page shows it; the first is the deal's.
pub(crate) fn won(id: &str) -> (Vec<Pair>, Vec<String>) {
    let Ok(Id::Pairs(id)) = id.parse() else {
        panic!("{id} is no id of a pairs game")
    };
    let dealt = id.open().unwrap();
    let (mut board, pairs) = (dealt.board, dealt.solution.unwrap());
    let mut boards = vec![text(&board)];
    for pair in &pairs {
        board.play(Move::Join(*pair)).unwrap();
        boards.push(text(&board));
    }
    (pairs, boards)
}

/// The board of a game by its id or save.
pub(crate) fn board(id_or_save: &str) -> String {
    let session = Session::open(id_or_save).unwrap();
    let Table::Pairs(table) = session.table() else {
        panic!("{id_or_save} is no pairs game")
    };
    text(table.board)
}

/// A board as the page shows it.
pub(crate) fn text(board: &Board) -> String {
    board.layout().to_string().replace('\n', "/")
}
