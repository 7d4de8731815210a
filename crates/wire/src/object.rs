//! Reading JSON objects key by key, each value kept as the text it was given in.

use serde::Deserialize as _;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;

/// Hands each entry of the object in `text` to `each`, in order.
///
/// What came before a fault has already been handed out: so a reply can carry the `id` of a line that
/// breaks off later.
///
/// # Errors
/// One line naming the column (in characters, from 1), if `text` is not one JSON object.
pub(crate) fn entries<'a>(
    text: &'a str,
    each: impl FnMut(String, &'a RawValue),
) -> Result<(), String> {
    let mut json = serde_json::Deserializer::from_str(text);
    Entries { each }
        .deserialize(&mut json)
        .and_then(|()| json.end())
        .map_err(|error| located(text, &error))
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

/// The text that a JSON value is.
///
/// # Errors
/// One line, if it is no string or a broken one.
pub(crate) fn string(value: &RawValue) -> Result<Cow<'_, str>, String> {
    let text = value.get();
    if !text.starts_with('"') {
        return Err(format!("expected text, found {}", what(text)));
    }
    let mut json = serde_json::Deserializer::from_str(text);
    Text::deserialize(&mut json)
        .map(|text| text.0)
        .map_err(|error| located(text, &error))
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

/// `serde_json`'s message with its place put first and counted in characters, as an editor counts.
fn located(text: &str, error: &serde_json::Error) -> String {
    let whole = error.to_string();
    let message = whole
        .rsplit_once(" at line ")
        .map_or(whole.as_str(), |(message, _)| message);
    let before = text
        .as_bytes()
        .get(..error.column())
        .unwrap_or(text.as_bytes());
    // A byte that begins a character is any but 0b10xx_xxxx.
    let column = before.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
    format!("bad JSON, column {}: {message}", column.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Result<Vec<String>, String> {
        let mut keys = Vec::new();
        entries(text, |key, value| {
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
        let mut seen = Vec::new();
        assert!(entries(r#"{"id":7,"board":"#, |key, _| seen.push(key)).is_err());
        assert_eq!(seen, ["id"]);
    }

    #[test]
    fn strings_and_what_is_none() {
        let raw = |text: &str| RawValue::from_string(text.into()).unwrap();
        assert_eq!(string(&raw(r#""a\nb""#)).unwrap(), "a\nb");
        assert_eq!(string(&raw("12")).unwrap_err(), "expected text, found 12");
        assert_eq!(
            string(&raw("[1]")).unwrap_err(),
            "expected text, found a list"
        );
        assert!(
            string(&raw(r#""\ud800""#))
                .unwrap_err()
                .starts_with("bad JSON, column ")
        );
    }
}
