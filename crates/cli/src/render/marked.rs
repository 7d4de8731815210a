//! A board of the pairs game with what the flags mark on it.

use super::RenderArgs;
use crate::exit::Fault;
use linkwork::Pos;
use linkwork::pairs::{Board, Cell, Pair, Refusal};
use linkwork_art::{Drawing, PairsPicture};

/// The board with path, chosen tile and hint.
pub(super) fn drawing(board: &Board, args: &RenderArgs) -> Result<Drawing, Fault> {
    let path = match args.path {
        None => None,
        Some(pair) => Some(path(board, pair)?),
    };
    let mut picture = PairsPicture::new(board, args.look());
    match &path {
        Some((path, true)) => picture.broken(path),
        Some((path, false)) => picture.path(path),
        None => {}
    }
    if let Some(pos) = args.chosen {
        picture.chosen(tile(board, pos, "--chosen")?);
    }
    if let Some(pair) = args.hint {
        for pos in [pair.a, pair.b] {
            picture.hinted(tile(board, pos, "--hint")?);
        }
    }
    Ok(picture.drawing())
}

/// The path of a pair, and whether it has too many turns.
fn path(board: &Board, pair: Pair) -> Result<(linkwork::pairs::Path, bool), Fault> {
    let why = match board.path(pair) {
        Ok(path) => return Ok((path, false)),
        Err(why) => why,
    };
    let longer = match why {
        Refusal::TooManyTurns(_) => board.shortest(pair),
        _ => None,
    };
    let none = || Fault::No(format!("--path {pair}: {why}"));
    longer.map(|path| (path, true)).ok_or_else(none)
}

/// A tile that is to be marked.
fn tile(board: &Board, pos: Pos, flag: &str) -> Result<Pos, Fault> {
    match board.cell(pos) {
        Some(Cell::Tile(_)) => Ok(pos),
        _ => {
            let (row, col) = (pos.row, pos.col);
            Err(Fault::No(format!("{flag}: no tile lies on {row},{col}")))
        }
    }
}
