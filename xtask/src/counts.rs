//! The step "counts" of `cargo xtask test`: how many instructions the engine needs, beside those of the plain search
//! in the same run. Callgrind counts them, so a busy machine changes nothing, and the ratio is much the same with the
//! next compiler.

use crate::house::{House, Stop};
use crate::tools;
use std::fs;
use std::io::Write;

/// Where the runner leaves its counts, a folder for each bench.
const COUNTS: &str = "target/gungraun/linkwork-bench/counts/counts";

/// The plain search, a 0-1 breadth-first one, asked the 2,000 questions of ten boards.
const PLAIN: &str = "plain_link.bfs01";

/// Our instructions for every one of the plain search's, with some slack: lower a bound when the engine gets faster.
const BOUNDS: [(&str, f64); 2] = [("link.ours", 0.040), ("moves.ours", 0.011)];

/// Counts, and fails where a bound does not hold.
pub(crate) fn run(house: &House, step: &str) -> Result<(), Stop> {
    let Some(runner) = tools::counter(house, step)? else {
        return Err(Stop::Skipped(
            "valgrind counts the instructions, and it is not installed",
        ));
    };
    // Counts of an earlier run must not pass for those of this one.
    let _ = fs::remove_dir_all(house.root.join(COUNTS));
    let bench = "bench --package linkwork-bench --bench counts --locked";
    let bench: Vec<&str> = bench.split(' ').collect();
    let cargo = &mut house.cargo(&bench);
    // Counts are compared with the plain search, not with those of an earlier run.
    house.run(step, cargo.env("GUNGRAUN_RUNNER", runner))?;
    let plain = count(house, PLAIN)?;
    for (name, bound) in BOUNDS {
        let ratio = count(house, name)? / plain;
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

/// The instructions of one bench.
fn count(house: &House, name: &str) -> Result<f64, Stop> {
    let file = house
        .root
        .join(COUNTS)
        .join(name)
        .join(format!("callgrind.{name}.out"));
    let text = fs::read_to_string(&file).unwrap_or_default();
    totals(&text).ok_or_else(|| Stop::Missing(format!("no count in {}", file.display())))
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
