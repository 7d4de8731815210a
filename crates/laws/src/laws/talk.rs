//! Whatever lines a talk has, each is answered by a line of JSON, and the game can be saved after each of
//! them and opened again as the same game.

use super::requests::check;
use super::small::{may_open, opened_by};
use linkwork_wire::{Talk, Verdict};
use serde_json::Value;

/// The most lines of a talk.
const LINES: usize = 40;
/// What belongs to the screen and not to the game, so that no save tells it.
const FLEETING: [&str; 3] = ["chosen", "paused", "light"];

pub(crate) fn talk(bytes: &[u8]) {
    let mut talk = Talk::default();
    let mut saved = None;
    let lines = bytes.split(|&byte| byte == b'\n').take(LINES);
    for (number, line) in (1..).zip(lines) {
        let shown = String::from_utf8_lossy(line);
        if opened_by(&shown).is_some_and(|game| !may_open(&game)) {
            continue;
        }
        let reply = talk.answer(number, line);
        let json = check(&reply, line);
        if reply.verdict == Verdict::Bad {
            let now = saved.as_ref().map(|_| said(&mut talk, number, "save"));
            assert_eq!(now, saved, "a bad line changes nothing: {shown}");
        } else if saved.is_some() || json["outcome"] == "opened" {
            saved = Some(goes_on(&mut talk, number, &shown));
        }
        if reply.verdict == Verdict::Last {
            break;
        }
    }
}

/// The game as it is saved is the game as it is; answers how it is saved.
fn goes_on(talk: &mut Talk, number: u64, line: &str) -> Value {
    let saved = said(talk, number, "save");
    let save = saved["save"].as_str().expect("a save");
    let mut other = Talk::default();
    said(&mut other, 1, &format!("open {}", Value::from(save)));
    assert_eq!(said(&mut other, 2, "save"), saved, "after {line}");
    assert_eq!(
        said(&mut other, 3, "board"),
        said(talk, number, "board"),
        "after {line}"
    );
    assert_eq!(
        said(&mut other, 4, "moves"),
        said(talk, number, "moves"),
        "after {line}"
    );
    saved
}

/// The reply without what no save tells.
fn said(talk: &mut Talk, number: u64, line: &str) -> Value {
    let reply = talk.answer(number, line.as_bytes());
    let mut json = check(&reply, line.as_bytes());
    assert_ne!(reply.verdict, Verdict::Bad, "{line}: {}", reply.text);
    let keys = json.as_object_mut().expect("an object");
    keys.retain(|key, _| !FLEETING.contains(&key.as_str()));
    json
}
