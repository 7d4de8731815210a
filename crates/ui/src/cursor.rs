//! The cell that the keyboard points at.

use linkwork::{Dir, Pos, Size};

/// A way to move the cursor.
///
/// ```
/// use linkwork::{Dir, Pos};
/// use linkwork_ui::{Cursor, Step};
/// let tiles = |pos: Pos| (pos.row == 0 && pos.col % 4 == 0).then_some(1);
/// let mut cursor = Cursor::new("5x2".parse()?);
/// let mut to = |step| { cursor.step(step, &tiles); cursor.pos() };
/// assert_eq!(to(Step::First), Pos::new(0, 0));
/// assert_eq!(to(Step::Cell(Dir::Right)), Pos::new(0, 1));
/// assert_eq!(to(Step::Tile(Dir::Right)), Pos::new(0, 4));
/// assert_eq!(to(Step::Edge(Dir::Down)), Pos::new(1, 4));
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the next cell in that direction; at the edge it stays.
    Cell(Dir),
    /// To the next tile in that direction, or as far as the board goes.
    Tile(Dir),
    /// To the last cell in that direction.
    Edge(Dir),
    /// To the top left cell.
    First,
    /// To the bottom right cell.
    Last,
    /// To the next tile of the same kind, row by row and round again.
    Alike,
    /// To the previous tile of the same kind.
    AlikeBack,
}

/// The cell that the keyboard points at: always one of the board.
///
/// ```
/// let mut cursor = linkwork_ui::Cursor::new("5x2".parse()?);
/// cursor.put(linkwork::Pos::new(1, 4));
/// assert_eq!(cursor.pos().to_string(), "1,4");
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    size: Size,
    pos: Pos,
}

impl Cursor {
    /// A cursor in the middle of a board of that size.
    ///
    /// ```
    /// let cursor = linkwork_ui::Cursor::new("7x3".parse()?);
    /// assert_eq!(cursor.pos(), linkwork::Pos::new(1, 3));
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn new(size: Size) -> Self {
        let pos = Pos {
            row: (size.rows() - 1) / 2,
            col: (size.cols() - 1) / 2,
        };
        Self { size, pos }
    }

    /// Where it is.
    ///
    /// ```
    /// assert_eq!(linkwork_ui::Cursor::new("2x1".parse()?).pos().to_string(), "0,0");
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn pos(self) -> Pos {
        self.pos
    }

    /// Puts it on a cell; one off the board changes nothing.
    ///
    /// ```
    /// use linkwork::Pos;
    /// let mut cursor = linkwork_ui::Cursor::new("5x2".parse()?);
    /// cursor.put(Pos::new(1, 0));
    /// cursor.put(Pos::new(2, 0));
    /// assert_eq!(cursor.pos(), Pos::new(1, 0));
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    pub const fn put(&mut self, pos: Pos) {
        if self.size.contains(pos) {
            self.pos = pos;
        }
    }

    /// Moves it over a board. `tiles` tells what lies on a cell: tiles with the same number are alike.
    ///
    /// ```
    /// use linkwork::{Dir, Pos};
    /// use linkwork_ui::{Cursor, Step};
    /// let tiles = |pos: Pos| (pos.col == 2).then_some(7);
    /// let mut cursor = Cursor::new("3x2".parse()?);
    /// cursor.step(Step::First, &tiles);
    /// cursor.step(Step::Tile(Dir::Right), &tiles);
    /// cursor.step(Step::Alike, &tiles);
    /// assert_eq!(cursor.pos(), Pos::new(1, 2));
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    pub fn step(&mut self, step: Step, tiles: &dyn Fn(Pos) -> Option<u8>) {
        self.pos = match step {
            Step::Cell(dir) => self.beside(dir).unwrap_or(self.pos),
            Step::Tile(dir) => self.tile_towards(dir, tiles),
            Step::Edge(dir) => self.edge(dir),
            Step::First => Pos::new(0, 0),
            Step::Last => self.size.at(self.size.cells() - 1),
            Step::Alike => self.alike(tiles, false),
            Step::AlikeBack => self.alike(tiles, true),
        };
    }

    fn beside(self, dir: Dir) -> Option<Pos> {
        let Pos { row, col } = self.pos;
        let pos = match dir {
            Dir::Up => Pos::new(row.checked_sub(1)?, col),
            Dir::Down => Pos::new(row.checked_add(1)?, col),
            Dir::Left => Pos::new(row, col.checked_sub(1)?),
            Dir::Right => Pos::new(row, col.checked_add(1)?),
        };
        self.size.contains(pos).then_some(pos)
    }

    const fn edge(self, dir: Dir) -> Pos {
        let Pos { row, col } = self.pos;
        match dir {
            Dir::Up => Pos { row: 0, col },
            Dir::Down => Pos {
                row: self.size.rows() - 1,
                col,
            },
            Dir::Left => Pos { row, col: 0 },
            Dir::Right => Pos {
                row,
                col: self.size.cols() - 1,
            },
        }
    }

    fn tile_towards(self, dir: Dir, tiles: &dyn Fn(Pos) -> Option<u8>) -> Pos {
        let mut at = self;
        while let Some(next) = at.beside(dir) {
            at.pos = next;
            if tiles(next).is_some() {
                return next;
            }
        }
        at.pos
    }

    /// Off a tile, any tile is alike: the cursor finds its way back.
    fn alike(self, tiles: &dyn Fn(Pos) -> Option<u8>, back: bool) -> Pos {
        let kind = tiles(self.pos);
        let here = self.size.index(self.pos);
        let cells = self.size.cells();
        let alike = |pos: &Pos| match tiles(*pos) {
            Some(other) => kind.is_none_or(|kind| kind == other),
            None => false,
        };
        let mut round = (1..cells).map(|n| {
            let by = if back { cells - n } else { n };
            self.size.at((here + by) % cells)
        });
        round.find(alike).unwrap_or(self.pos)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(picture: &str, from: (u8, u8), steps: &[Step], to: (u8, u8)) {
        let rows: Vec<&[u8]> = picture.lines().map(str::as_bytes).collect();
        let tiles = |pos: Pos| {
            let letter = rows[usize::from(pos.row)][usize::from(pos.col)];
            letter.is_ascii_digit().then_some(letter)
        };
        let mut cursor = Cursor::new(Size::new(rows.len(), rows[0].len()).unwrap());
        cursor.put(Pos::new(from.0, from.1));
        for step in steps {
            cursor.step(*step, &tiles);
        }
        assert_eq!(
            cursor.pos(),
            Pos::new(to.0, to.1),
            "{picture} {from:?} {steps:?}"
        );
    }

    #[test]
    fn edges_hold_the_cursor() {
        let out = [Dir::Up, Dir::Left].map(Step::Cell);
        check("112\n2..", (0, 0), &out, (0, 0));
        let out = [Dir::Down, Dir::Right, Dir::Right, Dir::Down].map(Step::Cell);
        check("112\n2..", (0, 1), &out, (1, 2));
        check(
            "112\n2..",
            (0, 1),
            &[Step::Edge(Dir::Right), Step::Edge(Dir::Down)],
            (1, 2),
        );
        check("112\n2..", (1, 2), &[Step::First], (0, 0));
        check("112\n2..", (0, 0), &[Step::Last], (1, 2));
        check(
            "1",
            (0, 0),
            &[Step::Last, Step::Alike, Step::Tile(Dir::Up)],
            (0, 0),
        );
    }

    #[test]
    fn alike_goes_round_and_back() {
        check("1.2\n211", (0, 0), &[Step::Alike], (1, 1));
        check(
            "1.2\n211",
            (0, 0),
            &[Step::Alike, Step::Alike, Step::Alike],
            (0, 0),
        );
        check("1.2\n211", (0, 0), &[Step::AlikeBack], (1, 2));
        check("1.2\n211", (0, 1), &[Step::Alike], (0, 2));
        check("1..\n...", (0, 0), &[Step::Alike], (0, 0));
    }

    #[test]
    fn a_leap_passes_empty_cells_and_walls() {
        check("1..#2", (0, 0), &[Step::Tile(Dir::Right)], (0, 4));
        check("1....", (0, 0), &[Step::Tile(Dir::Right)], (0, 4));
    }
}
