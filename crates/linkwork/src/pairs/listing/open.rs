//! The pairs that link, kept in step while a game without gravity goes on.
//!
//! Taking a pair only opens paths then. So a pair that links goes on linking until one of its tiles goes, and a new
//! one links by a path over a cell that has become free. That path goes along the cell's row or column. If its
//! middle part does, both tiles lie at the ends of runs that cross that stretch, or at its own ends; if another part
//! does, one of them lies at its own end.

use crate::grid::Pos;
use crate::pairs::board::Board;
use crate::pairs::field::Axis;
use crate::pairs::layout::Cell;
use crate::pairs::moves::Pair;
use crate::pairs::rules::{Gravity, Turns};
use crate::pairs::words::At;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// All pairs of a board that link, kept in step as pairs are taken.
///
/// Without gravity and with two turns it looks only round the cells that have become free: on 18×8 that takes about as
/// long as [`Board::moves`], on larger boards it is many times as quick. With other rules it asks anew.
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
    /// The tiles round a cell that has become free, with the numbers of their kinds.
    round: Vec<(u8, Pos)>,
    /// The pairs found round it.
    fresh: Vec<u32>,
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
            fresh: Vec::new(),
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

    /// Tells that a pair of the list was taken from the board. After anything else, a shuffle or a move taken back,
    /// begin anew with [`OpenPairs::of`].
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
        if !self.can_follow(board, pair) {
            self.pairs = board.moves();
            return;
        }
        let gone = |pos: Pos| pos == pair.a || pos == pair.b;
        self.pairs.retain(|open| !gone(open.a) && !gone(open.b));
        for pos in [pair.a, pair.b] {
            for axis in Axis::BOTH {
                self.open_along(board, At::of(pos), axis);
            }
        }
        self.fresh.sort_unstable();
        self.fresh.dedup();
        let pairs = &self.pairs;
        self.fresh
            .retain(|&pair| pairs.binary_search(&Pair::of_number(pair)).is_err());
        if !self.fresh.is_empty() {
            self.merge();
        }
    }

    /// Puts the new pairs between the others.
    fn merge(&mut self) {
        let before = core::mem::take(&mut self.pairs);
        let mut fresh = self.fresh.drain(..).map(Pair::of_number).peekable();
        self.pairs.reserve(before.len() + fresh.len());
        for pair in before {
            while let Some(new) = fresh.next_if(|new| *new < pair) {
                self.pairs.push(new);
            }
            self.pairs.push(pair);
        }
        self.pairs.extend(fresh);
    }

    /// Whether the pair was one of these, is gone, and nothing else has changed with it.
    fn can_follow(&self, board: &Board, pair: Pair) -> bool {
        let rules = board.rules();
        let is_gone = |pos| board.cell(pos) == Some(Cell::Empty);
        rules.gravity == Gravity::None
            && rules.turns == Turns::default()
            && self.pairs.binary_search(&pair.sorted()).is_ok()
            && is_gone(pair.a)
            && is_gone(pair.b)
    }

    /// Adds the pairs that link along the free stretch through a place.
    fn open_along(&mut self, board: &Board, at: At, axis: Axis) {
        let field = board.field();
        let mut round = core::mem::take(&mut self.round);
        round.clear();
        let _ = field.occupied().clique(at, axis, |end| {
            let spot = field.spot_at(end);
            if field.is_tile(spot) {
                round.push((field.code(spot), end.pos()));
            }
            ControlFlow::Continue(())
        });
        for (n, &(kind, a)) in round.iter().enumerate() {
            for &(_, b) in round[n + 1..].iter().filter(|other| other.0 == kind) {
                self.fresh.push(Pair::new(a, b).sorted().number());
            }
        }
        // The first two may be the stretch's own ends.
        let is_own = |pos: Pos| match axis {
            Axis::Row => At::of(pos).y == at.y,
            Axis::Column => At::of(pos).x == at.x,
        };
        for &(_, a) in round.iter().take(2).filter(|end| is_own(end.1)) {
            for b in board.chains().before(a).chain(board.chains().after(a)) {
                if board.joins(2, At::of(a), At::of(b)) {
                    self.fresh.push(Pair::new(a, b).sorted().number());
                }
            }
        }
        round.clear();
        self.round = round;
    }
}
