//! The search for groups, shown tile by tile.

use linkwork::lines::{Board, Groups};

/// How long each step of the search is waited for, in milliseconds.
const STEP: u64 = 100;
/// Large boards find more than one tile a step, so that nobody waits for minutes.
const STEPS: usize = 200;

/// The search for groups, as far as it is shown.
///
/// ```
/// # use linkwork::lines::Board;
/// # use linkwork_ui::game::Trace;
/// let board: Board = "280".parse()?;
/// let mut trace = Trace::new(&board, 0);
/// trace.tick(100);
/// assert_eq!(trace.found(), [0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Trace {
    /// The cells in the order in which they are found.
    order: Vec<usize>,
    since: u64,
    steps: usize,
}

impl Trace {
    /// Begins now.
    ///
    /// ```
    /// # use linkwork::lines::Board;
    /// # use linkwork_ui::game::Trace;
    /// let board: Board = "280".parse()?;
    /// let mut trace = Trace::new(&board, 0);
    /// assert_eq!(trace.found(), []);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(board: &Board, now: u64) -> Self {
        Self {
            order: Groups::of(board).order(),
            since: now,
            steps: 0,
        }
    }

    /// Lets time pass; true if something more has been found, or all.
    ///
    /// ```
    /// # use linkwork::lines::Board;
    /// # use linkwork_ui::game::Trace;
    /// let board: Board = "280".parse()?;
    /// let mut trace = Trace::new(&board, 0);
    /// assert!(!trace.tick(99) && trace.tick(100));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tick(&mut self, now: u64) -> bool {
        let before = self.steps;
        let steps = now.saturating_sub(self.since) / STEP;
        self.steps = usize::try_from(steps).unwrap_or(usize::MAX);
        self.steps != before
    }

    fn shown(&self) -> usize {
        let each = self.order.len().div_ceil(STEPS);
        self.steps.saturating_mul(each)
    }

    /// All has been found, and seen for a step.
    ///
    /// ```
    /// # use linkwork::lines::Board;
    /// # use linkwork_ui::game::Trace;
    /// let board: Board = "280".parse()?;
    /// let mut trace = Trace::new(&board, 0);
    /// trace.tick(1000);
    /// assert!(trace.is_over());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_over(&self) -> bool {
        self.shown() > self.order.len()
    }

    /// The cells found so far.
    ///
    /// ```
    /// # use linkwork::lines::Board;
    /// # use linkwork_ui::game::Trace;
    /// let board: Board = "280".parse()?;
    /// let mut trace = Trace::new(&board, 0);
    /// trace.tick(200);
    /// assert_eq!(trace.found(), [0, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn found(&self) -> &[usize] {
        &self.order[..self.shown().min(self.order.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_board_is_so_large_that_the_search_takes_more_than_twenty_seconds() {
        for (side, ms) in [(3, 1000), (32, 17_100), (60, 20_100)] {
            let size = linkwork::Size::new(side, side).unwrap();
            let deal = linkwork::lines::Deal::new(linkwork::lines::Way::Free, size);
            let board = deal.board("a".parse().unwrap(), 0).board;
            let mut trace = Trace::new(&board, 5);
            assert!(!trace.tick(5 + STEP - 1) && trace.tick(5 + STEP));
            trace.tick(ms);
            assert!(!trace.is_over(), "{side}");
            trace.tick(5 + ms);
            assert!(trace.is_over(), "{side}");
            assert_eq!(trace.found().len(), size.cells());
        }
    }
}
