//! Which crate may need which: drawn in ARCHITECTURE.md, true in the Cargo.toml files.

use crate::house::files;
use std::collections::BTreeMap;

/// A crate's name, and the names of the project's crates that it needs.
type Arrows = BTreeMap<String, Vec<String>>;

#[test]
fn the_arrows_are_those_of_the_architecture() {
    let two = Arrows::from([
        ("a".into(), vec!["b".into(), "c".into()]),
        ("b".into(), vec![]),
    ]);
    assert_eq!(drawn("```arrows\na -> c, b\nb ->\n```\nx -> y\n"), two);
    let manifest =
        "[package]\nname = \"a\"\n[dependencies]\nlinkwork.workspace = true\nclap = \"4\"\n";
    assert_eq!(real(manifest), ("a".into(), vec!["linkwork".into()]));

    let files = files();
    let page = files
        .iter()
        .find(|file| file.path == "ARCHITECTURE.md")
        .unwrap();
    let manifests = files
        .iter()
        .filter(|file| file.path.ends_with("/Cargo.toml"));
    assert_eq!(
        drawn(&page.text),
        manifests.map(|file| real(&file.text)).collect()
    );
}

/// The arrows in the block that begins with ```` ```arrows ````, a crate a line.
fn drawn(page: &str) -> Arrows {
    let block = page
        .split("```arrows\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let lines = block
        .unwrap_or_default()
        .lines()
        .filter_map(|line| line.split_once("->"));
    lines
        .map(|(from, to)| (from.trim().into(), sorted(to.split(','))))
        .collect()
}

fn real(manifest: &str) -> (String, Vec<String>) {
    let name = table(manifest, "package")
        .remove("name")
        .unwrap_or_default();
    let needs = table(manifest, "dependencies");
    let ours = needs
        .keys()
        .map(String::as_str)
        .filter(|name| name.starts_with("linkwork"));
    (name, sorted(ours))
}

fn sorted<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let names = names.map(str::trim).filter(|name| !name.is_empty());
    let mut names: Vec<String> = names.map(String::from).collect();
    names.sort();
    names
}

/// The keys of one table of a Cargo.toml with their values; of `a.workspace = true` the key is `a`.
pub(crate) fn table(manifest: &str, name: &str) -> BTreeMap<String, String> {
    let lines = manifest
        .lines()
        .map(str::trim)
        .skip_while(|line| *line != format!("[{name}]"));
    let body = lines.skip(1).take_while(|line| !line.starts_with('['));
    let entries = body.filter_map(|line| line.split_once('='));
    let key = |key: &str| key.trim().split('.').next().unwrap_or_default().to_string();
    entries
        .map(|(name, value)| (key(name), value.trim().trim_matches('"').to_string()))
        .collect()
}
