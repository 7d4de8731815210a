//! What a search has spent: positions, and work.
//!
//! On a large board a position is much work. So that a budget bounds the time whatever the board, work
//! beyond what the positions stand for is counted as positions too.

/// So much work is one position: about as many cells, edges or lanes looked at.
const WORK: u64 = 1024;
/// On a board of up to so many cells it may be more: all of it is quick there, and some way should be found.
const SMALL: usize = 36;
const MORE_WORK: u64 = 16 * WORK;

/// Positions counted against a budget.
#[derive(Clone, Debug)]
pub(super) struct Count {
    budget: u64,
    taken: u64,
    work: u64,
    /// How much work a position pays for.
    paid: u64,
}

impl Count {
    /// Of a board with so many cells.
    pub(super) const fn new(budget: u64, cells: usize) -> Self {
        Self {
            budget,
            taken: 0,
            work: 0,
            paid: if cells > SMALL { WORK } else { MORE_WORK },
        }
    }

    pub(super) const fn budget(&self) -> u64 {
        self.budget
    }

    /// How many positions were spent; never more than the budget.
    pub(super) fn spent(&self) -> u64 {
        self.taken.max(self.work / self.paid).min(self.budget)
    }

    pub(super) fn left(&self) -> u64 {
        self.budget - self.spent()
    }

    /// Takes up positions, and does some work on them.
    pub(super) const fn take(&mut self, positions: u64, work: usize) {
        self.taken = self.taken.saturating_add(positions);
        self.work(work);
    }

    pub(super) const fn work(&mut self, work: usize) {
        self.work = self.work.saturating_add(work as u64);
    }

    /// What is spent after so many positions more, or at the end of the budget.
    pub(super) fn after(&self, positions: u64) -> u64 {
        self.spent().saturating_add(positions).min(self.budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_counts_where_it_is_more_than_positions_stand_for() {
        let mut count = Count::new(10, 100);
        count.take(2, 5);
        assert_eq!((count.spent(), count.left(), count.after(3)), (2, 8, 5));
        count.work(5 * 1024);
        assert_eq!(count.spent(), 5);
        count.take(1, 0);
        assert_eq!(count.spent(), 5, "that position was paid for");
        count.work(usize::MAX);
        assert_eq!((count.spent(), count.left(), count.after(3)), (10, 0, 10));
    }
}
