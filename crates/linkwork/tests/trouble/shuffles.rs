//! Dead boards, shuffles that lose tiles or hope, and counts that cannot come out even.

use crate::common::{slow_winnable, tiles};
use crate::{board, board_under, pair, rows, shuffle, table};
use linkwork::pairs::{Board, Deal, DealError, Gravity, Guarantee, Move, Pair, Refusal, Rules};
use linkwork::session::{Action, Outcome};
use linkwork::{Seed, Session, Size, Status, Timeline};

/// The board after a shuffle: the same cells, walls and counts, and what was promised.
fn shuffled(before: &Board, guarantee: Guarantee, seed: u64) -> Board {
    let mut after = before.clone();
    after.play(shuffle(guarantee, seed)).unwrap();
    let shape = |board: &Board| board.layout().to_string().replace(char::is_numeric, "o");
    assert_eq!(shape(&after), shape(before));
    assert!(after.kinds().eq(before.kinds()), "{}", after.layout());
    match guarantee {
        Guarantee::Winnable => assert!(slow_winnable(&after), "{}", after.layout()),
        Guarantee::Playable => assert_eq!(after.status(), Status::Playing, "{}", after.layout()),
        Guarantee::Any => {}
    }
    after
}

#[test]
fn a_dead_board_is_seen_and_a_shuffle_revives_it() {
    for dead in ["12 / 21", "... / 12. / 21."] {
        let dead = board(dead);
        assert_eq!(dead.status(), Status::Stuck);
        let tiles = tiles(&dead);
        for (a, b) in [(tiles[0], tiles[3]), (tiles[1], tiles[2])] {
            assert_eq!(dead.path(Pair::new(a, b)), Err(Refusal::TooManyTurns(3)));
        }
        for seed in 0..100 {
            shuffled(&dead, Guarantee::Winnable, seed);
        }
    }
}

#[test]
fn a_stuck_game_is_not_over() {
    let mut session = Session::open("pairs::12./21.").unwrap();
    assert_eq!(table(&session).status, Status::Stuck);
    let done = session.act(0, Action::Shuffle(Guarantee::Winnable));
    assert!(matches!(done, Outcome::Done(_)));
    assert_eq!(table(&session).status, Status::Playing);
}

#[test]
fn whether_a_board_is_stuck_is_asked_after_the_fall() {
    let check = |before: &str, taken: &str, after: &str, status: Status| {
        let mut board = board_under(Gravity::Down, before);
        board.play(Move::Join(pair(taken))).unwrap();
        assert_eq!(board.layout().to_string(), rows(after));
        assert_eq!(board.status(), status, "{after}");
    };
    check(
        "1... / 22.. / 313.",
        "2,0-2,2",
        ".... / 12.. / 21..",
        Status::Stuck,
    );
    check(
        "12. / 21. / 3## / 3##",
        "2,0-3,0",
        ".2. / .1. / 1## / 2##",
        Status::Playing,
    );
}

#[test]
fn winnable_boards_can_be_won_under_every_gravity() {
    for gravity in Gravity::ALL {
        let rules = Rules {
            gravity,
            ..Rules::default()
        };
        let deal = Deal::new("8x5".parse().unwrap(), 10).unwrap();
        let deal = deal.with_rules(rules);
        for index in 0..100 {
            let dealt = deal.board(Seed::from_number(5), index).unwrap();
            let mut board = dealt.board;
            for pair in dealt.solution.unwrap() {
                board.play(Move::Join(pair)).unwrap();
            }
            assert_eq!(board.status(), Status::Won);
        }
    }
}

#[test]
fn four_tiles_on_a_diagonal_can_always_be_shuffled() {
    let diagonal = board("1.... / .2... / ..1.. / ...2.");
    for seed in 0..10_000 {
        let winnable = shuffled(&diagonal, Guarantee::Winnable, seed);
        assert_eq!(winnable.status(), Status::Playing);
        shuffled(&diagonal, Guarantee::Playable, seed);
    }
}

#[test]
fn a_shuffle_keeps_gaps_walls_and_tiles() {
    let gaps = board("1#2.3. / .4#4.1 / 3..2#5 / .5....");
    for guarantee in Guarantee::ALL {
        for seed in 0..100 {
            shuffled(&gaps, guarantee, seed);
        }
    }
}

#[test]
fn a_shuffle_that_cannot_help_is_refused_and_changes_nothing() {
    let apart = board("##### / #1#1# / #####");
    for guarantee in [Guarantee::Winnable, Guarantee::Playable] {
        let mut after = apart.clone();
        assert_eq!(after.play(shuffle(guarantee, 1)), Err(Refusal::Impossible));
        assert_eq!(after, apart);
    }
}

#[test]
fn undo_takes_a_shuffle_back() {
    let start = board("123. / 3#21");
    let mut game = Timeline::new(start.clone());
    for seed in 0..20 {
        game.play(shuffle(Guarantee::ALL[seed % 3], seed as u64))
            .unwrap();
    }
    let last = game.now().clone();
    while game.undo().is_some() {}
    assert_eq!(game.now(), &start);
    while game.redo().is_some() {}
    assert_eq!(game.now(), &last);
}

#[test]
fn odd_totals_are_named() {
    let odd = board("112. / 2#23");
    let names: Vec<u8> = odd
        .odd_kinds()
        .into_iter()
        .map(|kind| kind.number())
        .collect();
    assert_eq!(names, [2, 3]);
    let mut after = odd.clone();
    let winnable = after.play(shuffle(Guarantee::Winnable, 1));
    assert_eq!(winnable, Err(Refusal::Impossible));
    shuffled(&odd, Guarantee::Playable, 1);

    let no_deal = |size: &str, kinds| Deal::new(size.parse().unwrap(), kinds).unwrap_err();
    assert_eq!(no_deal("3x3", 2), DealError::OddCells(9));
    assert_eq!(
        no_deal("5x1", 1).to_string(),
        "5 cells get a tile: their number must be even"
    );
}

#[test]
fn kinds_that_do_not_fit_are_refused_with_a_reason() {
    let refused = |id: &str| Session::open(id).unwrap_err().to_string();
    assert_eq!(
        refused("pairs:3x3,k4#5eed/0"),
        "the id's deal: 9 cells get a tile: their number must be even"
    );
    assert_eq!(
        refused("pairs:2x3,k4#5eed/0"),
        "the id's deal: 4 kinds, but room for 3 pairs: each kind needs one"
    );
    assert_eq!(
        refused("pairs:2x3,k0#5eed/0"),
        "the id's deal: 0 kinds: 1 to 250 are allowed"
    );
}

#[test]
fn every_kind_appears_and_none_is_odd() {
    let size = Size::new(4, 6).unwrap();
    for kinds in 1..=12 {
        for guarantee in Guarantee::ALL {
            let deal = Deal::new(size, kinds).unwrap().with_guarantee(guarantee);
            let board = deal.board(Seed::from_number(5), 0).unwrap().board;
            assert_eq!(board.kinds().count(), kinds);
            assert!(board.odd_kinds().is_empty());
            assert_eq!(tiles(&board).len(), 24);
        }
    }
}
