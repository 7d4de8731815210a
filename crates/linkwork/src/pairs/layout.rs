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
    ///
    /// ```
    /// use linkwork::pairs::Kind;
    /// assert!(Kind::new(Kind::MAX).is_some() && Kind::new(Kind::MAX + 1).is_none());
    /// ```
    pub const MAX: u8 = 250;

    /// Kind 1.
    ///
    /// ```
    /// use linkwork::pairs::Kind;
    /// assert_eq!(Some(Kind::FIRST), Kind::new(1));
    /// ```
    pub const FIRST: Self = Self(NonZeroU8::MIN);

    /// The kind with that number, 1 to 250.
    ///
    /// ```
    /// use linkwork::pairs::Kind;
    /// assert!(Kind::new(1) < Kind::new(2));
    /// assert_eq!(Kind::new(0), None);
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(n) if number <= Self::MAX => Some(Self(n)),
            _ => None,
        }
    }

    /// Its number, 1 to 250.
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::Kind::FIRST.number(), 1);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

/// What lies on a cell.
///
/// ```
/// use linkwork::pairs::{Cell, Kind, Layout};
/// let layout: Layout = ".#1".parse()?;
/// let cells: Vec<Cell> = layout.cells().map(|(_, cell)| cell).collect();
/// assert_eq!(cells, [Cell::Empty, Cell::Wall, Cell::Tile(Kind::FIRST)]);
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
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
    ///
    /// ```
    /// let layout: linkwork::pairs::Layout = "11.\n2#2".parse()?;
    /// assert_eq!((layout.size().rows(), layout.size().cols()), (2, 3));
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What lies on a cell; `None` off the layout.
    ///
    /// ```
    /// use linkwork::{Pos, pairs::{Cell, Layout}};
    /// let layout: Layout = "11.\n2#2".parse()?;
    /// assert_eq!(layout.cell(Pos::new(0, 2)), Some(Cell::Empty));
    /// assert_eq!(layout.cell(Pos::new(2, 0)), None);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
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
    ///
    /// ```
    /// use linkwork::pairs::{Cell, Layout};
    /// let layout: Layout = "11.\n2#2".parse()?;
    /// let walls: Vec<_> = layout.cells().filter(|(_, cell)| *cell == Cell::Wall).collect();
    /// assert_eq!(walls, [(linkwork::Pos::new(1, 1), Cell::Wall)]);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn cells(&self) -> impl Iterator<Item = (Pos, Cell)> {
        self.size.positions().zip(self.cells.iter().copied())
    }
}
