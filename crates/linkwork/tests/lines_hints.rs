//! Hints of Netslide games.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::lines::{self, Goal, Move, Solver};
use linkwork::session::{Action, Hint, LinesTable, Outcome, Table};
use linkwork::{Id, Session, Status};

fn table(session: &Session) -> LinesTable<'_> {
    match session.table() {
        Table::Lines(table) => table,
        Table::Pairs(_) => panic!("not a lines game"),
    }
}

/// Asks for a hint and thinks about it to the end, in slices.
fn hint(session: &mut Session, slice: u64) -> Outcome {
    let mut outcome = session.act(0, Action::Hint);
    while outcome == Outcome::Thinking {
        assert!(session.is_thinking());
        outcome = session.act(0, Action::Think(slice));
    }
    assert!(!session.is_thinking());
    outcome
}

#[test]
fn hints_alone_solve_a_netslide() {
    let mut session = Session::open("lines:netslide,3x3#5eed/1").unwrap();
    let par = table(&session).par.unwrap();
    for step in (1..=par).rev() {
        let Outcome::Hint(Hint::Lines(hint)) = hint(&mut session, 7) else {
            panic!("no hint")
        };
        assert_eq!((hint.steps, hint.shortest), (step, true));
        session.act(0, Action::Play(Move::Shift(hint.shift).into()));
    }
    assert_eq!(table(&session).status, Status::Won);
    assert_eq!(table(&session).round.steps(), par);
    assert!(table(&session).assisted);
}

#[test]
fn a_hint_is_the_same_whatever_the_slices_are() {
    let mut hints = [1, 100, 5_000, u64::MAX].map(|slice| {
        let mut session = Session::open("lines:netslide,5x5,s9#5eed/3").unwrap();
        hint(&mut session, slice)
    });
    hints.rotate_left(1);
    assert!(matches!(hints[0], Outcome::Hint(_)), "{hints:?}");
    assert!(hints.iter().all(|hint| *hint == hints[0]), "{hints:?}");
}

#[test]
fn what_happens_to_the_board_drops_the_question() {
    let mut session = Session::open("lines:netslide,6x6#5eed/3").unwrap();
    let play = |session: &mut Session| session.act(0, Action::Play("R0,1".parse().unwrap()));
    play(&mut session);
    let drops: [&dyn Fn(&mut Session) -> Outcome; 4] = [
        &|session| session.act(0, Action::Undo),
        &|session| session.act(0, Action::Redo),
        &play,
        &|session| session.act(0, Action::Restart),
    ];
    for drop in drops {
        assert_eq!(session.act(0, Action::Hint), Outcome::Thinking);
        assert_eq!(session.act(0, Action::Tick), Outcome::Nothing);
        assert_eq!(session.act(0, Action::Think(1)), Outcome::Thinking);
        assert!(session.is_thinking());
        assert!(!matches!(drop(&mut session), Outcome::Nothing));
        assert!(!session.is_thinking());
        assert_eq!(session.act(0, Action::Think(u64::MAX)), Outcome::Nothing);
        assert!(!session.save().contains("hint"), "none was given");
    }
    // A pause only waits.
    assert_eq!(session.act(0, Action::Hint), Outcome::Thinking);
    session.act(0, Action::Pause);
    assert_eq!(session.act(0, Action::Think(u64::MAX)), Outcome::Paused);
    assert!(!session.is_thinking());
    session.act(0, Action::Resume);
    assert!(matches!(hint(&mut session, 1 << 20), Outcome::Hint(_)));
    assert!(session.save().contains("hint"));
}

/// Boards that the search alone finds long ways from: the scramble taken back is one too.
#[test]
fn every_dealt_netslide_has_a_hint() {
    for id in [
        "lines:netslide,12x12,s400#a/0",
        "lines:netslide,9x14,wrap,b0.5#a/1",
        "lines:netslide,32x32#a/0",
    ] {
        let mut session = Session::open(id).unwrap();
        for mv in ["R0,1", "C1,-2", "R0,-1", "R2,3"] {
            session.act(0, Action::Play(mv.parse().unwrap()));
        }
        session.act(0, Action::Undo);
        // What is known before anything is searched.
        let mut solver = Solver::knowing(
            table(&session).round.board(),
            Goal::OneNet,
            0,
            &way_back(&session),
        );
        let known = solver.run(1).unwrap();
        assert!(known.verdict.name() == "solved" && !known.shortest, "{id}");
    }
    let mut session = Session::open("lines:netslide,8x8,s400#a/0").unwrap();
    let Outcome::Hint(Hint::Lines(hint)) = hint(&mut session, 10_000) else {
        panic!("no hint")
    };
    assert!((1..400).contains(&hint.steps));
}

/// What was played taken back, then the scramble.
fn way_back(session: &Session) -> Vec<lines::Shift> {
    let Id::Lines(id) = session.id() else {
        panic!("a lines game")
    };
    let scramble = id.scramble();
    let played = ["R0,1", "C1,-2", "R0,-1"].map(|text| text.parse().unwrap());
    let made = scramble.into_iter().chain(played).rev();
    made.map(lines::Shift::reversed).collect()
}

#[test]
fn a_position_that_cannot_be_solved_has_no_hint() {
    let mut session = Session::open("lines:netslide:11/11").unwrap();
    assert_eq!(hint(&mut session, 10), Outcome::NoHint);
    assert!(!session.save().contains("hint"));
}
