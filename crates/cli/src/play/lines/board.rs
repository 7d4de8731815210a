//! Drawing a board of line tiles: the lines, what stands out, the frame with its arrows.

use linkwork::{
    Dir, Pos, Size,
    lines::{Board, Edge, Group, Lane, Mask, Shift, centre},
    session::{Hint, LinesTable},
};
use linkwork_ui::{Game, words};
use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::Style,
};

use super::{
    drag::{Grip, towards},
    glyph,
};
use crate::play::{
    app::Look,
    board::titles,
    paint::{Paint, Shown},
    view::{Scale, View},
};

/// From large to small. Lines cross a whole cell, so cells touch.
const SCALES: [Scale; 4] = [
    Scale::new((7, 3), 2, (3, 1), (0, 1)),
    Scale::new((5, 3), 2, (2, 1), (0, 1)),
    Scale::new((5, 2), 2, (2, 0), (0, 0)),
    Scale::new((3, 1), 2, (1, 0), (0, 0)),
];

/// The same for boards with bombs: in a low cell the count stands right of the middle, over the arm there,
/// which the middle tells as well.
const BOMB_SCALES: [Scale; 5] = [
    SCALES[0],
    SCALES[1],
    SCALES[2],
    Scale::new((5, 1), 2, (1, 0), (0, 0)),
    Scale::new((4, 1), 2, (1, 0), (0, 0)),
];

/// How large the cells of that board may be drawn. ASCII needs room for the arms of each tile, a barrier
/// below a cell for a row of its own.
pub(in crate::play) fn scales(table: &LinesTable<'_>, paint: Paint) -> &'static [Scale] {
    let board = table.round.board();
    let has_bombs = board.bombs().next().is_some();
    let has_barriers = board.barriers().next().is_some();
    match (paint.ascii, has_barriers, has_bombs) {
        (true, ..) => &SCALES[..2],
        (false, true, _) => &SCALES[..3],
        (false, false, true) if board.bombs().any(|(_, wait)| wait > 99) => &BOMB_SCALES[..4],
        (false, false, true) => &BOMB_SCALES,
        (false, false, false) => &SCALES,
    }
}

/// A board, and for each of its cells the group that it is in.
struct Seen<'a> {
    board: &'a Board,
    groups: Vec<Option<Told>>,
}

/// What is told of a group.
#[derive(Clone, Copy)]
struct Told {
    first: Pos,
    look: Shown,
}

impl<'a> Seen<'a> {
    fn new(board: &'a Board, groups: &[Group], lit: Option<usize>) -> Self {
        let size = board.size();
        let mut seen = vec![None; size.cells()];
        for (n, group) in groups.iter().enumerate() {
            let look = match (lit == Some(n), group.closed) {
                (true, _) => Shown::Lit,
                (false, true) => Shown::Closed,
                (false, false) => Shown::Open,
            };
            let told = group.cells.first().map(|&first| Told { first, look });
            for &pos in &group.cells {
                seen[size.index(pos)] = told;
            }
        }
        Self {
            board,
            groups: seen,
        }
    }

    /// The same where only these cells have been found yet.
    fn until(mut self, found: &[usize]) -> Self {
        let mut groups = vec![None; self.groups.len()];
        for &cell in found {
            groups[cell] = self.groups[cell];
        }
        self.groups = groups;
        self
    }

    fn group(&self, pos: Pos) -> Option<Told> {
        self.groups.get(self.board.size().index(pos)).copied()?
    }
}

/// Draws the board of that game; while a lane is dragged, as it would be.
pub(in crate::play) fn draw(
    look: &Look,
    (game, grip): (&Game, Option<Grip>),
    table: &LinesTable<'_>,
    view: &View,
    buf: &mut Buffer,
) {
    // A space stands between the number of a row and its arrow, as long as there is room for it.
    let columns = if size_of(table).rows() < 100 { 2 } else { 3 };
    titles(view, columns, buf);
    let dragged = grip.and_then(|grip| grip.dragged(table));
    let seen = match &dragged {
        Some(board) => {
            let groups = board.groups();
            let middle = centre(board.size());
            let holds = |group: &Group| group.cells.contains(&middle);
            let lit = groups
                .iter()
                .position(holds)
                .filter(|_| table.lit.is_some());
            Seen::new(board, &groups, lit)
        }
        None => Seen::new(table.round.board(), table.groups, table.lit),
    };
    let seen = match &game.trace {
        Some(trace) => seen.until(trace.found()),
        None => seen,
    };
    frame(look.paint, seen.board, view, buf);
    if let Some(Hint::Lines(step)) = game.hint {
        mark_hint(look.paint, step.shift, view, buf);
    }
    for pos in view.cells() {
        cell(look.paint, &seen, view, pos, pos == game.cursor.pos(), buf);
    }
    for (pos, side) in seen.board.barriers() {
        barrier(look.paint, &seen, view, pos, side, buf);
    }
    marks(look.paint, &seen, view, game.cursor.pos(), buf);
    for (pos, wait) in seen.board.bombs() {
        if let Some(area) = view.cell(pos) {
            bomb(look.paint, view, area, wait, buf);
        }
    }
}

/// The count of a bomb. The last column of the cell stays free: the letter of the next one may follow. In
/// a low cell the count lies over the right mark of the cursor where both need that place.
fn bomb(paint: Paint, view: &View, area: Rect, wait: u8, buf: &mut Buffer) {
    let count = wait.to_string();
    let columns = u16::try_from(count.len()).unwrap_or(area.width);
    let x = match view.scale.high {
        1 => area.x + view.scale.face.0 + 1,
        _ => area.right().saturating_sub(columns + 1),
    };
    buf.set_string(x, area.bottom() - 1, count, paint.bomb());
}

fn size_of(table: &LinesTable<'_>) -> Size {
    table.round.board().size()
}

fn cell(paint: Paint, seen: &Seen<'_>, view: &View, pos: Pos, cursor: bool, buf: &mut Buffer) {
    let (Some(area), Some(mask)) = (view.cell(pos), seen.board.mask(pos)) else {
        return;
    };
    let told = seen.group(pos);
    let look = told.map_or(Shown::Open, |told| told.look);
    let style = style(paint, told, cursor);
    if told.is_some() || cursor {
        buf.set_style(area, style);
    }
    lines(paint, view, area, mask, look != Shown::Open, style, buf);
    if let (Some(told), true) = (told, view.scale.high > 1) {
        let letter = match told.look {
            Shown::Lit => '*',
            _ => words::group(seen.board.size(), told.first),
        };
        let (x, y) = letter_place(view, area);
        buf.set_string(x, y, letter.to_string(), style);
    }
}

/// How a cell of that group is drawn, under the cursor or not.
fn style(paint: Paint, told: Option<Told>, cursor: bool) -> Style {
    let n = told.map_or(0, |told| {
        usize::from(told.first.row) * 2 + usize::from(told.first.col)
    });
    let look = told.map_or(Shown::Open, |told| told.look);
    match (cursor, paint.pointed()) {
        (true, Some(pointed)) => pointed,
        (true, None) if look != Shown::Open => paint.strong(),
        _ => paint.group(n, look),
    }
}

/// Where the letter of its group stands in a cell, if it has room.
const fn letter_place(view: &View, cell: Rect) -> (u16, u16) {
    let x = if view.scale.wide > 5 {
        cell.x + 1
    } else {
        cell.x
    };
    (x, cell.y + cell.height - 1)
}

/// The marks of the cursor lie over whatever is drawn in its cell.
fn marks(paint: Paint, seen: &Seen<'_>, view: &View, pos: Pos, buf: &mut Buffer) {
    if let (Some(area), Some((left, right))) = (view.cell(pos), paint.marks(true, false, false)) {
        let style = style(paint, seen.group(pos), true).patch(paint.strong());
        let y = area.y + view.scale.face.1;
        buf.set_string(area.x, y, left, style);
        buf.set_string(area.right() - 1, y, right, style);
    }
}

fn lines(
    paint: Paint,
    view: &View,
    area: Rect,
    mask: Mask,
    heavy: bool,
    style: Style,
    buf: &mut Buffer,
) {
    let (dx, dy) = view.scale.face;
    let (x, y) = (area.x + dx, area.y + dy);
    let mut arm = |side: Dir, places: &mut dyn Iterator<Item = (u16, u16)>| {
        for (x, y) in places.filter(|_| mask.has(side)) {
            buf.set_string(x, y, glyph::arm(paint, side, heavy), style);
        }
    };
    arm(Dir::Left, &mut (area.x..x).map(|x| (x, y)));
    arm(Dir::Right, &mut (x + 1..area.right()).map(|x| (x, y)));
    arm(Dir::Up, &mut (area.y..y).map(|y| (x, y)));
    arm(Dir::Down, &mut (y + 1..area.bottom()).map(|y| (x, y)));
    buf.set_string(x, y, glyph::middle(paint, mask, heavy), style);
}

/// A barrier lies inside the cell to its left or above it, round the letter of the group.
fn barrier(paint: Paint, seen: &Seen<'_>, view: &View, pos: Pos, side: Dir, buf: &mut Buffer) {
    let Some(area) = view.cell(pos) else { return };
    let (right, bottom) = (area.right() - 1, area.bottom() - 1);
    let style = paint.barrier(seen.group(pos).map(|told| told.look));
    for place in area.positions() {
        let is_at_side = match side {
            Dir::Right => place.x == right,
            _ => place.y == bottom,
        };
        if is_at_side && (place.x, place.y) != letter_place(view, area) {
            buf.set_string(place.x, place.y, glyph::barrier(paint, side), style);
        }
    }
}

/// The frame, with an arrow at both ends of every lane that moves. No arrow stands where a line comes to
/// the frame: it would look like a part of the line, and a wall like a way out.
fn frame(paint: Paint, board: &Board, view: &View, buf: &mut Buffer) {
    edge(paint, board, view, buf);
    let size = board.size();
    let rows = (0..size.rows()).map(Lane::Row);
    for lane in rows.chain((0..size.cols()).map(Lane::Column)) {
        let symbol = |towards| match board.is_pinned(lane) {
            true => glyph::PINNED,
            false => glyph::arrow(towards),
        };
        if board.lane_len(lane) > Some(1) {
            for (towards, (x, y)) in ends(view, lane) {
                buf.set_string(x, y, symbol(towards), paint.strong());
            }
        }
    }
}

/// The frame itself. It is left out where the board goes on beyond the screen.
fn edge(paint: Paint, board: &Board, view: &View, buf: &mut Buffer) {
    let lines = glyph::frame(paint, board.edge() == Edge::Wrap);
    let (frame, size, (first, last)) = (view.frame(), board.size(), view.corners());
    let (right, bottom) = (frame.right() - 1, frame.bottom() - 1);
    let is_row = |y| match y {
        y if y == frame.y => first.row == 0,
        y => y == bottom && last.row + 1 == size.rows(),
    };
    let is_column = |x| match x {
        x if x == frame.x => first.col == 0,
        x => x == right && last.col + 1 == size.cols(),
    };
    for Position { x, y } in frame.positions() {
        let symbol = match (is_row(y), is_column(x)) {
            (false, false) => continue,
            (true, false) => lines.across,
            (false, true) => lines.down,
            (true, true) => lines.corners[2 * usize::from(y == bottom) + usize::from(x == right)],
        };
        buf.set_string(x, y, symbol, Style::new());
    }
}

/// Where the arrows of a lane stand, if it is shown: those of a row outside the frame, those of a column
/// in it, beside the middle of the column.
fn ends(view: &View, lane: Lane) -> impl Iterator<Item = (Dir, (u16, u16))> {
    let (frame, (left, right), (first, _)) = (view.frame(), view.sides(), view.corners());
    let (dx, dy) = view.scale.face;
    let (pos, back, on) = match lane {
        Lane::Row(row) => (Pos::new(row, first.col), Dir::Left, Dir::Right),
        Lane::Column(col) => (Pos::new(first.row, col), Dir::Up, Dir::Down),
    };
    let end = move |towards: Dir, cell: Rect| match towards {
        Dir::Left => (left, cell.y + dy),
        Dir::Right => (right, cell.y + dy),
        Dir::Up => (cell.x + dx + 1, frame.y),
        Dir::Down => (cell.x + dx + 1, frame.bottom() - 1),
    };
    let cell = view.cell(pos).into_iter();
    cell.flat_map(move |cell| [back, on].map(|towards| (towards, end(towards, cell))))
}

/// The arrow of the step that a hint names, at both ends of its lane.
fn mark_hint(paint: Paint, hint: Shift, view: &View, buf: &mut Buffer) {
    for (_, (x, y)) in ends(view, hint.lane) {
        buf.set_string(x, y, glyph::arrow(towards(hint)), paint.hint());
    }
}
