//! What holds for every screen, language and size.

use linkwork::{
    Id, Rng, Seed,
    lines::{Board, Way},
};
use linkwork_ui::Lang;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::{layout::Rect, style::Color};

use super::desk::{Desk, Kind, play};
use crate::play::{app::Screen, args::Tiles, page::Page};

/// A game of each way to play with line tiles.
const LINES: [&str; 4] = [
    "lines:netslide,5x5,wrap#5eed/0",
    "lines:polymer,8x8,bombs#5eed/0",
    "lines:polymer,16x12,shifts30#5eed/0",
    "lines:free,32x32#5eed/0",
];

fn one_of<T: Clone>(rng: &mut Rng, list: &[T]) -> T {
    list[rng.below(u32::try_from(list.len()).unwrap()) as usize].clone()
}

fn junk(rng: &mut Rng) -> Event {
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Backspace,
    ];
    match rng.below(10) {
        0..4 => {
            let letters: Vec<char> = " hjklHJKLgGurRsinopwc:?0123xab一".chars().collect();
            let c = one_of(rng, &letters);
            Event::Key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE))
        }
        4..7 => {
            let modifiers = [
                KeyModifiers::NONE,
                KeyModifiers::SHIFT,
                KeyModifiers::CONTROL,
            ];
            Event::Key(KeyEvent::new(one_of(rng, &codes), one_of(rng, &modifiers)))
        }
        7 => Event::Resize(below(rng, 130), below(rng, 45)),
        8 => Event::Paste(
            one_of(
                rng,
                &["pairs::1122", "", "\u{0}\n\n", "b3 f7", LINES[2], LINES[3]],
            )
            .to_owned(),
        ),
        _ => Event::Mouse(MouseEvent {
            kind: one_of(
                rng,
                &[
                    MouseEventKind::Down(MouseButton::Left),
                    MouseEventKind::Drag(MouseButton::Left),
                    MouseEventKind::Up(MouseButton::Left),
                ],
            ),
            column: below(rng, 130),
            row: below(rng, 45),
            modifiers: KeyModifiers::NONE,
        }),
    }
}

fn below(rng: &mut Rng, n: u32) -> u16 {
    u16::try_from(rng.below(n)).unwrap()
}

#[test]
fn no_keys_clicks_or_sizes_break_the_screen() {
    for (n, lang) in (0..).zip(Lang::ALL) {
        let mut rng = Rng::new(Seed::from_number(7), n);
        let first = ["pairs:30x16,k36,gdown#5eed/0", LINES[0], LINES[1]][n as usize];
        let mut desk = Kind::new((80, 24), lang).play(first);
        for step in 0..3000 {
            desk.wait(u64::from(rng.below(300)));
            let event = junk(&mut rng);
            desk.event(&event);
            let game = desk.app.game.as_ref().unwrap();
            match game.session().id() {
                Id::Pairs(id) => {
                    let whole = id.board().unwrap().tiles();
                    assert_eq!((whole - desk.tiles()) % 2, 0, "{id}");
                }
                Id::Lines(id) if id.way() != Way::Polymer => {
                    let sorted = |board: &Board| {
                        let mut masks = board.masks().to_vec();
                        masks.sort();
                        masks
                    };
                    let now = game.lines().unwrap().round.board();
                    assert_eq!(sorted(now), sorted(id.round().board()), "{id}");
                }
                Id::Lines(_) => {}
            }
            if step % 7 == 0 {
                desk.buffer();
            }
        }
    }
}

/// Every screen there is, by the keys that lead to it.
fn screens(kind: impl Fn() -> Kind) -> Vec<Desk> {
    let games = [
        ("pairs:18x8,k36#5eed/0", ""),
        ("pairs:30x16,k200#5eed/0", "G "),
        ("pairs::12/21", ""),
        ("pairs::11", "g l "),
        ("pairs::1122", "p"),
        ("pairs::1122", "?"),
        ("pairs::1122", "n"),
        ("pairs::1122", "n3x3"),
        ("pairs::1122", "ojunk\n"),
        ("pairs::1122", ":where A"),
        ("pairs:8x6,k12,gdown#5eed/0", "i"),
        ("pairs::1122", "w"),
        ("pairs::1122", "w\n"),
        (LINES[0], "i"),
        (LINES[0], "L"),
        (LINES[0], "n"),
        ("lines:netslide,3x3,b1#5eed/0", "n\n"),
        ("lines:netslide:c6/39", "gL"),
        ("lines:netslide:c6/39", "iu:row 1 right\n"),
        (LINES[1], "i"),
        (LINES[1], "n"),
        (LINES[2], "Gp"),
        (LINES[2], "?"),
        (LINES[3], "G "),
        ("lines:polymer,shifts1:28/00", "H"),
        ("lines:polymer,m0.1.1:28/00", "J"),
    ];
    let mut all: Vec<Desk> = games.iter().map(|(id, _)| kind().play(id)).collect();
    for (desk, (_, keys)) in all.iter_mut().zip(games) {
        desk.keys(keys);
    }
    all.push(kind().home(Vec::new()));
    all
}

#[test]
fn ascii_is_ascii() {
    for mut desk in screens(|| Kind::new((80, 24), Lang::En).ascii()) {
        assert!(desk.screen().is_ascii(), "{}", desk.screen());
        desk.resize(40, 20);
        assert!(desk.screen().is_ascii(), "{}", desk.screen());
    }
}

#[test]
fn without_colour_there_is_no_colour() {
    for desk in screens(|| Kind {
        colour: false,
        ..Kind::new((80, 24), Lang::Sv)
    }) {
        let buffer = desk.buffer();
        let plain =
            |cell: &ratatui::buffer::Cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset);
        assert!(buffer.content().iter().all(plain), "{}", desk.screen());
    }
}

#[test]
fn only_the_sixteen_basic_colours_are_used() {
    for desk in screens(|| Kind {
        tiles: Tiles::Emoji,
        ..Kind::new((120, 40), Lang::En)
    }) {
        let buffer = desk.buffer();
        for cell in buffer.content() {
            for colour in [cell.fg, cell.bg] {
                assert!(
                    !matches!(colour, Color::Rgb(..) | Color::Indexed(_)),
                    "{colour:?}"
                );
            }
        }
    }
}

/// Checks that a page has the room it needs.
fn fits(area: Rect, page: &Page, screen: &str) {
    let needs = (page.longest(), page.height());
    assert!(
        needs.0 <= area.width && needs.1 <= area.height,
        "{needs:?} in {area}\n{screen}"
    );
}

#[test]
fn no_text_is_cut_off_at_40_by_20() {
    for lang in Lang::ALL {
        for desk in screens(|| Kind::new((40, 20), lang)) {
            let screen = desk.screen();
            let Some(plan) = desk.app.plan() else {
                let (area, page, _) = desk.app.page();
                let scrolls = matches!(desk.app.screen, Screen::Help { .. });
                let height = if scrolls { page.height() } else { area.height };
                fits(Rect { height, ..area }, &page, &screen);
                continue;
            };
            for (area, page) in [&plan.status, &plan.message, &plan.footer]
                .into_iter()
                .chain(&plan.part)
            {
                fits(*area, page, &screen);
            }
            assert!(!screen.contains('…'), "{screen}");
            if let Some((_, inside, page)) = &plan.panel {
                fits(*inside, page, &screen);
            }
        }
    }
}

#[test]
fn words_leave_the_tiles_of_a_low_screen_to_be_seen() {
    for lang in Lang::ALL {
        for (id, size) in [
            ("pairs:8x6,k12#5eed/0", (30, 10)),
            ("pairs:30x16,k36#a/0", (40, 12)),
        ] {
            let mut desk = Kind::new(size, lang).play(id);
            let (a, b) = desk.pair().unwrap();
            let name = linkwork::text::cell_name;
            desk.command(&format!("{} {}", name(a), name(b)))
                .keys("n\n");
            let plan = desk.app.plan().unwrap();
            let (view, (words, _)) = (plan.view.unwrap(), plan.message);
            for pos in view.cells() {
                let cell = view.cell(pos).unwrap();
                assert!(!cell.intersects(words), "{}", desk.screen());
            }
        }
    }
}

#[test]
fn long_answers_leave_half_the_board_to_be_seen() {
    let mut desk = play("pairs:18x8,k1#5eed/0");
    desk.command("where A");
    let plan = desk.app.plan().unwrap();
    let last = plan.view.unwrap().inner().bottom();
    assert!(plan.message.0.height < last / 2, "{}", desk.screen());
}

#[test]
fn a_screen_that_is_too_small_shows_and_does_nothing_else() {
    for lang in Lang::ALL {
        let mut desk = Kind::new((20, 8), lang).play("pairs:30x16,k36#a/0");
        let warning = desk.app.texts().say("too-small").replace(' ', "");
        let shown: String = desk.screen().split_whitespace().collect();
        assert_eq!(shown, warning);
        for y in 0..8 {
            desk.click(1, y);
            assert!(matches!(desk.app.screen, Screen::Table));
        }
    }
}

#[test]
fn the_foot_is_one_line_at_80_columns() {
    for lang in Lang::ALL {
        let mut desk = Kind::new((80, 24), lang).play("pairs:18x8,k36#5eed/0");
        desk.play_on().keys("uuuuuuuuuu");
        let (area, page) = desk.app.plan().unwrap().footer;
        assert_eq!((area.height, page.height()), (1, 1), "{}", desk.screen());
    }
}

#[test]
fn a_form_over_a_game_in_progress_fits_too() {
    for lang in Lang::ALL {
        let mut desk = Kind::new((40, 20), lang).play("pairs::1122");
        let (area, page, _) = desk.command("a1 b1").keys("n").app.page();
        fits(area, &page, &desk.screen());
    }
}

#[test]
fn drawing_changes_nothing() {
    let desk = play("pairs:18x8,k36#5eed/0");
    assert_eq!(desk.buffer(), desk.buffer());
}
