//! What a session thinks about a pairs game: hints, the light, the way out.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::pairs::{KeepsWin, Move, Pair};
use linkwork::session::{Action, Hint, Light, Outcome, PairsTable, Table, WayOut};
use linkwork::{Session, Status};

fn table(session: &Session) -> PairsTable<'_> {
    match session.table() {
        Table::Pairs(table) => table,
        Table::Lines(_) => panic!("a pairs game"),
    }
}

/// Asks, and thinks in slices until there is an answer.
fn ask(session: &mut Session, action: Action, slice: u64) -> Outcome {
    let mut outcome = session.act(0, action);
    while outcome == Outcome::Thinking {
        outcome = session.act(0, Action::Think(slice));
    }
    outcome
}

fn hint(session: &mut Session, slice: u64) -> Option<(Pair, KeepsWin)> {
    match ask(session, Action::Hint, slice) {
        Outcome::Hint(Hint::Pairs(hint)) => Some((hint.pair, hint.keeps_win)),
        _ => None,
    }
}

fn play(session: &mut Session, pair: Pair) {
    let outcome = session.act(0, Action::Play(Move::Join(pair).into()));
    assert!(matches!(outcome, Outcome::Done(_)), "{pair}: {outcome:?}");
}

fn light(session: &mut Session) -> Option<Light> {
    session.act(0, Action::Light(true));
    while session.is_thinking() {
        session.act(0, Action::Think(500));
    }
    table(session).light
}

#[test]
fn hints_alone_win_a_game() {
    for id in [
        "pairs:8x6,k12#hints/0",
        "pairs:8x6,k12,gdown#hints/1",
        "pairs:6x4,k6,t1#hints/2",
    ] {
        let mut session = Session::open(id).unwrap();
        while let Some((pair, keeps_win)) = hint(&mut session, 1_000) {
            assert_eq!(keeps_win, KeepsWin::Proved, "{id}");
            play(&mut session, pair);
        }
        assert_eq!(table(&session).status, Status::Won, "{id}");
        assert!(table(&session).assisted);
        let again = Session::open(&session.save()).unwrap();
        assert_eq!(again.save(), session.save());
        assert_eq!(table(&again).hints, table(&session).hints);
    }
}

#[test]
fn hints_and_light_are_the_same_whatever_the_slices_are() {
    let hints = |slice| {
        let mut session = Session::open("pairs:8x6,k6,gleft#slices/4").unwrap();
        let hints: Vec<_> = (0..4).map(|_| hint(&mut session, slice)).collect();
        (hints, light(&mut session))
    };
    assert_eq!(hints(1), hints(10_000));
}

#[test]
fn asked_again_the_next_pair_that_keeps_the_win_is_named() {
    let mut session = Session::open("pairs::11/22/33").unwrap();
    let named: Vec<_> = (0..4).map(|_| hint(&mut session, 100).unwrap().0).collect();
    assert_eq!(named[0], named[3]);
    let mut three: Vec<_> = named[..3].iter().map(ToString::to_string).collect();
    three.sort();
    assert_eq!(three, ["0,0-0,1", "1,0-1,1", "2,0-2,1"]);
}

#[test]
fn a_position_that_cannot_be_won_is_told() {
    // The 3s link, but nothing opens the square.
    let mut session = Session::open("pairs::12/21/33").unwrap();
    assert_eq!(light(&mut session), Some(Light::Lost));
    assert_eq!(
        hint(&mut session, 100).map(|(_, keeps)| keeps),
        Some(KeepsWin::No)
    );
    assert_eq!(ask(&mut session, Action::WayOut, 100), Outcome::NoWay);
}

#[test]
fn the_light_follows_the_game() {
    let mut session = Session::open("pairs:8x6,k12#light/3").unwrap();
    assert_eq!(table(&session).light, None, "nobody wants it yet");
    assert_eq!(light(&mut session), Some(Light::Winnable));
    let (pair, _) = hint(&mut session, 1_000).unwrap();
    play(&mut session, pair);
    assert!(
        !session.is_thinking(),
        "who follows the hints need not be searched for"
    );
    assert_eq!(table(&session).light, Some(Light::Winnable));
    session.act(0, Action::Undo);
    assert!(!session.is_thinking(), "what was known is known");
    session.act(0, Action::Light(false));
    assert_eq!(table(&session).light, None);
}

#[test]
fn a_dealt_game_is_known_to_be_won_as_it_was_dealt_without_a_search() {
    for id in ["pairs:70x10,k36#5eed/0", "pairs:70x4,k9,gdown#5eed/0"] {
        let mut session = Session::open(id).unwrap();
        let linkwork::Id::Pairs(dealt) = session.id().clone() else {
            unreachable!()
        };
        let solution = dealt.open().unwrap().solution.unwrap();
        session.act(0, Action::Light(true));
        assert!(!session.is_thinking());
        assert_eq!(table(&session).light, Some(Light::Winnable));
        // Hints name the pairs of it, one after the other.
        for &pair in &solution[..5] {
            let given = hint(&mut session, 0).unwrap();
            assert_eq!(given, (pair.sorted(), KeepsWin::Proved));
            play(&mut session, pair);
        }
        assert_eq!(table(&session).light, Some(Light::Winnable));
        // Once they are left, nothing can be told of a board of this size.
        let other = table(&session).board.moves().into_iter();
        let mut other = other.filter(|pair| !solution.iter().any(|p| p.sorted() == *pair));
        play(&mut session, other.next().unwrap());
        assert_eq!(light(&mut session), Some(Light::TooLarge));
        let unknown = hint(&mut session, 100).map(|(_, keeps)| keeps);
        assert_eq!(unknown, Some(KeepsWin::Unknown));
        let out = ask(&mut session, Action::WayOut, 100);
        let pairs: Vec<_> = solution[5..].iter().map(|pair| pair.sorted()).collect();
        assert_eq!(out, Outcome::WayOut(WayOut { undo: 1, pairs }));
        // Read from its save, it knows all that again.
        let mut again = Session::open(&session.save()).unwrap();
        assert_eq!(ask(&mut again, Action::WayOut, 100), out);
        again.act(0, Action::Undo);
        assert_eq!(light(&mut again), Some(Light::Winnable));
        again.act(0, Action::Restart);
        assert_eq!(table(&again).light, Some(Light::Winnable));
    }
}

#[test]
fn the_pairs_of_a_dealt_way_win_in_any_order_without_gravity() {
    let mut session = Session::open("pairs:6x4,k12#order/1").unwrap();
    let linkwork::Id::Pairs(dealt) = session.id().clone() else {
        unreachable!()
    };
    let mut left = dealt.open().unwrap().solution.unwrap();
    while let Some(at) = left
        .iter()
        .rposition(|&pair| table(&session).board.path(pair).is_ok())
    {
        play(&mut session, left.remove(at));
        session.act(0, Action::Light(true));
        assert!(!session.is_thinking());
        assert_eq!(table(&session).light, Some(Light::Winnable));
    }
    assert_eq!(table(&session).status, Status::Won);
}

#[test]
fn what_is_lost_before_a_shuffle_says_nothing_of_what_comes_after() {
    let mut session = Session::open("pairs::12/21/33").unwrap();
    assert_eq!(ask(&mut session, Action::WayOut, 100), Outcome::NoWay);
    assert_eq!(light(&mut session), Some(Light::Lost));
    let shuffled = session.act(0, Action::Play("Sw5eed".parse().unwrap()));
    assert!(matches!(shuffled, Outcome::Done(_)));
    assert!(matches!(
        ask(&mut session, Action::WayOut, 100),
        Outcome::WayOut(_)
    ));
    assert_eq!(light(&mut session), Some(Light::Winnable));
}

#[test]
fn a_question_is_called_off() {
    let mut session = Session::open("pairs:24x12,k36,gleft,any#5eed/0").unwrap();
    assert_eq!(session.act(0, Action::WayOut), Outcome::Thinking);
    assert_eq!(session.act(0, Action::CallOff), Outcome::Nothing);
    assert!(!session.is_thinking());
    assert_eq!(session.act(0, Action::Think(1)), Outcome::Nothing);
}

#[test]
fn only_help_is_paid_for_and_only_once() {
    let mut session = Session::open("pairs::11/22").unwrap();
    let paid = |session: &Session| table(session).hints;
    let first = hint(&mut session, 100);
    hint(&mut session, 100);
    assert_eq!(paid(&session), 2);
    assert_eq!(hint(&mut session, 100), first);
    assert_eq!(paid(&session), 2, "it was named before");
    assert!(matches!(
        ask(&mut session, Action::WayOut, 100),
        Outcome::WayOut(_)
    ));
    assert_eq!(paid(&session), 2, "it was only offered");
    session.act(0, Action::Watch);
    session.act(0, Action::Watch);
    assert_eq!(paid(&session), 3);
    assert_eq!(
        Session::open(&session.save()).unwrap().save(),
        session.save()
    );
    // Nothing helps where nothing can be won.
    let mut lost = Session::open("pairs::12/21/33").unwrap();
    assert!(hint(&mut lost, 100).is_some());
    ask(&mut lost, Action::WayOut, 100);
    lost.act(0, Action::Watch);
    assert_eq!((paid(&lost), table(&lost).assisted), (0, false));
}

/// Plays badly, by the last pair that links, until the game is lost.
fn lose(session: &mut Session) -> bool {
    while let Some(&pair) = table(session).board.moves().last() {
        play(session, pair);
        if light(session) == Some(Light::Lost) {
            return true;
        }
    }
    false
}

#[test]
fn what_is_lost_stays_lost_and_the_way_out_wins() {
    let mut lost = 0;
    for index in 0..30 {
        let mut session = Session::open(&format!("pairs:6x6,k9,gdown#lose/{index}")).unwrap();
        if !lose(&mut session) {
            continue;
        }
        lost += 1;
        while let Some(&pair) = table(&session).board.moves().first() {
            play(&mut session, pair);
            assert_eq!(light(&mut session), Some(Light::Lost));
        }
        assert_eq!(table(&session).status, Status::Stuck);
        let Outcome::WayOut(WayOut { undo, pairs }) = ask(&mut session, Action::WayOut, 1_000)
        else {
            panic!("a dealt board can be won from its start");
        };
        assert!(undo > 0);
        for _ in 0..undo {
            assert!(matches!(session.act(0, Action::Undo), Outcome::Undone(_)));
        }
        assert_eq!(light(&mut session), Some(Light::Winnable));
        for pair in pairs {
            play(&mut session, pair);
        }
        assert_eq!(table(&session).status, Status::Won);
        assert_eq!(
            Session::open(&session.save()).unwrap().save(),
            session.save()
        );
    }
    assert!(lost > 2, "{lost} games were lost by playing badly");
}

#[test]
fn a_move_drops_the_question() {
    let mut session = Session::open("pairs:18x8,k36,gdown#drop/0").unwrap();
    session.act(0, Action::Light(true));
    session.act(0, Action::Hint);
    let pair = table(&session).board.first_move().unwrap();
    play(&mut session, pair);
    let outcome = session.act(0, Action::Think(1));
    assert!(!matches!(outcome, Outcome::Hint(_)), "{outcome:?}");
    session.act(0, Action::Pause);
    assert!(!session.is_thinking());
}
