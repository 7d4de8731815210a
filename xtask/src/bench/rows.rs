//! What is measured, beside what, and what must be reached. The benches in crates/bench have the same names.

use crate::house::GRAVITIES;

/// A row of the table.
pub(super) struct Row {
    pub(super) what: &'static str,
    /// Of the bench.
    pub(super) group: &'static str,
    /// Fills, gravities, or `all`.
    pub(super) columns: &'static [&'static str],
    pub(super) beside: Beside,
    pub(super) must: Must,
}

/// What a row is compared with.
pub(super) enum Beside {
    Nothing,
    /// A baseline on the same boards.
    Baseline(&'static str),
    /// The engine's own figures of that group, column by column.
    Ours(&'static str),
    /// The engine's own figure of one column of the same group.
    Column(&'static str),
}

/// What must be reached in each column, or in all if there is one number.
pub(super) enum Must {
    /// The bench itself fails where this does not hold, or there is nothing to hold.
    Said(&'static str),
    /// So many times as fast as the baseline; 0 where no number is named.
    Faster(&'static [f64]),
    /// At most so many times as slow as our own figure; 0 where no number is named.
    Slower(&'static [f64]),
    /// At most so many nanoseconds.
    Within(f64),
}

const FILLS: &[&str] = &["100", "75", "50", "25"];
const ALL: &[&str] = &["all"];
/// Without the first, which is none.
const FALLING: &[&str] = GRAVITIES.split_at(1).1;

const fn row(
    what: &'static str,
    group: &'static str,
    columns: &'static [&'static str],
    beside: Beside,
    must: Must,
) -> Row {
    Row {
        what,
        group,
        columns,
        beside,
        must,
    }
}

use Beside::{Baseline, Column, Nothing, Ours};
use Must::{Faster, Said, Slower, Within};

const NO_MUST: Must = Said("");

#[rustfmt::skip]
pub(super) const ROWS: &[Row] = &[
    row("link, 18×8", "link-18x8", FILLS, Baseline("android"), Faster(&[8.0, 0.0, 0.0, 10.0])),
    row("link, 18×8", "link-18x8", FILLS, Baseline("rpgmaker"), Faster(&[100.0])),
    row("link, 18×8", "link-18x8", FILLS, Baseline("linkup"), NO_MUST),
    row("link, 18×8", "link-18x8", FILLS, Baseline("bfs01"), NO_MUST),
    row("link, 14×6", "link-14x6", FILLS, Baseline("android"), NO_MUST),
    row("link, 24×12", "link-24x12", FILLS, Baseline("android"), NO_MUST),
    row("link, 30×16", "link-30x16", FILLS, Baseline("android"), NO_MUST),
    row("link, 255×255", "link-255x255", FILLS, Baseline("android"), NO_MUST),
    row("link, 255×255", "link-255x255", FILLS, Ours("link-18x8"), Slower(&[5.0])),
    row("best path, 18×8", "path-18x8", FILLS, Ours("link-18x8"), Slower(&[2.0, 0.0, 0.0, 8.0])),
    row("first move, 18×8", "first-18x8", FILLS, Baseline("android"), NO_MUST),
    row("all moves, 18×8", "moves-18x8", FILLS, Baseline("android"), NO_MUST),
    row("all moves, 30×16", "moves-30x16", FILLS, Baseline("android"), NO_MUST),
    row("all moves, 100×100", "moves-100x100", FILLS, Baseline("android"), Faster(&[10.0])),
    row("a move and the list of all after it, 18×8", "game-18x8", ALL, Baseline("afresh"), NO_MUST),
    row("a move and the list of all after it, 18×8", "game-18x8", ALL, Baseline("moves alone"), NO_MUST),
    row("a move and the list of all after it, 30×16", "game-30x16", ALL, Baseline("afresh"), NO_MUST),
    row("a move and the list of all after it, 62×62", "game-62x62", ALL, Baseline("afresh"), NO_MUST),
    row("deal, 18×8", "deal-18x8", &["none"], Nothing, Within(50_000.0)),
    row("deal with gravity, 18×8", "deal-18x8", FALLING, Column("none"), Slower(&[3.0])),
    row("deal, 30×16", "deal-30x16", &["none"], Nothing, NO_MUST),
    row("uniform deal, 18×8", "uniform-18x8", ALL, Nothing, Within(3_000_000.0)),
    row("solver, 18×8", "solve-18x8", &["none"], Nothing, Said("0 of 200 unknown")),
    row("solver, 18×8", "solve-18x8", &["down"], Nothing, Said("95 % decided, some proofs")),
    row("regroup after a shift, 8×8", "regroup-8x8", ALL, Baseline("tutorial"), Faster(&[20.0])),
    row("regroup after a shift, 32×32", "regroup-32x32", ALL, Baseline("tutorial"), Faster(&[2000.0])),
    row("Netslide deal, 5×5", "netslide-5x5", ALL, Nothing, NO_MUST),
    row("Netslide deal, 32×32 wrapping", "netslide-32x32", ALL, Nothing, NO_MUST),
];

impl Must {
    /// The number for a column, if one is named.
    pub(super) fn number(&self, column: usize) -> Option<f64> {
        let list: &[f64] = match self {
            Said(_) => &[],
            Within(ns) => std::slice::from_ref(ns),
            Faster(list) | Slower(list) => list,
        };
        let number = if list.len() == 1 {
            list.first()
        } else {
            list.get(column)
        };
        number.copied().filter(|&number| number > 0.0)
    }
}
