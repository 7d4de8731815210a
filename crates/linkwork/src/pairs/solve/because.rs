//! Reasons why a board can never be won that are cheap to find and easy to say.

use super::super::board::Board;
use super::super::field::{Field, WALL};
use super::super::layout::Kind;
use crate::game::Status;
use alloc::vec::Vec;
use core::fmt;

/// Why a board can never be won, where that is easy to say; or why that cannot be told.
///
/// ```
/// use linkwork::pairs::{Because, Board, Kind, Rules};
/// let because = |text: &str| Ok(Board::new(&text.parse()?, Rules::default()).solve(10).because);
/// assert_eq!(because("111")?, Some(Because::OddKind(Kind::FIRST)));
/// assert_eq!(because("12\n21")?, Some(Because::Stuck));
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// This kind has an odd number of tiles.
    OddKind(Kind),
    /// Walls part the board, and in one part the number of tiles of this kind is odd.
    WalledIn(Kind),
    /// No pair links.
    Stuck,
    /// The board has more than 62 cells a side: no search looks at it, so nothing is known of it.
    TooLarge,
}

impl Because {
    /// The word used in replies: `odd-kind`, `walled-in`, `stuck`, `too-large`.
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::Because::Stuck.name(), "stuck");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OddKind(_) => "odd-kind",
            Self::WalledIn(_) => "walled-in",
            Self::Stuck => "stuck",
            Self::TooLarge => "too-large",
        }
    }

    /// The reason of a board, if it has one of these.
    pub(super) fn of(board: &Board) -> Option<Self> {
        if let Some(&kind) = board.odd_kinds().first() {
            return Some(Self::OddKind(kind));
        }
        if let Some(kind) = walled_in(board.field()) {
            return Some(Self::WalledIn(kind));
        }
        (board.status() == Status::Stuck).then_some(Self::Stuck)
    }
}

impl fmt::Display for Because {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OddKind(kind) => write!(f, "kind {} has an odd number of tiles", kind.number()),
            Self::WalledIn(kind) => write!(
                f,
                "walls part the tiles of kind {} into odd numbers",
                kind.number()
            ),
            Self::Stuck => f.write_str("no pair links"),
            Self::TooLarge => f.write_str("more than 62 cells a side are not searched"),
        }
    }
}

/// A kind of which some part of the board, cut off by walls, holds an odd number: no tile ever leaves its
/// part, whatever the gravity, and no path does.
fn walled_in(field: &Field) -> Option<Kind> {
    let mut seen = alloc::vec![false; field.spots()];
    let mut rest = Vec::new();
    for start in 0..field.spots() {
        if seen[start] || !field.is_tile(start) {
            continue;
        }
        let mut odd = [false; WALL as usize + 1];
        seen[start] = true;
        rest.push(start);
        while let Some(spot) = rest.pop() {
            if field.is_tile(spot) {
                odd[usize::from(field.code(spot))] ^= true;
            }
            for next in field.round(spot) {
                if field.code(next) != WALL && !seen[next] {
                    seen[next] = true;
                    rest.push(next);
                }
            }
        }
        let odd = (1..=Kind::MAX).find(|&kind| odd[usize::from(kind)]);
        if let Some(kind) = odd.and_then(Kind::new) {
            return Some(kind);
        }
    }
    None
}
