//! The pairs game: the questions about its boards, one function each, and the lines of its deals.

pub(crate) mod asked;
mod check;
mod deal;
mod rate;
mod solve;

pub use deal::dealt;

use crate::reply::{Refused, Reply, Verdict, reply};
use crate::request::{Request, answered};
use linkwork::pairs::{Board, Move, Path, Refusal, Shuffle};
use serde::Serialize;
pub(crate) use solve::hint_because;
use std::borrow::Cow;
use std::ops::ControlFlow;

/// The questions that [`answer`] knows: `pairs path`, `pairs moves` and so on.
///
/// ```
/// use linkwork_wire::pairs::{Ask, answer};
///
/// let request = br#"{"board":"1122","moves":["0,0-0,1"]}"#;
/// let reply = answer(Ask::Play, 1, request).text;
/// assert_eq!(reply, r#"{"v":1,"status":"playing","played":1,"board":"..22"}"#);
/// ```
///
/// ```
/// use linkwork_wire::pairs::{Ask, answer};
/// let played = answer(Ask::Play, 1, br#"{"board":"11.\n2#2","moves":["0,0-0,1"]}"#);
/// assert!(played.text.contains(r#""board":"...\n2#2""#));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Do two tiles link, and along which path?
    Path,
    /// Which pairs link?
    Moves,
    /// What does a list of moves lead to?
    Play,
    /// What kind of board is this, and can it be won?
    Check,
    /// Which pairs win the board?
    Solve,
    /// After which pair can the game still be won?
    Hint,
    /// How hard is this board?
    Rate,
    /// The same tiles, shuffled.
    Shuffle,
}

/// The reply to one request line, the `line`-th of its input counted from 1.
///
/// A bad line is answered too, with [`Verdict::Bad`]: one line that names what is wrong and where.
///
/// ```
/// use linkwork_wire::{Verdict, pairs::{Ask, answer}};
///
/// let stuck = answer(Ask::Moves, 1, br#"{"board":"12\n21"}"#);
/// assert_eq!(stuck.text, r#"{"v":1,"status":"stuck","count":0,"moves":[]}"#);
///
/// let ragged = answer(Ask::Moves, 2, br#"{"id":"x","board":"12\n2"}"#);
/// assert_eq!(ragged.verdict, Verdict::Bad);
/// assert!(ragged.text.starts_with(r#"{"v":1,"id":"x","line":2,"error":"board: line 2"#));
/// ```
#[must_use]
pub fn answer(ask: Ask, line: u64, text: &[u8]) -> Reply {
    answer_watched(ask, line, text, &mut |_, _| {})
}

/// The same for a question that may take long: now and then its search tells how many positions it has
/// looked at, and how many it may.
///
/// ```
/// use linkwork_wire::pairs::{Ask, answer, answer_watched};
///
/// let request = br#"{"board":"123412\n234341\n412323","budget":5000}"#;
/// let mut told = Vec::new();
/// let reply = answer_watched(Ask::Solve, 1, request, &mut |looked, budget| told.push((looked, budget)));
/// assert_eq!(reply, answer(Ask::Solve, 1, request));
/// assert!(told.iter().all(|&(_, budget)| budget == 5000));
/// ```
#[must_use]
pub fn answer_watched(ask: Ask, line: u64, text: &[u8], watch: &mut dyn FnMut(u64, u64)) -> Reply {
    answered(asked::KEYS, line, text, |request| match ask {
        Ask::Path => path(request),
        Ask::Moves => moves(request),
        Ask::Play => play(request),
        Ask::Check => check::check(request, watch),
        Ask::Solve => solve::solve(request, watch),
        Ask::Hint => solve::hint(request, watch),
        Ask::Rate => rate::rate(request, watch),
        Ask::Shuffle => shuffle(request),
    })
}

/// Points as `[row, col]`: tile, corners, tile.
pub(crate) fn points(path: &Path) -> Vec<[i16; 2]> {
    path.points()
        .iter()
        .map(|point| [point.row, point.col])
        .collect()
}

/// What a refusal is worth as an answer: a search that found nothing has not said no.
fn refusal(why: Refusal) -> Verdict {
    if why == Refusal::NotFound {
        Verdict::Unknown
    } else {
        Verdict::No
    }
}

/// The number of turns that would be needed, where that is why.
pub(crate) fn needed_turns(why: Refusal) -> Option<u16> {
    if let Refusal::TooManyTurns(turns) = why {
        Some(turns)
    } else {
        None
    }
}

fn path(request: &Request<'_>) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Linked {
        linked: bool,
        turns: u16,
        steps: u32,
        path: Vec<[i16; 2]>,
    }
    #[derive(Serialize)]
    struct NotLinked {
        linked: bool,
        why: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        turns: Option<u16>,
    }
    let (board, pair) = (asked::board(request)?, asked::pair(request)?);
    Ok(match board.path(pair) {
        Ok(path) => {
            let (turns, steps) = (path.turns(), path.steps());
            let body = Linked {
                linked: true,
                turns,
                steps,
                path: points(&path),
            };
            reply(request.id, &body, Verdict::Yes)
        }
        Err(why) => {
            let body = NotLinked {
                linked: false,
                why: why.name(),
                turns: needed_turns(why),
            };
            reply(request.id, &body, refusal(why))
        }
    })
}

/// The pairs of a board as texts, at most `limit` of them, and how many there are in all.
pub(crate) fn listed(board: &Board, limit: usize) -> (Vec<String>, usize) {
    let (mut list, mut count) = (Vec::new(), 0);
    let _ = board.each_move(|pair| {
        if count < limit {
            list.push(pair.to_string());
        }
        count += 1;
        ControlFlow::Continue(())
    });
    (list, count)
}

fn moves(request: &Request<'_>) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Moves {
        status: &'static str,
        count: usize,
        moves: Vec<String>,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        more: bool,
    }
    let (board, limit) = (asked::board(request)?, asked::limit(request)?);
    let (moves, count) = listed(&board, limit);
    let more = moves.len() < count;
    let body = Moves {
        status: board.status().name(),
        count,
        moves,
        more,
    };
    Ok(reply(request.id, &body, Verdict::Yes))
}

fn play(request: &Request<'_>) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Play<'a> {
        status: &'static str,
        played: usize,
        board: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        refused: Option<Refused<'a>>,
    }
    let (mut board, moves) = (asked::board(request)?, asked::moves(request)?);
    let (mut played, mut refused, mut verdict) = (0, None, Verdict::Yes);
    for (asked, mv) in &moves {
        if let Err(why) = board.play(*mv) {
            refused = Some(Refused {
                asked: Cow::Borrowed(asked),
                why: why.name(),
            });
            verdict = refusal(why);
            break;
        }
        played += 1;
    }
    let status = board.status().name();
    let body = Play {
        status,
        played,
        board: board.layout().to_string(),
        refused,
    };
    Ok(reply(request.id, &body, verdict))
}

fn shuffle(request: &Request<'_>) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Shuffled {
        board: String,
        #[serde(rename = "move")]
        mv: String,
    }
    #[derive(Serialize)]
    struct NotShuffled {
        refused: &'static str,
        guarantee: &'static str,
    }
    let mut board = asked::board(request)?;
    let (seed, guarantee) = (asked::seed(request)?, asked::guarantee(request)?);
    let mv = Move::Shuffle(Shuffle { guarantee, seed });
    Ok(match board.play(mv) {
        Ok(_) => {
            let body = Shuffled {
                board: board.layout().to_string(),
                mv: mv.to_string(),
            };
            reply(request.id, &body, Verdict::Yes)
        }
        Err(why) => {
            let body = NotShuffled {
                refused: why.name(),
                guarantee: guarantee.name(),
            };
            reply(request.id, &body, refusal(why))
        }
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
    fn paths() {
        let ask = |request: &str, expect: &str, verdict| check(Ask::Path, request, expect, verdict);
        ask(
            r#"{"board":"1#.1","pair":"0,0-0,3"}"#,
            r#"{"v":1,"linked":true,"turns":2,"steps":5,"path":[[0,0],[-1,0],[-1,3],[0,3]]}"#,
            Verdict::Yes,
        );
        ask(
            r#"{"pair":"0,0-1,1","board":"12\n21","id":[1, 2]}"#,
            r#"{"v":1,"id":[1, 2],"linked":false,"why":"too-many-turns","turns":3}"#,
            Verdict::No,
        );
        ask(
            r#"{"board":"11","pair":"0,0-0,-99999999999999999999","id":null}"#,
            r#"{"v":1,"id":null,"linked":false,"why":"off-board"}"#,
            Verdict::No,
        );
    }

    #[test]
    fn a_cut_list_keeps_its_count() {
        check(
            Ask::Moves,
            r#"{"board":"1111","limit":2}"#,
            r#"{"v":1,"status":"playing","count":6,"moves":["0,0-0,1","0,0-0,2"],"more":true}"#,
            Verdict::Yes,
        );
    }

    #[test]
    fn a_refused_move_is_echoed_as_asked() {
        check(
            Ask::Play,
            r#"{"board":"1122","moves":["0,0-0,1","000,2-0,300"]}"#,
            r#"{"v":1,"status":"playing","played":1,"board":"..22","refused":{"move":"000,2-0,300","why":"off-board"}}"#,
            Verdict::No,
        );
    }

    #[test]
    fn no_move_is_played_when_one_is_no_move() {
        check(
            Ask::Play,
            r#"{"board":"1122","moves":["0,0-0,1","1,1-"]}"#,
            r#"{"v":1,"line":1,"error":"moves[1]: \"1,1-\" is no pair: write row,col-row,col, such as 0,3-2,5"}"#,
            Verdict::Bad,
        );
    }

    #[test]
    fn an_impossible_shuffle_is_an_answer() {
        check(
            Ask::Shuffle,
            r##"{"board":"1#2#1#2","rules":{"ring":false},"seed":"5"}"##,
            r#"{"v":1,"refused":"impossible","guarantee":"winnable"}"#,
            Verdict::No,
        );
    }

    #[test]
    fn what_is_no_request_is_a_bad_line() {
        let bad = |text: &[u8]| {
            let reply = answer(Ask::Path, 9, text);
            assert_eq!(reply.verdict, Verdict::Bad);
            reply.text
        };
        assert_eq!(
            bad(b"{"),
            r#"{"v":1,"line":9,"error":"bad JSON, column 1: EOF while parsing an object"}"#
        );
        assert_eq!(
            bad(b"{\"id\":\xff}"),
            r#"{"v":1,"line":9,"error":"bad UTF-8, column 7"}"#
        );
        assert!(
            bad(br#"{"id":7,"board"}"#)
                .starts_with(r#"{"v":1,"id":7,"line":9,"error":"bad JSON, column 16: "#)
        );
    }
}
