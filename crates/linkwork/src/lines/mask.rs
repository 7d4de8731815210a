//! A line tile: the set of its solid sides, and what is read off it.

use crate::grid::Dir;
use core::fmt;

/// A tile: which of its four sides a line leaves by. Top is 1, right 2, bottom 4, left 8; no side at
/// all is a blank tile. Nothing else is kept: shape and rotation are computed.
///
/// ```
/// use linkwork::Dir;
/// use linkwork::lines::{Mask, Shape};
///
/// let corner = Mask::new(6).ok_or("four bits")?;
/// assert_eq!((corner.shape(), corner.quarters()), (Shape::Corner, 1));
/// assert!(corner.has(Dir::Right) && corner.has(Dir::Down) && !corner.has(Dir::Up));
/// assert_eq!(corner.to_string(), "6");
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mask(u8);

/// What a tile looks like, whichever way it is turned.
///
/// ```
/// use linkwork::lines::{Mask, Shape};
/// assert_eq!(Mask::of(Shape::Line, 1).bits(), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// No side.
    Blank,
    /// One side.
    Nub,
    /// Two opposite sides.
    Line,
    /// Two neighbouring sides.
    Corner,
    /// Three sides.
    Threeway,
    /// All four sides.
    Cross,
}

impl Shape {
    /// All six, by their number of sides.
    ///
    /// ```
    /// use linkwork::lines::{Mask, Shape};
    /// assert_eq!(Shape::ALL.map(|shape| Mask::of(shape, 0).bits()), [0, 1, 5, 3, 7, 15]);
    /// ```
    pub const ALL: [Self; 6] = [
        Self::Blank,
        Self::Nub,
        Self::Line,
        Self::Corner,
        Self::Threeway,
        Self::Cross,
    ];

    /// Its sides when it is not turned.
    const fn upright(self) -> u8 {
        match self {
            Self::Blank => 0,
            Self::Nub => 1,
            Self::Line => 5,
            Self::Corner => 3,
            Self::Threeway => 7,
            Self::Cross => 15,
        }
    }
}

impl Mask {
    /// The tile without sides.
    ///
    /// ```
    /// assert_eq!(linkwork::lines::Mask::BLANK.bits(), 0);
    /// ```
    pub const BLANK: Self = Self(0);

    /// The tile with these sides; `None` above 15.
    ///
    /// ```
    /// use linkwork::lines::Mask;
    /// assert!(Mask::new(15).is_some() && Mask::new(16).is_none());
    /// ```
    #[must_use]
    pub const fn new(bits: u8) -> Option<Self> {
        if bits < 16 { Some(Self(bits)) } else { None }
    }

    /// A shape turned clockwise by so many quarters.
    ///
    /// ```
    /// use linkwork::lines::{Mask, Shape};
    /// assert_eq!(Mask::of(Shape::Nub, 3).bits(), 8);
    /// ```
    #[must_use]
    pub const fn of(shape: Shape, quarters: u8) -> Self {
        Self(shape.upright()).turned(quarters)
    }

    /// Its sides as four bits: top 1, right 2, bottom 4, left 8.
    ///
    /// ```
    /// use linkwork::lines::Mask;
    /// assert_eq!(Mask::new(9).map(Mask::bits), Some(9));
    /// ```
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether a side is solid.
    ///
    /// ```
    /// use linkwork::{Dir, lines::{Mask, Shape}};
    /// assert!(Mask::of(Shape::Nub, 0).has(Dir::Up));
    /// ```
    #[must_use]
    pub const fn has(self, side: Dir) -> bool {
        self.0 & side.bit() != 0
    }

    /// The tile with one more solid side.
    ///
    /// ```
    /// use linkwork::{Dir, lines::Mask};
    /// assert_eq!(Mask::BLANK.with(Dir::Down).bits(), 4);
    /// ```
    #[must_use]
    pub const fn with(self, side: Dir) -> Self {
        Self(self.0 | side.bit())
    }

    /// The tile turned clockwise by so many quarters.
    ///
    /// ```
    /// use linkwork::lines::{Mask, Shape};
    /// let line = Mask::of(Shape::Line, 0);
    /// assert_eq!(line.turned(2), line);
    /// ```
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        let by = quarters % 4;
        Self((self.0 << by | self.0 >> (4 - by)) & 15)
    }

    /// What it looks like.
    ///
    /// ```
    /// use linkwork::lines::{Mask, Shape};
    /// assert_eq!(Mask::BLANK.shape(), Shape::Blank);
    /// ```
    #[must_use]
    pub const fn shape(self) -> Shape {
        match self.0 {
            0 => Shape::Blank,
            1 | 2 | 4 | 8 => Shape::Nub,
            5 | 10 => Shape::Line,
            15 => Shape::Cross,
            _ if self.0.count_ones() == 3 => Shape::Threeway,
            _ => Shape::Corner,
        }
    }

    /// By how many quarters it is turned clockwise, the fewest that do: 0 to 3.
    ///
    /// ```
    /// use linkwork::lines::{Mask, Shape};
    /// assert_eq!(Mask::of(Shape::Threeway, 3).quarters(), 3);
    /// assert_eq!(Mask::of(Shape::Line, 3).quarters(), 1);
    /// ```
    #[must_use]
    pub const fn quarters(self) -> u8 {
        let mut quarters = 0;
        while Self::of(self.shape(), quarters).0 != self.0 {
            quarters += 1;
        }
        quarters
    }
}

impl fmt::Display for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_shapes_and_rotations() {
        for (shape, masks) in [
            (Shape::Blank, [0, 0, 0, 0]),
            (Shape::Nub, [1, 2, 4, 8]),
            (Shape::Line, [5, 10, 5, 10]),
            (Shape::Corner, [3, 6, 12, 9]),
            (Shape::Threeway, [7, 14, 13, 11]),
            (Shape::Cross, [15, 15, 15, 15]),
        ] {
            assert_eq!(
                [0, 1, 2, 3].map(|quarters| Mask::of(shape, quarters).bits()),
                masks
            );
        }
    }

    #[test]
    fn every_mask_comes_back_from_shape_and_rotation() {
        for bits in 0..16 {
            let mask = Mask::new(bits).unwrap();
            assert_eq!(Mask::of(mask.shape(), mask.quarters()), mask);
        }
    }
}
