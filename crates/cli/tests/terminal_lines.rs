//! The lines games as a person plays them: the built program in a real terminal (tmux), a whole game of
//! each way to play.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod tmux;

use std::{fs, path::PathBuf, thread::sleep, time::Duration};

use linkwork::{
    Id, Pos, Status, Verdict,
    id::LinesId,
    lines::{Board, Goal, Lane, Move, Round, Shift},
    session::{Session, Table},
};
use tempfile::TempDir;
use tmux::Tmux;

/// A folder for saves, and the program that uses it.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn program(&self) -> String {
        let (binary, folder) = (env!("CARGO_BIN_EXE_linkwork"), self.0.path().display());
        format!("{binary} play --lang en --save-dir {folder}")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The board in the save.
    fn board(&self) -> String {
        let session = Session::open(&fs::read_to_string(self.file("game.save")).unwrap()).unwrap();
        let Table::Lines(table) = session.table() else {
            panic!("no lines game")
        };
        table.round.board().to_string()
    }
}

fn round(id: &str) -> Round {
    match id.parse() {
        Ok(Id::Lines(id)) => LinesId::round(&id),
        other => panic!("{other:?}"),
    }
}

/// The keys that put the cursor on a cell, from wherever it is.
fn walk(pos: Pos) -> String {
    let (right, down) = (usize::from(pos.col), usize::from(pos.row));
    format!("g{}{}", "l".repeat(right), "j".repeat(down))
}

/// The keys of a shift, step by step.
fn keys(board: &Board, shift: Shift) -> String {
    let len = board.lane_len(shift.lane).unwrap();
    let forward = shift.first_step(len).by > 0;
    let (pos, key) = match (shift.lane, forward) {
        (Lane::Row(row), true) => (Pos::new(row, 0), "L"),
        (Lane::Row(row), false) => (Pos::new(row, 0), "H"),
        (Lane::Column(col), true) => (Pos::new(0, col), "J"),
        (Lane::Column(col), false) => (Pos::new(0, col), "K"),
    };
    walk(pos) + &key.repeat(shift.steps(len).into())
}

#[test]
fn keys_alone_solve_a_netslide_and_the_best_result_is_kept() {
    const ID: &str = "lines:netslide,3x3#5eed/0";
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} '{ID}'", home.program()));
    tmux.see("form one closed net");
    let board = round(ID).board().clone();
    let solved = board.solve(Goal::OneNet, 1_000_000);
    let Verdict::Solved(shifts) = solved.verdict else {
        panic!("{}", solved.verdict.name())
    };
    for shift in shifts {
        tmux.type_text(&keys(&board, shift));
    }
    tmux.see("Won!");
    tmux.see(&format!("{} steps, par {0}", solved.steps));
    tmux.see("Without undo or hint.");
    tmux.see("A new best!");
    let best = fs::read_to_string(home.file("best-netslide-3x3.txt")).unwrap();
    let steps = format!(
        "linkwork best 1\nsetting netslide,3x3\nsteps {}\ntime ",
        solved.steps
    );
    assert!(best.starts_with(&steps), "{best}");
    tmux.type_text("q");
    tmux.see("Solved: time");
    tmux.restored();

    // The same again, with the hints: compared, not kept.
    tmux.line(&format!("clear; {} --new '{ID}'", home.program()));
    tmux.see("form one closed net");
    for n in (1..=solved.steps).rev() {
        tmux.type_text("i");
        tmux.see(if n == 1 {
            "That is the last step."
        } else {
            "no way is shorter"
        });
        let screen = tmux.screen();
        let hint = screen.split("Hint: ").nth(1).unwrap();
        // `row 3: 1 step right` is `row 3 right`.
        let words: Vec<&str> = hint
            .split([' ', ':', '.'])
            .filter(|word| !word.is_empty())
            .collect();
        tmux.command(&format!("{} {} {}", words[0], words[1], words[4]));
        tmux.until("the step", |screen| !screen.contains("Hint: "));
    }
    tmux.see("Assisted: with undo or hint.");
    tmux.see("Best so far:");
    assert!(!tmux.screen().contains("A new best!"));
    assert_eq!(
        fs::read_to_string(home.file("best-netslide-3x3.txt")).unwrap(),
        best
    );
}

/// At most two shifts that close a group, and a cell of it.
fn closing(round: &Round, depth: u32) -> Option<(Vec<Shift>, Pos)> {
    let closed = round
        .board()
        .groups()
        .into_iter()
        .find(|group| group.closed);
    if let Some(group) = closed {
        return Some((Vec::new(), group.cells[0]));
    }
    let shifts: Vec<Shift> = round.board().steps().filter(|_| depth > 0).collect();
    shifts.into_iter().find_map(|shift| {
        let mut next = round.clone();
        next.play(Move::Shift(shift)).ok()?;
        let (mut after, pos) = closing(&next, depth - 1)?;
        after.insert(0, shift);
        Some((after, pos))
    })
}

#[test]
fn a_round_of_polymer_is_played_to_its_end() {
    const ID: &str = "lines:polymer,8x8,shifts10#5eed/0";
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} '{ID}'", home.program()));
    tmux.see("10 shifts left");
    let mut round = round(ID);
    let mut taken = 0;
    while round.status() == Status::Playing {
        let found = closing(&round, 1).or_else(|| closing(&round, 2));
        let shift = "R0,1".parse().unwrap();
        let (shifts, pos) = found.map_or((vec![shift], None), |(shifts, pos)| (shifts, Some(pos)));
        for shift in shifts {
            tmux.type_text(&keys(round.board(), shift));
            if round.play(Move::Shift(shift)).is_err() {
                break;
            }
        }
        let left = round.shifts_left().unwrap();
        tmux.see(if left == 1 {
            "1 shift left"
        } else {
            "shifts left"
        });
        if let Some(pos) = pos.filter(|&pos| round.clone().play(Move::Take(pos)).is_ok()) {
            tmux.type_text(&format!("{} ", walk(pos)));
            round.play(Move::Take(pos)).unwrap();
            taken += 1;
            tmux.see(&format!("{} points", round.points()));
        }
    }
    assert!(taken > 0);
    tmux.see("No shifts are left");
    tmux.see(&format!(
        "{} points, largest {}",
        round.points(),
        round.largest()
    ));
    tmux.see("A new best!");
    let best = fs::read_to_string(home.file("best-polymer-8x8-shifts10.txt")).unwrap();
    let points = format!("points {}\nlargest {}\n", round.points(), round.largest());
    assert!(best.ends_with(&points), "{best}");
    tmux.type_text("q");
    tmux.see(&format!("No shifts are left: {} points.", round.points()));
    tmux.restored();
}

#[test]
fn a_clocked_round_ends_while_nobody_plays() {
    let (home, tmux) = (Home::new(), Tmux::new(40, 20));
    tmux.line(&format!(
        "{} 'lines:polymer,4x4,clock2#5eed/0'",
        home.program()
    ));
    tmux.see("0:02 left");
    tmux.see("Time is up");
    // A key meant for the board goes nowhere; the next game waits until the result can have been seen.
    tmux.type_text(" ");
    sleep(Duration::from_millis(800));
    tmux.see("Time is up");
    tmux.key("Enter");
    tmux.see("0:02 left");
}

#[test]
fn free_play_is_saved_and_goes_on_with_full_undo() {
    const ID: &str = "lines:free,8x8,wrap#5eed/0";
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} '{ID}'", home.program()));
    tmux.see("closed groups stand out");
    let start = home.board();
    tmux.type_text("gL");
    tmux.key("S-Down");
    tmux.see("Column a: 1 step down.");
    tmux.command("row 8 left 3");
    tmux.see("5 steps");
    let moved = home.board();
    assert_ne!(moved, start);
    tmux.type_text("q");
    tmux.see("The game is saved");
    tmux.line(&format!("clear; {}", home.program()));
    tmux.see("Go on: Lines, free, 8×8, 5 steps");
    tmux.key("Enter");
    tmux.see("u Undo 3");
    tmux.type_text("uuu");
    tmux.see("r Redo 3");
    assert_eq!(home.board(), start);
    tmux.type_text("rrr");
    tmux.see("r Redo 0");
    assert_eq!(home.board(), moved);
}

#[test]
fn the_mouse_drags_lanes_in_a_real_terminal() {
    let (home, tmux) = (Home::new(), Tmux::new(80, 24));
    tmux.line(&format!("{} 'lines:free:123/456/789'", home.program()));
    tmux.see("closed groups stand out");
    let screen = tmux.screen();
    let (y, line) = (1..)
        .zip(screen.lines())
        .find(|(_, line)| line.contains("2 <"))
        .unwrap();
    let x = line[..line.find("2 <").unwrap()].chars().count() + 6;
    // Button down, moved, up, as terminals tell it (SGR); places count from 1.
    let tell = |button: u8, x: usize, end: char| {
        tmux.type_text(&format!("\u{1b}[<{button};{x};{y}{end}"));
    };
    tell(0, x, 'M');
    tell(32, x + 4, 'M');
    tell(32, x + 14, 'M');
    tell(0, x + 14, 'm');
    tmux.see("Row 2: 1 step left.");
    assert_eq!(home.board(), "123\n564\n789");
}

#[test]
fn a_board_larger_than_the_terminal_scrolls() {
    let (home, tmux) = (Home::new(), Tmux::new(40, 20));
    tmux.line(&format!(
        "{} 'lines:netslide,32x32,s40#5eed/0'",
        home.program()
    ));
    tmux.see("of a–af");
    tmux.type_text("g");
    tmux.see("Columns a–");
    tmux.type_text("G");
    tmux.see("–32");
    tmux.type_text("L");
    tmux.see("Row 32: 1 step right.");
    tmux.resize(120, 40);
    tmux.until("the whole width", |screen| !screen.contains("Columns"));
    tmux.resize(12, 5);
    tmux.resize(80, 24);
    tmux.see("1 step");
}

#[test]
fn a_lines_game_is_dealt_by_flags() {
    let (home, tmux) = (Home::new(), Tmux::new(100, 24));
    let net = "--play netslide --size 5x3 --edge wrap --barriers 0.25 --steps 9 --seed a";
    tmux.line(&format!("{} {net}", home.program()));
    tmux.see("form one closed net");
    tmux.command("id");
    tmux.see("This game: lines:netslide,5x3,wrap,b0.25,s9#a/0");
    tmux.type_text("q");
    tmux.see("The game is saved");
    tmux.line(&format!(
        "clear; {} --new --play polymer --limit bombs",
        home.program()
    ));
    tmux.see("then take them");
    tmux.type_text("q");
    tmux.see("The game is saved");
    for (flags, why) in [
        (
            "--play free --kinds 3",
            "--kinds is for pairs games: leave --play out.",
        ),
        ("--steps 3", "--steps goes with --play netslide alone."),
        ("--play netslide --size 40x2", "each 2 to 32"),
        (
            "--play netslide --barriers 2",
            "the share of barriers must be 0 to 1",
        ),
    ] {
        tmux.line(&format!("clear; {} {flags}; echo code-$?", home.program()));
        tmux.see(why);
        tmux.see("code-2");
    }
}
