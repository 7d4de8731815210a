//! New games, ids, typed commands and buttons.

use linkwork_ui::{Field, game::Old};
use ratatui::crossterm::event::{Event, KeyCode};

use super::desk::{Kind, clock, play, says};
use crate::play::app::{Screen, Wish};
use linkwork_ui::Lang;

#[test]
fn the_words_at_the_foot_are_buttons() {
    let mut desk = Kind::new((100, 30), Lang::En).play("pairs::1122");
    desk.click_word("Hint").think();
    assert!(desk.hinted().is_some());
    desk.click_word("Show me").think();
    assert!(desk.app.game.as_ref().unwrap().offer().is_some());
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
    desk.key(KeyCode::Left).key(KeyCode::Tab);
    desk.key(KeyCode::Right).key(KeyCode::Right);
    says(&desk, "Level    < medium >");
    desk.key(KeyCode::Left)
        .key(KeyCode::Left)
        .key(KeyCode::Tab)
        .keys("abc");
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
    says(&desk, "“Previous game” on the first screen");
    let mut desk = play("pairs::1122");
    desk.command("a1 b1").keys("R");
    assert_eq!((&desk.wish, desk.tiles()), (&Wish::Begin(Old::Keep), 4));
    desk.play_on().keys("n\n");
    assert_eq!(desk.wish, Wish::Begin(Old::Drop), "won");
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
fn letters_in_the_form_do_no_more_than_move() {
    let mut desk = play("pairs::1122");
    desk.keys("nq?ojR");
    assert_eq!(desk.wish, Wish::Nothing);
    assert!(matches!(
        desk.app.screen,
        Screen::Form {
            field: Field::Kinds,
            ..
        }
    ));
    desk.keys("\t ");
    says(&desk, "< down >");
}

#[test]
fn the_form_offers_every_way_to_play() {
    let mut desk = play("pairs::1122");
    desk.keys("n").key(KeyCode::Up).key(KeyCode::Left);
    says(&desk, "< Lines, Netslide >");
    desk.click_word("5x5").keys("\t").key(KeyCode::Right);
    says(&desk, "< hard >");
    says(&desk, "lines:netslide,5x5,wrap#1/0");
    desk.click_word("3x3").keys("\t ");
    says(&desk, "> Level     < easy >");
    says(&desk, "lines:netslide,3x3,b1#1/0");
    desk.click_word("3x3").keys("7x2\t\t\t").key(KeyCode::Left);
    says(&desk, "  Level     < own >");
    says(&desk, "< 90% > of free sides");
    desk.keys("\t9");
    says(&desk, "> Scramble  < 9 > steps");
    desk.keys("\tzz");
    says(&desk, "lines:netslide,7x2,b0.9,s9#zz/0");
    desk.keys("\n");
    assert_eq!(
        desk.app.game.as_ref().unwrap().session().id().to_string(),
        "lines:netslide,7x2,b0.9,s9#zz/0"
    );
    desk.keys("n33x2");
    says(&desk, "for Netslide each 2 to 32");
    desk.keys("\n");
    says(&desk, "New game");
    desk.key(KeyCode::Up).key(KeyCode::Left);
    for limit in [
        "shifts10",
        "shifts20",
        "shifts30",
        "shifts50",
        "shifts100",
        "bombs",
    ] {
        if limit == "shifts10" {
            desk.keys("\t\t\t").key(KeyCode::Right);
        }
        desk.key(KeyCode::Right);
        says(
            &desk,
            &format!("polymer,8x8,wrap,{limit}#1/0").replace(",wrap", ""),
        );
    }
}
