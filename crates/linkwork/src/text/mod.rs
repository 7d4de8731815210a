//! Boards, moves and cells as text, read and written.

mod cells;
mod lines;
mod moves;

pub use cells::{cell_name, column_name, read_cell_name};
pub use lines::{BoardError, RuleError, ShiftError};
pub use moves::{Move, MoveError, read_pos_only};

use crate::grid::{MAX_SIDE, Size};
use crate::pairs::{Cell, Kind, Layout, Mask};
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// The highest kind that the character form can write.
const LAST_CHARACTER_KIND: u8 = 61;

/// Where a text fails to be a board, and why. Lines and columns count from 1; in token form a column is
/// a token.
///
/// ```
/// use linkwork::pairs::Layout;
/// let error = "11.\n2".parse::<Layout>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: 1 columns, but line 1 has 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError {
    line: usize,
    column: usize,
    why: String,
}

impl LayoutError {
    fn new(line: usize, column: usize, why: String) -> Self {
        Self { line, column, why }
    }

    /// The line, from 1.
    ///
    /// ```
    /// use linkwork::pairs::Layout;
    /// assert_eq!("11.\n22.\n?33".parse::<Layout>().unwrap_err().line(), 3);
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.why
        )
    }
}

impl Error for LayoutError {}

impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let lines = lines(text);
        let tokens = lines.iter().any(|line| line.contains(char::is_whitespace));
        if tokens {
            rectangle(&lines, str::split_whitespace, token_cell)
        } else {
            rectangle(&lines, characters, character_cell)
        }
    }
}

impl FromStr for Mask {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let cell = |text: &str| match text {
            "_" => Ok(Cell::Empty),
            "." | "0" => Ok(Cell::Tile(Kind::FIRST)),
            other => character_cell(other),
        };
        rectangle(&lines(text), characters, cell).map(Self::new)
    }
}

/// The lines of a text. A line may end with a carriage return, the last one with nothing.
fn lines(text: &str) -> Vec<&str> {
    let text = text.strip_suffix('\n').unwrap_or(text);
    text.split('\n')
        .map(|line| line.strip_suffix('\r').unwrap_or(line))
        .collect()
}

fn characters(line: &str) -> impl Iterator<Item = &str> {
    line.char_indices()
        .map(|(at, c)| &line[at..at + c.len_utf8()])
}

/// Reads lines of equal length, cut in pieces by `cut`, each a cell.
fn rectangle<'a, I: Iterator<Item = &'a str>>(
    lines: &[&'a str],
    cut: impl Fn(&'a str) -> I,
    cell: impl Fn(&str) -> Result<Cell, String>,
) -> Result<Layout, LayoutError> {
    let cols = cut(lines.first().unwrap_or(&"")).count();
    if cols == 0 {
        return Err(LayoutError::new(1, 1, "no cells".into()));
    }
    if cols > MAX_SIDE {
        let why = format!("{cols} columns: at most {MAX_SIDE} are allowed");
        return Err(LayoutError::new(1, MAX_SIDE + 1, why));
    }
    let Ok(size) = Size::new(lines.len(), cols) else {
        let why = format!("{} lines: at most {MAX_SIDE} are allowed", lines.len());
        return Err(LayoutError::new(MAX_SIDE + 1, 1, why));
    };
    let mut layout = Layout::empty(size);
    let mut positions = size.positions();
    for (line, number) in lines.iter().zip(1..) {
        let found = cut(line).count();
        if found != cols {
            let why = format!("{found} columns, but line 1 has {cols}");
            // The first cell that is missing, or the first too many.
            return Err(LayoutError::new(number, found.min(cols) + 1, why));
        }
        // As many positions as pieces: a row of them.
        for ((piece, column), pos) in cut(line).zip(1..).zip(positions.by_ref()) {
            let read = cell(piece).map_err(|why| LayoutError::new(number, column, why))?;
            layout.set(pos, read);
        }
    }
    Ok(layout)
}

/// A cell of the character form.
fn character_cell(piece: &str) -> Result<Cell, String> {
    let kind = match piece.as_bytes() {
        b"." | b"0" => return Ok(Cell::Empty),
        b"#" => return Ok(Cell::Wall),
        [c @ b'1'..=b'9'] => c - b'0',
        [c @ b'a'..=b'z'] => c - b'a' + 10,
        [c @ b'A'..=b'Z'] => c - b'A' + 36,
        _ => {
            let c = piece.chars().next().unwrap_or_default();
            return Err(format!("unknown character {c:?}"));
        }
    };
    Ok(Kind::new(kind).map_or(Cell::Empty, Cell::Tile))
}

/// A cell of the token form.
fn token_cell(piece: &str) -> Result<Cell, String> {
    match piece {
        "." => return Ok(Cell::Empty),
        "#" => return Ok(Cell::Wall),
        _ if !piece.bytes().all(|b| b.is_ascii_digit()) => {
            return Err(format!("unknown cell {}", shown(piece)));
        }
        _ => {}
    }
    match piece.parse() {
        Ok(0) => Ok(Cell::Empty),
        Ok(number) if number <= Kind::MAX => Ok(Kind::new(number).map_or(Cell::Empty, Cell::Tile)),
        _ => Err(format!("kind {} is above {}", shorter(piece), Kind::MAX)),
    }
}

/// A text as it may stand in an error: quoted, escaped and short.
pub(crate) fn shown(text: &str) -> String {
    format!("{:?}", shorter(text))
}

fn shorter(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        return text.to_string();
    }
    text.chars().take(LONGEST).chain("…".chars()).collect()
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_high =
            |cell| matches!(cell, Cell::Tile(kind) if kind.number() > LAST_CHARACTER_KIND);
        let tokens = self.cells().any(|(_, cell)| is_high(cell));
        write_cells(f, self, tokens)
    }
}

/// A layout in token form, whatever its kinds are.
pub(crate) fn tokens_of(layout: &Layout) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_cells(&mut text, layout, true);
    text
}

fn write_cells(f: &mut impl fmt::Write, layout: &Layout, tokens: bool) -> fmt::Result {
    let is_narrow = layout.size().cols() == 1;
    for (pos, cell) in layout.cells() {
        if pos.row > 0 && pos.col == 0 {
            f.write_char('\n')?;
        }
        // A lone token needs white space to be known for one.
        if tokens && (pos.col > 0 || is_narrow) {
            f.write_char(' ')?;
        }
        match cell {
            Cell::Empty => f.write_char('.')?,
            Cell::Wall => f.write_char('#')?,
            Cell::Tile(kind) if tokens => write!(f, "{}", kind.number())?,
            Cell::Tile(kind) => f.write_char(character(kind))?,
        }
    }
    Ok(())
}

/// The character of a kind up to 61.
fn character(kind: Kind) -> char {
    let number = kind.number();
    char::from(match number {
        ..=9 => b'0' + number,
        10..=35 => b'a' + number - 10,
        _ => b'A' + number - 36,
    })
}
