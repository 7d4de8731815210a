//! The engine's fast paths beside their slow twins, on one board.

use crate::asked;
use crate::twins::{Flood, Ground, Way};
use linkwork::pairs::{Board, Cell, Kind, Pair, Refusal};
use linkwork::{Pos, Status};
use std::fmt;
use std::ops::AddAssign;

/// How much was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Pairs of equal tiles: link test, best path, and the same from the other end.
    pub links: u64,
    /// Whole lists of moves, with the first move and the status.
    pub lists: u64,
    /// Lists of groups of line tiles.
    pub groups: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.links += other.links;
        self.lists += other.lists;
        self.groups += other.groups;
    }
}

/// Where the engine and a twin do not agree.
#[derive(Clone, Debug)]
pub struct Difference(pub String);

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(crate) fn same<T: PartialEq + fmt::Debug>(
    what: &str,
    engine: &T,
    twin: &T,
) -> Result<(), Difference> {
    if engine == twin {
        return Ok(());
    }
    Err(Difference(format!(
        "{what}: the engine says {engine:?}, its twin {twin:?}"
    )))
}

/// Compares every link and the list of moves.
///
/// # Errors
/// The first difference.
pub fn all(board: &Board) -> Result<Counts, Difference> {
    let tiles = tiles(board);
    let (moves, links) = links_to(board, &tiles, &tiles)?;
    list(board, &moves)?;
    Ok(Counts {
        links,
        lists: 1,
        groups: 0,
    })
}

/// Compares the links to at most so many tiles, spread evenly over the board, and the moves among them.
///
/// # Errors
/// The first difference.
pub fn some(board: &Board, most: usize) -> Result<Counts, Difference> {
    let tiles = tiles(board);
    if tiles.len() <= most {
        return all(board);
    }
    let goals: Vec<_> = tiles
        .iter()
        .copied()
        .step_by(tiles.len().div_ceil(most.max(1)))
        .collect();
    let (moves, links) = links_to(board, &tiles, &goals)?;
    let is_goal = |pair: &Pair| goals.binary_search_by_key(&pair.b, |goal| goal.0).is_ok();
    let listed: Vec<Pair> = board.moves().into_iter().filter(is_goal).collect();
    same("the moves to some tiles", &listed, &moves)?;
    Ok(Counts {
        links,
        ..Counts::default()
    })
}

/// The tiles, row by row.
fn tiles(board: &Board) -> Vec<(Pos, Kind)> {
    let layout = board.layout();
    let tile = |(pos, cell)| match cell {
        Cell::Tile(kind) => Some((pos, kind)),
        _ => None,
    };
    layout.cells().filter_map(tile).collect()
}

/// Compares the links of these tiles to these goals, and answers the twin's moves and how many links there
/// were to compare.
fn links_to(
    board: &Board,
    tiles: &[(Pos, Kind)],
    goals: &[(Pos, Kind)],
) -> Result<(Vec<Pair>, u64), Difference> {
    let ground = Ground::new(board);
    let (mut moves, mut links) = (Vec::new(), 0);
    for &(goal, kind) in goals {
        let flood = Flood::to(&ground, goal);
        for &(start, _) in tiles.iter().filter(|tile| tile.0 < goal && tile.1 == kind) {
            let pair = Pair::new(start, goal);
            if link(board, pair, flood.way(start))? {
                moves.push(pair);
            }
            links += 1;
        }
    }
    moves.sort_unstable();
    Ok((moves, links))
}

/// Compares one link; answers whether it is a move.
fn link(board: &Board, pair: Pair, way: Option<Way>) -> Result<bool, Difference> {
    let expected = match way {
        None => Err(Refusal::Blocked),
        Some(way) if board.rules().turns.allows(way.turns) => Ok(way),
        Some(way) => Err(Refusal::TooManyTurns(way.turns)),
    };
    let back = Pair::new(pair.b, pair.a);
    for pair in [pair, back] {
        same(
            &format!("link test of {pair}"),
            &asked::links(board, pair),
            &expected.is_ok(),
        )?;
    }
    let shown = |path: linkwork::pairs::Path| Way {
        turns: path.turns(),
        steps: path.steps(),
        points: path.points().to_vec(),
    };
    same(
        &format!("path of {pair}"),
        &board.path(pair).map(shown),
        &expected,
    )?;
    let turned = |path: linkwork::pairs::Path| shown(path.reversed());
    same(
        &format!("path of {back}, turned round"),
        &board.path(back).map(turned),
        &expected,
    )?;
    let expected = expected.ok();
    same(
        &format!("link of {pair}"),
        &asked::link(board, pair).map(shown),
        &expected,
    )?;
    Ok(expected.is_some())
}

/// Compares the list of moves, the first move and the status.
fn list(board: &Board, moves: &[Pair]) -> Result<(), Difference> {
    same("moves", &board.moves().as_slice(), &moves)?;
    same("first move", &board.first_move(), &moves.first().copied())?;
    let status = match (tiles(board).len(), moves.len()) {
        (0, _) => Status::Won,
        (_, 0) => Status::Stuck,
        _ => Status::Playing,
    };
    same("status", &board.status(), &status)
}
