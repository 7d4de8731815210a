//! One request line: the keys that its question knows, their values still text.

use crate::object::{entries, string, what};
use crate::reply::{Reply, bad_with_id, utf8};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

/// A request, its values still text.
pub(crate) struct Request<'a> {
    pub(crate) id: Option<&'a RawValue>,
    /// The whole line, of which all values are slices.
    pub(crate) line: &'a str,
    known: &'static [&'static str],
    /// Whether the line is that of a deal that found no board.
    is_refused: bool,
    /// One for each key that is known.
    values: Vec<Option<&'a RawValue>>,
}

/// The reply to one request line, which `ask` answers once its keys are read. What it says went wrong
/// makes a bad line.
pub(crate) fn answered(
    known: &'static [&'static str],
    line: u64,
    text: &[u8],
    ask: impl FnOnce(&Request<'_>) -> Result<Reply, String>,
) -> Reply {
    let mut request = Request::knowing(known);
    let read = utf8(text).and_then(|text| request.read(text));
    let answered = read.and_then(|()| ask(&request));
    answered.unwrap_or_else(|error| bad_with_id(line, request.id, &error))
}

impl<'a> Request<'a> {
    /// A request that was not read yet; `id` is known in any case.
    pub(crate) fn knowing(known: &'static [&'static str]) -> Self {
        let values = vec![None; known.len()];
        Self {
            id: None,
            line: "",
            known,
            is_refused: false,
            values,
        }
    }

    /// Reads the keys of a line into `self`; on an error, what could be read is there.
    pub(crate) fn read(&mut self, text: &'a str) -> Result<(), String> {
        self.line = text;
        let mut twice = None;
        entries(text, text, |key, value| {
            self.is_refused |= key == "refused";
            // Keys of later versions, or of the asker's own, are none of our business.
            let Some(slot) = self.slot(&key) else { return };
            if slot.is_some() {
                twice.get_or_insert(key);
            } else {
                *slot = Some(value);
            }
        })?;
        twice.map_or(Ok(()), |key| Err(format!("{key}: given twice")))
    }

    fn slot(&mut self, key: &str) -> Option<&mut Option<&'a RawValue>> {
        if key == "id" {
            return Some(&mut self.id);
        }
        let at = self.known.iter().position(|known| *known == key)?;
        self.values.get_mut(at)
    }

    /// The value of a key, if it was given.
    pub(crate) fn value(&self, key: &str) -> Option<&'a RawValue> {
        let at = self.known.iter().position(|known| *known == key)?;
        self.values.get(at).copied().flatten()
    }

    /// The text of a key that must be there.
    pub(crate) fn text(&self, key: &str) -> Result<Cow<'a, str>, String> {
        let value = self.value(key).ok_or_else(|| self.missing(key))?;
        string(self.line, value).map_err(|error| format!("{key}: {error}"))
    }

    fn missing(&self, key: &str) -> String {
        match (key, self.is_refused) {
            ("board", true) => {
                "board: missing, since this deal was refused; leave such lines out".into()
            }
            _ => format!("{key}: missing"),
        }
    }

    /// What the text of a key that must be there says.
    pub(crate) fn parsed<T: FromStr<Err: Display>>(&self, key: &str) -> Result<T, String> {
        let text = self.text(key)?;
        text.parse().map_err(|error| format!("{key}: {error}"))
    }

    /// The word of a key, or the usual one; `known` says which there are.
    pub(crate) fn word<T: FromStr>(&self, key: &str, usual: T, known: &str) -> Result<T, String> {
        let Some(value) = self.value(key) else {
            return Ok(usual);
        };
        let found = || format!("{key}: expected {known}, found {}", what(value.get()));
        self.text(key)?.parse().map_err(|_| found())
    }

    /// The number of a key, or the usual one.
    pub(crate) fn number<T: FromStr>(&self, key: &str, usual: T) -> Result<T, String> {
        let Some(value) = self.value(key) else {
            return Ok(usual);
        };
        let found = what(value.get());
        let read = value.get().parse();
        read.map_err(|_| format!("{key}: expected a whole number from 0, found {found}"))
    }

    /// The list of a key that must be there: each entry's place, for messages, and its text.
    pub(crate) fn texts(&self, key: &str) -> Result<Vec<(String, Cow<'a, str>)>, String> {
        let list = self.value(key).ok_or_else(|| format!("{key}: missing"))?;
        let list: Vec<&'a RawValue> = serde_json::from_str(list.get())
            .map_err(|_| format!("{key}: expected a list, found {}", what(list.get())))?;
        let one = |(n, value): (usize, &'a RawValue)| {
            let place = format!("{key}[{n}]");
            match string(self.line, value) {
                Ok(text) => Ok((place, text)),
                Err(error) => Err(format!("{place}: {error}")),
            }
        };
        list.into_iter().enumerate().map(one).collect()
    }
}
