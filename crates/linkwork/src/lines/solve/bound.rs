//! How many steps are needed at least: each mismatch must be touched by a lane that moves, so if the
//! steps left, as that many lanes, cannot touch all of them, the goal is further away.

use super::plan::Plan;
use super::tiles::Tiles;
use alloc::vec::Vec;

/// Up to so many lanes, whether they can touch all mismatches is decided; beyond, only guessed from
/// mismatches that share no lane. Three lanes an edge make at most 3⁵ tries.
const DECIDED: usize = 5;

/// Lists the mismatches of a position, each as the lanes that touch it. `false`, and an unfinished
/// list, if it is plain already that `left` lanes cannot touch them all.
pub(super) fn list(plan: &Plan, tiles: &Tiles, left: usize, list: &mut Vec<u64>) -> bool {
    list.clear();
    let (mut apart, mut used) = (0, 0);
    for lanes in tiles.bad(plan) {
        if lanes & used == 0 {
            apart += 1;
            used |= lanes;
            if apart > left {
                return false;
            }
        }
        list.push(lanes);
    }
    true
}

/// Whether `left` lanes and the `chosen` ones may be able to touch everything in the list. Counts how
/// much of it is looked at.
pub(super) fn can_touch(list: &[u64], chosen: u64, left: usize, work: &mut usize) -> bool {
    let Some(first) = list.iter().position(|lanes| lanes & chosen == 0) else {
        *work += list.len();
        return true;
    };
    let rest = &list[first..];
    *work += first + rest.len() / 2;
    if apart(rest, chosen, left) > left {
        return false;
    }
    if left > DECIDED {
        return true;
    }
    let lane = |set: u64| set & set.wrapping_neg();
    let mut lanes = rest[0];
    while lanes != 0 {
        if can_touch(&rest[1..], chosen | lane(lanes), left - 1, work) {
            return true;
        }
        lanes ^= lane(lanes);
    }
    false
}

/// How many mismatches, untouched so far, share no lane with each other; counted to one past `left`.
fn apart(list: &[u64], chosen: u64, left: usize) -> usize {
    let (mut apart, mut used) = (0, chosen);
    // Those touched by a chosen lane share it; the others count if nothing is shared.
    for lanes in list {
        if lanes & used == 0 {
            apart += 1;
            used |= lanes;
            if apart > left {
                break;
            }
        }
    }
    apart
}
