//! Small pictures: of boards for cards and help, of gravities, of marks. Each is an SVG text.

use std::fmt::Write as _;

use linkwork::{Pos, Session, Size, lines::Mask, pairs::Kind, session::Table};
use linkwork_art::{
    Pen, Role, Set,
    lines::{self, draw},
};
use linkwork_ui::Walls;

/// How wide a tile is in a picture.
const TILE: i32 = 64;

/// A picture of tiles and a path. In `rows`, `A` is a tile of the first kind and so on, `#` a wall; `path` goes
/// from cell to cell, as column and row, which may lie beside the board.
pub(super) fn pairs(rows: &[&str], set: Set, path: &[(i32, i32)], is_broken: bool) -> String {
    let (wide, high) = (rows.first().map_or(0, |row| row.len()), rows.len());
    let mut svg = open(wide, high, 20);
    for (letter, x, y) in cells(rows) {
        let _ = match letter {
            'A'..='Z' => {
                let kind = Kind::new(letter as u8 - b'A' + 1).unwrap_or(Kind::FIRST);
                let face = set.draw(kind, Pen::Page);
                write!(
                    svg,
                    r#"<g transform="translate({x} {y})">{}{face}</g>"#,
                    tile()
                )
            }
            '#' => write!(
                svg,
                r#"<rect class="f-wall" x="{}" y="{}" width="56" height="56" rx="6"/>"#,
                x + 4,
                y + 4
            ),
            _ => Ok(()),
        };
    }
    let middles = path
        .iter()
        .map(|&(col, row)| (edge(col, wide), edge(row, high)));
    let mut points: Vec<_> = middles.collect();
    if let [first, second, .., before, last] = points.as_mut_slice() {
        // The faces at the ends stay free.
        (*first, *last) = (beside(*first, *second), beside(*last, *before));
    }
    if let Some((x, y)) = points.first() {
        let rest = points.iter().skip(1);
        let rest: String = rest.map(|(x, y)| format!(" L{x} {y}")).collect();
        let (class, dashes) = if is_broken {
            ("s-broken", " stroke-dasharray=\"14 12\"")
        } else {
            ("s-path", "")
        };
        let _ = write!(
            svg,
            r#"<path class="{class}" d="M{x} {y}{rest}" fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"{dashes}/>"#
        );
    }
    svg + "</svg>"
}

/// The point at the edge of the tile at `end`, on the way to the next point.
const fn beside((x, y): (i32, i32), (next_x, next_y): (i32, i32)) -> (i32, i32) {
    const REACH: i32 = 28;
    (
        x + REACH * (next_x - x).signum(),
        y + REACH * (next_y - y).signum(),
    )
}

/// The middle of a cell, or of the ring beside the board, which is drawn narrow.
fn edge(cell: i32, cells: usize) -> i32 {
    let cells = i32::try_from(cells).unwrap_or(i32::MAX);
    match cell {
        -1 => -10,
        cell if cell == cells => cells * TILE + 10,
        cell => cell * TILE + TILE / 2,
    }
}

/// A picture of line tiles. In `rows` a tile is a hexadecimal digit, its sides up 1, right 2, down 4, left 8; each
/// group gets a colour of its own. Nothing is drawn of rows that are no board.
pub(super) fn lines_of(rows: &[&str]) -> String {
    let session = Session::open(&format!("lines:free:{}", rows.join("/")));
    let (wide, high) = (rows.first().map_or(0, |row| row.len()), rows.len());
    let (mut svg, mut cores) = (open(wide, high, 4), String::new());
    if let Ok(session) = session
        && let Table::Lines(table) = session.table()
    {
        for (letter, x, y) in cells(rows) {
            let sides = side_bits(letter);
            let is_here =
                |pos: &Pos| i32::from(pos.col) * TILE == x && i32::from(pos.row) * TILE == y;
            let found = table
                .groups
                .iter()
                .position(|group| group.cells.iter().any(is_here));
            let group = found.unwrap_or(0);
            let is_closed = table.groups.get(group).is_some_and(|group| group.closed);
            let colour = Role::Group(u8::try_from(group).unwrap_or(0));
            let Some(mask) = Mask::new(sides) else {
                continue;
            };
            let met = sides & met(rows, x / TILE, y / TILE);
            let line = draw(mask, met, Pen::Page, colour, false);
            let _ = write!(
                svg,
                r#"<g transform="translate({x} {y})">{}{line}</g>"#,
                tile()
            );
            if is_closed {
                // The light cores lie over all lines, or the end of a neighbour's line would cut them.
                let (d, pen) = (lines::line(mask, met), Pen::Page.stroke(Role::Closed));
                let _ = write!(
                    cores,
                    r#"<path {pen} d="{d}" transform="translate({x} {y})" stroke-width="5"/>"#
                );
            }
        }
    }
    svg + &cores + "</svg>"
}

fn side_bits(letter: char) -> u8 {
    letter
        .to_digit(16)
        .and_then(|digit| digit.try_into().ok())
        .unwrap_or(0)
}

/// The sides at which a neighbour has a line that comes to meet this cell.
fn met(rows: &[&str], col: i32, row: i32) -> u8 {
    let at = |col: i32, row: i32| {
        let row = rows.get(usize::try_from(row).ok()?)?;
        row.chars().nth(usize::try_from(col).ok()?).map(side_bits)
    };
    let around = [
        (1, at(col, row - 1), 4),
        (2, at(col + 1, row), 8),
        (4, at(col, row + 1), 1),
        (8, at(col - 1, row), 2),
    ];
    around
        .iter()
        .filter(|(_, other, back)| other.is_some_and(|other| other & back != 0))
        .map(|(side, ..)| side)
        .sum()
}

fn tile() -> String {
    linkwork_art::tile(Pen::Page, Role::Tile)
}

fn open(wide: usize, high: usize, margin: usize) -> String {
    let (wide, high) = (wide * 64 + 2 * margin, high * 64 + 2 * margin);
    format!(r#"<svg viewBox="-{margin} -{margin} {wide} {high}" aria-hidden="true">"#)
}

fn cells<'a>(rows: &'a [&str]) -> impl Iterator<Item = (char, i32, i32)> + 'a {
    rows.iter().zip(0..).flat_map(|(row, y)| {
        row.chars()
            .zip(0..)
            .map(move |(cell, x)| (cell, x * TILE, y * TILE))
    })
}

/// One tile with a face.
pub(super) fn face(set: Set, number: u8) -> String {
    let face = set.draw(Kind::new(number).unwrap_or(Kind::FIRST), Pen::Page);
    format!(r#"{}{}{face}</svg>"#, open(1, 1, 0), tile())
}

/// Where tiles fall: arrows in a square.
pub(super) fn gravity(name: &str) -> String {
    const DOWN: &str = "M12 4v15m-6 -6l6 6l6 -6";
    const HALF: &str = "M12 13v8m-4 -4l4 4l4 -4";
    const MEET: &str = "M12 2v8m-4 -4l4 4l4 -4";
    let turned = |d: &str, by: u16| format!(r#"<path d="{d}" transform="rotate({by} 12 12)"/>"#);
    let two = |d: &str, by: u16| turned(d, by) + &turned(d, by + 180);
    let arrows = match name {
        "down" => turned(DOWN, 0),
        "left" => turned(DOWN, 90),
        "up" => turned(DOWN, 180),
        "right" => turned(DOWN, 270),
        "apart-v" => two(HALF, 0),
        "apart-h" => two(HALF, 90),
        "together-v" => two(MEET, 0),
        "together-h" => two(MEET, 90),
        _ => r#"<circle cx="12" cy="12" r="3"/>"#.to_owned(),
    };
    format!(
        r#"<svg viewBox="0 0 24 24" class="mark" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">{arrows}</svg>"#
    )
}

/// A shape of walls, small.
pub(super) fn walls(walls: Walls) -> String {
    let mut svg = r#"<svg viewBox="0 0 40 30" class="mark walls" aria-hidden="true">"#.to_owned();
    let size = "8x6".parse::<Size>().ok();
    let mask = size
        .map(|size| walls.layout(size).to_string())
        .unwrap_or_default();
    for (row, y) in mask.lines().zip(0..) {
        for (cell, x) in row.chars().zip(0..) {
            let class = if cell == '#' { "f-wall" } else { "f-tile-edge" };
            let (x, y) = (x * 5, y * 5);
            let _ = write!(
                svg,
                r#"<rect class="{class}" x="{x}.4" y="{y}.4" width="4.2" height="4.2" rx="0.8"/>"#
            );
        }
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use linkwork::pairs::Gravity;

    use super::*;

    #[test]
    fn pictures_are_whole_and_have_no_style_of_their_own() {
        let mut all: Vec<String> = Gravity::ALL
            .iter()
            .map(|way| gravity(&way.to_string()))
            .collect();
        let gravities = all.len();
        all.push(pairs(
            &["AB#", "B.A"],
            Set::Shapes,
            &[(0, 0), (-1, 0), (-1, 2)],
            true,
        ));
        all.push(lines_of(&["6a", "35"]));
        all.push(face(Set::Characters, 7));
        all.extend(Walls::ALL.map(walls));
        for svg in &all {
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"), "{svg}");
            assert_eq!(
                svg.matches("<g").count(),
                svg.matches("</g>").count(),
                "{svg}"
            );
            assert!(!svg.contains("style"), "{svg}");
        }
        all.truncate(gravities);
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 9, "each gravity has a picture of its own");
    }

    #[test]
    fn a_path_goes_through_middles_and_along_the_ring() {
        let svg = pairs(
            &["AB", "BA"],
            Set::Shapes,
            &[(0, 0), (0, -1), (2, -1), (2, 1)],
            false,
        );
        assert!(
            svg.contains(r#"d="M32 4 L32 -10 L138 -10 L138 68""#),
            "{svg}"
        );
    }

    #[test]
    fn lines_that_meet_have_one_colour() {
        let svg = lines_of(&["2c4", "011"]);
        assert!(
            svg.contains("s-group-0") && svg.contains("s-group-1"),
            "{svg}"
        );
        let closed = lines_of(&["6c", "39"]);
        assert!(closed.contains("s-closed") && !lines_of(&["6a", "39"]).contains("s-closed"));
        assert_eq!(
            [met(&["2c4", "011"], 1, 0), met(&["2c4", "011"], 0, 0)],
            [8 | 4, 2]
        );
    }
}
