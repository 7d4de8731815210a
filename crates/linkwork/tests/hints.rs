//! Games in which only hints are played.
//!
//! `LINKWORK_GAMES` says how many games a rule set: 5 if it is not set. `cargo xtask long` asks for 200.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::pairs::{BUDGET, Board, Deal, Gravity, KeepsWin, Move, Rules};

/// Whether a game in which only hints are played is won. A hint is asked for anew at each step, and each must
/// keep its word.
fn is_won_by_hints(mut board: Board) -> bool {
    while let Some(hint) = board.hint(BUDGET) {
        assert_ne!(hint.keeps_win, KeepsWin::No, "{}", board.layout());
        board.play(Move::Join(hint.pair)).unwrap();
        if hint.keeps_win == KeepsWin::Unknown {
            continue;
        }
        let after = board.solve(BUDGET).verdict.name();
        assert_ne!(
            after,
            "unsolvable",
            "proved to keep the win:\n{}",
            board.layout()
        );
    }
    board.tiles() == 0
}

fn won(gravity: Gravity) -> (u64, u64) {
    let games = std::env::var("LINKWORK_GAMES").map_or(5, |games| games.parse().unwrap());
    let rules = Rules {
        gravity,
        ..Rules::default()
    };
    let deal = Deal::new("18x8".parse().unwrap(), 36)
        .unwrap()
        .with_rules(rules);
    let board = |index| deal.board("hints".parse().unwrap(), index).unwrap().board;
    let won = (0..games)
        .filter(|&index| is_won_by_hints(board(index)))
        .count() as u64;
    println!("{gravity}: {won} of {games} won by hints alone");
    (won, games)
}

#[test]
fn without_gravity_hints_win_every_game() {
    let (won, games) = won(Gravity::None);
    assert_eq!(won, games);
}

#[test]
fn with_gravity_hints_win_nearly_every_game() {
    for gravity in Gravity::ALL.into_iter().skip(1) {
        let (won, games) = won(gravity);
        assert!(won * 100 >= games * 99, "{gravity}: {won} of {games}");
    }
}
