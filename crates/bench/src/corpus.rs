//! The corpus: random boards and questions, the same on every machine.
//!
//! The recipe has its own generator and its own shuffle, so that figures can be compared with those of programs
//! that know nothing of Linkwork, and so that no change of the engine's deals changes the corpus.

use linkwork::pairs::{Board, Cell, Kind, Layout, Pair, Rules};
use linkwork::{Pos, Size};

/// How full the boards are, in per cent.
pub const FILLS: [u64; 4] = [100, 75, 50, 25];

/// Tiles of a kind that are dealt one after the other.
const EACH: usize = 4;

/// Sebastiano Vigna's SplitMix64.
struct Mix(u64);

impl Mix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`. Not quite even, but the recipe says so.
    #[allow(clippy::cast_possible_truncation)]
    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// Fisher and Yates, from the last index down.
    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}

/// Which boards, and how many.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Columns.
    pub cols: usize,
    /// Rows.
    pub rows: usize,
    kinds: usize,
    boards: u64,
    queries: usize,
}

impl Course {
    /// Fifty boards with up to 36 kinds, and 200 questions each: the size of a game.
    #[must_use]
    pub const fn game(cols: usize, rows: usize) -> Self {
        Self {
            cols,
            rows,
            kinds: 36,
            boards: 50,
            queries: 200,
        }
    }

    /// Four boards with up to 250 kinds, and 2,500 questions each: the largest ones.
    #[must_use]
    pub const fn large(side: usize) -> Self {
        Self {
            cols: side,
            rows: side,
            kinds: 250,
            boards: 4,
            queries: 2500,
        }
    }

    /// As sizes are written: `18x8`.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}x{}", self.cols, self.rows)
    }

    /// How many questions all boards of one fill have.
    #[must_use]
    pub const fn questions(self) -> u64 {
        self.boards * self.queries as u64
    }

    /// The boards of one fill.
    #[must_use]
    pub fn samples(self, fill: u64) -> Vec<Sample> {
        (0..self.boards).map(|n| self.sample(fill, n)).collect()
    }

    fn sample(self, fill: u64, n: u64) -> Sample {
        let (cols, rows) = (self.cols as u64, self.rows as u64);
        let place = cols * 1_000_003 + rows * 1009 + fill * 17 + n * 7919;
        let mut mix = Mix(0x5EED_0000 + place);
        let mut sample = self.full(&mut mix);
        sample.thin(fill, &mut mix);
        sample.ask(self.queries, &mut mix);
        sample
    }

    /// A board with a tile on every cell.
    #[allow(clippy::cast_possible_truncation)]
    fn full(self, mix: &mut Mix) -> Sample {
        let kind = |tile: usize| (tile / EACH % self.kinds + 1) as u8;
        let mut kinds: Vec<u8> = (0..self.cols * self.rows).map(kind).collect();
        mix.shuffle(&mut kinds);
        Sample {
            size: Size::new(self.rows, self.cols).unwrap(),
            kinds,
            queries: Vec::new(),
        }
    }
}

/// Board n of those that solvers are measured on: full, random, and not always to be won.
#[must_use]
pub fn to_solve(cols: usize, rows: usize, n: u64) -> Sample {
    let place = cols as u64 * 1_000_003 + rows as u64 * 1009 + n * 7919;
    Course::game(cols, rows).full(&mut Mix(0xB_0A2D + place))
}

/// A board and the pairs that are asked about.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Its size.
    pub size: Size,
    /// The kinds of its cells, row by row; 0 is an empty cell.
    pub kinds: Vec<u8>,
    /// The numbers of two cells with tiles of one kind, for each question.
    pub queries: Vec<(usize, usize)>,
}

impl Sample {
    /// Takes pairs of equal tiles away, until about that many per cent are left.
    fn thin(&mut self, fill: u64, mix: &mut Mix) {
        let cells = self.kinds.len();
        let keep = 2 * (cells * usize::try_from(fill).unwrap() / 200);
        let mut order: Vec<usize> = (0..cells).collect();
        mix.shuffle(&mut order);
        let mut pairs = Vec::new();
        let mut waiting = [None; 256];
        for cell in order {
            let alone = &mut waiting[usize::from(self.kinds[cell])];
            match alone.take() {
                Some(other) => pairs.push([other, cell]),
                None => *alone = Some(cell),
            }
        }
        mix.shuffle(&mut pairs);
        for &cell in pairs.iter().take((cells - keep) / 2).flatten() {
            self.kinds[cell] = 0;
        }
    }

    fn ask(&mut self, queries: usize, mix: &mut Mix) {
        let tiles: Vec<usize> = self.tiles().collect();
        let mut by_kind = vec![Vec::new(); 256];
        for &cell in &tiles {
            by_kind[usize::from(self.kinds[cell])].push(cell);
        }
        for _ in 0..queries {
            let a = tiles[mix.below(tiles.len())];
            let equal = &by_kind[usize::from(self.kinds[a])];
            let b = loop {
                let b = equal[mix.below(equal.len())];
                if b != a {
                    break b;
                }
            };
            self.queries.push((a, b));
        }
    }

    /// The cells that have a tile, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = usize> {
        (0..self.kinds.len()).filter(|&cell| self.kinds[cell] != 0)
    }

    /// The board as the engine sees it.
    #[must_use]
    pub fn board(&self, rules: Rules) -> Board {
        let mut layout = Layout::empty(self.size);
        for (pos, &kind) in self.size.positions().zip(&self.kinds) {
            layout.set(pos, Kind::new(kind).map_or(Cell::Empty, Cell::Tile));
        }
        Board::new(&layout, rules)
    }

    /// The questions as the engine reads them.
    #[must_use]
    pub fn pairs(&self) -> Vec<Pair> {
        let pos = |cell| -> Pos { self.size.at(cell) };
        let pairs = self.queries.iter();
        pairs.map(|&(a, b)| Pair::new(pos(a), pos(b))).collect()
    }
}
