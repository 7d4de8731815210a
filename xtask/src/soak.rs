//! `cargo xtask soak`: the engine's fast paths beside slow twins, for as long as one likes.

use crate::house::{House, exit_code};
use std::ffi::OsString;
use std::process::ExitCode;

/// Compares the fast paths with their slow twins: the example does the rest.
pub(crate) fn run(house: &House, args: &[OsString]) -> ExitCode {
    let soak = [
        "run",
        "--release",
        "--locked",
        "--package",
        "linkwork-laws",
        "--example",
        "soak",
        "--",
    ];
    let mut cargo = house.cargo(&soak);
    match cargo.args(args).current_dir(&house.root).status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(status) => ExitCode::from(exit_code(status)),
        Err(why) => {
            eprintln!("soak: cargo does not start: {why}");
            ExitCode::FAILURE
        }
    }
}
