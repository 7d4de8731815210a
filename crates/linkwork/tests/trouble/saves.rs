//! Saves that are cut, foreign or huge, and ids that do not come back.

use crate::{rows, table};
use linkwork::id::PairsId;
use linkwork::pairs::{Deal, Gravity, Guarantee, Mask, Move, Rules, Turns};
use linkwork::session::Action;
use linkwork::{Rng, Seed, Session};

fn refused(text: &str) -> String {
    let line = Session::open(text).unwrap_err().to_string();
    assert!(line.len() < 200 && !line.contains('\n'), "{line}");
    line
}

/// A game in its middle.
fn save() -> String {
    let mut session = Session::open("pairs:6x4,k6,gdown#5eed/3").unwrap();
    let first = table(&session).board.first_move().unwrap();
    session.act(1000, Action::Play(Move::Join(first).into()));
    session.act(2000, Action::Shuffle(Guarantee::Winnable));
    session.act(3000, Action::Undo);
    session.save()
}

#[test]
fn a_bad_save_is_refused_in_one_line() {
    let good = save();
    assert!(Session::open(&good).is_ok());
    for end in 0..good.len() {
        refused(&good[..end]);
    }
    refused(&good.replace("save 1", "save 2"));
    refused(&good.replace("undo", "ündo"));
    refused(&good.replace("gdown", "gdöwn"));
    refused(&good.replace("undo", &"0".repeat(10_000_000)));
    refused(&"0".repeat(10_000_000));
    refused(&"\0".repeat(10_000_000));
}

#[test]
fn a_process_killed_after_any_move_loses_nothing() {
    let mut session = Session::open("pairs:6x4,k6,gdown#5eed/3").unwrap();
    let mut rng = Rng::new(Seed::from_number(1), 0);
    for moment in 1..=60 {
        let action = match (table(&session).board.first_move(), rng.below(6)) {
            (_, 0) => Action::Undo,
            (_, 1) => Action::Redo,
            (Some(pair), 2..) => Action::Play(Move::Join(pair).into()),
            (None, _) => Action::Shuffle(Guarantee::Winnable),
        };
        session.act(moment * 100, action);
        let again = Session::open(&session.save()).unwrap();
        assert_eq!(
            format!("{:?}", again.table()),
            format!("{:?}", session.table())
        );
    }
}

#[test]
fn every_id_that_is_made_loads_the_same_board() {
    let mut rng = Rng::new(Seed::from_number(2), 0);
    let mut made = 0;
    while made < 200 {
        let size = format!("{}x{}", 1 + rng.below(9), 1 + rng.below(7));
        let rules = Rules {
            gravity: Gravity::ALL[rng.below(9) as usize],
            turns: [Turns::default(), Turns::ANY, Turns::at_most(1).unwrap()]
                [rng.below(3) as usize],
            ring: rng.below(2) == 0,
        };
        let Ok(deal) = Deal::new(size.parse().unwrap(), 1 + rng.below(40) as usize) else {
            continue;
        };
        let deal = deal
            .with_rules(rules)
            .with_guarantee(Guarantee::ALL[rng.below(3) as usize]);
        let seed = Seed::from_number(u64::from(rng.below(u32::MAX)));
        let board = deal.board(seed, made).unwrap().board;
        for id in [
            PairsId::dealt(deal, seed, made).unwrap(),
            PairsId::Position(board.clone()),
        ] {
            let read: PairsId = id.to_string().parse().unwrap();
            assert_eq!((&read, read.board()), (&id, Ok(board.clone())), "{id}");
        }
        made += 1;
    }
}

#[test]
fn a_board_with_walls_and_holes_has_an_id_that_is_the_board() {
    let mask: Mask = rows("..#._.. / #._....").parse().unwrap();
    let deal = Deal::masked(mask, 5).unwrap();
    for index in 0..50 {
        let seed = Seed::from_number(3);
        let id = PairsId::dealt(deal.clone(), seed, index).unwrap();
        let read: PairsId = id.to_string().parse().unwrap();
        assert_eq!(read.board(), Ok(deal.board(seed, index).unwrap().board));
    }
}
