//! Line tiles, shifts and barriers as text, read and written.

use super::moves::read_coordinate;
use super::{read_pos_only, shown};
use crate::grid::{MAX_SIDE, Size};
use crate::lines::{Board, Edge, Goal, Lane, Limit, Mask, Move, Shift, Way};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::{self, Write as _};
use core::str::FromStr;

/// Why a text is no board of line tiles; prints one line that names the place and the reason. Lines and
/// columns count from 1.
///
/// ```
/// use linkwork::lines::Board;
/// let error = "12\n1g".parse::<Board>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: 'g' is no hexadecimal digit");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError(String);

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for BoardError {}

impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        let text = text.strip_suffix('\n').unwrap_or(text);
        let strip = |line| str::strip_suffix(line, '\r').unwrap_or(line);
        let lines: Vec<&str> = text.split('\n').map(strip).collect();
        let cols = lines.first().map_or(0, |line| line.chars().count());
        if cols == 0 {
            return Err(BoardError("line 1: no cells".into()));
        }
        if cols > MAX_SIDE || lines.len() > MAX_SIDE {
            let what = format!("{cols} columns and {} lines", lines.len());
            return Err(BoardError(format!(
                "{what}: at most {MAX_SIDE} of each are allowed"
            )));
        }
        let size = Size::new(lines.len(), cols).map_err(|why| BoardError(format!("{why}")))?;
        let mut board = Self::blank(size, Edge::default());
        let mut positions = size.positions();
        for (line, number) in lines.iter().zip(1..) {
            let found = line.chars().count();
            if found != cols {
                let why = format!("line {number}: {found} columns, but line 1 has {cols}");
                return Err(BoardError(why));
            }
            for ((c, column), pos) in line.chars().zip(1..).zip(positions.by_ref()) {
                let why = || {
                    BoardError(format!(
                        "line {number}, column {column}: {c:?} is no hexadecimal digit"
                    ))
                };
                // A digit of 16 has four bits.
                let digit = c.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
                board.set(pos, digit.and_then(Mask::new).ok_or_else(why)?);
            }
        }
        Ok(board)
    }
}

impl fmt::Display for Board {
    /// The tiles alone: edge, pin, barriers and bombs are written beside the board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (mask, pos) in self.masks().iter().zip(self.size().positions()) {
            if pos.row > 0 && pos.col == 0 {
                f.write_char('\n')?;
            }
            mask.fmt(f)?;
        }
        Ok(())
    }
}

/// Why a text is no shift.
///
/// ```
/// use linkwork::lines::Shift;
/// let error = "R1".parse::<Shift>().unwrap_err();
/// assert_eq!(error.to_string(), "\"R1\" is no shift: write R or C, the lane, a comma, the steps: R2,1 or C0,-3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShiftError(String);

impl fmt::Display for ShiftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for ShiftError {}

impl FromStr for Shift {
    type Err = ShiftError;

    /// Reads `R2,1` or `C0,-3`. Any integers are a lane: one that no board has comes out as lane 255,
    /// which is off every board. A distance is any number of 64 bits that has an opposite, so from
    /// -9223372036854775807 to 9223372036854775807.
    fn from_str(text: &str) -> Result<Self, ShiftError> {
        let bad = || {
            let form = "write R or C, the lane, a comma, the steps: R2,1 or C0,-3";
            ShiftError(format!("{} is no shift: {form}", shown(text)))
        };
        let (lane, by) = text.split_once(',').ok_or_else(bad)?;
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let Some((number, "")) = lane.get(1..).and_then(read_coordinate) else {
            return Err(bad());
        };
        let lane = match lane.as_bytes()[0] {
            b'R' => Lane::Row(number),
            b'C' => Lane::Column(number),
            _ => return Err(bad()),
        };
        if !digits(by.strip_prefix('-').unwrap_or(by)) {
            return Err(bad());
        }
        // So that every shift can be turned round.
        let far = || {
            ShiftError(format!(
                "{}: the distance is beyond {}",
                shown(text),
                i64::MAX
            ))
        };
        let by: i64 = by.parse().map_err(|_| far())?;
        if by == i64::MIN {
            return Err(far());
        }
        Ok(Self { lane, by })
    }
}

impl fmt::Display for Lane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(row) => write!(f, "R{row}"),
            Self::Column(col) => write!(f, "C{col}"),
        }
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.lane, self.by)
    }
}

/// Why a text names no rule of the lines game.
///
/// ```
/// use linkwork::lines::Edge;
/// assert_eq!("x".parse::<Edge>().unwrap_err().to_string(), "edge must be wall or wrap");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleError(&'static str);

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Error for RuleError {}

impl FromStr for Edge {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        match text {
            "wall" => Ok(Self::Wall),
            "wrap" => Ok(Self::Wrap),
            _ => Err(RuleError("edge must be wall or wrap")),
        }
    }
}

impl FromStr for Way {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let found = Self::ALL.into_iter().find(|way| way.name() == text);
        found.ok_or(RuleError("play must be netslide, polymer or free"))
    }
}

impl FromStr for Goal {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let found = Self::ALL.into_iter().find(|goal| goal.name() == text);
        found.ok_or(RuleError("goal must be one-net or all-closed"))
    }
}

impl FromStr for Move {
    type Err = ShiftError;

    fn from_str(text: &str) -> Result<Self, ShiftError> {
        let Some(cell) = text.strip_prefix('T') else {
            return text.parse().map(Self::Shift);
        };
        let form = "write T and a cell: T2,1";
        let bad = || ShiftError(format!("{} takes no group: {form}", shown(text)));
        read_pos_only(cell).map(Self::Take).ok_or_else(bad)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shift(shift) => shift.fmt(f),
            Self::Take(pos) => write!(f, "T{pos}"),
        }
    }
}

impl FromStr for Limit {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let number = |text: &str| {
            let digits = text.bytes().all(|b| b.is_ascii_digit());
            text.parse().ok().filter(|&n: &u32| digits && n > 0)
        };
        if text == "bombs" {
            return Ok(Self::Bombs);
        }
        let clock = text.strip_prefix("clock").and_then(number).map(Self::Clock);
        let shifts = || {
            text.strip_prefix("shifts")
                .and_then(number)
                .map(Self::Shifts)
        };
        let bad =
            RuleError("limit must be bombs, or clock or shifts and a number from 1 to 4294967295");
        clock.or_else(shifts).ok_or(bad)
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock(seconds) => write!(f, "clock{seconds}"),
            Self::Shifts(shifts) => write!(f, "shifts{shifts}"),
            Self::Bombs => f.write_str("bombs"),
        }
    }
}
