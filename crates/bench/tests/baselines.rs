//! Every baseline gives the engine's answers, on random boards that are seldom square.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::pairs::{Pair, Rules};
use linkwork::{Rng, Seed, Size};
use linkwork_bench::baselines::{PairLoop, Plain, android, best, bfs01, linkup, rpgmaker};
use linkwork_bench::corpus::Sample;
use linkwork_bench::ours;

/// Board n: up to 7 rows and 9 columns, few kinds, from bare to full. Its questions are all pairs of equal tiles, both
/// ways round.
fn sample(n: u64) -> Sample {
    let mut rng = Rng::new("baselines".parse::<Seed>().unwrap(), n);
    let size = Size::new(1 + rng.below(7) as usize, 1 + rng.below(9) as usize).unwrap();
    let (kinds, fill) = (1 + rng.below(5), rng.below(101));
    let mut cell = || match rng.below(100) {
        share if share < fill => 1 + u8::try_from(rng.below(kinds)).unwrap(),
        _ => 0,
    };
    let kinds: Vec<u8> = (0..size.cells()).map(|_| cell()).collect();
    let mut sample = Sample {
        size,
        kinds,
        queries: Vec::new(),
    };
    let tiles: Vec<usize> = sample.tiles().collect();
    let all = tiles
        .iter()
        .flat_map(|&a| tiles.iter().map(move |&b| (a, b)));
    let equal = all.filter(|&(a, b)| a != b && sample.kinds[a] == sample.kinds[b]);
    sample.queries = equal.collect();
    sample
}

#[test]
fn they_find_the_same_links() {
    let (mut asked, mut linked) = (0, 0);
    for sample in (0..300).map(sample) {
        let (board, plain) = (sample.board(Rules::default()), Plain::new(&sample));
        for (&(a, b), pair) in sample.queries.iter().zip(sample.pairs()) {
            let (a, b) = (plain.place(a), plain.place(b));
            let answer = ours::links(&board, pair);
            let theirs = [android, rpgmaker, linkup, bfs01].map(|way| way(&plain, a, b));
            assert_eq!(theirs, [answer; 4], "{pair} of\n{}", board.layout());
            let path = ours::link(&board, pair).map(|path| (path.turns(), path.steps()));
            assert_eq!(best(&plain, a, b), path, "{pair} of\n{}", board.layout());
            asked += 1;
            linked += usize::from(answer);
        }
    }
    assert!(
        linked > 5_000 && asked - linked > 5_000,
        "{linked} of {asked} link"
    );
}

#[test]
fn the_pair_loop_finds_the_same_moves() {
    for sample in (0..300).map(sample) {
        let (board, pairs) = (sample.board(Rules::default()), PairLoop::new(&sample));
        let pos = |cell| sample.size.at(cell);
        let moves = pairs.moves().into_iter();
        let mut moves: Vec<Pair> = moves.map(|(a, b)| Pair::new(pos(a), pos(b))).collect();
        moves.sort_unstable();
        assert_eq!(moves, ours::moves(&board), "{}", board.layout());
        let first = ours::first_move(&board);
        assert_eq!(
            pairs.first_move().is_some(),
            first.is_some(),
            "{}",
            board.layout()
        );
        assert!(first.is_none_or(|pair| moves.contains(&pair)));
    }
}
