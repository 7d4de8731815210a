//! The questions as the engine answers them: one place to change when its doors do.

use linkwork::pairs::{Board, Pair, Path};

/// Whether a pair links within the rules.
#[must_use]
pub fn links(board: &Board, pair: Pair) -> bool {
    board.links(pair)
}

/// The best path of a pair, if the rules allow it.
#[must_use]
pub fn link(board: &Board, pair: Pair) -> Option<Path> {
    board.link(pair)
}

/// Some pair that links.
#[must_use]
pub fn first_move(board: &Board) -> Option<Pair> {
    board.first_move()
}

/// All pairs that link, sorted.
#[must_use]
pub fn moves(board: &Board) -> Vec<Pair> {
    board.moves()
}
