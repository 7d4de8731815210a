//! The tutorial's groups are the engine's.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::Size;
use linkwork::lines::{Deal, Way};
use linkwork_bench::baselines::{in_order, tutorial};

#[test]
fn the_tutorial_finds_the_same_groups() {
    for (rows, cols) in [(1, 1), (1, 5), (4, 3), (5, 8), (9, 9)] {
        let size = Size::new(rows, cols).unwrap();
        for way in Way::ALL {
            for index in 0..20 {
                let board = Deal::new(way, size)
                    .board("groups".parse().unwrap(), index)
                    .board;
                let groups = board.groups().into_iter();
                let listed: Vec<_> = groups.map(|group| (group.cells, group.closed)).collect();
                // The tutorial knows no blank tiles: to it each is a closed group of its own.
                let blank = |cells: &[_]| board.mask(cells[0]).unwrap().bits() == 0;
                let mut theirs = in_order(size, tutorial(&board));
                theirs.retain(|(cells, _)| !blank(cells));
                assert_eq!(theirs, listed, "{board}");
            }
        }
    }
}
