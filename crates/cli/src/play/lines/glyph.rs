//! The characters that lines are made of. Lines of closed and of lit groups are heavy. None is a letter:
//! letters name groups.

use linkwork::{Dir, lines::Mask};

use super::super::paint::Paint;

/// By the bits of a mask: top 1, right 2, bottom 4, left 8.
const LIGHT: [&str; 16] = [
    " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
];
const HEAVY: [&str; 16] = [
    " ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋",
];

/// The middle of a tile.
pub(super) fn middle(paint: Paint, mask: Mask, heavy: bool) -> &'static str {
    let bits = usize::from(mask.bits());
    match (paint.ascii, heavy, bits) {
        (_, _, 0) => " ",
        (true, false, 5) => "|",
        (true, true, 5) => "!",
        (true, false, 10) => "-",
        (true, true, 10) => "=",
        (true, false, 1 | 2 | 4 | 8) => ".",
        (true, false, _) => "+",
        (true, true, _) => "@",
        (false, false, _) => LIGHT[bits],
        (false, true, _) => HEAVY[bits],
    }
}

/// A piece of the line from the middle to a side.
pub(super) const fn arm(paint: Paint, side: Dir, heavy: bool) -> &'static str {
    let across = matches!(side, Dir::Left | Dir::Right);
    match (paint.ascii, heavy, across) {
        (true, false, true) => "-",
        (true, false, false) => "|",
        (true, true, true) => "=",
        (true, true, false) => "!",
        (false, false, true) => "─",
        (false, false, false) => "│",
        (false, true, true) => "━",
        (false, true, false) => "┃",
    }
}

/// A piece of a barrier at the right or lower side of a cell.
pub(super) const fn barrier(paint: Paint, side: Dir) -> &'static str {
    match (paint.ascii, side) {
        (true, _) => "#",
        (false, Dir::Right) => "▐",
        (false, _) => "▄",
    }
}

/// The frame round the board: whole where it is a wall, with gaps where lines go round.
pub(super) struct Frame {
    pub(super) across: &'static str,
    pub(super) down: &'static str,
    /// Top left, top right, bottom left, bottom right.
    pub(super) corners: [&'static str; 4],
}

pub(super) const fn frame(paint: Paint, wraps: bool) -> Frame {
    let (across, down) = match (paint.ascii, wraps) {
        // A wall is a barrier all round; lines would not stand out against - and |.
        (true, false) => ("#", "#"),
        (true, true) => (".", ":"),
        (false, false) => ("─", "│"),
        (false, true) => ("┄", "┆"),
    };
    let corners = if paint.ascii {
        [across; 4]
    } else {
        ["┌", "┐", "└", "┘"]
    };
    Frame {
        across,
        down,
        corners,
    }
}

/// The arrow at the end of a lane towards which it moves when the arrow is clicked.
pub(super) const fn arrow(towards: Dir) -> &'static str {
    match towards {
        Dir::Up => "^",
        Dir::Right => ">",
        Dir::Down => "v",
        Dir::Left => "<",
    }
}

/// What the marks of a board look like, and the texts that say what they mean.
pub(in crate::play) const fn samples(paint: Paint) -> [(&'static str, &'static str); 6] {
    let [closed, barrier, frame] = match paint.ascii {
        true => ["@==@ !", "#", "... :"],
        false => ["┏━━┛", "▐ ▄", "┄┄┄ ┆"],
    };
    [
        (closed, "help-mark-closed"),
        ("*", "help-mark-lit"),
        (PINNED, "help-mark-pinned"),
        (barrier, "help-mark-barrier"),
        (frame, "help-mark-round"),
        ("12", "help-mark-bomb"),
    ]
}

/// Stands in the place of the arrows of a lane that is fixed.
pub(super) const PINNED: &str = "x";
