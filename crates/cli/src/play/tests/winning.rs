//! Whether a pairs game can still be won: the light, hints, and the way that is shown.

use linkwork::{
    Status,
    game::Verdict,
    pairs::{Board, Move, Pair},
    session::{Session, Table},
    text::cell_name,
};
use linkwork_ui::Lang;
use ratatui::crossterm::event::KeyCode;

use super::desk::{Desk, Kind, play, says, status};
use super::screens::keep;
use crate::play::app::{Screen, Wish};

const GAME: &str = "pairs:18x8,k36#5eed/0";
const SMALL: &str = "pairs:8x6,k12,gdown#5eed/0";
/// A game that is soon lost by who leaves the way that was dealt.
const TRAPS: &str = "pairs:8x6,k12,gleft#5eed/0";

fn board(desk: &Desk) -> &Board {
    desk.app.game.as_ref().unwrap().pairs().unwrap().board
}

fn join(desk: &mut Desk, pair: Pair) {
    desk.command(&format!("{} {}", cell_name(pair.a), cell_name(pair.b)));
}

/// A pair that must not be taken, and after which some pair links.
fn trap(board: &Board) -> Option<Pair> {
    board.moves().into_iter().find(|pair| {
        let mut board = board.clone();
        board.play(Move::Join(*pair)).unwrap();
        let is_lost = matches!(board.solve(10_000).verdict, Verdict::Unsolvable);
        is_lost && board.first_move().is_some()
    })
}

/// Follows the hints until a wrong pair can be taken, and takes it.
fn go_wrong(desk: &mut Desk) {
    while trap(board(desk)).is_none() {
        desk.keys("i").think();
        let pair = desk.hinted().unwrap();
        join(desk, pair);
    }
    let pair = trap(board(desk)).unwrap();
    desk.think();
    join(desk, pair);
}

/// A game that a wrong pair has just lost, and that goes on.
fn lost(kind: Kind) -> Desk {
    let mut desk = kind.play(TRAPS);
    go_wrong(&mut desk);
    desk.think().wait(400);
    desk
}

fn undo(desk: &Desk) -> usize {
    desk.app.game.as_ref().unwrap().state().undo
}

#[test]
fn the_light_follows_the_game() {
    let mut desk = play(TRAPS);
    // A dealt board needs no search.
    says(&desk, "score 0  ✓ can be won");
    says(&desk, "Choose two equal tiles");
    go_wrong(&mut desk);
    says(&desk, "Joined ");
    desk.think();
    says(&desk, "✗ cannot be won");
    // What was said stays, and so does the path.
    says(&desk, "From here the game cannot be won: w shows from");
    assert!(desk.app.game.as_ref().unwrap().flash.is_some());
    desk.keys("u").think();
    says(&desk, "✓ can be won");
    assert!(!desk.app.thinks(), "nothing is left to think about");
}

#[test]
fn a_board_that_was_not_dealt_to_be_won_is_searched() {
    let mut desk = play("pairs:8x6,k12,any#5eed/0");
    says(&desk, "score 0  ...");
    desk.think();
    says(&desk, "score 0  ✓ can be won");
    says(&desk, "Choose two equal tiles");
    assert_eq!(desk.wish, Wish::Nothing, "nothing to be saved");
}

#[test]
fn the_light_moves_nothing_beside_it() {
    for lang in Lang::ALL {
        let mut desk = Kind::new((160, 40), lang).play(SMALL);
        desk.app.copy = true;
        let copy = desk.app.texts().say("copy");
        let column = |desk: &Desk| {
            let screen = desk.screen();
            let before = screen.lines().next().unwrap().split(&copy).next().unwrap();
            ratatui::text::Span::raw(before).width()
        };
        let dark = column(&desk);
        assert_eq!(column(desk.think()), dark, "{lang:?}");
        desk.keys("c");
        assert!(column(&desk) < dark, "{lang:?}");
    }
}

#[test]
fn the_light_is_switched_and_stays_so() {
    let mut desk = play(SMALL);
    desk.think().keys("c");
    says(&desk, "no longer tells");
    assert!(!desk.screen().contains("can be won "), "{}", desk.screen());
    // Another game, a pause and starting over remember it; nothing is thought about.
    for keys in ["R", "pp", ":open pairs::1122\n", "?\u{1b}"] {
        desk.keys(keys);
        assert!(!desk.app.thinks(), "{keys:?}");
    }
    desk.command("light on").think();
    says(&desk, "✓ can be won");
    desk.command("LIGHT off").command("light off");
    assert!(!desk.screen().contains("✓"));
    desk.keys("p").command("light").keys("p").think();
    says(&desk, "✓ can be won");
    for keys in ["R", "pp", ":open pairs::1221\n"] {
        desk.keys(keys).think();
        says(&desk, "✓ can be won");
    }
}

#[test]
fn a_board_that_never_could_be_won_says_so() {
    let mut desk = Kind::new((120, 40), Lang::En).play("pairs::12/21/33");
    desk.think();
    says(&desk, "✗ cannot be won");
    says(&desk, "This game can never be won: that is proved.");
    desk.keys("w").think();
    says(
        &desk,
        "This game could never be won, not even from its first position",
    );
    desk.keys("i").think();
    says(
        &desk,
        "C, a3 and b3 link, but the game can no longer be won from here.",
    );
    desk.command("a3 b3").wait(400);
    says(&desk, "w Show me");
    desk.keys("w").think();
    says(&desk, "This game could never be won");
    says(&desk, "Stuck");
}

#[test]
fn hints_alone_win_a_game() {
    let mut desk = play(SMALL);
    while status(&desk) == Status::Playing {
        desk.keys("i").think();
        let pair = desk.hinted().unwrap();
        says(&desk, "Proved: the game can still be won after this pair.");
        says(
            &desk,
            &format!("{} and {}", cell_name(pair.a), cell_name(pair.b)),
        );
        join(&mut desk, pair);
        assert_eq!(desk.hinted(), None, "a move takes the mark away");
    }
    desk.wait(400);
    says(&desk, "Won!");
    says(&desk, "Assisted: with undo, shuffle or hint.");
}

#[test]
fn a_hint_stays_until_a_move_and_the_next_one_is_another() {
    let mut desk = play(GAME);
    desk.keys("i").think();
    let first = desk.hinted().unwrap();
    desk.keys("i").think();
    let second = desk.hinted().unwrap();
    assert_ne!(first, second);
    // Choosing the first tile and looking round leave the second one marked.
    desk.command(&cell_name(second.a)).keys("hhkk");
    assert_eq!(desk.hinted(), Some(second));
    desk.key(KeyCode::Esc).key(KeyCode::Esc);
    assert_eq!(desk.hinted(), None);
    desk.keys("i").think();
    assert!(desk.hinted().is_some());
    desk.keys("s");
    assert_eq!(desk.hinted(), None);
    desk.keys("i").think().keys("u");
    assert_eq!(desk.hinted(), None);
}

#[test]
fn a_hint_marks_both_tiles() {
    let hinted = |mut desk: Desk| {
        desk.think().keys("i").think();
        desk
    };
    keep("hint-80x24", hinted(play(GAME)).screen());
    keep("hint-papers-80x24", hinted(play(GAME)).papers());
    let plain = Kind {
        colour: false,
        ..Kind::new((80, 24), Lang::En)
    };
    keep(
        "hint-papers-80x24-no-colour",
        hinted(plain.play(GAME)).papers(),
    );
    let ascii = Kind::new((40, 20), Lang::En).ascii();
    let mut desk = hinted(ascii.play(SMALL));
    let pair = desk.hinted().unwrap();
    desk.command(&cell_name(pair.a)).keys("gG");
    keep("hint-40x20-ascii", desk.screen());
    keep(
        "hint-40x20-zh",
        hinted(Kind::new((40, 20), Lang::ZhCn).play(SMALL)).screen(),
    );
    keep(
        "hint-120x40-sv",
        hinted(Kind::new((120, 40), Lang::Sv).play(SMALL)).screen(),
    );
}

#[test]
fn a_lost_game_is_shown_back_and_won() {
    let mut desk = lost(Kind::new((80, 24), Lang::En));
    let before = (desk.board(), undo(&desk));
    keep("lost-80x24", desk.screen());
    desk.keys("w").think();
    assert_eq!((desk.board(), undo(&desk)), before, "only an offer");
    keep("offer-80x24", desk.screen());
    desk.keys("\n");
    assert_eq!(desk.wish, Wish::Save);
    assert_eq!(undo(&desk), before.1 - 1);
    says(
        &desk,
        "Taken back: one move. Space: first pair; Esc: play on yourself.",
    );
    desk.think();
    says(&desk, "✓ can be won");
    let left = desk.tiles();
    desk.wait(1499);
    assert_eq!(desk.tiles(), left);
    desk.wait(1);
    assert_eq!(desk.tiles(), left - 2);
    assert_eq!(desk.wish, Wish::Save, "every pair is saved at once");
    keep("shown-80x24", desk.screen());
    // A key plays the next one at once; the one after it is due as long after it as ever.
    desk.wait(100).keys(" ");
    assert_eq!(desk.tiles(), left - 4);
    desk.wait(599);
    assert_eq!(desk.tiles(), left - 4);
    while status(&desk) == Status::Playing {
        desk.wait(600);
    }
    desk.wait(1000);
    says(&desk, "Won!");
    says(&desk, "Assisted: with undo, shuffle or hint.");
    let save = desk.app.game.as_ref().unwrap().session().save();
    let again = Session::open(&save).unwrap();
    let Table::Pairs(table) = again.table() else {
        panic!("no pairs game")
    };
    assert_eq!((table.status, table.undo), (Status::Won, undo(&desk)));
    desk.keys("uu");
    assert_eq!(desk.tiles(), 4, "what was shown can be undone");
}

#[test]
fn a_stuck_game_offers_the_way_in_every_language() {
    for lang in Lang::ALL {
        let mut desk = lost(Kind::new((40, 20), lang));
        desk.play_on().wait(400);
        assert_eq!(status(&desk), Status::Stuck);
        desk.click_word(&format!("w {}", desk.app.texts().say("show")))
            .think();
        assert!(desk.app.game.as_ref().unwrap().offer().is_some());
        if lang == Lang::Sv {
            keep("offer-40x20-sv", desk.screen());
        }
        // Put away, the panel of before is there again.
        desk.key(KeyCode::Esc);
        let title = desk.app.texts().say("stuck-title");
        says(&desk, &title);
        desk.command("show").think().click_word("Enter");
        assert_eq!(status(&desk), Status::Playing);
        while desk.app.game.as_ref().unwrap().has_show() {
            desk.keys(" ");
        }
        assert_eq!(status(&desk), Status::Won);
    }
}

#[test]
fn whatever_is_played_stops_the_show() {
    for keys in [
        "\u{1b}", "l", "u", "s", "i", "n", "?", "p", "R", "w", ":id\n", "q",
    ] {
        let mut desk = play(SMALL);
        desk.keys("w").think().keys("\n").wait(600);
        assert_eq!(undo(&desk), 2, "the first pair at once, then the next");
        desk.keys(keys);
        let (tiles, is_quit) = (desk.tiles(), desk.wish == Wish::Quit);
        desk.think().wait(10_000);
        assert!(is_quit || desk.tiles() == tiles, "{keys:?}");
    }
    let mut desk = play(SMALL);
    desk.keys("w").think().keys("\n").key(KeyCode::Esc);
    says(&desk, "You play on from here.");
    // The light may be switched meanwhile.
    desk.keys("w").think().keys("\n").keys("c").wait(600);
    assert_eq!(undo(&desk), 3);
    // A click on a tile plays.
    desk.click_cell("a6").wait(600);
    assert_eq!(undo(&desk), 3);
}

#[test]
fn an_offer_that_a_move_has_overtaken_is_gone() {
    let mut desk = play("pairs::1122");
    desk.keys("w").think();
    says(&desk, "From here the game can be won with 2 more");
    desk.command("a1 b1").wait(400);
    assert!(!desk.app.game.as_ref().unwrap().has_show());
    desk.keys("w").think();
    says(&desk, "From here the game can be won with one");
    desk.keys("?").key(KeyCode::Esc);
    assert!(matches!(desk.app.screen, Screen::Table));
    assert!(!desk.app.game.as_ref().unwrap().has_show());
}

#[test]
fn the_board_follows_what_is_shown() {
    let mut desk = Kind::new((40, 20), Lang::En).play("pairs:30x16,k36#5eed/0");
    desk.keys("w").think().keys("\n");
    for _ in 0..20 {
        desk.wait(600);
        let pos = desk.app.game.as_ref().unwrap().cursor.pos();
        assert!(desk.app.view().unwrap().cell(pos).is_some());
        let path = &desk.app.game.as_ref().unwrap().flash.as_ref().unwrap().path;
        let end = path.points()[0];
        assert_eq!((end.row, end.col), (pos.row.into(), pos.col.into()));
    }
}
