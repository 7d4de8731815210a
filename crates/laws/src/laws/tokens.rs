//! A board of any kinds, written as numbers or as characters, is read as the same board.

use super::board_text::one_line;
use crate::bytes::Bytes;
use linkwork::pairs::{Cell, Kind, Layout};

pub(crate) fn tokens(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let size = bytes.size();
    let line_end = if bytes.odd() { "\r\n" } else { "\n" };
    let mut layout = Layout::empty(size);
    for pos in size.positions() {
        layout.set(pos, cell(bytes.byte()));
    }
    let written = written(&layout, line_end);
    assert_eq!(written.parse().as_ref(), Ok(&layout), "{written:?}");
    let printed = layout.to_string();
    assert_eq!(printed.parse(), Ok(layout), "{printed:?}");
    // The same with a byte of one's own in its middle.
    let (before, after) = written.split_at(written.len() / 2);
    let spoiled = format!("{before}{}{after}", char::from(bytes.byte()));
    if let Err(why) = spoiled.parse::<Layout>() {
        one_line(&why);
    }
}

fn cell(byte: u8) -> Cell {
    match Kind::new(byte) {
        Some(kind) => Cell::Tile(kind),
        None if byte == 0 => Cell::Empty,
        None => Cell::Wall,
    }
}

/// The cells as numbers, written plainly: a space before each.
fn written(layout: &Layout, line_end: &str) -> String {
    let mut text = String::new();
    for (pos, cell) in layout.cells() {
        if pos.col == 0 && pos.row > 0 {
            text.push_str(line_end);
        }
        text.push(' ');
        text += &match cell {
            Cell::Empty => "0".to_string(),
            Cell::Wall => "#".to_string(),
            Cell::Tile(kind) => kind.number().to_string(),
        };
    }
    text
}
