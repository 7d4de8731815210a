//! One cell of a pairs game: what there is to show, and how it is painted.

use leptos::prelude::document;
use linkwork::{
    Pos,
    pairs::{Cell, Kind},
    session::Hint,
};
use linkwork_art::{Pen, Set};
use linkwork_ui::Game;
use web_sys::Element;

use super::super::grid::dress;
use crate::{look::Look, name};

const SVG: &str = "http://www.w3.org/2000/svg";

/// What there is to show of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tile {
    cell: Cell,
    is_chosen: bool,
    is_hint: bool,
    is_alike: bool,
    /// The cursor is here.
    is_here: bool,
}

/// All cells of a game, row by row.
pub(super) fn tiles(game: &Game, alike: Option<Kind>) -> Vec<Tile> {
    let Some(table) = game.pairs() else {
        return Vec::new();
    };
    let hint = match game.hint {
        Some(Hint::Pairs(hint)) => Some([hint.pair.a, hint.pair.b]),
        _ => None,
    };
    let tile = |pos: Pos| {
        let cell = table.board.cell(pos).unwrap_or(Cell::Empty);
        Tile {
            cell,
            is_chosen: table.chosen == Some(pos),
            is_hint: hint.is_some_and(|pair| pair.contains(&pos)),
            is_alike: alike.is_some_and(|kind| cell == Cell::Tile(kind)),
            is_here: game.cursor.pos() == pos,
        }
    };
    table.board.size().positions().map(tile).collect()
}

/// Paints cells with the faces of a set.
pub(super) struct Painter {
    look: Look,
    set: Set,
    /// By kind: what it is called, if its face lies in the page.
    drawn: Vec<Option<String>>,
}

impl Painter {
    pub(super) fn new(look: Look) -> Self {
        Self {
            look,
            set: Set::default(),
            drawn: Vec::new(),
        }
    }

    /// Paints with another set from now on.
    pub(super) fn dress(&mut self, set: Set) {
        self.set = set;
        self.drawn.clear();
        if let Some(faces) = faces() {
            faces.set_inner_html("");
        }
    }

    /// Paints a cell that showed something else before.
    pub(super) fn paint(&mut self, node: &Element, pos: Pos, tile: &Tile, before: Option<&Tile>) {
        let is_new = before.is_none_or(|before| before.cell != tile.cell);
        let name = is_new.then(|| self.name(pos, tile.cell));
        let was_here = before.map(|before| before.is_here);
        dress(
            node,
            &class(tile),
            name.as_deref(),
            (was_here, tile.is_here),
        );
        let is_chosen = if tile.is_chosen { "true" } else { "false" };
        let _ = match tile.cell {
            Cell::Tile(_) => node.set_attribute("aria-selected", is_chosen),
            _ => node.remove_attribute("aria-selected"),
        };
        match tile.cell {
            _ if !is_new => {}
            Cell::Tile(kind) => show_face(node, &format!("#f{}", kind.number())),
            _ => node.set_text_content(None),
        }
    }

    /// What a cell is called. A shuffle names hundreds at once, of few kinds.
    fn name(&mut self, pos: Pos, cell: Cell) -> String {
        match cell {
            Cell::Tile(kind) => {
                let what = self.draw(kind).to_owned();
                name::at(&self.look.texts_now(), what, pos)
            }
            _ => self.look.cell(pos, cell),
        }
    }

    /// Puts the face of a kind into the page once, for all its tiles; gives what they are called.
    fn draw(&mut self, kind: Kind) -> &str {
        let (look, set, number) = (self.look, self.set, kind.number());
        let at = usize::from(number);
        if self.drawn.len() <= at {
            self.drawn.resize(at + 1, None);
        }
        self.drawn[at].get_or_insert_with(|| {
            if let Some(faces) = faces() {
                let face = set.draw(kind, Pen::Page);
                let symbol =
                    format!(r#"<symbol id="f{number}" viewBox="0 0 64 64">{face}</symbol>"#);
                let _ = faces.insert_adjacent_html("beforeend", &symbol);
            }
            look.kind(kind)
        })
    }
}

/// The element that holds the faces.
fn faces() -> Option<Element> {
    document().get_element_by_id("faces")
}

fn show_face(node: &Element, href: &str) {
    if let Ok(Some(face)) = node.query_selector("use") {
        let _ = face.set_attribute("href", href);
        return;
    }
    let document = document();
    let (Ok(svg), Ok(face)) = (
        document.create_element_ns(Some(SVG), "svg"),
        document.create_element_ns(Some(SVG), "use"),
    ) else {
        return;
    };
    let _ = svg.set_attribute("class", "face");
    let _ = svg.set_attribute("viewBox", "0 0 64 64");
    let _ = svg.set_attribute("aria-hidden", "true");
    let _ = face.set_attribute("href", href);
    let _ = svg.append_child(&face);
    node.set_text_content(None);
    let _ = node.append_child(&svg);
}

fn class(tile: &Tile) -> String {
    let mut class = String::from(match tile.cell {
        Cell::Tile(_) => "cell tile",
        Cell::Wall => "cell wall",
        Cell::Empty => "cell",
    });
    let marks = [
        (tile.is_chosen, " chosen"),
        (tile.is_hint, " hint"),
        (tile.is_alike, " alike"),
    ];
    for (_, mark) in marks.into_iter().filter(|mark| mark.0) {
        class.push_str(mark);
    }
    class
}

#[cfg(test)]
mod tests {
    use super::*;
    use linkwork::{Session, session::Action};

    #[test]
    fn every_mark_is_shown_where_it_belongs() {
        let mut game = Game::new(Session::open("pairs::11./2x2").unwrap(), 0);
        game.act(1, Action::Tap(Pos::new(0, 1)));
        let shown: Vec<String> = tiles(&game, Kind::new(2)).iter().map(class).collect();
        let tile = "cell tile";
        let expected = [
            tile,
            "cell tile chosen",
            "cell",
            "cell tile alike",
            "cell wall",
            "cell tile alike",
        ];
        assert_eq!(shown, expected);
    }
}
