//! What the documents show in their `console` blocks is what the binary answers.

#![allow(clippy::unwrap_used, missing_docs)]

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn questions_in_the_documents_are_answered_as_shown() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = fs::read_dir(root.join("docs"))
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let pages = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let mut asked = 0;
    for page in pages.chain([root.join("README.md")]) {
        for (command, shown) in questions(&fs::read_to_string(&page).unwrap()) {
            assert_eq!(answer(&command), shown, "{}: {command}", page.display());
            asked += 1;
        }
    }
    assert!(
        asked > 10,
        "only {asked} questions found: the documents are read wrongly"
    );
}

/// The commands of the form `$ linkwork … <<< '…'` with the lines shown under them.
fn questions(page: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = vec![];
    for block in page
        .split("```console\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
    {
        for entry in format!("\n{block}").split("\n$ ").skip(1) {
            let (command, shown) = entry.split_once('\n').unwrap_or((entry, ""));
            if command.starts_with("linkwork ") && command.contains(" <<< '") {
                found.push((command.into(), shown.trim_end().into()));
            }
        }
    }
    found
}

/// Runs `linkwork ARGS <<< 'LINE'` as a shell would.
fn answer(command: &str) -> String {
    let (args, line) = command.split_once(" <<< ").unwrap();
    let mut linkwork = Command::new(env!("CARGO_BIN_EXE_linkwork"))
        .args(args.split(' ').skip(1))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = linkwork.stdin.take().unwrap();
    writeln!(stdin, "{}", line.trim_matches('\'')).unwrap();
    drop(stdin);
    let said = linkwork.wait_with_output().unwrap().stdout;
    String::from_utf8(said).unwrap().trim_end().to_string()
}
