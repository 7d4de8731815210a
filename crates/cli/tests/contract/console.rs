//! Lines that begin with `$` are run by a shell, and what follows must be what comes out.
//!
//! So the help texts, the documentation and the golden files are true.

use crate::program::{Ran, run};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// A command and the lines that follow it.
struct Example<'a> {
    command: &'a str,
    output: Vec<&'a str>,
}

/// The examples of a text: from each `$` to the next, or to an empty line.
fn examples(text: &str) -> Vec<Example<'_>> {
    let mut found: Vec<Example<'_>> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let line = line.strip_prefix("  ").unwrap_or(line);
        if let Some(command) = line.strip_prefix("$ ") {
            found.push(Example {
                command,
                output: Vec::new(),
            });
            is_open = true;
        } else if line.is_empty() {
            is_open = false;
        } else if let (true, Some(example)) = (is_open, found.last_mut()) {
            example.output.push(line);
        }
    }
    found
}

/// The `console` blocks of a page, an empty line after each.
fn console(page: &str) -> String {
    let blocks = page.split("```console\n").skip(1);
    blocks
        .filter_map(|rest| rest.split("```").next())
        .map(|block| format!("{block}\n"))
        .collect()
}

fn shell(command: &str, folder: &Path) -> Ran {
    let program = Path::new(env!("CARGO_BIN_EXE_linkwork"));
    let path = format!(
        "{}:{}",
        program.parent().unwrap().display(),
        std::env::var("PATH").unwrap()
    );
    let shell = Command::new("bash")
        .args(["-c", command])
        .current_dir(folder)
        .envs([("PATH", path.as_str()), ("LINKWORK_LANG", "en")])
        .stdin(Stdio::null())
        .output();
    shell.unwrap().into()
}

/// Runs every example of a text in one folder; how many there were.
fn check(name: &str, text: &str) -> usize {
    let folder = tempfile::tempdir().unwrap();
    // A save that examples open.
    let save = "linkwork save 1\ngame pairs::1122\n1200 0,0-0,1\nend 1 5600\n";
    fs::write(folder.path().join("game.save"), save).unwrap();
    let examples = examples(text);
    for Example { command, output } in &examples {
        let ran = shell(command, folder.path());
        if command.starts_with("linkwork play") || command.starts_with("linkwork open") {
            // The flags and the game are understood; there is only no terminal here.
            assert!(
                ran.err.contains("terminal"),
                "{name}: {command}: {}",
                ran.err
            );
            continue;
        }
        if command.starts_with("linkwork serve") {
            // The same: there is no page in this binary. With one it would serve for ever.
            let said = "linkwork: this linkwork was built without the page";
            assert!(
                ran.code == 2 && ran.err.starts_with(said),
                "{name}: {command}: {}",
                ran.err
            );
            continue;
        }
        assert_eq!(ran.err, "", "{name}: {command}");
        assert!(
            ran.code != 2 && (ran.code == 0 || !output.is_empty()),
            "{name}: {command}"
        );
        if !output.is_empty() {
            assert_eq!(ran.lines(), *output, "{name}: {command}");
        }
    }
    examples.len()
}

/// The commands below `words`, as their help lists them, and those below these.
fn commands(words: &[String]) -> Vec<Vec<String>> {
    let mut asked: Vec<&str> = words.iter().map(String::as_str).collect();
    asked.push("--help");
    let help = run(&asked, "").out;
    let list = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = list
        .take_while(|line| line.starts_with("  "))
        .filter_map(|line| line.split_whitespace().next());
    let mut found = vec![words.to_vec()];
    for name in names.filter(|name| *name != "help") {
        found.extend(commands(&[words, &[name.to_owned()]].concat()));
    }
    found
}

#[test]
fn the_help_of_every_command_shows_true_examples() {
    let commands = commands(&[]);
    assert!(commands.len() >= 20, "{commands:?}");
    for words in commands {
        let name = words.join(" ");
        let mut asked: Vec<&str> = words.iter().map(String::as_str).collect();
        asked.push("--help");
        let ran = run(&asked, "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{name}");
        assert!(check(&name, &ran.out) > 0, "{name} shows no example");
    }
}

#[test]
fn what_the_documents_show_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = fs::read_dir(root.join("docs"))
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let pages = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let mut count = 0;
    for page in pages.chain([root.join("README.md")]) {
        count += check(
            &page.to_string_lossy(),
            &console(&fs::read_to_string(&page).unwrap()),
        );
    }
    assert!(count >= 50, "only {count} examples");
}

#[test]
fn golden_lines_stay_as_they_are() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let count = check(&file.to_string_lossy(), &fs::read_to_string(&file).unwrap());
        assert!(count > 0, "{}", file.display());
        files += 1;
    }
    assert_eq!(files, 5);
}

#[test]
fn an_untrue_example_is_noticed() {
    let wrong = std::panic::catch_unwind(|| check("a lie", "$ linkwork --version\nlinkwork 0\n"));
    assert!(wrong.is_err());
}
