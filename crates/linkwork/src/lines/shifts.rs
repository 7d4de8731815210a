//! Shifts: a whole row or column moves, round the edge.

use core::error::Error;
use core::fmt;

/// A row or a column, counted from 0.
///
/// ```
/// use linkwork::lines::Lane;
/// assert_eq!(Lane::Row(2).to_string(), "R2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lane {
    /// A row.
    Row(u8),
    /// A column.
    Column(u8),
}

/// A lane and how far it moves: a row to the right, a column down, less than 0 the other way. Written
/// `R2,1` or `C0,-3`.
///
/// ```
/// use linkwork::lines::{Lane, Shift};
/// let shift: Shift = "C0,-3".parse()?;
/// assert_eq!(shift, Shift { lane: Lane::Column(0), by: -3 });
/// assert_eq!(shift.to_string(), "C0,-3");
/// # Ok::<(), linkwork::lines::ShiftError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shift {
    /// What moves.
    pub lane: Lane,
    /// How far: to the right or down, or back if it is less than 0. Kept as it was asked, and taken modulo
    /// the lane's length.
    pub by: i64,
}

impl Shift {
    /// How many steps it makes in a lane of that length, the short way round: half the length counts
    /// as it is.
    ///
    /// ```
    /// use linkwork::lines::Shift;
    /// let steps = |text: &str, len| text.parse().map(|shift: Shift| shift.steps(len));
    /// assert_eq!((steps("R0,4", 5)?, steps("R0,2", 4)?, steps("R0,10", 5)?), (1, 2, 0));
    /// # Ok::<(), linkwork::lines::ShiftError>(())
    /// ```
    #[must_use]
    pub fn steps(self, len: u8) -> u8 {
        let forward = self.forward(len);
        forward.min(len - forward)
    }

    /// The shift that takes it back.
    ///
    /// ```
    /// use linkwork::lines::Shift;
    /// assert_eq!("R0,1".parse::<Shift>()?.reversed().to_string(), "R0,-1");
    /// # Ok::<(), linkwork::lines::ShiftError>(())
    /// ```
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self {
            lane: self.lane,
            // The farthest distance has no opposite of its own.
            by: self.by.saturating_neg(),
        }
    }

    /// The first of its steps, the short way round.
    ///
    /// ```
    /// use linkwork::lines::Shift;
    /// let step = |text: &str| text.parse().map(|shift: Shift| shift.first_step(5).to_string());
    /// assert_eq!((step("R0,2")?, step("R0,4")?), ("R0,1".into(), "R0,-1".into()));
    /// # Ok::<(), linkwork::lines::ShiftError>(())
    /// ```
    #[must_use]
    pub fn first_step(self, len: u8) -> Self {
        let forward = self.forward(len);
        let by = if forward <= len - forward { 1 } else { -1 };
        Self {
            lane: self.lane,
            by,
        }
    }

    /// How far it moves forward, 0 to one less than the length.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub(super) fn forward(self, len: u8) -> u8 {
        self.by.rem_euclid(i64::from(len.max(1))) as u8
    }
}

/// Why a shift was refused. Reasons are tested in this order, and the first that holds is given.
///
/// ```
/// assert_eq!(linkwork::lines::Refusal::Pinned.name(), "pinned");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The board has no such lane, or no such cell.
    OutOfRange,
    /// The lane is fixed.
    Pinned,
    /// Nothing would move: the distance is 0 or a multiple of the length.
    NoMove,
    /// No closed group lies there.
    NotClosed,
    /// The way of playing does not have this move.
    NotPlayed,
    /// The game is over.
    Over,
}

impl Refusal {
    /// The word used in replies: `out-of-range`, `pinned`, `no-move`, `not-closed`, `not-played`, `over`.
    ///
    /// ```
    /// assert_eq!(linkwork::lines::Refusal::NoMove.name(), "no-move");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OutOfRange => "out-of-range",
            Self::Pinned => "pinned",
            Self::NoMove => "no-move",
            Self::NotClosed => "not-closed",
            Self::NotPlayed => "not-played",
            Self::Over => "over",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OutOfRange => "the board has no such lane or cell",
            Self::Pinned => "the lane is fixed",
            Self::NoMove => "nothing would move",
            Self::NotClosed => "no closed group lies there",
            Self::NotPlayed => "this game does not have that move",
            Self::Over => "the game is over",
        })
    }
}

impl Error for Refusal {}
