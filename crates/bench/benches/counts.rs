//! Instructions, counted by callgrind: the same on a busy machine as on a quiet one. `cargo xtask test` compares them
//! with those of the plain search in the same run, see xtask/src/counts.rs.

#![allow(missing_docs)]
// The macros write out paths that need not be.
#![allow(unused_qualifications)]

use gungraun::{library_benchmark, library_benchmark_group, main};
use linkwork::pairs::{Board, Pair, Rules};
use linkwork_bench::baselines::{Place, Plain, bfs01};
use linkwork_bench::corpus::{Course, Sample};
use linkwork_bench::ours;
use std::hint::black_box;

/// A board and its questions, as one of the two reads them.
type Asked<B, Q> = Vec<(B, Vec<Q>)>;

/// Boards of the corpus, half full: there a link test has the most to do.
fn samples() -> Vec<Sample> {
    let mut samples = Course::game(18, 8).samples(50);
    samples.truncate(10);
    samples
}

fn boards() -> Asked<Board, Pair> {
    let asked = |sample: &Sample| (sample.board(Rules::default()), sample.pairs());
    samples().iter().map(asked).collect()
}

fn plains() -> Asked<Plain, (Place, Place)> {
    let asked = |sample: &Sample| {
        let plain = Plain::new(sample);
        let places = sample.queries.iter();
        let places = places
            .map(|&(a, b)| (plain.place(a), plain.place(b)))
            .collect();
        (plain, places)
    };
    samples().iter().map(asked).collect()
}

#[library_benchmark]
#[bench::ours(boards())]
fn link(asked: Asked<Board, Pair>) -> usize {
    let links = |(board, pairs): &(Board, Vec<Pair>)| {
        pairs
            .iter()
            .filter(|&&pair| ours::links(board, black_box(pair)))
            .count()
    };
    black_box(asked.iter().map(links).sum())
}

#[library_benchmark]
#[bench::bfs01(plains())]
fn plain_link(asked: Asked<Plain, (Place, Place)>) -> usize {
    let links = |(plain, places): &(Plain, Vec<(Place, Place)>)| {
        places
            .iter()
            .filter(|&&(a, b)| bfs01(plain, black_box(a), black_box(b)))
            .count()
    };
    black_box(asked.iter().map(links).sum())
}

#[library_benchmark]
#[bench::ours(boards())]
fn moves(asked: Asked<Board, Pair>) -> usize {
    black_box(
        asked
            .iter()
            .map(|(board, _)| ours::moves(black_box(board)).len())
            .sum(),
    )
}

library_benchmark_group!(name = counts, benchmarks = [link, plain_link, moves]);
main!(library_benchmark_groups = counts);
