//! Pictures of the screens. `INSTA_UPDATE=always cargo test -p linkwork-cli` makes them anew; look at
//! the difference before it is kept.

use insta::{assert_snapshot, with_settings};
use linkwork::session::Session;
use linkwork_ui::Lang;
use ratatui::crossterm::event::KeyCode;

use super::desk::{Desk, Kind};
use crate::play::{app::Entry, args::Tiles};

const GAME: &str = "pairs:18x8,k36#5eed/0";
const SMALL: &str = "pairs:8x6,k12,gdown#5eed/0";
const RING: &str = "pairs::1..2/3..3/2..1/44..";

/// Compares a picture with the kept one of that name.
pub(super) fn keep(name: &str, picture: String) {
    with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        assert_snapshot!(name, picture);
    });
}

fn at(width: u16, height: u16, lang: Lang) -> Kind {
    Kind::new((width, height), lang)
}

fn after(mut desk: Desk, keys: &str) -> String {
    desk.keys(keys).screen()
}

pub(super) fn saved(name: &str, text: &str) -> Entry {
    let game = Session::open(text).map_err(|why| why.to_string());
    Entry {
        name: name.to_owned(),
        game: Some(game),
    }
}

#[test]
fn tables() {
    keep(
        "table-80x24-en",
        after(at(80, 24, Lang::En).play(GAME), " l"),
    );
    keep(
        "table-120x40-sv",
        after(at(120, 40, Lang::Sv).play(GAME), " l"),
    );
    keep(
        "table-40x20-zh",
        after(at(40, 20, Lang::ZhCn).play(SMALL), " "),
    );
    keep(
        "table-80x24-ascii",
        after(at(80, 24, Lang::En).ascii().play(GAME), " l"),
    );
    let emoji = Kind {
        tiles: Tiles::Emoji,
        ..at(80, 24, Lang::En)
    };
    keep("table-80x24-emoji", after(emoji.play(SMALL), " l"));
    keep(
        "table-40x20-en",
        after(at(40, 20, Lang::En).play(SMALL), ""),
    );
    keep(
        "table-30x10-zh",
        after(at(30, 10, Lang::ZhCn).play(SMALL), ""),
    );
    keep(
        "too-small-20x8",
        after(at(20, 8, Lang::En).play("pairs:30x16,k36#a/0"), ""),
    );
}

#[test]
fn papers() {
    let mut desk = at(80, 24, Lang::En).play(GAME);
    keep("papers-80x24", desk.keys(" l").papers());
    let mut desk = Kind {
        colour: false,
        ..at(80, 24, Lang::En)
    }
    .play(GAME);
    keep("papers-80x24-no-colour", desk.keys(" l").papers());
}

#[test]
fn large_boards() {
    let large = "pairs:30x16,k36#5eed/0";
    keep(
        "large-40x20-sv",
        after(at(40, 20, Lang::Sv).play(large), "G "),
    );
    keep(
        "large-80x24-en",
        after(at(80, 24, Lang::En).play(large), ""),
    );
    keep(
        "large-120x40-en",
        after(at(120, 40, Lang::En).play(large), ""),
    );
}

#[test]
fn paths() {
    let line = ":a1 d3\n";
    keep("path-80x24", after(at(80, 24, Lang::En).play(RING), line));
    keep(
        "path-120x40-ring",
        after(
            at(120, 40, Lang::En).play(RING),
            ":a2 d2\n:a1 d3\nu:d1 a3\n",
        ),
    );
    keep(
        "path-40x20-ascii",
        after(at(40, 20, Lang::En).ascii().play(RING), line),
    );
    let ring = "pairs::1221/3333";
    keep(
        "path-40x20-round",
        after(at(40, 20, Lang::En).play(ring), ":a1 d1\n"),
    );
    keep(
        "path-40x20-round-ascii",
        after(at(40, 20, Lang::En).ascii().play(ring), ":a1 d1\n"),
    );
}

#[test]
fn refused_paths() {
    let (board, line) = ("pairs::12/21/33", ":a1 b2\n");
    keep(
        "refused-80x24",
        after(at(80, 24, Lang::En).play(board), line),
    );
    keep(
        "refused-40x20-ascii",
        after(at(40, 20, Lang::En).ascii().play(board), line),
    );
    keep(
        "refused-40x20-zh",
        after(at(40, 20, Lang::ZhCn).play(board), line),
    );
}

#[test]
fn ends() {
    let mut desk = at(80, 24, Lang::En).play("pairs::11");
    desk.wait(83_000);
    keep("won-80x24", desk.keys(":a1 b1\n").wait(400).screen());
    let mut desk = at(40, 20, Lang::ZhCn).play("pairs::1122");
    desk.keys("s").wait(83_000).play_on().wait(400);
    keep("won-40x20-zh", desk.screen());
    keep(
        "stuck-80x24",
        after(at(80, 24, Lang::En).play("pairs::12/21"), ""),
    );
    keep(
        "stuck-40x20-sv",
        after(at(40, 20, Lang::Sv).play("pairs::12/21"), ""),
    );
    keep(
        "paused-40x20-ascii",
        after(at(40, 20, Lang::En).ascii().play(GAME), "p"),
    );
}

#[test]
fn homes() {
    let game = "linkwork save 1\ngame pairs:8x6,k12#5eed/0\nend 0 201000\n";
    let entries = || {
        vec![
            saved("game", game),
            saved("previous", "pairs::1122"),
            saved("copy-1", "pairs::33"),
        ]
    };
    keep("home-80x24", at(80, 24, Lang::En).home(entries()).screen());
    keep(
        "home-40x20-sv",
        at(40, 20, Lang::Sv).home(entries()).screen(),
    );
    keep(
        "home-40x20-zh",
        at(40, 20, Lang::ZhCn).home(entries()).screen(),
    );
    let bad = || vec![saved("game", "linkwork save 99\n")];
    keep("home-bad-80x24", at(80, 24, Lang::En).home(bad()).screen());
    keep(
        "home-bad-40x20-zh",
        at(40, 20, Lang::ZhCn).home(bad()).screen(),
    );
}

#[test]
fn forms() {
    keep("form-80x24", after(at(80, 24, Lang::En).play(GAME), "n"));
    keep(
        "form-40x20-sv",
        after(at(40, 20, Lang::Sv).play(GAME), "n\t\t"),
    );
    keep(
        "form-40x20-zh",
        after(at(40, 20, Lang::ZhCn).play(GAME), "n3x3"),
    );
    keep(
        "form-80x24-zh",
        after(at(80, 24, Lang::ZhCn).play(GAME), "n"),
    );
    keep(
        "open-40x20",
        after(at(40, 20, Lang::En).play(GAME), "opairs:x\n"),
    );
    keep(
        "command-80x24",
        after(at(80, 24, Lang::En).play(SMALL), ":b3 f"),
    );
}

#[test]
fn helps() {
    keep("help-120x40", after(at(120, 40, Lang::En).play(GAME), "?"));
    let mut desk = at(40, 20, Lang::Sv).play(GAME);
    keep("help-40x20-sv", desk.keys("?").screen());
    keep(
        "help-40x20-sv-end",
        desk.key(KeyCode::PageDown)
            .key(KeyCode::PageDown)
            .keys("G")
            .screen(),
    );
    keep(
        "help-80x24-zh-ascii",
        after(at(80, 24, Lang::ZhCn).ascii().play(GAME), "?"),
    );
}
