//! The search of an article for RPG Maker (2026): depth first from place to place, at most two turns, and a hash map
//! from place and direction to the fewest turns with which the search was there, which prunes it.

use super::plain::{Place, Plain};
use std::collections::HashMap;

/// The places and directions that the search was at, and with how few turns.
type Visited = HashMap<(Place, usize), u8>;

/// Whether two tiles are joined with at most two turns.
#[must_use]
pub fn rpgmaker(plain: &Plain, a: Place, b: Place) -> bool {
    let mut visited = Visited::new();
    (0..4).any(|dir| search(plain, (a, dir), b, 0, &mut visited))
}

/// Goes one step on in a direction, and from there in all directions but back.
fn search(
    plain: &Plain,
    (at, dir): (Place, usize),
    goal: Place,
    turns: u8,
    visited: &mut Visited,
) -> bool {
    let Some(next) = plain.step(at, dir) else {
        return false;
    };
    if next == goal {
        return true;
    }
    if !plain.is_free(next) {
        return false;
    }
    if visited
        .get(&(next, dir))
        .is_some_and(|&fewest| fewest <= turns)
    {
        return false;
    }
    visited.insert((next, dir), turns);
    (0..4).any(|to| {
        let turned = turns + u8::from(to != dir);
        to != (dir + 2) % 4 && turned <= 2 && search(plain, (next, to), goal, turned, visited)
    })
}
