//! What happens when somebody plays.

use linkwork::{Pos, Status};
use linkwork_ui::Lang;
use ratatui::crossterm::event::KeyCode;

use super::desk::{Kind, clock, is_tile, play, says, status};
use crate::play::app::Wish;

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
    desk.command("b1 c1").command("a1 d1").wait(400);
    says(&desk, "Won!");
    desk.wait(600).keys("u");
    assert_eq!((status(&desk), desk.tiles()), (Status::Playing, 2));
    says(&desk, "assisted");
    desk.keys("uu");
    says(&desk, "There is nothing to undo.");

    let mut desk = play("pairs::12/21/33");
    desk.command("a3 b3").wait(400);
    says(&desk, "Stuck");
    says(&desk, "No pair links now");
    desk.keys("u");
    assert_eq!((status(&desk), desk.tiles()), (Status::Playing, 6));
    desk.keys("r").wait(400);
    says(&desk, "Stuck");
    desk.keys("s");
    assert_eq!(status(&desk), Status::Playing);
    says(&desk, "Shuffled: this board can be won.");
    assert_eq!(status(desk.play_on()), Status::Won);
}

#[test]
fn the_last_path_is_seen_before_the_panel() {
    let mut desk = play("pairs::11");
    desk.command("a1 b1");
    assert!(!desk.screen().contains("Won!"), "{}", desk.screen());
    desk.wait(399);
    assert!(!desk.screen().contains("Won!"), "{}", desk.screen());
    desk.wait(1);
    says(&desk, "Won!");
    // Enter too many, and keys that were meant for the board, do not take the panel away unseen.
    let mut desk = play("pairs::11");
    desk.command("a1 b1").keys("\n");
    says(&desk, "Won!");
    assert_eq!(desk.tiles(), 0);
    for keys in ["h", " ", "k "] {
        let mut desk = play("pairs::12/21/33");
        desk.command("a3 b3").keys("g").keys(keys).wait(400);
        says(&desk, "No pair links now");
    }
}

#[test]
fn a_game_that_begins_stuck_says_one_thing() {
    let mut desk = play("pairs::12/21/33");
    desk.command("a3 b3").command("open pairs::12/21");
    says(&desk, "Stuck");
    says(&desk, "Esc Look at the board");
    says(&desk, " The game before this one is kept");
    assert!(!desk.screen().contains("Choose two"), "{}", desk.screen());
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
    desk.wait(400);
    says(&desk, "Won!");
    let before = desk.board();
    desk.wait(600).key(KeyCode::Enter);
    says(&desk, "48 tiles left");
    assert_ne!(desk.board(), before);
}

#[test]
fn a_repeated_position_is_marked() {
    let mut desk = play("pairs::1122");
    desk.command("a1 b1").keys("u");
    assert!(desk.app.game.as_ref().unwrap().state().assisted);
    desk.command("Sa1");
    while !desk.app.game.as_ref().unwrap().state().repeated {
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
