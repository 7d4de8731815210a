//! Settling: where tiles move when their lane packs.

use super::field::{Axis, EMPTY, Field, Spot, WALL};
use super::moves::Pair;
use super::outcome::Fall;
use super::rules::Gravity;
use crate::grid::Pos;
use alloc::vec::Vec;
use core::iter::StepBy;
use core::ops::Range;

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
    falls_in(field, gravity, 0..lanes(field, gravity))
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
    for lane in lanes {
        for (spots, to) in parts(field, gravity, lane).into_iter().flatten() {
            match to {
                To::Start => pack_in_order(field, spots, &mut falls),
                To::End => pack_in_order(field, spots.rev(), &mut falls),
            }
        }
    }
    falls
}

/// The two parts of a lane, and which way each packs; the second is empty where the lane is not cut.
fn parts(field: &Field, gravity: Gravity, lane: u8) -> Option<[(StepBy<Range<Spot>>, To); 2]> {
    let (axis, first, second) = plan(gravity)?;
    let step = field.step(axis);
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
    let part = |from: Spot, to: Spot| (from..to).step_by(step);
    Some([(part(start, cut), first), (part(cut, end), second)])
}

/// The stretches that pack for themselves: the cells of each between walls, the one that fills first first.
/// Where nothing packs, every cell is a stretch.
pub(super) fn stretches(field: &Field, gravity: Gravity) -> Vec<Vec<Spot>> {
    let mut stretches = Vec::new();
    if gravity == Gravity::None {
        let spots = field.size().positions().map(|pos| field.spot(pos));
        let cells = spots.filter(|&spot| field.code(spot) != WALL);
        return cells.map(|spot| alloc::vec![spot]).collect();
    }
    for lane in 0..lanes(field, gravity) {
        for (spots, to) in parts(field, gravity, lane).into_iter().flatten() {
            let mut spots: Vec<Spot> = spots.collect();
            if let To::End = to {
                spots.reverse();
            }
            let between_walls = spots.split(|&spot| field.code(spot) == WALL);
            let stretch = |cells: &[Spot]| (!cells.is_empty()).then(|| cells.to_vec());
            stretches.extend(between_walls.filter_map(stretch));
        }
    }
    stretches
}

fn lanes(field: &Field, gravity: Gravity) -> u8 {
    match plan(gravity) {
        None => 0,
        Some((Axis::Row, ..)) => field.size().rows(),
        Some((Axis::Column, ..)) => field.size().cols(),
    }
}

/// Packs the tiles on these spots towards the first of them, anew behind each wall.
fn pack_in_order(field: &Field, spots: impl Iterator<Item = Spot> + Clone, falls: &mut Vec<Fall>) {
    let mut places = spots.clone();
    // Where the next tile goes.
    let mut to = places.next();
    for spot in spots {
        match field.code(spot) {
            EMPTY => {}
            WALL => {
                while to.is_some_and(|place| place != spot) {
                    to = places.next();
                }
                to = places.next();
            }
            _ => {
                if let Some(to) = to.filter(|&place| place != spot) {
                    falls.push(Fall {
                        from: field.pos(spot),
                        to: field.pos(to),
                    });
                }
                to = places.next();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::pairs::{Board, Rules};
    use alloc::vec::Vec;

    /// One board under each gravity. The wall parts the lanes it lies in, and of seven columns and
    /// five rows the first three and two are the smaller halves.
    const PICTURES: [&str; 3] = [
        "
        none     down     up
        1..2..3  .......  1.425.3
        .......  ...2...  6.....8
        ..4#5..  ...#...  ...#...
        .......  1.....3  ...7...
        6..7..8  6.475.8  .......
        ",
        "
        none     left     right
        1..2..3  123....  ....123
        .......  .......  .......
        ..4#5..  4..#5..  ..4#..5
        .......  .......  .......
        6..7..8  678....  ....678
        ",
        "
        apart-h  apart-v  together-h  together-v
        1....23  1..2..3  ..123..     .......
        .......  .......  .......     1..2..3
        4..#..5  ...#...  ..4#5..     6.4#5.8
        .......  .......  .......     ...7...
        6....78  6.475.8  ..678..     .......
        ",
    ];

    #[test]
    fn each_gravity_packs_its_lanes() {
        let start = "1..2..3\n.......\n..4#5..\n.......\n6..7..8";
        for picture in PICTURES {
            let lines = picture.lines().map(|line| line.split_whitespace());
            let lines: Vec<Vec<&str>> = lines.map(Iterator::collect).collect();
            let lines = &lines[1..lines.len() - 1];
            for (column, gravity) in lines[0].iter().enumerate() {
                let rules = Rules {
                    gravity: gravity.parse().unwrap(),
                    ..Rules::default()
                };
                let mut board = Board::new(&start.parse().unwrap(), rules);
                board.settle();
                let packed: Vec<&str> = lines[1..].iter().map(|line| line[column]).collect();
                let packed = packed.join("\n").parse();
                assert_eq!(Ok(board.layout()), packed, "{gravity}");
            }
        }
    }
}
