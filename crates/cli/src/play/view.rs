//! Where the cells lie on the screen: the only geometry of the board, for drawing and for the mouse.

use linkwork::{Pos, Size, pairs::Point, text::cell_name};
use ratatui::layout::Rect;

/// How large cells are drawn: columns and rows of one cell, and the width of the ring round the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    pub(super) wide: u16,
    pub(super) high: u16,
    /// Columns of the ring at each side; above and below it is always one row.
    pub(super) ring: u16,
    /// Where the face of a tile begins in its cell; paths run there too.
    pub(super) face: (u16, u16),
    /// Where the left mark of the cursor stands in its cell.
    pub(super) mark: (u16, u16),
}

impl Scale {
    pub(super) const fn new(
        (wide, high): (u16, u16),
        ring: u16,
        face: (u16, u16),
        mark: (u16, u16),
    ) -> Self {
        Self {
            wide,
            high,
            ring,
            face,
            mark,
        }
    }
}

/// For the tiles of a pairs game, from large to small; the largest one that shows the whole board with its
/// names is taken.
pub(super) const TILES: [Scale; 4] = [
    Scale::new((6, 3), 2, (2, 1), (1, 1)),
    Scale::new((4, 2), 2, (1, 0), (0, 0)),
    Scale::new((3, 2), 1, (1, 0), (0, 0)),
    Scale::new((3, 1), 1, (1, 0), (0, 0)),
];

/// The first row and column to be shown of a board larger than the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Scroll {
    row: u8,
    col: u8,
}

/// A board placed on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    size: Size,
    pub(super) scale: Scale,
    /// The board with its ring, without the names of rows and columns.
    inner: Rect,
    /// The names of rows and columns are shown.
    pub(super) row_names: bool,
    pub(super) col_names: bool,
    pub(super) scroll: Scroll,
    /// How many rows and columns are shown.
    rows: u8,
    cols: u8,
}

/// Columns for the name of a row, with a space after it.
const ROW_NAME: u16 = 3;

impl View {
    /// The board in that part of the screen, scrolled from `scroll` as little as shows the cursor, in
    /// the largest of the scales that shows all, else in the last. `None` if there is no room for a
    /// single cell.
    pub(super) fn new(
        area: Rect,
        size: Size,
        scales: &[Scale],
        cursor: Pos,
        scroll: Scroll,
    ) -> Option<Self> {
        let whole = |scale: &Scale| View::sized(area, size, *scale);
        // Messages and commands speak of cells by their names: those are worth more than large cells.
        let named = |names: u8| {
            let mut views = scales.iter().filter_map(whole).filter(View::is_whole);
            views.find(|view| u8::from(view.row_names) + u8::from(view.col_names) >= names)
        };
        let fitting = [2, 1, 0].into_iter().find_map(named);
        let view = fitting.or_else(|| scales.last().and_then(whole))?;
        Some(view.scrolled(cursor, scroll))
    }

    fn sized(area: Rect, size: Size, scale: Scale) -> Option<Self> {
        let (cols, rows) = (u16::from(size.cols()), u16::from(size.rows()));
        let (ring_x, ring_y) = (2 * scale.ring, 2);
        // Names are shown if they cost no cell.
        let fits_x =
            |names: u16| (area.width.saturating_sub(ring_x + names) / scale.wide).min(cols);
        let fits_y =
            |names: u16| (area.height.saturating_sub(ring_y + names) / scale.high).min(rows);
        let row_names = fits_x(ROW_NAME) == fits_x(0) || fits_x(0) < cols;
        let col_names = fits_y(1) == fits_y(0) || fits_y(0) < rows;
        let (left, top) = (u16::from(row_names) * ROW_NAME, u16::from(col_names));
        let (shown_x, shown_y) = (fits_x(left), fits_y(top));
        if shown_x == 0 || shown_y == 0 {
            return None;
        }
        let width = shown_x * scale.wide + ring_x;
        let height = shown_y * scale.high + ring_y;
        let inner = Rect {
            x: area.x + left + (area.width - left - width) / 2,
            y: area.y + top + (area.height - top - height) / 2,
            width,
            height,
        };
        let (rows, cols) = (u8::try_from(shown_y).ok()?, u8::try_from(shown_x).ok()?);
        let scroll = Scroll::default();
        Some(Self {
            size,
            scale,
            inner,
            row_names,
            col_names,
            scroll,
            rows,
            cols,
        })
    }

    fn scrolled(mut self, cursor: Pos, from: Scroll) -> Self {
        let near = |first: u8, shown: u8, all: u8, at: u8| {
            let first = first.min(at).max((at + 1).saturating_sub(shown));
            first.min(all - shown)
        };
        self.scroll = Scroll {
            row: near(from.row, self.rows, self.size.rows(), cursor.row),
            col: near(from.col, self.cols, self.size.cols(), cursor.col),
        };
        self
    }

    /// Whether the whole board is shown.
    pub(super) fn is_whole(&self) -> bool {
        self.rows == self.size.rows() && self.cols == self.size.cols()
    }

    /// The first and the last cell shown.
    pub(super) const fn corners(&self) -> (Pos, Pos) {
        let Scroll { row, col } = self.scroll;
        (
            Pos { row, col },
            Pos {
                row: row + self.rows - 1,
                col: col + self.cols - 1,
            },
        )
    }

    /// All cells shown.
    pub(super) fn cells(&self) -> impl Iterator<Item = Pos> {
        let (first, last) = self.corners();
        (first.row..=last.row)
            .flat_map(move |row| (first.col..=last.col).map(move |col| Pos { row, col }))
    }

    /// Where a cell is drawn, if it is shown.
    pub(super) fn cell(&self, pos: Pos) -> Option<Rect> {
        let (first, last) = self.corners();
        let shown =
            (first.row..=last.row).contains(&pos.row) && (first.col..=last.col).contains(&pos.col);
        shown.then(|| Rect {
            x: self.inner.x + self.scale.ring + u16::from(pos.col - first.col) * self.scale.wide,
            y: self.inner.y + 1 + u16::from(pos.row - first.row) * self.scale.high,
            width: self.scale.wide,
            height: self.scale.high,
        })
    }

    /// The cell at a place of the screen.
    pub(super) fn at(&self, x: u16, y: u16) -> Option<Pos> {
        let right = x.checked_sub(self.inner.x + self.scale.ring)? / self.scale.wide;
        let down = y.checked_sub(self.inner.y + 1)? / self.scale.high;
        let (right, down) = (u8::try_from(right).ok()?, u8::try_from(down).ok()?);
        let shown = right < self.cols && down < self.rows;
        shown.then(|| Pos {
            row: self.scroll.row + down,
            col: self.scroll.col + right,
        })
    }

    /// The middle of a cell or of a place on the ring, where paths run. It may lie off the screen.
    pub(super) fn middle(&self, point: Point) -> (i32, i32) {
        let along =
            |at: i16, all: u8, first: u8, step: u16, before: u16, middle: u16, ring: u16| {
                let (at, first) = (i32::from(at), i32::from(first));
                let cells = (at.min(i32::from(all)) - first) * i32::from(step) + i32::from(before);
                match at {
                    -1 => i32::from(before) - i32::from(ring) / 2 - 1 - first * i32::from(step),
                    _ if at >= i32::from(all) => cells + i32::from(ring) / 2,
                    _ => cells + i32::from(middle),
                }
            };
        let Scale {
            wide,
            high,
            ring,
            face: (middle_x, middle_y),
            ..
        } = self.scale;
        let x = along(
            point.col,
            self.size.cols(),
            self.scroll.col,
            wide,
            ring,
            middle_x,
            ring,
        );
        let y = along(
            point.row,
            self.size.rows(),
            self.scroll.row,
            high,
            1,
            middle_y,
            1,
        );
        (i32::from(self.inner.x) + x, i32::from(self.inner.y) + y)
    }

    /// The board with its ring on the screen.
    pub(super) const fn inner(&self) -> Rect {
        self.inner
    }

    /// The innermost line of the ring, round the cells.
    pub(super) const fn frame(&self) -> Rect {
        let out = self.scale.ring - 1;
        Rect {
            x: self.inner.x + out,
            width: self.inner.width - 2 * out,
            ..self.inner
        }
    }

    /// The columns just outside the frame, left and right.
    pub(super) const fn sides(&self) -> (u16, u16) {
        let frame = self.frame();
        (frame.x - 1, frame.x + frame.width)
    }

    /// The names of the columns shown, and where each begins.
    pub(super) fn col_titles(&self) -> impl Iterator<Item = (u16, u16, String)> {
        let (first, last) = self.corners();
        let (dx, _) = self.scale.face;
        let y = self.inner.y.saturating_sub(1);
        (first.col..=last.col).filter_map(move |col| {
            let cell = self.cell(Pos {
                row: first.row,
                col,
            })?;
            Some((cell.x + dx, y, column_name(col)))
        })
    }

    /// The numbers of the rows shown, right-aligned in so many columns, and where each begins.
    pub(super) fn row_titles(&self, columns: usize) -> impl Iterator<Item = (u16, u16, String)> {
        let (first, last) = self.corners();
        let (_, dy) = self.scale.face;
        let x = self.inner.x.saturating_sub(ROW_NAME);
        (first.row..=last.row).filter_map(move |row| {
            let cell = self.cell(Pos {
                row,
                col: first.col,
            })?;
            Some((x, cell.y + dy, format!("{:>columns$}", u16::from(row) + 1)))
        })
    }
}

/// The letters of a column: `a` to `z`, `aa` on.
pub(super) fn column_name(col: u8) -> String {
    let name = cell_name(Pos { row: 0, col });
    name.trim_end_matches('1').to_owned()
}
