//! The first move, and all moves: where there is none, the proof of a dead end.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{criterion, group, measure};
use criterion::{Criterion, criterion_group, criterion_main};
use linkwork::pairs::{Board, Pair, Rules};
use linkwork_bench::baselines::PairLoop;
use linkwork_bench::corpus::{Course, FILLS, Sample};
use linkwork_bench::ours;

/// A board as the engine and as the pair loop keep it.
struct Both {
    board: Board,
    pair_loop: PairLoop,
}

impl Both {
    /// Sets a board up, and compares the moves of both.
    fn new(sample: &Sample) -> Self {
        let both = Self {
            board: sample.board(Rules::default()),
            pair_loop: PairLoop::new(sample),
        };
        let pos = |cell| sample.size.at(cell);
        let theirs = both.pair_loop.moves().into_iter();
        let mut theirs: Vec<Pair> = theirs.map(|(a, b)| Pair::new(pos(a), pos(b))).collect();
        theirs.sort_unstable();
        assert_eq!(ours::moves(&both.board), theirs);
        let first = ours::first_move(&both.board);
        assert_eq!(first.is_some(), !theirs.is_empty());
        assert!(first.is_none_or(|pair| theirs.contains(&pair)));
        both
    }
}

fn both(course: Course, fill: u64) -> Vec<Both> {
    course.samples(fill).iter().map(Both::new).collect()
}

fn all(c: &mut Criterion, course: Course, moves: Option<[usize; 4]>) {
    for (column, fill) in FILLS.into_iter().enumerate() {
        let boards = both(course, fill);
        let mut group = group(c, &format!("moves-{}", course.name()), boards.len() as u64);
        let ours = || {
            boards
                .iter()
                .map(|both| ours::moves(&both.board).len())
                .sum::<usize>()
        };
        if let Some(moves) = moves {
            assert_eq!(ours(), moves[column]);
        }
        measure(&mut group, "ours", fill, ours);
        let theirs = || {
            boards
                .iter()
                .map(|both| both.pair_loop.moves().len())
                .sum::<usize>()
        };
        measure(&mut group, "android", fill, theirs);
    }
}

fn moves(c: &mut Criterion) {
    all(c, Course::game(18, 8), Some([615, 696, 936, 903]));
    all(c, Course::game(30, 16), Some([2522, 2893, 3580, 4474]));
    all(c, Course::large(100), None);
}

fn first(c: &mut Criterion) {
    for fill in FILLS {
        let boards = both(Course::game(18, 8), fill);
        let mut group = group(c, "first-18x8", boards.len() as u64);
        let ours = || {
            boards
                .iter()
                .filter(|both| ours::first_move(&both.board).is_some())
                .count()
        };
        measure(&mut group, "ours", fill, ours);
        let theirs = || {
            boards
                .iter()
                .filter(|both| both.pair_loop.first_move().is_some())
                .count()
        };
        measure(&mut group, "android", fill, theirs);
    }
}

criterion_group!(name = benches; config = criterion(); targets = moves, first);
criterion_main!(benches);
