//! Lines from files and standard input, of limited length.

use crate::exit::Fault;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _};
use std::path::Path;

/// How many bytes a line may have, its end not counted: 8 MiB.
pub(crate) const LONGEST: usize = 8 << 20;

/// One line, without its end.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Its bytes.
    Text(&'a [u8]),
    /// More than [`LONGEST`] bytes.
    TooLong,
}

/// Reads line by line, never holding more than [`LONGEST`] bytes of one.
pub(crate) struct Lines<R> {
    from: R,
    line: Vec<u8>,
    /// Whether the rest of a line too long still has to be passed over.
    rest: bool,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(from: R) -> Self {
        Self {
            from,
            line: Vec::new(),
            rest: false,
        }
    }

    /// The next line; `None` at the end. A line too long is told at once, not at its end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        if std::mem::take(&mut self.rest) {
            self.from.skip_until(b'\n')?;
        }
        self.line.clear();
        // One byte more than allowed, and one for the line end.
        let mut some = (&mut self.from).take(LONGEST as u64 + 1);
        if some.read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        } else if self.line.len() > LONGEST {
            self.rest = true;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Text(&self.line)))
    }
}

/// Opens a file; `-` is standard input.
pub(crate) fn open(path: &Path) -> Result<Lines<Box<dyn BufRead + Send>>, Fault> {
    if path.as_os_str() == "-" {
        // Not locked: a lock could not go to the thread that reads.
        return Ok(Lines::new(Box::new(BufReader::new(io::stdin()))));
    }
    let file = File::open(path).map_err(|error| Fault::io(path.display(), &error))?;
    Ok(Lines::new(Box::new(BufReader::new(file))))
}

/// Whether a word of the command line is an id: it begins with the name of a game, or looks as if it did and there is
/// no such file.
pub(crate) fn is_id(word: &str) -> bool {
    let is_game = |game: &str| !game.is_empty() && game.bytes().all(|b| b.is_ascii_alphabetic());
    match word.split_once(':') {
        Some(("pairs" | "lines", _)) => true,
        Some((game, _)) => is_game(game) && !Path::new(word).exists(),
        None => false,
    }
}

/// A whole text file, at most [`LONGEST`] bytes.
pub(crate) fn text(path: &Path) -> Result<String, Fault> {
    let fault = |error: io::Error| Fault::io(path.display(), &error);
    let mut bytes = Vec::new();
    let limit = LONGEST as u64 + 1;
    if path.as_os_str() == "-" {
        io::stdin()
            .lock()
            .take(limit)
            .read_to_end(&mut bytes)
            .map_err(fault)?;
    } else {
        File::open(path)
            .map_err(fault)?
            .take(limit)
            .read_to_end(&mut bytes)
            .map_err(fault)?;
    }
    if bytes.len() > LONGEST {
        return Err(Fault::of(path.display(), "longer than 8 MiB"));
    }
    String::from_utf8(bytes).map_err(|_| Fault::of(path.display(), "not UTF-8 text"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(text: &[u8]) -> Vec<Option<usize>> {
        let mut lines = Lines::new(text);
        let mut found = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            found.push(match line {
                Line::Text(text) => Some(text.len()),
                Line::TooLong => None,
            });
        }
        found
    }

    #[test]
    fn lines_end_with_a_line_end_or_the_end() {
        assert_eq!(lengths(b""), []);
        assert_eq!(lengths(b"\n"), [Some(0)]);
        assert_eq!(lengths(b"ab\n\nc"), [Some(2), Some(0), Some(1)]);
    }

    #[test]
    fn the_limit_is_exact_and_what_is_over_is_passed_over() {
        let whole = vec![b'x'; LONGEST];
        let over = vec![b'x'; LONGEST + 1];
        assert_eq!(lengths(&whole), [Some(LONGEST)]);
        assert_eq!(
            lengths(&[&whole[..], b"\nab"].concat()),
            [Some(LONGEST), Some(2)]
        );
        assert_eq!(lengths(&over), [None]);
        assert_eq!(lengths(&[&over[..], b"\nab\n"].concat()), [None, Some(2)]);
        assert_eq!(
            lengths(&[&over[..], &over[..], b"\n\n"].concat()),
            [None, Some(0)]
        );
    }
}
