//! `pairs deal`: promises kept, and the same bytes however the work is shared out.

use crate::program::{Ran, run};
use serde_json::{Value, json};
use std::fs;

fn deal(flags: &str) -> Ran {
    let words: Vec<&str> = ["pairs", "deal"]
        .into_iter()
        .chain(flags.split(' '))
        .collect();
    let ran = run(&words, "");
    assert_eq!(ran.err, "", "{flags}");
    ran
}

fn replies(ran: &Ran) -> Vec<Value> {
    ran.lines()
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn every_solution_wins_under_every_gravity() {
    let gravities = [
        "none",
        "down",
        "up",
        "left",
        "right",
        "apart-h",
        "apart-v",
        "together-h",
        "together-v",
    ];
    for gravity in gravities {
        let dealt = replies(&deal(&format!(
            "--size 18x8 --kinds 36 --gravity {gravity} --count 25 --seed a"
        )));
        assert_eq!(dealt.len(), 25);
        let rules = json!({"gravity": gravity});
        let requests: String = dealt
            .iter()
            .map(|line| {
                json!({"board": line["board"], "moves": line["solution"], "rules": rules})
                    .to_string()
                    + "\n"
            })
            .collect();
        let played = run(&["pairs", "play"], requests);
        assert_eq!(played.code, 0);
        for reply in replies(&played) {
            assert_eq!(
                (&reply["status"], &reply["played"]),
                (&json!("won"), &json!(72)),
                "{gravity}: {reply}"
            );
        }
    }
}

#[test]
fn the_same_bytes_for_any_number_of_jobs() {
    let one = deal("--size 10x6 --count 300 --seed jobs --gravity left --jobs 1").out;
    assert_eq!(one.lines().count(), 300);
    for jobs in [2, 3, 7, 0] {
        let flags = format!("--size 10x6 --count 300 --seed jobs --gravity left --jobs {jobs}");
        assert!(deal(&flags).out == one, "--jobs {jobs}");
    }
}

/// A uniform deal whose boards often take several draws.
const UNIFORM: &str = "--size 6x4 --kinds 12 --turns 1 --no-ring --uniform --seed u";

#[test]
fn uniform_deals_too_are_the_same_however_they_are_shared_out() {
    let one = deal(&format!("{UNIFORM} --count 60 --jobs 1")).out;
    assert_eq!(one.lines().count(), 60);
    for jobs in [2, 5] {
        assert!(deal(&format!("{UNIFORM} --count 60 --jobs {jobs}")).out == one);
    }
    let parts: Vec<Ran> = (0..3)
        .map(|k| deal(&format!("{UNIFORM} --count 60 --shard {k}/3")))
        .collect();
    for (i, line) in one.lines().enumerate() {
        assert_eq!(parts[i % 3].lines()[i / 3], line);
    }
}

#[test]
fn a_uniform_deal_keeps_its_guarantee_and_names_the_board() {
    for guarantee in ["winnable", "playable", "any"] {
        let flags = format!("{UNIFORM} --count 20 --guarantee {guarantee}");
        for line in replies(&deal(&flags)) {
            let rules = json!({"turns": 1, "ring": false});
            let mut request = json!({"board": line["board"], "rules": rules});
            let game = line["board"].as_str().unwrap().replace('\n', "/");
            assert_eq!(line["game"], format!("pairs:t1,noring:{game}"));
            assert_eq!(line.get("solution").is_some(), guarantee == "winnable");
            if guarantee == "winnable" {
                request["moves"] = line["solution"].clone();
                let played = replies(&run(&["pairs", "play"], request.to_string())).remove(0);
                assert_eq!(
                    (&played["status"], &played["played"]),
                    (&json!("won"), &json!(12))
                );
            } else if guarantee == "playable" {
                let moves = replies(&run(&["pairs", "moves"], request.to_string())).remove(0);
                assert_eq!(moves["status"], "playing", "{line}");
            }
        }
    }
    // Any board is as likely as the others in the usual deal too.
    let boards = |flags: &str| -> Vec<Value> {
        let dealt = replies(&deal(&format!(
            "--size 4x4 --guarantee any --count 9{flags}"
        )));
        dealt.iter().map(|line| line["board"].clone()).collect()
    };
    assert_eq!(boards(" --uniform"), boards(""));
}

#[test]
fn a_uniform_deal_is_impossible_where_the_usual_one_is() {
    for guarantee in ["winnable", "playable"] {
        for draw in [&[][..], &["--uniform"][..]] {
            let flags = ["pairs", "deal", "--walls", "-", "--no-ring", "--guarantee"];
            let flags = [&flags[..], &[guarantee], draw].concat();
            let ran = run(&flags, ".#.\n");
            assert_eq!(
                (ran.code, ran.out.as_str()),
                (1, "{\"v\":1,\"index\":0,\"refused\":\"impossible\"}\n"),
                "{flags:?}"
            );
        }
    }
}

#[test]
fn boards_that_no_search_looks_at_are_neither_graded_nor_uniform() {
    let why = "linkwork: size 70x10: boards of a grade, and uniform ones that can be won, have up to 62 cells a side\n";
    for flags in ["--grade hard", "--uniform"] {
        let flags = format!("pairs deal --size 70x10 {flags}");
        let ran = run(&flags.split(' ').collect::<Vec<_>>(), "");
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (2, "", why));
    }
    // Without a search they are.
    let ran = deal("--size 70x10 --uniform --guarantee playable");
    assert_eq!((ran.code, ran.lines().len()), (0, 1));
}

#[test]
fn a_dealt_line_is_asked_about_under_its_own_rules() {
    let line = deal("--size 6x4 --kinds 6 --gravity left --turns 1 --no-ring").out;
    let dealt = &replies(&deal(
        "--size 6x4 --kinds 6 --gravity left --turns 1 --no-ring",
    ))[0];
    let rules = json!({"gravity": "left", "turns": 1, "ring": false});
    let spelled = json!({"board": dealt["board"], "rules": rules}).to_string();
    let game = json!({"game": dealt["game"]}).to_string();
    let other = json!({"board": dealt["board"]}).to_string();
    for ask in ["moves", "check", "solve", "hint", "rate"] {
        let said = |line: &str| run(&["pairs", ask], line).out;
        assert_eq!(said(&line), said(&spelled), "{ask}");
        assert_eq!(said(&game), said(&spelled), "{ask}");
        assert!(ask == "check" || said(&other) != said(&spelled), "{ask}");
    }
}

#[test]
fn shards_add_up_to_the_whole() {
    let whole = deal("--size 6x4 --count 101 --from 7 --seed s").out;
    let mut parts = Vec::new();
    for k in 0..4 {
        let part = deal(&format!(
            "--size 6x4 --count 101 --from 7 --seed s --shard {k}/4"
        ));
        for (line, reply) in part.lines().iter().zip(replies(&part)) {
            let index = reply["index"].as_u64().unwrap();
            assert_eq!(index % 4, k);
            parts.push((index, (*line).to_owned()));
        }
    }
    parts.sort();
    let joined: String = parts.into_iter().map(|(_, line)| line + "\n").collect();
    assert!(joined == whole);
    assert_eq!(deal("--count 1 --shard 1/2").out, "");
}

#[test]
fn a_board_depends_on_its_index_alone() {
    let all = deal("--size 6x4 --count 5 --seed i");
    let third = deal("--size 6x4 --from 2 --seed i");
    assert_eq!(third.lines(), all.lines()[2..3]);
    assert_ne!(deal("--size 6x4 --from 2 --seed j").out, third.out);
}

#[test]
fn an_id_opens_to_the_board_it_was_printed_with() {
    let walls = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/walls.txt");
    for flags in [
        "--size 6x4 --gravity up --turns any --no-ring --guarantee any",
        "--size 1x4 --kinds 1 --guarantee playable",
        "--size 40x20 --kinds 250",
        "--size 6x1 --kinds 3 --turns 0",
        &format!("--walls {walls} --gravity down"),
    ] {
        let dealt = replies(&deal(flags)).remove(0);
        let id = dealt["game"].as_str().unwrap();
        let ran = run(&["session", id], "board\n");
        let opened = replies(&ran).remove(0);
        assert_eq!(opened["board"], dealt["board"], "{flags}: {id}");
        assert_eq!(opened["game"], dealt["game"]);
    }
}

#[test]
fn only_a_winnable_board_comes_with_a_solution() {
    for (guarantee, has) in [("winnable", true), ("playable", false), ("any", false)] {
        let dealt = replies(&deal(&format!("--size 4x4 --guarantee {guarantee}"))).remove(0);
        assert_eq!(dealt.get("solution").is_some(), has, "{guarantee}");
    }
}

#[test]
fn walls_and_holes_stay_where_they_were_drawn() {
    let walls = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/walls.txt");
    let drawn = fs::read_to_string(walls).unwrap();
    let dealt = replies(&deal(&format!("--walls {walls}"))).remove(0);
    let board = dealt["board"].as_str().unwrap();
    assert_eq!(board.lines().count(), drawn.lines().count());
    for (cell, drawn) in board.chars().zip(drawn.chars()) {
        match drawn {
            '#' | '\n' => assert_eq!(cell, drawn),
            '_' => assert_eq!(cell, '.'),
            _ => assert!(cell.is_ascii_digit(), "{cell}"),
        }
    }
    assert!(dealt["game"].as_str().unwrap().starts_with("pairs::"));
}

#[test]
fn where_there_is_no_board_the_line_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("walls");
    fs::write(&path, ".#.\n").unwrap();
    let path = path.to_str().unwrap();
    let flags = |count: u32| format!("--walls {path} --no-ring --count {count}");
    let single = deal(&flags(1));
    assert_eq!(
        (single.code, single.out.as_str()),
        (1, "{\"v\":1,\"index\":0,\"refused\":\"impossible\"}\n")
    );
    let many = deal(&flags(3));
    assert_eq!((many.code, many.lines().len()), (0, 3));
}

/// A deal of one kind in a shape that comes from standard input, by straight paths on the board alone.
const STRAIGHT: [&str; 9] = [
    "pairs",
    "deal",
    "--walls",
    "-",
    "--turns",
    "0",
    "--no-ring",
    "--kinds",
    "1",
];

/// A tile on every other cell of 90x90: two groups that never link with each other, an odd number in each, but too many
/// for the search, which must own up to it.
fn sparse() -> String {
    let rows = ["_.".repeat(45), "._".repeat(45)];
    (0..90).map(|row| format!("{}\n", rows[row % 2])).collect()
}

/// The same on fewer cells: tiles of two groups that never link with each other, fifteen in each.
#[test]
fn odd_groups_are_known_to_be_impossible() {
    let shape = "__._._._\n_._._._.\n._._._._\n_._._._.\n._._._._\n_._._._.\n._._._._\n_._._.__\n";
    let ran = run(&STRAIGHT, shape);
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (1, "{\"v\":1,\"index\":0,\"refused\":\"impossible\"}\n")
    );
}

#[test]
fn a_search_without_an_answer_says_so() {
    let sparse = sparse();
    let ran = run(&STRAIGHT, &sparse);
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (4, "{\"v\":1,\"index\":0,\"refused\":\"not-found\"}\n")
    );

    let board = sparse.trim_end().replace('.', "1").replace('_', ".");
    let rules = json!({"turns": 0, "ring": false});
    let shuffle = json!({"board": board, "seed": "5eed", "rules": rules}).to_string();
    let ran = run(&["pairs", "shuffle"], &shuffle);
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (
            4,
            "{\"v\":1,\"refused\":\"not-found\",\"guarantee\":\"winnable\"}\n"
        )
    );
    let play = json!({"board": board, "moves": ["Sw5eed"], "rules": rules}).to_string();
    let ran = run(&["pairs", "play"], play);
    assert_eq!(
        (ran.code, &replies(&ran)[0]["refused"]["why"]),
        (4, &json!("not-found"))
    );
    // In a batch it is an answer like any other.
    assert_eq!(
        run(&["pairs", "shuffle"], format!("{shuffle}\n{shuffle}\n")).code,
        0
    );
}

#[test]
fn bad_walls_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("walls");
    let file = path.to_str().unwrap();
    let check = |text: &[u8], code: i32, why: &str| {
        fs::write(&path, text).unwrap();
        let ran = run(&["pairs", "deal", "--walls", file, "--size", "2x2"], "");
        assert_eq!(
            (ran.code, ran.err.as_str(), ran.out.as_str()),
            (code, format!("linkwork: {why}\n").as_str(), "")
        );
    };
    check(
        b"..\n?.",
        3,
        &format!("{file}: line 2, column 1: unknown character '?'"),
    );
    check(
        b"..\n.",
        3,
        &format!("{file}: line 2, column 2: 1 columns, but line 1 has 2"),
    );
    check(b"\xff", 3, &format!("{file}: not UTF-8 text"));
    check(
        b"...",
        2,
        &format!("--size 2x2, but the walls of {file} are 3x1"),
    );
    check(b"##\n##", 2, "no cell gets a tile");
    fs::remove_file(&path).unwrap();
    let ran = run(&["pairs", "deal", "--walls", file], "");
    assert_eq!(
        (ran.code, ran.err),
        (3, format!("linkwork: {file}: No such file or directory\n"))
    );
}
