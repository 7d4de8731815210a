//! Shuffles: the kinds are permuted among the tiles; cells, walls and counts stay.
//!
//! A guarantee is built, not retried. *Winnable*: an order in which all tiles can be taken is drawn
//! first, and the kinds are dealt to its pairs. *Playable*: a pair of tiles that link is drawn and given
//! one kind, the rest is random. Both are fast and biased: not every board that keeps the guarantee is
//! equally likely.

use super::board::Board;
use super::clearing;
use super::moves::{Guarantee, Shuffle};
use super::outcome::Refusal;
use crate::rng::Rng;
use alloc::collections::VecDeque;
use alloc::vec::Vec;

/// The stream of a seed that shuffles draw from; deals use the streams below.
const STREAM: u64 = u64::MAX;

/// Where each tile's new kind comes from, as in [`super::Shuffled`].
pub(super) fn permutation(board: &Board, shuffle: Shuffle) -> Result<Vec<u32>, Refusal> {
    let mut rng = Rng::new(shuffle.seed, STREAM);
    let kinds: Vec<u8> = board
        .tile_spots()
        .map(|spot| board.field().code(spot))
        .collect();
    let new = match shuffle.guarantee {
        Guarantee::Winnable => winnable(board, &kinds, &mut rng)?,
        Guarantee::Playable => playable(board, &kinds, &mut rng)?,
        Guarantee::Any => {
            let mut new = kinds.clone();
            rng.shuffle(&mut new);
            new
        }
    };
    Ok(sources(&kinds, &new))
}

/// Kinds for all tiles such that the board can be won.
fn winnable(board: &Board, kinds: &[u8], rng: &mut Rng) -> Result<Vec<u8>, Refusal> {
    let counts = counts(kinds);
    if counts.iter().any(|count| count % 2 == 1) {
        return Err(Refusal::Impossible);
    }
    let pairs = (0..=u8::MAX).zip(counts);
    let pairs = pairs.map(|(kind, count)| core::iter::repeat_n(kind, count / 2));
    let mut pair_kinds: Vec<u8> = pairs.flatten().collect();
    let order = clearing::order(board, rng)?;
    rng.shuffle(&mut pair_kinds);
    let mut new = alloc::vec![0; kinds.len()];
    for (taking, kind) in order.iter().zip(pair_kinds) {
        for tile in taking.tiles {
            new[tile as usize] = kind;
        }
    }
    Ok(new)
}

/// How many tiles there are of each kind.
fn counts(kinds: &[u8]) -> [usize; 256] {
    let mut counts = [0; 256];
    for &kind in kinds {
        counts[usize::from(kind)] += 1;
    }
    counts
}

/// Kinds for all tiles such that at least one pair links.
pub(super) fn playable(board: &Board, kinds: &[u8], rng: &mut Rng) -> Result<Vec<u8>, Refusal> {
    let counts = counts(kinds);
    let is_paired = |kind: &u8| counts[usize::from(*kind)] > 1;
    let paired: Vec<u8> = kinds.iter().copied().filter(is_paired).collect();
    if paired.is_empty() {
        return Err(Refusal::Impossible);
    }
    let pair = clearing::any_pair(board, rng).ok_or(Refusal::Impossible)?;
    let kind = paired[rng.index(paired.len())];
    let mut rest = kinds.to_vec();
    for _ in pair {
        if let Some(at) = rest.iter().position(|&k| k == kind) {
            rest.swap_remove(at);
        }
    }
    rng.shuffle(&mut rest);
    let mut rest = rest.into_iter();
    let new = (0..).take(kinds.len()).map(|tile: u32| {
        let dealt = if pair.contains(&tile) {
            None
        } else {
            rest.next()
        };
        dealt.unwrap_or(kind)
    });
    Ok(new.collect())
}

/// From which tile each new kind comes: tiles of one kind keep their order.
fn sources(old: &[u8], new: &[u8]) -> Vec<u32> {
    let mut by_kind = alloc::vec![VecDeque::new(); 256];
    for (&kind, tile) in old.iter().zip(0..) {
        by_kind[usize::from(kind)].push_back(tile);
    }
    new.iter()
        .filter_map(|&kind| by_kind[usize::from(kind)].pop_front())
        .collect()
}
