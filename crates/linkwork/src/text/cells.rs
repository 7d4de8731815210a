//! Cells as people name them.

use crate::grid::Pos;
use alloc::format;
use alloc::string::{String, ToString as _};

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
