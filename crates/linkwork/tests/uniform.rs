//! How likely each board of a deal is, counted on the smallest board that shows it.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::pairs::{Deal, Draw};
use std::collections::BTreeMap;

const DEALS: u32 = 60_000;

/// How often each board of three columns, two rows and three kinds comes.
fn counts(draw: Draw) -> BTreeMap<String, u32> {
    let deal = Deal::new("3x2".parse().unwrap(), 3)
        .unwrap()
        .with_draw(draw);
    let mut counts = BTreeMap::new();
    for index in 0..u64::from(DEALS) {
        let dealt = deal.board("uniform".parse().unwrap(), index).unwrap();
        *counts.entry(dealt.board.layout().to_string()).or_default() += 1;
    }
    counts
}

/// Pearson's statistic against equal likelihood.
fn chi_square(counts: &BTreeMap<String, u32>) -> f64 {
    let expected = f64::from(DEALS) / counts.len() as f64;
    let part = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    counts.values().map(part).sum()
}

/// With 65 degrees of freedom, one uniform sample in a thousand lies above this.
const LIMIT: f64 = 105.99;

#[test]
fn the_uniform_deal_deals_all_winnable_boards_alike() {
    let counts = counts(Draw::Uniform);
    // 90 boards there are; on 24 of them two kinds end in a square of four that nothing opens.
    assert_eq!(counts.len(), 66);
    assert!(chi_square(&counts) < LIMIT, "{}", chi_square(&counts));
}

#[test]
fn the_deal_built_backwards_does_not() {
    let counts = counts(Draw::Backwards);
    assert_eq!(counts.len(), 66);
    let (least, most) = (
        counts.values().min().unwrap(),
        counts.values().max().unwrap(),
    );
    println!(
        "built backwards: {least} to {most} times, chi-square {}",
        chi_square(&counts)
    );
    for (board, count) in &counts {
        if count == least || count == most {
            println!("{board}\n{count}\n");
        }
    }
    assert!(chi_square(&counts) > 10.0 * LIMIT && most > least);
}
