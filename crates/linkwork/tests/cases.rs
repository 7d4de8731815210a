//! The case files, asked of the library. The command line's tests ask its binary the same.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::Verdict;
use linkwork::pairs::{BUDGET, Board, KeepsWin, Move, Pair, Refusal, Rules};
use serde_json::{Map, Value, json};

/// The answer to a question of the command line contract, made of library calls.
fn answer(ask: &str, request: &Value) -> Result<Value, String> {
    let text = |key: &str| request[key].as_str().ok_or(format!("{key} is missing"));
    let layout = text("board")?
        .parse()
        .map_err(|why| format!("board, {why}"))?;
    let mut board = Board::new(&layout, rules(&request["rules"])?);
    match ask {
        "pairs path" => {
            let pair: Pair = text("pair")?.parse().map_err(|why| format!("{why}"))?;
            Ok(path(&board, pair))
        }
        "pairs moves" => {
            let moves: Vec<String> = board.moves().iter().map(Pair::to_string).collect();
            let limit = usize::try_from(request["limit"].as_u64().unwrap_or(100_000)).unwrap();
            let shown: Vec<&String> = moves.iter().take(limit).collect();
            let more = (shown.len() < moves.len()).then_some(true);
            Ok(
                json!({"status": board.status().name(), "count": moves.len(), "moves": shown, "more": more}),
            )
        }
        "pairs play" => Ok(play(&mut board, request["moves"].as_array().unwrap())),
        "pairs solve" => Ok(solve(&mut board, budget(request))),
        "pairs hint" => Ok(hint(&mut board, budget(request))),
        "pairs shuffle" => {
            let guarantee = request["guarantee"].as_str().unwrap_or("winnable");
            let letter = &guarantee[..1];
            let shuffle: Move = format!("S{letter}{}", text("seed")?).parse().unwrap();
            Ok(match board.play(shuffle) {
                Ok(_) => json!({"board": board.layout().to_string(), "move": shuffle.to_string()}),
                Err(why) => json!({"refused": why.name(), "guarantee": guarantee}),
            })
        }
        other => Err(format!("no such question: {other}")),
    }
}

fn rules(asked: &Value) -> Result<Rules, String> {
    let mut rules = Rules::default();
    match &asked["turns"] {
        Value::Null => {}
        Value::String(text) => rules.turns = text.parse().map_err(|why| format!("{why}"))?,
        number => rules.turns = number.to_string().parse().map_err(|why| format!("{why}"))?,
    }
    if let Some(ring) = asked["ring"].as_bool() {
        rules.ring = ring;
    }
    if let Some(gravity) = asked["gravity"].as_str() {
        rules.gravity = gravity.parse().map_err(|why| format!("{why}"))?;
    }
    Ok(rules)
}

fn path(board: &Board, pair: Pair) -> Value {
    match board.path(pair) {
        Ok(path) => {
            let points: Vec<Value> = path
                .points()
                .iter()
                .map(|p| json!([p.row, p.col]))
                .collect();
            json!({"linked": true, "turns": path.turns(), "steps": path.steps(), "path": points})
        }
        Err(Refusal::TooManyTurns(turns)) => {
            json!({"linked": false, "why": "too-many-turns", "turns": turns})
        }
        Err(why) => json!({"linked": false, "why": why.name()}),
    }
}

fn play(board: &mut Board, moves: &[Value]) -> Value {
    let mut reply = Map::new();
    let mut played = 0;
    for mv in moves {
        let mv: Move = mv.as_str().unwrap().parse().unwrap();
        if let Err(why) = board.play(mv) {
            reply.insert(
                "refused".into(),
                json!({"move": mv.to_string(), "why": why.name()}),
            );
            break;
        }
        played += 1;
    }
    reply.insert("status".into(), json!(board.status().name()));
    reply.insert("played".into(), json!(played));
    reply.insert("board".into(), json!(board.layout().to_string()));
    Value::Object(reply)
}

fn budget(request: &Value) -> u64 {
    request["budget"].as_u64().unwrap_or(BUDGET)
}

/// What it calls a win is played to the end.
fn solve(board: &mut Board, budget: u64) -> Value {
    let solved = board.solve(budget);
    let moves = match &solved.verdict {
        Verdict::Solved(pairs) => {
            for &pair in pairs {
                board.play(Move::Join(pair)).unwrap();
            }
            assert_eq!(board.tiles(), 0);
            Some(pairs.iter().map(Pair::to_string).collect::<Vec<_>>())
        }
        Verdict::Unsolvable | Verdict::Unknown => None,
    };
    let because = solved.because.map(|because| because.to_string());
    json!({"verdict": solved.verdict.name(), "moves": moves, "because": because, "positions": solved.positions})
}

/// What it calls a pair can be taken, and if that is said to keep the win, the hints after it win.
fn hint(board: &mut Board, budget: u64) -> Value {
    let Some(hint) = board.hint(budget) else {
        assert_eq!(board.moves(), []);
        return json!({"pair": null});
    };
    assert!(board.moves().contains(&hint.pair));
    let mut next = Some(hint);
    while let Some(hint) = next.filter(|hint| hint.keeps_win == KeepsWin::Proved) {
        board.play(Move::Join(hint.pair)).unwrap();
        next = board.hint(budget);
        assert!(next.is_some() || board.tiles() == 0);
    }
    assert!(hint.keeps_win != KeepsWin::Proved || board.tiles() == 0);
    json!({"pair": hint.pair.to_string(), "keeps_win": hint.keeps_win.name()})
}

#[test]
fn all_cases_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");
    let mut files = 0;
    let mut wrong = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        // The command line alone is asked about lines. Error lines are its own: the library answers
        // with values.
        if file.is_dir() || file.file_name().is_some_and(|name| name == "errors.jsonl") {
            continue;
        }
        files += 1;
        for line in std::fs::read_to_string(&file).unwrap().lines() {
            let case: Value = serde_json::from_str(line).unwrap();
            let ask = case["ask"].as_str().unwrap();
            // What only the command line counts is asked there alone.
            if ask == "pairs check" {
                continue;
            }
            let got = answer(ask, &case["request"]).unwrap_or_else(|why| panic!("{why}: {line}"));
            for (key, value) in case["expect"].as_object().unwrap() {
                if got[key] != *value {
                    wrong.push(format!(
                        "{}: {key} is {}, not {value}",
                        case["case"], got[key]
                    ));
                }
            }
        }
    }
    assert!(files >= 5, "only {files} files");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
