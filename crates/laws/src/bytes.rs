//! Boards, rules and choices read from bytes, and boards written as bytes for the corpus.
//!
//! Every byte string is a board: what is out of range wraps round, and behind the end all bytes are zero.
//! So a fuzzer that changes one byte changes one thing.

use linkwork::pairs::{Board, Cell, Gravity, Kind, Layout, Rules, Turns};
use linkwork::{Dir, Pos, Size, lines};

/// The largest sides of a board that is read from bytes: large enough for lanes and corners, small enough
/// for slow twins.
const MOST_ROWS: usize = 8;
const MOST_COLS: usize = 10;
/// Bytes that are read for any board: size and rules.
const HEAD: usize = 5;

/// Bytes that are read one after the other.
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// From the first.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Whether all were read.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those that were not read yet.
    #[must_use]
    pub const fn rest(&self) -> &'a [u8] {
        self.0
    }

    /// The next byte; zero behind the end.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        first
    }

    /// The next byte as a number below `n`; zero if `n` is.
    pub fn below(&mut self, n: usize) -> usize {
        usize::from(self.byte()) % n.max(1)
    }

    /// The next byte as a place in a list; `None` if it is empty.
    pub fn of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let at = self.below(list.len());
        list.get(at).copied()
    }

    /// Whether the next byte is odd.
    pub fn odd(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    /// The next eight bytes as a number.
    pub fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }

    /// A cell, on the board or near it.
    pub fn pos(&mut self) -> Pos {
        let (row, col) = (self.below(MOST_ROWS + 2), self.below(MOST_COLS + 2));
        Pos::new(row as u8, col as u8)
    }

    /// A size.
    pub fn size(&mut self) -> Size {
        let (rows, cols) = (self.below(MOST_ROWS) + 1, self.below(MOST_COLS) + 1);
        Size::new(rows, cols).expect("within the limits")
    }

    /// Rules: turns 0 to 8 or any, with the ring or without it, nine gravities.
    pub fn rules(&mut self) -> Rules {
        Rules {
            turns: Turns::at_most(self.byte() % 10).unwrap_or(Turns::ANY),
            ring: !self.odd(),
            gravity: Gravity::ALL[self.below(Gravity::ALL.len())],
        }
    }

    /// Cells of a board of that size.
    pub fn layout(&mut self, size: Size) -> Layout {
        let mut layout = Layout::empty(size);
        for pos in size.positions() {
            layout.set(pos, cell(self.byte()));
        }
        layout
    }

    /// A board with its rules.
    pub fn board(&mut self) -> Board {
        let (size, rules) = (self.size(), self.rules());
        Board::new(&self.layout(size), rules)
    }

    /// A board of line tiles with its edge, its pin and some barriers.
    pub fn lines_board(&mut self) -> lines::Board {
        let size = self.size();
        let edge = [lines::Edge::Wall, lines::Edge::Wrap][self.below(2)];
        let pin = self.odd().then(|| self.pos());
        let mut board = lines::Board::blank(size, edge).with_pin(pin);
        for _ in 0..self.below(5) {
            let (pos, side) = (self.pos(), Dir::ALL[self.below(4)]);
            board.bar(pos, side);
        }
        for pos in size.positions() {
            let mask = lines::Mask::new(self.byte() % 16);
            board.set(pos, mask.expect("below 16"));
        }
        board
    }
}

/// A cell: the lower half of a byte says what it is, the upper half which of sixteen kinds.
fn cell(byte: u8) -> Cell {
    match byte % 16 {
        0..=4 => Cell::Empty,
        5 => Cell::Wall,
        _ => Cell::Tile(Kind::new(byte / 16 + 1).expect("1 to 16")),
    }
}

/// The bytes from which [`Bytes::board`] reads that board; `None` if it is too large. Kinds above 16 wrap
/// round.
#[must_use]
pub fn of_board(layout: &Layout, rules: Rules) -> Option<Vec<u8>> {
    let size = layout.size();
    let (rows, cols) = (usize::from(size.rows()), usize::from(size.cols()));
    if rows > MOST_ROWS || cols > MOST_COLS {
        return None;
    }
    let gravity = Gravity::ALL.iter().position(|&at| at == rules.gravity);
    let head: [usize; HEAD] = [
        rows - 1,
        cols - 1,
        rules.turns.limit().map_or(9, usize::from),
        usize::from(!rules.ring),
        gravity.unwrap_or_default(),
    ];
    let cells = layout.cells().map(|(_, cell)| match cell {
        Cell::Empty => 0,
        Cell::Wall => 5,
        Cell::Tile(kind) => 6 + (kind.number() - 1) % 16 * 16,
    });
    Some(head.iter().map(|&n| n as u8).chain(cells).collect())
}

/// The bytes from which [`Bytes::lines_board`] reads a board with these tiles; `None` if it is too large.
#[must_use]
pub fn of_lines_board(board: &lines::Board) -> Option<Vec<u8>> {
    let (rows, cols) = (board.size().rows(), board.size().cols());
    if usize::from(rows) > MOST_ROWS || usize::from(cols) > MOST_COLS {
        return None;
    }
    let wraps = board.edge() == lines::Edge::Wrap;
    let mut bytes = vec![
        rows - 1,
        cols - 1,
        wraps.into(),
        board.pin().is_some().into(),
    ];
    bytes.extend(board.pin().into_iter().flat_map(|pin| [pin.row, pin.col]));
    // No barriers: a fuzzer finds them.
    bytes.push(0);
    bytes.extend(board.masks().iter().map(|mask| mask.bits()));
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_comes_back_from_its_bytes() {
        let rules = Rules {
            turns: Turns::ANY,
            ring: false,
            gravity: Gravity::ApartV,
        };
        let layout: Layout = "1#.g\n2..2\n.g1.".parse().unwrap();
        let bytes = of_board(&layout, rules).unwrap();
        assert_eq!(Bytes::new(&bytes).board(), Board::new(&layout, rules));
    }

    #[test]
    fn a_board_of_line_tiles_comes_back_from_its_bytes() {
        let board: lines::Board = "28f\n01a".parse().unwrap();
        let board = board
            .with_edge(lines::Edge::Wrap)
            .with_pin(Some(Pos::new(1, 2)));
        let bytes = of_lines_board(&board).unwrap();
        assert_eq!(Bytes::new(&bytes).lines_board(), board);
    }

    #[test]
    fn no_bytes_are_the_smallest_board() {
        let board = Bytes::new(&[]).board();
        assert_eq!((board.size().cells(), board.tiles()), (1, 0));
    }
}
