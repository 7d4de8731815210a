//! Placeholder while the search without gravity is tried out.
use super::super::board::Board;
use super::End;
use super::tiles::Tiles;
pub(super) struct Moving;
impl Moving {
    pub(super) fn new(_: &Board, _: Tiles) -> Self {
        Self
    }
    pub(super) fn advance(&mut self, _: u64, _: &mut u64) -> Option<End> {
        Some(End::Unknown)
    }
}
