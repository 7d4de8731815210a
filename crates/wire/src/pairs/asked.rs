//! The values of a request about pairs, read and checked.

use crate::object::{entries, named, what};
use crate::request::Request;
use linkwork::Seed;
use linkwork::id::PairsId;
use linkwork::pairs::{
    BUDGET, Board, Gravity, Guarantee, Layout, Move, MoveError, Pair, Rules, Turns,
};
use std::borrow::Cow;

/// The keys of all questions about pairs.
pub(super) const KEYS: &[&str] = &[
    "board",
    "game",
    "rules",
    "pair",
    "moves",
    "limit",
    "seed",
    "guarantee",
    "budget",
];

/// The board, under the rules; or that of a game, which a dealt line names beside its board.
pub(crate) fn board(request: &Request<'_>) -> Result<Board, String> {
    if request.value("game").is_none() {
        let layout: Layout = request.parsed("board")?;
        return Ok(Board::new(&layout, rules(request)?.unwrap_or_default()));
    }
    let game: PairsId = request.parsed("game")?;
    let board = game.board().map_err(|error| format!("game: {error}"))?;
    if request.value("board").is_some() {
        let layout: Layout = request.parsed("board")?;
        if layout != board.layout() {
            return Err("board: not that of the game; give one of the two".into());
        }
    }
    let rules = rules(request)?.unwrap_or(game.rules());
    Ok(Board::new(&board.layout(), rules))
}

/// The pair asked about.
pub(super) fn pair(request: &Request<'_>) -> Result<Pair, String> {
    request.parsed("pair")
}

/// The moves to play, each with the text it was asked in.
pub(super) fn moves<'a>(request: &Request<'a>) -> Result<Vec<(Cow<'a, str>, Move)>, String> {
    let one = |(place, text): (String, Cow<'a, str>)| {
        let mv = text
            .parse()
            .map_err(|error: MoveError| format!("{place}: {error}"))?;
        Ok((text, mv))
    };
    request.texts("moves")?.into_iter().map(one).collect()
}

/// How many pairs to list at most.
pub(super) fn limit(request: &Request<'_>) -> Result<usize, String> {
    request.number("limit", 100_000)
}

/// The seed of a shuffle.
pub(super) fn seed(request: &Request<'_>) -> Result<Seed, String> {
    request.parsed("seed")
}

/// What a shuffle must keep; winnable if nothing is said.
pub(super) fn guarantee(request: &Request<'_>) -> Result<Guarantee, String> {
    let known = "winnable, playable or any";
    request.word("guarantee", Guarantee::Winnable, known)
}

/// How many positions a search may look at.
pub(super) fn budget(request: &Request<'_>) -> Result<u64, String> {
    request.number("budget", BUDGET)
}

/// The rules, if they are given.
fn rules(request: &Request<'_>) -> Result<Option<Rules>, String> {
    let Some(value) = request.value("rules") else {
        return Ok(None);
    };
    if !value.get().starts_with('{') {
        return Err(format!(
            "rules: expected an object, found {}",
            what(value.get())
        ));
    }
    let (mut rules, mut seen, mut fault) = (Rules::default(), Vec::new(), None);
    entries(request.line, value.get(), |key, value| {
        let read = if seen.contains(&key) {
            Err("given twice".into())
        } else {
            rule(&mut rules, &key, value.get())
        };
        if let Err(error) = read {
            fault.get_or_insert(format!("rules.{}: {error}", named(&key)));
        }
        seen.push(key);
    })
    .map_err(|error| format!("rules: {error}"))?;
    fault.map_or(Ok(Some(rules)), Err)
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
        let mut request = Request::knowing(KEYS);
        request.read(text)?;
        ask(&request)
    }

    #[test]
    fn rules_are_optional_one_by_one() {
        assert_eq!(read("{}", rules), Ok(None));
        let told = |text: &str| read(text, rules).unwrap().unwrap();
        assert_eq!(told(r#"{"rules":{}}"#), Rules::default());
        let all = told(r#"{"rules":{"gravity":"apart-h","ring":false,"turns":"any"}}"#);
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
            let error = read(&format!("{{\"rules\":{rules}}}"), super::rules).unwrap_err();
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
            read(r#"{"rules":{"gravity":"Down"}}"#, rules)
                .unwrap_err()
                .contains("together-v, found \"Down\"")
        );
    }

    #[test]
    fn a_game_has_its_board_and_its_rules() {
        let told = |text: &str| read(text, board);
        let game: PairsId = "pairs:4x2,k2,gdown#5eed/0".parse().unwrap();
        let dealt = game.board().unwrap();
        let text = dealt.layout().to_string().replace('\n', "\\n");
        // Keys that a deal has beside its board are passed over.
        let line = format!(r#"{{"v":1,"index":0,"game":"{game}","board":"{text}","solution":[]}}"#);
        assert_eq!(told(&line).as_ref(), Ok(&dealt));
        assert_eq!(told(&format!(r#"{{"game":"{game}"}}"#)), Ok(dealt));
        let other = format!(r#"{{"game":"{game}","rules":{{"ring":false}}}}"#);
        let rules = told(&other).unwrap().rules();
        assert!(!rules.ring && rules.gravity == Gravity::None);
    }

    #[test]
    fn a_game_that_is_none_is_named() {
        let check = |text: &str, expect: &str| {
            let error = read(text, board).unwrap_err();
            assert!(error.starts_with(expect), "{text}: {error}");
        };
        check(r#"{"game":7}"#, "game: expected text, found 7");
        check(r#"{"game":"lines:free:28"}"#, "game: ");
        check(r#"{"game":"pairs:3x3,k1#5eed"}"#, "game: the id's deal: ");
        check(
            r#"{"game":"pairs::11","board":"11."}"#,
            "board: not that of the game",
        );
        check(r#"{"game":"pairs::11","board":"1"}"#, "board: not that");
        check(r#"{"game":"pairs::11","board":"é"}"#, "board: ");
    }

    #[test]
    fn values_of_the_wrong_kind_are_named() {
        let check = |text: &str, ask: fn(&Request<'_>) -> Result<(), String>, expect: &str| {
            assert_eq!(read(text, ask).unwrap_err(), expect);
        };
        check("{}", |r| board(r).map(drop), "board: missing");
        check(
            r#"{"board":["11"]}"#,
            |r| board(r).map(drop),
            "board: expected text, found a list",
        );
        check(
            r#"{"moves":"0,0-0,1"}"#,
            |r| moves(r).map(drop),
            "moves: expected a list, found \"0,0-0,1\"",
        );
        check(
            r#"{"moves":["0,0-0,1",3]}"#,
            |r| moves(r).map(drop),
            "moves[1]: expected text, found 3",
        );
        check(
            r#"{"limit":-1}"#,
            |r| limit(r).map(drop),
            "limit: expected a whole number from 0, found -1",
        );
        check(
            r#"{"budget":1e6}"#,
            |r| budget(r).map(drop),
            "budget: expected a whole number from 0, found 1e6",
        );
        check(
            r#"{"seed":"UP"}"#,
            |r| seed(r).map(drop),
            "seed: seed character 1 is 'U': only a-z and 0-9 are allowed",
        );
        check(
            r#"{"guarantee":"fair"}"#,
            |r| guarantee(r).map(drop),
            "guarantee: expected winnable, playable or any, found \"fair\"",
        );
        check(
            r#"{"board":"1","board":"2"}"#,
            |_| Ok(()),
            "board: given twice",
        );
    }
}
