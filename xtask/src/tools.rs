//! The tools that the tests need beside cargo: used where they are, installed
//! where that is safe, named in one sentence where it is not.

use crate::house::{House, Stop, answers};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::{env, io};

/// The versions that are installed where no others are found, so that every machine asks the same.
const DENY: &str = "0.20.2";
const FUZZ: &str = "0.13.2";

/// `cargo fmt` or `cargo clippy`.
pub(crate) fn component(
    house: &House,
    step: &str,
    command: &str,
    component: &str,
) -> Result<(), Stop> {
    if answers(&mut house.cargo(&[command, "--version"])) {
        return Ok(());
    }
    let add = house.run(
        step,
        Command::new("rustup").args(["component", "add", component]),
    );
    add.map_err(|_| {
        Stop::Missing(format!(
            "install {component} (rustup component add {component})"
        ))
    })
}

/// tmux, in which the terminal game is played end to end.
pub(crate) fn tmux(house: &House, step: &str) -> Result<(), Stop> {
    if answers(Command::new("tmux").arg("-V")) {
        return Ok(());
    }
    let missing = || Stop::Missing("install tmux (Debian: apt-get install tmux)".into());
    apt(house, step, "tmux").ok_or_else(missing)
}

/// Chromium and chromedriver, in which the page is tested.
pub(crate) fn chromium(house: &House, step: &str) -> Result<(), Stop> {
    for (program, package) in [
        ("chromium", "chromium"),
        ("chromedriver", "chromium-driver"),
    ] {
        if !answers(Command::new(program).arg("--version")) {
            let words = "install chromium and chromedriver (Debian: apt-get install chromium chromium-driver)";
            apt(house, step, package).ok_or_else(|| Stop::Missing(words.into()))?;
        }
    }
    Ok(())
}

/// Installs a package of Debian's, if that is allowed and possible.
pub(crate) fn apt(house: &House, step: &str, package: &str) -> Option<()> {
    if house.offline || !is_root() || !answers(Command::new("apt-get").arg("--version")) {
        return None;
    }
    let run = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        house.run(step, &mut apt).ok()
    };
    run(&["update"])?;
    run(&["install", "--yes", "--no-install-recommends", package])
}

/// Valgrind, which counts instructions; `None` if it is missing and cannot be installed.
pub(crate) fn valgrind(house: &House, step: &str) -> Option<Command> {
    let is_there = || answers(Command::new("valgrind").arg("--version"));
    if !is_there() {
        apt(house, step, "valgrind")?;
    }
    is_there().then(|| Command::new("valgrind"))
}

/// cargo-deny: the one at hand, or else one built into target/tools, so that nothing
/// outside the project changes. That takes a few minutes, once.
pub(crate) fn deny(house: &House, step: &str) -> Result<Command, Stop> {
    let own = house.root.join("target/tools/bin/cargo-deny");
    let found = [PathBuf::from("cargo-deny"), own.clone()];
    if let Some(program) = found
        .iter()
        .find(|program| answers(Command::new(program).arg("--version")))
    {
        return Ok(Command::new(program));
    }
    if house.offline {
        return Err(Stop::Skipped("offline, and cargo-deny is not installed"));
    }
    let install = &mut house.cargo(&[
        "install",
        "cargo-deny",
        "--locked",
        "--version",
        DENY,
        "--root",
        "target/tools",
    ]);
    house.run(step, install).map_err(|_| {
        Stop::Missing(
            "install cargo-deny (cargo install cargo-deny --locked), or say --offline".into(),
        )
    })?;
    Ok(Command::new(own))
}

/// cargo-fuzz: the one at hand, or else one built into target/tools.
pub(crate) fn fuzz(house: &House, step: &str) -> Result<(), Stop> {
    let path = with_own(house).map_err(|why| Stop::Missing(why.to_string()))?;
    let asked = &mut house.cargo(&["fuzz", "--version"]);
    if answers(asked.env("PATH", path)) {
        return Ok(());
    }
    if house.offline {
        return Err(Stop::Skipped("offline, and cargo-fuzz is not installed"));
    }
    let install = [
        "install",
        "cargo-fuzz",
        "--locked",
        "--version",
        FUZZ,
        "--root",
        "target/tools",
    ];
    let missing = "install cargo-fuzz (cargo install cargo-fuzz), or say --offline";
    house
        .run(step, &mut house.cargo(&install))
        .map_err(|_| Stop::Missing(missing.into()))
}

/// The search path with the tools of the project behind it.
pub(crate) fn with_own(house: &House) -> io::Result<OsString> {
    let path = env::var_os("PATH").unwrap_or_default();
    let own = house.root.join("target/tools/bin");
    env::join_paths(env::split_paths(&path).chain([own])).map_err(io::Error::other)
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|id| id.stdout == b"0\n")
}
