//! A board with its questions, as the engine and as the baselines read them.

use crate::baselines::{Place, Plain};
use crate::corpus::Sample;
use crate::ours;
use linkwork::pairs::{Board, Pair, Rules};
use std::hint::black_box;

/// A baseline's link test.
pub type Way = fn(&Plain, Place, Place) -> bool;

/// A board with its questions, for us and for them.
#[derive(Debug)]
pub struct Asked {
    /// As the engine reads it.
    pub board: Board,
    /// The questions for the engine.
    pub pairs: Vec<Pair>,
    /// As the baselines read it.
    pub plain: Plain,
    /// The same questions for them.
    pub places: Vec<(Place, Place)>,
}

impl Asked {
    /// Sets a board of the corpus up for both.
    #[must_use]
    pub fn new(sample: &Sample) -> Self {
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

    /// How many of the pairs link, as the engine says.
    #[must_use]
    pub fn ours(&self) -> usize {
        let links = |pair: &&Pair| ours::links(&self.board, black_box(**pair));
        self.pairs.iter().filter(links).count()
    }

    /// How many, as a baseline says.
    #[must_use]
    pub fn theirs(&self, links: Way) -> usize {
        let links =
            |ends: &&(Place, Place)| links(&self.plain, black_box(ends.0), black_box(ends.1));
        self.places.iter().filter(links).count()
    }
}
