//! The project's own commands, started with `cargo xtask`.
//!
//! Only the standard library is used, so that a fresh clone starts them within
//! seconds. A command that the project does not have yet is not listed here.

mod bench;
mod counts;
mod fuzz;
mod house;
mod long;
mod page;
mod soak;
mod test;
mod tools;
mod wasm;

use house::House;
use std::ffi::OsString;
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, ExitCode};

const HELP: &str = "\
The project's own commands.

usage: cargo xtask <command>

  play [--port N]    build the page, and serve it: prints the address to open in a browser
  terminal [ARGS]    build the game and start it in this terminal; ARGS go to `linkwork play`
  page               build the page into target/page
  page-figures       how long the page works on each input, measured in Chromium, for docs/speed.md
  test [--offline]   format, lints, tests, documentation, the engine without std, licences,
                     instructions counted;
                     --offline uses no network and skips what cannot be had without it
  long [PART]        the long runs, for docs/long-runs.md: all, or only deals, pairs or lines
  fuzz --seconds N [--offline] [TARGET]
                     the laws of crates/laws under a fuzzer, N seconds each, or one of them; without
                     nightly Rust no sanitizer, without cargo-fuzz a plain driver (docs/fuzzing.md)
  soak [--minutes N] [--seed S] [--board N]
                     the engine's fast paths beside slow twins on random boards: a minute, or N; of a
                     seed; or one board of it again
  bench [--quick] [--native] [--table]
                     the benches, for docs/speed.md: ratios beside plain ways to do the same; --quick
                     for a look; --native compares with a build for this machine's processor;
                     --table writes the table of the last run again
  help               this text
";

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1);
    let command = args.next().unwrap_or_else(|| "help".into());
    let rest: Vec<OsString> = args.collect();
    match (command.to_str(), rest.as_slice()) {
        (Some("play"), rest) => play(rest),
        (Some("terminal"), rest) => terminal(rest),
        (Some("page"), []) => page::run(&House::here(false)),
        (Some("page-figures"), []) => page::figures(&House::here(false)),
        (Some("test"), []) => test::run(&House::here(false)),
        (Some("test"), [only]) if only == "--offline" => test::run(&House::here(true)),
        (Some("long"), []) => long::run(&House::here(false), None),
        (Some("long"), [part]) => long::run(&House::here(false), Some(&part.to_string_lossy())),
        (Some("fuzz"), rest) => match fuzz_args(rest) {
            Some((house, seconds, target)) => fuzz::run(&house, seconds, target),
            None => {
                eprintln!(
                    "xtask: fuzz takes --seconds N, a whole number from 1, --offline, and one target"
                );
                ExitCode::from(2)
            }
        },
        (Some("soak"), rest) => soak::run(&House::here(false), rest),
        (Some("bench"), rest) => bench::run(&House::here(false), rest),
        (Some("help" | "-h" | "--help"), _) => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => unknown(),
    }
}

fn unknown() -> ExitCode {
    eprint!("xtask: no such command or option\n\n{HELP}");
    ExitCode::from(2)
}

/// What `fuzz` is asked: where, how many seconds a target, and which target alone.
fn fuzz_args(args: &[OsString]) -> Option<(House, u64, Option<&str>)> {
    let (mut seconds, mut offline, mut target) = (None, false, None);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.to_str()? {
            "--seconds" => seconds = args.next()?.to_str()?.parse().ok().filter(|&n| n > 0),
            "--offline" => offline = true,
            option if option.starts_with('-') || target.is_some() => return None,
            name => target = Some(name),
        }
    }
    Some((House::here(offline), seconds?, target))
}

/// Starts the terminal game where the person stands, so that files named in `args` are found.
fn terminal(args: &[OsString]) -> ExitCode {
    let house = House::here(false);
    let mut game = Command::new(house.cargo_program());
    game.args(["run", "--release", "--package", "linkwork-cli"])
        .arg("--manifest-path")
        .arg(house.root.join("Cargo.toml"))
        .args(["--", "play"])
        .args(args);
    become_it(&mut game)
}

/// Builds the page and a binary that holds it, and serves it; `args` go to `linkwork serve`.
fn play(args: &[OsString]) -> ExitCode {
    let house = House::here(false);
    // What can be wrong is said before minutes of building.
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        println!("cargo xtask play [--port N] [--host ADDRESS]: on any free port if N is 0");
        return ExitCode::SUCCESS;
    }
    match port(args) {
        Ok(0) => {}
        Ok(port) if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() => {}
        Ok(port) => {
            eprintln!("xtask: --port {port}: another program has it");
            return ExitCode::from(2);
        }
        Err(why) => {
            eprintln!("xtask: {why}");
            return ExitCode::from(2);
        }
    }
    match page::binary(&house) {
        Ok(binary) => become_it(Command::new(binary).arg("serve").args(args)),
        Err(stop) => page::told(&house, &stop),
    }
}

/// The port that is asked for; 0 if any will do. Other flags are those of `linkwork serve`, which reads them.
fn port(args: &[OsString]) -> Result<u16, String> {
    let args: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let after = args.iter().position(|arg| arg == "--port");
    let beside = args.iter().find_map(|arg| arg.strip_prefix("--port="));
    let port = beside.or_else(|| Some(args.get(after? + 1)?));
    match (port, after) {
        (Some(port), _) => port
            .parse()
            .map_err(|_| format!("--port {port}: not a port, 0 to 65535")),
        (None, Some(_)) => Err("--port: which one?".into()),
        (None, None) => Ok(0),
    }
}

/// Replaces this process by `command`: signals, terminal and exit code are the
/// game's own, and nothing of xtask is left to outlive or outrun it.
#[cfg(unix)]
fn become_it(command: &mut Command) -> ExitCode {
    use std::os::unix::process::CommandExt;
    let why = command.exec();
    eprintln!(
        "xtask: {} does not start: {why}",
        command.get_program().display()
    );
    ExitCode::FAILURE
}

/// Runs `command` and passes its exit code on.
#[cfg(not(unix))]
fn become_it(command: &mut Command) -> ExitCode {
    match command.status() {
        Ok(status) => ExitCode::from(house::exit_code(status)),
        Err(why) => {
            eprintln!(
                "xtask: {} does not start: {why}",
                command.get_program().display()
            );
            ExitCode::FAILURE
        }
    }
}
