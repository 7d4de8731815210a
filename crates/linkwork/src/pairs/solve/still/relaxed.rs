//! Seeing that a position is lost.
//!
//! Each tile may go as soon as it links to the place of some partner, whether that partner is still there or not.
//! In a real order of takings each tile goes no sooner, so a tile that never can go then never can.

use super::state::{Bits, Ground, State};
use alloc::vec::Vec;

/// In which order all tiles went, each with the partner to whose place it linked: a proof that a position is not lost
/// in this way. Where more tiles are gone but as many may be partners it still is one, since gone tiles only open
/// paths; so the proof of a position is nearly one for those that it leads to.
#[derive(Default)]
pub(super) struct Order(Vec<Going>);

#[derive(Clone, Copy)]
struct Going {
    kind: usize,
    /// The two, counted from the first of their kind.
    tile: usize,
    partner: usize,
}

impl Going {
    fn is_left(self, state: &State) -> bool {
        state.alive[self.kind] >> self.tile & 1 == 1
    }

    /// Whether the partner may still be one.
    fn holds(self, ground: &Ground, state: &State) -> bool {
        let tile = ground.tiles.of_kind(self.kind).start + self.tile;
        state.partners(self.kind, tile) >> self.partner & 1 == 1
    }
}

/// Whether a position is lost in this way. It begins with the order of a position that led here, if there is one.
pub(super) fn is_lost(ground: &Ground, state: &State, before: &Order, scratch: &mut State) -> bool {
    let broken = before
        .0
        .iter()
        .position(|going| going.is_left(state) && !going.holds(ground, state));
    match broken {
        None if !before.0.is_empty() => false,
        _ => {
            scratch.copy_from(state);
            let (sure, rest) = before.0.split_at(broken.unwrap_or(0));
            follow(ground, state, scratch, sure, rest);
            finish(ground, state, scratch, |_| {})
        }
    }
}

/// The order in which all tiles go; none if the position is lost.
pub(super) fn order(ground: &Ground, state: &State, scratch: &mut State) -> Option<Order> {
    let mut order = Order::default();
    scratch.copy_from(state);
    let is_lost = finish(ground, state, scratch, |going| order.0.push(going));
    (!is_lost).then_some(order)
}

/// Lets tiles go by an order that holds up to a point, and where it can be followed after it.
fn follow(ground: &Ground, state: &State, scratch: &mut State, sure: &[Going], rest: &[Going]) {
    let mut went = sure.iter().filter(|going| going.is_left(state)).peekable();
    if went.peek().is_some() {
        let tiles = went.map(|going| (going.kind, going.tile));
        scratch.clear_all(ground, tiles);
    }
    for going in rest
        .iter()
        .filter(|going| going.is_left(state) && going.holds(ground, state))
    {
        let first = ground.tiles.of_kind(going.kind).start;
        if scratch.alive[going.kind] >> going.partner & 1 == 0 {
            scratch.look(ground, first + going.partner);
        }
        if scratch.links(ground, first + going.tile, first + going.partner) {
            scratch.clear(ground, first + going.tile);
            scratch.alive[going.kind] &= !(1 << going.tile);
        }
    }
}

/// Lets go what can go, until nothing more can; whether tiles are left.
fn finish(
    ground: &Ground,
    state: &State,
    scratch: &mut State,
    mut told: impl FnMut(Going),
) -> bool {
    let kinds = state.alive.len();
    let (mut kind, mut same) = (0, 0);
    while same < kinds {
        let first = ground.tiles.of_kind(kind).start;
        let before = scratch.alive[kind];
        if before != 0 {
            // Those gone see further since. What they see is looked up before each round, and a round that
            // changes anything is followed by another: so the last one has seen all as it is.
            for gone in Bits(state.alive[kind] & !before) {
                scratch.look(ground, first + gone);
            }
        }
        for tile in Bits(before) {
            let mut partners = Bits(state.partners(kind, first + tile));
            if let Some(partner) = partners.find(|b| scratch.links(ground, first + tile, first + b))
            {
                scratch.clear(ground, first + tile);
                scratch.alive[kind] &= !(1 << tile);
                told(Going {
                    kind,
                    tile,
                    partner,
                });
            }
        }
        same = if scratch.alive[kind] == before {
            same + 1
        } else {
            0
        };
        kind = (kind + 1) % kinds;
    }
    scratch.alive.iter().any(|&alive| alive != 0)
}
