//! The pairs that link, kept in step while a game without gravity goes on.
//!
//! Taking a pair only opens paths then. So a pair that links goes on linking until one of its tiles goes, and a new
//! one links by a path over a cell that has become free. That path goes along the cell's row or column. If its
//! middle part does, both tiles lie at the ends of runs that cross that stretch, or at its own ends; if another part
//! does, one of them lies at its own end.

use crate::grid::Pos;
use crate::pairs::board::Board;
use crate::pairs::field::Axis;
use crate::pairs::moves::Pair;
use crate::pairs::rules::{Gravity, Turns};
use crate::pairs::words::At;
use alloc::vec::Vec;

/// All pairs of a board that link, kept in step as pairs are taken.
///
/// Without gravity and with two turns that is quicker than [`Board::moves`] after every move; with other rules it
/// asks anew.
///
/// ```
/// use linkwork::pairs::{Board, Move, OpenPairs, Rules};
///
/// let mut board = Board::new(&"122133".parse()?, Rules { ring: false, ..Rules::default() });
/// let mut open = OpenPairs::of(&board);
/// let pair = "0,1-0,2".parse()?;
/// assert!(open.pairs().contains(&pair));
/// board.play(Move::Join(pair))?;
/// open.taken(&board, pair);
/// assert_eq!(open.pairs(), board.moves());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPairs {
    pairs: Vec<Pair>,
    /// What lies round a cell that has become free.
    round: Vec<Pos>,
}

impl OpenPairs {
    /// The pairs of a board that link.
    ///
    /// ```
    /// use linkwork::pairs::{Board, OpenPairs, Rules};
    /// let board = Board::new(&"1122".parse()?, Rules::default());
    /// assert_eq!(OpenPairs::of(&board).pairs().len(), 2);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self {
            pairs: board.moves(),
            round: Vec::new(),
        }
    }

    /// The pairs, as [`Board::moves`] lists them.
    ///
    /// ```
    /// use linkwork::pairs::{Board, OpenPairs, Rules};
    /// let board = Board::new(&"1221".parse()?, Rules::default());
    /// assert_eq!(OpenPairs::of(&board).pairs(), board.moves());
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Tells that a pair was taken from the board. After anything else, a shuffle or a move taken back, begin anew
    /// with [`OpenPairs::of`].
    ///
    /// ```
    /// use linkwork::pairs::{Board, Move, OpenPairs, Rules};
    /// let mut board = Board::new(&"12\n21\n11".parse()?, Rules::default());
    /// let mut open = OpenPairs::of(&board);
    /// let pair = "2,0-2,1".parse()?;
    /// board.play(Move::Join(pair))?;
    /// open.taken(&board, pair);
    /// assert!(open.pairs().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn taken(&mut self, board: &Board, pair: Pair) {
        let rules = board.rules();
        if rules.gravity != Gravity::None || rules.turns != Turns::default() {
            self.pairs = board.moves();
            return;
        }
        let gone = |pos: Pos| pos == pair.a || pos == pair.b;
        self.pairs.retain(|open| !gone(open.a) && !gone(open.b));
        let before = self.pairs.len();
        for pos in [pair.a, pair.b] {
            for axis in Axis::BOTH {
                self.open_along(board, At::of(pos), axis);
            }
        }
        if self.pairs.len() > before {
            self.pairs.sort_unstable();
            self.pairs.dedup();
        }
    }

    /// Adds the pairs that link along the free stretch through a place.
    fn open_along(&mut self, board: &Board, at: At, axis: Axis) {
        let field = board.field();
        let tile = |at: At| field.is_tile(field.spot_at(at)).then(|| at.pos());
        self.round.clear();
        let ends = field.occupied().ends(at, axis).filter_map(tile);
        self.round.extend(ends);
        let own = self.round.len();
        for place in field.occupied().stretch(at, axis) {
            let across = field.occupied().ends(place, axis.other());
            self.round.extend(across.filter_map(tile));
        }
        let kind = |pos: Pos| field.code(field.spot(pos));
        for (n, &a) in self.round.iter().enumerate() {
            let equal = self.round[n + 1..]
                .iter()
                .filter(|&&b| kind(a) == kind(b) && a != b);
            self.pairs.extend(equal.map(|&b| Pair::new(a, b).sorted()));
        }
        for &a in &self.round[..own] {
            let others = board.chains().before(a).chain(board.chains().after(a));
            let linking = others.filter(|&b| field.occupied().joins(2, At::of(a), At::of(b)));
            self.pairs.extend(linking.map(|b| Pair::new(a, b).sorted()));
        }
    }
}
