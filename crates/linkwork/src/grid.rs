//! Sizes, cells and directions: shared by every game, knowing none of them.

use alloc::format;
use alloc::string::String;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// The longest side a board may have, in cells.
///
/// One less than the largest `u8`, plus one: rows and columns run from 0 to 254, so that a [`Pos`]
/// holding 255 is off every board.
///
/// ```
/// use linkwork::{Size, grid::MAX_SIDE};
/// assert!(Size::new(1, MAX_SIDE).is_ok() && Size::new(1, MAX_SIDE + 1).is_err());
/// ```
pub const MAX_SIDE: usize = 255;

/// How many rows and columns a board has: each 1 to 255.
///
/// Written `COLSxROWS`, as players of this genre do: `18x8` is 18 columns wide and 8 rows high.
///
/// ```
/// use linkwork::{Pos, Size};
///
/// let size: Size = "18x8".parse()?;
/// assert_eq!((size.rows(), size.cols(), size.cells()), (8, 18, 144));
/// assert!(size.contains(Pos::new(7, 17)) && !size.contains(Pos::new(8, 0)));
/// assert_eq!(size.to_string(), "18x8");
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    rows: u8,
    cols: u8,
}

impl Size {
    /// A size of that many rows and columns.
    ///
    /// # Errors
    /// [`SizeError`] if a side is 0 or more than [`MAX_SIDE`].
    ///
    /// ```
    /// use linkwork::Size;
    /// assert!(Size::new(8, 18).is_ok());
    /// assert!(Size::new(0, 18).is_err() && Size::new(8, 256).is_err());
    /// ```
    pub fn new(rows: usize, cols: usize) -> Result<Self, SizeError> {
        let side = |n: usize| u8::try_from(n).ok().filter(|&n| n > 0);
        match (side(rows), side(cols)) {
            (Some(rows), Some(cols)) => Ok(Self { rows, cols }),
            _ => Err(SizeError(format!(
                "size {cols}x{rows}: each side must be 1 to {MAX_SIDE}"
            ))),
        }
    }

    /// How many rows.
    ///
    /// ```
    /// assert_eq!(linkwork::Size::new(8, 18)?.rows(), 8);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// How many columns.
    ///
    /// ```
    /// assert_eq!(linkwork::Size::new(8, 18)?.cols(), 18);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn cols(self) -> u8 {
        self.cols
    }

    /// How many cells: rows times columns.
    ///
    /// ```
    /// assert_eq!(linkwork::Size::new(8, 18)?.cells(), 144);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn cells(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// Whether the board has that cell.
    ///
    /// ```
    /// use linkwork::{Pos, Size};
    /// let size = Size::new(8, 18)?;
    /// assert!(size.contains(Pos::new(7, 17)));
    /// assert!(!size.contains(Pos::new(17, 7)));
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn contains(self, pos: Pos) -> bool {
        pos.row < self.rows && pos.col < self.cols
    }

    /// The number of a cell, counted row by row from 0. Meaningful only for cells of the board.
    ///
    /// ```
    /// use linkwork::{Pos, Size};
    /// let size = Size::new(8, 18)?;
    /// assert_eq!(size.index(Pos::new(2, 5)), 41);
    /// assert_eq!(size.at(41), Pos::new(2, 5));
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn index(self, pos: Pos) -> usize {
        pos.row as usize * self.cols as usize + pos.col as usize
    }

    /// The cell with that number: [`Size::index`] turned round.
    ///
    /// ```
    /// use linkwork::{Pos, Size};
    /// assert_eq!(Size::new(8, 18)?.at(18), Pos::new(1, 0));
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    #[allow(clippy::cast_possible_truncation)]
    pub const fn at(self, index: usize) -> Pos {
        let cols = self.cols as usize;
        Pos {
            row: (index / cols) as u8,
            col: (index % cols) as u8,
        }
    }

    /// All cells, row by row.
    ///
    /// ```
    /// use linkwork::{Pos, Size};
    /// let all: Vec<Pos> = Size::new(1, 2)?.positions().collect();
    /// assert_eq!(all, [Pos::new(0, 0), Pos::new(0, 1)]);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    pub fn positions(self) -> impl DoubleEndedIterator<Item = Pos> {
        (0..self.cells()).map(move |i| self.at(i))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)
    }
}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Self, SizeError> {
        let bad = || SizeError(format!("size {text:?}: write COLUMNSxROWS, such as 18x8"));
        let (cols, rows) = text.split_once('x').ok_or_else(bad)?;
        let side = |s: &str| {
            // `parse` alone would take "+8".
            let digits = !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
            // Larger than any number is too large as well; the error shows what was typed.
            digits.then(|| s.parse().unwrap_or(usize::MAX))
        };
        let (cols, rows) = (side(cols).ok_or_else(bad)?, side(rows).ok_or_else(bad)?);
        let too_large = |_| SizeError(format!("size {text}: each side must be 1 to {MAX_SIDE}"));
        Self::new(rows, cols).map_err(too_large)
    }
}

/// Why a size was refused; prints one line that names the size and the reason.
///
/// ```
/// let error = "18x0".parse::<linkwork::Size>().unwrap_err();
/// assert_eq!(error.to_string(), "size 18x0: each side must be 1 to 255");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizeError(String);

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for SizeError {}

/// A cell: row and column, counted from 0 at the top left. Ordered by row, then column.
///
/// A `Pos` may name a cell that a given board does not have; asking about it is safe and answers
/// "off the board". The ring round a board has no `Pos`: see [`Point`](crate::pairs::Point).
///
/// ```
/// use linkwork::Pos;
/// assert_eq!(Pos::new(0, 3).to_string(), "0,3");
/// assert!(Pos::new(0, 9) < Pos::new(1, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos {
    /// Row, from 0 at the top.
    pub row: u8,
    /// Column, from 0 at the left.
    pub col: u8,
}

impl Pos {
    /// The cell at that row and column.
    ///
    /// ```
    /// let pos = linkwork::Pos::new(2, 5);
    /// assert_eq!((pos.row, pos.col), (2, 5));
    /// ```
    #[must_use]
    pub const fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }

    /// The neighbour in a direction, if the board has one there.
    ///
    /// ```
    /// use linkwork::{Dir, Pos, Size};
    /// let size = Size::new(2, 2)?;
    /// assert_eq!(Pos::new(0, 0).step(Dir::Right, size), Some(Pos::new(0, 1)));
    /// assert_eq!(Pos::new(0, 0).step(Dir::Up, size), None);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub fn step(self, dir: Dir, size: Size) -> Option<Self> {
        let (down, right) = dir.delta();
        let next = Self {
            row: self.row.checked_add_signed(down)?,
            col: self.col.checked_add_signed(right)?,
        };
        size.contains(next).then_some(next)
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.col)
    }
}

/// A direction on the board, clockwise from the top.
///
/// ```
/// use linkwork::{Dir, Pos, Size};
/// let row = Size::new(1, 3)?;
/// assert_eq!(Dir::ALL.map(|dir| Pos::new(0, 1).step(dir, row).is_some()), [false, true, false, true]);
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dir {
    /// Towards row 0.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the last row.
    Down,
    /// Towards column 0.
    Left,
}

impl Dir {
    /// All four, clockwise from the top.
    ///
    /// ```
    /// use linkwork::Dir;
    /// assert_eq!(Dir::ALL, [Dir::Up, Dir::Right, Dir::Down, Dir::Left]);
    /// ```
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The opposite direction.
    ///
    /// ```
    /// assert_eq!(linkwork::Dir::Up.opposite(), linkwork::Dir::Down);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }

    /// The bit of a side: up 1, right 2, down 4, left 8.
    ///
    /// ```
    /// assert_eq!(linkwork::Dir::ALL.map(linkwork::Dir::bit), [1, 2, 4, 8]);
    /// ```
    #[must_use]
    pub const fn bit(self) -> u8 {
        match self {
            Self::Up => 1,
            Self::Right => 2,
            Self::Down => 4,
            Self::Left => 8,
        }
    }

    /// One step as (rows down, columns right).
    ///
    /// ```
    /// assert_eq!(linkwork::Dir::Up.delta(), (-1, 0));
    /// ```
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::Up => (-1, 0),
            Self::Right => (0, 1),
            Self::Down => (1, 0),
            Self::Left => (0, -1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn sizes_are_written_columns_first() {
        for (text, rows, cols) in [("1x1", 1, 1), ("18x8", 8, 18), ("255x255", 255, 255)] {
            let size: Size = text.parse().unwrap();
            assert_eq!((size.rows(), size.cols()), (rows, cols));
            assert_eq!(size.to_string(), text);
        }
        for text in [
            "",
            "x",
            "8",
            "0x4",
            "4x0",
            "256x1",
            "8x",
            "+8x4",
            "8X4",
            "8x4x2",
            "99999999999999999999999x1",
        ] {
            assert!(text.parse::<Size>().is_err(), "{text}");
        }
        let error = "99999999999999999999x2".parse::<Size>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "size 99999999999999999999x2: each side must be 1 to 255"
        );
    }

    #[test]
    fn a_step_stays_on_the_board() {
        let size = Size::new(3, 2).unwrap();
        let steps = |pos: Pos| Dir::ALL.map(|dir| pos.step(dir, size));
        assert_eq!(
            steps(Pos::new(2, 0)),
            [Some(Pos::new(1, 0)), Some(Pos::new(2, 1)), None, None]
        );
    }
}
