//! What need not be looked at.
//!
//! It decides much: once kinds are down to two tiles, most orders of taking them are the same order, and whole
//! boards are proved lost whose positions could never all be looked at.

use super::super::super::scene::{Ground, Scene, Tile};
use super::Trail;

/// Keeps one pair alone if it can be taken without loss: the last two of their kind, and nothing moves when
/// they go.
///
/// Proof: take an order that wins the position and leave that pair out of it. Every other tile lies at every
/// time where it lay, and of the occupied cells only two are free that were not. So every other pair still
/// links when its turn comes, and the order wins the position without the two.
pub(super) fn keep_free(ground: &Ground, scene: &Scene, pairs: &mut Trail) {
    if !scene.is_settled() {
        return;
    }
    if let Some(&free) = pairs.iter().find(|&&pair| is_free(ground, scene, pair)) {
        pairs.clear();
        pairs.push(free);
    }
}

fn is_free(ground: &Ground, scene: &Scene, [a, b]: [Tile; 2]) -> bool {
    let (behind_a, behind_b) = (scene.behind(ground, a), scene.behind(ground, b));
    let nothing_moves = match (behind_a, behind_b) {
        (None, None) => true,
        (None, Some(tile)) => tile == a,
        (Some(tile), None) => tile == b,
        _ => false,
    };
    nothing_moves && ground.of_kind(a).filter(|&&tile| scene.has(tile)).count() == 2
}
