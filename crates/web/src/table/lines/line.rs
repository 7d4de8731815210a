//! One cell of a lines game: what there is to show, and how it is painted.

use linkwork::{
    Dir, Pos,
    lines::{Board, Lane, Mask, Way},
    session::Hint,
};
use linkwork_art::{
    Pen, Role,
    lines::{colours, draw},
};
use linkwork_ui::{Game, Texts, words};
use web_sys::Element;

use crate::{name, table::grid::dress};

/// What there is to show of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tile {
    mask: Mask,
    /// The sides at which its lines meet others, as bits.
    matched: u8,
    group: Option<Group>,
    bomb: Option<u8>,
    /// The sides that nothing joins across.
    bars: u8,
    /// It lies in the lane that a hint names.
    is_hint: bool,
    /// It lies in a lane that cannot be shifted.
    is_fixed: bool,
    is_here: bool,
}

impl Tile {
    /// All that its name tells.
    const fn words(&self) -> (Mask, Option<Group>, Option<u8>) {
        (self.mask, self.group, self.bomb)
    }

    /// All that its picture shows but for the colour: that comes with the class of the cell, since a shift
    /// changes it for many cells whose lines stay.
    fn looks(&self) -> (Mask, u8, bool, Option<u8>, u8) {
        let is_closed = self.group.is_some_and(|group| group.is_closed);
        (self.mask, self.matched, is_closed, self.bomb, self.bars)
    }
}

/// The group that a cell is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Group {
    letter: char,
    role: Role,
    tiles: usize,
    is_closed: bool,
    /// In Netslide: it holds the middle.
    is_lit: bool,
}

/// All cells of a game, row by row. While groups are looked for only those found show theirs.
pub(super) fn tiles(game: &Game) -> Vec<Tile> {
    let Some(table) = game.lines() else {
        return Vec::new();
    };
    let (board, size) = (table.round.board(), table.round.board().size());
    let groups = groups(game);
    let hint = match game.hint {
        Some(Hint::Lines(step)) => Some(step.shift.lane),
        _ => None,
    };
    let mut tiles: Vec<Tile> = size
        .positions()
        .zip(groups)
        .map(|(pos, group)| {
            let lanes = [Lane::Row(pos.row), Lane::Column(pos.col)];
            Tile {
                mask: board.mask(pos).unwrap_or_default(),
                matched: matched(board, pos),
                group,
                bomb: None,
                bars: 0,
                is_hint: hint.is_some_and(|lane| lanes.contains(&lane)),
                is_fixed: lanes.into_iter().all(|lane| board.is_pinned(lane)),
                is_here: game.cursor.pos() == pos,
            }
        })
        .collect();
    for (pos, wait) in board.bombs() {
        tiles[size.index(pos)].bomb = Some(wait);
    }
    for (pos, side) in board.barriers() {
        tiles[size.index(pos)].bars |= bit(side);
    }
    tiles
}

fn groups(game: &Game) -> Vec<Option<Group>> {
    let Some(table) = game.lines() else {
        return Vec::new();
    };
    let size = table.round.board().size();
    let mut groups = vec![None; size.cells()];
    let is_net = table.round.way() == Way::Netslide;
    let colours = colours(table.round.board(), table.groups);
    for ((group, colour), n) in table.groups.iter().zip(colours).zip(0..) {
        let Some(&first) = group.cells.first() else {
            continue;
        };
        let told = Group {
            letter: words::group(size, first),
            role: match (is_net, table.lit == Some(n)) {
                // What counts is what is joined to the middle; colours would only be noise.
                (true, true) => Role::Accent,
                (true, false) => Role::Quiet,
                (false, _) => Role::Group(colour),
            },
            tiles: group.cells.len(),
            is_closed: group.closed,
            is_lit: table.lit == Some(n),
        };
        for pos in &group.cells {
            groups[size.index(*pos)] = Some(told);
        }
    }
    if let Some(trace) = &game.trace {
        let mut found = vec![None; size.cells()];
        for &cell in trace.found() {
            found[cell] = groups[cell];
        }
        return found;
    }
    groups
}

/// The sides of a cell at which lines meet.
fn matched(board: &Board, pos: Pos) -> u8 {
    let has = |pos: Pos, side| board.mask(pos).is_some_and(|mask| mask.has(side));
    let meets = |side: &Dir| {
        let other = board.faces(pos, *side);
        has(pos, *side) && other.is_some_and(|other| has(other, side.opposite()))
    };
    let sides = [Dir::Up, Dir::Right, Dir::Down, Dir::Left].into_iter();
    sides.filter(meets).map(bit).sum()
}

const fn bit(side: Dir) -> u8 {
    match side {
        Dir::Up => 1,
        Dir::Right => 2,
        Dir::Down => 4,
        Dir::Left => 8,
    }
}

/// How the lines of a tile are called, by its mask. A shift names hundreds at once.
#[derive(Default)]
pub(super) struct Sides([Option<String>; 16]);

impl Sides {
    fn of(&mut self, texts: &Texts, mask: Mask) -> &str {
        let known = self.0.get_mut(usize::from(mask.bits()));
        known.map_or("", |known| known.get_or_insert_with(|| lines(texts, mask)))
    }
}

/// Paints a cell that showed something else before.
pub(super) fn paint(
    texts: &Texts,
    sides: &mut Sides,
    node: &Element,
    pos: Pos,
    (tile, before): (&Tile, Option<&Tile>),
) {
    let is_named = |before: &Tile| before.words() == tile.words();
    let name = (!before.is_some_and(is_named)).then(|| told(texts, sides, pos, tile));
    let was_here = before.map(|before| before.is_here);
    dress(
        node,
        &class(tile),
        name.as_deref(),
        (was_here, tile.is_here),
    );
    if before.is_some_and(|before| before.looks() == tile.looks()) {
        return;
    }
    let (mask, matched, is_closed, bomb, bars) = tile.looks();
    let lines = draw(mask, matched, Pen::Page, Role::Quiet, is_closed);
    let bomb = bomb.map(|wait| {
        format!(
            r#"<circle class="bomb" cx="32" cy="32" r="17"/><text class="wait" x="32" y="39" text-anchor="middle">{wait}</text>"#
        )
    });
    let bars = self::bars(bars);
    // Nothing here was typed by anybody: numbers and paths only.
    node.set_inner_html(&format!(
        r#"<svg class="face" viewBox="0 0 64 64" aria-hidden="true">{lines}{}<path class="bars" d="{bars}"/></svg>"#,
        bomb.unwrap_or_default()
    ));
}

fn class(tile: &Tile) -> String {
    let mut class = String::from("cell linetile");
    if let Some(group) = tile.group {
        class.push_str(" g-");
        class.push_str(group.role.name());
        if group.is_closed {
            class.push_str(" closed");
        }
        if group.is_lit {
            class.push_str(" lit");
        }
    }
    if tile.is_hint {
        class.push_str(" hint");
    }
    if tile.is_fixed {
        class.push_str(" fixed");
    }
    class
}

/// The lines of a tile, in words.
fn lines(texts: &Texts, mask: Mask) -> String {
    let sides = [
        (Dir::Up, "side-up"),
        (Dir::Right, "side-right"),
        (Dir::Down, "side-down"),
        (Dir::Left, "side-left"),
    ];
    let mut list = String::new();
    for (side, key) in sides {
        if mask.has(side) {
            add(texts, &mut list, &texts.say(key));
        }
    }
    if list.is_empty() {
        return texts.say("empty");
    }
    texts.with("line-sides", &[("sides", list.into())])
}

/// Adds something to a list in words.
fn add(texts: &Texts, list: &mut String, what: &str) {
    if !list.is_empty() {
        list.push_str(&texts.say("list-comma"));
    }
    list.push_str(what);
}

/// What a cell is called: its lines, its group, its place.
fn told(texts: &Texts, sides: &mut Sides, pos: Pos, tile: &Tile) -> String {
    let lines = sides.of(texts, tile.mask).to_owned();
    let mut what = match tile.group {
        Some(group) => {
            let key = if group.is_closed {
                "line-closed"
            } else {
                "line-open"
            };
            let args = [
                ("lines", lines.into()),
                ("group", group.letter.to_string().into()),
                ("n", group.tiles.into()),
            ];
            texts.with(key, &args)
        }
        None => lines,
    };
    if tile.group.is_some_and(|group| group.is_lit) {
        add(texts, &mut what, &texts.say("line-lit"));
    }
    if let Some(wait) = tile.bomb {
        let bomb = texts.with("line-bomb", &[("n", wait.into())]);
        add(texts, &mut what, &bomb);
    }
    name::at(texts, what, pos)
}

fn bars(sides: u8) -> String {
    let mut path = String::new();
    for (side, bar) in [
        (Dir::Up, "M2 1H62"),
        (Dir::Right, "M63 2V62"),
        (Dir::Down, "M2 63H62"),
        (Dir::Left, "M1 2V62"),
    ] {
        if sides & bit(side) != 0 {
            path.push_str(bar);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use linkwork::Session;
    use linkwork_ui::Lang;

    fn game(id: &str) -> Game {
        Game::new(Session::open(id).unwrap(), 0)
    }

    #[test]
    fn a_closed_group_is_told_and_shown() {
        let game = game("lines:free:280");
        let tiles = tiles(&game);
        let texts = Texts::new(Lang::En);
        let mut sides = Sides::default();
        let said = told(&texts, &mut sides, Pos::new(0, 0), &tiles[0]);
        assert_eq!(
            said,
            "line right, group A of 2 tiles, closed, row 1, column 1"
        );
        assert!(class(&tiles[0]).contains(" closed"));
        assert_eq!(
            told(&texts, &mut sides, Pos::new(0, 2), &tiles[2]),
            "empty, row 1, column 3"
        );
    }

    #[test]
    fn lines_that_meet_are_known() {
        let game = game("lines:free:280");
        let matched: Vec<u8> = tiles(&game).iter().map(|tile| tile.matched).collect();
        assert_eq!(matched, [2, 8, 0]);
    }
}
