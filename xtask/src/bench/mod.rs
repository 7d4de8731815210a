//! `cargo xtask bench`: runs the benches and writes what they found into docs/speed.md.

mod figures;
mod rows;
mod table;

use crate::house::House;
use figures::Figures;
use std::ffi::OsString;
use std::process::ExitCode;
use std::{fs, io};

const PAGE: &str = "docs/speed.md";

/// The files in crates/bench/benches that measure time.
const BENCHES: [&str; 5] = ["links", "moves", "deals", "solver", "lines"];

/// Criterion's flags for short samples: good for a look, not for a page.
const QUICK: [&str; 6] = [
    "--warm-up-time",
    "0.1",
    "--measurement-time",
    "0.2",
    "--sample-size",
    "10",
];

/// What was asked for.
#[derive(Clone, Copy, Default)]
struct Wish {
    /// Short samples, and no page.
    quick: bool,
    /// Our own figures only, of a portable build beside one for this processor.
    native: bool,
    /// No run: the tables of the last one again.
    table: bool,
}

/// Measures, prints a table and writes it into the page.
pub(crate) fn run(house: &House, args: &[OsString]) -> ExitCode {
    let mut wish = Wish::default();
    for arg in args {
        match arg.to_str() {
            Some("--quick") => wish.quick = true,
            Some("--native") => wish.native = true,
            Some("--table") => wish.table = true,
            _ => {
                eprintln!("xtask: bench takes --quick, --native and --table");
                return ExitCode::from(2);
            }
        }
    }
    match measured(house, wish) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("bench: {why}");
            ExitCode::FAILURE
        }
    }
}

fn measured(house: &House, wish: Wish) -> io::Result<()> {
    let (name, table) = if wish.native {
        ("native", both_builds(house, wish)?)
    } else {
        let figures = Build::PORTABLE.figures(house);
        for bench in benches(wish) {
            Build::PORTABLE.run(house, bench, wish)?;
        }
        ("table", table::ratios(&figures))
    };
    if table.contains("not measured") {
        let why = "not everything was measured: run `cargo xtask bench` without --table";
        return Err(io::Error::other(why));
    }
    println!("\n{table}");
    if wish.quick {
        return Ok(());
    }
    let page = house.root.join(PAGE);
    let text = fs::read_to_string(&page)?;
    let text = between(&text, name, &table)
        .ok_or_else(|| io::Error::other(format!("{PAGE} has no marks for {name}")))?;
    fs::write(page, text)
}

/// The benches to run.
fn benches(wish: Wish) -> impl Iterator<Item = &'static str> {
    BENCHES.into_iter().filter(move |_| !wish.table)
}

/// Each bench with both builds in turn, so that both see the machine in the same mood.
fn both_builds(house: &House, wish: Wish) -> io::Result<String> {
    for bench in benches(wish) {
        Build::PORTABLE.run(house, bench, wish)?;
        Build::NATIVE.run(house, bench, wish)?;
    }
    let builds = [Build::PORTABLE, Build::NATIVE].map(|build| build.figures(house));
    Ok(table::native(&builds[0], &builds[1]))
}

/// How the benches are built.
struct Build {
    /// Of its folders.
    name: &'static str,
    /// Flags for the compiler.
    flags: Option<&'static str>,
}

impl Build {
    const PORTABLE: Self = Self {
        name: "portable",
        flags: None,
    };
    const NATIVE: Self = Self {
        name: "native",
        flags: Some("-C target-cpu=native"),
    };

    fn figures(&self, house: &House) -> Figures {
        Figures(house.root.join("target/bench").join(self.name))
    }

    /// Runs one bench where everybody sees what it prints.
    fn run(&self, house: &House, bench: &str, wish: Wish) -> io::Result<()> {
        let mut cargo = house.cargo(&["bench", "--package", "linkwork-bench", "--locked"]);
        cargo.args(["--bench", bench]);
        if let Some(flags) = self.flags {
            // A folder of its own, or each build would throw the other one's away.
            cargo.args(["--target-dir", "target/native"]);
            cargo.env("RUSTFLAGS", flags);
        }
        cargo.arg("--");
        cargo.args(wish.native.then_some("/ours/"));
        cargo.args(QUICK.iter().filter(|_| wish.quick));
        cargo.env("CRITERION_HOME", self.figures(house).0);
        let status = cargo.current_dir(&house.root).status()?;
        if status.success() {
            Ok(())
        } else {
            let what = format!("{bench} ({}) ended with {status}", self.name);
            Err(io::Error::other(what))
        }
    }
}

/// The page with another table between two marks.
fn between(page: &str, name: &str, table: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- {name} end -->"));
    let (before, rest) = page.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{table}\n{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_place_of_the_one_before() {
        let page = "a\n<!-- t -->\n\nold\n\n<!-- t end -->\nb\n";
        let new = "a\n<!-- t -->\n\nnew\n\n<!-- t end -->\nb\n";
        assert_eq!(between(page, "t", "new\n").as_deref(), Some(new));
        assert_eq!(between(page, "u", "new\n"), None);
    }
}
