//! How to play: turn limit, ring, gravity. A variant is a field, not a type.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// How many turns a path may take: 0 to 8, or any number. The usual game allows 2.
///
/// ```
/// use linkwork::pairs::Turns;
/// let turns = Turns::default();
/// assert!(turns.allows(2) && !turns.allows(3));
/// assert!(Turns::ANY.allows(16_256));
/// assert_eq!("any".parse(), Ok(Turns::ANY));
/// assert!(Turns::at_most(9).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turns(u8);

impl Turns {
    /// The largest limit that can be set; beyond it, only [`Turns::ANY`].
    ///
    /// ```
    /// use linkwork::pairs::Turns;
    /// assert!(Turns::at_most(Turns::MAX).is_some() && Turns::at_most(Turns::MAX + 1).is_none());
    /// ```
    pub const MAX: u8 = 8;
    /// No limit.
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::Turns::ANY.to_string(), "any");
    /// ```
    pub const ANY: Self = Self(u8::MAX);

    /// At most that many turns; `None` above [`Turns::MAX`].
    ///
    /// ```
    /// use linkwork::pairs::Turns;
    /// assert_eq!(Turns::at_most(2), Some(Turns::default()));
    /// assert_eq!(Turns::at_most(9), None);
    /// ```
    #[must_use]
    pub const fn at_most(limit: u8) -> Option<Self> {
        if limit <= Self::MAX {
            Some(Self(limit))
        } else {
            None
        }
    }

    /// The limit, or `None` if there is none.
    ///
    /// ```
    /// use linkwork::pairs::Turns;
    /// assert_eq!(Turns::default().limit(), Some(2));
    /// assert_eq!(Turns::ANY.limit(), None);
    /// ```
    #[must_use]
    pub const fn limit(self) -> Option<u8> {
        if self.0 <= Self::MAX {
            Some(self.0)
        } else {
            None
        }
    }

    /// Whether a path with that many turns is allowed.
    ///
    /// ```
    /// use linkwork::pairs::Turns;
    /// let turns = Turns::default();
    /// assert!(turns.allows(2) && !turns.allows(3));
    /// ```
    #[must_use]
    pub const fn allows(self, turns: u16) -> bool {
        self.0 == u8::MAX || turns <= self.0 as u16
    }
}

impl Default for Turns {
    fn default() -> Self {
        Self(2)
    }
}

impl fmt::Display for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit() {
            Some(limit) => write!(f, "{limit}"),
            None => f.write_str("any"),
        }
    }
}

impl FromStr for Turns {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        match text.as_bytes() {
            b"any" => Ok(Self::ANY),
            [digit @ b'0'..=b'8'] => Ok(Self(digit - b'0')),
            _ => Err(RulesError::Turns),
        }
    }
}

/// Where tiles move after a pair is taken.
///
/// Tiles keep their order in their lane; walls stay and cut a lane into segments, each of which packs
/// for itself. For the last four a lane is first cut in two, the first part holding the smaller half.
///
/// ```
/// use linkwork::pairs::Gravity;
/// assert_eq!("apart-h".parse(), Ok(Gravity::ApartH));
/// assert_eq!(Gravity::ALL.len(), 9);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Gravity {
    /// Tiles stay.
    #[default]
    None,
    /// Columns pack to the bottom.
    Down,
    /// Columns pack to the top.
    Up,
    /// Rows pack to the left.
    Left,
    /// Rows pack to the right.
    Right,
    /// Rows part in the middle: the left half packs left, the right half right.
    ApartH,
    /// Columns part in the middle: the upper half packs up, the lower half down.
    ApartV,
    /// Rows close up: both halves pack towards the middle.
    TogetherH,
    /// Columns close up: both halves pack towards the middle.
    TogetherV,
}

impl Gravity {
    /// All nine, in the order of the list above.
    ///
    /// ```
    /// use linkwork::pairs::Gravity;
    /// assert_eq!((Gravity::ALL[0], Gravity::ALL[8]), (Gravity::None, Gravity::TogetherV));
    /// ```
    pub const ALL: [Self; 9] = [
        Self::None,
        Self::Down,
        Self::Up,
        Self::Left,
        Self::Right,
        Self::ApartH,
        Self::ApartV,
        Self::TogetherH,
        Self::TogetherV,
    ];

    /// The name used in texts: `none`, `down`, … `together-v`.
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::Gravity::TogetherV.name(), "together-v");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Down => "down",
            Self::Up => "up",
            Self::Left => "left",
            Self::Right => "right",
            Self::ApartH => "apart-h",
            Self::ApartV => "apart-v",
            Self::TogetherH => "together-h",
            Self::TogetherV => "together-v",
        }
    }
}

impl fmt::Display for Gravity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Gravity {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        let found = Self::ALL.into_iter().find(|g| g.name() == text);
        found.ok_or(RulesError::Gravity)
    }
}

/// How to play. Fixed before the first move.
///
/// ```
/// use linkwork::pairs::{Gravity, Rules};
/// let rules = Rules { gravity: Gravity::Down, ..Rules::default() };
/// assert!(rules.ring && rules.turns.limit() == Some(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How many turns a path may take.
    pub turns: Turns,
    /// Whether paths may use the ring of empty cells round the board.
    pub ring: bool,
    /// Where tiles move after a pair is taken.
    pub gravity: Gravity,
}

impl Default for Rules {
    /// The usual game: two turns, with the ring, no gravity.
    fn default() -> Self {
        Self {
            turns: Turns::default(),
            ring: true,
            gravity: Gravity::None,
        }
    }
}

impl Rules {
    /// One number for these rules, part of every position key.
    pub(crate) fn number(self) -> u64 {
        // The order of `Gravity` is frozen with the keys.
        u64::from(self.turns.0) | u64::from(self.ring) << 8 | (self.gravity as u64) << 16
    }
}

/// Why a text names no rule.
///
/// ```
/// use linkwork::pairs::{RulesError, Turns};
/// let error = "9".parse::<Turns>().unwrap_err();
/// assert_eq!(error, RulesError::Turns);
/// assert_eq!(error.to_string(), "turns must be 0 to 8 or any");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// Not a turn limit.
    Turns,
    /// Not a gravity.
    Gravity,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turns => f.write_str("turns must be 0 to 8 or any"),
            Self::Gravity => {
                f.write_str("gravity must be one of")?;
                for (i, gravity) in Gravity::ALL.into_iter().enumerate() {
                    write!(f, "{} {gravity}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
        }
    }
}

impl Error for RulesError {}
