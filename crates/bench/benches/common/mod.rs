//! What the benches share.

#![allow(dead_code)]

use cpu_time::ThreadTime;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, SamplingMode, Throughput};
use linkwork::pairs::{Board, Move, Pair};
use std::time::Duration;

/// The time that this thread had a processor. By a clock on the wall, what takes long is interrupted more often than
/// what is quick, so on a busy machine every ratio would flatter the quick one.
pub(crate) struct CpuTime;

/// As times are written.
static WRITTEN: WallTime = WallTime;

impl Measurement for CpuTime {
    type Intermediate = ThreadTime;
    type Value = Duration;

    fn start(&self) -> ThreadTime {
        ThreadTime::now()
    }

    fn end(&self, begun: ThreadTime) -> Duration {
        begun.elapsed()
    }

    fn add(&self, a: &Duration, b: &Duration) -> Duration {
        *a + *b
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    #[allow(clippy::cast_precision_loss)]
    fn to_f64(&self, time: &Duration) -> f64 {
        time.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WRITTEN.formatter()
    }
}

pub(crate) type Bench = Criterion<CpuTime>;
pub(crate) type Group<'a> = BenchmarkGroup<'a, CpuTime>;

/// The same for ours and for theirs: the table takes the fastest sample of each, so many long samples of one and few
/// short ones of the other would be no comparison.
pub(crate) fn criterion() -> Bench {
    Criterion::default()
        .with_measurement(CpuTime)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(500))
        .sample_size(20)
}

/// A group whose rounds answer `questions` each, so that the table can give the time of one.
pub(crate) fn group<'a>(c: &'a mut Bench, name: &str, questions: u64) -> Group<'a> {
    let mut group = c.benchmark_group(name);
    group.sampling_mode(SamplingMode::Flat);
    group.throughput(Throughput::Elements(questions));
    group
}

/// Measures `round`; every round must do the same work.
pub(crate) fn measure<T>(
    group: &mut Group<'_>,
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
