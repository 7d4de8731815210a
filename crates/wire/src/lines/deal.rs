//! The lines of `lines deal`.

use super::Beside;
use crate::reply::line;
use linkwork::id::LinesId;
use linkwork::lines::Dealt;
use serde::Serialize;

/// Appends the line of a dealt board, with its line end. `par` is given where it is proved.
///
/// ```
/// use linkwork::id::LinesId;
///
/// let id: LinesId = "lines:netslide,2x2,s3#5eed/0".parse()?;
/// let LinesId::Dealt(deal, limit, seed, index) = id else { unreachable!() };
/// let dealt = deal.board(seed, index);
/// let mut out = String::new();
/// linkwork_wire::lines::dealt(&mut out, index, &id, &dealt, dealt.board.par(100));
/// assert!(out.starts_with(r#"{"v":1,"index":0,"game":"lines:netslide,2x2,s3#5eed/0","board":"#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn dealt(out: &mut String, index: u64, game: &LinesId, dealt: &Dealt, par: Option<u32>) {
    #[derive(Serialize)]
    struct Line {
        v: u32,
        index: u64,
        game: String,
        board: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        par: Option<u32>,
        #[serde(flatten)]
        beside: Beside,
        scramble: Vec<String>,
    }
    let board = &dealt.board;
    out.push_str(&line(&Line {
        v: crate::CONTRACT,
        index,
        game: game.to_string(),
        board: board.to_string(),
        par,
        beside: Beside::of(board),
        scramble: dealt.scramble.iter().map(ToString::to_string).collect(),
    }));
    out.push('\n');
}
