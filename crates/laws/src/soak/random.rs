//! Random boards: all sizes, fills, walls and rules, small ones most often.

use linkwork::pairs::{Board, Cell, Gravity, Kind, Layout, Rules, Turns};
use linkwork::{Rng, Size};

/// A board.
pub(super) fn board(rng: &mut Rng) -> Board {
    let size = size(rng);
    let rules = rules(rng);
    Board::new(&layout(size, rng), rules)
}

/// A number from one to another, both included.
fn between(least: u32, most: u32, rng: &mut Rng) -> usize {
    (least + rng.below(most - least + 1)) as usize
}

/// Mostly small sizes; some near the ends of machine words, where shifts and masks go wrong; a few of the
/// largest.
fn size(rng: &mut Rng) -> Size {
    let (long, short) = match rng.below(2000) {
        0..1700 => (between(1, 11, rng), between(1, 8, rng)),
        1700..1900 => (between(8, 24, rng), between(4, 18, rng)),
        1900..1950 => (between(58, 68, rng), between(1, 6, rng)),
        1950..1970 => (between(122, 132, rng), between(1, 4, rng)),
        1970..1990 => (between(186, 255, rng), between(1, 3, rng)),
        1990..1999 => (between(25, 130, rng), between(25, 130, rng)),
        _ => (between(131, 255, rng), between(131, 255, rng)),
    };
    let (rows, cols) = if rng.below(2) == 0 {
        (long, short)
    } else {
        (short, long)
    };
    Size::new(rows, cols).expect("1 to 255")
}

fn rules(rng: &mut Rng) -> Rules {
    // Two turns are the usual game, and have the fastest paths of their own.
    let turns = match rng.below(16) {
        turns @ 0..=8 => Turns::at_most(turns as u8).unwrap_or_default(),
        9..=10 => Turns::ANY,
        _ => Turns::default(),
    };
    Rules {
        turns,
        ring: rng.below(3) > 0,
        gravity: Gravity::ALL[rng.below(9) as usize],
    }
}

fn layout(size: Size, rng: &mut Rng) -> Layout {
    let walls = [0, 0, 0, 5, 15, 40][rng.below(6) as usize];
    let fill = [100, 100, 75, 50, 25, 10, rng.below(101)][rng.below(7) as usize];
    // Large boards of few kinds may have a hundred million moves.
    let fewest = 1 + size.cells() as u32 / 400;
    let kinds = fewest + rng.below(1 + (size.cells() as u32 / 6).min(60));
    let first = rng.below(u32::from(Kind::MAX) - kinds + 1);
    let mut layout = Layout::empty(size);
    for pos in size.positions() {
        let cell = if rng.below(100) < walls {
            Cell::Wall
        } else if rng.below(100) < fill {
            let kind = 1 + first + rng.below(kinds);
            Kind::new(kind as u8).map_or(Cell::Empty, Cell::Tile)
        } else {
            Cell::Empty
        };
        layout.set(pos, cell);
    }
    layout
}
