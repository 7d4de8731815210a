//! What happens when somebody plays.

use linkwork::{Pos, Status};
use linkwork_ui::Lang;
use ratatui::crossterm::event::{Event, KeyCode};

use super::desk::{Desk, Kind, is_tile, play};
use crate::play::{
    app::{Screen, Wish},
    game::Old,
};

fn says(desk: &Desk, words: &str) {
    let screen = desk.screen();
    assert!(
        screen.contains(words),
        "{words:?} is not on the screen:\n{screen}"
    );
}

fn clock(desk: &Desk) -> u64 {
    desk.app.game.as_ref().unwrap().table().clock_ms
}

fn status(desk: &Desk) -> Status {
    desk.app.game.as_ref().unwrap().table().status
}

#[test]
fn three_fast_clicks_take_two_tiles() {
    let mut desk = play("pairs::1111/2..2");
    desk.click_cell("a1").click_cell("b1").click_cell("c1");
    assert_eq!((desk.tiles(), desk.chosen()), (4, Some(Pos::new(0, 2))));
    desk.click_cell("b1").click_cell("d1").click_cell("d1");
    assert_eq!(desk.tiles(), 2);
    // A double click on the second tile, then a third.
    let mut desk = play("pairs::1111/2..2");
    for cell in ["a1", "b1", "b1", "c1"] {
        desk.click_cell(cell);
        assert_eq!(desk.tiles() % 2, 0);
    }
    assert!(is_tile(&desk, "c1"));
}

#[test]
fn input_during_the_path_counts_at_once() {
    let mut desk = play("pairs::1122");
    desk.click_cell("a1").click_cell("b1");
    assert!(desk.app.game.as_ref().unwrap().flash.is_some());
    desk.click_cell("c1").click_cell("d1");
    assert_eq!(status(&desk), Status::Won);
}

#[test]
fn the_path_goes_by_itself() {
    let mut desk = play("pairs::11/22");
    desk.command("a1 b1");
    assert!(!desk.app.tick(desk.now + 399));
    assert!(desk.app.game.as_ref().unwrap().flash.is_some());
    assert!(desk.app.tick(desk.now + 400));
    assert!(desk.app.game.as_ref().unwrap().flash.is_none());
}

#[test]
fn the_choice_survives_a_resize() {
    let mut desk = play("pairs:18x8,k36#5eed/0");
    desk.keys("lljj ");
    let (chosen, cursor) = (desk.chosen(), desk.app.game.as_ref().unwrap().cursor);
    assert!(chosen.is_some());
    for (width, height) in [(120, 40), (40, 20), (9, 3), (0, 0), (80, 24)] {
        desk.resize(width, height);
        assert_eq!(desk.chosen(), chosen);
        assert_eq!(desk.app.game.as_ref().unwrap().cursor, cursor);
    }
    says(&desk, "Chosen");
}

#[test]
fn every_refusal_says_why() {
    let check = |id: &str, pair: &str, words: &str| {
        let mut desk = play(id);
        let board = desk.board();
        desk.command(pair);
        says(&desk, words);
        assert_eq!(desk.board(), board);
    };
    check("pairs::12/21", "a1 b2", "Needs 3 turns; 2 are allowed.");
    check(
        "pairs:t0:1.../...1/22..",
        "a1 d2",
        "Needs 1 turn; none is allowed.",
    );
    check(
        "pairs::1xx1/xxxx/....",
        "a1 b9",
        "That cell is off the board.",
    );
    check(
        "pairs:noring:1x1/22.",
        "a1 c1",
        "Closed in: no way between them.",
    );
    check("pairs::1122", "a1 d1", "Different kinds.");
    check("pairs::1122/....", "a1 a2", "That cell is empty.");
    check("pairs::1122", "a1 a1", "A tile does not join itself.");
    let mut desk = play("pairs:noring:1x1");
    desk.keys("s");
    says(&desk, "No shuffle of these tiles can be won.");
}

#[test]
fn swedish_and_chinese_say_why_too() {
    let check = |lang: Lang, words: &str| {
        let mut desk = Kind::new((40, 20), lang).play("pairs::12/21");
        desk.command("a1 b2");
        says(&desk, words);
    };
    check(Lang::Sv, "Behöver 3 svängar; 2 är tillåtna.");
    check(Lang::ZhCn, "需要拐 3 个弯；最多允许 2 个。");
}

#[test]
fn a_new_move_forgets_what_could_be_redone() {
    let mut desk = play("pairs::1122/3344");
    desk.command("a1 b1").command("c1 d1").keys("uu");
    says(&desk, "r Redo 2");
    desk.keys("r");
    says(&desk, "Redone: A joined, a1 and b1.");
    desk.command("a2 b2");
    says(&desk, "r Redo 0");
    desk.keys("r");
    says(&desk, "There is nothing to redo.");
}

#[test]
fn undo_works_when_the_game_is_won_and_when_it_is_stuck() {
    let mut desk = play("pairs::1221");
    desk.command("b1 c1").command("a1 d1");
    says(&desk, "Won!");
    desk.keys("u");
    assert_eq!((status(&desk), desk.tiles()), (Status::Playing, 2));
    says(&desk, "assisted");
    desk.keys("uu");
    says(&desk, "There is nothing to undo.");

    let mut desk = play("pairs::12/21/33");
    desk.command("a3 b3");
    says(&desk, "Stuck");
    says(&desk, "Nothing is lost");
    desk.keys("u");
    assert_eq!((status(&desk), desk.tiles()), (Status::Playing, 6));
    desk.keys("r");
    says(&desk, "Stuck");
    desk.keys("s");
    assert_eq!(status(&desk), Status::Playing);
    says(&desk, "Shuffled: this board can be won.");
    assert_eq!(status(desk.play_on()), Status::Won);
}

#[test]
fn the_stuck_panel_gives_way_to_the_board() {
    let mut desk = play("pairs::12/21");
    says(&desk, "Stuck");
    desk.key(KeyCode::Esc);
    assert!(!desk.screen().contains("Nothing is lost"));
    assert!(desk.app.view().is_some());
}

#[test]
fn a_pause_hides_the_board_and_stops_the_clock() {
    let mut desk = play("pairs:8x6,k12#5eed/0");
    desk.wait(5000).keys("p");
    assert!(desk.app.view().is_none());
    says(&desk, "Paused");
    let board = desk.board();
    desk.wait(60_000).command("a1 b1");
    says(&desk, "The game is paused: p goes on.");
    assert_eq!((clock(&desk), desk.board()), (5000, board));
    desk.keys("p").wait(1000);
    assert_eq!(clock(&desk), 6000);
}

#[test]
fn help_and_forms_stop_the_clock() {
    let mut desk = play("pairs:8x6,k12#5eed/0");
    for keys in ["?", "n", "o"] {
        desk.keys(keys).wait(10_000).key(KeyCode::Esc);
        assert!(matches!(desk.app.screen, Screen::Table));
    }
    desk.wait(300);
    assert_eq!(clock(&desk), 300);
    // A pause of the player's own is kept.
    desk.keys("p?").key(KeyCode::Esc).wait(1000);
    assert_eq!(clock(&desk), 300);
}

#[test]
fn a_hundred_new_games_have_one_clock() {
    let mut desk = play("pairs:8x6,k12#5eed/0");
    for _ in 0..100 {
        desk.wait(7).keys("n\n");
        assert!(matches!(desk.wish, Wish::Begin(_)));
    }
    assert_eq!(clock(&desk), 0);
    desk.wait(1000);
    assert_eq!(clock(&desk), 1000);
}

#[test]
fn a_new_game_keeps_an_unfinished_one_and_says_so() {
    let mut desk = play("pairs::1122");
    desk.keys("n\n");
    assert_eq!(desk.wish, Wish::Begin(Old::Drop), "untouched");
    let mut desk = play("pairs::1122");
    desk.command("a1 b1").keys("n");
    says(&desk, "is kept as the previous game");
    desk.keys("\n");
    assert_eq!(desk.wish, Wish::Begin(Old::Keep));
    says(&desk, "The game before is kept");
    let mut desk = play("pairs::1122");
    desk.command("a1 b1").keys("R");
    assert_eq!((&desk.wish, desk.tiles()), (&Wish::Begin(Old::Keep), 4));
    desk.play_on().keys("n\n");
    assert_eq!(desk.wish, Wish::Begin(Old::Drop), "won");
}

#[test]
fn every_action_is_saved() {
    let mut desk = play("pairs::1122");
    for keys in [" ", "u"] {
        desk.keys(keys);
    }
    desk.command("a1 b1");
    assert_eq!(desk.wish, Wish::Save);
    for keys in ["u", "r", "s"] {
        desk.keys(keys);
        assert_eq!(desk.wish, Wish::Save, "{keys}");
    }
    let keys = [KeyCode::Char('q')];
    desk.key(keys[0]);
    assert_eq!(desk.wish, Wish::Quit);
}

#[test]
fn keys_alone_win_a_game() {
    let mut desk = play("pairs:8x6,k12#5eed/0");
    while let Some((a, b)) = desk.pair() {
        for pos in [a, b] {
            let right = "l".repeat(usize::from(pos.col));
            let down = "j".repeat(usize::from(pos.row));
            desk.keys(&format!("g{right}{down} "));
        }
    }
    if status(&desk) == Status::Stuck {
        desk.keys("s").play_on();
    }
    says(&desk, "Won!");
    let before = desk.board();
    desk.key(KeyCode::Enter);
    says(&desk, "48 tiles left");
    assert_ne!(desk.board(), before);
}

#[test]
fn the_words_at_the_foot_are_buttons() {
    let mut desk = play("pairs::1122");
    desk.command("a1 b1");
    desk.click_word("Undo 1");
    assert_eq!(desk.tiles(), 4);
    desk.click_word("Redo 1");
    assert_eq!(desk.tiles(), 2);
    desk.click_word("Restart");
    assert_eq!(desk.tiles(), 4);
    desk.click_word("Pause");
    says(&desk, "Paused");
    desk.click_word("Go on");
    desk.click_word("New");
    assert!(matches!(desk.app.screen, Screen::Form { .. }));
    desk.click_word("14x6").click_word("Deal");
    assert_eq!(desk.tiles(), 84);
    desk.click_word("Quit");
    assert_eq!(desk.wish, Wish::Quit);
}

#[test]
fn the_form_takes_every_setting() {
    let mut desk = play("pairs::1122");
    desk.keys("n10x4\t7\t");
    desk.key(KeyCode::Right)
        .key(KeyCode::Down)
        .key(KeyCode::Right)
        .key(KeyCode::Tab);
    desk.key(KeyCode::Left).key(KeyCode::Tab).keys("abc");
    says(&desk, "pairs:10x4,k7,gdown,t3,noring#abc/0");
    desk.keys("\n");
    assert_eq!(desk.tiles(), 40);
    desk.keys("n3x3");
    says(&desk, "odd number of cells (9)");
    desk.keys("\n");
    assert!(matches!(desk.app.screen, Screen::Form { .. }));
}

#[test]
fn an_id_or_a_save_can_be_pasted() {
    let mut desk = play("pairs::1122");
    desk.event(&Event::Paste("pairs::33/44".into()));
    desk.keys("\n");
    assert_eq!(desk.board(), "33\n44");
    let save = "linkwork save 1\rgame pairs::1122\r900 0,0-0,1\rend 1 900";
    desk.event(&Event::Paste(save.into()));
    says(&desk, "4 lines");
    desk.keys("\n");
    assert_eq!(desk.board(), "..22");
    desk.event(&Event::Paste("linkwork save 99\n".into()))
        .keys("\n");
    says(&desk, "line 1");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.board(), "..22");
}

#[test]
fn typed_commands_play_and_find() {
    let mut desk = play("pairs::1221");
    desk.command("0,1-0,2");
    assert_eq!(desk.tiles(), 2);
    desk.command("where A");
    says(&desk, "A: a1, d1");
    desk.command("where 2");
    says(&desk, "No tile B on the board.");
    desk.command("undo").command("id");
    says(&desk, "This game: pairs::1221");
    desk.command("jump");
    says(&desk, "There is no command jump.");
    desk.command("open pairs::55");
    assert_eq!(desk.board(), "55");
    desk.keys(":link a1").key(KeyCode::Esc).keys("p");
    says(&desk, "Paused");
}

#[test]
fn a_repeated_position_is_marked() {
    let mut desk = play("pairs::1122");
    desk.command("a1 b1").keys("u");
    assert!(desk.app.game.as_ref().unwrap().table().assisted);
    desk.command("Sa1");
    while !desk.app.game.as_ref().unwrap().table().repeated {
        desk.keys("s");
    }
    says(&desk, "position seen before");
    says(&desk, "This position occurred before.");
}

#[test]
fn equal_tiles_are_found_by_tab() {
    let mut desk = play("pairs::12/21");
    desk.key(KeyCode::Esc).keys("g").key(KeyCode::Tab);
    assert_eq!(desk.app.game.as_ref().unwrap().cursor.pos(), Pos::new(1, 1));
}

#[test]
fn a_second_terminal_is_told_that_it_has_a_copy() {
    let mut desk = play("pairs::1122");
    desk.app.copy = true;
    says(&desk, "a copy: another terminal has the saved game");
}

#[test]
fn a_save_that_fails_is_said() {
    let mut desk = play("pairs::1122");
    desk.app.unsaved = Some("disk full".into());
    says(&desk, "Not saved: disk full");
}
