//! The top line of a lines game, and what it says where shifts run out.

use linkwork::{Status, lines::Way, session::LinesTable};
use linkwork_ui::{Texts, clock_text, words};
use ratatui::style::Style;

/// What there is to tell of a game, the most important first.
pub(in crate::play) fn status(
    texts: &Texts,
    table: &LinesTable<'_>,
    strong: Style,
) -> Vec<(String, Style)> {
    let (round, plain) = (table.round, Style::new());
    let closed = table.groups.iter().filter(|group| group.closed).count();
    let time = match table.left_ms {
        // A second that has begun is still there: the clock shows 0:00 when all is over.
        Some(left) => {
            let left = clock_text(left.div_ceil(1000) * 1000);
            texts.with("time-left", &[("time", left.into())])
        }
        None => clock_text(table.clock_ms),
    };
    let mut items = vec![(time, strong)];
    match round.way() {
        Way::Netslide => {
            items.push((words::steps(texts, round.steps()), plain));
            let par = table.par.map(|par| texts.with("par", &[("n", par.into())]));
            items.extend(par.map(|par| (par, plain)));
            items.push((words::groups(texts, table.groups.len()), plain));
        }
        Way::Polymer => {
            let left = round.shifts_left();
            items.extend(left.map(|left| (words::shifts_left(texts, left), strong)));
            items.push((words::points(texts, round.points()), plain));
            let largest = texts.with("largest", &[("n", round.largest().into())]);
            items.push((largest, plain));
            items.push((words::closed(texts, closed), plain));
        }
        Way::Free => {
            items.push((words::steps(texts, round.steps()), plain));
            items.push((words::groups(texts, table.groups.len()), plain));
            items.push((words::closed(texts, closed), plain));
        }
    }
    items
}

/// What a player must know when the shifts of a Polymer round run out: what is closed can still be taken.
pub(in crate::play) fn notice(texts: &Texts, table: &LinesTable<'_>) -> Option<String> {
    let left = table.round.shifts_left()?;
    let closed = table.groups.iter().filter(|group| group.closed).count();
    match (table.status, left) {
        _ if table.paused => None,
        (Status::Playing, 0) => Some(texts.with("still-closed", &[("n", closed.into())])),
        (Status::Playing, 1) => Some(texts.say("last-shift")),
        _ => None,
    }
}
