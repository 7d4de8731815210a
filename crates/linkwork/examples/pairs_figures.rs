//! What the solver does on random deals of the corpus: how many boards it decides, and how.

use linkwork::pairs::{BUDGET, Board, Cell, Kind, Layout, Move, Rules};
use linkwork::{Size, Verdict};

/// The generator of the corpus: SplitMix64.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() % n as u64).unwrap_or(0)
    }
}

/// Board i of the corpus: 36 kinds, four tiles of each in turn, shuffled.
fn board(size: Size, rules: Rules, index: u64) -> Board {
    let (w, h) = (u64::from(size.cols()), u64::from(size.rows()));
    let mut rng = SplitMix(0xB0A2D + w * 1_000_003 + h * 1009 + index * 7919);
    let mut kinds: Vec<usize> = (0..size.cells()).map(|tile| tile / 4 % 36 + 1).collect();
    for last in (1..kinds.len()).rev() {
        kinds.swap(last, rng.below(last + 1));
    }
    let mut layout = Layout::empty(size);
    for (pos, kind) in size.positions().zip(kinds) {
        if let Some(kind) = u8::try_from(kind).ok().and_then(Kind::new) {
            layout.set(pos, Cell::Tile(kind));
        }
    }
    Board::new(&layout, rules)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let size: Size = args[1].parse().unwrap();
    let count: u64 = args[2].parse().unwrap();
    let gravity = args
        .get(3)
        .map_or(Ok(Default::default()), |g| g.parse())
        .unwrap();
    let rules = Rules {
        gravity,
        ..Rules::default()
    };
    let (mut solved, mut unsolvable, mut unknown) = (0, Vec::new(), 0);
    let mut times = Vec::new();
    let mut most = 0;
    for index in 0..count {
        let board = board(size, rules, index);
        let begun = std::time::Instant::now();
        let answer = board.solve(BUDGET);
        times.push(begun.elapsed());
        most = most.max(answer.positions);
        match answer.verdict {
            Verdict::Solved(pairs) => {
                let mut board = board.clone();
                for pair in pairs {
                    board.play(Move::Join(pair)).unwrap();
                }
                assert_eq!(board.tiles(), 0);
                solved += 1;
            }
            Verdict::Unsolvable => unsolvable.push(index),
            Verdict::Unknown => unknown += 1,
        }
    }
    times.sort();
    let mean = times.iter().sum::<std::time::Duration>() / times.len() as u32;
    println!(
        "{size} {gravity}: solved {solved}, unsolvable {} {unsolvable:?}, unknown {unknown}; mean {mean:?} median {:?} most {:?}; positions at most {most}",
        unsolvable.len(),
        times[times.len() / 2],
        times[times.len() - 1]
    );
}
