//! The house rules that a program can check. ARCHITECTURE.md says why they stand.
//!
//! A rule looks at one file and names its faults. It is first shown bad samples, so that it
//! is known to be able to fail, and good ones; then it is held against every file of the
//! project. The first line of a sample is its path.

#![allow(clippy::unwrap_used)]

mod arrows;
mod examples;
mod floors;
mod house;

use arrows::table;
use house::{File, hold};
use std::path::Path;

#[test]
fn files_stay_small() {
    let lines = "\nline".repeat(501);
    let (code, text, cases) = (
        format!("a.rs{lines}"),
        format!("a.md{lines}"),
        format!("a.jsonl{lines}"),
    );
    hold(small, &[&code, &text], &["a.rs\nfn a() {}", &cases]);
}

fn small(file: &File) -> Vec<String> {
    let lines = file.text.lines().count();
    let read_by_people = ["rs", "md", "toml", "ftl", "sh"].contains(&file.extension());
    if read_by_people && lines > 500 {
        return vec![format!("{lines} lines")];
    }
    vec![]
}

#[test]
fn the_engine_cannot_reach_the_world() {
    hold(
        no_world,
        &[
            "crates/linkwork/src/a.rs\nuse std::fmt;",
            "crates/linkwork/src/pairs/a.rs\nlet now = Instant::now();",
            "crates/linkwork/src/a.rs\n#[cfg(test)]\nextern crate alloc;\nuse std::fs;",
            "crates/linkwork/src/lib.rs\n//! Says #![no_std] in words only.",
        ],
        &[
            "crates/linkwork/src/a.rs\n/// use std::fmt;\nuse core::fmt;\n#[cfg(test)]\nmod tests { use std::fs; }",
            "crates/linkwork/src/lib.rs\n//! The engine.\n#![no_std]",
            "crates/cli/src/a.rs\nuse std::fs;",
        ],
    );
}

fn no_world(file: &File) -> Vec<String> {
    if !file.path.starts_with("crates/linkwork/src/") {
        return vec![];
    }
    let mut faults = file.code_with(&["std::", "Instant", "SystemTime", "getrandom", "env!("]);
    let declared = || file.code().any(|(_, line)| line == "#![no_std]");
    if file.path.ends_with("src/lib.rs") && !declared() {
        faults.push("does not say no_std".into());
    }
    faults
}

#[test]
fn front_ends_decide_nothing() {
    hold(
        no_judge,
        &[
            "crates/cli/src/play/a.rs\nif table.board.path(pair).is_ok() {}",
            "crates/ui/src/a.rs\nself.board.play(mv)?;",
        ],
        &[
            "crates/cli/src/play/a.rs\ndraw(&joined.path);",
            "crates/cli/src/play/tests/a.rs\nlet drawn = board.path(pair);",
            "crates/cli/src/a.rs\nboard.path(pair)",
        ],
    );
}

fn no_judge(file: &File) -> Vec<String> {
    let rooms = ["crates/ui/src/", "crates/cli/src/play/", "crates/web/src/"];
    let in_front = rooms.iter().any(|room| file.path.starts_with(room));
    if !in_front || file.path.contains("/tests/") {
        return vec![];
    }
    file.code_with(&["board.path(", "board.play("])
}

#[test]
fn only_the_boundary_knows_json() {
    hold(
        json,
        &[
            "crates/ui/Cargo.toml\n[dependencies]\nserde = \"1\"",
            "crates/linkwork/Cargo.toml\n[dependencies]\nserde_json.workspace = true",
            "crates/linkwork/src/a.rs\n#[derive(serde::Serialize)]",
        ],
        &[
            "crates/wire/Cargo.toml\n[dependencies]\nserde = \"1\"",
            "crates/laws/Cargo.toml\n[dependencies]\nserde_json = \"1\"",
            "crates/linkwork/Cargo.toml\n[dev-dependencies]\nserde_json = \"1\"",
        ],
    );
}

fn json(file: &File) -> Vec<String> {
    // The laws read replies as another program would, the browser tests talk to a browser; neither is shipped.
    let rooms = ["crates/wire/", "crates/laws/", "crates/browser/"];
    if rooms.iter().any(|room| file.path.starts_with(room)) {
        return vec![];
    }
    if file.path.ends_with("Cargo.toml") {
        let needs = table(&file.text, "dependencies").into_keys();
        return needs.filter(|name| name.starts_with("serde")).collect();
    }
    if file.path.contains("/src/") {
        file.code_with(&["serde"])
    } else {
        vec![]
    }
}

#[test]
fn unsafe_code_lives_in_ffi_alone() {
    let (cli, ffi) = (
        concat!("crates/cli/src/a.rs\nlet x = uns", "afe { y };"),
        concat!("crates/ffi/src/a.rs\nlet x = uns", "afe { y };"),
    );
    hold(
        safe,
        &[cli],
        &[ffi, "crates/cli/src/a.rs\n#![forbid(unsafe_code)]"],
    );
}

fn safe(file: &File) -> Vec<String> {
    if file.path.starts_with("crates/ffi/") {
        return vec![];
    }
    file.code_with(&[concat!("uns", "afe "), concat!("uns", "afe{")])
}

/// Marks of unfinished work, each put together from halves, so that this file holds none.
const UNDONE: [&str; 5] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("#[ign", "ore"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
];

#[test]
fn nothing_is_left_undone() {
    for mark in UNDONE {
        let (code, text) = (format!("a.rs\n// {mark}"), format!("a.md\n{mark}"));
        hold(done, &[&code], &[&text]);
    }
}

fn done(file: &File) -> Vec<String> {
    if file.extension() == "rs" {
        file.text_with(&UNDONE)
    } else {
        vec![]
    }
}

/// What only a path of somebody's machine begins with, put together from halves as above.
const MACHINES: [&str; 6] = [
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
    concat!("/wo", "rk/"),
    concat!("C:", "\\"),
    concat!("../sha", "red"),
];

#[test]
fn no_file_knows_a_machine() {
    for machine in MACHINES {
        let (code, text) = (
            format!("a.rs\n// {machine}a"),
            format!("a.md\nsee {machine}a"),
        );
        hold(portable, &[&code, &text], &["a.md\nsee docs/cli.md"]);
    }
}

fn portable(file: &File) -> Vec<String> {
    file.text_with(&MACHINES)
}

#[test]
fn links_between_documents_lead_somewhere() {
    hold(
        links,
        &[
            "a.md\n[it](docs/none.md)",
            "docs/a.md\n![picture](none.png)",
            "docs/a.md\n[b](README.md)",
        ],
        &[
            "a.md\n[a](Cargo.toml) [b](https://example.org) [c](#part)\n```text\n[d](none)\n```\n",
            "docs/a.md\n[a](../Cargo.toml#part)",
        ],
    );
}

fn links(file: &File) -> Vec<String> {
    if file.extension() != "md" {
        return vec![];
    }
    // Every second part lies between two fences and is code.
    let prose = file.text.split("```").step_by(2);
    let targets = prose.flat_map(|part| part.split("](").skip(1));
    let targets = targets.filter_map(|rest| rest.split([')', '#']).next());
    let local = targets.filter(|target| !target.is_empty() && !target.contains("://"));
    let folder = house::root().join(Path::new(&file.path).parent().unwrap());
    local
        .filter(|target| !folder.join(target).exists())
        .map(String::from)
        .collect()
}

#[test]
fn every_crate_obeys_the_shared_lints() {
    let obeys = "crates/a/Cargo.toml\n[lints]\nworkspace = true";
    hold(
        shared_lints,
        &["crates/a/Cargo.toml\n[package]"],
        &[obeys, "Cargo.toml\n[workspace]"],
    );
}

fn shared_lints(file: &File) -> Vec<String> {
    let takes_them = || {
        table(&file.text, "lints")
            .get("workspace")
            .is_some_and(|it| it == "true")
    };
    if file.path.ends_with("/Cargo.toml") && !takes_them() {
        return vec!["does not take the workspace's lints".into()];
    }
    vec![]
}
