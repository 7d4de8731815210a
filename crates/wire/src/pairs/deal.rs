//! The lines of `pairs deal`, written by hand: they are written by the ten thousand a second.

use linkwork::id::PairsId;
use linkwork::pairs::Dealt;
use std::fmt::Write as _;

/// Appends the line of a dealt board, with its line end.
///
/// ```
/// use linkwork::id::PairsId;
/// use linkwork::pairs::Deal;
///
/// let (deal, seed) = (Deal::new("2x1".parse()?, 1)?, "5eed".parse()?);
/// let board = deal.board(seed, 0)?;
/// let mut out = String::new();
/// linkwork_wire::pairs::dealt(&mut out, 0, &PairsId::dealt(deal, seed, 0)?, &board);
/// assert!(out.starts_with(r#"{"v":1,"index":0,"game":"pairs:2x1,k1#5eed/0","board":"11","#));
/// assert!(out.ends_with("\"solution\":[\"0,0-0,1\"]}\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn dealt(out: &mut String, index: u64, game: &PairsId, dealt: &Dealt) {
    // None of these texts holds a character that JSON would escape, but for the board's line ends.
    let _ = write!(
        out,
        "{{\"v\":{},\"index\":{index},\"game\":\"{game}\",\"board\":\"",
        crate::CONTRACT
    );
    for (n, row) in dealt.board.layout().to_string().split('\n').enumerate() {
        out.push_str(if n == 0 { "" } else { "\\n" });
        out.push_str(row);
    }
    out.push('"');
    if let Some(solution) = &dealt.solution {
        out.push_str(",\"solution\":[");
        for (n, pair) in solution.iter().enumerate() {
            out.push_str(if n == 0 { "\"" } else { ",\"" });
            let _ = write!(out, "{pair}");
            out.push('"');
        }
        out.push(']');
    }
    out.push_str("}\n");
}
