//! PNG of a drawing, through resvg.

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::drawing::Drawing;

/// The largest side of a PNG, in pixels.
///
/// ```
/// assert_eq!(linkwork_art::png::LARGEST, 16_384);
/// ```
pub const LARGEST: u32 = 16_384;

/// Why there is no PNG.
///
/// ```
/// use linkwork_art::{Look, Set, faces, png::PngError};
/// let look = Look { set: Set::Characters, ..Look::default() };
/// assert_eq!(faces(look, 25).png(32), Err(PngError::Text));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// It holds characters, which only a font can draw, and a PNG brings none.
    Text,
    /// It has a side of so many pixels.
    Large(u64),
    /// The drawing cannot be read, or the PNG cannot be written: a fault of this crate.
    Broken(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text => f.write_str(
                "characters are drawn with a font, and a PNG has none: take another tile set, or SVG",
            ),
            Self::Large(side) => write!(f, "{side} pixels a side: a PNG has at most {LARGEST}"),
            Self::Broken(why) => write!(f, "the picture cannot be drawn: {why}"),
        }
    }
}

impl std::error::Error for PngError {}

impl Drawing {
    /// The picture as a PNG file, a tile that many pixels wide.
    ///
    /// # Errors
    ///
    /// If it holds characters, or is larger than [`LARGEST`].
    ///
    /// ```
    /// use linkwork_art::{Look, faces};
    /// let png = faces(Look::default(), 25).png(8)?;
    /// assert!(png.starts_with(b"\x89PNG"));
    /// # Ok::<(), linkwork_art::png::PngError>(())
    /// ```
    pub fn png(&self, tile: u16) -> Result<Vec<u8>, PngError> {
        if self.body.contains("<text ") {
            return Err(PngError::Text);
        }
        let sides = self.pixels(tile);
        let side = |side: u64| match u32::try_from(side) {
            Ok(side @ 1..=LARGEST) => Ok(side),
            _ => Err(PngError::Large(side)),
        };
        let [width, height] = [side(sides[0])?, side(sides[1])?];
        let broken = |why: String| PngError::Broken(why);
        let tree = Tree::from_str(&self.svg(tile), &Options::default());
        let tree = tree.map_err(|why| broken(why.to_string()))?;
        let none = || broken("no memory".into());
        let mut pixels = Pixmap::new(width, height).ok_or_else(none)?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().map_err(|why| broken(why.to_string()))
    }
}
