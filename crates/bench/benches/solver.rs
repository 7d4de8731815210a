//! The solver on random boards, without gravity and with it.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Bench, criterion, group, measure, wins};
use criterion::{criterion_group, criterion_main};
use linkwork::Verdict;
use linkwork::pairs::{BUDGET, Board, Gravity, Rules};
use linkwork_bench::corpus;

const BOARDS: u64 = 200;
/// Of these with gravity; all of them are solved once, to count the verdicts.
const MEASURED: usize = 50;

fn boards(gravity: Gravity) -> Vec<Board> {
    let rules = Rules {
        gravity,
        ..Rules::default()
    };
    (0..BOARDS)
        .map(|n| corpus::to_solve(18, 8, n).board(rules))
        .collect()
}

/// How many are solved and proved unsolvable; every solution is played.
fn verdicts(boards: &[Board]) -> (usize, usize) {
    let (mut solved, mut unsolvable) = (0, 0);
    for board in boards {
        match board.solve(BUDGET).verdict {
            Verdict::Solved(pairs) => {
                assert!(wins(board, &pairs));
                solved += 1;
            }
            Verdict::Unsolvable => unsolvable += 1,
            Verdict::Unknown => {}
        }
    }
    (solved, unsolvable)
}

fn round(boards: &[Board]) -> u64 {
    boards
        .iter()
        .map(|board| board.solve(BUDGET).positions)
        .sum()
}

/// Without gravity every board is decided.
fn still(c: &mut Bench) {
    let boards = boards(Gravity::None);
    assert_eq!(verdicts(&boards), (SOLVED, boards.len() - SOLVED));
    // The rounds take long: ten of them will do.
    let mut group = group(c, "solve-18x8", BOARDS);
    group.sample_size(10);
    measure(&mut group, "ours", "none", || round(&boards));
}

/// Of the first 200 boards. An independent solver found as many; the others are proved to have no solution.
const SOLVED: usize = 191;

/// With gravity at least 95 of a hundred are, and some of them by a proof that they cannot be won.
fn moving(c: &mut Bench) {
    let boards = boards(Gravity::Down);
    let (solved, unsolvable) = verdicts(&boards);
    println!("gravity down: {solved} solved, {unsolvable} proved unsolvable");
    assert!((solved + unsolvable) * 100 >= boards.len() * 95 && unsolvable > 0);
    let mut group = group(c, "solve-18x8", MEASURED as u64);
    group.sample_size(10);
    measure(&mut group, "ours", "down", || round(&boards[..MEASURED]));
}

criterion_group!(name = benches; config = criterion(); targets = still, moving);
criterion_main!(benches);
