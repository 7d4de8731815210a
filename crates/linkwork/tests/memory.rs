//! How much memory boards and searches take, as the system counts it. Only Linux tells in a file.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::pairs::{BUDGET, Board, Deal, Gravity, Guarantee, OpenPairs, Rules, Solver};
use std::fs;

/// A line of what the system says of this process, in bytes.
fn memory(name: &str) -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix(name))
        .unwrap();
    let number = line
        .trim_start_matches(':')
        .trim()
        .trim_end_matches("kB")
        .trim();
    number.parse::<usize>().unwrap() * 1024
}

fn deal(size: &str, kinds: usize, gravity: Gravity, index: u64) -> Board {
    let rules = Rules {
        gravity,
        ..Rules::default()
    };
    let deal = Deal::new(size.parse().unwrap(), kinds)
        .unwrap()
        .with_rules(rules);
    let deal = deal.with_guarantee(Guarantee::Any);
    deal.board("memory".parse().unwrap(), index).unwrap().board
}

/// One test, so that nothing else runs in the process meanwhile.
#[test]
fn boards_and_searches_stay_within_their_bounds() {
    let board = deal("254x255", 250, Gravity::None, 0);
    let before = memory("VmRSS");
    let boards = vec![board.clone(); 100];
    let each = (memory("VmRSS") - before) / boards.len();
    println!("a board of 254x255 takes {each} bytes");
    assert!((200_000..1_000_000).contains(&each), "{each} bytes a board");
    drop(boards);

    let before = memory("VmRSS");
    let lists: Vec<OpenPairs> = (0..100).map(|_| OpenPairs::of(&board)).collect();
    let each = memory("VmRSS").saturating_sub(before) / lists.len();
    println!(
        "the list of its {} pairs takes {each} bytes",
        lists[0].pairs().len()
    );
    assert!(each < 100_000, "{each} bytes a list");

    // Most such boards spend the whole budget: no way to win is found, and none is proved not to be.
    let spends_all = |index| {
        let mut solver = Solver::new(&deal("18x8", 36, Gravity::Left, index), BUDGET);
        while solver.run(100_000).is_none() {}
        solver.positions() >= BUDGET
    };
    assert!((0..10).any(spends_all));
    let most = memory("VmHWM");
    println!("a million positions take at most {most} bytes, with all that this process has");
    assert!(most < 500_000_000, "{most} bytes");
}
