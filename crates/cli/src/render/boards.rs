//! The boards that are to be drawn: from ids, and from lines of files.

use crate::exit::Fault;
use crate::input::{self, Line};
use linkwork::Id;
use linkwork_wire::{Named, Shown, shown};
use std::path::Path;

/// A board, and what stands below it on a sheet.
pub(super) struct Wanted {
    /// Its id, or that of its line.
    pub(super) name: Option<String>,
    pub(super) board: Shown,
}

/// The boards of all words, in their order; of standard input if there is none.
pub(super) fn read(what: &[String], lines: bool) -> Result<Vec<Wanted>, Fault> {
    let mut boards = Vec::new();
    for word in what {
        if input::is_id(word) {
            boards.push(by_id(word).map_err(Fault::Bad)?);
        } else {
            of_file(word, lines, &mut boards)?;
        }
    }
    if what.is_empty() {
        of_file("-", lines, &mut boards)?;
    }
    Ok(boards)
}

/// The board of an id. A dealt one is dealt anew.
fn by_id(text: &str) -> Result<Wanted, String> {
    let board = match text.parse().map_err(|error| format!("{error}"))? {
        Id::Pairs(id) => Shown::Pairs(id.board().map_err(|error| format!("{text}: {error}"))?),
        Id::Lines(id) => Shown::Lines(id.round().board().clone()),
    };
    Ok(Wanted {
        name: Some(text.into()),
        board,
    })
}

/// The boards of a file, a line each; blank lines are passed over.
fn of_file(file: &str, lines: bool, boards: &mut Vec<Wanted>) -> Result<(), Fault> {
    let name = if file == "-" { "standard input" } else { file };
    let mut from = input::open(Path::new(file))?;
    let mut number = 0_u64;
    while let Some(line) = from.next().map_err(|error| Fault::io(name, &error))? {
        number += 1;
        let read = match line {
            Line::TooLong => Err("longer than 8 MiB".into()),
            Line::Text(text) if text.trim_ascii().is_empty() => continue,
            Line::Text(text) => of_line(text.trim_ascii(), lines),
        };
        boards.push(read.map_err(|why| Fault::of(name, format!("line {number}: {why}")))?);
    }
    Ok(())
}

/// A line is an id, or an object with a board or a game.
fn of_line(line: &[u8], lines: bool) -> Result<Wanted, String> {
    let id = std::str::from_utf8(line)
        .ok()
        .filter(|text| text.starts_with(|c: char| c.is_ascii_alphabetic()));
    if let Some(id) = id {
        return by_id(id);
    }
    let Named { name, board } = shown(line, lines)?;
    Ok(Wanted { name, board })
}
