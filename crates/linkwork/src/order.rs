//! Putting things in order: one heap of numbers for things of every type, since a sort for each type is what a page
//! that is downloaded pays for.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;

/// Puts things in the order of a number of theirs; equal ones keep their order.
pub(crate) fn by_key<T>(things: &mut Vec<T>, key: impl FnMut(&T) -> u32) {
    first_by_key(things, usize::MAX, key);
}

/// The same, and keeps only so many, the first ones.
#[allow(clippy::cast_possible_truncation)]
pub(crate) fn first_by_key<T>(things: &mut Vec<T>, most: usize, mut key: impl FnMut(&T) -> u32) {
    // Nothing here holds as many as 2³² things.
    let numbered = things.iter().zip(0_u32..);
    let keys = numbered.map(|(thing, n)| Reverse(u64::from(key(thing)) << 32 | u64::from(n)));
    let mut keys: BinaryHeap<Reverse<u64>> = keys.collect();
    let taken = core::mem::take(things).into_iter();
    let mut taken: Vec<Option<T>> = taken.map(Some).collect();
    let ordered = core::iter::from_fn(|| keys.pop()).take(most);
    let ordered = ordered.map(|Reverse(key)| taken.get_mut(key as u32 as usize)?.take());
    things.extend(ordered.flatten());
}

#[cfg(test)]
mod tests {
    use super::{by_key, first_by_key};
    use crate::rng::{Rng, Seed};
    use alloc::vec::Vec;

    #[test]
    fn things_come_in_the_order_of_a_stable_sort() {
        let mut rng = Rng::new(Seed::from_number(7), 0);
        for count in [0, 1, 2, 30, 1000] {
            let things = (0..count).map(|n| (rng.index(10) as u32, n));
            let mut ours: Vec<(u32, u32)> = things.collect();
            let mut expected = ours.clone();
            let mut first = ours.clone();
            expected.sort_by_key(|thing| thing.0);
            by_key(&mut ours, |thing| thing.0);
            assert_eq!(ours, expected);
            first_by_key(&mut first, 20, |thing| thing.0);
            assert_eq!(first, expected[..expected.len().min(20)]);
        }
    }
}
