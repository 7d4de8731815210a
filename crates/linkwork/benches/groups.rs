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

/// The line tutorial's algorithm, written plainly: every tile asks for its own group, by searching lists, and
/// every group that is found goes on a list, so that it stands there once for each of its tiles. Then every
/// tile goes through that list to learn which group is its own; of the duplicates the last one counts.
fn tutorial(board: &Board) -> Vec<(Vec<Pos>, bool)> {
    let tiles = || board.size().positions();
    let all: Vec<_> = tiles().filter_map(|pos| group_of(board, pos)).collect();
    let mut used = vec![false; all.len()];
    for pos in tiles() {
        let mut mine = None;
        for (number, (group, _)) in all.iter().enumerate() {
            if group.contains(&pos) {
                mine = Some(number);
            }
        }
        if let Some(number) = mine {
            used[number] = true;
        }
    }
    let used = all.into_iter().zip(used).filter(|(_, used)| *used);
    let mut groups: Vec<_> = used.map(|(group, _)| group).collect();
    for (tiles, _) in &mut groups {
        tiles.sort_unstable();
    }
    groups.sort_unstable();
    groups
}

/// The group of a tile: what is open, what is done, both searched from the front.
fn group_of(board: &Board, start: Pos) -> Option<(Vec<Pos>, bool)> {
    let has = |pos, side| board.mask(pos).is_some_and(|mask| mask.has(side));
    if Dir::ALL.into_iter().all(|side| !has(start, side)) {
        return None;
    }
    let (mut open, mut done, mut closed) = (vec![start], Vec::new(), true);
    while let Some(pos) = open.pop() {
        done.push(pos);
        for side in Dir::ALL.into_iter().filter(|&side| has(pos, side)) {
            match board
                .faces(pos, side)
                .filter(|&other| has(other, side.opposite()))
            {
                None => closed = false,
                Some(other) if !done.contains(&other) && !open.contains(&other) => open.push(other),
                Some(_) => {}
            }
        }
    }
    Some((done, closed))
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
        assert_eq!(listed.collect::<Vec<_>>(), tutorial(&board));
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
