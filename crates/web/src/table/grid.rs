//! A board as cells on the page, written to directly: a move changes a few of hundreds, and only those are
//! touched.

use leptos::prelude::*;
use linkwork::{Pos, Size, lines::Lane};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DomRect, Element, EventTarget, HtmlElement, MouseEvent};

/// The cells of a board, and what each shows. `C` is what there is to show of one.
pub(super) struct Cells<C> {
    size: Size,
    nodes: Vec<Element>,
    shown: Vec<Option<C>>,
}

impl<C: PartialEq> Cells<C> {
    /// Builds rows and cells in an element that is a grid.
    pub(super) fn build(grid: &Element, size: Size) -> Option<Self> {
        let nodes = cells(grid, size).ok()?;
        let shown = nodes.iter().map(|_| None).collect();
        Some(Self { size, nodes, shown })
    }

    /// How many cells a lane of this board has.
    pub(super) const fn len_of(&self, lane: Lane) -> u8 {
        match lane {
            Lane::Row(_) => self.size.cols(),
            Lane::Column(_) => self.size.rows(),
        }
    }

    /// The element of a cell.
    pub(super) fn node(&self, pos: Pos) -> Option<&Element> {
        self.size
            .contains(pos)
            .then(|| self.nodes.get(self.size.index(pos)))?
    }

    /// Shows these cells, row by row: `paint` is called for those that have changed, with what they showed before.
    pub(super) fn show(
        &mut self,
        cells: impl IntoIterator<Item = C>,
        mut paint: impl FnMut(&Element, Pos, &C, Option<&C>),
    ) {
        let slots = self.nodes.iter().zip(&mut self.shown);
        for ((cell, (node, shown)), n) in cells.into_iter().zip(slots).zip(0..) {
            if shown.as_ref() != Some(&cell) {
                paint(node, self.size.at(n), &cell, shown.as_ref());
                *shown = Some(cell);
            }
        }
    }

    /// Forgets what is shown, so that all is painted anew, as in another language.
    pub(super) fn forget(&mut self) {
        self.shown.iter_mut().for_each(|shown| *shown = None);
    }
}

/// Tells a grid and the board round it their size, and builds the rows and cells.
fn cells(grid: &Element, size: Size) -> Result<Vec<Element>, JsValue> {
    let [rows, cols] = [size.rows(), size.cols()].map(|n| n.to_string());
    grid.set_text_content(None);
    grid.set_attribute("aria-rowcount", &rows)?;
    grid.set_attribute("aria-colcount", &cols)?;
    let board = grid.parent_element();
    if let Some(board) = board
        .as_ref()
        .and_then(|board| board.dyn_ref::<HtmlElement>())
    {
        // Not as the text of an attribute: that the page's policy forbids.
        board.style().set_property("--cols", &cols)?;
        board.style().set_property("--rows", &rows)?;
    }
    let mut nodes = Vec::with_capacity(size.cells());
    let part = |role| {
        let part = document().create_element("div")?;
        part.set_attribute("role", role)?;
        Ok::<_, JsValue>(part)
    };
    for row in 0..size.rows() {
        let line = part("row")?;
        line.set_attribute("class", "row")?;
        for col in 0..size.cols() {
            let cell = part("gridcell")?;
            cell.set_attribute("data-at", &Pos::new(row, col).to_string())?;
            line.append_child(&cell)?;
            nodes.push(cell);
        }
        grid.append_child(&line)?;
    }
    Ok(nodes)
}

/// Sets the attributes of a cell that every game's have; the name only if there is another one, and whether the
/// cursor was here and is now: the browser styles the whole page before it takes another place in the tab order.
pub(super) fn dress(
    node: &Element,
    class: &str,
    name: Option<&str>,
    (was_here, is_here): (Option<bool>, bool),
) {
    let _ = node.set_attribute("class", class);
    if let Some(name) = name {
        let _ = node.set_attribute("aria-label", name);
    }
    if was_here != Some(is_here) {
        let _ = node.set_attribute("tabindex", if is_here { "0" } else { "-1" });
    }
}

/// The cell that an event is about.
pub(super) fn cell_of(target: Option<EventTarget>) -> Option<Pos> {
    let element: Element = target?.dyn_into().ok()?;
    let cell = element.closest("[data-at]").ok()??;
    read_pos(&cell.get_attribute("data-at")?)
}

/// The cell of a board in an area of the window that lies at a point, whatever moves over it just now.
pub(super) fn cell_at(area: &DomRect, size: Size, x: f64, y: f64) -> Option<Pos> {
    let across = (x - area.left()) / area.width();
    let down = (y - area.top()) / area.height();
    pos_at(across, down, size)
}

/// The cell that is clicked: what is seen below the mouse, or, where tiles are on their way and nothing is seen,
/// the cell whose place it is.
pub(super) fn clicked(event: &MouseEvent, size: Size) -> Option<Pos> {
    cell_of(event.target()).or_else(|| {
        let grid: Element = event.current_target()?.dyn_into().ok()?;
        let (x, y) = (event.client_x().into(), event.client_y().into());
        cell_at(&grid.get_bounding_client_rect(), size, x, y)
    })
}

/// The cell at a place that is told in shares of the width and the height of the board.
fn pos_at(across: f64, down: f64, size: Size) -> Option<Pos> {
    let along = |part: f64, cells: u8| {
        (0.0..1.0)
            .contains(&part)
            .then(|| (0..cells).rfind(|n| f64::from(*n) <= part * f64::from(cells)))?
    };
    let (row, col) = (along(down, size.rows())?, along(across, size.cols())?);
    Some(Pos::new(row, col))
}

fn read_pos(text: &str) -> Option<Pos> {
    let (row, col) = text.split_once(',')?;
    Some(Pos::new(row.parse().ok()?, col.parse().ok()?))
}

/// Gives a cell the keyboard.
pub(super) fn focus(node: &Element) {
    if let Some(node) = node.dyn_ref::<HtmlElement>() {
        let _ = node.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_the_cell_it_lies_on() {
        let size = Size::new(3, 5).unwrap();
        let check = |across, down, cell: Option<(u8, u8)>| {
            let cell = cell.map(|(row, col)| Pos::new(row, col));
            assert_eq!(pos_at(across, down, size), cell, "{across} {down}");
        };
        check(0.0, 0.0, Some((0, 0)));
        check(0.99, 0.34, Some((1, 4)));
        check(0.19, 0.99, Some((2, 0)));
        for outside in [-0.01, 1.0, 300.0, f64::NAN] {
            check(outside, 0.5, None);
            check(0.5, outside, None);
        }
    }

    #[test]
    fn cells_are_found_by_the_name_they_are_given() {
        for pos in [Pos::new(0, 0), Pos::new(254, 7)] {
            assert_eq!(read_pos(&pos.to_string()), Some(pos));
        }
        for junk in ["", "1", "1,", "a,b", "1,256", "-1,0"] {
            assert_eq!(read_pos(junk), None, "{junk}");
        }
    }
}
