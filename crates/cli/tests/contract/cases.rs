//! The case files: every key of `expect` must come back equal, other keys are free.

use crate::program::run;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs;

/// The folders of the cases of both games.
const FOLDERS: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/../linkwork/tests/cases"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/../linkwork/tests/cases/lines"),
];

struct Case {
    name: String,
    request: Map<String, Value>,
    expect: Map<String, Value>,
}

/// All cases, by the command they ask.
fn cases() -> BTreeMap<String, Vec<Case>> {
    let mut cases = BTreeMap::<_, Vec<_>>::new();
    let entries = FOLDERS
        .into_iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap());
    let files = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file());
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        for line in text.lines() {
            let case: Value = serde_json::from_str(line).unwrap();
            let object = |key: &str| case[key].as_object().unwrap().clone();
            let ask = case["ask"].as_str().unwrap().to_owned();
            let name = case["case"].as_str().unwrap().to_owned();
            cases.entry(ask).or_default().push(Case {
                name,
                request: object("request"),
                expect: object("expect"),
            });
        }
    }
    cases
}

#[test]
fn every_case_is_answered_as_expected() {
    let (mut asked, mut won) = (0, Vec::new());
    for (ask, cases) in cases() {
        let requests: String = cases
            .iter()
            .map(|case| {
                let mut request = case.request.clone();
                request.insert("id".into(), case.name.clone().into());
                Value::from(request).to_string() + "\n"
            })
            .collect();
        let mut words: Vec<&str> = ask.split(' ').collect();
        words.push("--keep-going");
        let ran = run(&words, requests);
        assert_eq!(ran.lines().len(), cases.len(), "{ask}: {}", ran.err);
        for (case, line) in cases.iter().zip(ran.lines()) {
            let reply: Value = serde_json::from_str(line).unwrap();
            let name = &case.name;
            assert!(
                line.starts_with(&format!("{{\"v\":1,\"id\":\"{name}\",")),
                "{name}: {line}"
            );
            for (key, value) in &case.expect {
                assert_eq!(reply.get(key), Some(value), "{name}: {key} in {line}");
            }
            if ask == "pairs solve" {
                won.extend(replay(case, &reply));
            }
            asked += 1;
        }
    }
    // The given ones, and at least ten of each kind of our own.
    assert!(asked > 588 + 80 + 70 + 100, "only {asked} cases");
    every_solution_wins(&won);
}

/// The question of `pairs play` that tells whether the moves of a reply win their board.
fn replay(case: &Case, reply: &Value) -> Option<String> {
    let mut request = case.request.clone();
    request.insert("moves".into(), reply.get("moves")?.clone());
    request.insert("id".into(), case.name.clone().into());
    Some(Value::from(request).to_string() + "\n")
}

fn every_solution_wins(played: &[String]) {
    assert!(played.len() > 40, "only {} solutions", played.len());
    let ran = run(&["pairs", "play"], played.concat());
    assert_eq!(ran.lines().len(), played.len(), "{}", ran.out);
    for line in ran.lines() {
        let reply: Value = serde_json::from_str(line).unwrap();
        assert_eq!(reply["status"], "won", "{line}");
    }
}
