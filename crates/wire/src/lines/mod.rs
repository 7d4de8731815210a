//! The lines game: the questions about its boards, one function each, and the lines of its deals.

pub(crate) mod asked;
mod beside;
mod deal;

pub(crate) use beside::Beside;
pub use deal::dealt;

use crate::reply::{Refused, Reply, Verdict, reply};
use crate::request::{Request, answered};
use beside::Bombs;
use linkwork::Pos;
use linkwork::lines::Group;
use serde::Serialize;

/// The questions that [`answer`] knows: `lines groups`, `lines shift`, `lines solve`.
///
/// ```
/// use linkwork_wire::lines::{Ask, answer};
///
/// let request = br#"{"board":"135\n000","shifts":["R0,1"]}"#;
/// let reply = answer(Ask::Shift, 1, request).text;
/// assert_eq!(reply, r#"{"v":1,"board":"513\n000","played":1}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which tiles are joined, and which groups are closed?
    Groups,
    /// What does a list of shifts lead to?
    Shift,
    /// Which shifts lead to the goal?
    Solve,
}

/// The reply to one request line, the `line`-th of its input counted from 1.
///
/// A bad line is answered too, with [`Verdict::Bad`]: one line that names what is wrong and where.
///
/// ```
/// use linkwork_wire::Verdict;
/// use linkwork_wire::lines::{Ask, answer};
///
/// let groups = answer(Ask::Groups, 1, br#"{"board":"28"}"#);
/// assert_eq!(groups.text, r#"{"v":1,"groups":[{"cells":[[0,0],[0,1]],"closed":true}],"closed":1}"#);
///
/// let never = answer(Ask::Solve, 1, br#"{"board":"11"}"#);
/// assert_eq!(never.text, r#"{"v":1,"verdict":"unsolvable","because":"solid sides looking up: 2, looking down: 0","positions":0}"#);
/// assert_eq!(never.verdict, Verdict::No);
/// ```
#[must_use]
pub fn answer(ask: Ask, line: u64, text: &[u8]) -> Reply {
    let question = match ask {
        Ask::Groups => groups,
        Ask::Shift => shift,
        Ask::Solve => solve,
    };
    answered(asked::KEYS, line, text, question)
}

/// A cell as `[row,col]`.
pub(crate) const fn cell(pos: Pos) -> [u8; 2] {
    [pos.row, pos.col]
}

fn groups(request: &Request<'_>) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Groups {
        groups: Vec<One>,
        closed: usize,
    }
    #[derive(Serialize)]
    struct One {
        cells: Vec<[u8; 2]>,
        closed: bool,
    }
    let groups = asked::board(request)?.groups();
    let one = |group: &Group| One {
        cells: group.cells.iter().copied().map(cell).collect(),
        closed: group.closed,
    };
    let body = Groups {
        groups: groups.iter().map(one).collect(),
        closed: groups.iter().filter(|group| group.closed).count(),
    };
    Ok(reply(request.id, &body, Verdict::Yes))
}

fn shift(request: &Request<'_>) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Shifted<'a> {
        board: String,
        played: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        bombs: Option<Bombs>,
        #[serde(skip_serializing_if = "Option::is_none")]
        refused: Option<Refused<'a>>,
    }
    let mut board = asked::board(request)?;
    let (mut played, mut refused) = (0, None);
    for (asked, shift) in asked::shifts(request)? {
        if let Err(why) = board.shift(shift) {
            let why = why.name();
            refused = Some(Refused { asked, why });
            break;
        }
        played += 1;
    }
    let verdict = match refused {
        None => Verdict::Yes,
        Some(_) => Verdict::No,
    };
    let body = Shifted {
        board: board.to_string(),
        played,
        bombs: request.value("bombs").map(|_| Bombs::of(&board)),
        refused,
    };
    Ok(reply(request.id, &body, verdict))
}

fn solve(request: &Request<'_>) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Solved {
        verdict: &'static str,
        shifts: Vec<String>,
        steps: u32,
        shortest: bool,
        positions: u64,
    }
    #[derive(Serialize)]
    struct NotSolved {
        verdict: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        because: Option<String>,
        positions: u64,
    }
    let (board, goal) = (asked::board(request)?, asked::goal(request)?);
    let solved = board.solve(goal, asked::budget(request)?);
    let (verdict, positions) = (solved.verdict.name(), solved.positions);
    let because = solved.because.map(|obstacle| obstacle.to_string());
    let not_solved = NotSolved {
        verdict,
        because,
        positions,
    };
    Ok(match solved.verdict {
        linkwork::Verdict::Solved(shifts) => {
            let body = Solved {
                verdict,
                shifts: shifts.iter().map(ToString::to_string).collect(),
                steps: solved.steps,
                shortest: solved.shortest,
                positions,
            };
            reply(request.id, &body, Verdict::Yes)
        }
        linkwork::Verdict::Unsolvable => reply(request.id, &not_solved, Verdict::No),
        linkwork::Verdict::Unknown => reply(request.id, &not_solved, Verdict::Unknown),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ask: Ask, request: &str, expect: &str, verdict: Verdict) {
        let reply = answer(ask, 1, request.as_bytes());
        assert_eq!(
            (reply.text.as_str(), reply.verdict),
            (expect, verdict),
            "{request}"
        );
    }

    #[test]
    fn groups_by_their_first_cells() {
        check(
            Ask::Groups,
            r#"{"id":"g","board":"280\n063","barriers":[],"edge":"wall"}"#,
            r#"{"v":1,"id":"g","groups":[{"cells":[[0,0],[0,1]],"closed":true},{"cells":[[1,1]],"closed":false},{"cells":[[1,2]],"closed":false}],"closed":1}"#,
            Verdict::Yes,
        );
        check(
            Ask::Groups,
            r#"{"board":"8002","edge":"wrap"}"#,
            r#"{"v":1,"groups":[{"cells":[[0,0],[0,3]],"closed":true}],"closed":1}"#,
            Verdict::Yes,
        );
        check(
            Ask::Groups,
            r#"{"board":"28","barriers":["0,0,R"]}"#,
            r#"{"v":1,"groups":[{"cells":[[0,0]],"closed":false},{"cells":[[0,1]],"closed":false}],"closed":0}"#,
            Verdict::Yes,
        );
        check(
            Ask::Groups,
            r#"{"board":"00"}"#,
            r#"{"v":1,"groups":[],"closed":0}"#,
            Verdict::Yes,
        );
    }

    #[test]
    fn a_refused_shift_is_echoed_as_asked() {
        let ask = |request: &str, expect: &str| check(Ask::Shift, request, expect, Verdict::No);
        ask(
            r#"{"board":"12\n34","shifts":["R0,1","R7,01","C0,1"]}"#,
            r#"{"v":1,"board":"21\n34","played":1,"refused":{"move":"R7,01","why":"out-of-range"}}"#,
        );
        ask(
            r#"{"board":"12\n34","shifts":["C-1,1"]}"#,
            r#"{"v":1,"board":"12\n34","played":0,"refused":{"move":"C-1,1","why":"out-of-range"}}"#,
        );
        ask(
            r#"{"board":"12\n34","pin":[0,1],"shifts":["R1,1","R0,2"]}"#,
            r#"{"v":1,"board":"12\n43","played":1,"refused":{"move":"R0,2","why":"pinned"}}"#,
        );
        ask(
            r#"{"board":"12\n34","shifts":["R0,-2"]}"#,
            r#"{"v":1,"board":"12\n34","played":0,"refused":{"move":"R0,-2","why":"no-move"}}"#,
        );
    }

    #[test]
    fn any_integer_of_64_bits_is_a_distance() {
        let ask = |shift: &str, board: &str| {
            check(
                Ask::Shift,
                &format!("{{\"board\":\"12345\",\"shifts\":[\"{shift}\"]}}"),
                &format!("{{\"v\":1,\"board\":\"{board}\",\"played\":1}}"),
                Verdict::Yes,
            );
        };
        ask("R0,51", "51234");
        ask("R0,32768", "34512");
        ask("R0,9000000000000000001", "51234");
        ask("R0,-9223372036854775807", "34512");
        for far in [
            "9223372036854775808",
            "-9223372036854775808",
            "100000000000000000000",
        ] {
            check(
                Ask::Shift,
                &format!("{{\"board\":\"12345\",\"shifts\":[\"R0,1\",\"R0,{far}\"]}}"),
                &format!(
                    "{{\"v\":1,\"line\":1,\"error\":\"shifts[1]: \\\"R0,{far}\\\": the distance is beyond 9223372036854775807\"}}"
                ),
                Verdict::Bad,
            );
        }
        check(
            Ask::Shift,
            r#"{"board":"12","shifts":["R99999999999999999999,-9"]}"#,
            r#"{"v":1,"board":"12","played":0,"refused":{"move":"R99999999999999999999,-9","why":"out-of-range"}}"#,
            Verdict::No,
        );
        check(
            Ask::Shift,
            r#"{"board":"12","shifts":["R0,-1000000000000000000"]}"#,
            r#"{"v":1,"board":"12","played":0,"refused":{"move":"R0,-1000000000000000000","why":"no-move"}}"#,
            Verdict::No,
        );
    }

    #[test]
    fn bombs_move_with_their_tiles_and_are_told_where_some_were_given() {
        check(
            Ask::Shift,
            r#"{"board":"123\n456","shifts":["R0,1","C0,1"],"bombs":{"0,2":12,"1,1":3}}"#,
            r#"{"v":1,"board":"412\n356","played":2,"bombs":{"1,0":12,"1,1":3}}"#,
            Verdict::Yes,
        );
    }

    #[test]
    fn ways_to_a_goal() {
        let ask =
            |request: &str, expect: &str, verdict| check(Ask::Solve, request, expect, verdict);
        ask(
            r#"{"board":"82"}"#,
            r#"{"v":1,"verdict":"solved","shifts":["R0,1"],"steps":1,"shortest":true,"positions":1}"#,
            Verdict::Yes,
        );
        ask(
            r#"{"board":"82","edge":"wrap"}"#,
            r#"{"v":1,"verdict":"solved","shifts":[],"steps":0,"shortest":true,"positions":0}"#,
            Verdict::Yes,
        );
        ask(
            r#"{"board":"00"}"#,
            r#"{"v":1,"verdict":"unsolvable","because":"there is no tile","positions":0}"#,
            Verdict::No,
        );
        ask(
            r#"{"board":"00","goal":"all-closed"}"#,
            r#"{"v":1,"verdict":"solved","shifts":[],"steps":0,"shortest":true,"positions":0}"#,
            Verdict::Yes,
        );
        ask(
            r#"{"board":"6c98\n7f61\n8238","budget":1}"#,
            r#"{"v":1,"verdict":"unknown","positions":1}"#,
            Verdict::Unknown,
        );
    }
}
