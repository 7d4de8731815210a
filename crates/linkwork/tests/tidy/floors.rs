//! The floors of the engine, as ARCHITECTURE.md draws them: a room uses rooms of the floors
//! below, never one beside it or above. So no game can come to know another.

use crate::house::{File, hold, root};
use std::fs;

#[test]
fn the_rooms_of_the_engine_do_not_look_up() {
    hold(
        floors,
        &[
            "crates/linkwork/src/grid.rs\nuse crate::pairs::Board;",
            "crates/linkwork/src/pairs/a.rs\nuse crate::session::Session;",
            "crates/linkwork/src/pairs/a.rs\nlet _ = crate::timeline::Timeline::new(a);",
            "crates/linkwork/src/pairs/mod.rs\npub use crate::session::Session;",
            "crates/linkwork/src/save.rs\nuse crate::id;",
            "crates/linkwork/src/save.rs\nuse crate::{id, pairs};",
            "crates/linkwork/src/save.rs\nuse crate::Session;",
            "crates/linkwork/src/attic.rs\nuse core::fmt;",
        ],
        &[
            "crates/linkwork/src/pairs/a.rs\nuse crate::grid::Pos;\nuse super::board::Board;",
            "crates/linkwork/src/pairs/mod.rs\npub use crate::text::MoveError;",
            "crates/linkwork/src/session.rs\nuse crate::pairs::Board;\n/// A [`crate::Session`].",
        ],
    );
}

fn floors(file: &File) -> Vec<String> {
    let Some(inside) = file.path.strip_prefix("crates/linkwork/src/") else {
        return vec![];
    };
    let room = inside.split(['/', '.']).next().unwrap();
    let drawn = drawn();
    let Some(floor) = drawn
        .iter()
        .position(|rooms| rooms.iter().any(|name| name == room))
    else {
        let faults = vec!["is not on any floor drawn in ARCHITECTURE.md".into()];
        return if room == "lib" { vec![] } else { faults };
    };
    let hidden: Vec<&String> = drawn[..=floor]
        .iter()
        .flatten()
        .filter(|name| *name != room)
        .collect();
    let code = file.code().filter(|(_, line)| !hands_on(line));
    let named = code.flat_map(|(_, line)| line.split("crate::").skip(1));
    let faults = named.filter(|rest| {
        // By the door of its own room, so that it can be seen which room that is.
        let by_the_root = rest.starts_with(|first: char| first == '{' || first.is_uppercase());
        let name = rest
            .split(|c: char| !c.is_alphanumeric() && c != '_')
            .next()
            .unwrap();
        by_the_root || hidden.iter().any(|hidden| *hidden == name)
    });
    faults.map(|rest| format!("names crate::{rest}")).collect()
}

/// A game hands on the errors of its text forms, as a courtesy to callers; it uses none itself.
fn hands_on(line: &str) -> bool {
    line.starts_with("pub use crate::text::")
}

/// The floors in the block that begins with ```` ```floors ````, the highest first.
fn drawn() -> Vec<Vec<String>> {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let block = page
        .split("```floors\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .unwrap();
    let rooms = |line: &str| {
        line.split(',')
            .map(|room| room.trim().to_string())
            .collect()
    };
    block.lines().map(rooms).collect()
}
