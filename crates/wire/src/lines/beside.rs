//! What belongs to a board beside its tiles.

use super::cell;
use linkwork::lines::Board;
use linkwork::{Dir, Pos};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

/// Edge, pin, barriers and bombs, with the keys that a request has for them.
#[derive(Serialize)]
pub(crate) struct Beside {
    edge: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pin: Option<[u8; 2]>,
    barriers: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bombs: Option<Bombs>,
}

impl Beside {
    pub(crate) fn of(board: &Board) -> Self {
        let barrier = |(pos, side)| format!("{pos},{}", if side == Dir::Right { 'R' } else { 'D' });
        let bombs = Bombs::of(board);
        Self {
            edge: board.edge().name(),
            pin: board.pin().map(cell),
            barriers: board.barriers().map(barrier).collect(),
            bombs: (!bombs.0.is_empty()).then_some(bombs),
        }
    }
}

/// Bombs as `{"r,c":n}`.
pub(super) struct Bombs(Vec<(Pos, u8)>);

impl Bombs {
    pub(super) fn of(board: &Board) -> Self {
        Self(board.bombs().collect())
    }
}

impl Serialize for Bombs {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (pos, wait) in &self.0 {
            map.serialize_entry(&pos.to_string(), wait)?;
        }
        map.end()
    }
}
