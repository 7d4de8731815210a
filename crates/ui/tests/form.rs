//! The form of a new game.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork::{
    Id,
    lines::Way,
    pairs::{DealError, Gravity, Turns},
};
use linkwork_ui::{Field, Form, FormError, Lang, PRESETS, Play, Texts};

fn form(size: &str) -> Form {
    Form::new(size, "5eed")
}

#[test]
fn every_preset_can_be_dealt_under_every_gravity() {
    for (cols, rows) in PRESETS {
        let mut form = form(&format!("{cols}x{rows}"));
        for _ in Gravity::ALL {
            form.turn(Field::Gravity, 1);
            assert!(form.deal().is_ok(), "{form:?}");
        }
    }
}

#[test]
fn the_field_that_stands_in_the_way_is_named() {
    let check = |field: Field, text: &str, why: FormError| {
        let mut form = form("4x3");
        form.write(field, text);
        assert_eq!(form.check(), Err(why.clone()));
        assert!(why.words(&Texts::new(Lang::En)).len() > 20);
        assert_eq!(why.field(), Some(field));
    };
    check(Field::Size, "4", FormError::Size);
    check(Field::Size, "256x2", FormError::Size);
    check(Field::Size, "3x3", FormError::Deal(DealError::OddCells(9)));
    check(Field::Kinds, "", FormError::Kinds);
    check(Field::Kinds, "0", FormError::Deal(DealError::Kinds(0)));
    check(Field::Kinds, "251", FormError::Deal(DealError::Kinds(251)));
    let more = DealError::MoreKindsThanPairs { kinds: 7, pairs: 6 };
    check(Field::Kinds, "7", FormError::Deal(more));
    check(Field::Seed, "No!", FormError::Seed);
}

#[test]
fn values_go_round() {
    let mut form = form("18x8");
    for (field, round) in [
        (Field::Size, 7),
        (Field::Gravity, 9),
        (Field::Turns, 10),
        (Field::Ring, 2),
        (Field::Grade, 5),
    ] {
        let before = form.clone();
        for by in [1, -1] {
            (0..round).for_each(|_| form.turn(field, by));
            assert_eq!(form, before, "{field:?}");
        }
    }
    form.turn(Field::Turns, -3);
    assert_eq!(form.rules().turns, Turns::ANY);
}

#[test]
fn kinds_follow_the_size_until_they_are_chosen() {
    let texts = Texts::new(Lang::En);
    let mut form = form("8x6");
    form.write(Field::Size, "16×9");
    assert_eq!(form.value(Field::Kinds, &texts), "36");
    form.turn(Field::Kinds, -1);
    form.turn(Field::Size, 1);
    assert_eq!(form.value(Field::Kinds, &texts), "35");
}

#[test]
fn a_form_like_a_game_asks_for_its_like() {
    for text in [
        "pairs:6x4,k5,gapart-h,t3,noring#a/0",
        "pairs:8x6,k12#b/0",
        "lines:free,9x7,wrap#a/0",
        "lines:polymer,32x2,bombs#a/0",
        "lines:polymer,8x8,wrap,clock77#a/0",
        "lines:netslide,5x3,b0.255,s99#a/0",
    ] {
        let id: Id = text.parse().unwrap();
        let mut form = form("18x8");
        form.write(Field::Seed, "zz");
        form.follow(&id);
        let seed = text.split_once('#').unwrap().0;
        assert_eq!(form.check().unwrap().to_string(), format!("{seed}#zz/0"));
    }
}

#[test]
fn what_stands_in_the_way_of_a_lines_game_is_named() {
    let mut form = form("18x8");
    form.choose(Play::Lines(Way::Netslide));
    for (field, text, why) in [
        (Field::Size, "1x5", FormError::NetSize),
        (Field::Size, "33x5", FormError::NetSize),
        (Field::Steps, "", FormError::Steps),
        (Field::Steps, "100001", FormError::Steps),
        (Field::Seed, "No!", FormError::Seed),
    ] {
        let before = form.clone();
        form.write(field, text);
        assert_eq!(form.check(), Err(why.clone()), "{text}");
        assert!(why.words(&Texts::new(Lang::En)).len() > 20);
        assert_eq!(why.field(), Some(field));
        form = before;
    }
}

#[test]
fn every_preset_of_line_tiles_can_be_dealt_and_values_go_round() {
    for way in Way::ALL {
        let mut form = form("18x8");
        form.choose(Play::Lines(way));
        for n in 0..form.presets().len() {
            form.take_preset(n);
            assert!(form.deal().is_ok(), "{form:?}");
        }
        for (field, round) in [
            (Field::Play, 4),
            (Field::Grade, 3),
            (Field::Edge, 2),
            (Field::Limit, 9),
            (Field::Barriers, 11),
        ] {
            let before = form.clone();
            for by in [1, -1] {
                (0..round).for_each(|_| form.turn(field, by));
                assert_eq!(form, before, "{field:?}");
            }
        }
    }
}

#[test]
fn the_scramble_follows_the_size_until_it_is_chosen() {
    let texts = Texts::new(Lang::En);
    let mut form = form("18x8");
    form.choose(Play::Lines(Way::Netslide));
    form.write(Field::Size, "10x10");
    assert_eq!(form.value(Field::Steps, &texts), "50");
    form.turn(Field::Steps, -1);
    form.write(Field::Size, "5x5");
    assert_eq!(form.value(Field::Steps, &texts), "49");
}

#[test]
fn every_size_that_the_engine_deals_can_be_asked_for() {
    for way in [Way::Free, Way::Polymer] {
        let mut form = form("18x8");
        form.choose(Play::Lines(way));
        for size in ["1x1", "1x9", "33x2", "255x255"] {
            form.write(Field::Size, size);
            let id = form.check().unwrap().to_string();
            assert_eq!(id, format!("lines:{},{size}#5eed/0", way.name()));
            assert!(size.len() > 4 || form.deal().is_ok(), "{id}");
        }
        form.write(Field::Size, "256x1");
        assert_eq!(form.check(), Err(FormError::Size));
    }
}

#[test]
fn the_grade_says_what_edge_and_barriers_are() {
    let texts = Texts::new(Lang::En);
    let mut form = form("18x8");
    form.choose(Play::Lines(Way::Netslide));
    let grade = |form: &Form| form.value(Field::Grade, &texts);
    assert_eq!(grade(&form), "medium");
    form.turn(Field::Edge, 1);
    assert_eq!(grade(&form), "hard");
    form.turn(Field::Barriers, 1);
    assert_eq!(grade(&form), "own");
    form.turn(Field::Grade, 1);
    assert_eq!(grade(&form), "easy");
    assert_eq!(form.value(Field::Barriers, &texts), "100%");
}

#[test]
fn a_letter_that_cannot_stand_there_is_refused_with_the_reason() {
    let mut form = form("18x8");
    form.choose(Play::Lines(Way::Netslide));
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for &field in Field::of(form.play()) {
            assert!(!field.takes('.'));
            let said = form.refusal(field, '.', &texts);
            assert!(said.contains(&field.label(&texts)), "{said}");
        }
    }
    let said = form.refusal(Field::Steps, '.', &Texts::new(Lang::En));
    assert!(said.starts_with("“.” cannot stand here. Scramble: a number of steps"));
}
