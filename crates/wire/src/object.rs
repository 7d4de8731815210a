//! Reading JSON objects key by key, each value kept as the text it was given in.

use serde::Deserialize as _;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;

/// Hands each entry of the object in `text`, a part of `line`, to `each`, in order.
///
/// What came before a fault has already been handed out: so a reply can carry the `id` of a line that
/// breaks off later.
///
/// # Errors
/// One line naming the column of the line (in characters, from 1), if `text` is not one JSON object.
pub(crate) fn entries<'a>(
    line: &str,
    text: &'a str,
    each: impl FnMut(String, &'a RawValue),
) -> Result<(), String> {
    let mut json = serde_json::Deserializer::from_str(text);
    Entries { each }
        .deserialize(&mut json)
        .and_then(|()| json.end())
        .map_err(|error| located(line, text, &error))
}

struct Entries<F> {
    each: F,
}

impl<'a, F: FnMut(String, &'a RawValue)> DeserializeSeed<'a> for Entries<F> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_map(self)
    }
}

impl<'a, F: FnMut(String, &'a RawValue)> Visitor<'a> for Entries<F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<M: MapAccess<'a>>(mut self, mut map: M) -> Result<(), M::Error> {
        while let Some(key) = map.next_key()? {
            (self.each)(key, map.next_value()?);
        }
        Ok(())
    }
}

/// The text that a JSON value, a part of `line`, is.
///
/// # Errors
/// One line, if it is no string or a broken one; then it names the column of the line.
pub(crate) fn string<'a>(line: &str, value: &'a RawValue) -> Result<Cow<'a, str>, String> {
    let text = value.get();
    if !text.starts_with('"') {
        return Err(format!("expected text, found {}", what(text)));
    }
    let mut json = serde_json::Deserializer::from_str(text);
    Text::deserialize(&mut json)
        .map(|text| text.0)
        .map_err(|error| located(line, text, &error))
}

/// A string that is borrowed where it holds no escapes.
#[derive(serde::Deserialize)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

/// What kind of JSON value a text is, in words: for messages.
pub(crate) fn what(json: &str) -> Cow<'_, str> {
    match json.as_bytes().first() {
        Some(b'{') => Cow::Borrowed("an object"),
        Some(b'[') => Cow::Borrowed("a list"),
        // A long value would drown the message.
        _ if json.len() > 40 => Cow::Borrowed("something longer"),
        _ => Cow::Borrowed(json),
    }
}

/// A name as it may stand in a message: a long one would drown it.
pub(crate) fn named(name: &str) -> &str {
    if name.len() > 40 {
        "(a long name)"
    } else {
        name
    }
}

/// `serde_json`'s message about a part of a line, with its place in the line put first and counted in
/// characters, as an editor counts.
fn located(line: &str, part: &str, error: &serde_json::Error) -> String {
    let whole = error.to_string();
    let message = whole
        .rsplit_once(" at line ")
        .map_or(whole.as_str(), |(message, _)| message);
    // Values are kept as slices of their line.
    let start = part.as_ptr().addr().saturating_sub(line.as_ptr().addr());
    let before = line
        .as_bytes()
        .get(..start.saturating_add(error.column()))
        .unwrap_or(line.as_bytes());
    // A byte that begins a character is any but 0b10xx_xxxx.
    let column = before.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
    format!("bad JSON, column {}: {message}", column.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Result<Vec<String>, String> {
        let mut keys = Vec::new();
        entries(text, text, |key, value| {
            keys.push(format!("{key}={}", value.get()));
        })?;
        Ok(keys)
    }

    #[test]
    fn values_keep_their_text() {
        assert_eq!(
            keys(r#"{"a": [1,  2.50] ,"\u0062":null}"#).unwrap(),
            ["a=[1,  2.50]", "b=null"]
        );
    }

    #[test]
    fn faults_name_their_column() {
        let check =
            |text: &str, expect: &str| assert_eq!(keys(text).unwrap_err(), expect, "{text}");
        check("{", "bad JSON, column 1: EOF while parsing an object");
        check(r#"{"é":}"#, "bad JSON, column 6: expected value");
        check(r#"{"a":1} x"#, "bad JSON, column 9: trailing characters");
        check(
            "[1]",
            "bad JSON, column 1: invalid type: sequence, expected an object",
        );
    }

    #[test]
    fn what_came_before_a_fault_is_handed_out() {
        let (text, mut seen) = (r#"{"id":7,"board":"#, Vec::new());
        assert!(entries(text, text, |key, _| seen.push(key)).is_err());
        assert_eq!(seen, ["id"]);
    }

    #[test]
    fn strings_and_what_is_none() {
        let read = |text: &str| {
            let value: &RawValue = serde_json::from_str(text).unwrap();
            string(text, value).map(Cow::into_owned)
        };
        assert_eq!(read(r#""a\nb""#).unwrap(), "a\nb");
        assert_eq!(read("12").unwrap_err(), "expected text, found 12");
        assert_eq!(read("[1]").unwrap_err(), "expected text, found a list");
    }

    #[test]
    fn faults_inside_a_value_name_the_column_of_the_line() {
        for (line, column) in [(r#"{"a":"\ud800"}"#, 13), (r#"{"é":1,"a": "é\ud800"}"#, 21)] {
            let mut said = Ok(Cow::Borrowed(""));
            entries(line, line, |key, value| {
                if key == "a" {
                    said = string(line, value);
                }
            })
            .unwrap();
            let said = said.unwrap_err();
            let place = format!("bad JSON, column {column}: ");
            assert!(said.starts_with(&place), "{line}: {said}");
        }
    }
}
