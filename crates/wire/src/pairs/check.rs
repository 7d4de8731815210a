//! `pairs check`: what kind of board this is, and whether it can be won.

use super::{asked, solve};
use crate::reply::{Reply, Verdict, reply};
use crate::request::Request;
use linkwork::pairs::Cell;
use serde::Serialize;

pub(super) fn check(
    request: &Request<'_>,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Body {
        rows: u8,
        cols: u8,
        cells: usize,
        tiles: usize,
        walls: usize,
        kinds: usize,
        odd: Vec<u8>,
        status: &'static str,
        settled: bool,
        verdict: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        because: Option<String>,
    }
    let (board, budget) = (asked::board(request)?, asked::budget(request)?);
    let (size, layout, odd) = (board.size(), board.layout(), board.odd_kinds());
    let is_wall = |cell| cell == Cell::Wall;
    let solved = solve::solved(&board, budget, watch);
    let body = Body {
        rows: size.rows(),
        cols: size.cols(),
        cells: size.cells(),
        tiles: board.tiles(),
        walls: layout.cells().filter(|&(_, cell)| is_wall(cell)).count(),
        kinds: board.kinds().count(),
        odd: odd.into_iter().map(|kind| kind.number()).collect(),
        status: board.status().name(),
        settled: board.is_settled(),
        verdict: solved.verdict.name(),
        because: solve::because(&solved),
    };
    // It is a description, whatever the verdict in it.
    Ok(reply(request.id, &body, Verdict::Yes))
}

#[cfg(test)]
mod tests {
    use crate::pairs::{Ask, answer};
    use crate::reply::Verdict;

    #[test]
    fn checks_end_with_a_verdict() {
        let check = |request: &str, expect: &str| {
            let reply = answer(Ask::Check, 1, request.as_bytes());
            let expect = format!("{{\"v\":1,{expect}}}");
            assert_eq!((reply.text, reply.verdict), (expect, Verdict::Yes));
        };
        check(
            r##"{"board":"1#1\n323","rules":{"gravity":"up"}}"##,
            r#""rows":2,"cols":3,"cells":6,"tiles":5,"walls":1,"kinds":3,"odd":[2],"status":"playing","settled":true,"verdict":"unsolvable","because":"kind 2 has an odd number of tiles""#,
        );
        check(
            r#"{"board":"1.1"}"#,
            r#""rows":1,"cols":3,"cells":3,"tiles":2,"walls":0,"kinds":1,"odd":[],"status":"playing","settled":true,"verdict":"solved""#,
        );
        check(
            r#"{"board":"1.1","budget":0}"#,
            r#""rows":1,"cols":3,"cells":3,"tiles":2,"walls":0,"kinds":1,"odd":[],"status":"playing","settled":true,"verdict":"unknown""#,
        );
    }
}
