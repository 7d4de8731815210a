//! Pictures of the screens of lines games, as those of the pairs game.

use linkwork_ui::Lang;

use super::{
    desk::{Desk, Kind},
    screens::{keep, saved},
};

const NET: &str = "lines:netslide,5x5,wrap#5eed/0";
const EASY: &str = "lines:netslide,3x3,b1#5eed/0";
const POLYMER: &str = "lines:polymer,8x8#5eed/0";
const BOMBS: &str = "lines:polymer,8x6,bombs#5eed/0";
const FREE: &str = "lines:free,12x8#5eed/0";
const CLOSED: &str = "lines:polymer,shifts1,f1:2800/64f0/3900";

fn at(width: u16, height: u16, lang: Lang) -> Kind {
    Kind::new((width, height), lang)
}

fn after(mut desk: Desk, keys: &str) -> String {
    desk.keys(keys).screen()
}

#[test]
fn boards() {
    keep("net-80x24", after(at(80, 24, Lang::En).play(NET), "g"));
    keep(
        "net-40x20-ascii",
        after(at(40, 20, Lang::En).ascii().play(EASY), "gi"),
    );
    keep(
        "net-120x40-sv",
        after(at(120, 40, Lang::Sv).play(NET), "gL"),
    );
    keep(
        "polymer-80x24",
        after(at(80, 24, Lang::En).play(POLYMER), "gJ"),
    );
    keep(
        "polymer-80x24-ascii",
        after(at(80, 24, Lang::En).ascii().play(CLOSED), "g "),
    );
    keep(
        "bombs-40x20-zh",
        after(at(40, 20, Lang::ZhCn).play(BOMBS), ""),
    );
    keep("bombs-80x24", after(at(80, 24, Lang::En).play(BOMBS), ""));
    let large = |size| format!("lines:polymer,{size},bombs#5eed/0");
    keep(
        "bombs-low-40x20",
        after(at(40, 20, Lang::En).play(&large("8x8")), ""),
    );
    keep(
        "bombs-low-80x24",
        after(at(80, 24, Lang::En).play(&large("12x10")), ""),
    );
    keep("free-80x24", after(at(80, 24, Lang::En).play(FREE), ""));
    keep("free-120x40", after(at(120, 40, Lang::En).play(FREE), ""));
}

#[test]
fn papers_of_groups() {
    let mut desk = at(40, 20, Lang::En).play(CLOSED);
    keep("lines-papers-40x20", desk.keys("G").papers());
    let kind = Kind {
        colour: false,
        ..at(40, 20, Lang::En)
    };
    keep(
        "lines-papers-40x20-no-colour",
        kind.play(CLOSED).keys("G").papers(),
    );
    let mut desk = at(80, 24, Lang::En).play(NET);
    keep("net-papers-80x24", desk.keys("g").papers());
}

#[test]
fn boards_larger_than_the_terminal() {
    let large = "lines:netslide,32x32,b0.2#5eed/0";
    keep(
        "lines-large-40x20",
        after(at(40, 20, Lang::En).play(large), "G"),
    );
    keep(
        "lines-large-80x24",
        after(at(80, 24, Lang::En).play(large), ""),
    );
    keep(
        "lines-large-80x24-ascii",
        after(at(80, 24, Lang::En).ascii().play(large), "gJ"),
    );
    keep(
        "lines-large-120x40",
        after(at(120, 40, Lang::En).play(large), ""),
    );
}

#[test]
fn ends_of_lines_games() {
    let near = "lines:netslide:c6/39";
    let mut desk = at(80, 24, Lang::En).play(near);
    desk.wait(41_000);
    keep("solved-80x24", after(desk, "gL"));
    keep(
        "solved-40x20-zh",
        after(at(40, 20, Lang::ZhCn).play(near), "iu:R0,1\n"),
    );
    let mut desk = at(80, 24, Lang::En).play(POLYMER);
    keep("time-80x24", desk.wait(120_000).screen());
    keep(
        "shifts-40x20-sv",
        after(at(40, 20, Lang::Sv).play(CLOSED), "gl\nGL"),
    );
    let bomb = "lines:polymer,bombs,m0.1.1:28/00";
    keep(
        "bomb-40x20-ascii",
        after(at(40, 20, Lang::En).ascii().play(bomb), "J"),
    );
}

#[test]
fn homes_and_forms_of_lines_games() {
    let net = "linkwork save 1\ngame lines:netslide,4x4#5eed/0\n900 R0,1\nend 1 41000\n";
    let entries = || vec![saved("game", net), saved("previous", POLYMER)];
    keep(
        "lines-home-80x24",
        at(80, 24, Lang::En).home(entries()).screen(),
    );
    keep(
        "lines-home-40x20-zh",
        at(40, 20, Lang::ZhCn).home(entries()).screen(),
    );
    keep(
        "lines-form-80x24",
        after(at(80, 24, Lang::En).play(NET), "n"),
    );
    keep(
        "lines-form-40x20-sv",
        after(at(40, 20, Lang::Sv).play(NET), "n\t\t"),
    );
    keep(
        "lines-form-40x20-zh",
        after(at(40, 20, Lang::ZhCn).play(POLYMER), "n\t\t"),
    );
    keep(
        "lines-form-40x20",
        after(at(40, 20, Lang::En).play(FREE), "n999x2\n"),
    );
}

#[test]
fn refusals_of_lines_games() {
    keep("pinned-80x24", after(at(80, 24, Lang::En).play(NET), "L"));
    keep(
        "pinned-40x20-sv",
        after(at(40, 20, Lang::Sv).play(NET), "L"),
    );
}
