//! One reply line, and what it says about its question.

use serde::Serialize;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// What a reply says about its question; the exit code of a single question follows from it.
///
/// ```
/// use linkwork_wire::{Verdict, pairs::{Ask, answer}};
///
/// let verdict = |request: &str| answer(Ask::Path, 1, request.as_bytes()).verdict;
/// assert_eq!(verdict(r#"{"board":"11","pair":"0,0-0,1"}"#), Verdict::Yes);
/// assert_eq!(verdict(r#"{"board":"12","pair":"0,0-0,1"}"#), Verdict::No);
/// assert_eq!(verdict(r#"{"board":"12"}"#), Verdict::Bad);
/// ```
///
/// ```
/// use linkwork_wire::{Verdict, pairs::{Ask, answer}};
/// let linked = |line: &[u8]| answer(Ask::Path, 1, line).verdict;
/// assert_eq!(linked(br#"{"board":"1.1","pair":"0,0-0,2"}"#), Verdict::Yes);
/// assert_eq!(linked(br#"{"board":"1.2","pair":"0,0-0,2"}"#), Verdict::No);
/// assert_eq!(linked(br#"{"board":"1.2"}"#), Verdict::Bad);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Answered; and if it was a yes-or-no question, with yes.
    Yes,
    /// Answered with no: not linked, a refused move, an impossible shuffle, no way to win.
    No,
    /// No answer within the budget.
    Unknown,
    /// The line was bad: nothing was asked.
    Bad,
    /// Answered, and the asker wants no more.
    Last,
}

/// One reply: a line of JSON without its line end, and its verdict.
///
/// ```
/// use linkwork_wire::{Reply, Verdict, pairs::{Ask, answer}};
///
/// let Reply { text, verdict } = answer(Ask::Moves, 1, br#"{"board":".."}"#);
/// assert_eq!(text, r#"{"v":1,"status":"won","count":0,"moves":[]}"#);
/// assert_eq!(verdict, Verdict::Yes);
/// ```
///
/// ```
/// use linkwork_wire::{Reply, Verdict, pairs::{Ask, answer}};
/// let text = r#"{"v":1,"linked":false,"why":"different-kinds"}"#.into();
/// let reply = answer(Ask::Path, 1, br#"{"board":"1.2","pair":"0,0-0,2"}"#);
/// assert_eq!(reply, Reply { text, verdict: Verdict::No });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The line, without a line end.
    pub text: String,
    /// What it says.
    pub verdict: Verdict,
}

/// The reply to a line that could not be read at all: too long, say.
///
/// ```
/// let reply = linkwork_wire::bad(3, "longer than 8 MiB");
/// assert_eq!(reply.text, r#"{"v":1,"line":3,"error":"longer than 8 MiB"}"#);
/// ```
#[must_use]
pub fn bad(line: u64, error: &str) -> Reply {
    bad_with_id(line, None, error)
}

/// The same, for a line whose `id` could be read.
pub(crate) fn bad_with_id(line: u64, id: Option<&RawValue>, error: &str) -> Reply {
    #[derive(Serialize)]
    struct Bad<'a> {
        line: u64,
        error: &'a str,
    }
    reply(id, &Bad { line, error }, Verdict::Bad)
}

/// A reply line: `v`, `id` as it was given, then the keys of `body`.
pub(crate) fn reply(id: Option<&RawValue>, body: &impl Serialize, verdict: Verdict) -> Reply {
    #[derive(Serialize)]
    struct Line<'a, B> {
        v: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a RawValue>,
        #[serde(flatten)]
        body: &'a B,
    }
    let v = crate::CONTRACT;
    let mut text = line(&Line { v, id, body });
    // An asker that hands over a text of several lines may have an id of several lines; a break in JSON is a space.
    if text.contains(['\n', '\r']) {
        text = text.replace(['\n', '\r'], " ");
    }
    Reply { text, verdict }
}

/// Appends the line of an index for which there is no board, with its line end: `refused` is
/// `impossible` or `not-found`.
///
/// ```
/// let mut out = String::new();
/// linkwork_wire::not_dealt(&mut out, 3, "not-found");
/// assert_eq!(out, "{\"v\":1,\"index\":3,\"refused\":\"not-found\"}\n");
/// ```
pub fn not_dealt(out: &mut String, index: u64, refused: &str) {
    #[derive(Serialize)]
    struct NotDealt<'a> {
        v: u32,
        index: u64,
        refused: &'a str,
    }
    let v = crate::CONTRACT;
    out.push_str(&line(&NotDealt { v, index, refused }));
    out.push('\n');
}

/// A move that was refused: as it was asked, and why.
#[derive(Serialize)]
pub(crate) struct Refused<'a> {
    #[serde(rename = "move")]
    pub(crate) asked: Cow<'a, str>,
    pub(crate) why: &'static str,
}

/// Any value as one line of JSON.
pub(crate) fn line(value: &impl Serialize) -> String {
    // Every body is a plain struct with text keys, written to memory: nothing there can fail. Were it
    // to, an error line is still a true reply.
    serde_json::to_string(value)
        .unwrap_or_else(|error| format!("{{\"v\":{},\"error\":\"{error:?}\"}}", crate::CONTRACT))
}

/// The text of a line.
///
/// # Errors
/// Names the column of the first byte that is not UTF-8.
pub(crate) fn utf8(line: &[u8]) -> Result<&str, String> {
    std::str::from_utf8(line).map_err(|error| {
        let (good, _) = line.split_at(error.valid_up_to());
        let column = String::from_utf8_lossy(good).chars().count() + 1;
        format!("bad UTF-8, column {column}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_come_back_byte_for_byte() {
        let id = RawValue::from_string(r#"{"a": 1.50e+03, "b":["\u00e9"]}"#.into()).unwrap();
        let text = bad_with_id(1, Some(&id), "x").text;
        assert_eq!(
            text,
            r#"{"v":1,"id":{"a": 1.50e+03, "b":["\u00e9"]},"line":1,"error":"x"}"#
        );
    }

    #[test]
    fn a_reply_is_one_line_whatever_the_id_is() {
        let id = RawValue::from_string("[1,\r\n2]".into()).unwrap();
        let text = bad_with_id(1, Some(&id), "x").text;
        assert_eq!(text, r#"{"v":1,"id":[1,  2],"line":1,"error":"x"}"#);
    }

    #[test]
    fn a_byte_that_is_not_utf8_is_placed() {
        assert_eq!(utf8("é1".as_bytes()), Ok("é1"));
        assert_eq!(utf8(b"\xc3\xa91\xff"), Err("bad UTF-8, column 3".into()));
    }
}
