//! The lines game: groups found again after a shift, and Netslide deals.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Bench, criterion, group, measure};
use criterion::{BatchSize, BenchmarkId, criterion_group, criterion_main};
use linkwork::Size;
use linkwork::lines::{Board, Deal, Edge, Goal, Groups, Shift, Way};
use linkwork_bench::baselines::{in_order, tutorial};

const SHIFTS: usize = 200;

/// A board and the shifts that are made on it, one after the other.
struct Shifted {
    board: Board,
    shifts: Vec<Shift>,
}

impl Shifted {
    fn new(side: usize) -> Self {
        let deal = Deal::new(Way::Free, Size::new(side, side).unwrap());
        let board = deal.board("bench".parse().unwrap(), 0).board;
        let all: Vec<Shift> = board.steps().collect();
        let shifts = (0..SHIFTS).map(|n| all[n * 37 % all.len()]).collect();
        let shifted = Self { board, shifts };
        shifted.check();
        shifted
    }

    /// All three ways answer alike: kept in step, from scratch, and the tutorial's.
    fn check(&self) {
        let (mut board, mut groups) = (self.board.clone(), Groups::of(&self.board));
        for &shift in &self.shifts {
            board.shift(shift).unwrap();
            groups.shifted(&board, shift);
            assert_eq!(groups, Groups::of(&board));
        }
        let listed = groups.list(&board).into_iter();
        let listed: Vec<_> = listed.map(|group| (group.cells, group.closed)).collect();
        assert_eq!(listed, in_order(board.size(), tutorial(&board)));
    }

    /// The shifts with `regroup` after each, the shifts' own time included.
    fn round(&self, shifts: usize, mut regroup: impl FnMut(&Board, Shift)) {
        let mut board = self.board.clone();
        for &shift in &self.shifts[..shifts] {
            board.shift(shift).unwrap();
            regroup(&board, shift);
        }
    }
}

fn regroup(c: &mut Bench) {
    for side in [8, 32] {
        let (name, shifted) = (format!("regroup-{side}x{side}"), Shifted::new(side));
        let fresh = Groups::of(&shifted.board);
        let mut ours = group(c, &name, SHIFTS as u64);
        ours.bench_function(BenchmarkId::new("ours", "all"), |b| {
            b.iter_batched_ref(
                || fresh.clone(),
                |groups| shifted.round(SHIFTS, |board, shift| groups.shifted(board, shift)),
                BatchSize::LargeInput,
            );
        });
        drop(ours);
        // On the large board the tutorial needs about as long for one shift as on the small one for all.
        let shifts = if side == 8 { SHIFTS } else { 2 };
        let mut theirs = group(c, &name, shifts as u64);
        measure(&mut theirs, "tutorial", "all", || {
            let mut tiles = 0;
            shifted.round(shifts, |board, _| tiles += tutorial(board).len());
            tiles
        });
    }
}

fn netslide(c: &mut Bench) {
    const BOARDS: u64 = 20;
    for (side, edge) in [(5, Edge::Wall), (32, Edge::Wrap)] {
        let deal = Deal::new(Way::Netslide, Size::new(side, side).unwrap()).with_edge(edge);
        let seed = "bench".parse().unwrap();
        for index in 0..BOARDS {
            let mut dealt = deal.board(seed, index);
            for shift in dealt.scramble.into_iter().rev() {
                dealt.board.shift(shift.reversed()).unwrap();
            }
            assert!(dealt.board.meets(Goal::OneNet));
        }
        let mut group = group(c, &format!("netslide-{side}x{side}"), BOARDS);
        let round = || {
            (0..BOARDS)
                .map(|index| deal.board(seed, index).scramble.len())
                .sum::<usize>()
        };
        measure(&mut group, "ours", "all", round);
    }
}

criterion_group!(name = benches; config = criterion(); targets = regroup, netslide);
criterion_main!(benches);
