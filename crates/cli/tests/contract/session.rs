//! The session protocol.

use crate::program::{Ran, run};
use serde_json::{Value, json};
use std::fs;

/// Talks about a game; the replies, one a line.
fn talk(game: &str, lines: &str) -> Vec<Value> {
    let ran = run(&["session", game], lines);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (0, ""),
        "{lines}: {}",
        ran.out
    );
    replies(&ran)
}

fn replies(ran: &Ran) -> Vec<Value> {
    ran.lines()
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn taps_choose_and_join() {
    // An empty cell keeps the choice; a refusal makes the second tile the chosen one.
    let said = talk(
        "pairs::12.1/2.3.",
        "tap 0,2\ntap 0,0\ntap 0,2\ntap 0,1\ntap 1,0\ntap 0,0\ntap 0,0\ntap 9,9\n",
    );
    let outcomes: Vec<_> = said
        .iter()
        .map(|reply| reply["outcome"].as_str().unwrap())
        .collect();
    assert_eq!(
        outcomes,
        [
            "nothing", "picked", "nothing", "refused", "done", "picked", "dropped", "nothing"
        ]
    );
    let chosen: Vec<_> = said.iter().map(|reply| reply["chosen"].clone()).collect();
    let (tile, second, none) = (json!([0, 0]), json!([0, 1]), Value::Null);
    assert_eq!(
        chosen,
        [&none, &tile, &tile, &second, &none, &tile, &none, &none].map(Clone::clone)
    );
    assert_eq!(
        said[3]["refused"],
        json!({"move": "0,0-0,1", "why": "different-kinds"})
    );
    assert_eq!(said[4]["move"], "0,1-1,0");
}

#[test]
fn a_refused_move_is_named_as_it_was_written() {
    let said = talk("pairs::12/21", "0,0-1,1\n0,0-0,999\n-1,0-0,00\nSw1\n");
    assert_eq!(
        said[0]["refused"],
        json!({"move": "0,0-1,1", "why": "too-many-turns"})
    );
    assert_eq!(said[0]["turns"], 3);
    assert_eq!(
        said[1]["refused"],
        json!({"move": "0,0-0,999", "why": "off-board"})
    );
    assert_eq!(
        said[2]["refused"],
        json!({"move": "-1,0-0,00", "why": "off-board"})
    );
    assert_eq!(
        (&said[3]["outcome"], &said[3]["move"]),
        (&json!("done"), &json!("Sw1"))
    );
}

#[test]
fn falls_are_told_and_undone() {
    let said = talk(
        "pairs:gdown:.1/21/31",
        "0,1-1,1\nundo\nredo\nundo\nundo\nboard\n",
    );
    assert_eq!(said[0]["falls"], json!([]));
    let said = talk("pairs:gdown:.2/13/14", "0,1-1,0\n1,0-2,0\nundo\nboard\n");
    assert_eq!(said[0]["refused"]["why"], "different-kinds");
    assert_eq!(said[1]["outcome"], "done");
    assert_eq!(said[3]["board"], ".2\n13\n14");
    let said = talk("pairs:gdown:34/11", "1,0-1,1\n");
    assert_eq!(
        said[0]["falls"],
        json!([[[0, 0], [1, 0]], [[0, 1], [1, 1]]])
    );
}

#[test]
fn time_moves_only_when_it_is_told() {
    let said = talk(
        "pairs::1212",
        "tick\n@700 tick\ntick\n@500 tick\n@900 pause\n@5000 tick\n@6000 resume\n@6100 0,0-0,2\n@9000 board\n",
    );
    let clocks: Vec<_> = said
        .iter()
        .map(|reply| reply["clock_ms"].as_u64().unwrap())
        .collect();
    assert_eq!(clocks, [0, 700, 700, 700, 900, 900, 900, 1000, 3900]);
}

#[test]
fn nothing_is_played_while_paused() {
    let said = talk(
        "pairs::1122",
        "pause\n0,0-0,1\ntap 0,0\nshuffle\nundo\nboard\nresume\n0,0-0,1\n",
    );
    assert!(said[..5].iter().all(|reply| reply["outcome"] == "paused"));
    assert_eq!(
        (&said[5]["board"], &said[5]["paused"]),
        (&json!("1122"), &json!(true))
    );
    assert_eq!(said[7]["outcome"], "done");
}

#[test]
fn a_save_goes_on_where_it_was() {
    let before = talk("pairs:18x8,k36#5eed/3", "shuffle\n@1000 moves\nsave\n");
    let first = before[1]["moves"][0].as_str().unwrap();
    let saved = talk(
        "pairs:18x8,k36#5eed/3",
        &format!("shuffle\n@1000 {first}\nundo\nsave\nboard\n"),
    );
    let save = saved[3]["save"].as_str().unwrap();
    // As a file, and as a JSON string in one line.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.save");
    fs::write(&path, save).unwrap();
    let from_file = talk(path.to_str().unwrap(), "board\nredo\n");
    assert_eq!(from_file[0], saved[4]);
    assert_eq!(
        (&from_file[1]["outcome"], &from_file[1]["move"]),
        (&json!("redone"), &json!(first))
    );
    let from_line = run(&["session"], format!("open {}\nboard\n", Value::from(save)));
    assert_eq!(replies(&from_line)[1], saved[4]);
}

#[test]
fn a_game_that_cannot_be_opened_leaves_the_other_alone() {
    let bad = [
        "open nonsense",
        "open pairs:3x3,k2#1",
        "open \"linkwork save 99\\n\"",
        "open \"linkwork save 1\\ngame pairs::11\\n5 undo\\nend 1 5\\n\"",
        "open \"",
        "open",
    ];
    let lines = format!("0,0-0,1\n{}\nboard\n", bad.join("\n"));
    let ran = run(&["session", "pairs::1122", "--keep-going"], lines);
    assert_eq!(ran.code, 3);
    let said = replies(&ran);
    for (reply, n) in said[1..7].iter().zip(2..) {
        assert!(
            reply["line"] == n && reply["error"].as_str().unwrap().starts_with("open: "),
            "{reply}"
        );
    }
    assert_eq!(
        (&said[7]["board"], &said[7]["undo"]),
        (&json!("..22"), &json!(1))
    );
}

#[test]
fn without_a_game_only_open_and_quit_are_understood() {
    let ran = run(
        &["session", "--keep-going"],
        "board\nopen pairs::11\nboard\n",
    );
    let said = replies(&ran);
    assert_eq!(said[0]["error"], "no game is open: begin with open ID");
    assert_eq!(
        (&said[1]["outcome"], &said[1]["game"]),
        (&json!("opened"), &json!("pairs::11"))
    );
    assert_eq!(said[2]["board"], "11");
    let ran = run(&["session"], "quit\nboard\n");
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (0, "{\"v\":1,\"outcome\":\"quit\"}\n")
    );
}

#[test]
fn a_line_that_is_not_understood_ends_the_talk() {
    let ran = run(&["session", "pairs::11"], "\njump\nboard\n");
    assert_eq!((ran.code, ran.lines().len()), (3, 1));
    assert!(
        ran.out
            .starts_with("{\"v\":1,\"line\":2,\"error\":\"\\\"jump\\\" is no command: "),
        "{}",
        ran.out
    );
    let lines = [
        "tap",
        "tap 3",
        "tap 3,4,5",
        "undo 1",
        "@ board",
        "@-5 board",
        "@+5 board",
        "@5",
        "shuffle fair",
        "0,0-",
        "Sx1",
        "save as",
    ];
    let ran = run(&["session", "pairs::11", "--keep-going"], lines.join("\n"));
    assert!(
        replies(&ran).iter().all(|reply| reply["error"].is_string()),
        "{}",
        ran.out
    );
    assert_eq!((ran.code, ran.lines().len()), (3, lines.len()));
}

#[test]
fn whether_a_game_can_still_be_won_is_told_when_it_is_wanted() {
    let said = talk(
        "pairs:70x4,k9#5eed/0",
        "light on\nhint\nway-out\nshow\nlight off\n",
    );
    let outcomes: Vec<_> = said
        .iter()
        .map(|reply| reply["outcome"].as_str().unwrap())
        .collect();
    assert_eq!(
        outcomes,
        ["light-on", "hint", "way-out", "way-out", "light-off"]
    );
    assert_eq!(said[0]["light"], "winnable");
    assert_eq!(said[1]["keeps_win"], "proved");
    assert_eq!(
        (&said[2]["back"], &said[2]["hints"]),
        (&json!(0), &json!(2))
    );
    assert_eq!(said[2]["moves"].as_array().unwrap().len(), 140);
    assert_eq!(said[4]["light"], Value::Null);
    let lost = talk("pairs::12/21/33", "light on\nhint\nway-out\n");
    assert_eq!(lost[0]["light"], "lost");
    assert_eq!(
        (&lost[1]["keeps_win"], &lost[1]["hints"]),
        (&json!("no"), &json!(0))
    );
    assert_eq!(
        (&lost[2]["outcome"], &lost[2]["hints"]),
        (&json!("no-way"), &json!(0))
    );
    for word in ["light on", "light off", "way-out"] {
        let refused = &talk("lines:free:28", word)[0];
        let why = json!({"move": word, "why": "other-game"});
        assert_eq!(
            (&refused["outcome"], &refused["refused"]),
            (&json!("refused"), &why)
        );
    }
    let bad = run(&["session", "pairs::11"], "jump\n");
    for word in ["hint", "way-out", "light on", "light off"] {
        assert!(bad.out.contains(word), "{}", bad.out);
    }
}

#[test]
fn with_the_light_on_every_reply_tells_what_was_done() {
    let talked = talk(
        "pairs:8x6,k12#5eed/0",
        "light on\nSw7\nhint\nundo\nrestart\n",
    );
    let outcomes: Vec<_> = talked.iter().map(|reply| &reply["outcome"]).collect();
    assert_eq!(
        outcomes,
        ["light-on", "done", "hint", "undone", "restarted"]
    );
    assert!(
        talked.iter().all(|reply| reply["light"] == "winnable"),
        "{talked:?}"
    );
    assert_eq!(
        (&talked[1]["move"], talked[4]["board"].is_string()),
        (&json!("Sw7"), true)
    );
    // A pair off the way that is known, after which the search begins anew.
    let pair = &talk("pairs::1122/3344", "light on\n0,2-0,3\n")[1];
    assert_eq!(
        (&pair["outcome"], &pair["move"]),
        (&json!("done"), &json!("0,2-0,3"))
    );
    assert!(pair["path"].is_array());
}

#[test]
fn a_hint_on_a_board_that_is_too_large_says_so() {
    let hint = &talk("pairs:64x64,k36,any#5eed/0", "hint\n")[0];
    assert_eq!(
        (&hint["keeps_win"], &hint["because"]),
        (&json!("unknown"), &json!("too-large"))
    );
}

#[test]
fn a_game_or_file_that_cannot_be_opened_is_one_line_on_stderr() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let file = |name: &str, text: &str| {
        fs::write(at(name), text).unwrap();
        at(name)
    };
    let check = |what: &str, why: &str| {
        let ran = run(&["session", what], "board\n");
        assert_eq!((ran.code, ran.out.as_str()), (3, ""), "{what}");
        assert_eq!(ran.err, format!("linkwork: {what}: {why}\n"));
    };
    check(folder.path().to_str().unwrap(), "Is a directory");
    check(&at("missing"), "No such file or directory");
    check(
        &file("zeros", &"\0".repeat(10_000_000)),
        "longer than 8 MiB",
    );
    check(
        &file("99", "linkwork save 99\n"),
        "save line 1: version \"99\", but version 1 is read here",
    );
    check(
        &file("cut", "linkwork save 1\ngame pairs::11\n0 0,0-0,1\n"),
        "save line 4: cut off: the end is missing",
    );
    check("pairs:18x8", "an id holds # and a seed, or : and a board");
}
