//! Laws of what is written down: ids and saves come back, junk is refused with a reason, nothing panics.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use common::{board, rules, tiles};
use linkwork::id::PairsId;
use linkwork::pairs::{Deal, Guarantee, Layout, Mask, Move, Pair, Turns};
use linkwork::session::{Action, Outcome, PairsTable, Refusal, Table};
use linkwork::{Id, Pos, Seed, Session, Size, Status};
use proptest::prelude::*;

fn action() -> impl Strategy<Value = Action> {
    let pos = (0_u8..8, 0_u8..10).prop_map(|(row, col)| Pos::new(row, col));
    prop_oneof![
        12 => pos.clone().prop_map(Action::Tap),
        2 => (pos.clone(), pos).prop_map(|(a, b)| Action::Play(Move::Join(Pair::new(a, b)).into())),
        2 => prop::sample::select(Guarantee::ALL.to_vec()).prop_map(Action::Shuffle),
        4 => Just(Action::Undo),
        3 => Just(Action::Redo),
        1 => Just(Action::Restart),
        1 => Just(Action::Pause),
        2 => Just(Action::Resume),
        1 => Just(Action::Tick),
    ]
}

fn table(session: &Session) -> PairsTable<'_> {
    let Table::Pairs(table) = session.table() else {
        panic!("not a pairs game")
    };
    table
}

/// What two sessions must share to be the same game.
fn seen(session: &Session) -> impl PartialEq + std::fmt::Debug {
    let t = table(session);
    (
        t.board.clone(),
        (t.status, t.tiles, t.moves, t.clock_ms, t.undo, t.redo),
        (
            t.hints, t.shuffles, t.undos, t.assisted, t.score, t.repeated,
        ),
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn an_id_by_board_comes_back(board in board()) {
        let id = PairsId::Position(board.clone());
        let text = id.to_string();
        prop_assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || "._~:,/-#".contains(c)), "{}", text);
        let read: PairsId = text.parse().unwrap();
        prop_assert_eq!(read.board(), Ok(board));
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn an_id_by_seed_comes_back(
        rows in 1_usize..=6, cols in 1_usize..=8, kinds in 1_usize..=5, rules in rules(), which in 0_usize..3,
        seed in "[a-z0-9]{1,32}", index in any::<u64>(),
    ) {
        let Ok(deal) = Deal::new(Size::new(rows, cols).unwrap(), kinds) else { return Ok(()) };
        let deal = deal.with_rules(rules).with_guarantee(Guarantee::ALL[which]);
        let id = PairsId::Dealt(deal.clone(), seed.parse().unwrap(), index);
        let read: PairsId = id.to_string().parse().unwrap();
        prop_assert_eq!(&read, &id);
        let dealt = deal.board(seed.parse().unwrap(), index);
        prop_assert_eq!(read.board(), dealt.map(|dealt| dealt.board));
    }

    #[test]
    fn a_game_goes_on_from_its_save(
        board in board(), actions in prop::collection::vec((0_u64..5000, action()), 0..60),
    ) {
        let mut session = Session::new(PairsId::Position(board).into()).unwrap();
        for (at, action) in actions {
            // Times jump back and forth; the session keeps its clock from going back.
            let before = table(&session).clock_ms;
            let outcome = session.act(at, action);
            prop_assert!(table(&session).clock_ms >= before || outcome == Outcome::Restarted);
        }
        let save = session.save();
        let read = Session::open(&save).unwrap();
        prop_assert_eq!(seen(&read), seen(&session));
        prop_assert_eq!(read.save(), save);
    }

    #[test]
    fn a_cut_save_is_refused_with_its_line(
        board in board(), actions in prop::collection::vec(action(), 0..30), cut in any::<prop::sample::Index>(),
    ) {
        let mut session = Session::new(PairsId::Position(board).into()).unwrap();
        for (n, action) in actions.into_iter().enumerate() {
            session.act(n as u64, action);
        }
        let save = session.save();
        let cut = &save[..cut.index(save.len())];
        let error = Session::open(cut).unwrap_err().to_string();
        prop_assert!(!error.contains('\n'), "{}", error);
        prop_assert!(!cut.starts_with("linkwork save") || error.starts_with("save line "), "{}", error);
    }

    #[test]
    fn a_save_with_a_wrong_character_never_panics(
        board in board(), actions in prop::collection::vec(action(), 0..30), at in any::<prop::sample::Index>(), c in any::<char>(),
    ) {
        let mut session = Session::new(PairsId::Position(board).into()).unwrap();
        for action in actions {
            session.act(0, action);
        }
        let mut save: Vec<char> = session.save().chars().collect();
        let at = at.index(save.len());
        save[at] = c;
        let save: String = save.into_iter().collect();
        if let Err(error) = Session::open(&save) {
            prop_assert!(!error.to_string().contains('\n'));
        }
    }

    #[test]
    fn junk_never_panics(text in ".{0,80}", lines in "[0-9a-zA-Z#. ,:_/S\\-\n]{0,80}") {
        for text in [text, lines] {
            let _ = text.parse::<Layout>();
            let _ = text.parse::<Mask>();
            let _ = text.parse::<Move>();
            let _ = text.parse::<Pair>();
            let _ = text.parse::<Size>();
            let _ = text.parse::<Seed>();
            let _ = text.parse::<Turns>();
            let _ = linkwork::text::read_cell_name(&text);
            for front in ["", "pairs:", "pairs::", "pairs:2x2,", "linkwork save 1\n", "linkwork save 1\ngame pairs::11\n"] {
                let _ = Session::open(&format!("{front}{text}"));
            }
        }
    }

    #[test]
    fn taps_never_take_an_odd_number(
        board in board(), taps in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
    ) {
        let mut session = Session::new(PairsId::Position(board).into()).unwrap();
        let mut left = table(&session).tiles;
        for tap in taps {
            let places = tiles(table(&session).board);
            if places.is_empty() {
                break;
            }
            let pos = places[tap.index(places.len())];
            let outcome = session.act(0, Action::Tap(pos));
            let now = table(&session).tiles;
            prop_assert_eq!(left - now, if matches!(outcome, Outcome::Done(_)) { 2 } else { 0 });
            left = now;
        }
    }
}

fn open(text: &str) -> Session {
    Session::open(text).unwrap()
}

fn tap(session: &mut Session, name: &str) -> Outcome {
    session.act(
        0,
        Action::Tap(linkwork::text::read_cell_name(name).unwrap()),
    )
}

#[test]
fn three_fast_clicks_on_equal_tiles_take_two() {
    let mut session = open("pairs::111.1");
    assert!(matches!(tap(&mut session, "a1"), Outcome::Picked(_)));
    assert!(matches!(tap(&mut session, "b1"), Outcome::Done(_)));
    assert_eq!(
        tap(&mut session, "b1"),
        Outcome::Nothing,
        "the tile has gone"
    );
    assert!(matches!(tap(&mut session, "c1"), Outcome::Picked(_)));
    assert_eq!(table(&session).tiles, 2);
    // The same as whole moves: A-B, and at once A-C.
    let mut session = open("pairs::111");
    let play = |s: &mut Session, mv: &str| s.act(0, Action::Play(mv.parse().unwrap()));
    assert!(matches!(play(&mut session, "0,0-0,1"), Outcome::Done(_)));
    assert!(matches!(
        play(&mut session, "0,0-0,2"),
        Outcome::Refused(_, Refusal::Pairs(linkwork::pairs::Refusal::NoTile))
    ));
}

#[test]
fn a_refused_second_tile_becomes_the_chosen_one() {
    let mut session = open("pairs::12.21");
    tap(&mut session, "a1");
    assert!(matches!(tap(&mut session, "b1"), Outcome::Refused(..)));
    assert_eq!(table(&session).chosen, Some(Pos::new(0, 1)));
    assert_eq!(
        tap(&mut session, "c1"),
        Outcome::Nothing,
        "an empty cell keeps the choice"
    );
    assert_eq!(table(&session).chosen, Some(Pos::new(0, 1)));
    assert_eq!(
        tap(&mut session, "b1"),
        Outcome::Dropped,
        "the same tile again drops it"
    );
    assert_eq!(table(&session).chosen, None);
}

#[test]
fn a_choice_does_not_survive_a_move_a_shuffle_or_an_undo() {
    let mut session = open("pairs::1122");
    let acts = [
        Action::Play("0,0-0,1".parse().unwrap()),
        Action::Undo,
        Action::Redo,
        Action::Undo,
        Action::Shuffle(Guarantee::Any),
        Action::Restart,
    ];
    for action in acts {
        tap(&mut session, "d1");
        assert!(table(&session).chosen.is_some());
        session.act(0, action);
        assert_eq!(table(&session).chosen, None, "{action:?}");
    }
}

#[test]
fn the_clock_stops_when_paused_won_or_stuck_and_restarts_at_nothing() {
    let mut session = open("pairs::11");
    session.act(1000, Action::Pause);
    assert_eq!(
        session.act(5000, Action::Tap(Pos::new(0, 0))),
        Outcome::Paused
    );
    session.act(6000, Action::Resume);
    session.act(6500, Action::Play("0,0-0,1".parse().unwrap()));
    session.act(60_000, Action::Tick);
    assert_eq!(
        (table(&session).clock_ms, table(&session).status),
        (1500, Status::Won)
    );
    session.act(60_000, Action::Restart);
    assert_eq!(table(&session).clock_ms, 0);
    let mut stuck = open("pairs::12/21");
    stuck.act(9000, Action::Tick);
    assert_eq!(
        (table(&stuck).clock_ms, table(&stuck).status),
        (0, Status::Stuck)
    );
}

#[test]
fn the_clock_does_not_drift_over_a_hundred_saves() {
    let mut session = open("pairs::1212");
    for round in 1..=100 {
        session.act(777, Action::Tick);
        session = open(&session.save());
        assert_eq!(table(&session).clock_ms, round * 777);
    }
}

#[test]
fn help_is_marked_undo_does_not_wash_it_off_restart_does() {
    let mut session = open("pairs::1122");
    assert!(!table(&session).assisted);
    session.act(0, Action::Shuffle(Guarantee::Winnable));
    session.act(0, Action::Undo);
    assert!(table(&session).assisted);
    assert!(table(&open(&session.save())).assisted);
    session.act(0, Action::Restart);
    assert!(!table(&session).assisted);
    let hinted = "linkwork save 1\ngame pairs::11\n5 hint\nend 1 9\n";
    assert!(table(&open(hinted)).assisted && table(&open(hinted)).hints == 1);
    assert_eq!(open(hinted).save(), hinted);
}

#[test]
fn two_shuffles_that_cancel_are_a_repeated_position() {
    let save = "linkwork save 1\ngame pairs::12.12\n0 Sax 1,0,2,3\n0 Say 1,0,2,3\nend 2 0\n";
    assert!(table(&open(save)).repeated);
    let mut session = open(save);
    session.act(0, Action::Undo);
    assert!(!table(&session).repeated);
}

#[test]
fn a_stuck_game_can_be_shuffled_and_won() {
    let mut session = open("pairs::12/21");
    assert_eq!(table(&session).status, Status::Stuck);
    assert!(matches!(
        session.act(0, Action::Shuffle(Guarantee::Winnable)),
        Outcome::Done(_)
    ));
    while let Some(pair) = table(&session).board.first_move() {
        session.act(0, Action::Play(Move::Join(pair).into()));
    }
    assert_eq!(table(&session).status, Status::Won);
}

#[test]
fn bad_saves_are_named() {
    let error = |text: &str| Session::open(text).unwrap_err().to_string();
    let save = |rest: &str| format!("linkwork save 1\ngame pairs::1122\n{rest}");
    for (text, expected) in [
        (
            "linkwork save 99\n".to_string(),
            "save line 1: version \"99\", but version 1 is read here",
        ),
        (
            "linkwork save 1".to_string(),
            "save line 2: game and an id should stand here",
        ),
        (
            "linkwork save 1\ngame x\n".to_string(),
            "save line 3: cut off: the end is missing",
        ),
        (
            "linkwork save 1\ngame x\nend 0 0\n".to_string(),
            "save line 2: \"x\" is no id: ids begin with pairs: or lines:",
        ),
        (
            save("5 0,0-0,1\n"),
            "save line 4: cut off: the end is missing",
        ),
        (save("end 0 0"), "save line 3: cut off"),
        (
            save("end 1 0\n"),
            "save line 3: 1 events are counted, 0 are here",
        ),
        (
            save("5 0,0-0,2\nend 1 5\n"),
            "save line 3: 0,0-0,2 is refused: the tiles are of different kinds",
        ),
        (
            save("5 redo\nend 1 5\n"),
            "save line 3: there is nothing to redo",
        ),
        (
            save("5 0,0-0,1\n4 undo\nend 2 5\n"),
            "save line 4: time goes back from 5 to 4",
        ),
        (
            save("5 Sax 0,0,1,2\nend 1 5\n"),
            "save line 3: the shuffle's list is no permutation of the tiles",
        ),
        (
            save("5 dance\nend 1 5\n"),
            "save line 3: \"dance\" is no pair: write row,col-row,col, such as 0,3-2,5",
        ),
        (
            save("end 0 0\nend 0 0\n"),
            "save line 4: nothing may follow the end",
        ),
        (
            "linkw".into(),
            "save line 1: \"linkw\" is not linkwork save 1",
        ),
        (
            String::new(),
            "\"\" is no id: ids begin with pairs: or lines:",
        ),
        (
            "\0".repeat(50),
            "character 1 of the id, '\\0', is not allowed",
        ),
    ] {
        assert_eq!(error(&text), expected, "{text}");
    }
}

#[test]
fn bad_ids_are_named() {
    for (text, expected) in [
        ("pairs:18x8#a", "the id has no kinds, such as k36"),
        ("pairs:k3#a", "the id has no size, such as 18x8"),
        (
            "pairs:3x3,k1#a",
            "the id's deal: 9 cells get a tile: their number must be even",
        ),
        (
            "pairs:2x2,k3#a",
            "the id's deal: 3 kinds, but room for 2 pairs: each kind needs one",
        ),
        (
            "pairs:2x2,k1#A",
            "the id's seed character 1 is 'A': only a-z and 0-9 are allowed",
        ),
        (
            "pairs:2x2,k1#a/b",
            "the id's index \"b\": no number below 2^64",
        ),
        (
            "pairs:2x2,k1,k1#a",
            "the id's parameter \"k1\": given twice",
        ),
        ("pairs:2x2,k1,q#a", "the id's parameter \"q\": unknown"),
        (
            "pairs:k2:11",
            "size, kinds and guarantee go with a seed, not with a board",
        ),
        (
            "pairs::11/1",
            "the id's board, line 2, column 2: 1 columns, but line 1 has 2",
        ),
        ("pairs:11", "an id holds # and a seed, or : and a board"),
        (
            "lines:5x5#a",
            "the id does not say how to play: netslide, polymer or free",
        ),
    ] {
        assert_eq!(
            text.parse::<Id>().unwrap_err().to_string(),
            expected,
            "{text}"
        );
    }
}
