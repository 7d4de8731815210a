//! The figures that criterion leaves behind, read without a JSON library: two files whose form is known.

use std::fs;
use std::path::{Path, PathBuf};

/// Where one run's figures lie.
pub(super) struct Figures(pub(super) PathBuf);

impl Figures {
    /// Nanoseconds for one question in the fastest sample; whatever else the machine does only adds to it.
    pub(super) fn of(&self, group: &str, who: &str, column: &str) -> Option<f64> {
        let folder = self.0.join(group).join(who).join(column).join("new");
        let questions = numbers(&folder.join("benchmark.json"), "\"Elements\":")?;
        let (rounds, times) = (
            numbers(&folder.join("sample.json"), "\"iters\":")?,
            numbers(&folder.join("sample.json"), "\"times\":")?,
        );
        let round = rounds
            .iter()
            .zip(times)
            .map(|(rounds, time)| time / rounds)
            .min_by(f64::total_cmp)?;
        Some(round / questions.first()?)
    }
}

/// The numbers that follow a key, a list of them or one.
fn numbers(path: &Path, key: &str) -> Option<Vec<f64>> {
    let text = fs::read_to_string(path).ok()?;
    let rest = text.split_once(key)?.1;
    let list = rest.trim_start_matches('[').split([']', '}']).next()?;
    list.split(',')
        .map(|number| number.trim().parse().ok())
        .collect()
}

/// A time in the unit that suits it.
pub(super) fn time(ns: f64) -> String {
    let (number, unit) = match ns {
        ..1e3 => (ns, "ns"),
        ..1e6 => (ns / 1e3, "µs"),
        _ => (ns / 1e6, "ms"),
    };
    format!("{} {unit}", short(number))
}

/// About three digits.
pub(super) fn short(number: f64) -> String {
    let digits = match number {
        ..10.0 => 2,
        ..100.0 => 1,
        _ => 0,
    };
    format!("{number:.digits$}")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_and_written() {
        let folder = std::env::temp_dir().join(format!("linkwork-figures-{}", std::process::id()));
        let new = folder.join("link/ours/100/new");
        fs::create_dir_all(&new).unwrap();
        let sample = r#"{"sampling_mode":"Flat","iters":[2.0,4.0],"times":[500.0,800.0]}"#;
        fs::write(new.join("sample.json"), sample).unwrap();
        let bench = r#"{"group_id":"link","throughput":{"Elements":50},"title":"link"}"#;
        fs::write(new.join("benchmark.json"), bench).unwrap();
        let figures = Figures(folder.clone());
        assert_eq!(figures.of("link", "ours", "100"), Some(4.0));
        assert_eq!(figures.of("link", "ours", "75"), None);
        fs::remove_dir_all(folder).unwrap();
        let times = [4.987, 12.34, 999.0, 15_500.0, 1_300_000.0].map(time);
        assert_eq!(
            times,
            ["4.99 ns", "12.3 ns", "999 ns", "15.5 µs", "1.30 ms"]
        );
    }
}
