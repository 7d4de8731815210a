//! Saves on disk: nothing is lost, whatever happens.

use std::{fs, path::Path};

use linkwork::{
    Verdict,
    lines::Goal,
    session::{Action, Session},
};

use linkwork_ui::{Lang, game::Old};

use super::desk::{Desk, Kind, play, says};
use crate::play::{
    app::{Screen, Wish},
    home::old_of,
    run::Keeper,
    shelf::Shelf,
    start::{self, Start},
};

const A: &str = "linkwork save 1\ngame pairs::1122\n900 0,0-0,1\nend 1 900\n";
const B: &str = "linkwork save 1\ngame pairs::3344\n700 0,0-0,1\nend 1 700\n";

fn names(shelf: &Shelf) -> Vec<String> {
    shelf
        .entries()
        .into_iter()
        .map(|entry| entry.name)
        .collect()
}

fn content(dir: &Path, name: &str) -> String {
    fs::read_to_string(dir.join(name)).unwrap()
}

#[test]
fn what_was_written_is_there() {
    let dir = tempfile::tempdir().unwrap();
    let deep = dir.path().join("not/yet/there");
    let shelf = Shelf::open(&deep).unwrap();
    assert!(shelf.entries().is_empty());
    let mut session = Session::open("pairs::1122").unwrap();
    session.act(5, Action::Play("0,0-0,1".parse().unwrap()));
    shelf.write(&session.save()).unwrap();
    assert_eq!(content(&deep, "game.save"), session.save());
    let mut found = shelf.entries();
    let game = found.remove(0).game.unwrap().unwrap();
    assert_eq!(game.save(), session.save());
    // Nothing but the save and its lock is left lying about.
    assert_eq!(fs::read_dir(&deep).unwrap().count(), 2);
}

#[test]
fn what_a_killed_program_left_half_written_is_swept_away() {
    let dir = tempfile::tempdir().unwrap();
    for name in [".game-half-x7", ".copy-1-half-y2", "mine.txt"] {
        fs::write(dir.path().join(name), "linkwork sa").unwrap();
    }
    drop(Shelf::open(dir.path()).unwrap());
    let left = fs::read_dir(dir.path()).unwrap().flatten();
    let mut left: Vec<_> = left.map(|entry| entry.file_name()).collect();
    left.sort();
    // A copy's are left to whoever has the copy.
    assert_eq!(left, [".copy-1-half-y2", "game.lock", "mine.txt"]);
}

#[test]
fn a_new_game_keeps_the_old_one() {
    let dir = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(dir.path()).unwrap();
    shelf.write(A).unwrap();
    shelf.begin(Old::Keep).unwrap();
    shelf.write(B).unwrap();
    assert_eq!(content(dir.path(), "previous-1.save"), A);
    assert_eq!(names(&shelf), ["game", "previous-1"]);
    shelf.take("previous-1", Old::Keep).unwrap();
    assert_eq!(content(dir.path(), "game.save"), A);
    assert_eq!(content(dir.path(), "previous-2.save"), B);
    assert_eq!(names(&shelf), ["game", "previous-2"]);
    shelf.take("game", Old::Keep).unwrap();
    assert_eq!(content(dir.path(), "game.save"), A);
}

#[test]
fn many_games_put_aside_are_all_kept_and_the_newest_offered() {
    let dir = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(dir.path()).unwrap();
    let game = |n: u32| A.replace("900", &(900 + n).to_string());
    for n in 1..=12 {
        shelf.write(&game(n)).unwrap();
        shelf.begin(Old::Keep).unwrap();
    }
    for n in 1..=12 {
        assert_eq!(content(dir.path(), &format!("previous-{n}.save")), game(n));
    }
    let offered: Vec<String> = (4..=12).rev().map(|n| format!("previous-{n}")).collect();
    assert_eq!((names(&shelf), shelf.older()), (offered, 3));
    let second = Shelf::open(dir.path()).unwrap();
    second.write(A).unwrap();
    second.begin(Old::Keep).unwrap();
    second.write(B).unwrap();
    drop(second);
    assert_eq!(names(&shelf)[9..], ["copy-1-previous-1", "copy-1"]);
    let mut desk = play("pairs::1122");
    (desk.app.game, desk.app.older) = (None, shelf.older());
    desk.app.screen = Screen::Home { line: 0 };
    says(&desk, "3 older games lie in ~/.local/share/linkwork");
}

#[test]
fn a_copy_of_an_untouched_game_is_a_copy() {
    let dir = tempfile::tempdir().unwrap();
    let first = Shelf::open(dir.path()).unwrap();
    first
        .write("linkwork save 1\ngame pairs::1122\nend 0 100\n")
        .unwrap();
    let second = Shelf::open(dir.path()).unwrap();
    let mut desk = Kind::new((80, 24), Lang::En).home(second.entries());
    (desk.app.own, desk.app.copy) = (second.own().to_owned(), true);
    let wish = start::begin(&mut desk.app, &Start::Offer, None);
    assert_eq!(wish, Wish::Nothing);
    desk.keys("\n");
    assert_eq!(desk.wish, Wish::Take("copy-1".to_owned(), Old::Drop));
    Keeper::new(&second).fulfil(&mut desk.app, &desk.wish);
    assert_eq!((desk.board(), desk.tiles()), ("1122".to_owned(), 4));
    says(&desk, "a copy");
    // The first terminal itself goes on with it.
    let mut desk = Kind::new((80, 24), Lang::En).home(first.entries());
    let wish = start::begin(&mut desk.app, &Start::Offer, None);
    assert_eq!(wish, Wish::Nothing);
    assert_eq!(desk.keys("\n").tiles(), 4);
}

#[test]
fn a_copy_in_which_nothing_was_played_is_forgotten() {
    let dir = tempfile::tempdir().unwrap();
    let first = Shelf::open(dir.path()).unwrap();
    first.write(A).unwrap();
    let later = A.replace("end 1 900", "end 1 5000");
    let won = "linkwork save 1\ngame pairs::11\n900 0,0-0,1\nend 1 900\n";
    // The game that it came from, as it was before that was touched.
    let game = A.lines().nth(1).unwrap();
    let untouched = format!("linkwork save 1\n{game}\nend 0 100\n");
    for copy in [A, &later, won, &untouched] {
        let second = Shelf::open(dir.path()).unwrap();
        assert_eq!(second.own(), "copy-1");
        second.write(copy).unwrap();
        drop(second);
        assert_eq!(names(&first), ["game"], "{copy}");
    }
    // Another game that was begun there is promised to be gone on with, touched or not.
    let other = "linkwork save 1\ngame pairs::112233\nend 0 100\n";
    let second = Shelf::open(dir.path()).unwrap();
    second.write(other).unwrap();
    drop(second);
    assert_eq!(names(&first), ["game", "copy-1"]);
    fs::remove_file(dir.path().join("copy-1.save")).unwrap();
    // What goes on from the same game is a game of its own.
    let further = A.replace("end 1 900", "950 0,2-0,3\n990 undo\nend 3 990");
    let second = Shelf::open(dir.path()).unwrap();
    second.write(&further).unwrap();
    drop(second);
    assert_eq!(names(&first), ["game", "copy-1"]);
    assert_eq!(Shelf::open(dir.path()).unwrap().own(), "copy-2");
}

#[test]
fn a_second_terminal_has_a_copy_of_its_own() {
    let dir = tempfile::tempdir().unwrap();
    let first = Shelf::open(dir.path()).unwrap();
    first.write(A).unwrap();
    let second = Shelf::open(dir.path()).unwrap();
    let third = Shelf::open(dir.path()).unwrap();
    assert!(!first.is_copy() && second.is_copy() && third.is_copy());
    assert_eq!((second.own(), third.own()), ("copy-1", "copy-2"));
    assert_eq!(second.entries().remove(0).game.unwrap().unwrap().save(), A);
    second.write(B).unwrap();
    assert_eq!(content(dir.path(), "game.save"), A);
    assert_eq!(names(&first), ["game"], "a copy in use is nobody else's");
    drop(second);
    assert_eq!(names(&first), ["game", "copy-1"]);
    let fourth = Shelf::open(dir.path()).unwrap();
    assert_eq!(
        fourth.own(),
        "copy-3",
        "a copy left behind is not written over"
    );
    drop(first);
    assert!(!Shelf::open(dir.path()).unwrap().is_copy());
}

#[test]
fn a_bad_save_is_named_and_never_lost() {
    let cut = &A[..A.len() - 9];
    let bad: [(&[u8], &str); 5] = [
        (cut.as_bytes(), "line"),
        (b"linkwork save 99\n", "line 1"),
        (
            b"linkwork save 1\ngame pairs::11\xff\n",
            "line 2: not UTF-8",
        ),
        (b"", ""),
        (b"\0\0\0\0", ""),
    ];
    for (bytes, why) in bad {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("game.save"), bytes).unwrap();
        let shelf = Shelf::open(dir.path()).unwrap();
        let entry = shelf.entries().remove(0);
        let said = entry.game.as_ref().unwrap().as_ref().unwrap_err();
        assert!(said.contains(why) && said.lines().count() == 1, "{said}");
        assert_eq!(old_of(Some(&entry)), Old::PutAside);
        assert_eq!(fs::read(dir.path().join("game.save")).unwrap(), bytes);
        shelf.begin(Old::PutAside).unwrap();
        shelf.write(A).unwrap();
        assert_eq!(fs::read(dir.path().join("game.bad-1")).unwrap(), bytes);
    }
}

#[test]
fn ten_bad_saves_lie_side_by_side() {
    let dir = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(dir.path()).unwrap();
    for n in 1..=10 {
        fs::write(dir.path().join("game.save"), format!("junk {n}")).unwrap();
        shelf.begin(Old::PutAside).unwrap();
    }
    assert_eq!(content(dir.path(), "game.bad-10"), "junk 10");
    assert_eq!(content(dir.path(), "game.bad-1"), "junk 1");
}

#[test]
fn a_folder_in_the_place_of_a_save_is_an_error_not_a_loss() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join("game.save")).unwrap();
    let shelf = Shelf::open(dir.path()).unwrap();
    assert!(shelf.entries().remove(0).game.unwrap().is_err());
    assert!(shelf.write(A).is_err());
}

#[test]
fn a_game_that_cannot_be_kept_is_not_written_over() {
    let dir = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(dir.path()).unwrap();
    shelf.write(A).unwrap();
    // No number is left for the previous game.
    let last = dir.path().join("previous-4294967295.save");
    fs::write(&last, B).unwrap();
    let mut desk = play("pairs::5566");
    let mut keeper = Keeper::new(&shelf);
    keeper.fulfil(&mut desk.app, &Wish::Begin(Old::Keep));
    assert!(desk.app.unsaved.is_some());
    keeper.fulfil(&mut desk.app, &Wish::Save);
    assert_eq!(content(dir.path(), "game.save"), A);
    assert_eq!(fs::read_to_string(&last).unwrap(), B);
    fs::remove_file(&last).unwrap();
    keeper.fulfil(&mut desk.app, &Wish::Save);
    assert_eq!(desk.app.unsaved, None);
    assert_eq!(content(dir.path(), "previous-1.save"), A);
    assert!(content(dir.path(), "game.save").contains("pairs::5566"));
}

/// Solves a small net after that many seconds, with something typed before, and keeps the result.
fn solve(shelf: &Shelf, seconds: u64, before: &[&str]) -> Desk {
    let mut desk = play("lines:netslide,3x3#a/0");
    desk.wait(1000 * seconds);
    for command in before {
        desk.command(command);
    }
    let round = desk.app.game.as_ref().unwrap().lines().unwrap().round;
    let Verdict::Solved(shifts) = round.board().solve(Goal::OneNet, 100_000).verdict else {
        panic!("a net of nine tiles is solved")
    };
    for shift in shifts {
        desk.command(&shift.to_string());
    }
    says(&desk, "Won!");
    Keeper::new(shelf).note_best(&mut desk.app);
    desk
}

#[test]
fn the_best_results_of_a_setting_are_kept() {
    let dir = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(dir.path()).unwrap();
    let file = "best-netslide-3x3.txt";
    let detour = ["R0,1", "R0,-1"];
    let first = solve(&shelf, 41, &detour);
    says(&first, "A new best!");
    let text = content(dir.path(), file);
    assert!(
        text.starts_with("linkwork best 1\nsetting netslide,3x3\nsteps "),
        "{text}"
    );
    assert!(text.ends_with("\ntime 41000\n"), "{text}");
    // Fewer steps in more time: each is kept for itself.
    says(&solve(&shelf, 50, &[]), "A new best!");
    let better = content(dir.path(), file);
    assert!(
        better.ends_with("\ntime 41000\n") && better < text,
        "{better}"
    );
    for (seconds, before) in [(60, &detour[..]), (1, &["R0,1", "undo"]), (1, &["hint"])] {
        let desk = solve(&shelf, seconds, before);
        says(&desk, ", 0:41");
        assert!(!desk.screen().contains("A new best!"));
        assert_eq!(content(dir.path(), file), better);
    }
    // What is none of ours is left alone.
    fs::write(dir.path().join(file), "junk").unwrap();
    assert_eq!(solve(&shelf, 1, &[]).app.best, None);
    assert_eq!(content(dir.path(), file), "junk");
}
