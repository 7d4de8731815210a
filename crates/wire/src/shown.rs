//! A board to be shown, from a line that names one: a request, a dealt line, a reply with a board.

use crate::lines::asked as of_lines;
use crate::object::string;
use crate::pairs::asked as of_pairs;
use crate::reply::utf8;
use crate::request::Request;
use linkwork::{lines, pairs};

/// All keys that say what a board is like.
const KEYS: &[&str] = &["board", "game", "rules", "edge", "pin", "barriers", "bombs"];

/// A board of either game.
///
/// ```
/// use linkwork_wire::{Shown, shown};
/// let line = br#"{"id":"mine","board":"1.1"}"#;
/// assert!(matches!(shown(line, false)?.board, Shown::Pairs(_)));
/// assert!(matches!(shown(br#"{"board":"28"}"#, true)?.board, Shown::Lines(_)));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub enum Shown {
    /// Of the pairs game.
    Pairs(pairs::Board),
    /// Of a lines game.
    Lines(lines::Board),
}

/// A board, and what its line calls it.
///
/// ```
/// let named = linkwork_wire::shown(br#"{"id":"mine","board":"1.1"}"#, false)?;
/// assert_eq!(named.name.as_deref(), Some("mine"));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct Named {
    /// The line's id, or else that of its game.
    pub name: Option<String>,
    /// The board.
    pub board: Shown,
}

/// The board of a line: what `"board"` says, with `"rules"`, or with `"edge"`, `"pin"`, `"barriers"` and
/// `"bombs"`; or that of the `"game"`. A line without a game is one of lines if `lines` says so.
///
/// # Errors
///
/// One line that names the key and what is wrong with it.
///
/// ```
/// use linkwork_wire::shown;
///
/// let dealt = br##"{"v":1,"index":0,"game":"pairs:4x2,k2#5eed/0","board":"1211\n1222"}"##;
/// assert_eq!(shown(dealt, false)?.name.as_deref(), Some("pairs:4x2,k2#5eed/0"));
/// let error = shown(br#"{"board":"12\n3"}"#, false).unwrap_err();
/// assert_eq!(error, "board: line 2, column 2: 1 columns, but line 1 has 2");
/// # Ok::<(), String>(())
/// ```
pub fn shown(text: &[u8], lines: bool) -> Result<Named, String> {
    let mut request = Request::knowing(KEYS);
    request.read(utf8(text)?)?;
    let game = match request.value("game") {
        Some(_) => Some(request.text("game")?.into_owned()),
        None => None,
    };
    let is_lines = game
        .as_ref()
        .map_or(lines, |game| game.starts_with("lines:"));
    let board = match is_lines {
        true => Shown::Lines(of_lines::board(&request)?),
        false => Shown::Pairs(of_pairs::board(&request)?),
    };
    let id = request.id.map(|id| {
        let words = string(request.line, id);
        words.map_or_else(|_| id.get().to_owned(), |words| words.into_owned())
    });
    Ok(Named {
        name: id.or(game),
        board,
    })
}
