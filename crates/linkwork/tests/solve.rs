//! The solver's verdicts beside plain exhaustive search, on small boards under all rule sets.
//!
//! `LINKWORK_BOARDS` says how many boards: 2,000 if it is not set. `cargo xtask long` asks for more.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::pairs::{BUDGET, Board, Cell, Gravity, Kind, Layout, Move, Pair, Rules, Turns};
use linkwork::{Rng, Seed, Size, Verdict};
use std::collections::HashSet;

const MOST_TILES: u32 = 24;

/// Board n: a random size, shape, number of walls and tiles, and a rule set in turn.
fn board(n: u64) -> Board {
    let mut rng = Rng::new("exhaustive".parse::<Seed>().unwrap(), n);
    let rules = Rules {
        turns: Turns::at_most((n % 4) as u8).unwrap(),
        ring: (n / 4).is_multiple_of(2),
        gravity: Gravity::ALL[(n / 8 % 9) as usize],
    };
    let group = [2, 4, 6, 8][(n / 72 % 4) as usize];
    let size = Size::new(1 + rng.below(6) as usize, 2 + rng.below(5) as usize).unwrap();
    let room = (size.cells() as u32).min(MOST_TILES);
    let mut kinds = Vec::new();
    while (kinds.len() as u32) < room.saturating_sub(1) && rng.below(16) > 0 {
        let count = group.min((room - kinds.len() as u32) / 2 * 2);
        let kind = Cell::Tile(Kind::new(1 + (kinds.len() as u32 / group) as u8).unwrap());
        kinds.extend((0..count).map(|_| kind));
    }
    kinds.extend((0..rng.below(4)).map(|_| Cell::Wall));
    kinds.resize(size.cells().max(kinds.len()), Cell::Empty);
    rng.shuffle(&mut kinds[..]);
    lay(size, rules, kinds)
}

/// The first cells of a list that the size has room for; a kind that loses a tile so is odd.
fn lay(size: Size, rules: Rules, cells: Vec<Cell>) -> Board {
    let mut layout = Layout::empty(size);
    for (pos, cell) in size.positions().zip(cells) {
        layout.set(pos, cell);
    }
    Board::new(&layout, rules)
}

/// All positions of a board, tried one after the other, none twice.
#[derive(Default)]
struct Exhaustive {
    seen: HashSet<Vec<Option<Cell>>>,
}

impl Exhaustive {
    /// A board of more positions is left out: about one of a hundred.
    const MOST: usize = 20_000;

    /// Whether a board can be won; `None` if there are too many positions.
    fn can_be_won(&mut self, board: &Board) -> Option<bool> {
        let cells = board.size().positions().map(|pos| board.cell(pos));
        if board.tiles() == 0 {
            return Some(true);
        }
        if !self.seen.insert(cells.collect()) {
            return Some(false);
        }
        if self.seen.len() > Self::MOST {
            return None;
        }
        for pair in board.moves() {
            let mut next = board.clone();
            next.play(Move::Join(pair)).unwrap();
            match self.can_be_won(&next) {
                Some(false) => {}
                decided => return decided,
            }
        }
        Some(false)
    }
}

fn wins(board: &Board, pairs: &[Pair]) -> bool {
    let mut board = board.clone();
    let played = pairs
        .iter()
        .all(|&pair| board.play(Move::Join(pair)).is_ok());
    played && board.tiles() == 0
}

#[test]
fn verdicts_are_those_of_exhaustive_search() {
    let count = std::env::var("LINKWORK_BOARDS").map_or(2_000, |count| count.parse().unwrap());
    let (mut verdicts, mut left_out) = ([0, 0], 0);
    for n in 0.. {
        if verdicts[0] + verdicts[1] == count {
            break;
        }
        let board = board(n);
        let Some(can) = Exhaustive::default().can_be_won(&board) else {
            left_out += 1;
            continue;
        };
        let says = match board.solve(BUDGET).verdict {
            Verdict::Solved(pairs) => {
                assert!(
                    wins(&board, &pairs),
                    "board {n}: {pairs:?}\n{}",
                    board.layout()
                );
                true
            }
            Verdict::Unsolvable => false,
            Verdict::Unknown => panic!(
                "board {n}, {:?}: unknown\n{}",
                board.rules(),
                board.layout()
            ),
        };
        assert_eq!(
            says,
            can,
            "board {n}, {:?}\n{}",
            board.rules(),
            board.layout()
        );
        verdicts[usize::from(can)] += 1;
    }
    println!(
        "{count} boards: {} unsolvable, {} solved; {left_out} left out",
        verdicts[0], verdicts[1]
    );
    assert!(
        verdicts.iter().all(|&of| of * 5 > count),
        "a fair share of each: {verdicts:?}"
    );
    assert!(
        left_out * 20 < count,
        "{left_out} boards of {count} left out"
    );
}
