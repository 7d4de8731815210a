//! What is asked of the engine's fast paths: the one place that names them.

use linkwork::pairs::{Board, Pair, Path};

/// The fast link test.
pub(crate) fn links(board: &Board, pair: Pair) -> bool {
    board.links(pair)
}

/// The best path within the rules.
pub(crate) fn link(board: &Board, pair: Pair) -> Option<Path> {
    board.link(pair)
}
