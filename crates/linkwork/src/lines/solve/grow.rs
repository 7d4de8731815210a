//! The first set of edges of an arrangement: one net, as near the board as that comes at once.

use super::arrange::Arranging;
use super::breadth::moving;
use super::plan::{Edge, Plan};
use crate::lines::Goal;
use crate::order;
use crate::rng::Rng;
use alloc::vec::Vec;

/// Puts as many edges in as the tiles of the board make. For one net they are one, from the beginning.
pub(super) fn edges(plan: &Plan, set: &mut Arranging, rng: &mut Rng) -> Option<()> {
    let fixed = fix(plan, set);
    let sides = |masks: &[u8]| masks.iter().map(|mask| mask.count_ones()).sum::<u32>();
    let wanted = (sides(&set.board) / 2).checked_sub(sides(&set.masks) / 2)? as usize;
    if plan.goal == Goal::OneNet {
        tree(plan, set, fixed, rng)?;
    }
    // The rest: between cells of the net, those first that match on the board.
    rng.shuffle(&mut set.without);
    let board = &set.board;
    order::by_key(&mut set.without, |&number| {
        matches_on(&plan.edges[number as usize], board).into()
    });
    let mut at = set.without.len();
    while set.within.len() < wanted && at > 0 {
        at -= 1;
        let edge = &plan.edges[set.without[at] as usize];
        let is_joined = [edge.a, edge.b]
            .iter()
            .all(|side| set.masks[usize::from(side.cell)] != 0);
        if is_joined || plan.goal == Goal::AllClosed {
            let number = set.without.remove(at);
            put_in(plan, set, number);
        }
    }
    (set.within.len() == wanted).then_some(())
}

/// How far an edge matches on the board: both sides solid, or one.
fn matches_on(edge: &Edge, board: &[u8]) -> u8 {
    let solid = |side: super::plan::Side| board[usize::from(side.cell)] >> side.bit & 1;
    solid(edge.a) + solid(edge.b)
}

fn put_in(plan: &Plan, set: &mut Arranging, number: u32) {
    for side in [plan.edges[number as usize].a, plan.edges[number as usize].b] {
        set.masks[usize::from(side.cell)] |= 1 << side.bit;
    }
    set.within.push(number);
}

/// Edges at cells that never move are as they are; the others are out of the set. A cell to begin at.
fn fix(plan: &Plan, set: &mut Arranging) -> Option<u16> {
    let moves = moving(plan);
    let mut begin = None;
    for (edge, number) in plan.edges.iter().zip(0..) {
        let ends = [edge.a.cell, edge.b.cell].map(usize::from);
        if ends[1] == plan.cells {
            continue;
        }
        if ends.into_iter().all(|end| moves[end]) {
            set.without.push(number);
            continue;
        }
        let fixed = if moves[ends[0]] { edge.b } else { edge.a };
        if set.board[usize::from(fixed.cell)] >> fixed.bit & 1 == 1 {
            for side in [edge.a, edge.b] {
                set.masks[usize::from(side.cell)] |= 1 << side.bit;
            }
            begin = Some(fixed.cell);
        }
    }
    begin
}

/// Grows a net over as many cells as there are tiles, along edges that match on the board first.
fn tree(plan: &Plan, set: &mut Arranging, fixed: Option<u16>, rng: &mut Rng) -> Option<()> {
    let count = |masks: &[u8]| masks.iter().filter(|&&mask| mask != 0).count();
    let tiles = count(&set.board);
    let start = match fixed {
        Some(cell) => cell,
        None => {
            let cells = (0..).zip(&set.board).filter(|(_, mask)| **mask != 0);
            let cells: Vec<u16> = cells.map(|(cell, _)| cell).collect();
            *cells.get(rng.index(cells.len()))?
        }
    };
    let mut out = alloc::vec![false; plan.edges.len()];
    set.without
        .iter()
        .for_each(|&number| out[number as usize] = true);
    let mut inside = alloc::vec![false; plan.cells + 1];
    // By how gladly an edge is taken: between blank cells last, matching ones first.
    let mut open: [Vec<u32>; 4] = Default::default();
    let mut joined = 0;
    let mut arrived = alloc::vec![start];
    loop {
        while let Some(cell) = arrived.pop() {
            if core::mem::replace(&mut inside[usize::from(cell)], true) {
                continue;
            }
            joined += 1;
            for number in plan.at[usize::from(cell)] {
                let edge = &plan.edges[number as usize];
                let other = edge.other(cell);
                if out[number as usize] {
                    let blank = set.board[usize::from(other)] == 0;
                    let glad = if blank {
                        0
                    } else {
                        1 + matches_on(edge, &set.board)
                    };
                    open[usize::from(glad)].push(number);
                } else if is_in(edge, &set.masks) {
                    arrived.push(other);
                }
            }
        }
        if joined >= tiles {
            break;
        }
        let list = open.iter_mut().rev().find(|list| !list.is_empty())?;
        let number = list.swap_remove(rng.index(list.len()));
        let edge = &plan.edges[number as usize];
        let ends = [edge.a.cell, edge.b.cell];
        if let Some(&end) = ends.iter().find(|&&end| !inside[usize::from(end)]) {
            put_in(plan, set, number);
            arrived.push(end);
        }
    }
    let taken = core::mem::take(&mut set.within);
    taken
        .iter()
        .for_each(|&number| out[number as usize] = false);
    set.without.retain(|&number| out[number as usize]);
    set.within = taken;
    (joined == tiles && count(&set.masks) == tiles).then_some(())
}

fn is_in(edge: &Edge, masks: &[u8]) -> bool {
    masks[usize::from(edge.a.cell)] >> edge.a.bit & 1 == 1
}
