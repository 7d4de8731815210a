//! Par: the fewest steps to one net, where they are soon proved.

use super::board::Board;
use super::goal::Goal;
use super::solve::Solver;

/// How many positions are looked at for a par.
///
/// ```
/// use linkwork::lines::{Board, Goal, PAR, Solver};
/// let board: Board = "6c98\n7f61\n8238".parse()?;
/// let solved = Solver::new(&board, Goal::OneNet, u64::MAX).run(PAR);
/// assert_eq!(solved.map(|solved| solved.steps), board.par());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub const PAR: u64 = 50_000;

impl Board {
    /// The fewest steps in which all tiles come to form one closed group, if that is proved within
    /// [`PAR`] positions.
    ///
    /// ```
    /// use linkwork::lines::Board;
    /// let par = |text: &str| text.parse().map(|board: Board| board.par());
    /// assert_eq!(par("6c98\n7f61\n8238")?, Some(4));
    /// assert_eq!(par("11")?, None);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn par(&self) -> Option<u32> {
        let solved = Solver::new(self, Goal::OneNet, u64::MAX).run(PAR)?;
        solved.shortest.then_some(solved.steps)
    }
}
