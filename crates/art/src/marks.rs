//! What is drawn besides tiles: walls, rings and paths, for pictures and for the page.

use std::fmt::Write as _;

use linkwork::Size;
use linkwork::pairs::{Path, Point};

use crate::drawing::TILE;
use crate::glyphs::short;
use crate::pen::Pen;
use crate::theme::Role;

/// What a ring round a tile says: told apart by its form as well as by its colour.
///
/// ```
/// use linkwork_art::{Pen, marks::{Ring, ring}};
/// let [chosen, hinted] = [Ring::Chosen, Ring::Hinted].map(|says| ring(Pen::Page, says));
/// assert!(!chosen.contains("dash") && hinted.contains("dash"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ring {
    /// The tile is chosen: a whole ring.
    Chosen,
    /// A hint names the tile: a ring in dashes.
    Hinted,
}

/// A ring round a tile, for a square of 64 by 64 units.
///
/// ```
/// use linkwork_art::{Pen, marks::{Ring, ring}};
/// assert!(ring(Pen::Page, Ring::Hinted).contains("s-hint"));
/// ```
#[must_use]
pub fn ring(pen: Pen, ring: Ring) -> String {
    let (role, dashes) = match ring {
        Ring::Chosen => (Role::Chosen, ""),
        Ring::Hinted => (
            Role::Hint,
            r#" stroke-dasharray="13 9.5" stroke-linecap="round""#,
        ),
    };
    let stroke = pen.stroke(role);
    format!(
        r#"<rect {stroke} stroke-width="5"{dashes} x="3" y="2.5" width="58" height="58" rx="10"/>"#
    )
}

/// A wall, for a square of 64 by 64 units: bricks.
///
/// ```
/// use linkwork_art::{Pen, marks::wall};
/// assert!(wall(Pen::Page).starts_with("<rect class=\"f-wall\""));
/// ```
#[must_use]
pub fn wall(pen: Pen) -> String {
    let (wall, joint) = (pen.fill(Role::Wall), pen.stroke(Role::Ground));
    format!(
        r#"<rect {wall} x="3" y="3" width="58" height="58" rx="4"/><path {joint} stroke-width="3.5" d="M3 22.3H61M3 41.7H61M23 3V22.3M41 22.3V41.7M23 41.7V61"/>"#
    )
}

/// A cell without a tile, for a square of 64 by 64 units.
///
/// ```
/// use linkwork_art::{Pen, marks::socket};
/// assert!(socket(Pen::Page).starts_with("<rect class=\"f-socket\""));
/// ```
#[must_use]
pub fn socket(pen: Pen) -> String {
    let fill = pen.fill(Role::Socket);
    format!(r#"<rect {fill} x="4" y="4" width="56" height="56" rx="9"/>"#)
}

/// The path of a pair on a board of that size with a margin round it, a tile being 64 units: a line that
/// leaves the faces free; a broken one, of a pair that was refused, in dashes and crossed out. Over the
/// ring it passes 18 units beyond the board.
///
/// ```
/// use linkwork::pairs::{Board, Rules};
/// use linkwork_art::{Pen, marks::path};
///
/// let board = Board::new(&"1.1".parse()?, Rules::default());
/// let line = path(Pen::Page, &board.path("0,0-0,2".parse()?)?, board.size(), 0, false);
/// assert!(line.contains("s-path") && line.contains("d=\"M63 32L129 32\""));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn path(pen: Pen, path: &Path, size: Size, margin: u32, broken: bool) -> String {
    let points = path.points().iter();
    let corners: Vec<[f32; 2]> = points.map(|p| place(*p, size, margin)).collect();
    let line = polyline(&trimmed(&corners));
    let (role, dashes) = if broken {
        (Role::Broken, r#" stroke-dasharray="9 11""#)
    } else {
        // Counted as one, so that a page can let it grow.
        (Role::Path, r#" pathLength="1""#)
    };
    let [halo, stroke] = [Role::Ground, role].map(|role| pen.stroke(role));
    let round = r#"stroke-linecap="round" stroke-linejoin="round""#;
    let mut drawn = format!(
        r#"<path {halo} stroke-width="13" {round} d="{line}"/><path {stroke} stroke-width="7" {round}{dashes} d="{line}"/>"#
    );
    if broken {
        let [x, y] = middle(&corners);
        let cross = format!("M{} {}l18 18m0 -18l-18 18", short(x - 9.0), short(y - 9.0));
        // Writing to a string cannot fail.
        let _ = write!(
            drawn,
            r#"<path {halo} stroke-width="14" {round} d="{cross}"/><path {stroke} stroke-width="7" {round} d="{cross}"/>"#
        );
    }
    drawn
}

/// The middle of a cell; of the ring a line that lies nearer to the board.
fn place(point: Point, size: Size, margin: u32) -> [f32; 2] {
    let along = |n: i16, sides: u8| {
        let cells = match n {
            ..0 => -RING,
            n if n >= i16::from(sides) => f32::from(sides) + RING,
            n => f32::from(n) + 0.5,
        };
        margin as f32 + cells * TILE as f32
    };
    [along(point.col, size.cols()), along(point.row, size.rows())]
}

/// How far from the edge of the board paths over the ring are drawn, in tiles.
const RING: f32 = 0.28;

/// The same with both ends drawn back to the edges of their tiles, so that the faces stay free.
fn trimmed(corners: &[[f32; 2]]) -> Vec<[f32; 2]> {
    let mut line = corners.to_vec();
    if let ([first, second, ..], [.., before, last]) = (corners, corners) {
        let count = line.len();
        line[0] = towards(*first, *second);
        line[count - 1] = towards(*last, *before);
    }
    line
}

/// A point on the way from one to another, at the edge of the tile.
fn towards([x, y]: [f32; 2], to: [f32; 2]) -> [f32; 2] {
    let step = |from: f32, to: f32| {
        if to > from {
            31.0
        } else if to < from {
            -31.0
        } else {
            0.0
        }
    };
    [x + step(x, to[0]), y + step(y, to[1])]
}

fn polyline(corners: &[[f32; 2]]) -> String {
    let mut line = String::new();
    for ([x, y], command) in corners
        .iter()
        .zip(std::iter::once('M').chain("L".chars().cycle()))
    {
        let _ = write!(line, "{command}{} {}", short(*x), short(*y));
    }
    line
}

/// The middle of the longest straight.
fn middle(corners: &[[f32; 2]]) -> [f32; 2] {
    let length = |w: &&[[f32; 2]]| (w[0][0] - w[1][0]).abs() + (w[0][1] - w[1][1]).abs();
    let longest = corners
        .windows(2)
        .max_by(|a, b| length(a).total_cmp(&length(b)));
    longest.map_or([0.0, 0.0], |w| {
        [(w[0][0] + w[1][0]) / 2.0, (w[0][1] + w[1][1]) / 2.0]
    })
}
