//! A game that is kept, in a few words.

use linkwork::{Size, lines::Way, session::Table};

use super::{points, steps, tiles_left};
use crate::{Play, Texts, clock_text};

/// A game that is kept, in a few words: which it is, how large it is, how far it was played, how long.
///
/// ```
/// use linkwork::Session;
/// use linkwork_ui::{Lang, Texts, words};
/// let session = Session::open("pairs::11./22.")?;
/// let said = words::saved(&Texts::new(Lang::En), &session.table());
/// assert_eq!(said, "Pairs, 3×2, 4 tiles left, 0:00");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn saved(texts: &Texts, table: &Table<'_>) -> String {
    let (play, size, reached, clock_ms) = match table {
        Table::Pairs(table) => (
            Play::Pairs,
            table.board.size(),
            tiles_left(texts, table.tiles),
            table.clock_ms,
        ),
        Table::Lines(table) => {
            let way = table.round.way();
            let reached = match way {
                Way::Polymer => points(texts, table.round.points()),
                Way::Free | Way::Netslide => steps(texts, table.round.steps()),
            };
            (
                Play::Lines(way),
                table.round.board().size(),
                reached,
                table.clock_ms,
            )
        }
    };
    let args = [
        ("game", play.name(texts).into()),
        ("size", self::size(size).into()),
        ("reached", reached.into()),
        ("time", clock_text(clock_ms).into()),
    ];
    texts.with("home-line", &args)
}

/// A size as people write it.
///
/// ```
/// assert_eq!(linkwork_ui::words::size("18x8".parse()?), "18×8");
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[must_use]
pub fn size(size: Size) -> String {
    format!("{}×{}", size.cols(), size.rows())
}
