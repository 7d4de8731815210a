//! Sets of tiles: a bit each.

pub(in crate::pairs) fn has(set: &[u64], tile: usize) -> bool {
    set[tile / 64] >> (tile % 64) & 1 == 1
}

pub(in crate::pairs) fn add(set: &mut [u64], tile: usize) {
    set[tile / 64] |= 1 << (tile % 64);
}

pub(in crate::pairs) fn remove(set: &mut [u64], tile: usize) {
    set[tile / 64] &= !(1 << (tile % 64));
}

pub(in crate::pairs) fn len(set: &[u64]) -> usize {
    set.iter().map(|word| word.count_ones() as usize).sum()
}
