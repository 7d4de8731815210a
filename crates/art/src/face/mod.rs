//! The faces that are drawn here: a shape, a colour and a letter.

mod shape;

use linkwork::pairs::Kind;

pub use shape::Shape;

use crate::glyphs;
use crate::pen::Pen;
use crate::theme::Role;

/// The colour of a face.
///
/// They are told apart by people who see no red, no green or no blue; a test says so.
///
/// ```
/// use linkwork_art::Colour;
/// assert_eq!(Colour::Blue.key(), "colour-blue");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Red.
    Red,
    /// The blue of the sky.
    Sky,
    /// Gold.
    Gold,
    /// Purple.
    Purple,
    /// Green.
    Green,
    /// Pink.
    Pink,
    /// Blue.
    Blue,
    /// Orange.
    Orange,
}

impl Colour {
    /// All eight, in the order in which kinds take them: neighbours differ much.
    ///
    /// ```
    /// assert_eq!(linkwork_art::Colour::ALL.len(), 8);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Sky,
        Self::Gold,
        Self::Purple,
        Self::Green,
        Self::Pink,
        Self::Blue,
        Self::Orange,
    ];

    /// Its name.
    ///
    /// ```
    /// assert_eq!(linkwork_art::Colour::Gold.name(), "gold");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.key().split_at("colour-".len()).1
    }

    /// The key of its word among the texts of the screens.
    ///
    /// ```
    /// assert_eq!(linkwork_art::Colour::Gold.key(), "colour-gold");
    /// ```
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "colour-red",
            Self::Sky => "colour-sky",
            Self::Gold => "colour-gold",
            Self::Purple => "colour-purple",
            Self::Green => "colour-green",
            Self::Pink => "colour-pink",
            Self::Blue => "colour-blue",
            Self::Orange => "colour-orange",
        }
    }
}

/// What a face of the set [`Set::Shapes`](crate::Set::Shapes) is made of.
///
/// ```
/// use linkwork::pairs::Kind;
/// use linkwork_art::{Colour, Face, Shape};
///
/// let face = Face::of(Kind::new(28).ok_or("1 to 250")?);
/// assert_eq!((face.letters.as_str(), face.shape, face.colour), ("2B", Shape::Star, Colour::Purple));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// `A` to `Z`, then with a digit before.
    pub letters: String,
    /// Its outline.
    pub shape: Shape,
    /// What it is filled with.
    pub colour: Colour,
}

impl Face {
    /// The key of the pattern that makes a name of its parts, among the texts of the screens: its
    /// arguments are `colour`, `shape` and `letters`.
    ///
    /// ```
    /// assert_eq!(linkwork_art::Face::KEY, "face-shape");
    /// ```
    pub const KEY: &'static str = "face-shape";

    /// The face of a kind. Neighbouring kinds differ in all three parts, and the first 88 by shape and
    /// colour alone.
    ///
    /// ```
    /// use linkwork::pairs::Kind;
    /// assert_eq!(linkwork_art::Face::of(Kind::FIRST).letters, "A");
    /// ```
    #[must_use]
    pub fn of(kind: Kind) -> Self {
        let n = usize::from(kind.number()) - 1;
        Self {
            letters: letters(kind),
            shape: Shape::ALL[n % Shape::ALL.len()],
            colour: Colour::ALL[n % Colour::ALL.len()],
        }
    }

    /// The face as elements for a square of 64 by 64 units.
    ///
    /// ```
    /// use linkwork::pairs::Kind;
    /// use linkwork_art::{Face, Pen};
    /// assert!(Face::of(Kind::FIRST).draw(Pen::Page).starts_with("<path class=\"f-face-red\""));
    /// ```
    #[must_use]
    pub fn draw(&self, pen: Pen) -> String {
        let fill = pen.fill(Role::Face(self.colour));
        let ink = pen.stroke(Role::Ink(self.colour));
        let height = self.shape.height(self.letters.len());
        let word = glyphs::word(&self.letters, [32.0, self.shape.middle()], height);
        let (d, width) = (self.shape.outline(), glyphs::weight(height));
        format!(
            r#"<path {fill} d="{d}"/><path {ink} stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" d="{word}"/>"#
        )
    }
}

/// `A` to `Z`, `2A` to `9Z`, `1A` on: the digit first, so that no face reads like a cell.
///
/// ```
/// use linkwork::pairs::Kind;
/// assert_eq!(Kind::new(27).map(linkwork_art::letters), Some("2A".into()));
/// ```
#[must_use]
pub fn letters(kind: Kind) -> String {
    let n = kind.number() - 1;
    let letter = char::from(b'A' + n % 26);
    match n / 26 {
        0 => letter.to_string(),
        round @ 1..=8 => format!("{}{letter}", round + 1),
        _ => format!("1{letter}"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn faces() -> Vec<Face> {
        (1..=250).filter_map(Kind::new).map(Face::of).collect()
    }

    #[test]
    fn neighbouring_kinds_differ_in_every_part() {
        for two in faces().windows(2) {
            let [a, b] = two else { unreachable!() };
            assert!(a.letters != b.letters && a.shape != b.shape && a.colour != b.colour);
        }
    }

    #[test]
    fn kinds_of_one_letter_differ_in_the_rest() {
        let faces = faces();
        for (at, a) in faces.iter().enumerate() {
            let equal = |b: &&Face| b.letters.ends_with(&a.letters[a.letters.len() - 1..]);
            for b in faces[at + 1..].iter().filter(equal) {
                assert!(a.shape != b.shape || a.colour != b.colour, "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn the_first_88_need_no_letters() {
        let seen: HashSet<_> = faces()[..88].iter().map(|f| (f.shape, f.colour)).collect();
        assert_eq!(seen.len(), 88);
    }
}
