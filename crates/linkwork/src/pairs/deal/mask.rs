//! Where a deal puts tiles.

use super::super::layout::{Cell, Kind, Layout};
use crate::grid::Size;

/// What stands for a tile whose kind is still open.
const ANY_KIND: Kind = Kind::FIRST;

/// Which cells of a deal are walls, holes, or get a tile.
///
/// As text, a row a line: `#` is a wall, `_` a hole that stays empty, every other character of a board's
/// character form (`.` and `0` included) a cell that gets a tile.
///
/// ```
/// use linkwork::pairs::{Deal, Mask};
/// let mask: Mask = "..#\n_..".parse()?;
/// assert_eq!(mask.tiles(), 4);
/// let deal = Deal::masked(mask, 2)?;
/// let board = deal.board("5eed".parse()?, 0)?.board;
/// assert_eq!(board.tiles(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mask(pub(super) Layout);

impl Mask {
    /// The mask of a layout: its walls are walls, its empty cells holes, and where it has a tile of
    /// whatever kind a tile is dealt.
    ///
    /// ```
    /// use linkwork::pairs::Mask;
    /// let drawn: Mask = ".#_.".parse()?;
    /// assert_eq!(Mask::new("7#.3".parse()?), drawn);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn new(mut layout: Layout) -> Self {
        for pos in layout.size().positions() {
            if let Some(Cell::Tile(_)) = layout.cell(pos) {
                layout.set(pos, Cell::Tile(ANY_KIND));
            }
        }
        Self(layout)
    }

    /// The mask of that size in which every cell gets a tile.
    pub(super) fn full(size: Size) -> Self {
        let mut layout = Layout::empty(size);
        for pos in size.positions() {
            layout.set(pos, Cell::Tile(ANY_KIND));
        }
        Self(layout)
    }

    /// How many rows and columns.
    ///
    /// ```
    /// let mask: linkwork::pairs::Mask = "..#\n_..".parse()?;
    /// assert_eq!(mask.size().to_string(), "3x2");
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn size(&self) -> Size {
        self.0.size()
    }

    /// How many cells get a tile.
    ///
    /// ```
    /// let mask: linkwork::pairs::Mask = "..#\n_..".parse()?;
    /// assert_eq!(mask.tiles(), 4);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn tiles(&self) -> usize {
        let is_tile = |cell| matches!(cell, Cell::Tile(_));
        self.0.cells().filter(|&(_, cell)| is_tile(cell)).count()
    }
}
