//! What begins, and what is kept of the game before it.

use std::path::Path;

use linkwork_ui::{Field, Form, Lang, game::Old};

use super::desk::{Desk, Kind, play, says};
use crate::play::{
    app::Wish,
    run::Keeper,
    shelf::Shelf,
    start::{self, Start, find_saves},
};

/// A terminal that opens on that shelf.
fn sit_down(shelf: &Shelf, start: &Start<'_>) -> Desk {
    let mut desk = Kind::new((80, 24), Lang::En).home(shelf.entries());
    desk.app.form = Form::new("8x6", "5eed");
    find_saves(&mut desk.app, shelf);
    desk.wish = start::begin(&mut desk.app, start, None);
    Keeper::new(shelf).fulfil(&mut desk.app, &desk.wish);
    desk
}

fn id(desk: &Desk) -> String {
    let game = desk.app.game.as_ref();
    game.map_or_else(String::new, |game| game.session().id().to_string())
}

fn files(dir: &Path) -> Vec<String> {
    let files = std::fs::read_dir(dir).unwrap().flatten();
    let mut names: Vec<String> = files
        .filter_map(|file| file.file_name().into_string().ok())
        .filter(|name| name.ends_with(".save"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_game_with_hints_is_kept_and_an_untouched_one_is_not() {
    let net = "lines:netslide,4x4#5eed/0";
    let mut desk = play(net);
    desk.keys("n\n");
    assert_eq!(desk.wish, Wish::Begin(Old::Drop));
    let mut desk = play(net);
    desk.keys("in");
    says(&desk, "is kept as the previous game");
    desk.keys("\n");
    assert_eq!(desk.wish, Wish::Begin(Old::Keep));
    // On disk, and found again on the first screen.
    let dir = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(dir.path()).unwrap();
    let save = format!("linkwork save 1\ngame {net}\n900 hint\nend 1 1200\n");
    shelf.write(&save).unwrap();
    let desk = sit_down(&shelf, &Start::Offer);
    says(&desk, "Go on: Lines, Netslide, 4×4, 0 steps, 0:01");
}

#[test]
fn after_a_finished_game_of_lines_the_next_is_like_it() {
    let solved = "game lines:netslide:c6/39\n900 R0,1\nend 1 900\n";
    let over = "game lines:polymer,6x5,wrap,clock60#a/0\nend 0 60000\n";
    for (save, next) in [
        (solved, "lines:netslide,2x2#5eed/0"),
        (over, "lines:polymer,6x5,wrap,clock60#5eed/0"),
        (
            "game lines:free,9x7#a/0\nend 0 0\n",
            "lines:free,9x7#5eed/0",
        ),
        (
            "game pairs::11\n900 0,0-0,1\nend 1 900\n",
            "pairs:8x6,k12#5eed/0",
        ),
        ("junk\n", "pairs:8x6,k12#5eed/0"),
    ] {
        for start in [Start::Offer, Start::New] {
            let dir = tempfile::tempdir().unwrap();
            let shelf = Shelf::open(dir.path()).unwrap();
            shelf.write(&format!("linkwork save 1\n{save}")).unwrap();
            let desk = sit_down(&shelf, &start);
            // What cannot be read, and what nobody has touched yet, is told of first.
            let is_left = save == "junk\n" || save.contains("end 0 0\n");
            let is_shown = is_left && matches!(start, Start::Offer);
            assert_eq!(id(&desk), if is_shown { "" } else { next });
        }
    }
    // A net of one row has no like among the deals.
    let dir = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(dir.path()).unwrap();
    let row = "linkwork save 1\ngame lines:netslide:082\n9 R0,1\nend 1 9\n";
    shelf.write(row).unwrap();
    assert_eq!(id(&sit_down(&shelf, &Start::New)), "pairs:8x6,k12#5eed/0");
}

#[test]
fn a_new_game_in_a_second_terminal_is_no_copy() {
    let dir = tempfile::tempdir().unwrap();
    let first = Shelf::open(dir.path()).unwrap();
    let save = "linkwork save 1\ngame lines:free,4x4#a/0\n900 R0,1\nend 1 900\n";
    first.write(save).unwrap();
    let second = Shelf::open(dir.path()).unwrap();
    let desk = sit_down(&second, &Start::New);
    assert_eq!(id(&desk), "lines:free,4x4#5eed/0");
    assert_eq!(desk.wish, Wish::Begin(Old::Drop));
    for words in ["a copy", "Previous game"] {
        assert!(!desk.screen().contains(words), "{}", desk.screen());
    }
    assert_eq!(files(dir.path()), ["copy-1.save", "game.save"]);
    // Going on from the first screen it is one, until another game is begun.
    let third = Shelf::open(dir.path()).unwrap();
    let mut desk = sit_down(&third, &Start::Offer);
    says(&desk, "a copy: another terminal has the saved game");
    desk.keys("\n");
    says(&desk, "a copy: another terminal has the saved game");
    desk.keys("gLn\n");
    assert_eq!(desk.wish, Wish::Begin(Old::Keep));
    assert!(!desk.screen().contains("a copy"), "{}", desk.screen());
    assert_eq!(desk.app.form.value(Field::Size, desk.app.texts()), "4x4");
}

#[test]
fn a_game_left_without_a_move_goes_on() {
    let previous = "linkwork save 1\ngame pairs::1122\n900 0,0-0,1\nend 1 900\n";
    for game in [
        "lines:netslide,3x3#abc/0",
        "pairs:8x6,k12#abc/0",
        "lines:polymer,8x8#abc/0",
    ] {
        for beside in [None, Some(previous)] {
            let dir = tempfile::tempdir().unwrap();
            if let Some(text) = beside {
                std::fs::write(dir.path().join("previous-1.save"), text).unwrap();
            }
            let shelf = Shelf::open(dir.path()).unwrap();
            let save = format!("linkwork save 1\ngame {game}\nend 0 700\n");
            shelf.write(&save).unwrap();
            let mut desk = sit_down(&shelf, &Start::Offer);
            says(&desk, "> Go on: ");
            assert_eq!(desk.wish, Wish::Nothing, "nothing is written over");
            desk.keys("\n");
            assert_eq!(id(&desk), game);
            assert_eq!(desk.wish, Wish::Take("game".into(), Old::Drop));
        }
    }
}

#[test]
fn a_board_of_a_level_is_looked_for_on_the_screen() {
    use linkwork::pairs::Grade;
    let mut desk = Kind::new((80, 24), Lang::En).home(Vec::new());
    desk.app.form = Form::new("8x6", "5eed").with_grade(Some(Grade::Hard));
    let wish = start::begin(&mut desk.app, &Start::Deal, None);
    assert_eq!(wish, Wish::Nothing);
    says(
        &desk,
        "Looking for a board of this level. Esc calls it off.",
    );
    says(&desk, "Level    < hard >");
    desk.think();
    assert_eq!(desk.tiles(), 48);
    assert!(matches!(desk.wish, Wish::Begin(_)));
}
