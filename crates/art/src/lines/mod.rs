//! Line tiles and pictures of their boards.

mod colours;

use linkwork::lines::{Board, Edge, Mask};
use linkwork::{Dir, Pos};

pub use colours::colours;

use crate::drawing::{Drawing, TILE, tile};
use crate::glyphs;
use crate::pen::Pen;
use crate::theme::Role;

/// The margin: the frame and the arrows of lanes.
const MARGIN: u32 = 32;

/// The sides of tiles, top, right, bottom, left: how a line leaves by each from the middle.
const SIDES: [(Dir, [i16; 2]); 4] = [
    (Dir::Up, [0, -1]),
    (Dir::Right, [1, 0]),
    (Dir::Down, [0, 1]),
    (Dir::Left, [-1, 0]),
];

/// The line of a tile as the data of a path, for a square of 64 by 64 units: to be drawn without fill,
/// with a thick pen. Sides in `matched` reach the neighbour, others end within the tile, so that it can
/// be seen where a line is open.
///
/// ```
/// use linkwork::lines::Mask;
/// use linkwork_art::lines::line;
///
/// let corner = Mask::new(6).ok_or("four bits")?;
/// assert_eq!(line(corner, 15), "M64 32H44A12 12 0 0 0 32 44V64");
/// assert_eq!(line(corner, 2), "M64 32H44A12 12 0 0 0 32 44V50");
/// assert_eq!(line(Mask::BLANK, 15), "");
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn line(mask: Mask, matched: u8) -> String {
    let arms: Vec<(Dir, [i16; 2])> = SIDES
        .into_iter()
        .filter(|(dir, _)| mask.has(*dir))
        .collect();
    let end = |(dir, [x, y]): (Dir, [i16; 2])| {
        let reach = if matched & dir.bit() == 0 { 18 } else { 32 };
        (32 + x * reach, 32 + y * reach)
    };
    match *arms.as_slice() {
        [one, two] if one.0.opposite() != two.0 => bend(end(one), end(two)),
        [one, two] => format!("M{}L{}", at(end(one)), at(end(two))),
        [one] => format!("M32 32L{}", at(end(one))),
        [one, two, three] => {
            // The two that go on straight, then the branch.
            let all = [one, two, three];
            let is_branch = |arm: &&(Dir, _)| all.iter().all(|other| other.0 != arm.0.opposite());
            let branch = all.iter().find(is_branch).copied().unwrap_or(one);
            let [from, to] = match all.map(|arm| arm.0 == branch.0) {
                [true, ..] => [two, three],
                [_, true, _] => [one, three],
                _ => [one, two],
            };
            let (from, to) = (end(from), end(to));
            format!("M{}L{}M32 32L{}", at(from), at(to), at(end(branch)))
        }
        [top, right, bottom, left] => {
            let [top, right, bottom, left] = [top, right, bottom, left].map(end);
            format!("M{}L{}M{}L{}", at(top), at(bottom), at(right), at(left))
        }
        _ => String::new(),
    }
}

fn at((x, y): (i16, i16)) -> String {
    format!("{x} {y}")
}

/// A quarter of a turn from the first of two neighbouring sides to the second, in the order of [`SIDES`].
fn bend(from: (i16, i16), to: (i16, i16)) -> String {
    // Right and bottom are the only two that begin at the side.
    if from.1 == 32 {
        return format!("M{}H44A12 12 0 0 0 32 44V{}", at(from), to.1);
    }
    let near = if from.1 < 32 { 20 } else { 44 };
    let turn = if to.0 < 32 { 20 } else { 44 };
    // From the top to the left the line turns with the clock, else against it.
    let sweep = u8::from(near == turn && near == 20);
    format!("M{}V{near}A12 12 0 0 {sweep} {turn} 32H{}", at(from), to.0)
}

/// A line tile without its ground: its line in the colour of a group, as elements for a square of 64 by
/// 64 units. The line of a closed group has a light core, so that colour alone does not tell it.
///
/// ```
/// use linkwork::lines::Mask;
/// use linkwork_art::{Pen, Role, lines};
///
/// let line = Mask::new(10).ok_or("four bits")?;
/// let open = lines::draw(line, 15, Pen::Page, Role::Group(3), false);
/// assert!(open.contains("s-group-3") && !open.contains("s-closed"));
/// assert!(lines::draw(line, 15, Pen::Page, Role::Group(3), true).contains("s-closed"));
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn draw(mask: Mask, matched: u8, pen: Pen, colour: Role, closed: bool) -> String {
    let core = match closed {
        true => stroked(mask, matched, pen, Role::Closed, CORE),
        false => String::new(),
    };
    stroked(mask, matched, pen, colour, THICK) + &core
}

/// How thick a line is, and the end of a line in the middle of its tile.
const THICK: [&str; 2] = ["16", "15"];
/// The same of the light core of a closed line.
const CORE: [&str; 2] = ["5", "6.5"];

/// A line with a pen that thick. Its ends are round: where it is joined to the next tile, that one's
/// line lies over it.
fn stroked(mask: Mask, matched: u8, pen: Pen, colour: Role, [width, end]: [&str; 2]) -> String {
    let d = line(mask, matched);
    if d.is_empty() {
        return d;
    }
    let stroke = pen.stroke(colour);
    let line = format!(
        r#"<path {stroke} stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round" d="{d}"/>"#
    );
    if mask.bits().count_ones() > 1 {
        return line;
    }
    let fill = pen.fill(colour);
    line + &format!(r#"<circle {fill} cx="32" cy="32" r="{end}"/>"#)
}

/// A picture of a lines board: groups in colours, barriers, bombs, the pin, and where lines go on
/// beyond the edge.
///
/// ```
/// use linkwork_art::{LinesPicture, Pen};
///
/// let board = "6c\n39".parse()?;
/// let svg = LinesPicture::new(&board, Pen::Page).drawing().svg(32);
/// assert_eq!(svg.matches("f-closed").count(), 4);
/// # Ok::<(), linkwork::lines::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct LinesPicture<'a> {
    board: &'a Board,
    pen: Pen,
}

impl<'a> LinesPicture<'a> {
    /// The board as it lies.
    ///
    /// ```
    /// use linkwork_art::{LinesPicture, Pen};
    /// let board = "28".parse()?;
    /// assert_eq!(LinesPicture::new(&board, Pen::Page).drawing().pixels(64), [192, 128]);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn new(board: &'a Board, pen: Pen) -> Self {
        Self { board, pen }
    }

    /// The picture.
    ///
    /// ```
    /// use linkwork_art::{LinesPicture, Pen};
    /// let board = "280".parse()?;
    /// let svg = LinesPicture::new(&board, Pen::Page).drawing().svg(64);
    /// assert_eq!(svg.matches("f-tile ").count(), 1);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let (size, pen) = (self.board.size(), self.pen);
        let sides = [size.cols(), size.rows()].map(|n| u32::from(n) * TILE + 2 * MARGIN);
        let mut drawing = Drawing::new(sides, pen);
        let groups = self.board.groups();
        let colours = colours(self.board, &groups);
        let mut shown = vec![(Role::Quiet, false); size.cells()];
        for (group, colour) in groups.iter().zip(colours) {
            for cell in &group.cells {
                shown[size.index(*cell)] = (Role::Group(colour), group.closed);
            }
        }
        for (pos, (_, closed)) in size.positions().zip(&shown) {
            let ground = if *closed { Role::Closed } else { Role::Tile };
            let [x, y] = corner(pos);
            drawing.at(x, y, &tile(pen, ground));
        }
        // Lines lie over all grounds, and cores over all lines: where they are joined nothing cuts them.
        for is_core in [false, true] {
            for (pos, (colour, closed)) in size.positions().zip(&shown) {
                let (role, pen_width) = if is_core {
                    (Role::Closed, CORE)
                } else {
                    (*colour, THICK)
                };
                let mask = self.board.mask(pos).unwrap_or(Mask::BLANK);
                let line = stroked(mask, self.matched(pos), pen, role, pen_width);
                let [x, y] = corner(pos);
                if !line.is_empty() && (*closed || !is_core) {
                    drawing.at(x, y, &line);
                }
            }
        }
        self.add_rest(&mut drawing);
        drawing
    }

    /// The sides of a cell at which lines meet.
    fn matched(&self, pos: Pos) -> u8 {
        let meets = |dir: &Dir| {
            let other = self.board.faces(pos, *dir);
            other.is_some_and(|other| {
                let [here, there] = [pos, other].map(|pos| self.board.mask(pos));
                here.is_some_and(|mask| mask.has(*dir))
                    && there.is_some_and(|mask| mask.has(dir.opposite()))
            })
        };
        let sides = SIDES.map(|(dir, _)| dir);
        sides
            .iter()
            .filter(|dir| meets(dir))
            .map(|dir| dir.bit())
            .sum()
    }

    /// Barriers, bombs, the pin and the edge.
    fn add_rest(&self, drawing: &mut Drawing) {
        for (pos, side) in self.board.barriers() {
            let [x, y] = corner(pos);
            let bar = match side {
                Dir::Right => format!("M{} {}v52", x + TILE, y + 6),
                _ => format!("M{} {}h52", x + 6, y + TILE),
            };
            let [halo, stroke] = [Role::Ground, Role::Text].map(|role| self.pen.stroke(role));
            drawing.add(&format!(
                r#"<path {halo} stroke-width="12" stroke-linecap="round" d="{bar}"/><path {stroke} stroke-width="7" stroke-linecap="round" d="{bar}"/>"#
            ));
        }
        for (pos, wait) in self.board.bombs() {
            let [x, y] = corner(pos);
            let [fill, ink] = [self.pen.fill(Role::Text), self.pen.stroke(Role::Ground)];
            let (word, pen) = (
                glyphs::word(&wait.to_string(), [49.0, 15.0], 12.0),
                glyphs::weight(13.0),
            );
            drawing.at(
                x,
                y,
                &format!(
                    r#"<circle {fill} cx="49" cy="15" r="13"/><path {ink} stroke-width="{pen}" stroke-linecap="round" stroke-linejoin="round" d="{word}"/>"#
                ),
            );
        }
        if let Some(pos) = self.board.pin() {
            let [x, y] = corner(pos);
            let [ring, head] = [self.pen.fill(Role::Panel), self.pen.fill(Role::Wall)];
            let pin = format!(
                r#"<circle {head} cx="13" cy="13" r="9"/><circle {ring} cx="13" cy="13" r="3.5"/>"#
            );
            drawing.at(x, y, &pin);
        }
        self.add_edge(drawing);
    }

    /// A wall round the board, or arrows where lanes go round it.
    fn add_edge(&self, drawing: &mut Drawing) {
        let [width, height] = drawing.size.map(|side| side - MARGIN);
        if self.board.edge() == Edge::Wall {
            let frame = self.pen.stroke(Role::Wall);
            let (w, h) = (width - MARGIN + 14, height - MARGIN + 14);
            drawing.add(&format!(
                r#"<rect {frame} stroke-width="5" x="25" y="25" width="{w}" height="{h}" rx="14"/>"#
            ));
            return;
        }
        let stroke = self.pen.stroke(Role::Quiet);
        let mut arrows = String::new();
        for row in 0..self.board.size().rows() {
            let y = u32::from(row) * TILE + MARGIN + TILE / 2;
            arrows += &format!("M20 {}l-9 9l9 9M{} {}l9 9l-9 9", y - 9, width + 12, y - 9);
        }
        for col in 0..self.board.size().cols() {
            let x = u32::from(col) * TILE + MARGIN + TILE / 2;
            arrows += &format!("M{} 20l9 -9l9 9M{} {}l9 9l9 -9", x - 9, x - 9, height + 12);
        }
        drawing.add(&format!(
            r#"<path {stroke} stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="{arrows}"/>"#
        ));
    }
}

/// Where the square of a cell begins.
fn corner(pos: Pos) -> [u32; 2] {
    [pos.col, pos.row].map(|n| u32::from(n) * TILE + MARGIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_leaves_by_its_sides_and_no_other() {
        let expected = [
            "",
            "M32 32L32 0",
            "M32 32L64 32",
            "M32 0V20A12 12 0 0 0 44 32H64",
            "M32 32L32 64",
            "M32 0L32 64",
            "M64 32H44A12 12 0 0 0 32 44V64",
            "M32 0L32 64M32 32L64 32",
            "M32 32L0 32",
            "M32 0V20A12 12 0 0 1 20 32H0",
            "M64 32L0 32",
            "M64 32L0 32M32 32L32 0",
            "M32 64V44A12 12 0 0 0 20 32H0",
            "M32 0L32 64M32 32L0 32",
            "M64 32L0 32M32 32L32 64",
            "M32 0L32 64M64 32L0 32",
        ];
        for (bits, expected) in (0..16).zip(expected) {
            let mask = Mask::new(bits).unwrap();
            assert_eq!(line(mask, 15), expected, "{bits}");
            // An open side ends within the tile.
            let open = line(mask, 0);
            assert!(!open.contains("64") && !open.contains("M32 0"), "{open}");
        }
    }

    #[test]
    fn pins_barriers_bombs_and_edges_are_drawn() {
        let mut board: Board = "28\n00".parse().unwrap();
        let plain = LinesPicture::new(&board, Pen::Page).drawing().svg(32);
        assert!(plain.contains("s-wall") && !plain.contains("f-wall"));
        board.bar(Pos::new(0, 0), Dir::Right);
        board.set_bomb(Pos::new(0, 1), Some(7));
        let board = board.with_edge(Edge::Wrap).with_pin(Some(Pos::new(1, 0)));
        let svg = LinesPicture::new(&board, Pen::Page).drawing().svg(32);
        for (part, times) in [
            ("s-wall", 0),
            ("f-wall", 1),
            ("v52", 2),
            ("s-text", 1),
            ("f-text", 1),
        ] {
            assert_eq!(svg.matches(part).count(), times, "{part}");
        }
    }
}
