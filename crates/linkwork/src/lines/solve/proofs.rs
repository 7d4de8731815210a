//! Quick proofs that tiles cannot form the goal, wherever they lie.

use super::plan::Plan;
use crate::lines::Goal;

/// Whether something that no shift changes rules the goal out.
pub(super) fn is_ruled_out(plan: &Plan, masks: &[u8]) -> bool {
    let solid = |bit: u8| masks.iter().filter(|&mask| mask >> bit & 1 == 1).count();
    let [top, right, bottom, left] = [0, 1, 2, 3].map(solid);
    // Every right side matches a left side, every bottom a top.
    if top != bottom || right != left {
        return true;
    }
    // Each takes a place where two cells face each other.
    let places = |bit: u8| {
        let joins =
            |edge: &&super::plan::Edge| usize::from(edge.b.cell) < plan.cells && edge.a.bit == bit;
        plan.edges.iter().filter(joins).count()
    };
    if right > places(1) || bottom > places(2) {
        return true;
    }
    // No lane touches it: it stays as it is.
    let stays = |edge: &super::plan::Edge| edge.touched == 0 && Plan::is_bad(edge, masks);
    if plan.edges.iter().any(stays) {
        return true;
    }
    // To join n tiles takes n - 1 edges; and no tile at all is no net.
    let tiles = masks.iter().filter(|&&mask| mask != 0).count();
    plan.goal == Goal::OneNet && (tiles == 0 || right + bottom + 1 < tiles)
}
