//! Whatever a request line holds, the reply is one line of JSON that tells an error or an answer.

use linkwork_wire::{Reply, Verdict, lines, pairs};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// Longer lines are left out: what a search may cost grows with the board.
const LONGEST: usize = 300;
/// The most positions that a search may look at.
const BUDGET: u64 = 300;
/// The most cells of a board about which a search without a budget of its own is asked.
const CELLS: usize = 30;

pub(crate) fn requests(bytes: &[u8]) {
    let Some((&ask, line)) = bytes.split_first() else {
        return;
    };
    if line.len() > LONGEST || !is_quick(ask, line) {
        return;
    }
    let reply = answer(ask, line);
    check(&reply, line);
    assert_eq!(
        reply,
        answer(ask, line),
        "the same question, the same answer"
    );
}

fn answer(ask: u8, line: &[u8]) -> Reply {
    use pairs::Ask;
    let about_pairs = |ask| pairs::answer(ask, 1, line);
    match ask % 11 {
        0 => about_pairs(Ask::Path),
        1 => about_pairs(Ask::Moves),
        2 => about_pairs(Ask::Play),
        3 => about_pairs(Ask::Check),
        4 => about_pairs(Ask::Solve),
        5 => about_pairs(Ask::Hint),
        6 => about_pairs(Ask::Rate),
        7 => about_pairs(Ask::Shuffle),
        8 => lines::answer(lines::Ask::Groups, 1, line),
        9 => lines::answer(lines::Ask::Shift, 1, line),
        _ => lines::answer(lines::Ask::Solve, 1, line),
    }
}

/// Whether a question is answered at once: a search is, within a small budget or on a small board.
fn is_quick(ask: u8, line: &[u8]) -> bool {
    if !matches!(ask % 11, 3..=7 | 10) {
        return true;
    }
    let Ok(request) = serde_json::from_slice::<Value>(line) else {
        // A line that is no JSON is refused. One with a key twice is too.
        return true;
    };
    let budget = request["budget"]
        .as_u64()
        .is_some_and(|budget| budget <= BUDGET);
    let board = request["board"].as_str().map_or(0, str::len);
    board <= CELLS && (budget || board <= CELLS / 2)
}

/// A reply is a line of JSON; it holds an error if and only if the line was bad.
pub(super) fn check(reply: &Reply, line: &[u8]) -> Value {
    let shown = || format!("{}: {}", String::from_utf8_lossy(line), reply.text);
    assert!(reply.text.starts_with("{\"v\":1"), "{}", shown());
    assert!(!reply.text.contains('\n'), "{}", shown());
    let read = serde_json::from_str::<BTreeMap<String, Box<RawValue>>>(&reply.text);
    let keys = read.unwrap_or_else(|why| panic!("{why}: {}", shown()));
    // The id comes back as it was given: JSON, but perhaps a number that no program can hold.
    let others = keys.into_iter().filter(|(key, _)| key != "id");
    let others = others.map(|(key, value)| {
        let value = serde_json::from_str(value.get());
        (
            key,
            value.unwrap_or_else(|why| panic!("{why}: {}", shown())),
        )
    });
    let json = Value::Object(others.collect());
    let is_bad = reply.verdict == Verdict::Bad;
    assert_eq!(json.get("error").is_some(), is_bad, "{}", shown());
    json
}
