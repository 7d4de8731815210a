//! Nets: spanning trees of line tiles, and how they are scrambled.

use super::Edge;
use super::board::Board;
use super::deal::centre;
use super::goal::Goal;
use super::mask::Mask;
use super::shifts::{Lane, Shift};
use crate::grid::{Dir, Pos, Size};
use crate::rng::Rng;
use alloc::vec::Vec;

/// A spanning tree without crosses, grown from the centre by random connections.
///
/// It never gets stuck short of a cell: were all neighbours of a cell that is left out of it threeways,
/// their connections round that cell would be a ring, and a tree has none.
pub(super) fn net(size: Size, edge: Edge, rng: &mut Rng) -> Board {
    let mut board = Board::blank(size, edge);
    let mut open: Vec<(Pos, Dir)> = Dir::ALL.map(|side| (centre(size), side)).to_vec();
    while !open.is_empty() {
        let (pos, side) = open.swap_remove(rng.index(open.len()));
        let Some(next) = board.faces(pos, side).filter(|&next| next != pos) else {
            continue;
        };
        let (from, to) = (tile(&board, pos), tile(&board, next));
        let is_reached = to != Mask::BLANK || next == centre(size);
        if is_reached || from.bits().count_ones() == 3 {
            continue;
        }
        board.set(pos, from.with(side));
        board.set(next, to.with(side.opposite()));
        open.extend(
            Dir::ALL
                .into_iter()
                .filter(|&d| d != side.opposite())
                .map(|d| (next, d)),
        );
    }
    board
}

fn tile(board: &Board, pos: Pos) -> Mask {
    board.mask(pos).unwrap_or_default()
}

/// The sides, right and lower ones, across which the board has no connection.
pub(super) fn unused_sides(board: &Board) -> Vec<(Pos, Dir)> {
    let sides = board
        .size()
        .positions()
        .flat_map(|pos| [(pos, Dir::Right), (pos, Dir::Down)]);
    sides
        .filter(|&(pos, side)| board.faces(pos, side).is_some() && !tile(board, pos).has(side))
        .collect()
}

/// Random steps, none of which takes back the one before.
pub(super) fn scramble(solved: &Board, steps: u32, rng: &mut Rng) -> (Board, Vec<Shift>) {
    let mut board = solved.clone();
    let all: Vec<Shift> = solved.steps().collect();
    let mut made: Vec<Shift> = Vec::new();
    for _ in 0..steps {
        let takes_back = |shift: &Shift| {
            let len = board.lane_len(shift.lane).unwrap_or(1);
            made.last().is_some_and(|last| {
                last.lane == shift.lane && last.reversed().forward(len) == shift.forward(len)
            })
        };
        // A lane lists each of its outcomes once, so it is one step that may not be made, if any.
        let back = all.iter().position(takes_back);
        let drawn = rng.index(all.len() - usize::from(back.is_some()));
        let passed = back.is_some_and(|back| back <= drawn);
        let Some(&shift) = all.get(drawn + usize::from(passed)) else {
            break;
        };
        // A lane that can move does.
        if board.shift(shift).is_ok() {
            made.push(shift);
        }
    }
    (board, made)
}

pub(super) fn is_one_step_away(board: &Board) -> bool {
    let loose = Loose::of(board);
    let steps = board.steps();
    steps
        .filter(|shift| loose.may_all_close(shift.lane))
        .any(|shift| {
            let mut next = board.clone();
            next.shift(shift).is_ok() && next.meets(Goal::OneNet)
        })
}

/// The loose sides of a board, counted: all of them, and by lane those that a shift of it can change. Where it
/// leaves one as it is, the board is not solved by it.
struct Loose {
    all: u32,
    rows: Vec<u32>,
    columns: Vec<u32>,
}

impl Loose {
    fn of(board: &Board) -> Self {
        let size = board.size();
        let mut loose = Self {
            all: 0,
            rows: alloc::vec![0; usize::from(size.rows())],
            columns: alloc::vec![0; usize::from(size.cols())],
        };
        for (pos, side) in board.loose_sides() {
            let other = board.faces(pos, side).unwrap_or(pos);
            loose.all += 1;
            loose.rows[usize::from(pos.row)] += 1;
            loose.columns[usize::from(pos.col)] += 1;
            if other.row != pos.row {
                loose.rows[usize::from(other.row)] += 1;
            }
            if other.col != pos.col {
                loose.columns[usize::from(other.col)] += 1;
            }
        }
        loose
    }

    fn may_all_close(&self, lane: Lane) -> bool {
        let touched = match lane {
            Lane::Row(row) => self.rows[usize::from(row)],
            Lane::Column(column) => self.columns[usize::from(column)],
        };
        touched == self.all
    }
}
