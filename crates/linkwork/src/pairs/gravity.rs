//! Settling: where tiles move when their lane packs.

use super::field::{Axis, EMPTY, Field, Spot, WALL};
use super::moves::Pair;
use super::outcome::Fall;
use super::rules::Gravity;
use crate::grid::Pos;
use alloc::collections::VecDeque;
use alloc::vec::Vec;

/// Which way a stretch of a lane packs.
#[derive(Clone, Copy)]
enum To {
    Start,
    End,
}

/// The lanes of a gravity, and which way the two halves of each pack. Halves that pack the same way
/// are one stretch.
const fn plan(gravity: Gravity) -> Option<(Axis, To, To)> {
    match gravity {
        Gravity::None => None,
        Gravity::Down => Some((Axis::Column, To::End, To::End)),
        Gravity::Up => Some((Axis::Column, To::Start, To::Start)),
        Gravity::Left => Some((Axis::Row, To::Start, To::Start)),
        Gravity::Right => Some((Axis::Row, To::End, To::End)),
        Gravity::ApartH => Some((Axis::Row, To::Start, To::End)),
        Gravity::ApartV => Some((Axis::Column, To::Start, To::End)),
        Gravity::TogetherH => Some((Axis::Row, To::End, To::Start)),
        Gravity::TogetherV => Some((Axis::Column, To::End, To::Start)),
    }
}

/// The moves that settle the whole board, in an order in which each tile moves to a cell that is empty
/// by then. The field itself is not changed.
pub(super) fn falls(field: &Field, gravity: Gravity) -> Vec<Fall> {
    let lanes = match plan(gravity) {
        None => 0,
        Some((Axis::Row, ..)) => field.size().rows(),
        Some((Axis::Column, ..)) => field.size().cols(),
    };
    falls_in(field, gravity, 0..lanes)
}

/// The moves that settle a board from which a pair was just taken and which was settled before: only
/// the lanes of the two cells can change.
pub(super) fn falls_after(field: &Field, gravity: Gravity, pair: Pair) -> Vec<Fall> {
    let [a, b] = [pair.a, pair.b].map(|pos| match plan(gravity) {
        Some((Axis::Row, ..)) => pos.row,
        _ => pos.col,
    });
    let second = (a != b).then_some(b);
    falls_in(field, gravity, core::iter::once(a).chain(second))
}

fn falls_in(field: &Field, gravity: Gravity, lanes: impl Iterator<Item = u8>) -> Vec<Fall> {
    let mut falls = Vec::new();
    let Some((axis, first, second)) = plan(gravity) else {
        return falls;
    };
    let step = field.step(axis);
    for lane in lanes {
        let (start, len) = match axis {
            Axis::Row => (Pos::new(lane, 0), field.size().cols()),
            Axis::Column => (Pos::new(0, lane), field.size().rows()),
        };
        let start = field.spot(start);
        let end = start + usize::from(len) * step;
        let cut = match (first, second) {
            (To::Start, To::Start) | (To::End, To::End) => end,
            _ => start + usize::from(len / 2) * step,
        };
        pack(field, (start..cut).step_by(step), first, &mut falls);
        pack(field, (cut..end).step_by(step), second, &mut falls);
    }
    falls
}

fn pack(
    field: &Field,
    spots: impl DoubleEndedIterator<Item = Spot>,
    to: To,
    falls: &mut Vec<Fall>,
) {
    match to {
        To::Start => pack_in_order(field, spots, falls),
        To::End => pack_in_order(field, spots.rev(), falls),
    }
}

/// Packs the tiles on these spots towards the first of them, anew behind each wall.
fn pack_in_order(field: &Field, spots: impl Iterator<Item = Spot>, falls: &mut Vec<Fall>) {
    // The empty spots between the packed tiles and the spot looked at, nearest to the packed ones first.
    let mut gap = VecDeque::new();
    for spot in spots {
        match field.code(spot) {
            EMPTY => gap.push_back(spot),
            WALL => gap.clear(),
            _ => {
                if let Some(to) = gap.pop_front() {
                    falls.push(Fall {
                        from: field.pos(spot),
                        to: field.pos(to),
                    });
                    gap.push_back(spot);
                }
            }
        }
    }
}
