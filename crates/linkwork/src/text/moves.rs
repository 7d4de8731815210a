//! Moves as text.

use super::shown;
use crate::grid::Pos;
use crate::lines;
use crate::pairs::{self, Guarantee, Pair, Shuffle};
use crate::rng::SeedError;
use alloc::format;
use alloc::string::String;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// A move of either game.
///
/// ```
/// use linkwork::text::Move;
/// for text in ["0,3-2,5", "Sw5eed", "R2,1", "T2,1"] {
///     assert_eq!(text.parse::<Move>()?.to_string(), text);
/// }
/// # Ok::<(), linkwork::pairs::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A pair or a shuffle.
    Pairs(pairs::Move),
    /// A shift, or taking a closed group.
    Lines(lines::Move),
}

/// Why a text is no move.
///
/// ```
/// use linkwork::pairs::Move;
/// let error = "0,3".parse::<Move>().unwrap_err();
/// assert_eq!(error.to_string(), r#""0,3" is no pair: write row,col-row,col, such as 0,3-2,5"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError(String);

impl MoveError {
    /// The same for a move of another game.
    pub(crate) fn new(why: impl fmt::Display) -> Self {
        Self(format!("{why}"))
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for MoveError {}

impl FromStr for Pair {
    type Err = MoveError;

    /// Reads `row,col-row,col`. Any integers are positions: those that no board has come out as one
    /// that is off every board.
    fn from_str(text: &str) -> Result<Self, MoveError> {
        let (a, rest) = read_pos(text).ok_or_else(|| not_a_pair(text))?;
        let rest = rest.strip_prefix('-').ok_or_else(|| not_a_pair(text))?;
        match read_pos(rest) {
            Some((b, "")) => Ok(Self::new(a, b)),
            _ => Err(not_a_pair(text)),
        }
    }
}

fn not_a_pair(text: &str) -> MoveError {
    MoveError(format!(
        "{} is no pair: write row,col-row,col, such as 0,3-2,5",
        shown(text)
    ))
}

/// Reads `row,col` from the front of a text.
fn read_pos(text: &str) -> Option<(Pos, &str)> {
    let (row, rest) = read_coordinate(text)?;
    let (col, rest) = read_coordinate(rest.strip_prefix(',')?)?;
    Some((Pos::new(row, col), rest))
}

/// Reads an integer from the front of a text. Negative and large ones become 255, which is off every
/// board, because no side is longer than 255.
pub(super) fn read_coordinate(text: &str) -> Option<(u8, &str)> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let len = digits.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = digits.split_at(len);
    if number.is_empty() {
        return None;
    }
    let is_negative = digits.len() < text.len() && number.bytes().any(|b| b != b'0');
    let value = if is_negative {
        u8::MAX
    } else {
        number.parse().unwrap_or(u8::MAX)
    };
    Some((value, rest))
}

/// Reads a cell written `row,col`, as command lines and bots write it.
///
/// ```
/// use linkwork::{Pos, text};
/// assert_eq!(text::read_pos_only("0,3"), Some(Pos::new(0, 3)));
/// assert_eq!(text::read_pos_only("0,3x"), None);
/// ```
#[must_use]
pub fn read_pos_only(text: &str) -> Option<Pos> {
    match read_pos(text)? {
        (pos, "") => Some(pos),
        _ => None,
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)
    }
}

impl FromStr for Guarantee {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let found = Self::ALL.into_iter().find(|g| g.name() == text);
        found.ok_or_else(|| {
            MoveError(format!(
                "{} is no guarantee: winnable, playable or any",
                shown(text)
            ))
        })
    }
}

impl fmt::Display for Guarantee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Shuffle {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let mut chars = text.chars();
        let is_shuffle = chars.next() == Some('S');
        let letter = chars.next();
        let guarantee = Guarantee::ALL
            .into_iter()
            .find(|g| Some(g.letter()) == letter);
        match guarantee {
            Some(guarantee) if is_shuffle => {
                let seed = chars.as_str().parse().map_err(|why: SeedError| {
                    MoveError(format!("shuffle {}: {why}", shown(text)))
                })?;
                Ok(Self { guarantee, seed })
            }
            _ => Err(MoveError(format!(
                "{} is no shuffle: write S, then w, p or a, then the seed",
                shown(text)
            ))),
        }
    }
}

impl fmt::Display for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}{}", self.guarantee.letter(), self.seed)
    }
}

impl FromStr for pairs::Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        if text.starts_with('S') {
            text.parse().map(Self::Shuffle)
        } else {
            text.parse().map(Self::Join)
        }
    }
}

impl fmt::Display for pairs::Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Join(pair) => pair.fmt(f),
            Self::Shuffle(shuffle) => shuffle.fmt(f),
        }
    }
}

impl From<pairs::Move> for Move {
    fn from(mv: pairs::Move) -> Self {
        Self::Pairs(mv)
    }
}

impl From<lines::Move> for Move {
    fn from(mv: lines::Move) -> Self {
        Self::Lines(mv)
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.starts_with(['R', 'C', 'T']) {
            let read = text.parse().map(Self::Lines);
            read.map_err(|why: lines::ShiftError| MoveError::new(why))
        } else {
            text.parse().map(Self::Pairs)
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pairs(mv) => mv.fmt(f),
            Self::Lines(mv) => mv.fmt(f),
        }
    }
}
