//! The outlines.

/// The shape of a face: outlines that differ even where they are small and grey.
///
/// ```
/// use linkwork_art::Shape;
/// assert_eq!(Shape::Star.key(), "shape-star");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Round.
    Circle,
    /// A triangle that stands on a side.
    Triangle,
    /// A square.
    Square,
    /// A drop with its tip above.
    Drop,
    /// Two equal bars.
    Cross,
    /// A star with five points.
    Star,
    /// A square that stands on a corner.
    Diamond,
    /// A heart.
    Heart,
    /// Six corners.
    Hexagon,
    /// Six petals.
    Flower,
    /// A leaf: two corners are sharp, two round.
    Leaf,
}

impl Shape {
    /// All eleven, in the order in which kinds take them.
    ///
    /// ```
    /// assert_eq!(linkwork_art::Shape::ALL.len(), 11);
    /// ```
    pub const ALL: [Self; 11] = [
        Self::Circle,
        Self::Triangle,
        Self::Square,
        Self::Drop,
        Self::Cross,
        Self::Star,
        Self::Diamond,
        Self::Heart,
        Self::Hexagon,
        Self::Flower,
        Self::Leaf,
    ];

    /// The key of its word among the texts of the screens.
    ///
    /// ```
    /// assert_eq!(linkwork_art::Shape::Drop.key(), "shape-drop");
    /// ```
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Circle => "shape-circle",
            Self::Triangle => "shape-triangle",
            Self::Square => "shape-square",
            Self::Drop => "shape-drop",
            Self::Cross => "shape-cross",
            Self::Star => "shape-star",
            Self::Diamond => "shape-diamond",
            Self::Heart => "shape-heart",
            Self::Hexagon => "shape-hexagon",
            Self::Flower => "shape-flower",
            Self::Leaf => "shape-leaf",
        }
    }

    /// Its outline as the data of a path, in a square of 64 by 64 units.
    ///
    /// ```
    /// assert!(linkwork_art::Shape::Circle.outline().starts_with("M8 32A24 24"));
    /// ```
    #[must_use]
    #[rustfmt::skip]
    pub const fn outline(self) -> &'static str {
        match self {
            Self::Circle => "M8 32A24 24 0 0 1 56 32A24 24 0 0 1 8 32Z",
            Self::Triangle => "M27.6 10.3A5 5 0 0 1 36.4 10.3L57.3 47.6A5 5 0 0 1 53 55L11 55A5 5 0 0 1 6.7 47.6Z",
            Self::Square => "M10.5 16.5A6 6 0 0 1 16.5 10.5L47.5 10.5A6 6 0 0 1 53.5 16.5L53.5 47.5A6 6 0 0 1 47.5 53.5L16.5 53.5A6 6 0 0 1 10.5 47.5Z",
            Self::Drop => "M34.9 5.8L49 26.5A20.5 20.5 0 1 1 15 26.5L29.1 5.8A3.5 3.5 0 0 1 34.9 5.8Z",
            Self::Cross => "M20 12A5 5 0 0 1 25 7L39 7A5 5 0 0 1 44 12L44 18A2 2 0 0 0 46 20L52 20A5 5 0 0 1 57 25L57 39A5 5 0 0 1 52 44L46 44A2 2 0 0 0 44 46L44 52A5 5 0 0 1 39 57L25 57A5 5 0 0 1 20 52L20 46A2 2 0 0 0 18 44L12 44A5 5 0 0 1 7 39L7 25A5 5 0 0 1 12 20L18 20A2 2 0 0 0 20 18Z",
            Self::Star => "M29.4 7.8A3 3 0 0 1 34.6 7.8L41.8 19.7A2 2 0 0 0 43 20.6L56.6 23.8A3 3 0 0 1 58.2 28.7L49.1 39.2A2 2 0 0 0 48.6 40.7L49.8 54.6A3 3 0 0 1 45.6 57.6L32.8 52.2A2 2 0 0 0 31.2 52.2L18.4 57.6A3 3 0 0 1 14.2 54.6L15.4 40.7A2 2 0 0 0 14.9 39.2L5.8 28.7A3 3 0 0 1 7.4 23.8L21 20.6A2 2 0 0 0 22.2 19.7Z",
            Self::Diamond => "M28.5 5.5A5 5 0 0 1 35.5 5.5L58.5 28.5A5 5 0 0 1 58.5 35.5L35.5 58.5A5 5 0 0 1 28.5 58.5L5.5 35.5A5 5 0 0 1 5.5 28.5Z",
            Self::Heart => "M32 57C24 51 6 38.5 6 23.5C6 14.5 12.5 8.5 20 8.5C25 8.5 29.5 11 32 15C34.5 11 39 8.5 44 8.5C51.5 8.5 58 14.5 58 23.5C58 38.5 40 51 32 57Z",
            Self::Hexagon => "M58.6 29.5A5 5 0 0 1 58.6 34.5L47.4 53.7A5 5 0 0 1 43.1 56.2L20.9 56.2A5 5 0 0 1 16.6 53.7L5.4 34.5A5 5 0 0 1 5.4 29.5L16.6 10.3A5 5 0 0 1 20.9 7.8L43.1 7.8A5 5 0 0 1 47.4 10.3Z",
            Self::Flower => "M42.5 13.8A10.8 10.8 0 0 1 53 32A10.8 10.8 0 0 1 42.5 50.2A10.8 10.8 0 0 1 21.5 50.2A10.8 10.8 0 0 1 11 32A10.8 10.8 0 0 1 21.5 13.8A10.8 10.8 0 0 1 42.5 13.8Z",
            Self::Leaf => "M9.5 13A3.5 3.5 0 0 1 13 9.5L29.5 9.5A25 25 0 0 1 54.5 34.5L54.5 51A3.5 3.5 0 0 1 51 54.5L34.5 54.5A25 25 0 0 1 9.5 29.5Z",
        }
    }

    /// How far down the middle of its letters is: where the shape is widest.
    pub(super) const fn middle(self) -> f32 {
        match self {
            Self::Triangle => 40.5,
            Self::Drop => 38.5,
            Self::Star => 35.5,
            Self::Heart => 29.5,
            _ => 32.0,
        }
    }

    /// How high so many letters may be, to lie well within the shape.
    pub(super) const fn height(self, letters: usize) -> f32 {
        let [one, two] = match self {
            Self::Circle => [23.0, 18.0],
            Self::Triangle => [19.0, 14.5],
            Self::Square => [24.0, 19.0],
            Self::Drop => [21.0, 16.0],
            Self::Cross => [21.0, 17.0],
            Self::Star => [18.0, 14.5],
            Self::Diamond => [21.0, 16.5],
            Self::Heart => [21.0, 18.0],
            Self::Hexagon => [23.0, 18.5],
            Self::Flower => [22.0, 18.0],
            Self::Leaf => [22.0, 18.0],
        };
        if letters == 1 { one } else { two }
    }
}
