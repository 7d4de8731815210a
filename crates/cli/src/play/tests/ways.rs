//! What help costs, and what is told of boards that no search looks at.

use linkwork_ui::Lang;
use ratatui::crossterm::event::KeyCode;

use super::desk::{Desk, Kind, play, says, status};
use linkwork::Status;
use linkwork::text::cell_name;

const WINNABLE: &str = "pairs::1122/3344";
const LARGE: &str = "pairs:70x10,k36#5eed/0";

fn is_assisted(desk: &Desk) -> bool {
    desk.app.game.as_ref().unwrap().state().assisted
}

#[test]
fn an_offer_that_is_put_away_costs_nothing() {
    let mut desk = play(WINNABLE);
    desk.keys("w").think();
    says(&desk, "From here the game can be won with 4 more");
    says(&desk, "Watching counts as help.");
    desk.key(KeyCode::Esc);
    assert!(!is_assisted(&desk));
    desk.keys("w").think().keys("\n");
    assert!(is_assisted(&desk));
}

#[test]
fn an_offer_says_what_is_lost_by_going_back() {
    let mut desk = play(WINNABLE);
    desk.command("a1 b1")
        .command("c1 d1")
        .keys("uu")
        .keys("w")
        .think();
    says(&desk, "taken back cannot be played again");
}

#[test]
fn a_hint_that_was_given_is_free_and_one_that_cannot_help_too() {
    let hints = |desk: &Desk| desk.app.game.as_ref().unwrap().pairs().unwrap().hints;
    let mut desk = play("pairs::11");
    desk.keys("i").think().keys("i").think();
    assert_eq!(hints(&desk), 1);
    let mut desk = play("pairs::12/21/33");
    desk.think().keys("i").think();
    says(&desk, "but the game can no longer be won");
    assert_eq!((hints(&desk), is_assisted(&desk)), (0, false));
}

#[test]
fn a_hint_off_the_screen_is_scrolled_to() {
    let mut desk = Kind::new((40, 20), Lang::En).play("pairs:30x16,k36#5eed/0");
    let mut scrolled = 0;
    for _ in 0..12 {
        let before = desk.app.game.as_ref().unwrap().cursor.pos();
        desk.keys("i").think();
        let pair = desk.hinted().unwrap();
        let view = desk.app.view().unwrap();
        let shown = [pair.a, pair.b]
            .into_iter()
            .filter(|pos| view.cell(*pos).is_some());
        // Both, where they are not further apart than the screen is wide and high.
        let (first, last) = view.corners();
        let (rows, cols) = (last.row - first.row, last.col - first.col);
        let is_near =
            pair.a.row.abs_diff(pair.b.row) <= rows && pair.a.col.abs_diff(pair.b.col) <= cols;
        assert!(shown.count() > usize::from(is_near), "{pair:?}");
        scrolled += usize::from(desk.app.game.as_ref().unwrap().cursor.pos() != before);
        desk.command(&format!("{} {}", cell_name(pair.a), cell_name(pair.b)));
    }
    assert!(scrolled > 0);
}

#[test]
fn a_board_too_large_to_be_searched_is_known_while_it_is_played_as_dealt() {
    let mut desk = Kind::new((100, 30), Lang::En).play(LARGE);
    says(&desk, "✓ can be won");
    desk.keys("i").think();
    says(&desk, "Proved: the game can still be won after this pair.");
    // Another pair than those of the way that was dealt.
    let linkwork::Id::Pairs(id) = LARGE.parse().unwrap() else {
        unreachable!()
    };
    let dealt = id.open().unwrap();
    let way: Vec<_> = dealt
        .solution
        .unwrap()
        .iter()
        .map(|pair| pair.sorted())
        .collect();
    let moves = dealt.board.moves();
    let other = moves.iter().find(|pair| !way.contains(pair)).unwrap();
    desk.command(&format!("{} {}", cell_name(other.a), cell_name(other.b)));
    desk.think();
    says(&desk, "? too large to tell");
    desk.keys("i").think();
    says(&desk, "This board is too large to tell");
    desk.keys("w").think();
    says(&desk, "One move back the game could still be won");
    desk.keys("\n");
    says(&desk, "✓ can be won");
}

#[test]
fn a_board_of_a_level_is_looked_for_and_dealt() {
    use linkwork::pairs::{Board, Grade};
    let grade = |desk: &Desk| {
        let board: &Board = desk.app.game.as_ref().unwrap().pairs().unwrap().board;
        board.play_outs().map(Grade::of)
    };
    let mut desk = play(WINNABLE);
    desk.app.form = linkwork_ui::Form::new("8x6", "5eed");
    desk.keys("n");
    says(&desk, "Level    < any >");
    // Hard, without gravity: 26 boards of 1,000.
    desk.key(KeyCode::Up).key(KeyCode::Down);
    desk.app.form = desk.app.form.clone().with_grade(Some(Grade::Hard));
    says(&desk, "Level    < hard >");
    says(
        &desk,
        "The first board of the seed that has this level is dealt.",
    );
    desk.keys("\n");
    says(
        &desk,
        "Looking for a board of this level. Esc calls it off.",
    );
    assert!(desk.app.thinks());
    desk.key(KeyCode::Esc);
    says(&desk, "The search was called off.");
    assert!(desk.app.dealing.is_none());
    desk.keys("\n").think();
    assert_eq!(grade(&desk), Some(Grade::Hard));
    says(&desk, "✓ can be won");
    // The next game has the same level, and the id names the very board.
    let id = desk.app.game.as_ref().unwrap().session().id().to_string();
    assert!(id.starts_with("pairs:8x6,k12#1/"), "{id}");
    assert_eq!(desk.app.form.grade(), Some(Grade::Hard));
    // No board of this size is expert.
    desk.keys("n");
    desk.app.form = desk.app.form.clone().with_grade(Some(Grade::Expert));
    desk.keys("\n").think();
    says(&desk, "Of 500 boards none has this level.");
}

#[test]
fn a_search_for_a_way_is_called_off() {
    let mut desk = play("pairs:24x12,k36,gleft,any#5eed/0");
    desk.keys("w");
    says(&desk, "Looking for a way. Esc calls it off.");
    assert!(desk.app.game.as_ref().unwrap().is_asked);
    desk.key(KeyCode::Esc);
    says(&desk, "The search was called off.");
    assert!(!desk.app.game.as_ref().unwrap().is_asked);
    assert_eq!(status(&desk), Status::Playing);
    desk.think();
    assert!(desk.app.game.as_ref().unwrap().offer().is_none());
}

#[test]
fn behind_the_panel_of_a_stuck_game_the_way_is_named_too() {
    for lang in Lang::ALL {
        let mut desk = Kind::new((100, 30), lang).play("pairs::12/21");
        desk.key(KeyCode::Esc);
        let said = desk.app.texts().say("stuck-look");
        assert!(said.contains('w'));
        says(&desk, &said);
    }
}

#[test]
fn words_of_chinese_follow_each_other_without_a_space() {
    let mut desk = Kind::new((120, 40), Lang::ZhCn).play("pairs::12/21/33");
    desk.think();
    assert!(!desk.app.message.contains("。 "), "{}", desk.app.message);
    assert!(
        desk.app.message.contains("。已证明"),
        "{}",
        desk.app.message
    );
}

#[test]
fn the_words_at_the_top_of_a_narrow_screen_take_two_lines_at_most() {
    for lang in Lang::ALL {
        for id in ["pairs:18x8,k36#5eed/0", "pairs:8x6,k12#tea/0"] {
            let mut desk = Kind::new((40, 20), lang).play(id);
            desk.keys("i").think();
            let plan = desk.app.plan().unwrap();
            assert!(
                plan.status.1.height() <= 2,
                "{lang:?} {id}:\n{}",
                desk.screen()
            );
        }
    }
}
