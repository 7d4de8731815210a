//! Progress as a person sees it: the built program in a real terminal (tmux).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod tmux;

use std::fs;

use tempfile::TempDir;
use tmux::Tmux;

/// A terminal whose shell knows the program, in a folder of its own.
fn terminal() -> (Tmux, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::new(100, 20);
    let program = env!("CARGO_BIN_EXE_linkwork");
    tmux.line(&format!(
        "alias linkwork={program}; cd {}; clear",
        folder.path().display()
    ));
    (tmux, folder)
}

#[test]
fn a_long_search_shows_how_far_it_is_and_can_be_interrupted() {
    let (tmux, folder) = terminal();
    let flags = "--size 32x30 --kinds 30 --turns 1 --no-ring --guarantee any --seed a";
    tmux.line(&format!(
        "linkwork pairs deal {flags} > dealt.jsonl; echo dealt-$?"
    ));
    tmux.see("dealt-0");
    let dealt = fs::read_to_string(folder.path().join("dealt.jsonl")).unwrap();
    let dealt: serde_json::Value = serde_json::from_str(&dealt).unwrap();
    let rules = serde_json::json!({"turns": 1, "ring": false});
    let mut question =
        serde_json::json!({"board": dealt["board"], "rules": rules, "budget": 123_456_789});
    fs::write(folder.path().join("hard.jsonl"), question.to_string()).unwrap();
    for ask in ["solve", "hint", "check"] {
        tmux.line(&format!(
            "clear; linkwork pairs {ask} hard.jsonl; echo ended-$?"
        ));
        tmux.see(" positions, at most 123,456,789");
        tmux.key("C-c");
        tmux.see("ended-130");
        // The prompt has a line of its own.
        tmux.until("a prompt", |screen| {
            screen.lines().any(|line| line.starts_with("ended-130"))
        });
    }
    // Once there is an answer, the bar is gone.
    question["budget"] = 4_000.into();
    fs::write(folder.path().join("hard.jsonl"), question.to_string()).unwrap();
    tmux.line("clear; linkwork pairs solve hard.jsonl; echo ended-$?");
    tmux.see(" positions, at most 4,000");
    tmux.see("ended-4");
    let screen = tmux.screen();
    assert!(
        screen.contains(r#"{"v":1,"verdict":"unknown","positions":4000}"#),
        "{screen}"
    );
    assert!(!screen.contains("at most"), "{screen}");
}

#[test]
fn a_long_deal_shows_how_far_it_is_where_its_lines_go_elsewhere() {
    let (tmux, _folder) = terminal();
    tmux.line(
        "linkwork pairs deal --uniform --size 20x14 --count 123456 > boards.jsonl; echo ended-$?",
    );
    tmux.see(" of 123456 boards");
    tmux.key("C-c");
    tmux.see("ended-130");
}
