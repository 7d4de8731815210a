//! Walls in a few shapes.

use linkwork::{
    Pos, Size,
    pairs::{Cell, Layout, Mask},
};

use crate::Texts;

/// The walls of a board that is dealt: a few shapes that fit every size.
///
/// ```
/// use linkwork_ui::Walls;
/// let mask = Walls::Corners.mask("8x4".parse()?);
/// assert_eq!(mask.tiles(), 28);
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Walls {
    /// None.
    #[default]
    None,
    /// The corners are cut off.
    Corners,
    /// Single cells, evenly spread.
    Pillars,
    /// A wall down the middle, with a gate in it.
    Gate,
    /// Two bars across, open at both ends.
    Bars,
}

impl Walls {
    /// Every shape.
    ///
    /// ```
    /// use linkwork_ui::Walls;
    /// assert_eq!(Walls::ALL[0], Walls::default());
    /// ```
    pub const ALL: [Self; 5] = [
        Self::None,
        Self::Corners,
        Self::Pillars,
        Self::Gate,
        Self::Bars,
    ];

    /// The name of the shape.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Texts, Walls};
    /// assert_eq!(Walls::Gate.name(&Texts::new(Lang::En)), "a gate");
    /// ```
    #[must_use]
    pub fn name(self, texts: &Texts) -> String {
        texts.say(match self {
            Self::None => "walls-none",
            Self::Corners => "walls-corners",
            Self::Pillars => "walls-pillars",
            Self::Gate => "walls-gate",
            Self::Bars => "walls-bars",
        })
    }

    /// Where walls and tiles lie on a board of that size. The number of tiles is even wherever that of the
    /// cells is, and for most other sizes: the cell in the middle gives way.
    ///
    /// ```
    /// use linkwork_ui::Walls;
    /// assert_eq!(Walls::Pillars.mask("3x3".parse()?).tiles(), 8);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub fn mask(self, size: Size) -> Mask {
        Mask::new(self.layout(size))
    }

    /// The same as a layout, in which every tile is of the first kind.
    ///
    /// ```
    /// use linkwork_ui::Walls;
    /// assert_eq!(Walls::Corners.layout("4x2".parse()?).to_string(), "#11#\n#11#");
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub fn layout(self, size: Size) -> Layout {
        let mut layout = Layout::empty(size);
        let tile = Cell::Tile(linkwork::pairs::Kind::FIRST);
        let mut tiles = 0;
        for pos in size.positions() {
            let is_wall = self.is_wall(size, pos);
            tiles += usize::from(!is_wall);
            layout.set(pos, if is_wall { Cell::Wall } else { tile });
        }
        if self != Self::None && tiles % 2 == 1 {
            let middle = Pos::new(size.rows() / 2, size.cols() / 2);
            let is_wall = layout.cell(middle) == Some(Cell::Wall);
            layout.set(middle, if is_wall { tile } else { Cell::Wall });
        }
        layout
    }

    fn is_wall(self, size: Size, pos: Pos) -> bool {
        let (rows, cols) = (size.rows(), size.cols());
        // How far from the nearer edge: the shapes look the same from every side.
        let down = pos.row.min(rows - 1 - pos.row);
        let over = pos.col.min(cols - 1 - pos.col);
        match self {
            Self::None => false,
            Self::Corners => {
                u16::from(down) + u16::from(over) < u16::from(rows.min(cols) / 4).max(1)
            }
            Self::Pillars => down % 3 == 1 && over % 3 == 1,
            Self::Gate => over == (cols - 1) / 2 && cols > 4 && down < rows / 3,
            Self::Bars => down == rows / 3 && rows > 4 && over > cols / 6,
        }
    }
}

#[cfg(test)]
mod tests {
    use linkwork::pairs::Deal;

    use super::*;
    use crate::PRESETS;

    fn check(walls: Walls, size: &str, picture: &str) {
        let mask = walls.mask(size.parse().unwrap());
        let drawn: Mask = picture.parse().unwrap();
        assert_eq!(mask, drawn, "{walls:?} {size}");
    }

    #[test]
    fn shapes_look_the_same_from_every_side() {
        check(Walls::None, "3x2", "...\n...");
        check(Walls::Corners, "5x4", "#...#\n.....\n.....\n#...#");
        check(Walls::Pillars, "6x3", "......\n.#..#.\n......");
        check(
            Walls::Gate,
            "6x6",
            "..##..\n..##..\n......\n......\n..##..\n..##..",
        );
        check(
            Walls::Bars,
            "6x6",
            "......\n......\n..##..\n..##..\n......\n......",
        );
    }

    #[test]
    fn the_middle_gives_way_so_that_tiles_come_in_pairs() {
        check(Walls::Gate, "5x2", ".....\n.....");
        check(Walls::Gate, "7x4", "...#...\n.......\n.......\n...#...");
        check(Walls::Pillars, "3x4", "...\n.#.\n.#.\n...");
        check(
            Walls::Bars,
            "9x5",
            ".........\n..#####..\n....#....\n..#####..\n.........",
        );
    }

    #[test]
    fn every_usual_size_can_be_dealt_with_every_shape() {
        for (cols, rows) in PRESETS {
            let size = Size::new(usize::from(rows), usize::from(cols)).unwrap();
            for walls in Walls::ALL {
                let deal = Deal::masked(walls.mask(size), 6).unwrap();
                let board = deal.board("5eed".parse().unwrap(), 0);
                assert!(board.is_ok(), "{walls:?} {size}");
            }
        }
    }
}
