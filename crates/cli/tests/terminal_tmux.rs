//! The game as a person plays it: the built program in a real terminal (tmux), from the first key to a
//! win, with kills, second terminals and resizes between.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod home;
mod tmux;

use std::{fs, process::Command};

use home::{Home, ID, at, kill};
use linkwork::{
    Id, Pos,
    id::PairsId,
    pairs::{Deal, Pair},
};
use tmux::Tmux;

fn solution() -> Vec<Pair> {
    let Ok(Id::Pairs(PairsId::Dealt(deal, seed, index))) = ID.parse() else {
        panic!("not a dealt id")
    };
    let deal: Deal = deal;
    deal.board(seed, index).unwrap().solution.unwrap()
}

/// The keys that choose a cell, from wherever the cursor is.
fn walk(pos: Pos) -> String {
    let (right, down) = (usize::from(pos.col), usize::from(pos.row));
    format!("g{}{} ", "l".repeat(right), "j".repeat(down))
}

#[test]
fn keys_alone_win_a_dealt_game() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} '{ID}'", home.program()));
    tmux.see("48 tiles left");
    for (n, pair) in (1..).zip(solution()) {
        tmux.type_text(&format!("{}{}", walk(pair.a), walk(pair.b)));
        let left = 48 - 2 * n;
        tmux.see(if left == 0 { "Won!" } else { "left" });
        tmux.until("the pair gone", |screen| {
            screen.contains(&format!("{left} tiles left"))
        });
    }
    tmux.see("Without undo, shuffle or hint.");
    tmux.type_text("q");
    tmux.see("Won: time");
    tmux.restored();
}

#[test]
fn a_killed_game_loses_nothing() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} '{ID}'", home.program()));
    tmux.see("48 tiles left");
    let solution = solution();
    for (n, pair) in (1..).zip(&solution[..3]) {
        tmux.command(&at(*pair));
        tmux.see(&format!("u Undo {n}"));
    }
    kill(&home);
    let after_three = home.board();

    let tmux = Tmux::new(80, 24);
    tmux.line(&home.program());
    tmux.see("Go on: Pairs, 8×6, 42 tiles left");
    tmux.key("Enter");
    tmux.see("u Undo 3");
    tmux.type_text("uuu");
    tmux.see("48 tiles left");
    tmux.type_text("rrr");
    tmux.see("42 tiles left");
    assert_eq!(home.board(), after_three);
    for pair in &solution[3..] {
        tmux.command(&at(*pair));
    }
    tmux.see("Won!");
    tmux.see("Assisted");
    tmux.type_text("q");
    tmux.see("Won: time");
}

#[test]
fn a_second_terminal_plays_a_copy_and_says_so() {
    let (home, first, second) = (Home::new(), Tmux::new(80, 24), Tmux::new(80, 24));
    let solution = solution();
    first.line(&format!("{} '{ID}'", home.program()));
    first.see("48 tiles left");
    first.command(&at(solution[0]));
    first.see("46 tiles left");
    let board = home.board();

    second.line(&home.program());
    second.see("a copy: another terminal has the saved game");
    second.key("Enter");
    second.see("46 tiles left");
    second.command(&at(solution[1]));
    second.see("44 tiles left");
    second.see("a copy: another terminal has the saved game");
    assert_eq!(home.board(), board, "the copy leaves the first game alone");
    second.type_text("q");
    second.see("The game is saved");
    first.type_text("u");
    first.see("48 tiles left");
    first.type_text("q");
    first.see("The game is saved");
}

#[test]
fn a_copy_of_a_game_that_nobody_has_touched() {
    let (home, first, second) = (Home::new(), Tmux::new(80, 24), Tmux::new(80, 24));
    first.line(&format!("{} '{ID}'", home.program()));
    first.see("48 tiles left");
    second.line(&home.program());
    second.see("a copy: another terminal has the saved game");
    second.see("Go on");
    second.key("Enter");
    second.see("u Undo");
    second.command("id");
    second.see(&format!("This game: {ID}"));
    second.type_text("q");
    second.see("The game is saved");
    second.line(&format!("clear; {}", home.program()));
    second.see("48 tiles left");
    first.type_text("q");
    first.see("The game is saved");
}

#[test]
fn signals_and_ctrl_c_give_the_terminal_back() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} '{ID}'; echo code-$?", home.program()));
    tmux.see("48 tiles left");
    assert_eq!(tmux.state("alternate_on"), "1");
    tmux.key("C-c");
    tmux.see("code-130");
    tmux.restored();

    let term = "sh -c 'sleep 1; kill -TERM $PPID' &";
    tmux.line(&format!(
        "sh -c '{} exec {}'; echo ended-$?",
        term.replace('\'', "\"").replace("$PPID", "$$"),
        home.program()
    ));
    tmux.see("ended-130");
    tmux.restored();
}

#[test]
fn the_screen_follows_the_terminal() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} 'pairs:18x8,k36#5eed/0'", home.program()));
    tmux.see("144 tiles left");
    tmux.type_text(" ");
    tmux.see("Chosen i4");
    tmux.resize(40, 20);
    tmux.see("of a–r");
    tmux.see("{2G}");
    tmux.resize(12, 5);
    tmux.resize(120, 40);
    tmux.until("the whole board", |screen| {
        !screen.contains("of a–r") && screen.contains("{2G}")
    });
    tmux.type_text("q");
    tmux.see("The game is saved");
}

#[test]
fn the_mouse_chooses_and_presses_buttons() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} 'pairs::11/22'", home.program()));
    tmux.see("4 tiles left");
    let click = |word: &str| {
        let screen = tmux.screen();
        let (y, line) = screen
            .lines()
            .enumerate()
            .find(|(_, line)| line.contains(word))
            .unwrap();
        let x = line[..line.find(word).unwrap()].chars().count();
        // What a terminal sends for a click, in its own coordinates from 1.
        tmux.type_text(&format!("\x1b[<0;{};{}M", x + 1, y + 1));
    };
    click("A");
    tmux.see("Chosen a1: A.");
    tmux.command("a1 b1");
    tmux.see("2 tiles left");
    click("Undo 1");
    tmux.see("4 tiles left");
    click("Pause");
    tmux.see("Paused");
    click("Quit");
    tmux.see("The game is saved");
}

#[test]
fn no_color_means_no_colour() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("NO_COLOR=1 {} '{ID}'", home.program()));
    tmux.see("48 tiles left");
    // A colour of its own for letters or ground: 30 to 49 (39 and 49 mean none), 90 to 107.
    let coloured = |screen: &str| {
        screen.split("\x1b[").skip(1).any(|after| {
            let mut codes = after.split('m').next().unwrap_or("").split(';');
            codes.any(|code| matches!(code.parse(), Ok(30..=38 | 40..=48 | 90..=107)))
        })
    };
    assert!(!coloured(&tmux.coloured()));
    tmux.type_text("q");
    tmux.see("The game is saved");
    tmux.line(&format!("clear; {} '{ID}'", home.program()));
    tmux.see("48 tiles left");
    assert!(
        coloured(&tmux.coloured()),
        "the same with colours, so that this test can fail"
    );
}

#[test]
fn a_bad_save_is_named_and_kept() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    let bad = b"linkwork save 99\ngame pairs::11\n";
    fs::write(home.save("game.save"), bad).unwrap();
    tmux.line(&home.program());
    tmux.see("game.save cannot be read: save line 1");
    tmux.type_text("q");
    tmux.until("the shell", |screen| screen.trim_end().ends_with("ready$"));
    assert_eq!(fs::read(home.save("game.save")).unwrap(), bad);
    tmux.line(&format!("{} '{ID}'", home.program()));
    tmux.see("48 tiles left");
    assert_eq!(fs::read(home.save("game.bad-1")).unwrap(), bad);
}

#[test]
fn without_a_terminal_there_is_one_sentence() {
    let home = Home::new();
    let mut words = home.program();
    words.push_str(" pairs::11");
    let mut words = words.split(' ');
    let output = Command::new(words.next().unwrap())
        .args(words)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("needs a terminal") && said.lines().count() == 1,
        "{said}"
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn what_cannot_be_played_is_said_before_the_screen_is_taken() {
    let (home, tmux) = (Home::new(), Tmux::new(100, 24));
    tmux.line(&format!("{} --size 3x3; echo code-$?", home.program()));
    tmux.see("An odd number of cells (9) cannot be dealt in pairs.");
    tmux.see("code-2");
    tmux.line(&format!(
        "clear; {} pairs:junk; echo code-$?",
        home.program()
    ));
    tmux.see("code-3");
    let open = home.program().replace(" play", " open");
    for (what, why) in [
        ("nosuch.save", "nosuch.save: no such file, and no id either"),
        ("./a:b", "./a:b: no such file, and no id either"),
        ("pairs::1..2/z", "pairs::1..2/z: "),
    ] {
        tmux.line(&format!("clear; {open} '{what}'; echo code-$?"));
        tmux.see(&format!("linkwork: {why}"));
        tmux.see("code-3");
    }
    tmux.line(&format!(
        "clear; {} --size 2x2 --kinds 2 --seed a",
        home.program()
    ));
    tmux.see("4 tiles left");
}

#[test]
fn a_terminal_that_goes_away_takes_the_game_with_it() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("exec {} {ID}", home.program()));
    tmux.see("48 tiles");
    let pid = tmux.state("pane_pid");
    drop(tmux);
    // Gone, or a zombie where nobody collects orphans.
    let is_gone = || {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat"));
        stat.map_or(true, |stat| stat.contains(") Z "))
    };
    let begun = std::time::Instant::now();
    while !is_gone() {
        assert!(
            begun.elapsed() < std::time::Duration::from_secs(20),
            "the game goes on without a terminal"
        );
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert!(home.board().contains('1'), "and the save is whole");
}

#[test]
fn a_burst_of_keys_leaves_the_game_all_ears() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} {ID}; echo code-$?", home.program()));
    tmux.see("48 tiles");
    // More than any buffer on the way holds, then Ctrl-C at once.
    tmux.type_text(&"l".repeat(6000));
    tmux.key("C-c");
    tmux.see("code-130");
}

#[test]
fn a_folder_that_cannot_hold_the_save_is_named() {
    let (home, tmux) = (Home::new(), Tmux::new(100, 24));
    let file = home.save("no-folder");
    fs::write(&file, "").unwrap();
    let game = env!("CARGO_BIN_EXE_linkwork");
    tmux.line(&format!(
        "{game} play --save-dir {}; echo code-$?",
        file.display()
    ));
    tmux.see("no-folder: ");
    tmux.see("code-3");
}
