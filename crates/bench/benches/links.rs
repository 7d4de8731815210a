//! One link, and one best path.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Bench, criterion, group, measure};
use criterion::{criterion_group, criterion_main};
use linkwork::pairs::{Board, Pair, Rules};
use linkwork_bench::baselines::{Place, Plain, android, best, bfs01, linkup, rpgmaker};
use linkwork_bench::corpus::{Course, FILLS, Sample};
use linkwork_bench::ours;
use std::hint::black_box;

/// A board with its questions, as the engine and as the baselines read them.
struct Asked {
    board: Board,
    pairs: Vec<Pair>,
    plain: Plain,
    places: Vec<(Place, Place)>,
}

impl Asked {
    fn new(sample: &Sample) -> Self {
        let plain = Plain::new(sample);
        let places = sample.queries.iter();
        Self {
            board: sample.board(Rules::default()),
            pairs: sample.pairs(),
            places: places
                .map(|&(a, b)| (plain.place(a), plain.place(b)))
                .collect(),
            plain,
        }
    }

    fn ours(&self) -> usize {
        let pairs = self.pairs.iter();
        pairs
            .filter(|&&pair| ours::links(&self.board, black_box(pair)))
            .count()
    }

    fn theirs(&self, links: Way) -> usize {
        let places = self.places.iter();
        places
            .filter(|&&(a, b)| links(&self.plain, black_box(a), black_box(b)))
            .count()
    }

    /// The sum of all turns and steps.
    fn paths(&self) -> u32 {
        let paths = self
            .pairs
            .iter()
            .filter_map(|&pair| ours::link(&self.board, black_box(pair)));
        paths
            .map(|path| u32::from(path.turns()) + path.steps())
            .sum()
    }

    fn slow_paths(&self) -> u32 {
        let paths = self
            .places
            .iter()
            .filter_map(|&(a, b)| best(&self.plain, a, b));
        paths.map(|(turns, steps)| u32::from(turns) + steps).sum()
    }

    /// Question by question.
    fn check(&self, links: Way) {
        for (&pair, &(a, b)) in self.pairs.iter().zip(&self.places) {
            assert_eq!(
                ours::links(&self.board, pair),
                links(&self.plain, a, b),
                "{pair}"
            );
        }
    }
}

type Way = fn(&Plain, Place, Place) -> bool;

fn asked(course: Course, fill: u64) -> Vec<Asked> {
    course.samples(fill).iter().map(Asked::new).collect()
}

/// `true_links` are the corpus's check values, where there are any.
fn links(c: &mut Bench, course: Course, ways: &[(&str, Way)], true_links: Option<[usize; 4]>) {
    let mut group = group(c, &format!("link-{}", course.name()), course.questions());
    for (column, fill) in FILLS.into_iter().enumerate() {
        let asked = asked(course, fill);
        let ours = || asked.iter().map(Asked::ours).sum::<usize>();
        if let Some(true_links) = true_links {
            assert_eq!(ours(), true_links[column]);
        }
        measure(&mut group, "ours", fill, ours);
        for &(who, way) in ways {
            asked.iter().for_each(|asked| asked.check(way));
            let theirs = || asked.iter().map(|asked| asked.theirs(way)).sum::<usize>();
            measure(&mut group, who, fill, theirs);
        }
    }
}

fn games(c: &mut Bench) {
    let all: [(&str, Way); 4] = [
        ("android", android),
        ("rpgmaker", rpgmaker),
        ("linkup", linkup),
        ("bfs01", bfs01),
    ];
    links(c, Course::game(18, 8), &all, Some([576, 1045, 2629, 6783]));
    links(
        c,
        Course::game(14, 6),
        &all[..1],
        Some([913, 1722, 3790, 8532]),
    );
    links(c, Course::game(24, 12), &all[..1], None);
    links(
        c,
        Course::game(30, 16),
        &all[..1],
        Some([160, 313, 866, 3888]),
    );
}

fn largest(c: &mut Bench) {
    let course = Course::large(255);
    links(c, course, &[("android", android)], None);
}

fn paths(c: &mut Bench) {
    let course = Course::game(18, 8);
    let mut group = group(c, "path-18x8", course.questions());
    for fill in FILLS {
        let asked = asked(course, fill);
        let ours = || asked.iter().map(Asked::paths).sum::<u32>();
        let slow: u32 = asked.iter().map(Asked::slow_paths).sum();
        assert_eq!(ours(), slow);
        measure(&mut group, "ours", fill, ours);
    }
}

criterion_group!(name = benches; config = criterion(); targets = games, largest, paths);
criterion_main!(benches);
