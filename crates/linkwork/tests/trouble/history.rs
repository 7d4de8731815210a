//! Undo and redo: exact under every gravity, never across the borders of a game.

use crate::{board, board_under, play, rows, shuffle, table};
use linkwork::pairs::{Board, Deal, Gravity, Guarantee, Move, Rules};
use linkwork::session::{Action, Outcome};
use linkwork::{Rng, Seed, Session, Timeline};

/// The move leads from one picture to the other; undo leads back, and redo there again.
fn check(gravity: Gravity, before: &str, mv: &str, after: &str) {
    let start = board_under(gravity, before);
    let mut game = Timeline::new(start.clone());
    game.play(mv.parse().unwrap()).unwrap();
    let end = game.now().clone();
    assert_eq!(end.layout().to_string(), rows(after), "{mv} in {before}");
    game.undo();
    assert_eq!(game.now(), &start, "undo of {mv} in {before}");
    game.redo();
    assert_eq!(game.now(), &end, "redo of {mv} in {before}");
}

#[test]
fn undo_puts_a_column_back_as_it_was() {
    // 1 above 1, with a tile between and one above.
    check(
        Gravity::Down,
        "
        4.
        1.
        3#
        1.
        2.
        ",
        "1,0-3,0",
        "
        ..
        ..
        4#
        3.
        2.
        ",
    );
    check(
        Gravity::Up,
        "
        2.
        1.
        3#
        1.
        4.
        ",
        "3,0-1,0",
        "
        2.
        3.
        4#
        ..
        ..
        ",
    );
    check(Gravity::Left, "21314 / ..#..", "0,1-0,3", "234.. / ..#..");
    check(
        Gravity::TogetherH,
        ".21314 / ...#..",
        "0,2-0,4",
        "..234. / ...#..",
    );
}

/// Plays a game with some shuffles to its end, takes all of it back and plays it all again.
fn there_and_back(start: Board, rng: &mut Rng) {
    let mut game = Timeline::new(start);
    let mut positions = vec![];
    while game.now().tiles() > 0 {
        positions.push(game.now().clone());
        let moves = game.now().moves();
        let mv = if moves.is_empty() || rng.below(10) == 0 {
            shuffle(Guarantee::Winnable, positions.len() as u64)
        } else {
            let most = u32::try_from(moves.len()).unwrap();
            Move::Join(moves[rng.below(most) as usize])
        };
        game.play(mv).unwrap();
    }
    for position in positions.iter().rev() {
        assert!(game.undo().is_some());
        assert_eq!(game.now(), position);
    }
    assert!(game.undo().is_none());
    for position in &positions {
        assert_eq!(game.now(), position);
        assert!(game.redo().is_some());
    }
    assert_eq!((game.now().tiles(), game.redoable()), (0, 0));
}

#[test]
fn a_thousand_games_under_every_gravity_go_back_and_forth() {
    let mut rng = Rng::new(Seed::from_number(7), 0);
    for gravity in Gravity::ALL {
        let rules = Rules {
            gravity,
            ..Rules::default()
        };
        let deal = Deal::new("6x4".parse().unwrap(), 6).unwrap();
        let deal = deal.with_rules(rules);
        for index in 0..1000 {
            let dealt = deal.board(Seed::from_number(7), index).unwrap();
            there_and_back(dealt.board, &mut rng);
        }
    }
}

#[test]
fn redo_is_gone_after_undo_and_another_move() {
    let mut game = Timeline::new(board("11. / 22. / 33."));
    game.play("0,0-0,1".parse().unwrap()).unwrap();
    game.play("1,0-1,1".parse().unwrap()).unwrap();
    game.undo();
    game.undo();
    game.play("2,0-2,1".parse().unwrap()).unwrap();
    assert!(game.redo().is_none());
    assert_eq!(game.now().layout().to_string(), rows("11. / 22. / ..."));
}

#[test]
fn undo_stops_at_both_ends_of_a_game() {
    let mut session = Session::open("pairs::11.").unwrap();
    assert_eq!(session.act(0, Action::Undo), Outcome::Nothing);
    session.act(0, play("0,0-0,1"));
    assert_eq!(session.act(0, Action::Redo), Outcome::Nothing);
    // A game that is won can be taken back too.
    assert!(matches!(session.act(0, Action::Undo), Outcome::Undone(_)));
    assert_eq!(table(&session).tiles, 2);
    assert_eq!(session.act(0, Action::Undo), Outcome::Nothing);
}

#[test]
fn undo_does_not_cross_into_the_game_before_a_restart() {
    let mut session = Session::open("pairs::11./22.").unwrap();
    session.act(0, play("0,0-0,1"));
    session.act(0, Action::Restart);
    for action in [Action::Undo, Action::Redo, Action::Undo] {
        assert_eq!(session.act(0, action), Outcome::Nothing);
        assert_eq!(table(&session).board, &board("11. / 22."));
    }
    let again = session.act(0, play("0,0-0,1"));
    assert!(matches!(again, Outcome::Done(_)));
    assert_eq!(table(&session).undo, 1);
}

#[test]
fn a_position_that_comes_back_is_noticed() {
    let start = board("1.2 / .#.");
    let swapped = board("2.1 / .#.");
    let mut game = Timeline::new(start.clone());
    // Shuffles until one has swapped the two tiles and another has swapped them back.
    for target in [&swapped, &start] {
        assert!(!game.repeats());
        let to_target = |seed: &u64| {
            let mut after = game.now().clone();
            after.play(shuffle(Guarantee::Any, *seed)).unwrap();
            after == *target
        };
        let seed = (0..100).find(to_target).unwrap();
        game.play(shuffle(Guarantee::Any, seed)).unwrap();
    }
    assert_eq!(game.now(), &start);
    assert!(game.repeats());
}
