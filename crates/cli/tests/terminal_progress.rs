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
    // Each budget is another one, so that no screen is taken for the one before.
    let ask = |what: &str, budget: u32| {
        let question =
            serde_json::json!({"board": dealt["board"], "rules": rules, "budget": budget});
        fs::write(folder.path().join("hard.jsonl"), question.to_string()).unwrap();
        tmux.line(&format!(
            "clear; linkwork pairs {what} hard.jsonl; echo {what}-$?"
        ));
    };
    for (what, budget) in [
        ("solve", 100_000_001),
        ("hint", 100_000_002),
        ("check", 100_000_003),
    ] {
        ask(what, budget);
        tmux.see(&format!(" positions, at most 100,000,00{}", budget % 10));
        tmux.key("C-c");
        // What comes next has a line of its own.
        tmux.until("an end", |screen| {
            screen.lines().any(|line| line == format!("{what}-130"))
        });
    }
    // Once there is an answer, the bar is gone.
    ask("solve", 4_000);
    tmux.see("solve-4");
    let screen = tmux.screen();
    assert!(
        screen.contains(r#"{"v":1,"verdict":"unknown","positions":"#),
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
    // One board that takes long shows it too, and its bar moves.
    tmux.line(
        "clear; linkwork pairs deal --size 30x16 --gravity left --grade easy > one.jsonl; echo single-$?",
    );
    tmux.see(" 0 of 1 boards");
    let elapsed = |screen: &str| {
        screen
            .lines()
            .find(|l| l.contains(" of 1 boards"))
            .map(str::to_owned)
    };
    let first = elapsed(&tmux.screen());
    tmux.until("a bar that moves", |screen| elapsed(screen) != first);
    tmux.key("C-c");
    tmux.see("single-130");
}
