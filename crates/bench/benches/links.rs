//! One link, and one best path.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Bench, criterion, group, measure};
use criterion::{criterion_group, criterion_main};
use linkwork_bench::asked::{Asked, Way};
use linkwork_bench::baselines::{android, best, bfs01, linkup, rpgmaker};
use linkwork_bench::corpus::{Course, FILLS};
use linkwork_bench::ours;
use std::hint::black_box;

/// The sum of all turns and steps of the best paths.
fn best_paths(asked: &Asked) -> u32 {
    let paths = asked
        .pairs
        .iter()
        .filter_map(|&pair| ours::link(&asked.board, black_box(pair)));
    paths
        .map(|path| u32::from(path.turns()) + path.steps())
        .sum()
}

fn slow_paths(asked: &Asked) -> u32 {
    let paths = asked
        .places
        .iter()
        .filter_map(|&(a, b)| best(&asked.plain, a, b));
    paths.map(|(turns, steps)| u32::from(turns) + steps).sum()
}

/// Question by question.
fn check(asked: &Asked, links: Way) {
    for (&pair, &(a, b)) in asked.pairs.iter().zip(&asked.places) {
        assert_eq!(
            ours::links(&asked.board, pair),
            links(&asked.plain, a, b),
            "{pair}"
        );
    }
}

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
            asked.iter().for_each(|asked| check(asked, way));
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
        let ours = || asked.iter().map(best_paths).sum::<u32>();
        let slow: u32 = asked.iter().map(slow_paths).sum();
        assert_eq!(ours(), slow);
        measure(&mut group, "ours", fill, ours);
    }
}

criterion_group!(name = benches; config = criterion(); targets = games, largest, paths);
criterion_main!(benches);
