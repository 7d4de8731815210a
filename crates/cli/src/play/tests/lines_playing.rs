//! Lines games by keys, typed commands and mouse.

use linkwork::{
    Status, Verdict,
    game::Reason,
    lines::{Goal, Lane, Shift},
    session::Hint,
    text::read_cell_name,
};
use linkwork_ui::Lang;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::desk::{Desk, Kind, clock, play, says, status};
use crate::play::app::Wish;

/// A net of nine tiles that is one step from closed: row 1 to the left.
const NEAR: &str = "lines:netslide,p1.1:26c/5b9/3a8";
/// A closed pair on b1 and c1, on a board that goes on for three shifts.
const PAIR: &str = "lines:polymer,shifts3,f1:0280/1000/0000";

fn board(desk: &Desk) -> String {
    let game = desk.app.game.as_ref().unwrap();
    let text = game.lines().unwrap().round.board().to_string();
    text.replace('\n', "/")
}

fn mouse(desk: &mut Desk, kind: MouseEventKind, (x, y): (u16, u16)) {
    desk.event(&Event::Mouse(MouseEvent {
        kind,
        column: x,
        row: y,
        modifiers: KeyModifiers::NONE,
    }));
}

/// The middle of a cell.
fn at(desk: &Desk, name: &str) -> (u16, u16) {
    let view = desk.app.view().unwrap();
    let cell = view.cell(read_cell_name(name).unwrap()).unwrap();
    (cell.x + view.scale.face.0, cell.y + view.scale.face.1)
}

fn press(desk: &mut Desk, at: (u16, u16)) {
    mouse(desk, MouseEventKind::Down(MouseButton::Left), at);
}

fn drag(desk: &mut Desk, at: (u16, u16)) {
    mouse(desk, MouseEventKind::Drag(MouseButton::Left), at);
}

fn let_go(desk: &mut Desk, at: (u16, u16)) {
    mouse(desk, MouseEventKind::Up(MouseButton::Left), at);
}

#[test]
fn lanes_are_shifted_by_keys_and_by_words() {
    let mut desk = play("lines:free:123/456/789");
    desk.keys("gL");
    assert_eq!(board(&desk), "312/456/789");
    says(&desk, "Row 1: 1 step right.");
    desk.event(&Event::Key(KeyEvent::new(
        KeyCode::Left,
        KeyModifiers::SHIFT,
    )));
    desk.keys("J");
    assert_eq!(board(&desk), "723/156/489");
    says(&desk, "Column a: 1 step down.");
    desk.keys("KjlHu");
    assert_eq!(board(&desk), "123/456/789");
    says(&desk, "Undone: row 2: 1 step left.");
    desk.command("row 3 right 2");
    assert_eq!(board(&desk), "123/456/897");
    desk.command("R2,-2").command("column a up").command("C0 1");
    assert_eq!(board(&desk), "123/456/789");
    says(&desk, "This position occurred before.");
    desk.keys("Rr");
    says(&desk, "nothing to redo");
}

#[test]
fn every_refusal_is_said_in_words() {
    let said = |id: &str, commands: &[&str], words: &str| {
        for lang in Lang::ALL {
            let mut desk = Kind::new((80, 24), lang).play(id);
            let before = board(&desk);
            for command in commands {
                desk.app.message.clear();
                desk.command(command);
                assert_ne!(desk.app.message, "", "{lang:?} {command}");
            }
            assert_eq!(board(&desk), before);
            if lang == Lang::En {
                says(&desk, words);
            }
        }
    };
    said(NEAR, &["row 9 left"], "no such row, column or cell");
    said(NEAR, &["row 2 left"], "That lane is fixed");
    said(NEAR, &["row 1 left 3"], "Nothing would move");
    said(NEAR, &["take b1"], "only in Polymer");
    said(PAIR, &["take a2"], "No closed group lies there");
    said(PAIR, &["hint"], "only Netslide has hints");
    said(PAIR, &["show"], "Only pairs games can show");
    said(PAIR, &["light off"], "Only pairs games tell");
    said(PAIR, &["light dim"], "dim is neither on nor off");
    said(PAIR, &["b1 c1"], "a move of another game");
    said(PAIR, &["row"], "row: which row, and which way? Such as");
    said(PAIR, &["row 3"], "Row 3: which way? Left or right,");
    said(PAIR, &["column b"], "such as column b up.");
    said(PAIR, &["take"], "Such as take b3.");
    said(PAIR, &["shift"], "Such as shift R2,1");
    said(PAIR, &["tap"], "Such as tap b3.");
    said(PAIR, &["R0"], "R0 is no shift: write row 3 right");
    said(PAIR, &["row 1 right 2 now"], "“now” is one word too many");
    said(PAIR, &["a9"], "no such row, column or cell");
    said(PAIR, &["tap z1"], "no such row, column or cell");
    said(PAIR, &["row 3 up"], "up is no way for a row");
    said(PAIR, &["row 3 lef"], "lef is no way for a row");
    said(PAIR, &["row right 2"], "right is no row");
    said(PAIR, &["column 2 up"], "2 is no column");
    said(PAIR, &["row 3 left 0"], "0 is no number of steps");
    said(PAIR, &["where A"], "Only the tiles of pairs games");
    said(PAIR, &["shuffle"], "Only pairs games are shuffled.");
    said(PAIR, &["find"], "only in free play");
    let mut desk = play("lines:polymer,m0.0.1:28/00");
    desk.keys("J").wait(600).command("row 1 left");
    says(&desk, "A bomb went off: the game is over.");
    let mut desk = play("lines:polymer,shifts1,f1:0280/1000");
    desk.keys("GL").command("row 2 left");
    says(
        &desk,
        "No shifts are left. A closed group can still be taken:",
    );
}

#[test]
fn a_dragged_lane_follows_snaps_and_wraps() {
    let mut desk = play("lines:free:123/456/789");
    let wide = desk.app.view().unwrap().scale.wide;
    let (x, y) = at(&desk, "b2");
    press(&mut desk, (x, y));
    drag(&mut desk, (x + wide / 2 - 1, y + 1));
    assert_eq!(board(&desk), "123/456/789", "not half a cell yet");
    drag(&mut desk, (x + wide, y));
    let shown = desk.screen();
    assert_eq!(board(&desk), "123/456/789", "shown, not played");
    let_go(&mut desk, (x + wide, y + 7));
    assert_eq!(board(&desk), "123/645/789", "the lane stays the same one");
    assert_ne!(shown, play("lines:free:123/456/789").screen());
    press(&mut desk, (x, y));
    drag(&mut desk, (x, y + 3));
    let_go(&mut desk, (x, y + 9));
    says(&desk, "Nothing would move.");
    press(&mut desk, (x, y));
    let_go(&mut desk, (x, y - 3));
    assert_eq!(board(&desk), "143/685/729");
    // Back where it came from, nothing is played.
    press(&mut desk, (x, y));
    drag(&mut desk, (x + wide, y));
    let_go(&mut desk, (x, y));
    assert_eq!(board(&desk), "143/685/729");
}

#[test]
fn an_arrow_at_the_edge_acts_when_it_is_let_go() {
    let mut desk = play("lines:free:123/456/789");
    let frame = desk.app.view().unwrap().frame();
    let (x, y) = at(&desk, "b2");
    let right = (frame.right() - 1, y);
    press(&mut desk, right);
    assert_eq!(board(&desk), "123/456/789");
    let_go(&mut desk, (x, frame.y));
    assert_eq!(board(&desk), "123/456/789", "let go elsewhere");
    for (at, after) in [
        (right, "123/645/789"),
        ((frame.x, y), "123/456/789"),
        ((x, frame.y), "153/486/729"),
        ((x, frame.bottom() - 1), "123/456/789"),
    ] {
        press(&mut desk, at);
        let_go(&mut desk, at);
        assert_eq!(board(&desk), after);
    }
}

#[test]
fn netslide_is_solved_by_the_hints_and_says_par() {
    let mut desk = play("lines:netslide,3x3,b1#5eed/0");
    for _ in 0..20 {
        desk.keys("i").think();
        let Some(shift) = desk.shift() else {
            break;
        };
        says(&desk, "Hint: ");
        desk.command(&shift.to_string());
    }
    assert_eq!(status(&desk), Status::Won);
    says(&desk, "Won!");
    says(&desk, "4 steps, par 4");
    says(&desk, "Assisted: with undo or hint.");
    desk.wait(600).keys("\n");
    assert!(matches!(desk.wish, Wish::Begin(_)));
    assert_eq!(status(&desk), Status::Playing, "Enter deals the next one");
    says(&desk, "Shift lanes until all tiles form one closed net.");
}

#[test]
fn a_long_search_for_a_hint_leaves_the_screen_alive() {
    let mut desk = play("lines:netslide,6x6#5eed/0");
    desk.keys("i");
    says(&desk, "Looking for a way.");
    assert_eq!(desk.wish, Wish::Nothing, "nothing to be saved yet");
    desk.wait(2000);
    says(&desk, "0:02");
    desk.think();
    assert_eq!(desk.wish, Wish::Save);
    says(&desk, "Hint: ");
}

#[test]
fn a_hint_is_a_step_of_a_shortest_way() {
    let mut desk = play("lines:netslide,4x4#5eed/0");
    let steps = |desk: &Desk| {
        let table = desk.app.game.as_ref().unwrap().lines().unwrap();
        let solved = table.round.board().solve(Goal::OneNet, 1_000_000);
        let Verdict::Solved(_) = solved.verdict else {
            panic!("{}", solved.verdict.name())
        };
        (solved.steps, solved.shortest)
    };
    let before = steps(&desk);
    desk.keys("i").think();
    let Shift { lane, by } = desk.shift().unwrap();
    let arrow = match (lane, by > 0) {
        (Lane::Row(_), true) => ">",
        (Lane::Row(_), false) => "<",
        (Lane::Column(_), true) => "v",
        (Lane::Column(_), false) => "^",
    };
    // Both ends of the lane show the way, where usually each shows its own.
    let count = |screen: &str| screen.matches(arrow).count();
    let plain = play("lines:netslide,4x4#5eed/0").screen();
    assert_eq!(count(&desk.screen()), count(&plain) + 1);
    desk.command(&Shift { lane, by }.to_string());
    assert_eq!(steps(&desk).0 + 1, before.0);
    assert_eq!(desk.shift(), None, "a move takes it away");
}

#[test]
fn closed_groups_are_found_and_taken() {
    let mut desk = play(PAIR);
    desk.keys("g\t");
    assert_eq!(
        desk.app.game.as_ref().unwrap().cursor.pos().to_string(),
        "0,1"
    );
    desk.keys("\n");
    says(&desk, "Took 2 tiles: 4 points.");
    let mut desk = play(PAIR);
    let place = at(&desk, "c1");
    press(&mut desk, place);
    let_go(&mut desk, place);
    says(&desk, "4 points");
    let mut desk = play(PAIR);
    desk.command("take c1").keys("u");
    says(&desk, "Undone: took 2 tiles: 4 points.");
    desk.keys("gl ");
    says(&desk, "4 points  largest 2");
    // In free play a tap tells of the group.
    let mut desk = play("lines:free:280");
    desk.keys("g ");
    says(&desk, "a1: group A, 2 tiles, closed.");
}

#[test]
fn a_clocked_round_ends_by_itself() {
    let mut desk = play("lines:polymer,8x8,clock60#5eed/0");
    says(&desk, "1:00 left");
    desk.wait(30_000)
        .keys("gL")
        .keys("p")
        .wait(100_000)
        .keys("p");
    says(&desk, "0:30 left");
    desk.wait(29_999);
    assert_eq!(status(&desk), Status::Playing);
    desk.wait(2);
    assert_eq!(status(&desk), Status::Over(Reason::Time));
    says(&desk, "Time is up");
    assert_eq!(clock(&desk), 60_000);
    // Undo is closed, and nothing more is offered to be undone.
    let before = board(&desk);
    desk.wait(600).keys("u");
    assert_eq!(board(&desk), before);
    says(&desk, "Time has run out: nothing can be taken back.");
    assert!(!desk.screen().contains("u Undo  n New"));
    desk.keys("\n");
    assert_eq!(status(&desk), Status::Playing);
}

#[test]
fn a_round_of_shifts_ends_when_none_is_left() {
    let mut desk = play(PAIR);
    desk.keys("GLL");
    says(&desk, "Row 3: 1 step right.");
    says(
        &desk,
        "Last shift: what is closed after it can still be taken.",
    );
    desk.keys("L");
    says(&desk, "0 shifts left");
    says(&desk, "A closed group can still be taken: tap or Enter.");
    desk.keys("p");
    assert!(!desk.screen().contains("still be taken"));
    desk.keys("pH");
    says(
        &desk,
        "No shifts are left. A closed group can still be taken:",
    );
    says(&desk, "taken: tap or Enter.");
    assert_eq!(
        status(&desk),
        Status::Playing,
        "what is closed can be taken"
    );
    desk.keys("g\t\n");
    while status(&desk) == Status::Playing {
        desk.keys("\t\n");
    }
    says(&desk, "No shifts are left");
    says(&desk, "4 points, largest 2");
    desk.wait(600).keys("uu");
    assert_eq!(status(&desk), Status::Playing, "undo is open");
}

#[test]
fn free_play_shows_step_by_step_how_groups_are_found() {
    let mut desk = play("lines:free:2a8/456/789");
    // The clock in the first line counts on; the board is what is looked at.
    let seen = |desk: &Desk| {
        let screen = desk.screen();
        screen
            .lines()
            .skip(1)
            .take(21)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let all = seen(&desk);
    desk.keys("f");
    says(&desk, "The groups are found tile by tile.");
    let mut steps = vec![seen(&desk)];
    for said in [
        "Group A: tile 1 of 3.",
        "Group A: tile 2 of 3.",
        "Group A: tile 3 of 3.",
        "Group D: tile 1 of 3.",
    ] {
        steps.push(seen(desk.wait(100)));
        says(&desk, said);
    }
    for _ in 0..5 {
        steps.push(seen(desk.wait(100)));
    }
    says(&desk, "Group F: tile 2 of 2.");
    assert_eq!(steps.last(), Some(&all), "all nine are found");
    for two in steps.windows(2) {
        assert_ne!(two[0], two[1], "each step finds one more");
    }
    desk.wait(100);
    says(&desk, "All found: 4 groups, 1 closed.");
    // Escape stops it, and so does a shift; no other game has it.
    desk.command("find").wait(100);
    says(&desk, "Group A: tile 1 of 3.");
    desk.key(KeyCode::Esc);
    assert!(seen(&desk) == all && !desk.screen().contains("Group A"));
    desk.keys("fL");
    assert!(
        desk.app
            .game
            .as_ref()
            .is_some_and(|game| game.trace.is_none())
    );
    let mut desk = play("lines:polymer:2a8/456/789");
    desk.keys("f");
    says(&desk, "Groups are shown tile by tile only in free play.");
    assert!(
        desk.app
            .game
            .as_ref()
            .is_some_and(|game| game.trace.is_none())
    );
}

#[test]
fn a_hint_that_comes_in_the_middle_of_a_drag_leaves_the_lane_in_hand() {
    let mut desk = play("lines:netslide,6x6#5eed/0");
    let (before, wide) = (board(&desk), desk.app.view().unwrap().scale.wide);
    desk.keys("i");
    let (x, y) = at(&desk, "a2");
    press(&mut desk, (x, y));
    drag(&mut desk, (x + wide, y));
    desk.think();
    says(&desk, "Hint: ");
    assert_eq!(board(&desk), before, "not let go yet");
    let_go(&mut desk, (x + wide, y));
    assert_ne!(board(&desk), before);
}

#[test]
fn tab_on_a_huge_board_with_nothing_closed_is_answered() {
    let mut desk = play("lines:polymer,255x255#a/0");
    for _ in 0..50 {
        desk.keys("\t");
    }
    says(&desk, "closed");
}

#[test]
fn a_resize_or_a_key_in_the_middle_of_a_drag_moves_nothing() {
    let mut desk = play("lines:free:123/456/789");
    let wide = desk.app.view().unwrap().scale.wide;
    for size in [(60, 20), (120, 40), (20, 8)] {
        let (x, y) = at(&desk, "a2");
        press(&mut desk, (x, y));
        drag(&mut desk, (x + wide, y));
        desk.resize(size.0, size.1);
        let_go(&mut desk, (x + wide, y));
        assert_eq!(board(&desk), "123/456/789", "{size:?}");
        desk.resize(80, 24);
    }
    let (x, y) = at(&desk, "a2");
    press(&mut desk, (x, y));
    drag(&mut desk, (x + wide, y));
    desk.keys("L");
    let once = board(&desk);
    let_go(&mut desk, (x + wide, y));
    assert_eq!(board(&desk), once, "the key's shift alone was played");
}

#[test]
fn a_hint_brings_its_lane_into_view() {
    for id in ["lines:netslide,32x32,s1#a/0", "lines:netslide,32x32,s1#b/0"] {
        for corner in ["g", "G"] {
            let mut desk = Kind::new((40, 20), Lang::En).play(id);
            desk.keys(corner).keys("i").think();
            let Some(Hint::Lines(step)) = desk.app.game.as_ref().unwrap().hint else {
                panic!("one step is found: {}", desk.screen())
            };
            let lane = step.shift.lane;
            let (first, last) = desk.app.view().unwrap().corners();
            let is_shown = match lane {
                Lane::Row(row) => (first.row..=last.row).contains(&row),
                Lane::Column(col) => (first.col..=last.col).contains(&col),
            };
            assert!(is_shown, "{lane:?}\n{}", desk.screen());
        }
    }
    // A lane that is shown leaves the cursor where it is.
    let mut desk = play("lines:netslide,4x4#5eed/0");
    desk.keys("G");
    let before = desk.app.game.as_ref().unwrap().cursor;
    desk.keys("i").think();
    assert_eq!(desk.app.game.as_ref().unwrap().cursor, before);
}
