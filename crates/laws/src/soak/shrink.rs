//! The smallest board that still shows a difference.

use super::{SMALL, compared};
use crate::compare::Difference;
use linkwork::pairs::{Board, Cell, Layout};
use linkwork::{Pos, Size};

/// The smallest board found by leaving out rows, columns and cells of one on which the engine and a twin
/// differ; `None` if that one, set up afresh, shows no difference: then it matters how it was played.
#[must_use]
pub fn smallest(board: &Board) -> Option<(Layout, Difference)> {
    let differing = |layout: Layout| {
        let difference = compared(&Board::new(&layout, board.rules()), SMALL).err()?;
        Some((layout, difference))
    };
    let mut now = differing(board.layout())?;
    loop {
        let smaller = lines_out(&now.0)
            .chain(cells_out(&now.0))
            .find_map(differing);
        let Some(smaller) = smaller else {
            return Some(now);
        };
        now = smaller;
    }
}

/// The layout without one of its rows or columns.
fn lines_out(layout: &Layout) -> impl Iterator<Item = Layout> {
    let size = layout.size();
    let rows = (0..size.rows()).filter_map(move |row| {
        let size = Size::new(usize::from(size.rows()) - 1, size.cols().into()).ok()?;
        Some(kept(layout, size, |pos| {
            Pos::new(pos.row + u8::from(pos.row >= row), pos.col)
        }))
    });
    let cols = (0..size.cols()).filter_map(move |col| {
        let size = Size::new(size.rows().into(), usize::from(size.cols()) - 1).ok()?;
        Some(kept(layout, size, |pos| {
            Pos::new(pos.row, pos.col + u8::from(pos.col >= col))
        }))
    });
    rows.chain(cols)
}

/// The cells of a layout of which `from` tells where they lay.
fn kept(layout: &Layout, size: Size, from: impl Fn(Pos) -> Pos) -> Layout {
    let mut smaller = Layout::empty(size);
    for pos in size.positions() {
        smaller.set(pos, layout.cell(from(pos)).unwrap_or(Cell::Empty));
    }
    smaller
}

/// The layout with one of its cells empty.
fn cells_out(layout: &Layout) -> impl Iterator<Item = Layout> {
    let filled = layout.cells().filter(|(_, cell)| *cell != Cell::Empty);
    filled.map(|(pos, _)| {
        let mut less = layout.clone();
        less.set(pos, Cell::Empty);
        less
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use linkwork::pairs::Rules;

    #[test]
    fn a_board_without_a_difference_has_no_smallest() {
        let board = Board::new(&"12.\n21#".parse().unwrap(), Rules::default());
        assert!(smallest(&board).is_none());
    }

    #[test]
    fn every_row_column_and_cell_can_be_left_out() {
        let layout: Layout = "12\n.#".parse().unwrap();
        let shown = |layouts: Vec<Layout>| -> Vec<String> {
            layouts.iter().map(Layout::to_string).collect()
        };
        assert_eq!(
            shown(lines_out(&layout).collect()),
            [".#", "12", "2\n#", "1\n."]
        );
        assert_eq!(
            shown(cells_out(&layout).collect()),
            [".2\n.#", "1.\n.#", "12\n.."]
        );
    }
}
