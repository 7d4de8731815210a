//! The step "counts" of `cargo xtask test`: how many instructions the engine needs, beside those of a plain search
//! in the same run. Callgrind counts them, so a busy machine changes nothing, and the ratio is much the same with the
//! next compiler.

use crate::house::{House, Stop};
use crate::tools;
use std::fs;
use std::io::Write;

/// The plain search, a 0-1 breadth-first one, asked the 2,000 questions of ten boards.
const PLAIN: &str = "bfs01";

/// Our instructions for every one of the plain search's, with some slack: lower a bound when the engine gets faster.
const BOUNDS: [(&str, f64); 2] = [("link", 0.042), ("moves", 0.009)];

/// Counts, and fails where a bound does not hold.
pub(crate) fn run(house: &House, step: &str) -> Result<(), Stop> {
    if tools::valgrind(house, step).is_none() {
        return Err(Stop::Skipped(
            "valgrind counts the instructions, and it is not installed",
        ));
    }
    let build = "build --release --locked --package linkwork-bench --example counts";
    let build: Vec<&str> = build.split(' ').collect();
    house.run(step, &mut house.cargo(&build))?;
    // Setting the boards up is none of it.
    let nothing = count(house, step, "nothing")?;
    let plain = count(house, step, PLAIN)? - nothing;
    for (name, bound) in BOUNDS {
        let ratio = (count(house, step, name)? - nothing) / plain;
        note(
            house,
            step,
            &format!("{name}: {ratio:.4} of {PLAIN}, at most {bound}"),
        );
        if ratio > bound {
            return Err(Stop::Failed(1));
        }
    }
    Ok(())
}

/// The instructions that the example needs for one thing.
fn count(house: &House, step: &str, what: &str) -> Result<f64, Stop> {
    let counts = house.log(&format!("counts-{what}"));
    // Counts of an earlier run must not pass for those of this one.
    let _ = fs::remove_file(&counts);
    let valgrind = tools::valgrind(house, step);
    let mut valgrind = valgrind.ok_or_else(|| Stop::Missing("valgrind is gone".into()))?;
    let out = format!("--callgrind-out-file={}", counts.display());
    valgrind
        .args(["--tool=callgrind", &out])
        .arg(house.root.join("target/release/examples/counts"))
        .arg(what);
    house.run(step, &mut valgrind)?;
    let text = fs::read_to_string(&counts).unwrap_or_default();
    totals(&text).ok_or_else(|| Stop::Missing(format!("no count in {}", counts.display())))
}

/// The total in a file of callgrind's; the first number of the line is the instructions.
fn totals(text: &str) -> Option<f64> {
    let line = text.lines().find_map(|line| line.strip_prefix("totals:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Where the log goes on.
fn note(house: &House, step: &str, words: &str) {
    let log = fs::OpenOptions::new().append(true).open(house.log(step));
    // A log that cannot be written is no reason to fail.
    let _ = log.and_then(|mut log| writeln!(log, "{words}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read() {
        let text = "events: Ir Dr\nfn=(1) main\n0 12 4\ntotals: 52894160 123\n";
        assert_eq!(totals(text), Some(52_894_160.0));
        assert_eq!(totals("events: Ir\n"), None);
    }
}
