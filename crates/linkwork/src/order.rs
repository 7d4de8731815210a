//! Putting things in order where that is no part of the work that counts: one sort for things of every type, since a
//! sort for each type is what a page that is downloaded pays for.

use alloc::vec::Vec;

/// Puts things in the order of a number of theirs; equal ones keep their order.
#[allow(clippy::cast_possible_truncation)]
pub(crate) fn by_key<T>(things: &mut Vec<T>, mut key: impl FnMut(&T) -> u64) {
    // Nothing here holds as many as 2³² things.
    let numbered = things.iter().enumerate();
    let mut keys: Vec<(u64, u32)> = numbered.map(|(n, thing)| (key(thing), n as u32)).collect();
    keys.sort_unstable();
    let taken = core::mem::take(things).into_iter();
    let mut taken: Vec<Option<T>> = taken.map(Some).collect();
    let ordered = keys
        .into_iter()
        .map(|(_, n)| taken.get_mut(n as usize)?.take());
    things.extend(ordered.flatten());
}

#[cfg(test)]
mod tests {
    use super::by_key;
    use crate::rng::{Rng, Seed};
    use alloc::vec::Vec;

    #[test]
    fn things_come_in_the_order_of_a_stable_sort() {
        let mut rng = Rng::new(Seed::from_number(7), 0);
        for most in [0, 1, 2, 30, 1000] {
            let things = (0..most).map(|n| (rng.index(10) as u64, n));
            let mut ours: Vec<(u64, u64)> = things.collect();
            let mut expected = ours.clone();
            expected.sort_by_key(|thing| thing.0);
            by_key(&mut ours, |thing| thing.0);
            assert_eq!(ours, expected);
        }
    }
}
