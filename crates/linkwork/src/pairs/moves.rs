//! Moves: small, whole, and written down as text.

use crate::grid::Pos;
use crate::rng::Seed;

/// Two cells whose tiles are to be taken, in the order chosen. Written `0,3-2,5`.
///
/// ```
/// use linkwork::Pos;
/// use linkwork::pairs::Pair;
/// let pair: Pair = "2,5-0,3".parse()?;
/// assert_eq!(pair.a, Pos::new(2, 5));
/// assert_eq!(pair.sorted().to_string(), "0,3-2,5");
/// # Ok::<(), linkwork::pairs::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// The cell chosen first.
    pub a: Pos,
    /// The cell chosen second.
    pub b: Pos,
}

impl Pair {
    /// A pair of cells.
    ///
    /// ```
    /// use linkwork::{Pos, pairs::Pair};
    /// assert_eq!(Pair::new(Pos::new(2, 5), Pos::new(0, 3)).to_string(), "2,5-0,3");
    /// ```
    #[must_use]
    pub const fn new(a: Pos, b: Pos) -> Self {
        Self { a, b }
    }

    /// The same pair with the cell that comes first on the board first.
    ///
    /// ```
    /// use linkwork::pairs::Pair;
    /// assert_eq!("2,5-0,3".parse::<Pair>()?.sorted(), "0,3-2,5".parse()?);
    /// # Ok::<(), linkwork::pairs::MoveError>(())
    /// ```
    #[must_use]
    pub fn sorted(self) -> Self {
        Self::new(self.a.min(self.b), self.a.max(self.b))
    }

    /// The pair as one number: numbers come in the order of their pairs, and are sorted and searched for instead.
    pub(crate) const fn number(self) -> u32 {
        u32::from_be_bytes([self.a.row, self.a.col, self.b.row, self.b.col])
    }

    /// The pair of a number.
    pub(crate) const fn of_number(number: u32) -> Self {
        let [row, col, other_row, other_col] = number.to_be_bytes();
        Self::new(Pos::new(row, col), Pos::new(other_row, other_col))
    }
}

/// What a dealt or shuffled board promises.
///
/// ```
/// use linkwork::pairs::Guarantee;
/// assert_eq!("playable".parse(), Ok(Guarantee::Playable));
/// assert_eq!(Guarantee::default().letter(), 'w');
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Guarantee {
    /// It can be won under its own rules, gravity included: a full solution exists.
    #[default]
    Winnable,
    /// At least one pair links.
    Playable,
    /// Nothing.
    Any,
}

impl Guarantee {
    /// All three, strongest first.
    ///
    /// ```
    /// use linkwork::pairs::Guarantee;
    /// assert_eq!(Guarantee::ALL.map(Guarantee::letter), ['w', 'p', 'a']);
    /// ```
    pub const ALL: [Self; 3] = [Self::Winnable, Self::Playable, Self::Any];

    /// The word used in texts: `winnable`, `playable`, `any`.
    ///
    /// ```
    /// use linkwork::pairs::Guarantee;
    /// assert_eq!(Guarantee::ALL.map(Guarantee::name), ["winnable", "playable", "any"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Winnable => "winnable",
            Self::Playable => "playable",
            Self::Any => "any",
        }
    }

    /// The letter used in a shuffle move: `w`, `p`, `a`.
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::Guarantee::Playable.letter(), 'p');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Winnable => 'w',
            Self::Playable => 'p',
            Self::Any => 'a',
        }
    }
}

/// A shuffle: its guarantee and its seed, which together with the board decide the outcome. Written
/// `Sw5eed`: `S`, the guarantee's letter, the seed.
///
/// ```
/// use linkwork::pairs::{Guarantee, Shuffle};
/// let shuffle: Shuffle = "Sw5eed".parse()?;
/// assert_eq!(shuffle.guarantee, Guarantee::Winnable);
/// assert_eq!(shuffle.seed.to_string(), "5eed");
/// # Ok::<(), linkwork::pairs::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shuffle {
    /// What the shuffled board promises.
    pub guarantee: Guarantee,
    /// Makes the shuffle repeatable.
    pub seed: Seed,
}

/// A move: a pair to take, or a shuffle.
///
/// ```
/// use linkwork::pairs::Move;
/// for text in ["0,3-2,5", "Sp7"] {
///     assert_eq!(text.parse::<Move>()?.to_string(), text);
/// }
/// # Ok::<(), linkwork::pairs::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Take these two tiles.
    Join(Pair),
    /// Permute the kinds among the tiles.
    Shuffle(Shuffle),
}
