//! Taking what can be taken without loss, and seeing that a position is lost.
//!
//! Without gravity, taking tiles only opens paths. So a way to win is no more than a partner for each tile, and
//! whatever can be taken now without deciding a partnership that is still open is taken at once.

use super::state::{Bits, Ground, State};
use alloc::vec::Vec;

/// What became of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closed {
    Won,
    Lost,
    Open,
}

/// What became of a kind.
enum Kind {
    Same,
    Took,
    Lost,
}

/// The pairs taken, in order.
pub(super) type Trail = Vec<[usize; 2]>;

/// The three ways to pair four tiles.
const MATCHINGS: [[usize; 4]; 3] = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]];

/// So many looks at a kind cost about as much as a position of a usual board.
const LOOKS: u32 = 1000;

/// Takes from a position all that can be taken without loss: kind after kind, until none has changed.
#[derive(Default)]
pub(super) struct Closing {
    /// The kind to look at next, and how many in a row have not changed.
    kind: usize,
    same: usize,
}

impl Closing {
    /// A part of the work that counts as one position; what became of the position, once all is done.
    pub(super) fn advance(
        &mut self,
        ground: &Ground,
        state: &mut State,
        trail: &mut Trail,
        positions: &mut u64,
    ) -> Option<Closed> {
        *positions += 1;
        let kinds = state.alive.len();
        let mut looks = 0;
        while looks < LOOKS {
            if self.same == kinds {
                let won = state.left == 0;
                return Some(if won { Closed::Won } else { Closed::Open });
            }
            // Of a kind with many tiles all pairs are looked at.
            looks += 1 + state.alive[self.kind].count_ones().pow(2) / 64;
            match close_kind(ground, state, trail, self.kind) {
                Kind::Lost => return Some(Closed::Lost),
                Kind::Took => self.same = 0,
                Kind::Same => self.same += 1,
            }
            self.kind = (self.kind + 1) % kinds;
        }
        None
    }
}

/// The same at once.
pub(super) fn close(
    ground: &Ground,
    state: &mut State,
    trail: &mut Trail,
    positions: &mut u64,
) -> Closed {
    let mut closing = Closing::default();
    loop {
        if let Some(closed) = closing.advance(ground, state, trail, positions) {
            return closed;
        }
    }
}

/// Takes of a kind as long as something can be taken.
fn close_kind(ground: &Ground, state: &mut State, trail: &mut Trail, kind: usize) -> Kind {
    let mut result = Kind::Same;
    loop {
        let took = match state.alive[kind].count_ones() {
            0 => Kind::Same,
            2 => last_two(ground, state, trail, kind),
            4 => last_four(ground, state, trail, kind),
            _ => many(ground, state, trail, kind),
        };
        match took {
            Kind::Same => return result,
            Kind::Lost => return Kind::Lost,
            Kind::Took => result = Kind::Took,
        }
    }
}

fn last_two(ground: &Ground, state: &mut State, trail: &mut Trail, kind: usize) -> Kind {
    let first = ground.tiles.of_kind(kind).start;
    let mut tiles = Bits(state.alive[kind]);
    let (Some(a), Some(b)) = (tiles.next(), tiles.next()) else {
        return Kind::Same;
    };
    if state.may[first + a] >> b & 1 == 0 {
        return Kind::Lost;
    }
    if state.links(ground, first + a, first + b) {
        take(ground, state, trail, kind, a, b);
        return Kind::Took;
    }
    Kind::Same
}

/// All four if they can go now; of the pairs of an only matching, one that can.
fn last_four(ground: &Ground, state: &mut State, trail: &mut Trail, kind: usize) -> Kind {
    let first = ground.tiles.of_kind(kind).start;
    let mut tiles = [0; 4];
    for (place, tile) in tiles.iter_mut().zip(Bits(state.alive[kind])) {
        *place = tile;
    }
    let (mut possible, mut only) = (0, None);
    for matching in MATCHINGS {
        let [a, b, c, d] = matching.map(|tile| tiles[tile]);
        if state.may[first + a] >> b & 1 == 0 || state.may[first + c] >> d & 1 == 0 {
            state.forbid(first, a, b);
            state.forbid(first, c, d);
            continue;
        }
        possible += 1;
        let ab = state.links(ground, first + a, first + b);
        let cd = state.links(ground, first + c, first + d);
        let (now, then) = if ab {
            ([a, b], [c, d])
        } else {
            ([c, d], [a, b])
        };
        if (ab && cd) || ((ab || cd) && links_without(ground, state, first, now, then)) {
            take(ground, state, trail, kind, now[0], now[1]);
            take(ground, state, trail, kind, then[0], then[1]);
            return Kind::Took;
        }
        only = (ab || cd).then_some(now);
    }
    match (possible, only) {
        (0, _) => Kind::Lost,
        (1, Some([a, b])) => {
            take(ground, state, trail, kind, a, b);
            Kind::Took
        }
        _ => Kind::Same,
    }
}

/// Whether two tiles link once two others are gone.
fn links_without(
    ground: &Ground,
    state: &mut State,
    first: usize,
    gone: [usize; 2],
    pair: [usize; 2],
) -> bool {
    for tile in gone {
        state.clear(ground, first + tile);
    }
    let links = state.links(ground, first + pair[0], first + pair[1]);
    for tile in gone {
        state.fill(ground, first + tile);
    }
    links
}

/// All tiles of a kind if pairs can go, one after the other, until none is left; else what must be a pair and
/// can go.
fn many(ground: &Ground, state: &mut State, trail: &mut Trail, kind: usize) -> Kind {
    let first = ground.tiles.of_kind(kind).start;
    let (alive, left, mark) = (state.alive[kind], state.left, trail.len());
    while let Some([a, b]) = some_pair(ground, state, kind) {
        take(ground, state, trail, kind, a, b);
    }
    if state.alive[kind] == 0 {
        return Kind::Took;
    }
    for [a, b] in trail.drain(mark..).rev() {
        state.fill(ground, a);
        state.fill(ground, b);
    }
    (state.alive[kind], state.left) = (alive, left);
    for tile in Bits(alive) {
        let partners = state.partners(kind, first + tile);
        if partners == 0 {
            return Kind::Lost;
        }
        if partners.is_power_of_two() {
            let partner = partners.trailing_zeros() as usize;
            state.assume(kind, first, tile, partner);
            if state.links(ground, first + tile, first + partner) {
                take(ground, state, trail, kind, tile, partner);
                return Kind::Took;
            }
        }
    }
    Kind::Same
}

/// Two tiles of a kind that may be partners and link.
fn some_pair(ground: &Ground, state: &State, kind: usize) -> Option<[usize; 2]> {
    let first = ground.tiles.of_kind(kind).start;
    Bits(state.alive[kind]).find_map(|a| {
        let mut later = Bits(state.partners(kind, first + a) & !(u64::MAX >> (63 - a)));
        let links = |&b: &usize| state.links(ground, first + a, first + b);
        later.find(links).map(|b| [a, b])
    })
}

/// Takes two tiles that link.
pub(super) fn take(
    ground: &Ground,
    state: &mut State,
    trail: &mut Trail,
    kind: usize,
    a: usize,
    b: usize,
) {
    let first = ground.tiles.of_kind(kind).start;
    state.clear(ground, first + a);
    state.clear(ground, first + b);
    state.alive[kind] &= !(1 << a | 1 << b);
    state.left -= 2;
    trail.push([first + a, first + b]);
}
