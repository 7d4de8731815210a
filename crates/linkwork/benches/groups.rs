//! Regrouping after a shift: kept in step, from scratch, and as the line tutorial does it.
//!
//! `cargo bench -p linkwork --bench groups` prints times; the ratios are said at the end. Every answer is
//! compared before anything is measured.

#![allow(missing_docs, clippy::unwrap_used)]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use linkwork::lines::{Board, Deal, Groups, Shift, Way};
use linkwork::{Dir, Pos, Size};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The line tutorial's algorithm, written plainly: how Whitaker Trebella's "How to Match Puzzle Shapes Using
/// Bitmasks" (2013) finds its match groups anew after every shift.
///
/// A group is a list to which every matched neighbour is added, also those that it holds already. The next tile
/// to look at is the first of the list that is not in the list of all tiles looked at; the next group begins with
/// the first tile of the board that is in no group's list. Tiles are numbered, so that looking one up in a list
/// compares a word, as the original compares references.
fn tutorial(board: &Board) -> Vec<(Vec<usize>, bool)> {
    let (mut groups, mut checked) = (Vec::new(), Vec::new());
    let mut begin = Some(0);
    while let Some(first) = begin {
        groups.push(match_group(board, first, &mut checked));
        let grouped = |tile: &usize| {
            groups
                .iter()
                .any(|(group, _): &(Vec<usize>, bool)| group.contains(tile))
        };
        begin = (0..board.size().cells()).find(|tile| !grouped(tile));
    }
    groups
}

/// One group of the tutorial's, and whether it is closed.
fn match_group(board: &Board, first: usize, checked: &mut Vec<usize>) -> (Vec<usize>, bool) {
    let has = |pos, side| board.mask(pos).is_some_and(|mask| mask.has(side));
    let (mut group, mut closed, mut base) = (vec![first], true, Some(first));
    while let Some(tile) = base {
        let pos = board.size().at(tile);
        for side in Dir::ALL.into_iter().filter(|&side| has(pos, side)) {
            match board.faces(pos, side) {
                Some(other) if has(other, side.opposite()) => {
                    group.push(board.size().index(other));
                }
                _ => closed = false,
            }
        }
        checked.push(tile);
        base = group.iter().find(|tile| !checked.contains(tile)).copied();
    }
    (group, closed)
}

/// The tutorial's groups as ours are listed: without duplicates, in order.
fn in_order(size: Size, groups: Vec<(Vec<usize>, bool)>) -> Vec<(Vec<Pos>, bool)> {
    let mut listed: Vec<(Vec<Pos>, bool)> = Vec::new();
    for (mut tiles, closed) in groups {
        tiles.sort_unstable();
        tiles.dedup();
        listed.push((
            tiles.into_iter().map(|tile| size.at(tile)).collect(),
            closed,
        ));
    }
    listed.sort_unstable();
    listed
}

/// Boards and the shifts that are made on them, one after the other.
struct Course {
    board: Board,
    shifts: Vec<Shift>,
}

impl Course {
    fn new(side: usize) -> Self {
        let deal = Deal::new(Way::Free, Size::new(side, side).unwrap());
        let board = deal.board("bench".parse().unwrap(), 0).board;
        let all: Vec<Shift> = board.steps().collect();
        let shifts = (0..200).map(|n| all[n * 37 % all.len()]).collect();
        let course = Self { board, shifts };
        course.check();
        course
    }

    /// All three ways answer alike, after every shift.
    fn check(&self) {
        let (mut board, mut groups) = (self.board.clone(), Groups::of(&self.board));
        for &shift in &self.shifts {
            board.shift(shift).unwrap();
            groups.shifted(&board, shift);
            assert_eq!(groups, Groups::of(&board));
        }
        let listed = groups
            .list(&board)
            .into_iter()
            .map(|group| (group.cells, group.closed));
        assert_eq!(
            listed.collect::<Vec<_>>(),
            in_order(board.size(), tutorial(&board))
        );
    }

    /// The time of one shift with `regroup` after it, the shift's own time included.
    fn time(&self, shifts: usize, mut regroup: impl FnMut(&Board, Shift)) -> Duration {
        let mut board = self.board.clone();
        let begun = Instant::now();
        for &shift in &self.shifts[..shifts] {
            board.shift(shift).unwrap();
            regroup(&board, shift);
        }
        begun.elapsed() / u32::try_from(shifts).unwrap()
    }
}

fn regroup(c: &mut Criterion) {
    for side in [8, 32] {
        let course = Course::new(side);
        let name = |way: &str| format!("regroup {side}x{side} {way}");
        c.bench_function(&name("kept in step"), |b| {
            let groups = Groups::of(&course.board);
            b.iter_batched_ref(
                || (course.board.clone(), groups.clone()),
                |(board, groups)| {
                    for &shift in &course.shifts {
                        let _ = board.shift(shift);
                        groups.shifted(board, shift);
                    }
                },
                BatchSize::LargeInput,
            );
        });
        c.bench_function(&name("from scratch, once"), |b| {
            b.iter(|| Groups::of(black_box(&course.board)));
        });
        ratio(&course, side);
    }
}

/// The ratio against the tutorial in this very run: the best of several rounds of each, in turn.
fn ratio(course: &Course, side: usize) {
    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    for _ in 0..5 {
        let mut groups = Groups::of(&course.board);
        ours = ours.min(course.time(200, |board, shift| groups.shifted(board, shift)));
        theirs = theirs.min(course.time(10, |board, _| drop(black_box(tutorial(board)))));
    }
    let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
    println!("regroup {side}x{side}: {ratio:.0} times as fast as the tutorial's algorithm\n");
}

criterion_group!(benches, regroup);
criterion_main!(benches);
