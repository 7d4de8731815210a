//! The corpus is the one that others measured on: true links and moves are theirs.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::pairs::Rules;
use linkwork_bench::corpus::{Course, FILLS};
use linkwork_bench::ours;

/// How many questions of each fill have a link, counting from the fullest.
fn links(course: Course) -> [usize; 4] {
    FILLS.map(|fill| {
        let samples = course.samples(fill);
        let true_links = samples.iter().map(|sample| {
            let board = sample.board(Rules::default());
            let pairs = sample.pairs();
            pairs
                .iter()
                .filter(|&&pair| ours::links(&board, pair))
                .count()
        });
        true_links.sum()
    })
}

/// How many moves all boards of each fill have.
fn moves(course: Course) -> [usize; 4] {
    FILLS.map(|fill| {
        let samples = course.samples(fill);
        let moves = samples
            .iter()
            .map(|sample| ours::moves(&sample.board(Rules::default())).len());
        moves.sum()
    })
}

#[test]
fn as_many_questions_have_a_link() {
    assert_eq!(Course::game(14, 6).questions(), 10_000);
    assert_eq!(links(Course::game(14, 6)), [913, 1722, 3790, 8532]);
    assert_eq!(links(Course::game(18, 8)), [576, 1045, 2629, 6783]);
    assert_eq!(links(Course::game(30, 16)), [160, 313, 866, 3888]);
}

#[test]
fn as_many_moves_there_are() {
    assert_eq!(moves(Course::game(18, 8)), [615, 696, 936, 903]);
    assert_eq!(moves(Course::game(30, 16)), [2522, 2893, 3580, 4474]);
}

#[test]
fn boards_are_as_full_as_they_are_called() {
    for (course, cells) in [(Course::game(24, 12), 288), (Course::large(100), 10_000)] {
        let tiles = FILLS.map(|fill| course.samples(fill)[0].tiles().count());
        assert_eq!(
            tiles,
            FILLS.map(|fill| cells * usize::try_from(fill).unwrap() / 100)
        );
    }
}
