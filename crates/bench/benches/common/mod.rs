//! What the benches share.

#![allow(dead_code)]

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, SamplingMode, Throughput};
use linkwork::pairs::{Board, Move, Pair};
use std::time::Duration;

/// Samples of what takes little time.
const SAMPLES: usize = 30;

/// Short samples: the table takes the fastest one, so many short ones do more than a few long ones.
pub(crate) fn criterion() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .sample_size(SAMPLES)
}

/// A group whose rounds answer `questions` each, so that the table can give the time of one.
pub(crate) fn group<'a>(
    c: &'a mut Criterion,
    name: &str,
    questions: u64,
) -> BenchmarkGroup<'a, WallTime> {
    let mut group = c.benchmark_group(name);
    group.throughput(Throughput::Elements(questions));
    group
}

/// Few samples, for what takes a good part of a second.
pub(crate) fn few_samples(group: &mut BenchmarkGroup<'_, WallTime>) {
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
}

/// As at first again.
pub(crate) fn many_samples(group: &mut BenchmarkGroup<'_, WallTime>) {
    group.sample_size(SAMPLES).sampling_mode(SamplingMode::Auto);
}

/// Measures `round`; every round must do the same work.
pub(crate) fn measure<T>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    who: &str,
    column: impl std::fmt::Display,
    mut round: impl FnMut() -> T,
) {
    group.bench_function(BenchmarkId::new(who, column), |b| b.iter(&mut round));
}

/// Whether these pairs, taken in this order, leave nothing.
pub(crate) fn wins(board: &Board, pairs: &[Pair]) -> bool {
    let mut board = board.clone();
    pairs
        .iter()
        .all(|&pair| board.play(Move::Join(pair)).is_ok())
        && board.tiles() == 0
}
