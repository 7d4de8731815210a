//! The occupied places of a board of any size.

use super::{At, Route, SIDE, WIDE, Words};
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

    /// The nearest occupied places along one axis, before and after a free one.
    #[inline]
    pub(in crate::pairs) fn ends(&self, at: At, axis: Axis) -> impl Iterator<Item = At> {
        let (narrow, wide) = match self {
            Self::Narrow(words) => (Some(words.ends(at, axis)), None),
            Self::Wide(words) => (None, Some(words.ends(at, axis))),
        };
        narrow
            .into_iter()
            .flatten()
            .chain(wide.into_iter().flatten())
    }

    /// The free places along one axis on both sides of a free one, and that one.
    pub(in crate::pairs) fn stretch(&self, at: At, axis: Axis) -> impl Iterator<Item = At> {
        let (low, end) = match self {
            Self::Narrow(words) => words.span(at, axis),
            Self::Wide(words) => words.span(at, axis),
        };
        (low..end).map(move |n| match axis {
            Axis::Row => At { x: n, ..at },
            Axis::Column => At { y: n, ..at },
        })
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
