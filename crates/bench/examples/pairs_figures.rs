//! What the solver of the pairs game does on random deals: how many boards it decides. Asserts what it prints.
//!
//! `cargo run --release -p linkwork-bench --example pairs_figures`; a number after it: so many boards of each further
//! gravity too.

#![allow(clippy::unwrap_used)]

use linkwork::pairs::{BUDGET, Board, Gravity, Move, Pair, Rules};
use linkwork::{Size, Verdict};
use linkwork_bench::corpus::to_solve;
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// Board i of the corpus for solvers.
fn board(size: Size, rules: Rules, index: u64) -> Board {
    to_solve(size.cols().into(), size.rows().into(), index).board(rules)
}

/// What came of the boards of a row.
#[derive(Default)]
struct Row {
    solved: u64,
    unsolvable: Vec<u64>,
    unknown: u64,
    times: Vec<Duration>,
    positions: u64,
}

impl Row {
    /// The first `count` boards; every solution is played.
    fn of(size: Size, rules: Rules, count: u64) -> Self {
        let mut row = Self::default();
        for index in 0..count {
            let board = board(size, rules, index);
            let begun = Instant::now();
            let solved = board.solve(BUDGET);
            row.times.push(begun.elapsed());
            row.positions = row.positions.max(solved.positions);
            match solved.verdict {
                Verdict::Solved(pairs) => {
                    assert!(wins(board, pairs), "{size} {rules:?} {index}");
                    row.solved += 1;
                }
                Verdict::Unsolvable => row.unsolvable.push(index),
                Verdict::Unknown => row.unknown += 1,
            }
        }
        row.times.sort_unstable();
        row
    }

    fn print(&self, size: Size, rules: Rules) {
        let mean = self.times.iter().sum::<Duration>() / u32::try_from(self.times.len()).unwrap();
        println!(
            "| {size} | {} | {} | {} | {} | {} | {:.2} | {:.2} | {:.0} |",
            rules.gravity,
            self.times.len(),
            self.solved,
            self.unsolvable.len(),
            self.unknown,
            self.times[self.times.len() / 2].as_secs_f64() * 1e3,
            mean.as_secs_f64() * 1e3,
            self.times[self.times.len() - 1].as_secs_f64() * 1e3,
        );
    }
}

fn wins(mut board: Board, pairs: Vec<Pair>) -> bool {
    let mut pairs = pairs.into_iter();
    pairs.all(|pair| board.play(Move::Join(pair)).is_ok()) && board.tiles() == 0
}

/// Whether plain exhaustive search finds no way to win a board, and how many positions there are.
fn is_lost_for_sure(board: &Board) -> (bool, usize) {
    let mut seen = HashSet::new();
    let mut rest = vec![board.clone()];
    while let Some(board) = rest.pop() {
        for pair in board.moves() {
            let mut next = board.clone();
            next.play(Move::Join(pair)).unwrap();
            let cells = next.size().positions().map(|pos| next.cell(pos));
            if seen.insert(cells.collect::<Vec<_>>()) {
                rest.push(next);
            }
        }
        if board.tiles() == 0 {
            return (false, seen.len());
        }
    }
    (true, seen.len())
}

fn main() {
    println!(
        "| board | gravity | boards | solved | unsolvable | unknown | median ms | mean ms | most ms |"
    );
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    let row = |size: &str, gravity: Gravity, count| {
        let (size, rules) = (
            size.parse().unwrap(),
            Rules {
                gravity,
                ..Rules::default()
            },
        );
        let row = Row::of(size, rules, count);
        row.print(size, rules);
        row
    };
    let eighteen = row("18x8", Gravity::None, 1_000);
    assert_eq!((eighteen.unsolvable.len(), eighteen.unknown), (65, 0));
    let sixteen = row("16x9", Gravity::None, 200);
    assert_eq!((sixteen.unsolvable.len(), sixteen.unknown), (51, 0));
    for size in ["24x12", "30x16"] {
        assert_eq!(row(size, Gravity::None, 200).solved, 200);
    }
    let down = row("18x8", Gravity::Down, 200);
    // Boards of some gravities take seconds each: only on demand.
    if let Some(count) = std::env::args().nth(1) {
        for gravity in Gravity::ALL.into_iter().skip(2) {
            row("18x8", gravity, count.parse().unwrap());
        }
    }
    assert!(down.unknown * 20 <= 200, "{} unknown", down.unknown);
    println!(
        "\nUnsolvable of 18x8 without gravity: {:?}",
        eighteen.unsolvable
    );
    let rules = Rules {
        gravity: Gravity::Down,
        ..Rules::default()
    };
    for index in down.unsolvable {
        let (lost, positions) = is_lost_for_sure(&board("18x8".parse().unwrap(), rules, index));
        assert!(lost, "{index} can be won");
        println!("18x8 down, board {index}: all {positions} positions end stuck.");
    }
}
