//! Which games are small enough to be opened ten thousand times a second.

use linkwork::id::{Id, LinesId, PairsId};
use linkwork::pairs::Guarantee;
use std::borrow::Cow;

/// The most cells of a game that a law opens.
const CELLS: usize = 30;
/// The longest scramble of a game that a law opens.
const STEPS: u32 = 200;
/// The most events of a save that a law plays.
const LINES: usize = 80;

/// Whether an id names a small game.
pub(super) fn is_small(id: &Id) -> bool {
    match id {
        Id::Pairs(PairsId::Dealt(deal, ..)) => {
            // A playable or winnable deal of a larger board may search for long.
            let is_quick = deal.guarantee() == Guarantee::Any || deal.size().cells() <= CELLS / 2;
            deal.size().cells() <= CELLS && is_quick
        }
        Id::Pairs(PairsId::Position(board)) => board.size().cells() <= CELLS,
        Id::Lines(LinesId::Dealt(deal, ..)) => {
            deal.size().cells() <= CELLS && deal.steps() <= STEPS
        }
        Id::Lines(LinesId::Position(round)) => round.board().size().cells() <= CELLS,
    }
}

/// Whether an id or save may be opened: it is of a small game, or of none.
pub(super) fn may_open(text: &str) -> bool {
    let game = match text.split_once("game ") {
        Some((title, rest)) if title.starts_with("linkwork") => {
            rest.lines().next().unwrap_or_default()
        }
        _ => text.trim(),
    };
    text.lines().count() <= LINES && game.parse().map_or(true, |id| is_small(&id))
}

/// What a line of a talk opens: an id, or a save in quotes.
pub(super) fn opened_by(line: &str) -> Option<Cow<'_, str>> {
    let (_, game) = line.split_once("open")?;
    let game = game.trim();
    let quoted = || serde_json::from_str::<String>(game).ok();
    Some(quoted().map_or(Cow::Borrowed(game), Cow::Owned))
}
