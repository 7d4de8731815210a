//! All moves as most games find them: every two tiles of a kind are asked about.

use super::android::android;
use super::plain::Plain;
use crate::corpus::Sample;

/// A board with the cells of each kind listed, row by row.
#[derive(Clone, Debug)]
pub struct PairLoop {
    plain: Plain,
    by_kind: Vec<Vec<usize>>,
}

impl PairLoop {
    /// Lists the cells of each kind.
    #[must_use]
    pub fn new(sample: &Sample) -> Self {
        let mut by_kind = vec![Vec::new(); 256];
        for cell in sample.tiles() {
            by_kind[usize::from(sample.kinds[cell])].push(cell);
        }
        by_kind.retain(|cells| !cells.is_empty());
        Self {
            plain: Plain::new(sample),
            by_kind,
        }
    }

    /// Every two equal tiles, the smaller cell first.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.by_kind.iter().flat_map(|cells| {
            let pairs = cells.iter().enumerate();
            pairs.flat_map(|(i, &a)| cells[i + 1..].iter().map(move |&b| (a, b)))
        })
    }

    fn links(&self, (a, b): (usize, usize)) -> bool {
        android(&self.plain, self.plain.place(a), self.plain.place(b))
    }

    /// The first two equal tiles that link, kind by kind.
    #[must_use]
    pub fn first_move(&self) -> Option<(usize, usize)> {
        self.pairs().find(|&pair| self.links(pair))
    }

    /// All two equal tiles that link, kind by kind.
    #[must_use]
    pub fn moves(&self) -> Vec<(usize, usize)> {
        self.pairs().filter(|&pair| self.links(pair)).collect()
    }
}
