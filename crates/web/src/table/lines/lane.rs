//! A row or column on the page.

use linkwork::{
    Pos,
    lines::{Lane, Shift},
};
use linkwork_ui::Game;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::line::Tile;
use crate::table::{grid::Cells, motion};

/// How many cells a lane has.
pub(super) fn len(game: &Game, lane: Lane) -> u8 {
    let size = game.state().size;
    match lane {
        Lane::Row(_) => size.cols(),
        Lane::Column(_) => size.rows(),
    }
}

/// Whether a lane can be shifted: it is no fixed one, and has something to shift.
pub(super) fn is_free(game: &Game, lane: Lane) -> bool {
    game.lines().is_some_and(|table| {
        let board = table.round.board();
        !board.is_pinned(lane) && len(game, lane) > 1
    })
}

/// The cells of a lane in order.
pub(super) fn cells(lane: Lane, len: u8) -> impl Iterator<Item = Pos> {
    (0..len).map(move |n| match lane {
        Lane::Row(row) => Pos::new(row, n),
        Lane::Column(col) => Pos::new(n, col),
    })
}

/// How many cells a lane moves, the short way round.
pub(super) fn by(shift: Shift, len: u8) -> f64 {
    let steps = f64::from(shift.steps(len));
    if shift.first_step(len).by > 0 {
        steps
    } else {
        -steps
    }
}

/// A way round a lane of that length as the short way, in cells: at most half of it.
pub(super) fn short(by: f64, len: f64) -> f64 {
    let rest = by.rem_euclid(len);
    if rest > len / 2.0 { rest - len } else { rest }
}

/// Lets a lane slide to its place, from so many cells farther on.
pub(super) fn slide(board: &Cells<Tile>, lane: Lane, from: f64) {
    let place = percent(from);
    let len = board.len_of(lane);
    for node in cells(lane, len).filter_map(|pos| board.node(pos)) {
        match lane {
            Lane::Row(_) => motion::come_from(node, &place, "0"),
            Lane::Column(_) => motion::come_from(node, "0", &place),
        }
    }
}

/// Where the cells of a lane lie that is moved by so many cells: how far each has come, round the edge.
pub(super) fn moved(len: u8, by: f64) -> impl Iterator<Item = f64> {
    let all = f64::from(len);
    (0..len).map(move |n| {
        let place = (f64::from(n) + by).rem_euclid(all);
        // What is partly past the end is shown there; its other part is shown by a twin.
        place - f64::from(n)
    })
}

/// So many cells as a share of one, as CSS writes it: to a hundredth of a percent, finer than any screen.
#[allow(clippy::cast_possible_truncation)]
fn percent(cells: f64) -> String {
    let parts = (cells * 10_000.0).round() as i32;
    let sign = if parts < 0 { "-" } else { "" };
    let (whole, part) = (parts.unsigned_abs() / 100, parts.unsigned_abs() % 100);
    format!("{sign}{whole}.{part:02}%")
}

/// Moves an element by so many cells along a lane; by 0 it is where it belongs.
pub(super) fn put(node: &Element, lane: Lane, by: f64) {
    let Some(node) = node.dyn_ref::<HtmlElement>() else {
        return;
    };
    let style = node.style();
    let _ = if by == 0.0 {
        style.remove_property("transform").map(drop)
    } else {
        let place = percent(by);
        let way = match lane {
            Lane::Row(_) => format!("translate({place},0)"),
            Lane::Column(_) => format!("translate(0,{place})"),
        };
        style.set_property("transform", &way)
    };
}

/// Lays a twin over a cell, moved by so many cells.
pub(super) fn put_twin(twin: &Element, node: &Element, lane: Lane, by: f64) {
    let (Some(style), Some(node)) = (
        twin.dyn_ref::<HtmlElement>().map(HtmlElement::style),
        node.dyn_ref::<HtmlElement>(),
    ) else {
        return;
    };
    let sides = [
        ("left", node.offset_left()),
        ("top", node.offset_top()),
        ("width", node.offset_width()),
        ("height", node.offset_height()),
    ];
    for (name, pixels) in sides {
        let _ = style.set_property(name, &format!("{pixels}px"));
    }
    put(twin, lane, by);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lane_goes_round_the_edge() {
        let all = |len, by| moved(len, by).collect::<Vec<_>>();
        assert_eq!(all(4, 0.0), [0.0; 4]);
        assert_eq!(all(4, 1.5), [1.5, 1.5, 1.5, -2.5]);
        assert_eq!(all(4, -1.0), [3.0, -1.0, -1.0, -1.0]);
        assert_eq!(all(2, 5.0), [1.0, -1.0]);
    }

    #[test]
    fn shares_are_written_as_css_reads_them() {
        let said = [1.0, -2.5, 0.123_456, -0.000_04, 31.0].map(percent);
        assert_eq!(said, ["100.00%", "-250.00%", "12.35%", "0.00%", "3100.00%"]);
    }

    #[test]
    fn a_lane_slides_the_short_way() {
        assert_eq!(short(3.0, 4.0), -1.0);
        assert_eq!(short(-3.0, 4.0), 1.0);
        assert_eq!(short(1.0, 2.0), 1.0);
        assert_eq!(short(7.25, 7.0), 0.25);
    }
}
