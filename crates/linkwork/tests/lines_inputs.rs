//! What a lines game is told from outside: one grammar at every door, and nothing is merged, rounded or
//! dropped in silence.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::id::LinesId;
use linkwork::lines::{Board, Deal, DealError, Edge, Lane, Limit, Move, Round, Shift, Way};
use linkwork::session::{Action, Outcome, Table};
use linkwork::{Dir, Id, Pos, Seed, Session, Size};

fn board(session: &Session) -> String {
    let Table::Lines(table) = session.table() else {
        panic!("not a lines game")
    };
    table.round.board().to_string()
}

#[test]
fn a_distance_is_any_number_of_64_bits_and_kept_as_it_was_asked() {
    for (shift, expect) in [
        ("R0,32769", "23451"),
        ("R0,-32769", "51234"),
        ("R0,9223372036854775807", "45123"),
        ("R0,-9223372036854775807", "34512"),
    ] {
        let mut session = Session::open("lines:free:12345").unwrap();
        let done = session.act(0, Action::Play(shift.parse().unwrap()));
        assert!(matches!(done, Outcome::Done(_)), "{shift}: {done:?}");
        assert_eq!(board(&session), expect, "{shift}");
        let save = format!("linkwork save 1\ngame lines:free:12345\n0 {shift}\nend 1 0\n");
        assert_eq!(session.save(), save);
        let mut read = Session::open(&save).unwrap();
        assert_eq!((board(&read), read.save()), (expect.into(), save));
        read.act(0, Action::Undo);
        assert_eq!(board(&read), "12345");
        let back = shift.parse::<Shift>().unwrap().reversed().to_string();
        session.act(0, Action::Play(back.parse().unwrap()));
        assert_eq!(board(&session), "12345", "{back}");
    }
    for far in ["9223372036854775808", "-9223372036854775808"] {
        let error = format!("R0,{far}").parse::<Shift>().unwrap_err();
        let expect = format!("\"R0,{far}\": the distance is beyond 9223372036854775807");
        assert_eq!(error.to_string(), expect);
    }
}

#[test]
fn every_distance_moves_a_lane_by_its_rest() {
    for len in 1..=255_u8 {
        let all = Board::blank(Size::new(1, usize::from(len)).unwrap(), Edge::Wall);
        for by in [i64::MAX, -i64::MAX, 32_768, -32_769, 255, -1, 0] {
            let mut board = all.clone();
            board.set_bomb(Pos::new(0, 0), Some(7));
            let lane = Lane::Row(0);
            let moved = board.shift(Shift { lane, by }).is_ok();
            let rest = u8::try_from(by.rem_euclid(i64::from(len))).unwrap();
            assert_eq!(moved, rest != 0, "{by} of {len}");
            assert_eq!(board.bombs().next(), Some((Pos::new(0, rest), 7)));
        }
    }
}

#[test]
fn what_does_not_belong_in_an_id_is_named() {
    let check = |id: &str, expect: &str| {
        let error = id.parse::<Id>().unwrap_err().to_string();
        assert_eq!(error, format!("the id's {expect}"), "{id}");
    };
    let bombs = "bombs go with polymer alone";
    check(
        "lines:free,m0.1.9:28",
        &format!("parameter \"m0.1.9\": {bombs}"),
    );
    check(
        "lines:netslide,m0.1.9:28",
        &format!("parameter \"m0.1.9\": {bombs}"),
    );
    let second = "a second bomb on that cell";
    check(
        "lines:polymer,m0.1.9,m0.1.3:28",
        &format!("parameter \"m0.1.3\": {second}"),
    );
    check(
        "lines:polymer,m0.1.9,m0.01.9:28",
        &format!("parameter \"m0.01.9\": {second}"),
    );
    check(
        "lines:free,x0.0R,x0.00R:28",
        "parameter \"x0.0R\": given twice",
    );
    check(
        "lines:free,x0.0D,x0.0R,x0.0D:28/28",
        "parameter \"x0.0D\": given twice",
    );
    let wall = "nothing connects there, at the edge of the board";
    check(
        "lines:free,x0.1R:28",
        &format!("parameter \"x0.1R\": {wall}"),
    );
    check(
        "lines:polymer,x1.0D:28/28",
        &format!("parameter \"x1.0D\": {wall}"),
    );
    check(
        "lines:free,wrap,x0.1R,x0.1R:28",
        "parameter \"x0.1R\": given twice",
    );
    let fine = "deal: the share of barriers must have at most three decimals";
    check("lines:netslide,5x5,b0.0004#a", fine);
    check("lines:netslide,5x5,b0.3001#a", fine);
    for id in [
        "lines:polymer,m0.0.3,m0.1.3,f0:28",
        "lines:free,wrap,x0.0R,x0.0D,x0.1R:28",
        "lines:netslide,wrap,x0.0R,x0.0D:8",
        "lines:netslide,5x5,b0.001#a/0",
    ] {
        assert_eq!(id.parse::<Id>().unwrap().to_string(), id);
    }
}

#[test]
fn an_event_that_is_none_is_told_what_a_lines_game_has() {
    let error = |game: &str, event: &str| {
        let save = format!("linkwork save 1\ngame {game}\n5 {event}\nend 1 5\n");
        Session::open(&save).unwrap_err().to_string()
    };
    let lines = |event: &str| error("lines:free:28", event);
    for event in ["dance", "0,0-", "Sx", "Sw5eed", ""] {
        assert_eq!(
            lines(event),
            format!(
                "save line 3: {event:?} is no event of a lines game: write R2,1, C0,-3, T2,1, undo, redo or hint"
            )
        );
    }
    let form = "write R or C, the lane, a comma, the steps: R2,1 or C0,-3";
    assert_eq!(
        lines("R1"),
        format!("save line 3: \"R1\" is no shift: {form}")
    );
    let other = "that is a move of another game";
    assert_eq!(
        lines("0,0-0,1"),
        format!("save line 3: 0,0-0,1 is refused: {other}")
    );
    assert_eq!(lines("Sw5eed 0,1"), format!("save line 3: {other}"));
    let pair = "is no pair: write row,col-row,col, such as 0,3-2,5";
    assert_eq!(
        error("pairs::11", "dance"),
        format!("save line 3: \"dance\" {pair}")
    );
}

#[test]
fn a_clock_that_cannot_have_been_is_refused() {
    let open = |what: &str| {
        let save = format!("linkwork save 1\ngame lines:polymer,clock10,f7:280/111\n{what}");
        Session::open(&save).map(|session| session.save() == save)
    };
    let error = |what: &str| open(what).unwrap_err().to_string();
    assert_eq!(open("end 0 10000\n"), Ok(true));
    assert_eq!(error("end 0 10001\n"), "save line 3: the time had run out");
    let after = "9 R0,1\nend 1 99999\n";
    assert_eq!(error(after), "save line 4: the time had run out");
    let beyond = "9007199254740992";
    assert_eq!(
        error(&format!("{beyond} R0,1\nend 1 {beyond}\n")),
        format!("save line 3: \"{beyond}\" is no time")
    );
    let free = |ms: &str| {
        Session::open(&format!(
            "linkwork save 1\ngame lines:free:28\nend 0 {ms}\n"
        ))
    };
    assert!(free("9007199254740991").is_ok());
    let why = "save line 3: end, a count and a time should stand here";
    assert_eq!(free(beyond).unwrap_err().to_string(), why);
}

#[test]
fn an_id_tells_a_share_of_barriers_as_a_decimal() {
    let barriers = |share: &str| {
        let id: Result<LinesId, _> = format!("lines:netslide,5x5,b{share}#a").parse();
        let LinesId::Dealt(deal, ..) = id.map_err(|why| why.to_string())? else {
            return Err("no deal".into());
        };
        Ok(deal.barriers())
    };
    let deal = Deal::new(Way::Netslide, "5x5".parse().unwrap());
    for share in [
        "0",
        "1",
        "0.5",
        ".5",
        "1.",
        "0.",
        "00.25",
        "0.2500000",
        "1.000",
        "0.001",
        "0.999",
        "1.001",
        "0.0004",
        "0.9999",
        "2",
        "10.5",
        "99999999999",
        "1.0001",
        "1.5",
        "65536",
        "65536.5",
    ] {
        let plain = deal.with_barriers(share.parse().unwrap());
        let plain = plain.map_err(|why| format!("the id's deal: {why}"));
        assert_eq!(
            barriers(share),
            plain.map(|deal| deal.barriers()),
            "{share}"
        );
    }
    for no_share in [
        "", ".", "-0.1", "1e0", "0.2.5", "0,5", "+1", " 1", "inf", "NaN", "0x1",
    ] {
        let why = barriers(no_share).unwrap_err();
        assert!(!why.starts_with("the id's deal"), "{no_share}: {why}");
    }
}

#[test]
fn a_share_of_barriers_has_three_decimals() {
    let deal = Deal::new(Way::Netslide, "5x5".parse().unwrap());
    for thousandths in 0..=1000_u16 {
        let share: f64 = format!("{}.{:03}", thousandths / 1000, thousandths % 1000)
            .parse()
            .unwrap();
        assert_eq!(
            deal.with_barriers(share).map(|deal| deal.barriers()),
            Ok(thousandths)
        );
    }
    for share in [0.0004, 0.0005, 0.12345, 0.999_999] {
        assert_eq!(
            deal.with_barriers(share),
            Err(DealError::FineBarriers),
            "{share}"
        );
    }
    for share in [-0.001, 1.001, f64::NAN, f64::INFINITY] {
        assert_eq!(
            deal.with_barriers(share),
            Err(DealError::Barriers),
            "{share}"
        );
    }
}

#[test]
fn a_wall_needs_no_barrier() {
    let plain: Board = "28\n28".parse().unwrap();
    let mut barred = plain.clone();
    for side in Dir::ALL {
        barred.bar(Pos::new(1, 1), side);
    }
    // Up and left lie other cells; down and right a wall.
    assert_eq!(barred.barriers().count(), 2);
    let mut round = plain.with_edge(Edge::Wrap);
    let everywhere = round
        .size()
        .positions()
        .flat_map(|pos| [(pos, Dir::Right), (pos, Dir::Down)]);
    everywhere.for_each(|(pos, side)| round.bar(pos, side));
    assert_eq!(round.barriers().count(), 8);
    let walled = round.with_edge(Edge::Wall);
    assert_eq!(walled.barriers().count(), 4);
    assert!(
        walled
            .barriers()
            .all(|(pos, side)| walled.faces(pos, side).is_none())
    );
}

#[test]
fn every_round_that_can_be_made_is_read_from_its_id() {
    let seed: Seed = "ids".parse().unwrap();
    for (text, edge) in [
        ("2", Edge::Wrap),
        ("28", Edge::Wall),
        ("2\n8", Edge::Wrap),
        ("6c\n39", Edge::Wall),
    ] {
        let mut board = text
            .parse::<Board>()
            .unwrap()
            .with_edge(edge)
            .with_pin(Some(Pos::new(0, 0)));
        for pos in board.size().positions() {
            Dir::ALL.into_iter().for_each(|side| board.bar(pos, side));
            board.set_bomb(pos, Some(pos.row * 10 + pos.col));
        }
        for way in Way::ALL {
            let round = Round::of(way, board.clone(), Limit::Bombs, seed);
            let id = LinesId::Position(round.clone());
            let read: LinesId = id.to_string().parse().unwrap();
            assert_eq!(read.round(), round, "{id}");
        }
    }
}

#[test]
fn a_take_is_written_with_its_cell() {
    for (text, expect) in [
        ("T2,1", Some("T2,1")),
        ("T02,1", Some("T2,1")),
        ("T2", None),
        ("T2,1,0", None),
    ] {
        let read = text.parse::<Move>().ok().map(|mv| mv.to_string());
        assert_eq!(read.as_deref(), expect, "{text}");
    }
}
