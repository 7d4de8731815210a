//! The lines of requests, from one file after the other.

use crate::exit::Fault;
use crate::input::{self, Line, Lines};
use linkwork_wire::{Reply, bad};
use std::io::BufRead;
use std::path::PathBuf;
use std::vec;

/// One line that asks something.
pub(super) struct Request {
    /// Its number, from 1 on, over all files.
    line: u64,
    /// Its bytes; `None` of a line that is too long.
    text: Option<Vec<u8>>,
}

impl Request {
    /// What is answered to it.
    pub(super) fn reply(&self, mut answer: impl FnMut(u64, &[u8]) -> Reply) -> Reply {
        match &self.text {
            Some(text) => answer(self.line, text),
            None => bad(self.line, "longer than 8 MiB"),
        }
    }
}

/// The lines of all files, blank ones left out. Nothing follows after a fault.
pub(super) struct Requests {
    files: vec::IntoIter<PathBuf>,
    /// The file being read, and its name.
    open: Option<(String, Lines<Box<dyn BufRead + Send>>)>,
    line: u64,
}

impl Requests {
    /// The lines of these files; of standard input if there is none.
    pub(super) fn new(mut files: Vec<PathBuf>) -> Self {
        if files.is_empty() {
            files.push("-".into());
        }
        Self {
            files: files.into_iter(),
            open: None,
            line: 0,
        }
    }

    fn read(&mut self) -> Result<Option<Request>, Fault> {
        loop {
            let Some((name, lines)) = &mut self.open else {
                let Some(path) = self.files.next() else {
                    return Ok(None);
                };
                let name = if path.as_os_str() == "-" {
                    "standard input".into()
                } else {
                    path.to_string_lossy().into_owned()
                };
                self.open = Some((name, input::open(&path)?));
                continue;
            };
            let text = match lines.next().map_err(|error| Fault::io(&name, &error))? {
                Some(Line::Text(text)) => Some(text.to_vec()),
                Some(Line::TooLong) => None,
                None => {
                    self.open = None;
                    continue;
                }
            };
            self.line += 1;
            if text
                .as_ref()
                .is_none_or(|text| !text.trim_ascii().is_empty())
            {
                return Ok(Some(Request {
                    line: self.line,
                    text,
                }));
            }
        }
    }
}

impl Iterator for Requests {
    type Item = Result<Request, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        let read = self.read();
        if read.is_err() {
            self.files = Vec::new().into_iter();
            self.open = None;
        }
        read.transpose()
    }
}
