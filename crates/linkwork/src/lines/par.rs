//! Par: the fewest steps to one net, where they are soon proved.

use super::board::Board;
use super::goal::Goal;
use super::solve::Solver;

/// How many positions are looked at for the par of a game, and of a deal if nothing else is said.
///
/// ```
/// use linkwork::lines::{Board, PAR};
/// let board: Board = "6c98\n7f61\n8238".parse()?;
/// assert_eq!(board.par(PAR), Some(4));
/// # Ok::<(), linkwork::lines::BoardError>(())
/// ```
pub const PAR: u64 = 20_000;

impl Board {
    /// The fewest steps in which all tiles come to form one closed group, if that is proved within so
    /// many positions.
    ///
    /// ```
    /// use linkwork::lines::Board;
    /// let par = |text: &str, budget| text.parse().map(|board: Board| board.par(budget));
    /// assert_eq!(par("82", 1)?, Some(1));
    /// assert_eq!((par("82", 0)?, par("11", 1_000)?), (None, None));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn par(&self, budget: u64) -> Option<u32> {
        let solved = Solver::new(self, Goal::OneNet, u64::MAX).run(budget)?;
        solved.shortest.then_some(solved.steps)
    }
}
