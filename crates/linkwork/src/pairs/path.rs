//! Paths: what joins two tiles, and which of all paths is *the* path.
//!
//! The path of a pair is the one with the fewest turns; among those, with the fewest steps; among
//! those, the one whose corners come first when they are read from the tile that comes first on the
//! board (by row, then column) and compared corner by corner (by row, then column, ring row -1 before
//! row 0). So every front end and every replay draws the same line, and the path from b to a is the
//! path from a to b turned round.
//!
//! Up to two turns no search is needed: see [`super::words`]. More turns are the affair of [`super::runs`].

use super::field::{Field, Spot};
use super::runs;
use super::words::{At, Route};
use alloc::boxed::Box;

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
    /// A path with more turns through these spots: tile, corners, tile.
    fn through(field: &Field, spots: &[Spot]) -> Self {
        let steps = spots.windows(2).map(|w| distance(field, w[0], w[1])).sum();
        let points = spots.iter().map(|&spot| field.point(spot)).collect();
        Self {
            points: Points::Many(points),
            steps,
        }
    }

    /// A path with at most two turns between two places.
    fn along([from, to]: [At; 2], route: Route) -> Self {
        let point = |y: u16, x: u16| Point {
            row: y.cast_signed() - 1,
            col: x.cast_signed() - 1,
        };
        let [one, two] = route.corners.map(|(y, x)| point(y, x));
        let (from, to) = (point(from.y, from.x), point(to.y, to.x));
        let points = match route.turns {
            0 => [from, to, to, to],
            1 => [from, one, to, to],
            _ => [from, one, two, to],
        };
        Self {
            points: Points::Few(points, route.turns + 2),
            steps: route.steps,
        }
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

/// The best path between two tiles with at most two turns.
pub(super) fn best_of_two(field: &Field, a: Spot, b: Spot) -> Option<Path> {
    let (first, second) = (a.min(b), a.max(b));
    let ends = [field.at(first), field.at(second)];
    let route = field.occupied().route(ends[0], ends[1])?;
    let path = Path::along(ends, route);
    Some(if a == first { path } else { path.reversed() })
}

/// *The* path between two tiles whatever the number of turns; `None` if nothing joins them.
pub(super) fn best(field: &Field, a: Spot, b: Spot) -> Option<Path> {
    best_of_two(field, a, b).or_else(|| {
        let (first, second) = (a.min(b), a.max(b));
        let path = Path::through(field, &runs::best(field, first, second)?);
        Some(if a == first { path } else { path.reversed() })
    })
}

/// Unit steps between two spots of one line.
#[allow(clippy::cast_possible_truncation)]
pub(super) fn distance(field: &Field, a: Spot, b: Spot) -> u32 {
    let ((row, col), (row2, col2)) = (field.row_col(a), field.row_col(b));
    (row.abs_diff(row2) + col.abs_diff(col2)) as u32
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
