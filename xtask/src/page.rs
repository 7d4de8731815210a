//! `cargo xtask page`: the page as a folder, target/page.

use crate::house::{House, Stop, exit_code, tail};
use crate::wasm::Compiler;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Where the page lies, below the project.
pub(crate) const FOLDER: &str = "target/page";

/// The name of the step, and so of the log.
const STEP: &str = "page";

/// The profile of Cargo.toml by which the page is built, which is also the name of cargo's folder for it.
const PROFILE: &str = "page";

/// Builds the page and says how it goes.
pub(crate) fn run(house: &House) -> ExitCode {
    match built(house) {
        Ok(_) => ExitCode::SUCCESS,
        Err(stop) => told(house, &stop),
    }
}

/// Builds the page, saying what it does in a few lines on stderr; gives the folder.
pub(crate) fn built(house: &House) -> Result<PathBuf, Stop> {
    house.fresh_log(STEP);
    let began = Instant::now();
    let said = build(house, STEP, &|line| eprintln!("page: {line}"))?;
    for line in said.lines() {
        eprintln!("page: {line}");
    }
    eprintln!("page: done in {} s", began.elapsed().as_secs());
    Ok(house.root.join(FOLDER))
}

/// Builds the page, and the binary with the page in it; gives the binary.
pub(crate) fn binary(house: &House) -> Result<PathBuf, Stop> {
    let folder = built(house)?;
    eprintln!("page: the binary that serves it");
    let build = [
        "build",
        "--release",
        "--locked",
        "--package",
        "linkwork-cli",
        "--features",
        "page",
    ];
    let mut build = house.cargo(&build);
    house.run(STEP, build.env("LINKWORK_PAGE", folder))?;
    let name = format!("linkwork{}", std::env::consts::EXE_SUFFIX);
    Ok(house.root.join("target/release").join(name))
}

/// Measures how long the page works on each input, and prints a table for `docs/speed.md`.
pub(crate) fn figures(house: &House) -> ExitCode {
    if let Err(stop) = built(house) {
        return told(house, &stop);
    }
    let figures =
        "run --quiet --profile test --locked --package linkwork-browser --example figures";
    let figures: Vec<&str> = figures.split(' ').collect();
    let mut figures = house.cargo(&figures);
    match figures.current_dir(&house.root).status() {
        Ok(status) => ExitCode::from(exit_code(status)),
        Err(why) => {
            eprintln!("page-figures: cargo does not start: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Compiles and packs the page, words going to the log of `step`; gives what the packer said.
pub(crate) fn build(house: &House, step: &str, say: &dyn Fn(&str)) -> Result<String, Stop> {
    let compiler = Compiler::find(house, step)?;
    say(compiler.words());
    say(
        "the page as wasm (minutes the first time; the compiler's words go to target/xtask/page.log)",
    );
    let build = [
        "build",
        "--package",
        "linkwork-web",
        "--bin",
        "linkwork-web",
        "--locked",
        "--profile",
        PROFILE,
    ];
    house.run(step, &mut compiler.cargo(house, &build))?;
    say("bindings, names and compression");
    // The profile of tests: they build the packer as well, and so it is built once.
    let mut pack = house.cargo(&[
        "run",
        "--quiet",
        "--profile",
        "test",
        "--locked",
        "--package",
        "linkwork-pack",
        "--",
    ]);
    pack.args([
        "--tools",
        "node_modules/.bin",
        "--tools",
        "target/tools/node_modules/.bin",
    ]);
    pack.args([
        &compiler.wasm(PROFILE, "linkwork-web"),
        FOLDER,
        "crates/web/static",
    ]);
    house.heard(step, &mut pack)
}

/// Says why there is no page, with the end of the log where a command failed.
pub(crate) fn told(house: &House, stop: &Stop) -> ExitCode {
    match stop {
        Stop::Missing(what) => eprintln!("page: {what}"),
        Stop::Skipped(why) => eprintln!("page: {why}"),
        Stop::Failed(code) => {
            eprintln!("\n{}", tail(&house.log(STEP)));
            eprintln!("page: failed (whole log: {})", house.log(STEP).display());
            return ExitCode::from(*code);
        }
    }
    ExitCode::FAILURE
}
