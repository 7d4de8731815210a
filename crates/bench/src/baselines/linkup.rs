//! The search of the chapter on Link-up in *Beauty of Programming* (编程之美, 2008): breadth first by straight runs.
//!
//! All places that are seen from the tile have no turn; all that are seen from those and have no number yet have one
//! turn; and so on. Where the goal is seen, the search ends.

use super::plain::{Place, Plain};

/// Whether two tiles are joined with at most two turns.
#[must_use]
pub fn linkup(plain: &Plain, a: Place, b: Place) -> bool {
    let mut is_numbered = vec![false; plain.places()];
    let mut round = vec![a];
    for _turns in 0..=2 {
        let mut next = Vec::new();
        for &from in &round {
            for dir in 0..4 {
                if sweep(plain, from, dir, b, &mut is_numbered, &mut next) {
                    return true;
                }
            }
        }
        round = next;
    }
    false
}

/// Numbers the free places along one direction; whether the goal ends them.
fn sweep(
    plain: &Plain,
    from: Place,
    dir: usize,
    goal: Place,
    is_numbered: &mut [bool],
    next: &mut Vec<Place>,
) -> bool {
    let mut at = from;
    while let Some(place) = plain.step(at, dir) {
        if place == goal {
            return true;
        }
        if !plain.is_free(place) {
            return false;
        }
        let number = &mut is_numbered[plain.index(place)];
        if !*number {
            *number = true;
            next.push(place);
        }
        at = place;
    }
    false
}
