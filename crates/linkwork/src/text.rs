//! Boards and moves as text, read and written.

use crate::grid::{MAX_SIDE, Pos, Size};
use crate::pairs::{Cell, Guarantee, Kind, Layout, Mask, Move, Pair, Shuffle};
use crate::rng::SeedError;
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

/// Why a text is no move.
///
/// ```
/// use linkwork::pairs::Move;
/// let error = "0,3".parse::<Move>().unwrap_err();
/// assert_eq!(error.to_string(), r#""0,3" is no pair: write row,col-row,col, such as 0,3-2,5"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError(String);

impl MoveError {
    /// The same for a move of another game.
    pub(crate) fn new(why: impl fmt::Display) -> Self {
        Self(format!("{why}"))
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for MoveError {}

impl FromStr for Pair {
    type Err = MoveError;

    /// Reads `row,col-row,col`. Any integers are positions: those that no board has come out as one
    /// that is off every board.
    fn from_str(text: &str) -> Result<Self, MoveError> {
        let (a, rest) = read_pos(text).ok_or_else(|| not_a_pair(text))?;
        let rest = rest.strip_prefix('-').ok_or_else(|| not_a_pair(text))?;
        match read_pos(rest) {
            Some((b, "")) => Ok(Self::new(a, b)),
            _ => Err(not_a_pair(text)),
        }
    }
}

fn not_a_pair(text: &str) -> MoveError {
    MoveError(format!(
        "{} is no pair: write row,col-row,col, such as 0,3-2,5",
        shown(text)
    ))
}

/// Reads `row,col` from the front of a text.
fn read_pos(text: &str) -> Option<(Pos, &str)> {
    let (row, rest) = read_coordinate(text)?;
    let (col, rest) = read_coordinate(rest.strip_prefix(',')?)?;
    Some((Pos::new(row, col), rest))
}

/// Reads an integer from the front of a text. Negative and large ones become 255, which is off every
/// board, because no side is longer than 255.
fn read_coordinate(text: &str) -> Option<(u8, &str)> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let len = digits.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = digits.split_at(len);
    if number.is_empty() {
        return None;
    }
    let is_negative = digits.len() < text.len() && number.bytes().any(|b| b != b'0');
    let value = if is_negative {
        u8::MAX
    } else {
        number.parse().unwrap_or(u8::MAX)
    };
    Some((value, rest))
}

/// Reads a cell written `row,col`, as command lines and bots write it.
///
/// ```
/// use linkwork::{Pos, text};
/// assert_eq!(text::read_pos_only("0,3"), Some(Pos::new(0, 3)));
/// assert_eq!(text::read_pos_only("0,3x"), None);
/// ```
#[must_use]
pub fn read_pos_only(text: &str) -> Option<Pos> {
    match read_pos(text)? {
        (pos, "") => Some(pos),
        _ => None,
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)
    }
}

impl FromStr for Guarantee {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let found = Self::ALL.into_iter().find(|g| g.name() == text);
        found.ok_or_else(|| {
            MoveError(format!(
                "{} is no guarantee: winnable, playable or any",
                shown(text)
            ))
        })
    }
}

impl fmt::Display for Guarantee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Shuffle {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let mut chars = text.chars();
        let is_shuffle = chars.next() == Some('S');
        let letter = chars.next();
        let guarantee = Guarantee::ALL
            .into_iter()
            .find(|g| Some(g.letter()) == letter);
        match guarantee {
            Some(guarantee) if is_shuffle => {
                let seed = chars.as_str().parse().map_err(|why: SeedError| {
                    MoveError(format!("shuffle {}: {why}", shown(text)))
                })?;
                Ok(Self { guarantee, seed })
            }
            _ => Err(MoveError(format!(
                "{} is no shuffle: write S, then w, p or a, then the seed",
                shown(text)
            ))),
        }
    }
}

impl fmt::Display for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}{}", self.guarantee.letter(), self.seed)
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        if text.starts_with('S') {
            text.parse().map(Self::Shuffle)
        } else {
            text.parse().map(Self::Join)
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Join(pair) => pair.fmt(f),
            Self::Shuffle(shuffle) => shuffle.fmt(f),
        }
    }
}

/// The name of a cell as people type and hear it: column letters as in spreadsheets, rows from 1.
///
/// ```
/// use linkwork::{Pos, text};
/// assert_eq!(text::cell_name(Pos::new(2, 1)), "b3");
/// assert_eq!(text::cell_name(Pos::new(11, 27)), "ab12");
/// assert_eq!(text::read_cell_name("AB12"), Some(Pos::new(11, 27)));
/// assert_eq!(text::read_cell_name("b0"), None);
/// ```
#[must_use]
pub fn cell_name(pos: Pos) -> String {
    format!("{}{}", column_name(pos.col), u16::from(pos.row) + 1)
}

/// The letters of a column: `a` to `z`, then `aa`, `ab`, …
///
/// ```
/// assert_eq!(linkwork::text::column_name(254), "iu");
/// ```
#[must_use]
pub fn column_name(col: u8) -> String {
    let letter = |n: u8| char::from(b'a' + n);
    match col.checked_sub(26) {
        None => letter(col).to_string(),
        Some(rest) => [letter(rest / 26), letter(rest % 26)].iter().collect(),
    }
}

/// Reads a cell's name, in small or capital letters; `None` if it is none.
///
/// ```
/// use linkwork::{Pos, text};
/// assert_eq!(text::read_cell_name("b3"), Some(Pos::new(2, 1)));
/// assert_eq!(text::read_cell_name("3b"), None);
/// ```
#[must_use]
pub fn read_cell_name(text: &str) -> Option<Pos> {
    let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (column, row) = text.split_at(letters);
    let number = |c: u8| u16::from(c.to_ascii_lowercase() - b'a');
    let col = match *column.as_bytes() {
        [c] => number(c),
        [c, d] => (number(c) + 1) * 26 + number(d),
        _ => return None,
    };
    if !row.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let row: u16 = row.parse().ok().filter(|&row| row > 0)?;
    Some(Pos::new(
        u8::try_from(row - 1).ok()?,
        u8::try_from(col).ok()?,
    ))
}
