//! The tables of docs/speed.md.

use super::figures::{Figures, short, time};
use super::rows::{Beside, Must, ROWS, Row};

/// Ours beside the baselines, a row of Markdown for each thing measured.
pub(super) fn ratios(figures: &Figures) -> String {
    let mut table = String::from(
        "| what | at | ours | beside | which takes | ratio | must | reached |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for row in ROWS {
        table += &Measured::new(figures, row).line(row);
    }
    table
}

/// A build for any machine beside one for this machine's own processor.
pub(super) fn native(portable: &Figures, native: &Figures) -> String {
    let mut table = String::from(
        "| what | at | portable | native | portable : native | at most 1.5 |\n\
         | --- | --- | --- | --- | --- | --- |\n",
    );
    let mut last = "";
    for row in ROWS.iter().filter(|row| row.group != "link-255x255") {
        let name = (row.group, row.columns.first());
        if name.0 == last && row.columns.len() != 8 && row.columns != ["down"] {
            continue;
        }
        last = row.group;
        let (slow, fast) = (ours(portable, row), ours(native, row));
        let ratios = divided(&slow, &fast);
        let reached = ratios.iter().map(|ratio| ratio.map(|ratio| ratio <= 1.5));
        table += &format!(
            "| {} | {} | {} | {} | {} | {} |\n",
            row.what,
            at(row),
            times(&slow),
            times(&fast),
            list(&ratios, short),
            said(reached),
        );
    }
    table
}

/// Figures that may be missing, a column each.
type Columns = Vec<Option<f64>>;

fn ours(figures: &Figures, row: &Row) -> Columns {
    let columns = row.columns.iter();
    columns
        .map(|column| figures.of(row.group, "ours", column))
        .collect()
}

struct Measured {
    ours: Columns,
    beside: Columns,
    ratios: Columns,
}

impl Measured {
    fn new(figures: &Figures, row: &Row) -> Self {
        let ours = ours(figures, row);
        let beside = |column: &&str| match row.beside {
            Beside::Nothing => None,
            Beside::Baseline(who) => figures.of(row.group, who, column),
            Beside::Ours(group) => figures.of(group, "ours", column),
            Beside::Column(other) => figures.of(row.group, "ours", other),
        };
        let beside: Columns = row.columns.iter().map(beside).collect();
        // How many times as fast as a baseline, but how many times as slow as a figure of our own.
        let ratios = match row.beside {
            Beside::Baseline(_) => divided(&beside, &ours),
            _ => divided(&ours, &beside),
        };
        Self {
            ours,
            beside,
            ratios,
        }
    }

    fn line(&self, row: &Row) -> String {
        let beside = match row.beside {
            Beside::Nothing => String::new(),
            Beside::Baseline(who) => format!("`{who}`"),
            Beside::Ours(group) => format!("our {}", group.replacen('-', " ", 1)),
            Beside::Column(column) => format!("our own, {column}"),
        };
        let (theirs, ratios) = match row.beside {
            Beside::Nothing => (String::new(), String::new()),
            _ => (times(&self.beside), list(&self.ratios, short)),
        };
        format!(
            "| {} | {} | {} | {beside} | {theirs} | {ratios} | {} | {} |\n",
            row.what,
            at(row),
            times(&self.ours),
            must(row),
            self.reached(row),
        )
    }

    fn reached(&self, row: &Row) -> String {
        let holds = |column: usize, must: f64| match row.must {
            Must::Faster(_) => self.ratios[column].map(|ratio| ratio >= must),
            Must::Slower(_) => self.ratios[column].map(|ratio| ratio <= must),
            _ => self.ours[column].map(|ns| ns <= must),
        };
        if let Must::Said(what) = row.must {
            // The bench would have stopped.
            let measured = self.ours.iter().map(|ns| ns.map(|_| true));
            return if what.is_empty() {
                String::new()
            } else {
                said(measured)
            };
        }
        let columns = 0..row.columns.len();
        let named = columns.filter_map(|column| Some((column, row.must.number(column)?)));
        said(named.map(|(column, must)| holds(column, must)))
    }
}

/// Yes if all hold; where one was not measured, that is said.
fn said(holds: impl Iterator<Item = Option<bool>>) -> String {
    let word = match holds.collect::<Option<Vec<bool>>>() {
        None => "not measured",
        Some(holds) if holds.iter().all(|&holds| holds) => "yes",
        Some(_) => "**no**",
    };
    word.into()
}

fn divided(above: &Columns, below: &Columns) -> Columns {
    let pairs = above.iter().zip(below);
    pairs
        .map(|(above, below)| Some((*above)? / (*below)?))
        .collect()
}

fn at(row: &Row) -> String {
    match row.columns {
        ["all"] => String::new(),
        ["100", ..] => format!("{} %", row.columns.join(" / ")),
        _ => row.columns.join(" / "),
    }
}

fn times(columns: &Columns) -> String {
    list(columns, time)
}

fn list(columns: &Columns, written: fn(f64) -> String) -> String {
    let written = columns.iter().map(|it| it.map_or("?".into(), written));
    written.collect::<Vec<_>>().join(" / ")
}

fn must(row: &Row) -> String {
    let numbers = |list: &[f64]| {
        let number = |&number: &f64| match number {
            0.0 => "–".into(),
            _ => format!("{number}"),
        };
        list.iter().map(number).collect::<Vec<_>>().join(" / ")
    };
    match row.must {
        Must::Said(what) => what.into(),
        Must::Faster(list) => format!("at least {}", numbers(list)),
        Must::Slower(list) => format!("at most {}", numbers(list)),
        Must::Within(ns) => format!("at most {}", time(ns)),
    }
}
