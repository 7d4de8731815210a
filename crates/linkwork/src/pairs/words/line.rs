//! One row or column as bits: bit i tells whether something lies on place i.
//!
//! Bits past the last place are set, so that what one sees of a line ends there.

use alloc::boxed::Box;

/// A line of up to 64 W places.
pub(super) type Line<const W: usize> = [u64; W];

/// As many lines as a line has places: 64 W, in pages of 64, so that no index has to be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lines<const W: usize>(Box<[[Line<W>; 64]; W]>);

impl<const W: usize> Lines<W> {
    /// So many lines, all alike; those past them stay empty.
    pub(super) fn new(count: usize, line: Line<W>) -> Self {
        let mut pages = Box::new([[[0; W]; 64]; W]);
        pages.as_flattened_mut()[..count].fill(line);
        Self(pages)
    }

    #[inline]
    pub(super) const fn line(&self, n: u16) -> &Line<W> {
        &self.0[word(n) % W][n as usize % 64]
    }

    #[inline]
    pub(super) const fn line_mut(&mut self, n: u16) -> &mut Line<W> {
        &mut self.0[word(n) % W][n as usize % 64]
    }

    /// All lines, one after the other.
    #[inline]
    pub(super) const fn flat(&self) -> &[Line<W>] {
        self.0.as_flattened()
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.0.copy_from_slice(&*other.0);
    }
}

/// The bits that a line of that length leaves over.
pub(super) fn past<const W: usize>(len: usize) -> Line<W> {
    core::array::from_fn(|word| match len.saturating_sub(64 * word) {
        bit @ 0..64 => u64::MAX << bit,
        _ => 0,
    })
}

pub(super) const fn fill<const W: usize>(line: &mut Line<W>, at: u16) {
    line[word(at) % W] |= 1 << (at % 64);
}

pub(super) const fn clear<const W: usize>(line: &mut Line<W>, at: u16) {
    line[word(at) % W] &= !(1 << (at % 64));
}

pub(super) const fn has<const W: usize>(line: &Line<W>, at: u16) -> bool {
    line[word(at) % W] >> (at % 64) & 1 == 1
}

/// The word that holds a bit. Where there is one word only, the compiler sees that.
const fn word(at: u16) -> usize {
    at as usize / 64
}

/// The last bit set before that one.
pub(super) const fn last_before<const W: usize>(line: &Line<W>, at: u16) -> Option<u16> {
    let mut n = word(at) % W;
    let mut bits = line[n] & below(at as u32 % 64);
    while bits == 0 {
        if n == 0 {
            return None;
        }
        n -= 1;
        bits = line[n];
    }
    Some(number(n, 63 - bits.leading_zeros()))
}

/// The first bit set after that one.
pub(super) const fn first_after<const W: usize>(line: &Line<W>, at: u16) -> Option<u16> {
    let mut n = word(at) % W;
    let mut bits = line[n] & above(at as u32 % 64);
    while bits == 0 {
        n += 1;
        if n == W {
            return None;
        }
        bits = line[n];
    }
    Some(number(n, bits.trailing_zeros()))
}

/// The free places of a line on both sides of one, and that one: from the first up to the end.
#[inline]
pub(super) const fn span<const W: usize>(line: &Line<W>, at: u16) -> (u32, u32) {
    if W == 1 {
        // Without a branch: with no bit set the counts are those of the word's ends.
        let low = 64 - (line[0] & below(at as u32)).leading_zeros();
        return (low, (line[0] & above(at as u32)).trailing_zeros());
    }
    let low = match last_before(line, at) {
        Some(last) => last as u32 + 1,
        None => 0,
    };
    let end = match first_after(line, at) {
        Some(first) => first as u32,
        None => 64 * W as u32,
    };
    (low, end)
}

/// The free places of a line of one word on both sides of one, and that one, as bits. The bits below the next
/// occupied place are had without counting: one less has them all.
#[inline]
pub(super) const fn seen(line: u64, at: u16) -> u64 {
    let low = 64 - (line & below(at as u32)).leading_zeros();
    let next = line & above(at as u32);
    (u64::MAX << low) & next.wrapping_sub(1) & !next
}

/// The bits from `low` up to `end` that fall into a word; `low` comes before `end`.
#[inline]
pub(super) fn between<const W: usize>(word: usize, (low, end): (u32, u32)) -> u64 {
    if W == 1 {
        return (u64::MAX << low) & (u64::MAX >> (64 - end));
    }
    let first = 64 * word as u32;
    let cut = |at: u32| match at.saturating_sub(first) {
        bit @ 0..64 => below(bit),
        _ => u64::MAX,
    };
    cut(end) & !cut(low)
}

/// The first bit set from one on, up to another.
pub(super) fn first_in<const W: usize>(line: &Line<W>, low: u16, high: u16) -> Option<u16> {
    let first = if has(line, low) {
        Some(low)
    } else {
        first_after(line, low)
    };
    first.filter(|&bit| bit <= high)
}

/// The bits below one of 64.
const fn below(bit: u32) -> u64 {
    !(u64::MAX << bit)
}

/// The bits above that one.
const fn above(bit: u32) -> u64 {
    !1 << bit
}

/// The number of a bit of word n.
#[allow(clippy::cast_possible_truncation)]
pub(super) const fn number(n: usize, bit: u32) -> u16 {
    (64 * n) as u16 + bit as u16
}
