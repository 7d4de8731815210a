//! Whether a board can still be won: `pairs solve` and `pairs hint`.

use super::asked;
use crate::reply::{Reply, Verdict, reply};
use crate::request::Request;
use linkwork::Size;
use linkwork::pairs::{Adviser, Because, Board, Hint, KeepsWin, Pair, Solved, Solver};
use serde::Serialize;

/// How many positions a search looks at before it tells how far it has come.
const SLICE: u64 = 100;

/// The answer to a board, within a budget.
pub(super) fn solved(board: &Board, budget: u64, watch: &mut dyn FnMut(u64, u64)) -> Solved {
    let mut solver = Solver::new(board, budget);
    loop {
        if let Some(solved) = solver.run(SLICE) {
            return solved;
        }
        watch(solver.positions(), budget);
    }
}

/// The best hint for a board, within a budget.
fn hinted(board: &Board, budget: u64, watch: &mut dyn FnMut(u64, u64)) -> Option<Hint> {
    let mut adviser = Adviser::new(board, budget);
    let mut looked: u64 = 0;
    loop {
        if let Some(hint) = adviser.run(SLICE) {
            return hint;
        }
        looked = looked.saturating_add(SLICE);
        watch(looked, budget);
    }
}

/// The key `because`: why a board can never be won, where that is easy to say; or that it is too large.
pub(super) fn because(solved: &Solved) -> Option<String> {
    Some(match solved.because? {
        Because::TooLarge => Because::TooLarge.name().to_owned(),
        because => because.to_string(),
    })
}

pub(super) fn solve(
    request: &Request<'_>,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Body {
        verdict: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        moves: Option<Vec<String>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        because: Option<String>,
        positions: u64,
    }
    let (board, budget) = (asked::board(request)?, asked::budget(request)?);
    let solved = solved(&board, budget, watch);
    let (moves, verdict) = match &solved.verdict {
        linkwork::Verdict::Solved(pairs) => {
            let moves = pairs.iter().map(Pair::to_string).collect();
            (Some(moves), Verdict::Yes)
        }
        linkwork::Verdict::Unsolvable => (None, Verdict::No),
        linkwork::Verdict::Unknown => (None, Verdict::Unknown),
    };
    let body = Body {
        verdict: solved.verdict.name(),
        moves,
        because: because(&solved),
        positions: solved.positions,
    };
    Ok(reply(request.id, &body, verdict))
}

pub(super) fn hint(
    request: &Request<'_>,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Body {
        pair: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        keeps_win: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        because: Option<&'static str>,
    }
    let (board, budget) = (asked::board(request)?, asked::budget(request)?);
    let hint = hinted(&board, budget, watch);
    let verdict = match hint.map(|hint| hint.keeps_win) {
        Some(KeepsWin::Unknown) => Verdict::Unknown,
        // Of a position that is lost there is a pair all the same; only stuck is a no.
        Some(KeepsWin::Proved | KeepsWin::No) => Verdict::Yes,
        None if board.tiles() == 0 => Verdict::Yes,
        None => Verdict::No,
    };
    let body = Body {
        pair: hint.map(|hint| hint.pair.to_string()),
        keeps_win: hint.map(|hint| hint.keeps_win.name()),
        because: hint.and_then(|hint| hint_because(hint.keeps_win, board.size())),
    };
    Ok(reply(request.id, &body, verdict))
}

/// The key `because` of a hint: why it is not known whether it keeps the game winnable.
pub(crate) fn hint_because(keeps_win: KeepsWin, size: Size) -> Option<&'static str> {
    (keeps_win == KeepsWin::Unknown && !Solver::fits(size)).then(|| Because::TooLarge.name())
}

#[cfg(test)]
mod tests {
    use crate::pairs::{Ask, answer, answer_watched};
    use crate::reply::Verdict;
    use linkwork::pairs::{Deal, Guarantee};

    fn check(ask: Ask, request: &str, expect: &str, verdict: Verdict) {
        let reply = answer(ask, 1, request.as_bytes());
        assert_eq!(
            (reply.text.as_str(), reply.verdict),
            (expect, verdict),
            "{request}"
        );
    }

    #[test]
    fn ways_to_win() {
        let ask =
            |request: &str, expect: &str, verdict| check(Ask::Solve, request, expect, verdict);
        ask(
            r#"{"id":"s","board":"11"}"#,
            r#"{"v":1,"id":"s","verdict":"solved","moves":["0,0-0,1"],"positions":1}"#,
            Verdict::Yes,
        );
        ask(
            r#"{"board":"..","budget":0}"#,
            r#"{"v":1,"verdict":"solved","moves":[],"positions":0}"#,
            Verdict::Yes,
        );
        ask(
            r#"{"board":"11","budget":0}"#,
            r#"{"v":1,"verdict":"unknown","positions":0}"#,
            Verdict::Unknown,
        );
        ask(
            r#"{"board":"11","budget":-1}"#,
            r#"{"v":1,"line":1,"error":"budget: expected a whole number from 0, found -1"}"#,
            Verdict::Bad,
        );
    }

    #[test]
    fn a_reason_is_a_sentence_where_one_is_known() {
        let ask = |request: &str, because: &str| {
            let expect =
                format!(r#"{{"v":1,"verdict":"unsolvable","because":"{because}","positions":0}}"#);
            check(Ask::Solve, request, &expect, Verdict::No);
        };
        ask(r#"{"board":"121"}"#, "kind 2 has an odd number of tiles");
        ask(r#"{"board":"12\n21"}"#, "no pair links");
        ask(
            r##"{"board":"1#21#2","rules":{"ring":false}}"##,
            "walls part the tiles of kind 1 into odd numbers",
        );
        // Here the last four tiles are lost, and only a search sees it.
        let searched = answer(Ask::Solve, 1, br#"{"board":"12\n21\n33"}"#);
        assert!(
            searched
                .text
                .starts_with(r#"{"v":1,"verdict":"unsolvable","positions":"#),
            "{}",
            searched.text
        );
    }

    #[test]
    fn hints_say_what_they_are_worth() {
        let ask = |request: &str, expect: &str, verdict| check(Ask::Hint, request, expect, verdict);
        ask(
            r#"{"id":1,"board":"12\n21\n11"}"#,
            r#"{"v":1,"id":1,"pair":"0,0-2,0","keeps_win":"proved"}"#,
            Verdict::Yes,
        );
        ask(
            r#"{"board":"1122","budget":0}"#,
            r#"{"v":1,"pair":"0,0-0,1","keeps_win":"unknown"}"#,
            Verdict::Unknown,
        );
        ask(
            r#"{"board":"12\n21\n33"}"#,
            r#"{"v":1,"pair":"2,0-2,1","keeps_win":"no"}"#,
            Verdict::Yes,
        );
        ask(
            r#"{"board":"12\n21"}"#,
            r#"{"v":1,"pair":null}"#,
            Verdict::No,
        );
        ask(r#"{"board":".."}"#, r#"{"v":1,"pair":null}"#, Verdict::Yes);
    }

    #[test]
    fn a_board_that_is_too_large_to_be_searched_is_told_so() {
        let board = format!("11{}", ".".repeat(61));
        let request = format!(r#"{{"board":"{board}"}}"#);
        let ask = |ask, expect: &str, verdict| check(ask, &request, expect, verdict);
        ask(
            Ask::Solve,
            r#"{"v":1,"verdict":"unknown","because":"too-large","positions":0}"#,
            Verdict::Unknown,
        );
        ask(
            Ask::Hint,
            r#"{"v":1,"pair":"0,0-0,1","keeps_win":"unknown","because":"too-large"}"#,
            Verdict::Unknown,
        );
        let told = answer(Ask::Check, 1, request.as_bytes()).text;
        let end = r#""verdict":"unknown","because":"too-large"}"#;
        assert!(told.ends_with(end), "{told}");
        let rated = answer(Ask::Rate, 1, request.as_bytes());
        assert_eq!(rated.verdict, Verdict::Bad);
        assert!(rated.text.contains("at most 62 cells a side"));
        // What needs no search is proved all the same.
        let request = format!(r#"{{"board":"111{}"}}"#, ".".repeat(61));
        let odd = answer(Ask::Solve, 1, request.as_bytes());
        assert_eq!(odd.verdict, Verdict::No);
    }

    #[test]
    fn a_long_search_is_watched_and_says_the_same() {
        let deal = Deal::new("32x30".parse().unwrap(), 30).unwrap();
        let deal = deal.with_guarantee(Guarantee::Any);
        let board = deal.board("a".parse().unwrap(), 0).unwrap().board;
        let text = board.layout().to_string().replace('\n', "\\n");
        let rules = r#"{"turns":1,"ring":false}"#;
        let request = format!(r#"{{"board":"{text}","rules":{rules},"budget":250}}"#);
        for ask in [Ask::Solve, Ask::Hint, Ask::Check] {
            let mut told = Vec::new();
            let mut watch = |looked, budget| told.push((looked, budget));
            let watched = answer_watched(ask, 1, request.as_bytes(), &mut watch);
            assert_eq!(watched, answer(ask, 1, request.as_bytes()));
            let is_rising = told.is_sorted() && told.iter().all(|&(_, budget)| budget == 250);
            assert!(!told.is_empty() && is_rising, "{ask:?}: {told:?}");
        }
    }
}
