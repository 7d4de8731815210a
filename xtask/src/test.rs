//! `cargo xtask test`: everything that must hold before a change lands.

use crate::counts;
use crate::house::{House, Stop, tail};
use crate::page;
use crate::tools;
use std::fs;
use std::io::{self, Write};
use std::process::{Command, ExitCode};
use std::time::Instant;

struct Step {
    name: &'static str,
    /// What to do about it when it fails.
    hint: &'static str,
    run: fn(&House, &str) -> Result<(), Stop>,
}

/// Quick ones first: a slip is told before the long ones begin.
const STEPS: [Step; 8] = [
    Step {
        name: "format",
        hint: "`cargo fmt --all` mends it",
        run: format,
    },
    Step {
        name: "lints",
        hint: "`cargo clippy --workspace --all-targets` shows them one by one",
        run: lints,
    },
    Step {
        name: "tests",
        hint: "`cargo test --workspace --exclude linkwork-browser NAME` runs one again",
        run: tests,
    },
    Step {
        name: "docs",
        hint: "`cargo doc --workspace --no-deps` shows where",
        run: docs,
    },
    Step {
        name: "no-std",
        hint: "the engine, or one of its dependencies, reaches for std",
        run: no_std,
    },
    Step {
        name: "licences",
        hint: "deny.toml says what may come in, and why",
        run: licences,
    },
    Step {
        name: "counts",
        hint: "the engine needs more instructions than the bounds in xtask/src/counts.rs allow",
        run: counts::run,
    },
    Step {
        name: "page",
        hint: "`cargo xtask page` and `cargo test -p linkwork-browser NAME` run one again",
        run: page,
    },
];

/// Runs every step, up to the first that fails, and ends with that one's exit code.
pub(crate) fn run(house: &House) -> ExitCode {
    let began = Instant::now();
    let mut skipped = 0;
    for step in &STEPS {
        let step_began = Instant::now();
        print!("{:<10}", step.name);
        // Shown before the step runs; a closed stdout must not end the tests.
        let _ = io::stdout().flush();
        house.fresh_log(step.name);
        let seconds = || step_began.elapsed().as_secs_f32();
        match (step.run)(house, step.name) {
            Ok(()) => println!("ok       {:6.1} s", seconds()),
            Err(Stop::Skipped(why)) => {
                skipped += 1;
                println!("skipped  {why}");
            }
            Err(Stop::Missing(what)) => {
                println!("FAILED   {what}");
                return ExitCode::FAILURE;
            }
            Err(Stop::Failed(code)) => {
                println!("FAILED   {:6.1} s, exit code {code}", seconds());
                show_log(house, step);
                return ExitCode::from(code);
            }
        }
    }
    let (passed, total) = (STEPS.len() - skipped, began.elapsed().as_secs_f32());
    println!("\n{passed} steps done, {skipped} skipped, {total:.0} s; tests:");
    println!("{} passed, 0 failed", tests_passed(house));
    ExitCode::SUCCESS
}

/// How many tests ran, by the closing lines in the logs. None failed, or the step had.
fn tests_passed(house: &House) -> usize {
    let log = |step| fs::read_to_string(house.log(step)).unwrap_or_default();
    let logs = ["tests", "page"].map(log).concat();
    logs.lines()
        .filter_map(|line| line.strip_prefix("test result: ok. ")?.split(' ').next())
        .filter_map(|count| count.parse::<usize>().ok())
        .sum()
}

fn show_log(house: &House, step: &Step) {
    let path = house.log(step.name);
    println!(
        "\n{}\n\n{} failed: {} (whole log: {})",
        tail(&path),
        step.name,
        step.hint,
        path.display()
    );
}

fn format(house: &House, step: &str) -> Result<(), Stop> {
    tools::component(house, step, "fmt", "rustfmt")?;
    house.run(
        step,
        &mut house.cargo(&["fmt", "--all", "--check", "--", "--color", "never"]),
    )
}

fn lints(house: &House, step: &str) -> Result<(), Stop> {
    tools::component(house, step, "clippy", "clippy")?;
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ];
    house.run(step, &mut house.cargo(&clippy))
}

fn tests(house: &House, step: &str) -> Result<(), Stop> {
    tools::tmux(house, step)?;
    house.run(
        step,
        &mut house.cargo(&[
            "test",
            "--workspace",
            // They need the page and a browser: the step "page" runs them.
            "--exclude",
            "linkwork-browser",
            "--locked",
            "--no-fail-fast",
            "--quiet",
        ]),
    )
}

fn docs(house: &House, step: &str) -> Result<(), Stop> {
    let doc = &mut house.cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    house.run(step, doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Links the engine with a crate that brings its own panic handler: with std anywhere
/// below, there would be two, and the compiler says so. Needs no second target.
fn no_std(house: &House, step: &str) -> Result<(), Stop> {
    let build = [
        "build",
        "--package",
        "linkwork",
        "--lib",
        "--locked",
        "--target-dir",
        "target/bare",
    ];
    house.run(step, &mut house.cargo(&build))?;
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let bare = &mut Command::new(rustc);
    bare.args([
        "--edition",
        "2024",
        "--crate-type",
        "rlib",
        "--emit",
        "metadata",
        "--out-dir",
        "target/bare",
    ])
    .args(["--extern", "linkwork=target/bare/debug/liblinkwork.rlib"])
    .args(["-L", "dependency=target/bare/debug/deps", "xtask/bare.rs"]);
    house.run(step, bare)
}

fn licences(house: &House, step: &str) -> Result<(), Stop> {
    let mut deny = tools::deny(house, step)?;
    if house.offline {
        deny.arg("--offline");
    }
    house.run(
        step,
        deny.args(["--locked", "check", "bans", "licenses", "sources"]),
    )
}

/// The page in a browser, and in the binary that serves it.
fn page(house: &House, step: &str) -> Result<(), Stop> {
    tools::chromium(house, step)?;
    page::build(house, step, &|_| ())?;
    let folder = house.root.join(page::FOLDER);
    let in_browser = [
        "test",
        "--locked",
        "--no-fail-fast",
        "--package",
        "linkwork-browser",
    ];
    let browser = &mut house.cargo(&in_browser);
    house.run(step, browser.env("LINKWORK_PAGE_DIR", &folder))?;
    let cli = [
        "--locked",
        "--package",
        "linkwork-cli",
        "--features",
        "page",
    ];
    let clippy = &mut house.cargo(&["clippy"]);
    clippy
        .args(cli)
        .args(["--all-targets", "--", "-D", "warnings"]);
    house.run(step, clippy.env("LINKWORK_PAGE", &folder))?;
    let served = &mut house.cargo(&["test"]);
    served.args(cli).args(["--test", "serve"]);
    house.run(step, served.env("LINKWORK_PAGE", &folder))
}
