//! One thing done over and over, for a tool that counts instructions: `counts link`, `moves`, `bfs01`, or `nothing`
//! for what setting the boards up takes. `cargo xtask test` compares them, see xtask/src/counts.rs.

use linkwork::pairs::{Board, Pair, Rules};
use linkwork_bench::baselines::{Place, Plain, bfs01};
use linkwork_bench::corpus::{Course, Sample};
use linkwork_bench::ours;
use std::hint::black_box;

/// A board and its questions, for us and for the plain search.
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
        let places = places.map(|&(a, b)| (plain.place(a), plain.place(b)));
        Self {
            board: sample.board(Rules::default()),
            pairs: sample.pairs(),
            places: places.collect(),
            plain,
        }
    }

    fn links(&self) -> usize {
        let links = |pair: &&Pair| ours::links(&self.board, black_box(**pair));
        self.pairs.iter().filter(links).count()
    }

    fn plain_links(&self) -> usize {
        let links =
            |ends: &&(Place, Place)| bfs01(&self.plain, black_box(ends.0), black_box(ends.1));
        self.places.iter().filter(links).count()
    }

    fn moves(&self) -> usize {
        ours::moves(black_box(&self.board)).len()
    }
}

fn main() {
    let what: fn(&Asked) -> usize = match std::env::args().nth(1).as_deref() {
        Some("link") => Asked::links,
        Some("bfs01") => Asked::plain_links,
        Some("moves") => Asked::moves,
        Some("nothing") => |_| 0,
        _ => {
            eprintln!("counts link | bfs01 | moves | nothing");
            std::process::exit(2);
        }
    };
    // Half full boards of the corpus: there a link test has the most to do.
    let samples = Course::game(18, 8).samples(50);
    let asked: Vec<_> = samples.iter().take(10).map(Asked::new).collect();
    println!("{}", asked.iter().map(what).sum::<usize>());
}
