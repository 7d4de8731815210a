//! No key is silent, and no result is lost to a fast one.

use linkwork::{Status, game::Reason};
use linkwork_ui::Lang;
use ratatui::crossterm::event::KeyCode;

use super::desk::{Desk, Kind, play, says, status};
use crate::play::app::{Screen, Wish};

/// A closed pair on b1 and c1, on a board that goes on for two seconds.
const SHORT: &str = "lines:polymer,clock2,f1:0280/1000/0000";

/// A net that one step closes, and that step.
const NEAR: &str = "lines:netslide:c6/39";

fn has_panel(desk: &Desk) -> bool {
    desk.app.plan().is_some_and(|plan| plan.panel.is_some())
}

#[test]
fn keys_meant_for_the_board_do_not_put_the_result_away() {
    for keys in [
        "\n",
        " ",
        "L",
        "H",
        "u",
        "R",
        "n",
        "i",
        "g\t\n",
        ":take b1\n",
        "\u{1b}",
    ] {
        let mut desk = play(SHORT);
        desk.wait(2000);
        assert_eq!(status(&desk), Status::Over(Reason::Time));
        says(&desk, "Time is up");
        for c in keys.chars() {
            match c {
                '\u{1b}' => desk.key(KeyCode::Esc),
                c => desk.keys(&c.to_string()),
            };
        }
        desk.click_cell("b1").wait(599);
        assert!(has_panel(&desk), "{keys:?}\n{}", desk.screen());
        assert_eq!(status(&desk), Status::Over(Reason::Time), "{keys:?}");
    }
    // Help and quitting wait for nothing.
    let mut desk = play(SHORT);
    desk.wait(2000).keys("?");
    assert!(matches!(desk.app.screen, Screen::Help { .. }));
    assert_eq!(desk.keys("q").wish, Wish::Quit);
}

#[test]
fn what_cannot_be_played_any_more_leaves_the_result_where_it_is() {
    let mut desk = play(NEAR);
    desk.keys("gL").wait(600);
    assert_eq!(status(&desk), Status::Won);
    for (keys, words) in [(" ", "Won!"), ("i", "The net is closed"), ("\t", "Won!")] {
        desk.keys(keys);
        says(&desk, words);
        assert!(has_panel(&desk), "{keys:?}");
    }
    let mut desk = play(SHORT);
    desk.wait(2000).wait(600).keys("L").click_cell("b1");
    says(&desk, "Time is up");
    says(&desk, "the game is over.");
    assert!(has_panel(&desk));
}

#[test]
fn the_result_is_put_away_and_shown_again() {
    for lang in Lang::ALL {
        let mut desk = Kind::new((40, 20), lang).play(NEAR);
        desk.keys("gL").wait(600).key(KeyCode::Esc);
        assert!(!has_panel(&desk));
        let words = desk.app.texts().say("result-again");
        says(&desk, &words);
        desk.keys("\n");
        assert!(has_panel(&desk), "{lang:?}");
        // The same key, pressed twice, is not the next game yet.
        desk.keys("\n");
        assert_eq!(status(&desk), Status::Won);
        desk.wait(600).keys("\n");
        assert_eq!(status(&desk), Status::Playing);
    }
    let mut desk = play("pairs::11");
    desk.command("a1 b1")
        .wait(1000)
        .click_word("Look at the board");
    assert!(!has_panel(&desk));
    desk.keys(" ");
    says(&desk, "Won!");
}

#[test]
fn keys_that_do_nothing_say_why() {
    let free = "lines:free:123/456/789";
    for (id, keys, words) in [
        (free, "\t", "No group is closed."),
        ("lines:free:280/000", "g\t", "No other group is closed."),
        (
            "pairs::12/21/3.",
            "ljhj\t",
            "No other tile is like this one.",
        ),
        (free, "s", "Only pairs games are shuffled."),
        (free, "i", "With line tiles only Netslide has hints."),
        (
            "pairs::12/21",
            "i",
            "No pair links: take a move back or shuffle.",
        ),
        (free, "w", "Only pairs games can show how they are won."),
        (
            free,
            "c",
            "Only pairs games tell whether they can still be won.",
        ),
        ("pairs::1122", "f", "only in free play"),
        (free, "x", "x does nothing here; ? shows the keys."),
        ("pairs::1122", "7", "7 does nothing here"),
        (free, "pf", "The game is paused: p goes on."),
        (free, "p\t", "The game is paused: p goes on."),
        (free, "pL", "The game is paused: p goes on."),
    ] {
        let mut desk = play(id);
        desk.app.message.clear();
        desk.keys(keys);
        says(&desk, words);
    }
    let mut desk = play(free);
    desk.key(KeyCode::Esc);
    says(&desk, "Nothing is chosen.");
    let mut desk = play("pairs::11");
    desk.command("a1 b1").wait(1000).key(KeyCode::Esc).keys("s");
    says(&desk, "No tile is left to be shuffled.");
    desk.keys("p");
    says(&desk, "The game has ended: its clock stands still.");
}

#[test]
fn the_form_refuses_a_letter_with_the_reason() {
    let mut desk = play("lines:netslide,4x4#5eed/0");
    desk.keys("n\t\t\t\t0.");
    says(&desk, "“.” cannot stand here. Scramble: a number of steps");
    desk.keys("3");
    says(&desk, "lines:netslide,4x4,s3#1/0");
    desk.key(KeyCode::Up).keys("0.35");
    says(
        &desk,
        "Barriers: choose with the left and right arrow keys.",
    );
    desk.key(KeyCode::Up)
        .key(KeyCode::Up)
        .key(KeyCode::Up)
        .keys("3.");
    says(
        &desk,
        "“.” cannot stand here. Size: columns x rows, for Netslide",
    );
    // Keys that move are no letters.
    desk.keys("j");
    says(&desk, "> Level");
}

#[test]
fn commands_are_typed_in_the_words_of_the_language() {
    let mut desk = Kind::new((80, 24), Lang::Sv).play("lines:free:123/456/789");
    desk.keys("?G");
    says(
        &desk,
        "Alla går också att skriva på svenska: rad 3 höger 1,",
    );
    says(&desk, "visa hur grupperna på ett fritt bräde hittas");
    desk.key(KeyCode::Esc);
    desk.command("rad 1 höger");
    says(&desk, "Rad 1: 1 steg åt höger.");
    desk.command("ångra");
    says(&desk, "Ångrat: rad 1: 1 steg åt höger.");
    desk.command("rad 3 upp");
    says(&desk, "upp är inget håll för en rad");
    let mut desk = Kind::new((80, 24), Lang::ZhCn).play("lines:free:123/456/789");
    desk.command("列 a 下 1");
    says(&desk, "a 列：向下 1 步。");
}

#[test]
fn reasons_in_english_are_quoted_in_a_sentence_of_the_language() {
    for (lang, before, after) in [
        (Lang::En, "That cannot be opened: ", ""),
        (Lang::Sv, "Det går inte att öppna: ”", "”"),
        (Lang::ZhCn, "无法打开：“", "”"),
    ] {
        let mut desk = Kind::new((120, 24), lang).play("pairs::11");
        let why = linkwork::Session::open("pairs:junk").unwrap_err();
        desk.keys("opairs:junk\n");
        says(&desk, &format!("{before}{why}{after}"));
    }
    let mut desk = Kind::new((80, 24), Lang::Sv).play("pairs::11");
    desk.keys("ohello\n");
    says(&desk, "Det är varken ett id eller ett sparat spel");
}

#[test]
fn home_and_end_go_through_the_help_which_begins_with_the_game_on_the_table() {
    for (id, title, other) in [
        ("lines:free:123/456/789", "Lines", "Pairs"),
        ("pairs::1122", "Pairs", "Lines"),
    ] {
        let mut desk = play(id);
        desk.keys("?");
        let top = desk.screen();
        let line = |name: &str| top.lines().position(|line| line.trim() == name);
        let (own, other) = (line(title).unwrap(), line(other).unwrap_or(usize::MAX));
        assert!(own < other, "{top}");
        desk.key(KeyCode::End);
        says(&desk, "Saved after every action in");
        desk.key(KeyCode::Home);
        assert_eq!(desk.screen(), top);
    }
}

#[test]
fn a_cell_that_the_board_does_not_have_is_no_empty_cell() {
    for id in ["lines:free:123/456/789", "pairs::1122"] {
        for cell in ["a9", "z1", "tap a9"] {
            let mut desk = play(id);
            desk.command(cell);
            says(&desk, "The board has no such row, column or cell.");
        }
    }
}
