//! `cargo xtask long`: the long runs, kept out of `cargo xtask test`. Their figures stand in docs/long-runs.md.

mod deals;

use crate::house::House;
use std::io;
use std::process::ExitCode;

/// The parts, in the order in which they run.
const PARTS: [&str; 3] = ["deals", "pairs", "lines"];

/// Runs one part, or all of them.
pub(crate) fn run(house: &House, only: Option<&str>) -> ExitCode {
    if let Some(part) = only.filter(|part| !PARTS.contains(part)) {
        eprintln!(
            "xtask: no such part: {part}; there are {}",
            PARTS.join(", ")
        );
        return ExitCode::from(2);
    }
    for part in PARTS {
        if only.is_some_and(|only| only != part) {
            continue;
        }
        println!("\n## {part}\n");
        if let Err(why) = run_part(house, part) {
            eprintln!("{part}: {why}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn run_part(house: &House, part: &str) -> io::Result<()> {
    match part {
        "deals" => {
            shown(
                house,
                "build --release --locked --package linkwork-cli",
                None,
            )?;
            deals::run(house)
        }
        "pairs" => {
            example(house, "linkwork-bench", "pairs_figures")?;
            long_test(house, "solve", ("LINKWORK_BOARDS", "20000"))?;
            long_test(house, "hints", ("LINKWORK_GAMES", "200"))
        }
        _ => example(house, "linkwork", "lines_figures 100"),
    }
}

/// An example that asserts what it prints.
fn example(house: &House, package: &str, name: &str) -> io::Result<()> {
    let run = format!("run --release --locked --package {package} --example {name}");
    shown(house, &run, None)
}

/// A test of the engine, with more boards than it has in `cargo xtask test`.
fn long_test(house: &House, name: &str, more: (&str, &str)) -> io::Result<()> {
    let run = format!("test --release --locked --package linkwork --test {name} -- --nocapture");
    shown(house, &run, Some(more))
}

/// Runs cargo with these words where everybody sees what it prints.
fn shown(house: &House, words: &str, variable: Option<(&str, &str)>) -> io::Result<()> {
    let mut cargo = house.cargo(&words.split(' ').collect::<Vec<_>>());
    let status = cargo.current_dir(&house.root).envs(variable).status()?;
    if status.success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("cargo {words}: {status}")))
    }
}
