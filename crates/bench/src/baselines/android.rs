//! The sweep of a well-known article on writing the game for Android (2009).
//!
//! No corner: a free lane. One corner: one of two places. Two corners: the board is swept, up, down, left and right
//! from the first tile, for bridges: lines between the rows (or columns) of both tiles that are free, ends included.
//! They are put on a list, and of each it is asked whether both tiles have a free lane to their end.
//!
//! Mended: both corners are tried, where the article stops at the first empty one; columns and rows are not mixed up,
//! so a board need not be square; and the board has its ring.

use super::plain::{Place, Plain};

/// A free line between two lines of the board, and its ends.
struct Bridge {
    upright: bool,
    from: Place,
    to: Place,
}

/// Whether two tiles are joined with at most two turns.
#[must_use]
pub fn android(plain: &Plain, a: Place, b: Place) -> bool {
    no_corner(plain, a, b) || one_corner(plain, a, b) || two_corners(plain, a, b)
}

/// Whether all places strictly between two of one column are free.
fn vertical(plain: &Plain, a: Place, b: Place) -> bool {
    a.0 == b.0 && (a.1.min(b.1) + 1..a.1.max(b.1)).all(|y| plain.is_free((a.0, y)))
}

/// The same in a row.
fn horizontal(plain: &Plain, a: Place, b: Place) -> bool {
    a.1 == b.1 && (a.0.min(b.0) + 1..a.0.max(b.0)).all(|x| plain.is_free((x, a.1)))
}

fn no_corner(plain: &Plain, a: Place, b: Place) -> bool {
    vertical(plain, a, b) || horizontal(plain, a, b)
}

fn one_corner(plain: &Plain, a: Place, b: Place) -> bool {
    let (first, second) = ((b.0, a.1), (a.0, b.1));
    let by_first =
        || plain.is_free(first) && horizontal(plain, a, first) && vertical(plain, first, b);
    let by_second =
        || plain.is_free(second) && vertical(plain, a, second) && horizontal(plain, second, b);
    by_first() || by_second()
}

fn two_corners(plain: &Plain, a: Place, b: Place) -> bool {
    bridges(plain, a, b).iter().any(|bridge| {
        if bridge.upright {
            horizontal(plain, a, bridge.from) && horizontal(plain, b, bridge.to)
        } else {
            vertical(plain, a, bridge.from) && vertical(plain, b, bridge.to)
        }
    })
}

fn bridges(plain: &Plain, a: Place, b: Place) -> Vec<Bridge> {
    let mut found = Vec::new();
    let mut upright = |x: usize| {
        let (from, to) = ((x, a.1), (x, b.1));
        if plain.is_free(from) && plain.is_free(to) && vertical(plain, from, to) {
            found.push(Bridge {
                upright: true,
                from,
                to,
            });
        }
    };
    (0..a.0).rev().for_each(&mut upright);
    (a.0 + 1..plain.width).for_each(&mut upright);
    let mut level = |y: usize| {
        let (from, to) = ((a.0, y), (b.0, y));
        if plain.is_free(from) && plain.is_free(to) && horizontal(plain, from, to) {
            found.push(Bridge {
                upright: false,
                from,
                to,
            });
        }
    };
    (0..a.1).rev().for_each(&mut level);
    (a.1 + 1..plain.height).for_each(&mut level);
    found
}
