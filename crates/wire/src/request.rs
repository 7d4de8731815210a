//! One request line: which keys it has, and their values read and checked.

use crate::object::{entries, string, what};
use linkwork::Seed;
use linkwork::pairs::{Board, Gravity, Guarantee, Layout, Move, MoveError, Pair, Rules, Turns};
use serde_json::value::RawValue;
use std::borrow::Cow;

/// A request, its values still text.
#[derive(Default)]
pub(crate) struct Request<'a> {
    pub(crate) id: Option<&'a RawValue>,
    board: Option<&'a RawValue>,
    rules: Option<&'a RawValue>,
    pair: Option<&'a RawValue>,
    moves: Option<&'a RawValue>,
    limit: Option<&'a RawValue>,
    seed: Option<&'a RawValue>,
    guarantee: Option<&'a RawValue>,
}

impl<'a> Request<'a> {
    /// Reads the keys of a line into `self`; on an error, what could be read is there.
    pub(crate) fn read(&mut self, text: &'a str) -> Result<(), String> {
        let mut twice = None;
        entries(text, |key, value| {
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
        Some(match key {
            "id" => &mut self.id,
            "board" => &mut self.board,
            "rules" => &mut self.rules,
            "pair" => &mut self.pair,
            "moves" => &mut self.moves,
            "limit" => &mut self.limit,
            "seed" => &mut self.seed,
            "guarantee" => &mut self.guarantee,
            _ => return None,
        })
    }

    /// The board, under the rules.
    pub(crate) fn board(&self) -> Result<Board, String> {
        let text = string_of("board", self.board)?;
        let layout: Layout = text.parse().map_err(|error| format!("board: {error}"))?;
        Ok(Board::new(&layout, self.rules()?))
    }

    fn rules(&self) -> Result<Rules, String> {
        self.rules.map_or(Ok(Rules::default()), rules)
    }

    /// The pair asked about.
    pub(crate) fn pair(&self) -> Result<Pair, String> {
        let text = string_of("pair", self.pair)?;
        text.parse().map_err(|error| format!("pair: {error}"))
    }

    /// The moves to play, each with the text it was asked in.
    pub(crate) fn moves(&self) -> Result<Vec<(Cow<'a, str>, Move)>, String> {
        let list = self.moves.ok_or("moves: missing")?;
        let list: Vec<&'a RawValue> = serde_json::from_str(list.get())
            .map_err(|_| format!("moves: expected a list, found {}", what(list.get())))?;
        let one = |(n, value): (usize, &'a RawValue)| {
            let named = |error: String| format!("moves[{n}]: {error}");
            let text = string(value).map_err(named)?;
            let mv = text
                .parse()
                .map_err(|error: MoveError| named(error.to_string()))?;
            Ok((text, mv))
        };
        list.into_iter().enumerate().map(one).collect()
    }

    /// How many pairs to list at most.
    pub(crate) fn limit(&self) -> Result<usize, String> {
        let Some(value) = self.limit else {
            return Ok(100_000);
        };
        let read = value.get().parse();
        read.map_err(|_| {
            format!(
                "limit: expected a whole number from 0, found {}",
                what(value.get())
            )
        })
    }

    /// The seed of a shuffle.
    pub(crate) fn seed(&self) -> Result<Seed, String> {
        let text = string_of("seed", self.seed)?;
        text.parse().map_err(|error| format!("seed: {error}"))
    }

    /// What a shuffle must keep; winnable if nothing is said.
    pub(crate) fn guarantee(&self) -> Result<Guarantee, String> {
        let Some(value) = self.guarantee else {
            return Ok(Guarantee::Winnable);
        };
        let text = string_of("guarantee", Some(value))?;
        text.parse().map_err(|_| {
            let known = "winnable, playable or any";
            format!("guarantee: expected {known}, found {}", what(value.get()))
        })
    }
}

fn string_of<'a>(key: &str, value: Option<&'a RawValue>) -> Result<Cow<'a, str>, String> {
    let value = value.ok_or_else(|| format!("{key}: missing"))?;
    string(value).map_err(|error| format!("{key}: {error}"))
}

fn rules(value: &RawValue) -> Result<Rules, String> {
    if !value.get().starts_with('{') {
        return Err(format!(
            "rules: expected an object, found {}",
            what(value.get())
        ));
    }
    let (mut rules, mut seen, mut fault) = (Rules::default(), Vec::new(), None);
    entries(value.get(), |key, value| {
        let read = if seen.contains(&key) {
            Err("given twice".into())
        } else {
            rule(&mut rules, &key, value.get())
        };
        if let Err(error) = read {
            // A long name would drown the message.
            let name = if key.len() > 40 {
                "(a long name)"
            } else {
                &key
            };
            fault.get_or_insert(format!("rules.{name}: {error}"));
        }
        seen.push(key);
    })
    .map_err(|error| format!("rules: {error}"))?;
    fault.map_or(Ok(rules), Err)
}

/// Sets one rule from its JSON.
fn rule(rules: &mut Rules, key: &str, json: &str) -> Result<(), String> {
    let found = |expected: &str| format!("expected {expected}, found {}", what(json));
    match key {
        "turns" => {
            let number = json.parse().ok().and_then(Turns::at_most);
            let any = (json == "\"any\"").then_some(Turns::ANY);
            rules.turns = number.or(any).ok_or_else(|| found("0 to 8 or \"any\""))?;
        }
        "ring" => rules.ring = json.parse().map_err(|_| found("true or false"))?,
        "gravity" => {
            let name = json.trim_matches('"');
            let quoted = name.len() + 2 == json.len();
            let gravity = name.parse().ok().filter(|_| quoted);
            rules.gravity = gravity.ok_or_else(|| found(&gravities()))?;
        }
        _ => return Err("no such rule (there are turns, ring and gravity)".into()),
    }
    Ok(())
}

fn gravities() -> String {
    let names: Vec<_> = Gravity::ALL.iter().map(|gravity| gravity.name()).collect();
    format!("one of {}", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T>(text: &str, ask: impl Fn(&Request<'_>) -> Result<T, String>) -> Result<T, String> {
        let mut request = Request::default();
        request.read(text)?;
        ask(&request)
    }

    #[test]
    fn rules_are_optional_one_by_one() {
        let rules = |text: &str| read(text, |r| r.rules()).unwrap();
        assert_eq!(rules("{}"), Rules::default());
        assert_eq!(rules(r#"{"rules":{}}"#), Rules::default());
        let all = rules(r#"{"rules":{"gravity":"apart-h","ring":false,"turns":"any"}}"#);
        assert_eq!(
            all,
            Rules {
                turns: Turns::ANY,
                ring: false,
                gravity: Gravity::ApartH
            }
        );
    }

    #[test]
    fn rules_out_of_range_are_named() {
        let check = |rules: &str, expect: &str| {
            let error = read(&format!("{{\"rules\":{rules}}}"), |r| r.rules()).unwrap_err();
            assert_eq!(error, expect);
        };
        check(
            r#"{"turns":9}"#,
            "rules.turns: expected 0 to 8 or \"any\", found 9",
        );
        check(
            r#"{"turns":-1}"#,
            "rules.turns: expected 0 to 8 or \"any\", found -1",
        );
        check(
            r#"{"turns":2.0}"#,
            "rules.turns: expected 0 to 8 or \"any\", found 2.0",
        );
        check(
            r#"{"turns":"2"}"#,
            "rules.turns: expected 0 to 8 or \"any\", found \"2\"",
        );
        check(
            r#"{"ring":1}"#,
            "rules.ring: expected true or false, found 1",
        );
        check(
            r#"{"wrap":true}"#,
            "rules.wrap: no such rule (there are turns, ring and gravity)",
        );
        check(r#"{"turns":2,"turns":3}"#, "rules.turns: given twice");
        check("null", "rules: expected an object, found null");
        assert!(
            read(r#"{"rules":{"gravity":"Down"}}"#, |r| r.rules())
                .unwrap_err()
                .contains("together-v, found \"Down\"")
        );
    }

    #[test]
    fn values_of_the_wrong_kind_are_named() {
        let check = |text: &str, ask: fn(&Request<'_>) -> Result<(), String>, expect: &str| {
            assert_eq!(read(text, ask).unwrap_err(), expect);
        };
        check("{}", |r| r.board().map(drop), "board: missing");
        check(
            r#"{"board":["11"]}"#,
            |r| r.board().map(drop),
            "board: expected text, found a list",
        );
        check(
            r#"{"moves":"0,0-0,1"}"#,
            |r| r.moves().map(drop),
            "moves: expected a list, found \"0,0-0,1\"",
        );
        check(
            r#"{"moves":["0,0-0,1",3]}"#,
            |r| r.moves().map(drop),
            "moves[1]: expected text, found 3",
        );
        check(
            r#"{"limit":-1}"#,
            |r| r.limit().map(drop),
            "limit: expected a whole number from 0, found -1",
        );
        check(
            r#"{"seed":"UP"}"#,
            |r| r.seed().map(drop),
            "seed: seed character 1 is 'U': only a-z and 0-9 are allowed",
        );
        check(
            r#"{"guarantee":"fair"}"#,
            |r| r.guarantee().map(drop),
            "guarantee: expected winnable, playable or any, found \"fair\"",
        );
        check(
            r#"{"board":"1","board":"2"}"#,
            |_| Ok(()),
            "board: given twice",
        );
    }
}
