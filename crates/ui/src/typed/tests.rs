use super::*;

#[test]
fn the_word_of_a_session_for_the_way_to_win_is_known() {
    assert_eq!(Typed::read("way-out"), Ok(Typed::Show));
    assert_eq!(Typed::read("show"), Ok(Typed::Show));
}

#[test]
fn shifts_are_read_in_both_forms() {
    let play = |text: &str| Ok(Typed::Play(text.parse().unwrap()));
    for (typed, mv) in [
        ("row 3 right 1", "R2,1"),
        ("Row 1 LEFT 4", "R0,-4"),
        ("column c down", "C2,1"),
        ("col ab up 2", "C27,-2"),
        ("R2,1", "R2,1"),
        ("r2 -3", "R2,-3"),
        ("C0 5", "C0,5"),
        ("take b3", "T2,1"),
        ("t2,1", "T2,1"),
        ("take 2,1", "T2,1"),
        ("shift R0,1", "R0,1"),
        ("shift c0 -2", "C0,-2"),
        ("shift row 3 right 2", "R2,2"),
    ] {
        assert_eq!(Typed::read(typed), play(mv), "{typed}");
    }
    let bad = |line: &str| Typed::read(line).unwrap_err();
    assert_eq!(bad("row"), TypedError::Short("row".into()));
    assert_eq!(bad("row 3"), TypedError::ShortRow("3".into()));
    assert_eq!(bad("col C"), TypedError::ShortColumn("c".into()));
    assert_eq!(bad("shift"), TypedError::Short("shift".into()));
    assert_eq!(bad("take 3"), TypedError::NoCell("3".into()));
    // Cells named like lanes are cells still.
    assert_eq!(Typed::read("r2 c3"), Typed::read("link r2 c3"));
    assert_eq!(Typed::read("c3"), Ok(Typed::Choose(Pos::new(2, 2))));
}

#[test]
fn what_is_nearly_a_shift_is_told_the_form() {
    let bad = |line: &str| Typed::read(line).unwrap_err();
    for (line, word) in [
        ("R0", "R0"),
        ("R1,1,1", "R1,1,1"),
        ("row1 right", "row1"),
        ("rad1 höger", "rad1"),
        ("shift b3", "b3"),
        ("shift T0,1", "T0,1"),
        ("shift R0", "R0"),
    ] {
        assert_eq!(bad(line), TypedError::NoShift(word.into()), "{line}");
    }
    assert_eq!(Typed::read("tap a1"), Ok(Typed::Choose(Pos::new(0, 0))));
    assert_eq!(Typed::read("tap 3,4"), Ok(Typed::Choose(Pos::new(3, 4))));
    assert_eq!(bad("tap 3"), TypedError::NoCell("3".into()));
}

#[test]
fn a_word_too_many_is_named_and_nothing_is_done() {
    for (line, word) in [
        ("hint now", "now"),
        ("undo 3", "3"),
        ("redo 2", "2"),
        ("gör om igen", "igen"),
        ("row 1 right 2 now", "now"),
        ("shift R0,1 1", "1"),
        ("shift row 1 right 2 now", "now"),
        ("R2 1 4", "4"),
        ("R2,1 4", "4"),
        ("b3 f7 c1", "c1"),
        ("link b3 f7 c1", "c1"),
        ("take b3 now", "now"),
        ("tap b3 now", "now"),
        ("where A B", "B"),
        ("open pairs::11 x", "x"),
        ("pause please", "please"),
        ("quit it", "it"),
    ] {
        let surplus = TypedError::Surplus(word.into());
        assert_eq!(Typed::read(line), Err(surplus), "{line}");
    }
}

#[test]
fn the_first_wrong_word_of_a_shift_is_named() {
    let bad = |line: &str| Typed::read(line).unwrap_err();
    for (lane, word) in [
        ("row c right", "c"),
        ("row right 2", "right"),
        ("row 0 x", "0"),
    ] {
        assert_eq!(bad(lane), TypedError::NoRow(word.into()), "{lane}");
    }
    for (lane, word) in [
        ("column 2 up", "2"),
        ("col c1 up", "c1"),
        ("col down 1", "down"),
        ("col up 2", "up"),
    ] {
        assert_eq!(bad(lane), TypedError::NoColumn(word.into()), "{lane}");
    }
    assert_eq!(bad("row 2 lef"), TypedError::NoRowWay("lef".into()));
    assert_eq!(bad("row 3 up"), TypedError::NoRowWay("up".into()));
    assert_eq!(bad("column c left"), TypedError::NoColumnWay("left".into()));
    for steps in ["0", "-1", "x", "1.5", "9223372036854775808"] {
        let wrong = TypedError::NoSteps(steps.into());
        assert_eq!(bad(&format!("row 3 right {steps}")), wrong);
    }
}

#[test]
fn commands_are_read_in_every_language() {
    for (line, english) in [
        ("rad 3 höger 2", "row 3 right 2"),
        ("KOLUMN c UPP", "column c up"),
        ("ta b3", "take b3"),
        ("gör om", "redo"),
        ("förena b3 f7", "link b3 f7"),
        ("行 3 左", "row 3 left"),
        ("列 c 下 2", "column c down 2"),
        ("取 b3", "take b3"),
        ("找组", "groups"),
        ("var A", "where A"),
        ("lampa på", "light on"),
        ("LAMPA av", "light off"),
        ("灯 关", "light off"),
        ("visa", "show"),
        ("演示", "show"),
        ("tips", "hint"),
    ] {
        assert!(Typed::read(english).is_ok());
        assert_eq!(Typed::read(line), Typed::read(english), "{line}");
    }
}

#[test]
fn lines_are_read_or_the_bad_word_is_named() {
    let choose = Typed::Choose(Pos::new(2, 1));
    assert_eq!(Typed::read(" B3 "), Ok(choose));
    assert_eq!(Typed::read("a1 b2"), Typed::read("LINK A1 B2"));
    assert_eq!(Typed::read("where 3"), Ok(Typed::Where("3".into())));
    assert!(matches!(
        Typed::read("Sw5eed"),
        Ok(Typed::Play(Move::Pairs(pairs::Move::Shuffle(_))))
    ));
    let bad = |line: &str| Typed::read(line).unwrap_err();
    assert_eq!(bad("  "), TypedError::Empty);
    assert_eq!(bad("jump"), TypedError::Unknown("jump".into()));
    assert_eq!(bad("link b3"), TypedError::Short("link".into()));
    assert_eq!(bad("b3 77"), TypedError::NoCell("77".into()));
    assert_eq!(Typed::read("light ON"), Ok(Typed::Light(Some(true))));
    assert_eq!(Typed::read("light"), Ok(Typed::Light(None)));
    assert_eq!(bad("light dim"), TypedError::NoSwitch("dim".into()));
    assert_eq!(bad("where"), TypedError::Short("where".into()));
    assert_eq!(bad("1,1-"), TypedError::Unknown("1,1-".into()));
}

#[test]
fn a_word_is_told_as_far_as_it_is_worth_hearing() {
    let texts = Texts::new(crate::Lang::En);
    let said = |word: &str| Typed::read(word).unwrap_err().words(&texts);
    assert!(said(&"汉".repeat(40)).contains(&"汉".repeat(40)));
    let long = said(&"汉".repeat(100_000));
    assert!(
        long.contains(&format!("{}…", "汉".repeat(40))) && long.len() < 250,
        "{long}"
    );
}
