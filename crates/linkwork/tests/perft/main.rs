//! How many sequences of moves there are: wrong moves, missing moves and wrong falls all change it.
//!
//! The table was counted by another program: a search over (cell, direction) that knows nothing of runs.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::pairs::{Board, Rules};
use linkwork::perft;
use serde_json::Value;

#[test]
fn the_table_holds() {
    let table = include_str!("table.jsonl");
    let mut rows = 0;
    for line in table.lines() {
        let row: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| row[key].as_str().unwrap();
        let rules = Rules {
            turns: text("turns").parse().unwrap(),
            ring: row["ring"].as_bool().unwrap(),
            gravity: text("gravity").parse().unwrap(),
        };
        let board = Board::new(&text("board").parse().unwrap(), rules);
        let expected = row["perft"].as_array().unwrap();
        for (depth, count) in (1..).zip(expected) {
            assert_eq!(
                perft(&board, depth),
                count.as_u64().unwrap(),
                "depth {depth} of {line}"
            );
        }
        rows += 1;
    }
    assert_eq!(rows, 162);
}
