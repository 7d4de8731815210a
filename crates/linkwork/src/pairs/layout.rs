//! Cells as typed, drawn or pasted: a rectangle, and nothing more is promised.

use crate::grid::{Pos, Size};
use alloc::vec::Vec;
use core::num::NonZeroU8;

/// What matches: 1 to 250. The picture of a kind is the front end's affair.
///
/// ```
/// use linkwork::pairs::Kind;
/// assert_eq!(Kind::new(7).map(Kind::number), Some(7));
/// assert!(Kind::new(0).is_none() && Kind::new(251).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(NonZeroU8);

impl Kind {
    /// How many kinds there may be.
    pub const MAX: u8 = 250;

    /// Kind 1.
    pub const FIRST: Self = Self(NonZeroU8::MIN);

    /// The kind with that number, 1 to 250.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(n) if number <= Self::MAX => Some(Self(n)),
            _ => None,
        }
    }

    /// Its number, 1 to 250.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

/// What lies on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// An obstacle: it never moves, never matches, and blocks paths.
    Wall,
    /// A tile.
    Tile(Kind),
}

/// A rectangle of cells without rules: what a board is set up from.
///
/// As text, a row a line: `.` or `0` is empty, `#` a wall, `1`-`9`, `a`-`z`, `A`-`Z` are kinds 1 to 61.
/// If a line holds white space, the whole text is in token form: cells separated by spaces, kinds as
/// decimal numbers.
///
/// ```
/// use linkwork::Pos;
/// use linkwork::pairs::{Cell, Layout};
///
/// let layout: Layout = "1#.\n.a1".parse()?;
/// assert_eq!(layout.size().to_string(), "3x2");
/// assert_eq!(layout.cell(Pos::new(0, 1)), Some(Cell::Wall));
/// assert_eq!(layout, "1 # 0\n0 10 1".parse()?);
/// assert_eq!(layout.to_string(), "1#.\n.a1");
///
/// let error = "11\n1?".parse::<Layout>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: unknown character '?'");
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    size: Size,
    cells: Vec<Cell>,
}

impl Layout {
    /// A layout of empty cells.
    ///
    /// ```
    /// use linkwork::{Size, pairs::Layout};
    /// assert_eq!(Layout::empty(Size::new(2, 3)?).to_string(), "...\n...");
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub fn empty(size: Size) -> Self {
        Self {
            size,
            cells: alloc::vec![Cell::Empty; size.cells()],
        }
    }

    /// How many rows and columns.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What lies on a cell; `None` off the layout.
    #[must_use]
    pub fn cell(&self, pos: Pos) -> Option<Cell> {
        self.size
            .contains(pos)
            .then(|| self.cells[self.size.index(pos)])
    }

    /// Puts something on a cell. Off the layout nothing happens.
    ///
    /// ```
    /// use linkwork::{Pos, Size};
    /// use linkwork::pairs::{Cell, Layout};
    /// let mut layout = Layout::empty(Size::new(1, 2)?);
    /// layout.set(Pos::new(0, 1), Cell::Wall);
    /// assert_eq!(layout.to_string(), ".#");
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    pub fn set(&mut self, pos: Pos, cell: Cell) {
        if self.size.contains(pos) {
            let index = self.size.index(pos);
            self.cells[index] = cell;
        }
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (Pos, Cell)> {
        self.size.positions().zip(self.cells.iter().copied())
    }
}
