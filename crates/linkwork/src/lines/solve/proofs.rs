//! Quick proofs that tiles cannot form the goal, wherever they lie.

use super::plan::{Edge, Plan};
use crate::lines::Goal;
use core::fmt;

/// Why tiles can never come to a goal.
///
/// ```
/// use linkwork::lines::{BUDGET, Board, Goal, Obstacle};
/// let solved = "8a".parse::<Board>()?.solve(Goal::OneNet, BUDGET);
/// assert_eq!(solved.because, Some(Obstacle::OddSides(3)));
/// assert_eq!(Obstacle::OddSides(3).to_string(), "3 solid sides are an odd number");
/// # Ok::<(), linkwork::lines::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// So many solid sides: each match takes two.
    OddSides(usize),
    /// So many solid sides look right, and so many left: each match takes one of either.
    RightLeft(usize, usize),
    /// So many solid sides look up, and so many down: each match takes one of either.
    UpDown(usize, usize),
    /// So many matches are needed between cells beside each other, and there are only so many places.
    Beside(usize, usize),
    /// So many matches are needed between cells one above the other, and there are only so many places.
    Above(usize, usize),
    /// A side that does not match lies where no lane moves it, nor what it faces.
    Stays,
    /// One net takes at least one tile.
    NoTile,
    /// So many tiles are joined by one match less, and their sides make only so many.
    TooFewSides(usize, usize),
    /// Every arrangement that can be reached was looked at.
    LookedAtAll,
}

impl Obstacle {
    /// The name used in texts: `odd-sides`, `right-left`, `up-down`, `beside`, `above`, `stays`,
    /// `no-tile`, `too-few-sides`, `looked-at-all`.
    ///
    /// ```
    /// assert_eq!(linkwork::lines::Obstacle::UpDown(3, 1).name(), "up-down");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OddSides(_) => "odd-sides",
            Self::RightLeft(..) => "right-left",
            Self::UpDown(..) => "up-down",
            Self::Beside(..) => "beside",
            Self::Above(..) => "above",
            Self::Stays => "stays",
            Self::NoTile => "no-tile",
            Self::TooFewSides(..) => "too-few-sides",
            Self::LookedAtAll => "looked-at-all",
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OddSides(sides) => write!(f, "{sides} solid sides are an odd number"),
            Self::RightLeft(right, left) => {
                write!(
                    f,
                    "solid sides looking right: {right}, looking left: {left}"
                )
            }
            Self::UpDown(up, down) => {
                write!(f, "solid sides looking up: {up}, looking down: {down}")
            }
            Self::Beside(needed, places) => write!(
                f,
                "matches needed between cells beside each other: {needed}, places for them: {places}"
            ),
            Self::Above(needed, places) => write!(
                f,
                "matches needed between cells above each other: {needed}, places for them: {places}"
            ),
            Self::Stays => f.write_str("a side that does not match lies where nothing moves"),
            Self::NoTile => f.write_str("there is no tile"),
            Self::TooFewSides(tiles, sides) => {
                write!(
                    f,
                    "to join {tiles} tiles takes {} matches, their sides make {sides}",
                    tiles - 1
                )
            }
            Self::LookedAtAll => {
                f.write_str("none of the arrangements that can be reached meets the goal")
            }
        }
    }
}

/// What rules the goal out, if it is something that no shift changes.
pub(super) fn obstacle(plan: &Plan, masks: &[u8]) -> Option<Obstacle> {
    let tiles = masks.iter().filter(|&&mask| mask != 0).count();
    if plan.goal == Goal::OneNet && tiles == 0 {
        return Some(Obstacle::NoTile);
    }
    let solid = |bit: u8| masks.iter().filter(|&&mask| mask >> bit & 1 == 1).count();
    let [up, right, down, left] = [0, 1, 2, 3].map(solid);
    let sides = up + right + down + left;
    // No lane touches it: it stays as it is.
    let stays = |edge: &Edge| edge.touched == 0 && Plan::is_bad(edge, masks);
    let found = [
        (sides % 2 == 1, Obstacle::OddSides(sides)),
        (right != left, Obstacle::RightLeft(right, left)),
        (up != down, Obstacle::UpDown(up, down)),
        (
            right > places(plan, 1),
            Obstacle::Beside(right, places(plan, 1)),
        ),
        (
            down > places(plan, 2),
            Obstacle::Above(down, places(plan, 2)),
        ),
        (plan.edges.iter().any(stays), Obstacle::Stays),
        (
            plan.goal == Goal::OneNet && right + down + 1 < tiles,
            Obstacle::TooFewSides(tiles, right + down),
        ),
    ];
    found
        .into_iter()
        .find(|(holds, _)| *holds)
        .map(|(_, obstacle)| obstacle)
}

/// How many cells face another one at that side.
fn places(plan: &Plan, bit: u8) -> usize {
    let joins = |edge: &&Edge| usize::from(edge.b.cell) < plan.cells && edge.a.bit == bit;
    plan.edges.iter().filter(joins).count()
}
