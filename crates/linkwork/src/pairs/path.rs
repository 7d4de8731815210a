//! Paths: what joins two tiles, and which of all paths is *the* path.
//!
//! The path of a pair is the one with the fewest turns; among those, with the fewest steps; among
//! those, the one whose corners come first when they are read from the tile that comes first on the
//! board (by row, then column) and compared corner by corner (by row, then column, ring row -1 before
//! row 0). So every front end and every replay draws the same line, and the path from b to a is the
//! path from a to b turned round.
//!
//! Up to two turns no search is needed. The cells that a tile reaches in its row, and those that the
//! other reaches in its own row, share some columns; the tiles are joined through each shared column
//! that is clear between the two rows. The same holds with rows and columns exchanged. Together that
//! covers straight paths, one corner and two. More turns are the affair of [`super::runs`].

use super::field::{Axis, Field, Spot};
use super::runs;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// A point that a path may pass: a cell, or a place on the ring (row or column -1, or one past the
/// last). Not a [`Pos`](crate::Pos): no tile lies on the ring, and no board takes a point for a cell.
///
/// ```
/// use linkwork::pairs::{Board, Point, Rules};
/// // The way round the 2 lies on the ring, above the board.
/// let path = Board::new(&"121".parse()?, Rules::default()).path("0,0-0,2".parse()?)?;
/// assert_eq!(path.points()[1..3], [Point { row: -1, col: 0 }, Point { row: -1, col: 2 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Row, from -1 (the ring above) to the number of rows (the ring below).
    pub row: i16,
    /// Column, from -1 to the number of columns.
    pub col: i16,
}

/// The path of a pair: from tile to tile by corners.
///
/// ```
/// use linkwork::pairs::{Board, Point, Rules};
///
/// let board = Board::new(&"1.\n.1".parse()?, Rules::default());
/// let path = board.path("0,0-1,1".parse()?)?;
/// assert_eq!((path.turns(), path.steps()), (1, 2));
/// assert_eq!(path.points()[1], Point { row: 0, col: 1 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    points: Points,
    steps: u32,
}

/// Two turns and fewer, nearly every path there is, need no heap.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Points {
    Few([Point; 4], u8),
    Many(Box<[Point]>),
}

impl Path {
    /// A path through these spots: tile, corners, tile.
    #[allow(clippy::cast_possible_truncation)]
    pub(super) fn through(field: &Field, spots: &[Spot]) -> Self {
        let steps = spots.windows(2).map(|w| distance(field, w[0], w[1])).sum();
        let points = if spots.len() <= 4 {
            let mut few = [Point { row: 0, col: 0 }; 4];
            for (point, &spot) in few.iter_mut().zip(spots) {
                *point = field.point(spot);
            }
            Points::Few(few, spots.len() as u8)
        } else {
            Points::Many(spots.iter().map(|&s| field.point(s)).collect())
        };
        Self { points, steps }
    }

    /// Tile, corners in order, tile.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let path = Board::new(&"1..\n##1".parse()?, Rules::default()).path("0,0-1,2".parse()?)?;
    /// let points: Vec<_> = path.points().iter().map(|p| (p.row, p.col)).collect();
    /// assert_eq!(points, [(0, 0), (0, 2), (1, 2)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn points(&self) -> &[Point] {
        match &self.points {
            Points::Few(points, len) => &points[..usize::from(*len)],
            Points::Many(points) => points,
        }
    }

    /// How many turns: the number of corners.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let path = Board::new(&"1..\n##1".parse()?, Rules::default()).path("0,0-1,2".parse()?)?;
    /// assert_eq!(path.turns(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[allow(clippy::cast_possible_truncation)]
    pub fn turns(&self) -> u16 {
        (self.points().len() - 2) as u16
    }

    /// How many unit steps from tile to tile.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let path = Board::new(&"1..\n##1".parse()?, Rules::default()).path("0,0-1,2".parse()?)?;
    /// assert_eq!(path.steps(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// Every point walked, step by step, both tiles included.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"1..1".parse()?, Rules::default());
    /// let path = board.path("0,3-0,0".parse()?)?;
    /// assert_eq!(path.walk().map(|p| p.col).collect::<Vec<_>>(), [3, 2, 1, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn walk(&self) -> impl Iterator<Item = Point> {
        let points = self.points();
        let legs = points.windows(2).flat_map(|leg| {
            let (from, to) = (leg[0], leg[1]);
            let (down, right) = ((to.row - from.row).signum(), (to.col - from.col).signum());
            let steps = (to.row - from.row).abs() + (to.col - from.col).abs();
            (1..=steps).map(move |n| Point {
                row: from.row + n * down,
                col: from.col + n * right,
            })
        });
        points.first().copied().into_iter().chain(legs)
    }

    /// The same path walked from its other end.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"1..\n##1".parse()?, Rules::default());
    /// assert_eq!(board.path("0,0-1,2".parse()?)?.reversed(), board.path("1,2-0,0".parse()?)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn reversed(mut self) -> Self {
        match &mut self.points {
            Points::Few(points, len) => points[..usize::from(*len)].reverse(),
            Points::Many(points) => points.reverse(),
        }
        self
    }
}

/// Whether two tiles are joined by a path with at most two turns, counted down to `limit`.
pub(super) fn links(field: &Field, a: Spot, b: Spot, limit: u8) -> bool {
    match limit {
        2.. => Axis::BOTH
            .into_iter()
            .any(|axis| bridges(field, a, b, axis).next().is_some()),
        _ => best_of_two(field, a.min(b), a.max(b))
            .is_some_and(|path| path.len() <= usize::from(limit) + 2),
    }
}

/// *The* path between two tiles whatever the number of turns; `None` if nothing joins them.
pub(super) fn best(field: &Field, a: Spot, b: Spot) -> Option<Path> {
    let (first, second) = (a.min(b), a.max(b));
    let spots = best_of_two(field, first, second).or_else(|| runs::best(field, first, second))?;
    let path = Path::through(field, &spots);
    Some(if a == first { path } else { path.reversed() })
}

/// Unit steps between two spots of one line.
#[allow(clippy::cast_possible_truncation)]
pub(super) fn distance(field: &Field, a: Spot, b: Spot) -> u32 {
    let ((row, col), (row2, col2)) = (field.row_col(a), field.row_col(b));
    (row.abs_diff(row2) + col.abs_diff(col2)) as u32
}

/// All ways from `a` to `b` that leave both along `axis` and cross over once between: the two places
/// where each turns, which may be the tiles themselves.
fn bridges(field: &Field, a: Spot, b: Spot, axis: Axis) -> impl Iterator<Item = (Spot, Spot)> {
    let (step, across) = (field.step(axis), axis.other());
    let (start_a, start_b) = (field.line_start(a, axis), field.line_start(b, axis));
    let (first_a, last_a) = field.reach(a, axis);
    let (first_b, last_b) = field.reach(b, axis);
    // Counted from the start of either line, so that equal numbers face each other.
    let from = (first_a - start_a).max(first_b - start_b);
    let to = (last_a - start_a).min(last_b - start_b);
    (from..to + 1).step_by(step).filter_map(move |at| {
        let (turn_a, turn_b) = (start_a + at, start_b + at);
        let clear = field.is_clear(turn_a.min(turn_b), turn_a.max(turn_b), across);
        clear.then_some((turn_a, turn_b))
    })
}

/// The best path with at most two turns, as tile, corners, tile. `a` comes first on the board.
fn best_of_two(field: &Field, a: Spot, b: Spot) -> Option<Vec<Spot>> {
    let both = Axis::BOTH.into_iter();
    let ways = both
        .flat_map(|axis| bridges(field, a, b, axis))
        .map(|(turn_a, turn_b)| {
            let steps = distance(field, a, turn_a)
                + distance(field, turn_a, turn_b)
                + distance(field, turn_b, b);
            let (turns, corners) = corners(a, turn_a, turn_b, b);
            (turns, steps, corners)
        });
    let (turns, _, corners) = ways.min()?;
    let mut spots = Vec::with_capacity(4);
    spots.push(a);
    spots.extend(&corners[..turns]);
    spots.push(b);
    Some(spots)
}

/// How many of the two turning places are corners, and which: a tile is none, and where both places
/// are one, the path goes straight through it.
fn corners(a: Spot, turn_a: Spot, turn_b: Spot, b: Spot) -> (usize, [Spot; 2]) {
    match (turn_a == a, turn_b == b) {
        (true, true) => (0, [0, 0]),
        _ if turn_a == turn_b => (0, [0, 0]),
        (true, false) => (1, [turn_b, 0]),
        (false, true) => (1, [turn_a, 0]),
        (false, false) => (2, [turn_a, turn_b]),
    }
}

#[cfg(test)]
mod tests {
    use crate::pairs::{Board, Cell, Kind, Pair, Rules};
    use alloc::format;
    use alloc::vec::Vec;

    /// The corners between the two tiles of kind 1.
    fn check(board: &str, corners: &str) {
        let layout = board.replace(" / ", "\n").parse().unwrap();
        let board = Board::new(&layout, Rules::default());
        let one = |cell| cell == Cell::Tile(Kind::FIRST);
        let ends: Vec<_> = layout.cells().filter(|&(_, cell)| one(cell)).collect();
        let path = board.path(Pair::new(ends[0].0, ends[1].0)).unwrap();
        let inner = &path.points()[1..=usize::from(path.turns())];
        let found: Vec<_> = inner
            .iter()
            .map(|p| format!("{},{}", p.row, p.col))
            .collect();
        assert_eq!(found.join(" "), corners, "{layout}");
    }

    #[test]
    fn a_path_takes_the_fewest_turns() {
        check("11.", "");
        check("1..1", "");
        check("1# / .1 / ..", "1,0");
        check("1.# / #.# / #.1 / ###", "0,1 2,1");
        check("121 / 323", "-1,0 -1,2");
        check("323 / 121", "2,0 2,2");
    }

    #[test]
    fn of_equal_turns_it_takes_the_fewest_steps() {
        // Above, the wall sends it out to the ring.
        check(".#. / 121 / ...", "2,0 2,2");
        check(".#.. / 1#.1 / ....", "2,0 2,3");
    }

    #[test]
    fn of_equal_steps_it_takes_the_corners_that_come_first() {
        check("1. / .1 / ..", "0,1");
        check(".1 / 1. / ..", "0,0");
        check("1..# / #..1", "0,1 1,1");
        check("... / 121 / ...", "0,0 0,2");
        check("1#.1 / ....", "-1,0 -1,3");
        check(".1. / .2. / .1.", "0,0 2,0");
    }
}
