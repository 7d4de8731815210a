//! Whatever a line holds, the reply is one line of JSON, and nothing panics.
#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::Session;
use linkwork_wire::pairs::{Ask, answer};
use linkwork_wire::{Reply, Talk, Verdict, bad, lines};
use serde_json::Value;

const REQUESTS: [(Ask, &str); 7] = [
    (
        Ask::Path,
        r##"{"id":[7,"é"],"board":"1#.1\n2..2","pair":"0,0-0,3","rules":{"turns":"any"}}"##,
    ),
    (
        Ask::Moves,
        r#"{"board":"10 . 250\n0 10 250","limit":12,"rules":{"turns":3,"ring":false}}"#,
    ),
    (
        Ask::Play,
        r#"{"board":"11\n22","moves":["0,0-0,1","Sw5eed"],"rules":{"gravity":"apart-v"}}"#,
    ),
    (Ask::Check, r#"{"board":"abc\nABC","rules":{}}"#),
    (
        Ask::Solve,
        r##"{"board":"12#\n21.","rules":{"turns":3},"budget":70}"##,
    ),
    (
        Ask::Hint,
        r#"{"board":"1212\n3434","budget":700,"rules":{"ring":true}}"#,
    ),
    (
        Ask::Shuffle,
        r#"{"board":"12\n21","seed":"5eed","guarantee":"playable"}"#,
    ),
];

const LINES_REQUESTS: [(lines::Ask, &str); 3] = [
    (
        lines::Ask::Groups,
        r#"{"id":"é","board":"28\n0f","edge":"wrap","barriers":["0,1,R","1,0,D"]}"#,
    ),
    (
        lines::Ask::Shift,
        r#"{"board":"123\n456","pin":[1,1],"bombs":{"0,0":9},"shifts":["R0,32769","C0,-7"]}"#,
    ),
    (
        lines::Ask::Solve,
        r#"{"board":"c2\n92","goal":"all-closed","edge":"wall","budget":900}"#,
    ),
];

const LINES_LINES: [&str; 6] = [
    "@12 tap 0,1",
    "take 0,0",
    "R0,32769",
    "shift C1,-9",
    "open lines:polymer,wrap,shifts3,p0.0,x0.1R,m0.1.9,f7:28/00",
    "open \"linkwork save 1\\ngame lines:free:12\\n5 R0,1\\nend 1 9\\n\"",
];

const LINES: [&str; 6] = [
    "@12 tap 0,1",
    "0,0-0,1",
    "shuffle playable",
    "Sa5eed",
    "open pairs:4x2,k2,gup#5eed/17",
    "open \"pairs::11\"",
];

/// Every beginning of a line, and the line with each byte replaced, doubled or left out.
fn spoiled(line: &str) -> Vec<Vec<u8>> {
    let line = line.as_bytes();
    let mut found = Vec::new();
    for at in 0..line.len() {
        let (before, after) = line.split_at(at);
        found.push(before.to_vec());
        found.push([before, &after[..1], after].concat());
        found.push([before, &after[1..]].concat());
        for byte in b"\0\t\"\\{}[],:-09.#xS@\x80\xff" {
            found.push([before, &[*byte], &after[1..]].concat());
        }
    }
    found
}

fn check(reply: &Reply, line: &[u8]) {
    let shown = String::from_utf8_lossy(line);
    assert!(
        reply.text.starts_with("{\"v\":1") && !reply.text.contains('\n'),
        "{shown}: {}",
        reply.text
    );
    let json: Value = serde_json::from_str(&reply.text).unwrap();
    assert_eq!(
        json.get("error").is_some(),
        reply.verdict == Verdict::Bad,
        "{shown}: {}",
        reply.text
    );
}

#[test]
fn spoiled_requests_are_answered() {
    for (ask, request) in REQUESTS {
        assert_ne!(
            answer(ask, 1, request.as_bytes()).verdict,
            Verdict::Bad,
            "{request}"
        );
        for line in spoiled(request) {
            check(&answer(ask, 1, &line), &line);
        }
    }
}

#[test]
fn spoiled_requests_about_lines_are_answered() {
    for (ask, request) in LINES_REQUESTS {
        let verdict = lines::answer(ask, 1, request.as_bytes()).verdict;
        assert_ne!(verdict, Verdict::Bad, "{request}");
        for line in spoiled(request) {
            check(&lines::answer(ask, 1, &line), &line);
        }
    }
}

#[test]
fn spoiled_lines_of_a_talk_are_answered() {
    spoil("pairs:gdown:1221/3443", LINES);
    spoil("lines:polymer,f7:280/111", LINES_LINES);
}

/// Talks about a game in lines that are spoiled; what is opened can be saved and opened again.
fn spoil(game: &str, lines: [&str; 6]) {
    let start = Session::open(game).unwrap();
    for text in lines {
        assert_ne!(
            Talk::new(Some(start.clone()))
                .answer(1, text.as_bytes())
                .verdict,
            Verdict::Bad,
            "{text}"
        );
        let mut talk = Talk::new(Some(start.clone()));
        for line in spoiled(text) {
            check(&talk.answer(1, &line), &line);
            let saved: Value = serde_json::from_str(&talk.answer(2, b"save").text).unwrap();
            let save = saved["save"].as_str().unwrap();
            let read = Session::open(save).unwrap();
            assert_eq!(read.save(), save);
        }
    }
}

#[test]
fn an_error_is_escaped() {
    check(&bad(1, "\"\\\n\u{1}é"), b"");
}
