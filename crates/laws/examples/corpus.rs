//! Makes the corpora in `fuzz/corpus` anew from the cases and golden files of the tests:
//! `cargo run -p linkwork-laws --example corpus`. Run it at the root of the project.
//!
//! Files that are there and have other names stay: what fuzzing found is kept as `found-…`.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use linkwork::id::{LinesId, PairsId};
use linkwork::lines::{self, Round};
use linkwork::pairs::{Board, Layout, Rules, Turns};
use linkwork::session::Action;
use linkwork::{Id, Session};
use linkwork_laws::bytes::{of_board, of_lines_board};
use serde_json::Value;
use std::fs;
use std::path::Path;

const CASES: &str = "crates/linkwork/tests/cases";
const CORPUS: &str = "fuzz/corpus";
/// At most so many inputs of one sort.
const MOST: usize = 12;
/// At most so many bytes of one input: a fuzzer makes long ones of its own.
const LONGEST: usize = 300;
/// Choices for a game: moves, undos, redos, a shuffle, a pair that is none.
const CHOICES: &[u8] = &[
    6, 0, 7, 1, 0, 2, 9, 3, 4, 2, 7, 8, 2, 0, 0, 2, 5, 1, 1, 2, 2, 10, 0,
];

fn main() {
    let pairs = cases(Path::new(CASES));
    let lanes = cases(&Path::new(CASES).join("lines"));
    boards(&pairs, &lanes);
    long_game();
    requests(&pairs, &lanes);
    games(&pairs, &lanes);
    golden();
    deals();
}

/// A case: its name, its question, what it asks.
struct Case {
    name: String,
    ask: String,
    request: Value,
}

fn cases(folder: &Path) -> Vec<Case> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "jsonl"));
    files.sort();
    let text: String = files
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let case = |line: &str| {
        let case: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| case[key].as_str().unwrap().to_string();
        Case {
            name: text("case"),
            ask: text("ask"),
            request: case["request"].clone(),
        }
    };
    text.lines().map(case).collect()
}

/// Some of a list, spread evenly.
fn some<T>(list: Vec<T>) -> impl Iterator<Item = T> {
    let step = list.len().div_ceil(MOST).max(1);
    list.into_iter().step_by(step)
}

fn put(law: &str, name: &str, bytes: &[u8]) {
    if bytes.len() <= LONGEST {
        let folder = Path::new(CORPUS).join(law);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(name), bytes).unwrap();
    }
}

fn text<'a>(case: &'a Case, key: &str) -> &'a str {
    case.request[key].as_str().unwrap_or_default()
}

fn rules(case: &Case) -> Rules {
    let asked = &case.request["rules"];
    let word = |key: &str| asked[key].to_string().replace('"', "");
    Rules {
        turns: word("turns").parse().unwrap_or(Turns::default()),
        ring: asked["ring"].as_bool().unwrap_or(true),
        gravity: word("gravity").parse().unwrap_or_default(),
    }
}

/// Boards as text and as bytes.
fn boards(pairs: &[Case], lanes: &[Case]) {
    for case in some(pairs.iter().collect()).chain(some(lanes.iter().collect())) {
        put("board_text", &case.name, text(case, "board").as_bytes());
    }
    let read = |case: &Case| text(case, "board").parse::<Layout>().ok();
    let small: Vec<_> = pairs
        .iter()
        .filter_map(|case| Some((case, of_board(&read(case)?, rules(case))?)))
        .collect();
    for (case, bytes) in some(small) {
        put("moves", &case.name, &bytes);
        put("play", &case.name, &[&bytes, CHOICES].concat());
        // Size, line end and cells: the bytes of the rules stand for the latter.
        put("tokens", &case.name, &[&bytes[..2], &bytes[3..]].concat());
    }
    let read = |case: &Case| text(case, "board").parse::<lines::Board>().ok();
    let small: Vec<_> = lanes
        .iter()
        .filter_map(|case| Some((case, of_lines_board(&read(case)?)?)))
        .collect();
    for ((case, bytes), way) in some(small).zip((0..3).cycle()) {
        put("groups", &case.name, &[&bytes, CHOICES].concat());
        put(
            "rounds",
            &case.name,
            &[&[way, way, 9, 1, 0, 0, 0, 9], bytes.as_slice(), CHOICES].concat(),
        );
    }
}

/// A game so long that undo has to begin at a position kept on the way, and goes another way from there.
fn long_game() {
    let board = of_board(&"123\n231".parse().unwrap(), Rules::default()).unwrap();
    // Shuffles that promise nothing, by their seeds.
    let on = |seeds: std::ops::Range<u8>| seeds.flat_map(|seed| [4, 2, seed]).collect::<Vec<u8>>();
    let game = [board, on(0..20), vec![0; 18], on(30..50), vec![0; 2]].concat();
    put("play", "long", &game);
}

/// Requests, each behind the number of its question.
fn requests(pairs: &[Case], lanes: &[Case]) {
    let asks = [
        "pairs path",
        "pairs moves",
        "pairs play",
        "pairs check",
        "pairs solve",
        "pairs hint",
    ];
    let more = [
        "pairs rate",
        "pairs shuffle",
        "lines groups",
        "lines shift",
        "lines solve",
    ];
    for (number, ask) in (0..).zip(asks.iter().chain(&more)) {
        let all = pairs.iter().chain(lanes).filter(|case| case.ask == **ask);
        for case in some(all.collect()).step_by(3) {
            let line = case.request.to_string();
            put(
                "requests",
                &case.name,
                &[&[number], line.as_bytes()].concat(),
            );
        }
    }
    for (number, name) in [(3, "check"), (6, "rate")] {
        let line = br#"{"id":1,"board":"1212\n3434","rules":{"gravity":"down"},"budget":200}"#;
        put("requests", name, &[&[number], line.as_slice()].concat());
    }
}

/// Whole games: their ids, what is said about them, and their saves.
fn games(pairs: &[Case], lanes: &[Case]) {
    let played = pairs.iter().filter(|case| case.ask == "pairs play");
    let shifted = lanes.iter().filter(|case| case.ask == "lines shift");
    let pairs = some(played.filter_map(pairs_id).collect());
    for (case, id, key) in pairs.chain(some(shifted.filter_map(lines_id).collect())) {
        put("ids", &case.name, id.to_string().as_bytes());
        let moves = case.request[key].as_array().into_iter().flatten();
        let moves: Vec<&str> = moves.filter_map(Value::as_str).collect();
        let said = format!(
            "open {id}\n@10 {}\nundo\nredo\nmoves\nsave",
            moves.join("\n")
        );
        put("talk", &case.name, said.as_bytes());
        let Ok(mut session) = Session::new(id) else {
            continue;
        };
        for (at_ms, mv) in (0..).zip(moves.iter().filter_map(|mv| mv.parse().ok())) {
            session.act(at_ms, Action::Play(mv));
        }
        session.act(500, Action::Undo);
        put("saves", &case.name, session.save().as_bytes());
    }
}

/// A game, its id, and the key of the request that holds its moves.
type Named<'a> = (&'a Case, Id, &'static str);

fn pairs_id(case: &Case) -> Option<Named<'_>> {
    let board = Board::new(&text(case, "board").parse().ok()?, rules(case));
    Some((case, PairsId::Position(board).into(), "moves"))
}

fn lines_id(case: &Case) -> Option<Named<'_>> {
    let board = text(case, "board").parse().ok()?;
    Some((case, LinesId::Position(Round::free(board)).into(), "shifts"))
}

/// Ids and talks of the golden files.
fn golden() {
    let file = |name: &str| fs::read_to_string(Path::new("crates").join(name)).unwrap();
    for (name, file) in [
        ("pairs", file("cli/tests/golden/deal.txt")),
        ("lines", file("cli/tests/golden/lines-deal.txt")),
    ] {
        let ids = file
            .split("\"game\":\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        for (number, id) in some(ids.collect()).enumerate() {
            put("ids", &format!("deal-{name}-{number}"), id.as_bytes());
            put("saves", &format!("deal-{name}-{number}"), id.as_bytes());
        }
    }
    put(
        "saves",
        "golden",
        file("linkwork/tests/golden/v1.save").as_bytes(),
    );
    let talks = file("cli/tests/golden/session.txt");
    for (number, line) in talks
        .lines()
        .filter_map(|line| line.strip_prefix("$ printf '"))
        .enumerate()
    {
        let (said, command) = line.split_once("' | ").unwrap();
        let said = said.replace("\\n", "\n");
        let open = command
            .split_once("session ")
            .map(|(_, id)| format!("open {id}\n"));
        let said = open.unwrap_or_default() + &said;
        // The longest talk in two halves, the second of which begins with its game.
        put(
            "talk",
            &format!("golden-{number}"),
            &said.as_bytes()[..said.len().min(LONGEST)],
        );
    }
    for (name, line) in [
        ("hint", "hint\nlight\nway-out\nmoves"),
        ("shuffle", "shuffle\nundo\nshuffle any\nSp7\nredo"),
    ] {
        put(
            "talk",
            name,
            format!("open pairs:gdown:1221/3443\n{line}").as_bytes(),
        );
    }
}

/// Deals of both games: there are no cases, so a few of each sort.
fn deals() {
    for number in 0..MOST as u8 {
        let rules = [number, number / 2, number];
        let pairs = [
            &[0, 1 + number % 7, 3][..],
            &rules,
            &[2 + number, 7, 0, 0, 0, 0, 0, 0, 0, 1, number, number / 3],
        ]
        .concat();
        put("deals", &format!("pairs-{number}"), &pairs);
        let lines = [
            1,
            number,
            3 + number % 4,
            4,
            number / 3,
            9,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            200,
            number,
        ];
        put("deals", &format!("lines-{number}"), &lines);
    }
}
