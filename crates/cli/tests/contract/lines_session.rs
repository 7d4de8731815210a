//! The session protocol of the lines game.

use crate::program::run;
use serde_json::{Value, json};

/// Talks about a game; the replies, one a line.
fn talk(game: &str, lines: &str) -> Vec<Value> {
    let ran = run(&["session", game, "--keep-going"], lines);
    assert_eq!(ran.err, "", "{game}");
    let read = |line: &&str| serde_json::from_str(line).unwrap();
    ran.lines().iter().map(read).collect()
}

#[test]
fn a_shift_means_the_same_at_every_door() {
    let far = "the distance is beyond 9223372036854775807";
    for (shift, board) in [
        ("R0,1", Some("51234")),
        ("R0,32769", Some("23451")),
        ("R0,-32769", Some("51234")),
        ("R0,9223372036854775807", Some("45123")),
        ("R0,9223372036854775808", None),
        ("R0,-9223372036854775808", None),
        ("R0,99999999999999999999999", None),
    ] {
        let request = json!({"board": "12345", "shifts": [shift]}).to_string();
        let asked = run(&["lines", "shift", "--keep-going"], request);
        let asked: Value = serde_json::from_str(&asked.out).unwrap();
        let save = format!("linkwork save 1\ngame lines:free:12345\n0 {shift}\nend 1 0\n");
        let open = format!("open {}\nboard\nsave\n", Value::from(save.as_str()));
        let saved = talk("lines:free:1", &open);
        let words = [shift.to_owned(), format!("shift {shift}")];
        let typed = words.map(|line| talk("lines:free:12345", &line).remove(0));
        let Some(board) = board else {
            let what = format!("\"{shift}\": {far}");
            assert_eq!(asked["error"], format!("shifts[0]: {what}"));
            assert_eq!(saved[0]["error"], format!("open: save line 3: {what}"));
            assert_eq!(typed[0]["error"], what);
            assert_eq!(typed[1]["error"], format!("shift: {what}"));
            continue;
        };
        assert_eq!(asked["board"], board, "{shift}");
        assert_eq!(
            (&saved[1]["board"], &saved[2]["save"]),
            (&json!(board), &json!(save))
        );
        for reply in typed {
            assert_eq!(
                (&reply["board"], &reply["move"]),
                (&json!(board), &json!(shift))
            );
        }
    }
}

#[test]
fn a_refused_move_is_named_as_it_was_written() {
    let said = talk(
        "lines:free:12/34",
        "R999,1\nshift R999,1\nshift C-1,07\nR0,32768\ntake 0,0\ntake 0,900\nT9,9\n0,0-0,1\n",
    );
    let refused: Vec<Value> = said.iter().map(|reply| reply["refused"].clone()).collect();
    let expect = [
        ("R999,1", "out-of-range"),
        ("R999,1", "out-of-range"),
        ("C-1,07", "out-of-range"),
        ("R0,32768", "no-move"),
        ("T0,0", "not-played"),
        ("T0,900", "not-played"),
        ("T9,9", "not-played"),
        ("0,0-0,1", "other-game"),
    ];
    assert_eq!(
        refused,
        expect.map(|(mv, why)| json!({"move": mv, "why": why}))
    );
}

#[test]
fn take_is_the_move_in_words() {
    let game = "lines:polymer,shifts9,f7:280/111";
    let said = ["take 0,1", "T0,1", "tap 0,1"].map(|line| talk(game, line).remove(0));
    assert_eq!(
        (&said[0]["outcome"], &said[0]["scored"]),
        (&json!("done"), &json!(4))
    );
    assert!(said.iter().all(|reply| *reply == said[0]), "{said:?}");
    let bad = talk(game, "take\ntake 0\ntake 0,1,2\n");
    for (reply, found) in bad.iter().zip(["", "0", "0,1,2"]) {
        let expect = format!("take: expected row,col such as 3,4, found {found:?}");
        assert_eq!(reply["error"], expect);
    }
    let said = talk("pairs::11", "take 0,0\n");
    assert_eq!(
        said[0]["refused"],
        json!({"move": "T0,0", "why": "other-game"})
    );
}

#[test]
fn what_is_no_move_is_told_by_the_moves_of_the_game() {
    let error = |game: &str, line: &str| talk(game, line)[0]["error"].as_str().unwrap().to_owned();
    let shift = "\"2,1\" is no shift: write R or C, the lane, a comma, the steps: R2,1 or C0,-3";
    assert_eq!(error("lines:free:12", "2,1"), shift);
    let pair = "\"2,1\" is no pair: write row,col-row,col, such as 0,3-2,5";
    assert_eq!(error("pairs::11", "2,1"), pair);
    assert!(error("lines:free:12", "jump").contains("take R,C"));
}

#[test]
fn replies_hold_what_the_way_to_play_has() {
    let keys = |game: &str| {
        let reply = talk(game, "tick\n").remove(0);
        let has = |key: &str| reply.get(key).is_some();
        [
            "hints",
            "shifts_left",
            "left_ms",
            "par",
            "points",
            "largest",
            "key",
        ]
        .map(has)
    };
    let (yes, no) = (true, false);
    assert_eq!(keys("lines:free:28"), [no, no, no, no, no, no, yes]);
    assert_eq!(keys("lines:netslide:82"), [yes, no, no, yes, no, no, yes]);
    assert_eq!(keys("lines:polymer:28"), [no, no, yes, no, yes, yes, yes]);
    assert_eq!(
        keys("lines:polymer,shifts5:28"),
        [no, yes, no, no, yes, yes, yes]
    );
    assert_eq!(
        keys("lines:polymer,bombs:28"),
        [no, no, no, no, yes, yes, yes]
    );
}

#[test]
fn equal_positions_have_equal_keys() {
    for (game, lines) in [
        (
            "lines:free:123/456",
            "tick\nR0,1\nundo\nR0,3\nR0,-2\nR0,2\n",
        ),
        ("pairs::11.22", "tick\n0,0-0,1\nundo\ntick\n"),
    ] {
        let ran = run(&["session", game], lines);
        let said = talk(game, lines);
        for (reply, line) in said.iter().zip(ran.lines()) {
            let key = reply["key"].as_str().unwrap();
            assert!(
                key.len() == 16 && key.bytes().all(|b| b.is_ascii_hexdigit()),
                "{key}"
            );
            assert!(line.ends_with(&format!(",\"key\":\"{key}\"}}")), "{line}");
        }
        assert_ne!(said[0]["key"], said[1]["key"], "{game}");
        assert_eq!(said[0]["key"], said[2]["key"], "{game}");
    }
    let said = talk("lines:free:123/456", "tick\nR0,1\nR0,-1\n");
    assert_eq!(said[0]["key"], said[2]["key"]);
}

#[test]
fn a_fault_in_a_value_is_placed_in_its_line() {
    let error = |ask: &str, request: &str| {
        let ran = run(&["lines", ask, "--keep-going"], request);
        let reply: Value = serde_json::from_str(&ran.out).unwrap();
        reply["error"].as_str().unwrap().to_owned()
    };
    let column = |error: &str, key: &str| {
        let rest = error
            .strip_prefix(&format!("{key}: bad JSON, column "))
            .unwrap();
        rest.split(':').next().unwrap().parse::<usize>().unwrap()
    };
    // The quotation mark after the broken escape is where it is noticed.
    for (request, key, ask) in [
        (r#"{"id":"é","board":"\ud800"}"#, "board", "groups"),
        (
            r#"{"board":"28", "shifts":["R0,1","\ud800"]}"#,
            "shifts[1]",
            "shift",
        ),
        (r#"{"board":"28","bombs":{"\ud800":1}}"#, "bombs", "groups"),
    ] {
        let at = request.chars().count() - request.split("ud800").nth(1).unwrap().chars().count();
        assert_eq!(column(&error(ask, request), key), at + 1, "{request}");
    }
}

#[test]
fn shuffles_are_of_the_other_game() {
    let ran = run(&["session", "lines:free:28"], "Sw5eed\nS1\n");
    let lines = ran.lines();
    assert!(lines[0].contains(r#""why":"other-game""#), "{}", ran.out);
    assert_eq!(
        (ran.code, lines[1]),
        (
            3,
            r#"{"v":1,"line":2,"error":"a lines game has no shuffle"}"#
        )
    );
}
