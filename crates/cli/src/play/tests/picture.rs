//! The pictures of the games in the documents: drawn from the screen itself, so that they cannot go stale.

use std::{env, fmt::Write as _, fs, path::Path};

use linkwork::{
    lines::Goal,
    pairs::{Board, Pair, Point},
};
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
    keep("terminal.svg", &in_the_middle());
}

#[test]
fn the_picture_of_a_net_shows_the_screen() {
    keep("terminal-lines.svg", &nearly_solved());
}

/// Compares a picture with the kept one.
fn keep(name: &str, desk: &Desk) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let (path, picture) = (folder.join(name), svg(&desk.buffer()));
    if env::var_os("LINKWORK_PICTURES").is_some_and(|what| what == "write") {
        fs::write(&path, &picture).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert!(
        kept == picture,
        "write it anew: LINKWORK_PICTURES=write cargo test -p linkwork-cli picture"
    );
}

/// A net that two steps close, and a hint.
fn nearly_solved() -> Desk {
    let mut desk = Kind::new((80, 24), Lang::En).play("lines:netslide,5x5,b0.2,s6#5eed/1");
    desk.wait(47_000);
    loop {
        desk.keys("i");
        let game = desk.app.game.as_ref().unwrap();
        let solved = game
            .lines()
            .unwrap()
            .round
            .board()
            .solve(Goal::OneNet, 100_000);
        if solved.steps <= 2 {
            return desk;
        }
        let shift = desk.shift().unwrap();
        desk.command(&shift.to_string());
    }
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
    desk.think();
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
    match cell.symbol() {
        " " => {}
        "▌" => rect(x, y, WIDE / 2, HIGH, ink),
        "▀" => rect(x, y, WIDE, HIGH / 2, ink),
        "▘" => rect(x, y, WIDE / 2, HIGH / 2, ink),
        "▐" => rect(x + WIDE / 2, y, WIDE / 2, HIGH, ink),
        "▄" => rect(x, y + HIGH / 2, WIDE, HIGH / 2, ink),
        line if sides(line).is_some() => {
            let (bits, thick) = sides(line).unwrap_or_default();
            // From the middle to both sides, or to one.
            let reach = |start, all, middle, before: bool, after: bool| match (before, after) {
                (true, true) => Some((start, all)),
                (true, false) => Some((start, middle - start + thick)),
                (false, true) => Some((middle, start + all - middle)),
                (false, false) => None,
            };
            let has = |bit: u8| bits & bit != 0;
            if let Some((x, width)) = reach(x, WIDE, middle_x, has(8), has(2)) {
                rect(x, middle_y, width, thick, ink);
            }
            if let Some((y, height)) = reach(y, HIGH, middle_y, has(1), has(4)) {
                rect(middle_x, y, thick, height, ink);
            }
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

/// The sides that a line character reaches (top 1, right 2, bottom 4, left 8), and how thick it is.
fn sides(symbol: &str) -> Option<(u8, u16)> {
    let all = [("╵╶└╷│┌├╴┘─┴┐┤┬┼", 3), ("╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", 5)];
    let found = |(lines, thick): &(&str, u16)| {
        let mut bits = (1..).zip(lines.chars());
        bits.find(|(_, c)| symbol.starts_with(*c))
            .map(|(bits, _)| (bits, *thick))
    };
    all.iter().find_map(found)
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
