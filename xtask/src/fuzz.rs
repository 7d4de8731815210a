//! `cargo xtask fuzz`: the laws under a fuzzer, or under a driver of our own where there is none.

use crate::house::{House, Stop, answers};
use crate::tools;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

/// What drives the laws on this machine.
enum Driver {
    /// cargo-fuzz with a sanitizer, which needs nightly Rust.
    Nightly,
    /// cargo-fuzz without one.
    Stable,
    /// The corpora changed at random, without looking at what that reaches.
    Own,
}

/// Fuzzes one target, or all of them, for so many seconds each.
pub(crate) fn run(house: &House, seconds: u64, only: Option<&str>) -> ExitCode {
    match fuzzed(house, seconds, only) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("fuzz: {why}");
            ExitCode::FAILURE
        }
    }
}

fn fuzzed(house: &House, seconds: u64, only: Option<&str>) -> io::Result<()> {
    let mut targets = targets(house)?;
    if let Some(only) = only {
        if !targets.contains(&only.to_string()) {
            let known = targets.join(", ");
            return Err(io::Error::other(format!(
                "no such target: {only}; there are {known}"
            )));
        }
        targets.retain(|target| target == only);
    }
    let driver = driver(house)?;
    if let Driver::Own = driver {
        println!("cargo-fuzz is not installed: the laws are driven without it, more blindly");
        return own(house, seconds, only);
    }
    let name = if let Driver::Nightly = driver {
        "nightly Rust, address sanitizer"
    } else {
        "no nightly Rust: without sanitizer"
    };
    println!("cargo-fuzz, {name}; {seconds} s a target\n");
    for target in targets {
        let count = one(house, &driver, &target, seconds)?;
        println!(
            "{target:<12} {count:>10} executions, {:>7} a second",
            count / seconds.max(1)
        );
    }
    Ok(())
}

/// The names of the fuzz targets.
fn targets(house: &House) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(house.root.join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        names.extend(
            path.file_stem()
                .map(|stem| stem.to_string_lossy().into_owned()),
        );
    }
    names.sort();
    Ok(names)
}

fn driver(house: &House) -> io::Result<Driver> {
    match tools::fuzz(house, "fuzz") {
        Ok(()) => {}
        Err(Stop::Skipped(_)) => return Ok(Driver::Own),
        Err(Stop::Missing(what)) => return Err(io::Error::other(what)),
        Err(Stop::Failed(code)) => return Err(io::Error::other(format!("exit code {code}"))),
    }
    let nightly = answers(Command::new("rustup").args(["run", "nightly", "rustc", "--version"]));
    Ok(if nightly {
        Driver::Nightly
    } else {
        Driver::Stable
    })
}

/// `cargo fuzz run`, up to the target.
fn cargo_fuzz(house: &House, driver: &Driver) -> io::Result<Command> {
    let mut fuzz;
    if let Driver::Nightly = driver {
        // The one on the path, for only rustup's own knows toolchains by name.
        fuzz = Command::new("cargo");
        fuzz.args(["+nightly", "fuzz", "run", "--sanitizer", "address"]);
        fuzz.args(["--target-dir", "target/fuzz/nightly"]);
        fuzz.envs(house.offline.then_some(("CARGO_NET_OFFLINE", "true")));
        // Else cargo-fuzz would go on with the cargo that started this one.
        fuzz.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    } else {
        fuzz = house.cargo(&["fuzz", "run", "--sanitizer", "none"]);
        fuzz.args(["--target-dir", "target/fuzz/stable"]);
    }
    fuzz.env("PATH", tools::with_own(house)?);
    Ok(fuzz)
}

/// Runs one target; answers how often.
fn one(house: &House, driver: &Driver, target: &str, seconds: u64) -> io::Result<u64> {
    // What a run finds beyond the corpus stays out of the project.
    let found = format!("target/fuzz/corpus/{target}");
    fs::create_dir_all(house.root.join(&found))?;
    let mut fuzz = cargo_fuzz(house, driver)?;
    let output = fuzz
        .arg(target)
        .args([&found, &format!("fuzz/corpus/{target}")])
        .arg("--")
        .args([
            &format!("-max_total_time={seconds}"),
            "-max_len=600",
            "-timeout=20",
            "-print_final_stats=1",
        ])
        .current_dir(&house.root)
        .stdin(Stdio::null())
        .output()?;
    let told = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        eprintln!("{told}");
        return Err(io::Error::other(format!(
            "{target} failed: {}",
            output.status
        )));
    }
    let count = told
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    count
        .and_then(|count| count.trim().parse().ok())
        .ok_or_else(|| io::Error::other(format!("{target} did not tell how often it ran")))
}

/// Drives the laws with the example that needs stable Rust alone.
fn own(house: &House, seconds: u64, only: Option<&str>) -> io::Result<()> {
    let drive = [
        "run",
        "--release",
        "--locked",
        "--package",
        "linkwork-laws",
        "--example",
        "drive",
        "--",
    ];
    let mut cargo = house.cargo(&drive);
    cargo
        .arg(Path::new("fuzz/corpus"))
        .arg(seconds.to_string())
        .args(only);
    let status = cargo.current_dir(&house.root).status()?;
    if status.success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("the drive ended with {status}")))
    }
}
