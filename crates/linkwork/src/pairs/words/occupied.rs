//! The occupied places of a board of any size.

use super::{At, Quick, Route, SIDE, WIDE, Words};
use crate::grid::Size;
use crate::pairs::field::Axis;
use core::ops::ControlFlow;

/// Lines of one word where that is enough: most boards are so small, and their answers come sooner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pairs) enum Occupied {
    Narrow(Words),
    Wide(Words<WIDE>),
}

impl Occupied {
    /// Nothing on the board and on its ring.
    pub(in crate::pairs) fn none(size: Size) -> Self {
        let (width, height) = (usize::from(size.cols()) + 2, usize::from(size.rows()) + 2);
        if size.rows() <= SIDE && size.cols() <= SIDE {
            Self::Narrow(Words::new(width, height))
        } else {
            Self::Wide(Words::new(width, height))
        }
    }

    /// The same for the quick link test, where lines fill a word.
    pub(in crate::pairs) fn quick(&self, size: Size) -> Option<Quick> {
        match self {
            Self::Narrow(words) => Some(Quick::of(words, size)),
            Self::Wide(_) => None,
        }
    }

    pub(in crate::pairs) fn set(&mut self, at: At, is_occupied: bool) {
        match (self, is_occupied) {
            (Self::Narrow(words), true) => words.fill(at),
            (Self::Narrow(words), false) => words.clear(at),
            (Self::Wide(words), true) => words.fill(at),
            (Self::Wide(words), false) => words.clear(at),
        }
    }

    /// Shows the occupied places of a row of the board, and whether a place beside each is free.
    #[inline]
    pub(in crate::pairs) fn each_in_row(
        &self,
        y: u16,
        cols: u8,
        visit: impl FnMut(At, bool) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Self::Narrow(words) => words.each_in_row(y, cols, visit),
            Self::Wide(words) => words.each_in_row(y, cols, visit),
        }
    }

    /// Shows what lies at the ends of the free stretch through a free place along one axis, then what lies at the
    /// ends of all stretches that cross it. What lies past the ring is occupied.
    #[inline]
    pub(in crate::pairs) fn clique(
        &self,
        at: At,
        axis: Axis,
        visit: impl FnMut(At) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Self::Narrow(words) => words.clique(at, axis, visit),
            Self::Wide(words) => words.clique(at, axis, visit),
        }
    }

    /// Whether two places are joined by a path with at most `turns` turns; 2 stands for more, too.
    #[inline]
    pub(in crate::pairs) fn joins(&self, turns: u8, a: At, b: At) -> bool {
        match self {
            Self::Narrow(words) => words.joins(turns, a, b),
            Self::Wide(words) => words.joins(turns, a, b),
        }
    }

    /// The best path with at most two turns; `a` comes first on the board.
    pub(in crate::pairs) fn route(&self, a: At, b: At) -> Option<Route> {
        match self {
            Self::Narrow(words) => words.route(a, b),
            Self::Wide(words) => words.route(a, b),
        }
    }
}
