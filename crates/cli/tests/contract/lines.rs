//! `lines`: exit codes, ways that arrive, and what is promised of `lines deal`.

use crate::program::{Ran, run};
use crate::tiles::Tiles;
use serde_json::{Map, Value, json};
use std::fs;

fn deal(flags: &str) -> Ran {
    let words: Vec<&str> = ["lines", "deal"]
        .into_iter()
        .chain(flags.split(' '))
        .collect();
    let ran = run(&words, "");
    assert_eq!(ran.err, "", "{flags}");
    ran
}

fn replies(ran: &Ran) -> Vec<Map<String, Value>> {
    let read = |line: &&str| serde_json::from_str(line).unwrap();
    ran.lines().iter().map(read).collect()
}

/// The board before its scramble.
fn unscrambled(line: &Map<String, Value>) -> Tiles {
    let mut tiles = Tiles::of(line);
    for shift in line["scramble"].as_array().unwrap().iter().rev() {
        let (lane, by) = shift.as_str().unwrap().split_once(',').unwrap();
        tiles.shift(&format!("{lane},{}", -by.parse::<i64>().unwrap()));
    }
    tiles
}

fn is_one_step_away(tiles: &Tiles) -> bool {
    tiles.steps().iter().any(|step| {
        let mut next = tiles.clone();
        next.shift(step);
        next.one_net()
    })
}

#[test]
fn one_question_gives_its_answer_as_exit_code() {
    let check = |ask: &str, request: &str, code: i32| {
        let ran = run(&["lines", ask], request);
        assert_eq!(
            (ran.code, ran.err.as_str()),
            (code, ""),
            "{request}: {}",
            ran.out
        );
        assert_eq!(ran.lines().len(), 1);
    };
    check("groups", r#"{"board":"11"}"#, 0);
    check("groups", r#"{"board":"1g"}"#, 3);
    check("shift", r#"{"board":"12","shifts":["R0,1"]}"#, 0);
    check("shift", r#"{"board":"12","shifts":["R0,2"]}"#, 1);
    check("shift", r#"{"board":"12","shifts":["R0,1","R9,1"]}"#, 1);
    check("shift", r#"{"board":"12","shifts":["R0,1","R9"]}"#, 3);
    check("solve", r#"{"board":"82"}"#, 0);
    check("solve", r#"{"board":"11"}"#, 1);
    check("solve", r#"{"board":"6c98\n7f61\n8238","budget":2}"#, 4);
    let batch = run(
        &["lines", "solve"],
        "{\"board\":\"11\"}\n{\"board\":\"11\"}\n",
    );
    assert_eq!((batch.code, batch.lines().len()), (0, 2));
}

#[test]
fn no_search_spends_more_than_its_budget() {
    let board = r#""board":"56bd6\n41925\n2478d\nd7dc2\n2d129","pin":[2,2]"#;
    for budget in [0, 1, 7, 256, 1_000, 30_000] {
        let ran = run(
            &["lines", "solve"],
            format!("{{{board},\"budget\":{budget}}}"),
        );
        let reply = replies(&ran).remove(0);
        assert!(reply["positions"].as_u64().unwrap() <= budget, "{reply:?}");
    }
}

#[test]
fn every_way_that_is_answered_arrives() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../linkwork/tests/cases/lines");
    let mut arrived = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let cases: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let asked = cases.iter().filter(|case| case["ask"] == "lines solve");
        let requests: Vec<_> = asked
            .map(|case| case["request"].as_object().unwrap())
            .collect();
        let input: String = requests
            .iter()
            .map(|r| Value::from((*r).clone()).to_string() + "\n")
            .collect();
        let ran = run(&["lines", "solve", "--keep-going"], input);
        for (request, reply) in requests.into_iter().zip(replies(&ran)) {
            let Some(shifts) = reply.get("shifts").and_then(Value::as_array) else {
                continue;
            };
            let mut tiles = Tiles::of(request);
            let mut steps = 0;
            for shift in shifts {
                let shift = shift.as_str().unwrap();
                tiles.shift(shift);
                let by: u64 = shift
                    .split_once(',')
                    .unwrap()
                    .1
                    .trim_start_matches('-')
                    .parse()
                    .unwrap();
                steps += by;
            }
            let all_closed = request.get("goal").is_some_and(|goal| goal == "all-closed");
            let is_there = if all_closed {
                tiles.all_closed()
            } else {
                tiles.one_net()
            };
            assert!(is_there, "{request:?}: {shifts:?}");
            assert_eq!(reply["steps"], steps, "{request:?}: {shifts:?}");
            arrived += 1;
        }
    }
    assert!(arrived >= 60, "only {arrived}");
}

#[test]
fn a_thousand_netslide_boards_are_scrambled_nets() {
    let dealt = replies(&deal(
        "--play netslide --size 5x5 --count 1000 --seed a --budget 0",
    ));
    assert_eq!(dealt.len(), 1000);
    for line in &dealt {
        let tiles = Tiles::of(line);
        assert!(unscrambled(line).one_net(), "{line:?}");
        assert!(!tiles.one_net() && !is_one_step_away(&tiles), "{line:?}");
        assert_eq!(line["scramble"].as_array().unwrap().len(), 12, "{line:?}");
    }
}

#[test]
fn par_is_what_plain_breadth_finds() {
    for flags in [
        "",
        " --steps 7 --edge wrap",
        " --steps 6 --barriers 0.6",
        " --steps 20",
    ] {
        let dealt = replies(&deal(&format!("--size 3x3 --count 40 --seed par{flags}")));
        for line in &dealt {
            assert_eq!(
                line["par"],
                Tiles::of(line).fewest_steps(),
                "{flags}: {line:?}"
            );
        }
    }
}

#[test]
fn small_boards_end_and_come_back_from_their_ids() {
    for flags in [
        "--size 2x2",
        "--size 2x2 --edge wrap",
        "--size 2x5 --edge wrap",
        "--size 5x2 --edge wrap --barriers 1",
        "--size 3x4 --barriers 0.25 --steps 9",
        "--size 32x32 --barriers 0.333 --budget 100",
        "--play polymer --size 6x5",
        "--play polymer --size 6x5 --edge wrap --limit shifts30",
        "--play polymer --size 9x7 --limit bombs",
        "--play polymer --size 255x255 --edge wrap",
        "--play free --size 1x255",
        "--play free --size 7x1 --edge wrap",
    ] {
        for line in replies(&deal(&format!("{flags} --seed ids --from 3 --count 5"))) {
            let id = line["game"].as_str().unwrap();
            let opened = replies(&run(&["session", id], "board\n")).remove(0);
            assert_eq!(opened["board"], line["board"], "{flags}: {id}");
            assert_eq!(opened["game"], line["game"]);
        }
    }
}

#[test]
fn the_way_to_play_says_what_a_line_holds() {
    let line = |flags: &str| replies(&deal(flags)).remove(0);
    let netslide = line("--size 5x4 --barriers 0.5 --edge wrap");
    assert_eq!(
        (&netslide["pin"], &netslide["edge"]),
        (&json!([2, 2]), &json!("wrap"))
    );
    assert!(!netslide["barriers"].as_array().unwrap().is_empty());
    let polymer = line("--play polymer --size 8x8 --limit bombs");
    assert_eq!(polymer["bombs"].as_object().unwrap().len(), 4);
    for line in [
        polymer,
        line("--play free"),
        line("--play polymer --limit clock60"),
    ] {
        assert!(
            line.get("pin").is_none() && line.get("par").is_none(),
            "{line:?}"
        );
        assert_eq!(
            (&line["barriers"], &line["scramble"]),
            (&json!([]), &json!([]))
        );
    }
    let fresh: String = deal("--play polymer --size 6x6 --count 200").out;
    let groups = run(&["lines", "groups"], fresh);
    assert!(replies(&groups).iter().all(|reply| reply["closed"] == 0));
}

#[test]
fn more_barriers_are_the_same_and_others() {
    let barriers = |share: &str| {
        let line = replies(&deal(&format!("--seed b --size 6x6 --barriers {share}"))).remove(0);
        let list = line["barriers"]
            .as_array()
            .unwrap()
            .iter()
            .map(Value::to_string)
            .collect::<Vec<_>>();
        (line["board"].clone(), list)
    };
    let (mut board, mut few) = barriers("0.1");
    for share in ["0.3", "0.75", "1"] {
        let (same, more) = barriers(share);
        assert!(same == board && more.len() > few.len(), "{share}");
        assert!(few.iter().all(|barrier| more.contains(barrier)), "{share}");
        (board, few) = (same, more);
    }
}

#[test]
fn the_same_bytes_for_any_number_of_jobs_and_shards() {
    let flags = "--size 4x4 --steps 5 --barriers 0.2 --seed jobs --from 7 --count 120";
    let one = deal(&format!("{flags} --jobs 1")).out;
    assert_eq!(one.lines().count(), 120);
    for jobs in [2, 5, 0] {
        assert!(
            deal(&format!("{flags} --jobs {jobs}")).out == one,
            "--jobs {jobs}"
        );
    }
    let mut parts: Vec<(u64, String)> = Vec::new();
    for k in 0..3 {
        let part = deal(&format!("{flags} --shard {k}/3"));
        for (line, text) in replies(&part).iter().zip(part.lines()) {
            parts.push((line["index"].as_u64().unwrap(), format!("{text}\n")));
        }
    }
    parts.sort();
    assert!(parts.into_iter().map(|(_, line)| line).collect::<String>() == one);
}

#[test]
fn no_boards_are_no_lines() {
    let ran = deal("--count 0");
    assert_eq!((ran.code, ran.out.as_str()), (0, ""));
    for edge in ["wall", "wrap"] {
        for way in ["netslide", "polymer", "free"] {
            let line = replies(&deal(&format!("--play {way} --edge {edge}"))).remove(0);
            assert_eq!(line["edge"], edge, "{way}");
        }
    }
}
