//! The case files of the lines game, asked of the library. The command line's tests ask its binary the
//! same.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::lines::{BUDGET, Board, Edge, Goal, Shift};
use linkwork::{Dir, Pos, Verdict};
use serde_json::{Value, json};

/// The answer to a question of the command line contract, made of library calls; `None` where the
/// library has no such call.
fn answer(ask: &str, request: &Value) -> Option<Value> {
    match ask {
        "lines groups" => Some(groups(&board(request))),
        "lines shift" => Some(shift(
            &mut board(request),
            request["shifts"].as_array().unwrap(),
        )),
        "lines solve" => Some(solve(&board(request), request)),
        _ => None,
    }
}

fn board(request: &Value) -> Board {
    let board: Board = request["board"].as_str().unwrap().parse().unwrap();
    let edge: Edge = request["edge"].as_str().unwrap_or("wall").parse().unwrap();
    let number = |value: &Value| u8::try_from(value.as_u64().unwrap()).unwrap();
    let pin = request["pin"].as_array();
    let pin = pin.map(|pin| Pos::new(number(&pin[0]), number(&pin[1])));
    let mut board = board.with_edge(edge).with_pin(pin);
    for bar in request["barriers"].as_array().into_iter().flatten() {
        let parts: Vec<&str> = bar.as_str().unwrap().split(',').collect();
        let pos = Pos::new(parts[0].parse().unwrap(), parts[1].parse().unwrap());
        board.bar(
            pos,
            if parts[2] == "R" {
                Dir::Right
            } else {
                Dir::Down
            },
        );
    }
    board
}

fn groups(board: &Board) -> Value {
    let groups = board.groups();
    let closed = groups.iter().filter(|group| group.closed).count();
    let cells = |cells: &[Pos]| cells.iter().map(|pos| json!([pos.row, pos.col])).collect();
    let group = |group: &linkwork::lines::Group| {
        let cells: Vec<Value> = cells(&group.cells);
        json!({"cells": cells, "closed": group.closed})
    };
    let groups: Vec<Value> = groups.iter().map(group).collect();
    json!({"groups": groups, "closed": closed})
}

fn shift(board: &mut Board, shifts: &[Value]) -> Value {
    let mut played = 0;
    let mut refused = Value::Null;
    for text in shifts {
        let shift: Shift = text.as_str().unwrap().parse().unwrap();
        if let Err(why) = board.shift(shift) {
            refused = json!({"move": text, "why": why.name()});
            break;
        }
        played += 1;
    }
    json!({"board": board.to_string(), "played": played, "refused": refused})
}

fn solve(board: &Board, request: &Value) -> Value {
    let goal: Goal = request["goal"]
        .as_str()
        .unwrap_or("one-net")
        .parse()
        .unwrap();
    let budget = request["budget"].as_u64().unwrap_or(BUDGET);
    let solved = board.solve(goal, budget);
    let Verdict::Solved(shifts) = &solved.verdict else {
        let because = solved.because.map(|obstacle| obstacle.to_string());
        return json!({"verdict": solved.verdict.name(), "because": because});
    };
    let mut end = board.clone();
    shifts.iter().for_each(|&shift| end.shift(shift).unwrap());
    assert!(end.meets(goal), "{board}");
    let shifts: Vec<String> = shifts.iter().map(Shift::to_string).collect();
    json!({"verdict": "solved", "shifts": shifts, "steps": solved.steps, "shortest": solved.shortest})
}

#[test]
fn all_cases_of_the_lines_game_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/lines");
    let (mut asked, mut wrong) = (0, Vec::new());
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        // Error lines are the command line's own: the library answers with values.
        if file.ends_with("lines-errors.jsonl") {
            continue;
        }
        let text = std::fs::read_to_string(file).unwrap();
        for line in text.lines() {
            let case: Value = serde_json::from_str(line).unwrap();
            let Some(got) = answer(case["ask"].as_str().unwrap(), &case["request"]) else {
                continue;
            };
            asked += 1;
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
    assert!(asked >= 136, "only {asked} cases");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
