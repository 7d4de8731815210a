//! The files of the project, and how a rule is held against them.

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) struct File {
    /// From the root of the project, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    pub(crate) fn extension(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, end)| end)
    }

    /// The places of `parts` anywhere in the file.
    pub(crate) fn text_with(&self, parts: &[&str]) -> Vec<String> {
        places(self.text.lines().enumerate(), parts)
    }

    /// The places of `parts` in the code of a Rust file.
    pub(crate) fn code_with(&self, parts: &[&str]) -> Vec<String> {
        if self.extension() == "rs" {
            places(self.code(), parts)
        } else {
            vec![]
        }
    }

    /// A Rust file up to the tests at its foot.
    pub(crate) fn without_tests(&self) -> &str {
        let foot = self.text.find("#[cfg(test)]\nmod ");
        &self.text[..foot.unwrap_or(self.text.len())]
    }

    /// The lines of a Rust file without comments and tests.
    pub(crate) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.without_tests().lines().enumerate();
        let code = lines.filter(|(_, line)| !line.trim_start().starts_with("//"));
        code.map(|(at, line)| (at, line.split(" // ").next().unwrap_or(line)))
    }
}

fn places<'a>(lines: impl Iterator<Item = (usize, &'a str)>, parts: &[&str]) -> Vec<String> {
    let hits = lines.filter(|(_, line)| parts.iter().any(|part| line.contains(part)));
    hits.map(|(at, line)| format!("line {}: {}", at + 1, line.trim()))
        .collect()
}

/// Shows `rule` its samples, then holds the project to it.
pub(crate) fn hold(rule: fn(&File) -> Vec<String>, bad: &[&str], good: &[&str]) {
    for sample in bad {
        assert!(
            !rule(&sampled(sample)).is_empty(),
            "the rule misses the fault in {sample:?}"
        );
    }
    for sample in good {
        let faults = rule(&sampled(sample));
        assert!(faults.is_empty(), "the rule finds {faults:?} in {sample:?}");
    }
    let found = |file: &File| {
        rule(file)
            .into_iter()
            .map(|fault| format!("{} {fault}", file.path))
            .collect::<Vec<_>>()
    };
    let faults: Vec<String> = files().iter().flat_map(found).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn sampled(sample: &str) -> File {
    let (path, text) = sample.split_once('\n').unwrap();
    File {
        path: path.into(),
        text: text.into(),
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every text file of the project; what git and cargo keep for themselves is left out.
pub(crate) fn files() -> Vec<File> {
    let root = root();
    let (mut files, mut folders) = (vec![], vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap().path();
            let name = entry.file_name().unwrap();
            // In a worktree `.git` is a file.
            if name == "target" || name == ".git" {
                continue;
            }
            if entry.is_dir() {
                folders.push(entry);
            } else if let Ok(text) = fs::read_to_string(&entry) {
                let path = entry
                    .strip_prefix(&root)
                    .unwrap()
                    .to_string_lossy()
                    .replace('\\', "/");
                files.push(File { path, text });
            }
        }
    }
    let engine = files
        .iter()
        .any(|file| file.path == "crates/linkwork/src/lib.rs");
    assert!(engine, "the walk misses the engine");
    files
}
