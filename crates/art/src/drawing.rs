//! A picture before it becomes a text: how large it is, and what is on it.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use linkwork::pairs::Kind;

use crate::pen::Pen;
use crate::set::Set;
use crate::theme::Role;

/// The side of a tile in the units of a drawing.
pub(crate) const TILE: u32 = 64;

/// How tiles look: which faces, and in which colours.
///
/// ```
/// use linkwork_art::{Look, Pen, Set, Theme};
/// assert_eq!(Look::default(), Look { set: Set::Shapes, pen: Pen::Theme(Theme::Light) });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The faces of pairs tiles.
    pub set: Set,
    /// How colours are written.
    pub pen: Pen,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            set: Set::Shapes,
            pen: Pen::Theme(crate::theme::Theme::Light),
        }
    }
}

/// A picture: it becomes an SVG text of any size.
///
/// ```
/// use linkwork_art::{Look, Pen, faces};
///
/// let drawing = faces(Look::default(), 25);
/// let svg = drawing.svg(32);
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"820\" height=\"340\""));
/// ```
#[derive(Clone, Debug)]
pub struct Drawing {
    /// Width and height, 64 units a tile.
    pub(crate) size: [u32; 2],
    /// The elements, without ground.
    pub(crate) body: String,
    /// The kinds whose pictures are used.
    pub(crate) kinds: BTreeSet<u8>,
    pub(crate) pen: Pen,
}

impl Drawing {
    /// Nothing, that large.
    pub(crate) const fn new(size: [u32; 2], pen: Pen) -> Self {
        Self {
            size,
            body: String::new(),
            kinds: BTreeSet::new(),
            pen,
        }
    }

    /// Width and height in pixels, where the side of a tile has so many.
    ///
    /// ```
    /// use linkwork_art::{Look, faces};
    /// assert_eq!(faces(Look::default(), 25).pixels(64), [1640, 680]);
    /// ```
    #[must_use]
    pub fn pixels(&self, tile: u16) -> [u64; 2] {
        let pixels = |units: u32| (u64::from(units) * u64::from(tile)).div_ceil(u64::from(TILE));
        self.size.map(pixels)
    }

    /// The picture as one SVG text that needs no other file, a tile that many pixels wide. It holds no
    /// style and no script.
    ///
    /// ```
    /// use linkwork_art::{Look, faces};
    /// assert!(faces(Look::default(), 25).svg(24).ends_with("</svg>\n"));
    /// ```
    #[must_use]
    pub fn svg(&self, tile: u16) -> String {
        let ([width, height], [w, h]) = (self.pixels(tile), self.size);
        let ground = self.pen.fill(Role::Ground);
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {w} {h}">"#
        );
        // Writing to a string cannot fail.
        let _ = write!(svg, r#"<rect {ground} width="{w}" height="{h}"/>"#);
        svg.push_str(&symbols(&self.kinds));
        svg.push_str(&self.body);
        svg.push_str("</svg>\n");
        svg
    }

    /// Adds elements moved to a place.
    pub(crate) fn at(&mut self, x: u32, y: u32, elements: &str) {
        let _ = write!(
            self.body,
            r#"<g transform="translate({x} {y})">{elements}</g>"#
        );
    }

    /// Adds one element, or several.
    pub(crate) fn add(&mut self, elements: &str) {
        self.body.push_str(elements);
    }

    /// The face of a kind; what it needs besides is noted.
    pub(crate) fn face(&mut self, set: Set, kind: Kind) -> String {
        if set == Set::Pictures {
            self.kinds.insert(kind.number());
        }
        set.draw(kind, self.pen)
    }
}

/// The pictures that a drawing uses.
#[cfg(feature = "pictures")]
fn symbols(kinds: &BTreeSet<u8>) -> String {
    if kinds.is_empty() {
        return String::new();
    }
    let kinds = kinds.iter().filter_map(|number| Kind::new(*number));
    let symbols: String = kinds.map(crate::pictures::symbol).collect();
    format!("<defs>{symbols}</defs>")
}

/// The sprite is a part of the page: nothing needs to be in the drawing.
#[cfg(not(feature = "pictures"))]
const fn symbols(_: &BTreeSet<u8>) -> String {
    String::new()
}

/// The ground of a tile, rounded and with a soft edge, for a square of 64 by 64 units.
///
/// ```
/// use linkwork_art::{Pen, Role, tile};
/// assert!(tile(Pen::Page, Role::Tile).contains("class=\"f-tile s-tile-edge\""));
/// ```
#[must_use]
pub fn tile(pen: Pen, ground: Role) -> String {
    let edge = pen.fill(Role::TileEdge);
    let both = pen.both(ground, Role::TileEdge);
    format!(
        r#"<rect {edge} x="2" y="5" width="60" height="58" rx="10"/><rect {both} stroke-width="1.5" x="2.8" y="2" width="58.5" height="58.2" rx="9.5"/>"#
    )
}

/// All 250 faces of a set on tiles, so many in a row, kind 1 first.
///
/// ```
/// use linkwork_art::{Look, faces};
/// let drawing = faces(Look::default(), 10);
/// assert_eq!(drawing.svg(24).matches("<g ").count(), 250);
/// ```
#[must_use]
pub fn faces(look: Look, cols: u8) -> Drawing {
    const MARGIN: u32 = 20;
    let cols = u32::from(cols.clamp(1, Kind::MAX));
    let rows = u32::from(Kind::MAX).div_ceil(cols);
    let size = [cols, rows].map(|n| n * TILE + 2 * MARGIN);
    let mut drawing = Drawing::new(size, look.pen);
    for (kind, at) in (1..=Kind::MAX).filter_map(Kind::new).zip(0..) {
        let tile = tile(look.pen, Role::Tile) + &drawing.face(look.set, kind);
        let [x, y] = [at % cols, at / cols].map(|n| n * TILE + MARGIN);
        drawing.at(x, y, &tile);
    }
    drawing
}
