//! Deals of one grade, and what a grade says.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::id::PairsId;
use linkwork::pairs::{Deal, Grade, Gravity, PlayOuts, Rules};

fn deal(grade: Grade) -> Deal {
    let rules = Rules {
        gravity: Gravity::Left,
        ..Rules::default()
    };
    let deal = Deal::new("8x6".parse().unwrap(), 12).unwrap();
    deal.with_rules(rules).with_grade(Some(grade))
}

#[test]
fn a_deal_of_a_grade_deals_boards_of_that_grade() {
    for grade in Grade::ALL {
        for index in 0..3 {
            let dealt = deal(grade).board("grades".parse().unwrap(), index).unwrap();
            let outs: PlayOuts = dealt.board.play_outs().unwrap();
            assert_eq!(Grade::of(outs), grade);
            assert_eq!(dealt.solution.map(|pairs| pairs.len()), Some(24));
            assert_eq!(dealt.board.tiles(), 48);
        }
    }
}

#[test]
fn its_id_is_that_of_the_board() {
    let id = PairsId::dealt(deal(Grade::Hard), "grades".parse().unwrap(), 0).unwrap();
    let again: PairsId = id.to_string().parse().unwrap();
    assert_eq!(again.board().unwrap(), id.board().unwrap());
    let outs = again.board().unwrap().play_outs().unwrap();
    assert_eq!(Grade::of(outs), Grade::Hard);
}
