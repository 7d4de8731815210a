//! What is to be reached.

use super::board::Board;
use super::groups::Groups;
use crate::grid::{Dir, Pos};

/// What is to be reached by shifting.
///
/// ```
/// use linkwork::lines::{Board, Goal};
///
/// let two: Board = "2828".parse()?;
/// assert!(two.meets(Goal::AllClosed) && !two.meets(Goal::OneNet));
/// let blank: Board = "00".parse()?;
/// assert!(blank.meets(Goal::AllClosed) && !blank.meets(Goal::OneNet));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// All tiles that are not blank form one closed group.
    #[default]
    OneNet,
    /// Every group is closed.
    AllClosed,
}

impl Goal {
    /// Both.
    ///
    /// ```
    /// use linkwork::lines::Goal;
    /// assert_eq!(Goal::ALL.map(Goal::name), ["one-net", "all-closed"]);
    /// ```
    pub const ALL: [Self; 2] = [Self::OneNet, Self::AllClosed];

    /// The name used in texts: `one-net` or `all-closed`.
    ///
    /// ```
    /// assert_eq!(linkwork::lines::Goal::AllClosed.name(), "all-closed");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneNet => "one-net",
            Self::AllClosed => "all-closed",
        }
    }
}

impl Board {
    /// Whether the goal is reached.
    ///
    /// ```
    /// use linkwork::lines::{Board, Goal};
    /// assert!("64\n39".replace("4", "c").parse::<Board>()?.meets(Goal::OneNet));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn meets(&self, goal: Goal) -> bool {
        // Mostly some side is loose, which is seen without looking for groups.
        if self.loose_sides().next().is_some() {
            return false;
        }
        let (closed, all) = Groups::of(self).counts();
        match goal {
            Goal::OneNet => (closed, all) == (1, 1),
            Goal::AllClosed => closed == all,
        }
    }

    /// The solid sides that meet none: with one, no net is whole, and not all groups are closed.
    pub(super) fn loose_sides(&self) -> impl Iterator<Item = (Pos, Dir)> {
        let cells = self.size().positions().zip(self.masks());
        cells.flat_map(move |(pos, &mask)| {
            let solid = Dir::ALL.into_iter().filter(move |&side| mask.has(side));
            let meets = move |side: Dir| {
                let other = self.faces(pos, side).and_then(|next| self.mask(next));
                other.is_some_and(|other| other.has(side.opposite()))
            };
            let loose = solid.filter(move |&side| !meets(side));
            loose.map(move |side| (pos, side))
        })
    }
}
