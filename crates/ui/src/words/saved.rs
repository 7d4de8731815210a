//! A game that is kept, in a few words.

use linkwork::{lines::Way, session::Table};

use super::{points, steps, tiles_left};
use crate::{Play, Texts, clock_text};

/// A game that is kept, in a few words: how large it is, how far it was played, how long.
///
/// ```
/// use linkwork::Session;
/// use linkwork_ui::{Lang, Texts, words};
/// let session = Session::open("pairs::11./22.")?;
/// let said = words::saved(&Texts::new(Lang::En), &session.table());
/// assert_eq!(said, "3x2, 4 tiles left, 0:00");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn saved(texts: &Texts, table: &Table<'_>) -> String {
    match table {
        Table::Pairs(table) => {
            let args = [
                ("size", table.board.size().to_string().into()),
                ("tiles", tiles_left(texts, table.tiles).into()),
                ("time", clock_text(table.clock_ms).into()),
            ];
            texts.with("home-line", &args)
        }
        Table::Lines(table) => {
            let way = table.round.way();
            let reached = match way {
                Way::Polymer => points(texts, table.round.points()),
                Way::Free | Way::Netslide => steps(texts, table.round.steps()),
            };
            let args = [
                ("game", Play::Lines(way).name(texts).into()),
                ("size", table.round.board().size().to_string().into()),
                ("reached", reached.into()),
                ("time", clock_text(table.clock_ms).into()),
            ];
            texts.with("home-lines", &args)
        }
    }
}
