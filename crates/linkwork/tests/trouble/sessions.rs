//! Fast clicks, choices that outlive their tile, clocks that run on, and scores that break.

use crate::{board, pair, play, rows, table};
use linkwork::pairs::{Guarantee, Move, Refusal, Rules};
use linkwork::score::Score;
use linkwork::session::{Action, Outcome};
use linkwork::{Pos, Session, Status, session};

fn open(id: &str) -> Session {
    Session::open(id).unwrap()
}

/// Taps cells at one and the same moment; each tap answers with a word.
fn check(id: &str, taps: &str, answers: &str, after: &str) {
    let mut session = open(id);
    let told: Vec<String> = taps
        .split_whitespace()
        .map(|cell| {
            let pos = linkwork::text::read_pos_only(cell).unwrap();
            match session.act(0, Action::Tap(pos)) {
                Outcome::Nothing => "nothing".into(),
                Outcome::Picked(picked) => format!("picked:{picked}"),
                Outcome::Dropped => "dropped".into(),
                Outcome::Done(_) => "done".into(),
                Outcome::Refused(_, why) => why.name().into(),
                other => format!("{other:?}"),
            }
        })
        .collect();
    assert_eq!(told.join(" "), answers, "{taps} in {id}");
    assert_eq!(table(&session).board.layout().to_string(), rows(after));
}

#[test]
fn fast_clicks_take_two_tiles_and_never_three() {
    let mut session = open("pairs::111./222.");
    assert!(matches!(session.act(0, play("0,0-0,1")), Outcome::Done(_)));
    let twice = Outcome::Refused(
        Move::Join(pair("0,0-0,2")).into(),
        session::Refusal::Pairs(Refusal::NoTile),
    );
    assert_eq!(session.act(0, play("0,0-0,2")), twice);
    assert_eq!(table(&session).board, &board("..1. / 222."));

    check(
        "pairs::111./222.",
        "0,0 0,1 0,2",
        "picked:0,0 done picked:0,2",
        "..1. / 222.",
    );
}

#[test]
fn a_double_click_on_the_second_tile_chooses_nothing() {
    check(
        "pairs::111./222.",
        "0,0 0,1 0,1 0,2",
        "picked:0,0 done nothing picked:0,2",
        "..1. / 222.",
    );
    check(
        "pairs::12./21.",
        "0,0 0,0 0,0",
        "picked:0,0 dropped picked:0,0",
        "12. / 21.",
    );
}

#[test]
fn no_click_is_lost_while_others_are_shown() {
    check(
        "pairs::11./22./33.",
        "0,0 0,1 1,0 1,1 2,0 2,1",
        "picked:0,0 done picked:1,0 done picked:2,0 done",
        "... / ... / ...",
    );
}

#[test]
fn the_second_tap_keeps_the_first_until_it_is_answered() {
    // An empty cell keeps the choice; a refusal hands it on to the second tile.
    check(
        "pairs::12./21.",
        "0,0 0,2 1,1 0,1 1,0",
        "picked:0,0 nothing too-many-turns different-kinds too-many-turns",
        "12. / 21.",
    );
}

#[test]
fn a_choice_does_not_outlive_what_changes_the_board() {
    let changes = [
        play("1,0-1,1"),
        Action::Shuffle(Guarantee::Any),
        Action::Undo,
        Action::Redo,
        Action::Restart,
    ];
    for change in changes {
        let mut session = open("pairs::11./22./33.");
        session.act(0, play("2,0-2,1"));
        if change == Action::Redo {
            session.act(0, Action::Undo);
        }
        session.act(0, Action::Tap(Pos::new(0, 0)));
        assert_eq!(table(&session).chosen, Some(Pos::new(0, 0)));
        session.act(0, change);
        assert_eq!(table(&session).chosen, None, "{change:?}");
    }
}

#[test]
fn starting_a_hundred_times_starts_one_game() {
    let mut session = open("pairs::11./22.");
    session.act(50, play("0,0-0,1"));
    let mut again = || {
        assert_eq!(session.act(100, Action::Restart), Outcome::Restarted);
        session.save()
    };
    let first = again();
    assert!((1..100).all(|_| again() == first));
    assert_eq!(session.act(130, Action::Tick), Outcome::Nothing);
    assert_eq!(table(&session).clock_ms, 30, "one clock ticks");
}

#[test]
fn the_clock_stands_still_when_there_is_nothing_to_play() {
    // Begun, played to this point at 1000 ms, and then looked at an hour later.
    let stands = |id: &str, actions: &[Action], status: Status| {
        let mut session = open(id);
        for &action in actions {
            session.act(1000, action);
        }
        session.act(3_600_000, Action::Tick);
        let seen = table(&session);
        assert_eq!((seen.status, seen.clock_ms), (status, 1000), "{id}");
    };
    stands("pairs::11.", &[play("0,0-0,1")], Status::Won);
    stands("pairs::1233./21...", &[play("0,2-0,3")], Status::Stuck);
    stands("pairs::11.", &[Action::Pause], Status::Playing);
}

#[test]
fn restart_clears_clock_score_and_marks() {
    let mut session = open("pairs::11./22./33.");
    session.act(10_000, play("0,0-0,1"));
    session.act(20_000, Action::Shuffle(Guarantee::Winnable));
    session.act(30_000, Action::Undo);
    assert!(table(&session).assisted, "undo does not wash it off");
    session.act(40_000, Action::Restart);
    let seen = table(&session);
    assert_eq!((seen.clock_ms, seen.assisted), (0, false));
    assert_eq!((seen.hints, seen.shuffles, seen.undos), (0, 0, 0));
    assert_eq!((seen.undo, seen.redo, seen.tiles), (0, 0, 6));
}

#[test]
fn nothing_can_be_played_in_a_pause() {
    let mut session = open("pairs::11./22./33.");
    session.act(0, play("0,0-0,1"));
    session.act(0, play("1,0-1,1"));
    session.act(0, Action::Undo);
    session.act(0, Action::Pause);
    let before = table(&session).board.clone();
    let actions = [
        Action::Tap(Pos::new(2, 0)),
        play("2,0-2,1"),
        Action::Shuffle(Guarantee::Any),
        Action::Undo,
        Action::Redo,
    ];
    for action in actions {
        assert_eq!(session.act(0, action), Outcome::Paused);
        assert_eq!(table(&session).board, &before);
        assert_eq!(table(&session).chosen, None);
    }
}

#[test]
fn a_clock_does_not_drift_over_a_hundred_saves() {
    let mut session = open("pairs::11./22.");
    for round in 1..=100 {
        session.act(37, Action::Tick);
        session = Session::open(&session.save()).unwrap();
        assert_eq!(table(&session).clock_ms, round * 37);
    }
}

#[test]
fn a_score_is_finite_at_time_0_and_falls() {
    let score = |seconds: u64| Score::of(Rules::default(), 144, seconds * 1000, [0; 3]);
    assert_eq!(score(0).points(), 14_400);
    assert!((0..10_000).all(|seconds| score(seconds + 1) < score(seconds)));
    assert_eq!(table(&open("pairs::11.")).score.points(), 0);
}
