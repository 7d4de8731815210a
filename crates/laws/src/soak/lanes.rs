//! Boards of line tiles whose groups are kept in step with shifts.

use super::{Fault, panicked};
use crate::compare::{Counts, Difference};
use crate::twins;
use linkwork::lines::{Board, Edge, Groups, Mask, Shift};
use linkwork::{Dir, Pos, Rng, Size};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Shifts of one board.
const SHIFTS: u32 = 30;

/// Shifts the lanes of a random board, and compares the groups after each.
pub(super) fn shifted(rng: &mut Rng) -> Result<Counts, Box<Fault>> {
    let mut board = board(rng);
    let mut told = format!("from, {} at the edge,\n{board}\n", board.edge().name());
    let mut kept = Groups::of(&board);
    let mut counts = Counts::default();
    for _ in 0..SHIFTS {
        let shifts: Vec<Shift> = board.steps().collect();
        let Some(&shift) = shifts.get(rng.below(shifts.len() as u32) as usize) else {
            break;
        };
        let by = shift.by * i64::from(1 + rng.below(7));
        let shift = Shift { by, ..shift };
        if board.shift(shift).is_err() {
            continue;
        }
        told += &format!("{shift}\n");
        same(&board, &mut kept, shift).map_err(|difference| {
            let story = told.clone();
            Box::new(Fault {
                difference,
                story,
                board: None,
            })
        })?;
        counts.groups += 1;
    }
    Ok(counts)
}

fn same(board: &Board, kept: &mut Groups, shift: Shift) -> Result<(), Difference> {
    let compared = || {
        kept.shifted(board, shift);
        let (kept, afresh, twin) = (kept.list(board), board.groups(), twins::groups(board));
        if kept == twin && afresh == twin {
            return Ok(());
        }
        Err(Difference(format!(
            "groups kept {kept:?}, afresh {afresh:?}, of the twin {twin:?}"
        )))
    };
    catch_unwind(AssertUnwindSafe(compared)).unwrap_or_else(|panic| Err(panicked(&*panic)))
}

fn board(rng: &mut Rng) -> Board {
    let most = if rng.below(50) == 0 { 24 } else { 9 };
    let mut side = || 1 + rng.below(most) as usize;
    let size = Size::new(side(), side()).expect("1 to 24");
    let edge = if rng.below(2) == 0 {
        Edge::Wall
    } else {
        Edge::Wrap
    };
    let mut board = Board::blank(size, edge);
    let any_pos = |rng: &mut Rng| {
        let (row, col) = (rng.below(size.rows().into()), rng.below(size.cols().into()));
        Pos::new(row as u8, col as u8)
    };
    if rng.below(3) == 0 {
        board = board.with_pin(Some(any_pos(rng)));
    }
    for _ in 0..rng.below(6) {
        let (pos, side) = (any_pos(rng), Dir::ALL[rng.below(4) as usize]);
        board.bar(pos, side);
    }
    for pos in size.positions() {
        board.set(pos, Mask::new(rng.below(16) as u8).expect("below 16"));
    }
    board
}
