//! Drawing the board of a pairs game: its cells, the marks on them, and the line of a path.

use linkwork::{
    Pos,
    pairs::{Cell, Point},
    session::{Hint, PairsTable},
};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::{app::Look, paint::Ways, view::View};
use linkwork_ui::{Game, game::Flash};

/// Draws the board of that game.
pub(super) fn draw(look: &Look, game: &Game, view: &View, buf: &mut Buffer) {
    titles(view, 3, buf);
    let Some(table) = game.pairs() else { return };
    let chosen = table.chosen.into_iter().chain([game.cursor.pos()]);
    // In small cells marks of neighbours share a column: those of the player lie on top.
    for pos in view.cells().chain(chosen) {
        cell(look, game, &table, view, pos, buf);
    }
    if let Some(flash) = &game.flash {
        path(look, view, flash, buf);
    }
}

/// Where the terminal's own cursor stands: on the left mark.
pub(super) fn caret(game: &Game, view: &View) -> Option<(u16, u16)> {
    let cell = view.cell(game.cursor.pos())?;
    let (dx, dy) = view.scale.mark;
    Some((cell.x + dx, cell.y + dy))
}

/// The names of columns and rows, those of rows in so many columns.
pub(super) fn titles(view: &View, columns: usize, buf: &mut Buffer) {
    if view.col_names {
        for (x, y, name) in view.col_titles() {
            buf.set_string(x, y, name, Style::new());
        }
    }
    if view.row_names {
        for (x, y, name) in view.row_titles(columns) {
            buf.set_string(x, y, name, Style::new());
        }
    }
}

/// A tile is a block of paper with its face on it, and a gap to the right and below. In small cells
/// the gap is to the left, where the mark stands. A chosen tile is lifted off: it has no paper.
fn cell(look: &Look, game: &Game, table: &PairsTable<'_>, view: &View, pos: Pos, buf: &mut Buffer) {
    let (cursor, chosen) = (pos == game.cursor.pos(), table.chosen == Some(pos));
    let hinted =
        matches!(game.hint, Some(Hint::Pairs(hint)) if hint.pair.a == pos || hint.pair.b == pos);
    let (Some(area), Some(cell)) = (view.cell(pos), table.board.cell(pos)) else {
        return;
    };
    let kind = match cell {
        Cell::Tile(kind) => Some(kind),
        Cell::Empty | Cell::Wall => None,
    };
    // The line of a path would cut the block of the cursor on an empty cell in pieces.
    let pointed = cursor && (game.flash.is_none() || kind.is_some());
    let paper = match (pointed, chosen) {
        (true, _) => look.paint.pointed(),
        (false, true) => None,
        (false, false) if hinted => look.paint.hinted(),
        (false, false) => kind.map(|kind| look.paint.tile(kind, look.faces.coloured())),
    };
    match paper {
        _ if cell == Cell::Wall => wall(look, area, buf),
        Some(paper) => block(look, view, area, paper, buf),
        None => {}
    }
    let (dx, dy) = view.scale.face;
    let (x, y) = (area.x + dx, area.y + dy);
    let style = paper.unwrap_or_else(|| look.paint.strong());
    if let Some(kind) = kind {
        buf.set_string(x, y, look.faces.name(kind), style);
    }
    if let Some((left, right)) = look.paint.marks(cursor, chosen, hinted) {
        let style = style.patch(look.paint.strong());
        buf.set_string(x - 1, y, left, style);
        buf.set_string(x + 2, y, right, style);
    }
}

fn block(look: &Look, view: &View, area: Rect, paper: Style, buf: &mut Buffer) {
    // A narrow cell has its gap to the left, a wide one half a column to the right.
    let narrow = view.scale.wide == 3;
    let (left, right) = match narrow {
        true => (area.x + 1, area.right()),
        false => (area.x, area.right() - 1),
    };
    let low = view.scale.high > 1;
    let bottom = area.bottom() - u16::from(low);
    let (width, height) = (right - left, bottom - area.y);
    let whole = Rect {
        x: left,
        y: area.y,
        width,
        height,
    };
    buf.set_style(whole, paper);
    if look.paint.ascii || !low {
        return;
    }
    let edge = look.paint.edge(paper);
    for x in left..right {
        buf.set_string(x, bottom, "▀", edge);
    }
    if !narrow {
        for y in area.y..bottom {
            buf.set_string(right, y, "▌", edge);
        }
        buf.set_string(right, bottom, "▘", edge);
    }
}

fn wall(look: &Look, area: Rect, buf: &mut Buffer) {
    for place in area.positions() {
        buf.set_string(place.x, place.y, look.paint.wall(), Style::new());
    }
}

/// The line of a path along its cells, with the kind that was there at its ends.
fn path(look: &Look, view: &View, flash: &Flash, buf: &mut Buffer) {
    let places = places(view, flash);
    let style = look.paint.path(flash.broken);
    for n in 1..places.len().saturating_sub(1) {
        let (here, ways) = (places[n], ways(places[n - 1], places[n], places[n + 1]));
        let across = ways.left && ways.right;
        if look.paint.ascii && flash.broken && across && here.0 % 2 == 1 {
            continue;
        }
        put(view, here, look.paint.line(ways, flash.broken), style, buf);
    }
    let ends = flash.path.points();
    for end in [ends.first(), ends.last()].into_iter().flatten() {
        let face = flash.kind.map(|kind| look.faces.name(kind));
        if let (Some(face), Some(area)) = (face, cell_of(view, *end)) {
            let (dx, dy) = view.scale.face;
            buf.set_string(area.x + dx, area.y + dy, face, style);
        }
    }
}

fn cell_of(view: &View, point: Point) -> Option<Rect> {
    let (row, col) = (u8::try_from(point.row).ok()?, u8::try_from(point.col).ok()?);
    view.cell(Pos { row, col })
}

/// Every place of the screen that the path runs through, without the faces of its ends.
fn places(view: &View, flash: &Flash) -> Vec<(i32, i32)> {
    let mut places: Vec<(i32, i32)> = Vec::new();
    for point in flash.path.walk() {
        let to = view.middle(point);
        let Some(&(mut x, mut y)) = places.last() else {
            places.push(to);
            continue;
        };
        while (x, y) != to {
            x += (to.0 - x).signum();
            y += (to.1 - y).signum();
            places.push((x, y));
        }
    }
    let on_face = |end: Option<&Point>| {
        let face = end.and_then(|end| cell_of(view, *end)).map(|area| {
            let (dx, dy) = view.scale.face;
            (i32::from(area.x + dx), i32::from(area.y + dy))
        });
        move |place: &(i32, i32)| {
            face.is_some_and(|(x, y)| place.1 == y && (x..x + 2).contains(&place.0))
        }
    };
    let ends = flash.path.points();
    let (first, last) = (on_face(ends.first()), on_face(ends.last()));
    // One place of each face stays, so that the line knows where it comes from.
    let from = places.iter().rposition(&first).unwrap_or(0);
    let to = places
        .iter()
        .position(&last)
        .unwrap_or(places.len().saturating_sub(1));
    places.get(from..=to).map(<[_]>::to_vec).unwrap_or_default()
}

fn ways(before: (i32, i32), here: (i32, i32), after: (i32, i32)) -> Ways {
    let mut ways = Ways::default();
    for (x, y) in [before, after] {
        ways.left |= x < here.0;
        ways.right |= x > here.0;
        ways.up |= y < here.1;
        ways.down |= y > here.1;
    }
    ways
}

/// Puts a character of the line; what lies outside the board is not shown.
fn put(view: &View, (x, y): (i32, i32), symbol: &str, style: Style, buf: &mut Buffer) {
    let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else {
        return;
    };
    if view.inner().contains((x, y).into())
        && let Some(place) = buf.cell_mut((x, y))
    {
        place.reset();
        place.set_symbol(symbol).set_style(style);
    }
}
