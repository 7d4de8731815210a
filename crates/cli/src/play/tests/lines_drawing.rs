//! What a board of line tiles shows can be told apart: letters, lines, barriers, walls.

use linkwork::{
    Dir,
    lines::{Edge, Lane},
};
use linkwork_ui::{Lang, words};
use ratatui::{buffer::Buffer, layout::Rect};

use super::desk::{Desk, Kind};
use crate::play::view::View;

const BARRED: [&str; 3] = [
    "lines:netslide,5x5,b1#5eed/0",
    "lines:netslide,10x10,b0.5#5eed/0",
    "lines:netslide,32x32,wrap,b0.3#5eed/0",
];

/// Every kind of terminal, with the cursor in the corner.
fn desks(id: &str) -> Vec<Desk> {
    let mut desks = Vec::new();
    for size in [(40, 20), (80, 24), (120, 40), (200, 60)] {
        let kind = || Kind::new(size, Lang::En);
        for kind in [kind(), kind().ascii()] {
            desks.push(kind.play(id));
        }
    }
    for desk in &mut desks {
        desk.keys("g");
    }
    desks
}

/// What stands in a part of the screen.
fn symbols(buffer: &Buffer, area: Rect) -> String {
    let places = area.positions();
    places.map(|place| buffer[place].symbol()).collect()
}

fn shown(desk: &Desk) -> View {
    desk.app.view().unwrap()
}

#[test]
fn every_barrier_is_seen_and_none_hides_a_letter() {
    for id in BARRED {
        for desk in desks(id) {
            let (view, buffer) = (shown(&desk), desk.buffer());
            let game = desk.app.game.as_ref().unwrap();
            let table = game.lines().unwrap();
            let board = table.round.board();
            let barriers: Vec<_> = board.barriers().collect();
            assert!(view.scale.high > 1 && !barriers.is_empty());
            for pos in view.cells() {
                let area = view.cell(pos).unwrap();
                let text = symbols(&buffer, area);
                let group = table.groups.iter().position(|g| g.cells.contains(&pos));
                let letter = match group {
                    Some(n) if table.lit == Some(n) => '*',
                    Some(n) => words::group(board.size(), table.groups[n].cells[0]),
                    None => continue,
                };
                assert!(text.contains(letter), "{pos} {letter}\n{}", desk.screen());
                let others = text
                    .chars()
                    .filter(|c| c.is_ascii_alphabetic() && *c != letter);
                assert_eq!(others.count(), 0, "{pos} {text}");
                let has = |side| barriers.contains(&(pos, side));
                let marks = |marks: [char; 2]| text.contains(marks);
                assert_eq!(
                    marks(['#', '▐']) || marks(['#', '▄']),
                    has(Dir::Right) || has(Dir::Down),
                    "{pos}\n{}",
                    desk.screen()
                );
            }
        }
    }
}

#[test]
fn no_arrow_stands_at_the_end_of_a_line() {
    for id in [
        "lines:free,6x4#5eed/0",
        "lines:free,12x9,wrap#5eed/0",
        "lines:netslide,5x5#a/0",
    ] {
        for desk in desks(id) {
            let (view, buffer) = (shown(&desk), desk.buffer());
            let board = desk
                .app
                .game
                .as_ref()
                .unwrap()
                .lines()
                .unwrap()
                .round
                .board()
                .clone();
            let (first, last) = view.corners();
            let ends = [
                first.col == 0,
                last.col + 1 == board.size().cols(),
                first.row == 0,
                last.row + 1 == board.size().rows(),
            ];
            let is_frame = |x, y| "#.:┄┆─│".contains(buffer[(x, y)].symbol());
            let frame = view.frame();
            for pos in view.cells() {
                let cell = view.cell(pos).unwrap();
                let (x, y) = (cell.x + view.scale.face.0, cell.y + view.scale.face.1);
                // Where the board goes on beyond the screen there is no frame.
                let frames = [
                    is_frame(frame.x, y),
                    is_frame(frame.right() - 1, y),
                    is_frame(x, frame.y),
                    is_frame(x, frame.bottom() - 1),
                ];
                assert_eq!(frames, ends, "{}", desk.screen());
                let row = match board.is_pinned(Lane::Row(pos.row)) {
                    true => ["x", "x"],
                    false => ["<", ">"],
                };
                let (left, right) = view.sides();
                assert_eq!([left, right].map(|x| buffer[(x, y)].symbol()), row);
            }
            let is_wall = desk.screen().contains("──────") || desk.screen().contains("#####");
            assert!(is_wall || board.edge() == Edge::Wrap || view.scale.wide < 7);
        }
    }
}

#[test]
fn lines_are_no_letters_in_ascii() {
    // Every mask, light and heavy, and no place for letters but the left column of a cell.
    for id in [
        "lines:free:0123/4567/89ab/cdef",
        "lines:free:6ac/505/3a9",
        "lines:free:4/5/1",
    ] {
        let mut desk = Kind::new((80, 24), Lang::En).ascii().play(id);
        desk.keys("g");
        let (view, buffer) = (shown(&desk), desk.buffer());
        for pos in view.cells() {
            let area = view.cell(pos).unwrap();
            let lines = Rect {
                x: area.x + 2,
                width: area.width - 2,
                ..area
            };
            let text = symbols(&buffer, lines);
            assert!(
                !text.contains(|c: char| c.is_ascii_alphanumeric()),
                "{pos} {text}"
            );
        }
    }
    let desk = Kind::new((80, 24), Lang::En)
        .ascii()
        .play("lines:free:4/5/1");
    assert!(desk.screen().contains('!'), "{}", desk.screen());
}

#[test]
fn the_count_of_a_bomb_is_whole_and_touches_no_letter() {
    let mut seen = 0;
    for size in ["8x6", "8x8", "12x10", "16x12"] {
        for desk in desks(&format!("lines:polymer,{size},bombs#5eed/0")) {
            let (view, buffer) = (shown(&desk), desk.buffer());
            let game = desk.app.game.as_ref().unwrap();
            let board = game.lines().unwrap().round.board();
            for (pos, wait) in board.bombs() {
                let Some(mut area) = view.cell(pos) else {
                    continue;
                };
                // With the column after it, where the letter of the next cell may stand.
                area.width += 1;
                let count = wait.to_string();
                let text = symbols(&buffer, area);
                let at = text.find(&count);
                let after = at.and_then(|at| text[at + count.len()..].chars().next());
                assert!(
                    after.is_some_and(|c| !c.is_ascii_alphanumeric()),
                    "{pos} {count} {text:?}\n{}",
                    desk.screen()
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 100);
}
