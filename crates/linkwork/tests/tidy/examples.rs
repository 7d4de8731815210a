//! What the libraries offer is shown in use: every public function, type and constant has an example
//! in its documentation, and cargo runs it.

use crate::house::{File, hold};

/// The crates that others build on.
const LIBRARIES: [&str; 4] = [
    "crates/art/src/",
    "crates/linkwork/src/",
    "crates/ui/src/",
    "crates/wire/src/",
];

const ITEMS: [&str; 6] = ["fn ", "const ", "struct ", "enum ", "trait ", "type "];

#[test]
fn every_public_item_is_shown_in_use() {
    hold(
        shown_in_use,
        &[
            "crates/linkwork/src/a.rs\n/// Plays.\npub fn play() {}",
            "crates/linkwork/src/a.rs\npub const fn play() {}",
            "crates/linkwork/src/a.rs\n/// ```text\n/// play()\n/// ```\npub struct Play;",
            "crates/linkwork/src/a.rs\n/// ```no_run\n/// play()\n/// ```\npub trait Play {}",
            "crates/linkwork/src/a.rs\n/// ```\n/// a()\n/// ```\npub fn a() {}\n/// B.\npub fn b() {}",
        ],
        &[
            "crates/linkwork/src/a.rs\n/// Plays.\n///\n/// ```\n/// play()\n/// ```\n#[must_use]\npub fn play() {}",
            "crates/linkwork/src/a.rs\n/// ```text\n/// a\n/// ```\n/// ```\n/// play()\n/// ```\npub enum Play {}",
            "crates/linkwork/src/a.rs\npub mod play;\npub(crate) fn play() {}\npub row: u8,",
            "crates/linkwork/src/a.rs\n#[cfg(test)]\nmod tests { pub fn play() {} }",
            "crates/cli/src/a.rs\n/// Plays.\npub fn play() {}",
        ],
    );
}

fn shown_in_use(file: &File) -> Vec<String> {
    if !LIBRARIES.iter().any(|room| file.path.starts_with(room)) {
        return vec![];
    }
    let (mut faults, mut docs) = (vec![], vec![]);
    for (at, line) in file.without_tests().lines().map(str::trim).enumerate() {
        if line.starts_with("///") {
            docs.push(line);
        } else if !line.starts_with("#[") {
            let item = line.strip_prefix("pub ").unwrap_or_default();
            if ITEMS.iter().any(|name| item.starts_with(name)) && !has_example(&docs) {
                faults.push(format!("line {}: no example of {item}", at + 1));
            }
            docs.clear();
        }
    }
    faults
}

/// Whether one of the code blocks is plain Rust. Every second fence opens a block.
fn has_example(docs: &[&str]) -> bool {
    let fences = docs.iter().filter(|line| line.starts_with("/// ```"));
    fences.step_by(2).any(|fence| *fence == "/// ```")
}
