//! The first move, and all moves: where there is none, the proof of a dead end.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Bench, criterion, group, measure};
use criterion::{criterion_group, criterion_main};
use linkwork::Size;
use linkwork::pairs::{Board, Deal, Move, OpenPairs, Pair, Rules};
use linkwork_bench::baselines::PairLoop;
use linkwork_bench::corpus::{Course, FILLS, Sample};
use linkwork_bench::ours;

/// A board as the engine and as the pair loop keep it.
struct Both {
    board: Board,
    pair_loop: PairLoop,
}

impl Both {
    /// Sets a board up, and compares the moves of both.
    fn new(sample: &Sample) -> Self {
        let both = Self {
            board: sample.board(Rules::default()),
            pair_loop: PairLoop::new(sample),
        };
        let pos = |cell| sample.size.at(cell);
        let theirs = both.pair_loop.moves().into_iter();
        let mut theirs: Vec<Pair> = theirs.map(|(a, b)| Pair::new(pos(a), pos(b))).collect();
        theirs.sort_unstable();
        assert_eq!(ours::moves(&both.board), theirs);
        let first = ours::first_move(&both.board);
        assert_eq!(first.is_some(), !theirs.is_empty());
        assert!(first.is_none_or(|pair| theirs.contains(&pair)));
        both
    }
}

fn both(course: Course, fill: u64) -> Vec<Both> {
    course.samples(fill).iter().map(Both::new).collect()
}

/// `moves` are the corpus's check values, where there are any. Only the first boards are measured where the pair loop
/// needs a second for one.
fn all(c: &mut Bench, course: Course, measured: usize, moves: Option<[usize; 4]>) {
    let mut group = group(c, &format!("moves-{}", course.name()), measured as u64);
    for (column, fill) in FILLS.into_iter().enumerate() {
        let boards = both(course, fill);
        let ours = |both: &Both| ours::moves(&both.board).len();
        if let Some(moves) = moves {
            assert_eq!(boards.iter().map(ours).sum::<usize>(), moves[column]);
        }
        let boards = &boards[..measured];
        measure(&mut group, "ours", fill, || {
            boards.iter().map(ours).sum::<usize>()
        });
        let theirs = |both: &Both| both.pair_loop.moves().len();
        measure(&mut group, "android", fill, || {
            boards.iter().map(theirs).sum::<usize>()
        });
    }
}

fn moves(c: &mut Bench) {
    all(c, Course::game(18, 8), 50, Some([615, 696, 936, 903]));
    all(c, Course::game(30, 16), 50, Some([2522, 2893, 3580, 4474]));
    all(c, Course::large(100), 1, None);
}

fn first(c: &mut Bench) {
    for fill in FILLS {
        let boards = both(Course::game(18, 8), fill);
        let mut group = group(c, "first-18x8", boards.len() as u64);
        let ours = || {
            boards
                .iter()
                .filter(|both| ours::first_move(&both.board).is_some())
                .count()
        };
        measure(&mut group, "ours", fill, ours);
        let theirs = || {
            boards
                .iter()
                .filter(|both| both.pair_loop.first_move().is_some())
                .count()
        };
        measure(&mut group, "android", fill, theirs);
    }
}

/// Dealt boards and the pairs that win them.
fn games(size: Size, kinds: usize, count: u64) -> Vec<(Board, Vec<Pair>)> {
    let deal = Deal::new(size, kinds).unwrap();
    let dealt = (0..count).map(|index| deal.board("bench".parse().unwrap(), index).unwrap());
    dealt
        .map(|dealt| (dealt.board, dealt.solution.unwrap()))
        .collect()
}

/// Plays a game and looks at all pairs after every move, kept in step; how many that were.
fn kept(board: &Board, pairs: &[Pair]) -> usize {
    let (mut board, mut open) = (board.clone(), OpenPairs::of(board));
    let seen = pairs.iter().map(|&pair| {
        board.play(Move::Join(pair)).unwrap();
        open.taken(&board, pair);
        open.pairs().len()
    });
    seen.sum()
}

/// The same, asked afresh after every move.
fn afresh(board: &Board, pairs: &[Pair]) -> usize {
    let mut board = board.clone();
    let seen = pairs.iter().map(|&pair| {
        board.play(Move::Join(pair)).unwrap();
        ours::moves(&board).len()
    });
    seen.sum()
}

/// The moves alone.
fn played(board: &Board, pairs: &[Pair]) -> usize {
    let mut board = board.clone();
    for &pair in pairs {
        board.play(Move::Join(pair)).unwrap();
    }
    board.tiles()
}

/// A way to play a game.
type Play = fn(&Board, &[Pair]) -> usize;

/// What it costs and buys to keep the list of all pairs in step through a game.
fn whole_games(c: &mut Bench) {
    games_of(c, "18x8", 36, 20);
    games_of(c, "30x16", 36, 4);
    games_of(c, "62x62", 250, 1);
}

fn games_of(c: &mut Bench, size: &str, kinds: usize, count: u64) {
    let games = games(size.parse().unwrap(), kinds, count);
    let moves = games.iter().map(|(_, pairs)| pairs.len()).sum::<usize>();
    let mut group = group(c, &format!("game-{size}"), moves as u64);
    let ways: [(&str, Play); 3] = [("ours", kept), ("afresh", afresh), ("moves alone", played)];
    for (board, pairs) in &games {
        assert_eq!(kept(board, pairs), afresh(board, pairs));
    }
    for (who, way) in ways {
        let round = || games.iter().map(|(board, pairs)| way(board, pairs));
        measure(&mut group, who, "all", || round().sum::<usize>());
    }
}

criterion_group!(name = benches; config = criterion(); targets = moves, first, whole_games);
criterion_main!(benches);
