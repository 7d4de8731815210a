//! What cells and games are called, for those who hear them.

use linkwork::{
    Pos, Session,
    pairs::{Cell, Kind},
    session::Table,
};
use linkwork_art::{Face, Set};
use linkwork_ui::{Play, Texts};

use crate::pictures;

/// What a kind is called in a set of faces.
pub(crate) fn kind(texts: &Texts, set: Set, kind: Kind) -> String {
    match set {
        Set::Shapes => {
            let face = Face::of(kind);
            let args = [
                ("colour", texts.say(face.colour.key()).into()),
                ("shape", texts.say(face.shape.key()).into()),
                ("letters", face.letters.into()),
            ];
            texts.with(Face::KEY, &args)
        }
        Set::Characters => set.text(kind),
        Set::Pictures => pictures::name(kind, texts.lang()).unwrap_or_else(|| set.text(kind)),
    }
}

/// A cell of a pairs game with its place: "blue star 2B, row 2, column 5".
pub(crate) fn cell(texts: &Texts, set: Set, pos: Pos, cell: Cell) -> String {
    let what = match cell {
        Cell::Tile(tile) => kind(texts, set, tile),
        Cell::Wall => texts.say("wall"),
        Cell::Empty => texts.say("empty"),
    };
    at(texts, what, pos)
}

/// Something with its place.
pub(crate) fn at(texts: &Texts, what: String, pos: Pos) -> String {
    let args = [
        ("what", what.into()),
        ("row", (u16::from(pos.row) + 1).into()),
        ("column", (u16::from(pos.col) + 1).into()),
    ];
    texts.with("cell-name", &args)
}

/// What a game is called: the game and the size of its board.
pub(crate) fn title(texts: &Texts, session: &Session) -> String {
    let (play, size) = match session.table() {
        Table::Pairs(table) => (Play::Pairs, table.board.size()),
        Table::Lines(table) => (Play::Lines(table.round.way()), table.round.board().size()),
    };
    let args = [
        ("game", play.name(texts).into()),
        ("size", size.to_string().replace('x', "×").into()),
    ];
    texts.with("game-title", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use linkwork_ui::Lang;

    #[test]
    fn a_cell_is_named_with_its_place() {
        let said = |lang, set, what| cell(&Texts::new(lang), set, Pos::new(1, 4), what);
        let tile = Cell::Tile(Kind::FIRST);
        assert_eq!(said(Lang::En, Set::Characters, tile), "天, row 2, column 5");
        assert_eq!(
            said(Lang::Sv, Set::Characters, Cell::Wall),
            "mur, rad 2, kolumn 5"
        );
        assert_eq!(
            said(Lang::ZhCn, Set::Shapes, Cell::Empty),
            "空，第 2 行第 5 列"
        );
    }
}
