//! The picture of the game in the README: drawn from the screen itself, so that it cannot go stale.

use std::{env, fmt::Write as _, fs, path::Path};

use linkwork::pairs::{Board, Pair, Point};
use linkwork_ui::Lang;
use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Modifier},
};

use super::desk::{Desk, Kind};

/// Pixels of one place of the screen.
const WIDE: u16 = 10;
const HIGH: u16 = 20;
const GROUND: &str = "#16161c";
const INK: &str = "#dcdcdc";

#[test]
fn the_picture_of_the_readme_shows_the_screen() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/terminal.svg");
    let picture = svg(&in_the_middle().buffer());
    if env::var_os("LINKWORK_PICTURES").is_some_and(|what| what == "write") {
        fs::write(&path, &picture).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert!(
        kept == picture,
        "write it anew: LINKWORK_PICTURES=write cargo test -p linkwork-cli picture"
    );
}

/// A game with some room on the board, just when a path runs round it.
fn in_the_middle() -> Desk {
    let mut desk = Kind::new((80, 24), Lang::En).play("pairs:18x8,k36#5eed/0");
    desk.wait(83_000);
    for _ in 0..22 {
        let (a, b) = desk.pair().unwrap();
        join(&mut desk, Pair::new(a, b));
    }
    let board = desk.app.game.as_ref().unwrap().pairs().unwrap().board;
    let long = board
        .moves()
        .into_iter()
        .filter(|pair| outside(board, *pair));
    let pair = long
        .max_by_key(|pair| board.path(*pair).unwrap().steps())
        .unwrap();
    join(&mut desk, pair);
    desk
}

fn join(desk: &mut Desk, pair: Pair) {
    let name = linkwork::text::cell_name;
    desk.command(&format!("{} {}", name(pair.a), name(pair.b)));
}

fn outside(board: &Board, pair: Pair) -> bool {
    let path = board.path(pair).unwrap();
    path.points().iter().any(|Point { row, .. }| *row < 0)
}

fn svg(buffer: &Buffer) -> String {
    let (width, height) = (buffer.area.width * WIDE, buffer.area.height * HIGH);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"16\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>\n"
    );
    for place in buffer.area.positions() {
        let cell = &buffer[place];
        cell_svg(&mut svg, cell, place.x * WIDE, place.y * HIGH);
    }
    svg.push_str("</svg>\n");
    svg
}

fn cell_svg(svg: &mut String, cell: &Cell, x: u16, y: u16) {
    let (mut paper, mut ink) = (hex(cell.bg, GROUND), hex(cell.fg, INK));
    if cell.modifier.contains(Modifier::REVERSED) {
        std::mem::swap(&mut paper, &mut ink);
    }
    let mut rect = |x, y, width, height, fill| {
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
        );
    };
    if paper != GROUND {
        rect(x, y, WIDE, HIGH, paper);
    }
    let (middle_x, middle_y) = (x + WIDE / 2 - 1, y + HIGH / 2 - 1);
    let (right, left) = (x + WIDE - middle_x, middle_x - x + 3);
    let (down, up) = (y + HIGH - middle_y, middle_y - y + 3);
    match cell.symbol() {
        " " => {}
        "▌" => rect(x, y, WIDE / 2, HIGH, ink),
        "▀" => rect(x, y, WIDE, HIGH / 2, ink),
        "▘" => rect(x, y, WIDE / 2, HIGH / 2, ink),
        "─" => rect(x, middle_y, WIDE, 3, ink),
        "│" => rect(middle_x, y, 3, HIGH, ink),
        corner @ ("┌" | "┐" | "└" | "┘") => {
            let to_left = "┐┘".contains(corner);
            let to_top = "└┘".contains(corner);
            let across = if to_left {
                (x, left)
            } else {
                (middle_x, right)
            };
            let along = if to_top { (y, up) } else { (middle_y, down) };
            rect(across.0, middle_y, across.1, 3, ink);
            rect(middle_x, along.0, 3, along.1, ink);
        }
        text => {
            let weight = if cell.modifier.contains(Modifier::BOLD) {
                " font-weight=\"bold\""
            } else {
                ""
            };
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let y = y + 15;
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\"{weight}>{text}</text>"
            );
        }
    }
}

fn hex(colour: Color, none: &'static str) -> &'static str {
    match colour {
        Color::Black => "#000000",
        Color::Red => "#c02626",
        Color::Green => "#27a243",
        Color::Yellow => "#c29a1d",
        Color::Blue => "#2f5fd0",
        Color::Magenta => "#b545c0",
        Color::Cyan => "#2aa3a8",
        Color::Gray => "#d0d0d0",
        Color::White => "#ffffff",
        _ => none,
    }
}
