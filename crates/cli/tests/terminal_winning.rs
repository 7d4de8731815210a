//! Whether a game can still be won, in a real terminal (tmux): the light, games by hints alone, and the way out
//! of a game that went wrong.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod home;
mod tmux;

use std::fs;

use home::{Home, ID, at, kill};
use linkwork::{
    game::Verdict,
    pairs::{Board, Move, Pair},
};
use tmux::Tmux;

/// A pair that must not be taken, and after which some pair links.
fn trap(board: &Board) -> Option<Pair> {
    board.moves().into_iter().find(|pair| {
        let mut board = board.clone();
        board.play(Move::Join(*pair)).unwrap();
        board.solve(10_000).verdict == Verdict::Unsolvable && board.first_move().is_some()
    })
}

/// The cells that the hint on the screen names.
fn hinted(screen: &str) -> Option<String> {
    let (_, after) = screen.split_once("Hint: ")?;
    let (_, cells) = after.split_once(", ")?;
    let (cells, _) = cells.split_once('.')?;
    let (a, b) = cells.split_once(" and ")?;
    Some(format!("{a} {b}"))
}

#[test]
fn hints_alone_win_a_game() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} '{ID}'", home.program()));
    tmux.see("✓ can be won");
    for left in (0..24).rev() {
        tmux.type_text("i");
        tmux.see("Proved: the game can still be won after this pair.");
        tmux.command(&hinted(&tmux.screen()).unwrap());
        tmux.see(&format!("{} tiles left", 2 * left));
    }
    tmux.see("Won!");
    tmux.see("Assisted: with undo, shuffle or hint.");
    tmux.type_text("q");
    tmux.see("Won: time");
}

/// Plays good pairs until a wrong one can be taken, and takes it.
fn go_wrong(home: &Home, tmux: &Tmux) {
    loop {
        let (board, undo) = home.position();
        let wrong = trap(&board);
        let good = || board.hint(10_000).unwrap().pair;
        tmux.command(&at(wrong.unwrap_or_else(good)));
        tmux.see(&format!("u Undo {}", undo + 1));
        if wrong.is_some() {
            return;
        }
    }
}

#[test]
fn a_game_gone_wrong_is_shown_the_way_out_and_won() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} '{ID}'", home.program()));
    tmux.see("✓ can be won");
    go_wrong(&home, &tmux);
    tmux.see("✗ cannot be won");
    tmux.see("From here the game cannot be won: w shows from");
    let (_, moves) = home.position();
    tmux.type_text("w");
    tmux.see("One move back the game could still be won");
    tmux.key("Enter");
    tmux.see("Taken back: one move.");
    tmux.see("✓ can be won");
    // It goes on by itself, and a key stops it.
    tmux.see("2/");
    tmux.key("Escape");
    tmux.see("You play on from here.");
    let (board, stopped) = home.position();
    assert!(stopped > moves, "{stopped} moves, {moves} before");
    // Killed while it plays, it loses nothing that was shown.
    tmux.type_text("w");
    tmux.see("From here the game can be won");
    tmux.key("Enter");
    tmux.see("2/");
    kill(&home);
    let (after, undo) = home.position();
    assert!(undo >= stopped + 2 && after.tiles() + 2 * (undo - stopped) == board.tiles());

    let tmux = Tmux::new(80, 24);
    tmux.line(&home.program());
    tmux.see("Go on: Pairs, 8×6");
    tmux.key("Enter");
    tmux.see("✓ can be won");
    tmux.command("show");
    tmux.see("From here the game can be won");
    tmux.key("Enter");
    tmux.see("Space: next pair");
    for _ in 0..24 {
        tmux.type_text(" ");
    }
    tmux.see("Won!");
    tmux.see("Assisted");
    assert_eq!(home.position().0.tiles(), 0);
}

#[test]
fn a_game_at_rest_leaves_the_machine_alone() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("exec {} 'pairs:18x8,k36#5eed/0'", home.program()));
    tmux.see("✓ can be won");
    let stat = format!("/proc/{}/stat", tmux.state("pane_pid"));
    // Ticks of a hundredth of a second in the program and in the system for it.
    let used = || {
        let text = fs::read_to_string(&stat).unwrap();
        let fields: Vec<&str> = text
            .rsplit(')')
            .next()
            .unwrap()
            .split_whitespace()
            .collect();
        let ticks = |n: usize| fields[n].parse::<u64>().unwrap();
        ticks(11) + ticks(12)
    };
    let before = used();
    std::thread::sleep(std::time::Duration::from_secs(2));
    let ticks = used() - before;
    assert!(ticks < 60, "{ticks} of 200");
}
