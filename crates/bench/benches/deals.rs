//! Dealing boards that can be won. Each round deals the same ones, since boards differ in how long they take.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Bench, criterion, group, measure, wins};
use criterion::{criterion_group, criterion_main};
use linkwork::pairs::{Deal, Draw, Gravity, Rules};
use linkwork::{Seed, Size};

fn deal(cols: usize, rows: usize, gravity: Gravity) -> Deal {
    let rules = Rules {
        gravity,
        ..Rules::default()
    };
    Deal::new(Size::new(rows, cols).unwrap(), 36)
        .unwrap()
        .with_rules(rules)
}

/// Deals the first boards; how many tiles they have in all.
fn round(deal: &Deal, boards: u64) -> usize {
    let seed: Seed = "bench".parse().unwrap();
    (0..boards)
        .map(|index| deal.board(seed, index).unwrap().board.tiles())
        .sum()
}

/// Every board is won by the solution that comes with it.
fn check(deal: &Deal, boards: u64) {
    for index in 0..boards {
        let dealt = deal.board("bench".parse().unwrap(), index).unwrap();
        assert!(
            wins(&dealt.board, &dealt.solution.unwrap()),
            "board {index}"
        );
    }
}

fn backwards(c: &mut Bench) {
    const BOARDS: u64 = 50;
    for (cols, rows) in [(18, 8), (30, 16)] {
        let mut group = group(c, &format!("deal-{cols}x{rows}"), BOARDS);
        for gravity in Gravity::ALL {
            let deal = deal(cols, rows, gravity);
            check(&deal, BOARDS);
            measure(&mut group, "ours", gravity, || round(&deal, BOARDS));
        }
    }
}

fn uniform(c: &mut Bench) {
    const BOARDS: u64 = 200;
    let mut group = group(c, "uniform-18x8", BOARDS);
    group.sample_size(10);
    let deal = deal(18, 8, Gravity::None).with_draw(Draw::Uniform);
    check(&deal, BOARDS);
    measure(&mut group, "ours", "all", || round(&deal, BOARDS));
}

criterion_group!(name = benches; config = criterion(); targets = backwards, uniform);
criterion_main!(benches);
