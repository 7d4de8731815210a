//! All pairs that link.

use super::board::Board;
use super::field::{Spot, WALL};
use super::moves::Pair;
use super::path;
use super::runs::Flood;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// From how many further tiles of its kind on a tile's partners are searched for, not tried one by one.
const MANY: usize = 12;

impl Board {
    /// Shows every pair that links, its smaller cell first, sorted, until `visit` breaks off. A board
    /// may have hundreds of millions, so they are not collected.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use linkwork::pairs::{Board, Rules};
    ///
    /// let board = Board::new(&"1111".parse()?, Rules::default());
    /// let mut count = 0;
    /// let _ = board.each_move(|_| { count += 1; ControlFlow::Continue(()) });
    /// assert_eq!(count, 6);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn each_move(&self, mut visit: impl FnMut(Pair) -> ControlFlow<()>) -> ControlFlow<()> {
        let field = self.field();
        let mut show = |a, b| visit(Pair::new(field.pos(a), field.pos(b)));
        let limit = self.rules().turns.limit();
        let by_kind = self.spots_by_kind();
        let mut seen = [0; WALL as usize];
        let mut flood = None;
        let mut found = Vec::new();
        for a in self.tile_spots() {
            let kind = usize::from(field.code(a));
            seen[kind] += 1;
            let later = &by_kind[kind][seen[kind]..];
            match limit {
                // Testing each pair is quickest where a kind has few tiles; where it has many, one
                // search from each tile finds all its partners at once.
                Some(turns @ 0..=2) if later.len() <= MANY => {
                    for &b in later {
                        if path::links(field, a, b, turns) {
                            show(a, b)?;
                        }
                    }
                }
                _ => {
                    let turns = limit.map_or(u16::MAX, u16::from);
                    let flood = flood.get_or_insert_with(|| Flood::new(field));
                    flood.partners(field, a, turns, &mut found);
                    for &b in found.iter().filter(|&&b| b > a) {
                        show(a, b)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Every pair that links, its smaller cell first, sorted.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"121\n#2#".parse()?, Rules::default());
    /// let moves: Vec<_> = board.moves().iter().map(ToString::to_string).collect();
    /// assert_eq!(moves, ["0,0-0,2", "0,1-1,1"]);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> Vec<Pair> {
        let mut moves = Vec::new();
        let _ = self.each_move(|pair| {
            moves.push(pair);
            ControlFlow::Continue(())
        });
        moves
    }

    /// The first pair that links, if any does.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let first = |text: &str| Ok(Board::new(&text.parse()?, Rules::default()).first_move());
    /// assert_eq!(first("213\n312")?.map(|pair| pair.to_string()), Some("0,1-1,1".into()));
    /// assert_eq!(first("12#\n21#")?, None);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn first_move(&self) -> Option<Pair> {
        let mut first = None;
        let _ = self.each_move(|pair| {
            first = Some(pair);
            ControlFlow::Break(())
        });
        first
    }

    /// The spots of all tiles of each kind, row by row.
    fn spots_by_kind(&self) -> Vec<Vec<Spot>> {
        let mut spots = alloc::vec![Vec::new(); usize::from(WALL)];
        for spot in self.tile_spots() {
            spots[usize::from(self.field().code(spot))].push(spot);
        }
        spots
    }
}
