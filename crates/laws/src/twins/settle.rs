//! Gravity by single steps: a tile moves one cell on while the cell before it is empty, until none moves.

use linkwork::pairs::{Cell, Gravity, Layout};
use linkwork::{Dir, Pos};

/// The cells when everything has fallen.
#[must_use]
pub fn settled(layout: &Layout, gravity: Gravity) -> Layout {
    let mut now = layout.clone();
    loop {
        let before = now.clone();
        for pos in layout.size().positions() {
            step(&mut now, pos, gravity);
        }
        if now == before {
            return now;
        }
    }
}

fn step(layout: &mut Layout, pos: Pos, gravity: Gravity) {
    let Some(to) = pull(layout, pos, gravity).and_then(|dir| pos.step(dir, layout.size())) else {
        return;
    };
    // Halves do not mix: a tile that is pulled over the middle stays.
    let is_same_half = pull(layout, to, gravity) == pull(layout, pos, gravity);
    if let (Some(tile @ Cell::Tile(_)), Some(Cell::Empty), true) =
        (layout.cell(pos), layout.cell(to), is_same_half)
    {
        layout.set(pos, Cell::Empty);
        layout.set(to, tile);
    }
}

/// Whither a tile on that cell falls.
fn pull(layout: &Layout, pos: Pos, gravity: Gravity) -> Option<Dir> {
    let (left, upper) = (
        pos.col < layout.size().cols() / 2,
        pos.row < layout.size().rows() / 2,
    );
    Some(match gravity {
        Gravity::None => return None,
        Gravity::Down => Dir::Down,
        Gravity::Up => Dir::Up,
        Gravity::Left => Dir::Left,
        Gravity::Right => Dir::Right,
        Gravity::ApartH => choose(left, Dir::Left, Dir::Right),
        Gravity::TogetherH => choose(left, Dir::Right, Dir::Left),
        Gravity::ApartV => choose(upper, Dir::Up, Dir::Down),
        Gravity::TogetherV => choose(upper, Dir::Down, Dir::Up),
    })
}

const fn choose(first: bool, then: Dir, otherwise: Dir) -> Dir {
    if first { then } else { otherwise }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(gravity: Gravity, before: &str, after: &str) {
        let before: Layout = before.parse().unwrap();
        assert_eq!(settled(&before, gravity).to_string(), after, "{gravity}");
    }

    #[test]
    fn tiles_fall_as_far_as_they_can() {
        check(Gravity::Down, "12.\n.#.\n3..", ".2.\n1#.\n3..");
        check(Gravity::Up, "..\n1#\n23", "1.\n2#\n.3");
        check(Gravity::Right, "1.2.#.", "..12#.");
        check(Gravity::ApartH, "..1.2.3.", "1.....23");
        check(Gravity::TogetherH, "1...2.3", "..123..");
        check(Gravity::TogetherV, "1\n.\n.\n2", ".\n1\n2\n.");
        check(Gravity::None, "1.\n.2", "1.\n.2");
    }
}
