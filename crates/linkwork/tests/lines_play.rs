//! Lines games dealt, played, undone, saved: laws on random boards, and what goes wrong elsewhere.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::game::Reason;
use linkwork::lines::{Board, Deal, Edge, Goal, Group, Limit, Move, Refusal, Round, Way, score};
use linkwork::session::{Action, LinesTable, Outcome, Table};
use linkwork::{Dir, Game as _, Id, Pos, Seed, Session, Size, Status, Timeline};
use proptest::prelude::*;

fn way() -> impl Strategy<Value = Way> {
    prop::sample::select(Way::ALL.to_vec())
}

fn edge() -> impl Strategy<Value = Edge> {
    prop::sample::select(vec![Edge::Wall, Edge::Wrap])
}

fn limit() -> impl Strategy<Value = Limit> {
    prop_oneof![
        (1_u32..200).prop_map(Limit::Clock),
        (1_u32..60).prop_map(Limit::Shifts),
        Just(Limit::Bombs),
    ]
}

fn id_text(way: Way, rows: usize, cols: usize, edge: Edge, limit: Limit, seed: u64) -> String {
    let wrap = if edge == Edge::Wrap { ",wrap" } else { "" };
    let ends = if way == Way::Polymer {
        format!(",{limit}")
    } else {
        String::new()
    };
    format!("lines:{},{cols}x{rows}{wrap}{ends}#s/{seed}", way.name())
}

fn table(session: &Session) -> LinesTable<'_> {
    match session.table() {
        Table::Lines(table) => table,
        Table::Pairs(_) => panic!("not a lines game"),
    }
}

/// Groups by joining pairs of neighbours again and again: slow, and knows nothing of flooding.
fn slow_groups(board: &Board) -> Vec<Group> {
    let cells: Vec<Pos> = board.size().positions().collect();
    let has = |pos: Pos, side| board.mask(pos).unwrap().has(side);
    let mut group: Vec<usize> = (0..cells.len()).collect();
    let mut open = vec![false; cells.len()];
    loop {
        let before = group.clone();
        for (i, &pos) in cells.iter().enumerate() {
            for side in Dir::ALL.into_iter().filter(|&side| has(pos, side)) {
                let matched = board
                    .faces(pos, side)
                    .filter(|&next| has(next, side.opposite()));
                match matched {
                    None => open[i] = true,
                    Some(next) => {
                        let j = board.size().index(next);
                        let first = group[i].min(group[j]);
                        (group[i], group[j]) = (first, first);
                    }
                }
            }
        }
        if group == before {
            break;
        }
    }
    let of = |first: usize| {
        (0..cells.len())
            .filter(|&i| group[i] == first && board.masks()[i].bits() != 0)
            .collect()
    };
    let lists = (0..cells.len())
        .map(of)
        .filter(|list: &Vec<usize>| !list.is_empty());
    let made = lists.map(|list| Group {
        closed: !list.iter().any(|&i| open[i]),
        cells: list.into_iter().map(|i| cells[i]).collect(),
    });
    made.collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn groups_are_the_slow_twins_groups(
        rows in 1_usize..7, cols in 1_usize..8, edge in edge(), seed in any::<u64>(), bars in prop::collection::vec((0_u8..7, 0_u8..8), 0..6),
    ) {
        let size = Size::new(rows, cols).unwrap();
        let mut board = Deal::new(Way::Free, size).with_edge(edge).board(Seed::from_number(seed), 0).board;
        for (row, col) in bars {
            board.bar(Pos::new(row, col), if row % 2 == 0 { Dir::Left } else { Dir::Down });
        }
        prop_assert_eq!(board.groups(), slow_groups(&board));
    }

    #[test]
    fn a_netslide_deal_is_one_net_scrambled(
        rows in 2_usize..9, cols in 2_usize..9, edge in edge(), share in 0_u16..=1000, steps in 1_u32..40, seed in any::<u64>(),
    ) {
        let size = Size::new(rows, cols).unwrap();
        let deal = Deal::new(Way::Netslide, size).with_edge(edge).with_steps(steps).unwrap();
        let seed = Seed::from_number(seed);
        let barred = |thousandths: u16| deal.with_barriers(f64::from(thousandths) / 1000.0).unwrap();
        let dealt = barred(share).board(seed, 3);
        let crosses = dealt.board.masks().iter().filter(|mask| mask.bits() == 15).count();
        let sides: u32 = dealt.board.masks().iter().map(|mask| mask.bits().count_ones()).sum();
        prop_assert_eq!((crosses, sides as usize), (0, 2 * (size.cells() - 1)));
        let mut solved = dealt.board.clone();
        for shift in dealt.scramble.iter().rev() {
            solved.shift(shift.reversed()).unwrap();
        }
        prop_assert!(solved.meets(Goal::OneNet), "{}", solved);
        // The same seed with more barriers bars the same sides and more.
        let more: Vec<_> = barred((share + 1000) / 2).board(seed, 3).board.barriers().collect();
        prop_assert!(dealt.board.barriers().all(|bar| more.contains(&bar)));
        // No step takes back the one before.
        for two in dealt.scramble.windows(2) {
            prop_assert_ne!(two[0].reversed(), two[1]);
        }
        if size.cells() >= 9 && steps >= 8 {
            prop_assert!(!dealt.board.meets(Goal::OneNet));
            let one_step = dealt.board.steps().any(|shift| {
                let mut next = dealt.board.clone();
                next.shift(shift).is_ok() && next.meets(Goal::OneNet)
            });
            prop_assert!(!one_step);
        }
    }

    #[test]
    fn a_fresh_polymer_board_holds_no_closed_group(
        rows in 1_usize..9, cols in 1_usize..9, edge in edge(), seed in any::<u64>(),
    ) {
        let deal = Deal::new(Way::Polymer, Size::new(rows, cols).unwrap()).with_edge(edge);
        let board = deal.board(Seed::from_number(seed), 0).board;
        prop_assert!(board.groups().iter().all(|group| !group.closed));
        prop_assert!(board.masks().iter().all(|mask| mask.bits() != 0));
    }

    #[test]
    fn every_generated_id_comes_back(
        way in way(), rows in 2_usize..7, cols in 2_usize..7, edge in edge(), limit in limit(), seed in any::<u64>(), share in 0_u16..=1000,
    ) {
        let bars = if way == Way::Netslide { format!(",b{}", f64::from(share) / 1000.0) } else { String::new() };
        let text = id_text(way, rows, cols, edge, limit, seed).replacen('#', &format!("{bars}#"), 1);
        let Id::Lines(id) = text.parse::<Id>().unwrap() else { unreachable!() };
        let again: Id = id.to_string().parse().unwrap();
        prop_assert_eq!(&again, &Id::Lines(id.clone()));
        let round = id.round();
        let place = linkwork::id::LinesId::Position(round.clone());
        let Id::Lines(read) = place.to_string().parse::<Id>().unwrap() else { unreachable!() };
        prop_assert_eq!(read.round(), round, "{}", place);
    }

    #[test]
    fn undo_and_redo_are_exact_and_saves_go_on(
        way in way(), rows in 2_usize..6, cols in 2_usize..7, edge in edge(), limit in limit(), seed in any::<u64>(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
    ) {
        let text = id_text(way, rows, cols, edge, limit, seed);
        let mut session = Session::open(&text).unwrap();
        let mut rounds = vec![table(&session).round.clone()];
        for (n, choice) in choices.into_iter().enumerate() {
            let moves = table(&session).round.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[choice.index(moves.len())];
            let done = session.act(n as u64, Action::Play(mv.into()));
            prop_assert!(matches!(done, Outcome::Done(_)), "{done:?}");
            rounds.push(table(&session).round.clone());
        }
        let save = session.save();
        let read = Session::open(&save).unwrap();
        prop_assert_eq!(table(&read).round, table(&session).round);
        prop_assert_eq!(read.save(), save);
        for round in rounds[..rounds.len() - 1].iter().rev() {
            session.act(0, Action::Undo);
            prop_assert_eq!(table(&session).round, round);
        }
        for round in &rounds[1..] {
            session.act(0, Action::Redo);
            prop_assert_eq!(table(&session).round, round);
        }
    }

    #[test]
    fn junk_never_panics(text in "[0-9a-fRCT,.:#/xpbsmfw-]{0,60}", any_text in ".{0,40}") {
        for text in [text, any_text] {
            let _ = text.parse::<Board>();
            let _ = text.parse::<Move>();
            for front in ["lines:", "lines:netslide,", "lines:polymer,3x3,", "lines:free:", "linkwork save 1\ngame lines:free:28\n5 "] {
                let _ = Session::open(&format!("{front}{text}"));
            }
        }
    }
}

#[test]
fn a_polymer_is_worth_more_than_its_parts() {
    for a in 1..60 {
        for b in 1..60 {
            assert!(score(a + b) > score(a) + score(b));
        }
    }
}

#[test]
fn a_closed_group_that_touches_a_lane_twice_goes_whole() {
    // A ring of eight round a blank: every lane at the edge is touched three times.
    let board: Board = "6ac\n505\n3a9".parse().unwrap();
    let mut round = Round::polymer(board, Limit::Shifts(5), "a".parse().unwrap());
    let before = round.board().clone();
    round.play("T1,0".parse().unwrap()).unwrap();
    assert_eq!((round.points(), round.largest()), (64, 8));
    assert_eq!(
        round.board().mask(Pos::new(1, 1)),
        before.mask(Pos::new(1, 1))
    );
    let filled = round
        .board()
        .masks()
        .iter()
        .filter(|mask| mask.bits() != 0)
        .count();
    assert_eq!(filled, 8, "every cell of the ring is filled again");
}

#[test]
fn a_round_of_shifts_ends_when_they_are_spent_and_nothing_is_closed() {
    let mut round = Round::polymer(
        "280\n000".parse().unwrap(),
        Limit::Shifts(1),
        "a".parse().unwrap(),
    );
    round.play("R1,1".parse().unwrap()).unwrap();
    assert_eq!(
        round.status(),
        Status::Playing,
        "a closed group can still be taken"
    );
    assert_eq!(round.play("R1,1".parse().unwrap()), Err(Refusal::Over));
    while let Some(&Move::Take(pos)) = round.moves().first() {
        round.play(Move::Take(pos)).unwrap();
    }
    assert_eq!(round.status(), Status::Over(Reason::Shifts));
    assert_eq!(round.play("T0,0".parse().unwrap()), Err(Refusal::Over));
}

#[test]
fn a_bomb_ends_the_round_unless_it_is_taken() {
    let mut session = Session::open("lines:polymer,bombs,m0.0.1,fa:280/000").unwrap();
    session.act(0, Action::Play("R1,1".parse().unwrap()));
    assert_eq!(table(&session).status, Status::Over(Reason::Bomb));
    // Undo brings the round back, and taking the bomb in its group disarms it.
    session.act(0, Action::Undo);
    assert!(matches!(
        session.act(0, Action::Tap(Pos::new(0, 1))),
        Outcome::Done(_)
    ));
    session.act(0, Action::Play("R1,1".parse().unwrap()));
    assert_eq!(table(&session).status, Status::Playing);
}

#[test]
fn time_that_has_run_out_does_not_come_back() {
    let mut session = Session::open("lines:polymer,4x4,clock2#a/0").unwrap();
    session.act(500, Action::Play("R0,1".parse().unwrap()));
    assert_eq!(table(&session).left_ms, Some(1500));
    session.act(9000, Action::Tick);
    assert_eq!(
        (table(&session).status, table(&session).clock_ms),
        (Status::Over(Reason::Time), 2000)
    );
    assert_eq!(session.act(9100, Action::Undo), Outcome::Nothing);
    assert!(matches!(
        session.act(9100, Action::Play("R0,1".parse().unwrap())),
        Outcome::Refused(..)
    ));
    // A save tells the clock, so it stays over.
    let mut read = Session::open(&session.save()).unwrap();
    assert_eq!(table(&read).status, Status::Over(Reason::Time));
    assert_eq!(read.act(0, Action::Undo), Outcome::Nothing);
    session.act(9200, Action::Restart);
    assert_eq!(
        (table(&session).status, table(&session).clock_ms),
        (Status::Playing, 0)
    );
}

#[test]
fn what_is_joined_to_the_middle_is_lit() {
    let session = Session::open("lines:netslide:002/280/000").unwrap();
    let table = table(&session);
    assert_eq!(
        table.groups[table.lit.unwrap()].cells,
        [Pos::new(1, 0), Pos::new(1, 1)]
    );
}

#[test]
fn tiny_boards_are_dealt_and_come_back() {
    for text in [
        "lines:netslide,2x2#a/0",
        "lines:netslide,5x2,wrap#a/0",
        "lines:netslide,2x5#b/1",
        "lines:free,1x1#a/0",
        "lines:polymer,1x9,wrap,bombs#a/0",
    ] {
        let session = Session::open(text).unwrap();
        assert_eq!(session.id().to_string(), text);
        assert_eq!(
            Session::open(&session.save()).unwrap().save(),
            session.save()
        );
    }
}

#[test]
fn a_position_comes_again_after_a_whole_turn() {
    let round = Round::free("123\n456".parse().unwrap());
    let mut line = Timeline::new(round);
    for turn in 0..3 {
        assert!(!line.repeats(), "turn {turn}");
        line.play("R0,1".parse().unwrap()).unwrap();
    }
    assert_eq!(
        line.repeats(),
        line.now().board() == line.start().board() && line.now() == line.start()
    );
}

#[test]
fn a_random_free_board_has_every_shape_equally_often() {
    let mut rng_counts = [0_i32; 16];
    let deal = Deal::new(Way::Free, Size::new(50, 50).unwrap());
    for index in 0..8 {
        for mask in deal.board("even".parse().unwrap(), index).board.masks() {
            rng_counts[usize::from(mask.bits())] += 1;
        }
    }
    // 20,000 tiles, five shapes: 4,000 each, a quarter of that for each rotation of a nub.
    assert_eq!(rng_counts[0], 0);
    assert!((rng_counts[15] - 4000).abs() < 300, "{rng_counts:?}");
    assert!(
        (rng_counts[1] - 1000).abs() < 150 && (rng_counts[5] - 2000).abs() < 220,
        "{rng_counts:?}"
    );
}

#[test]
fn bad_ids_are_named() {
    for (text, expected) in [
        (
            "lines:5x5#a",
            "the id does not say how to play: netslide, polymer or free",
        ),
        ("lines:netslide#a", "the id has no size, such as 5x5"),
        (
            "lines:netslide,5x5,s0#a",
            "the id's parameter \"s0\": not a number of steps",
        ),
        (
            "lines:polymer,4x4,shifts0#a",
            "the id's parameter \"shifts0\": limit must be bombs, or clock or shifts and a number from 1 to 4294967295",
        ),
        (
            "lines:netslide,1x5#a",
            "the id's size 1x5: for netslide each side must be 2 to 32",
        ),
        (
            "lines:netslide,5x5,b2#a",
            "the id's deal: the share of barriers must be 0 to 1",
        ),
        (
            "lines:netslide,5x5,b0.x#a",
            "the id's parameter \"b0.x\": not a share from 0 to 1",
        ),
        (
            "lines:free,5x5,s3#a",
            "barriers and steps go with netslide alone",
        ),
        (
            "lines:free,5x5,bombs#a",
            "the id's parameter \"bombs\": goes with polymer alone",
        ),
        ("lines:free,p9.9:12/34", "the id's board has no cell 9.9"),
        (
            "lines:free:12/3",
            "the id's board, line 2: 1 columns, but line 1 has 2",
        ),
        (
            "lines:free:1g",
            "the id's board, line 1, column 2: 'g' is no hexadecimal digit",
        ),
        (
            "lines:free,x0.0L:12",
            "the id's parameter \"x0.0L\": not a cell and R or D, such as x0.1R",
        ),
    ] {
        assert_eq!(
            text.parse::<Id>().unwrap_err().to_string(),
            expected,
            "{text}"
        );
    }
}

#[test]
fn a_save_tells_of_nothing_after_the_time_ran_out() {
    for (what, why) in [
        (
            "10000 T0,0\nend 1 10000\n",
            "save line 3: the time had run out",
        ),
        (
            "11000 undo\nend 1 11000\n",
            "save line 3: the time had run out",
        ),
        ("0 hint\nend 1 0\n", "save line 3: this game has no hints"),
    ] {
        let save = format!("linkwork save 1\ngame lines:polymer,clock10,f7:280/111\n{what}");
        assert_eq!(Session::open(&save).unwrap_err().to_string(), why);
    }
}
