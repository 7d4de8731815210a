//! A player at a terminal that exists only in memory.

use linkwork::{
    Pos, Status,
    lines::Shift,
    pairs::{Cell, Pair},
    session::{Action, Hint, Session},
    text::read_cell_name,
};
use linkwork_ui::{Form, Lang, Texts};
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Buffer,
    crossterm::event::{
        Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    },
    layout::Rect,
    style::{Color, Modifier},
};

use crate::play::{
    app::{App, Entry, Look, Wish},
    args::Tiles,
    draw::draw,
    faces::Faces,
    paint::Paint,
};

pub(in crate::play) struct Desk {
    pub(in crate::play) app: App,
    pub(super) now: u64,
    pub(super) wish: Wish,
}

/// A terminal of that size, in that language, with `colour`, `ascii` and a tile set.
pub(super) struct Kind {
    pub(super) size: (u16, u16),
    pub(super) lang: Lang,
    pub(super) colour: bool,
    pub(super) ascii: bool,
    pub(super) tiles: Tiles,
}

impl Kind {
    pub(super) fn new(size: (u16, u16), lang: Lang) -> Self {
        let tiles = if lang == Lang::ZhCn {
            Tiles::Cjk
        } else {
            Tiles::Letters
        };
        Self {
            size,
            lang,
            colour: true,
            ascii: false,
            tiles,
        }
    }

    pub(super) fn ascii(self) -> Self {
        Self {
            ascii: true,
            ..self
        }
    }

    /// The first screen with these saves.
    pub(super) fn home(self, entries: Vec<Entry>) -> Desk {
        let paint = Paint {
            colour: self.colour,
            ascii: self.ascii,
        };
        let look = Look {
            texts: Texts::new(self.lang),
            faces: Faces::new(self.tiles, self.ascii),
            paint,
            place: "~/.local/share/linkwork".to_owned(),
        };
        let area = Rect {
            x: 0,
            y: 0,
            width: self.size.0,
            height: self.size.1,
        };
        let app = App::new(look, area, Form::new("8x6", "1"), entries);
        Desk {
            app,
            now: 0,
            wish: Wish::Nothing,
        }
    }

    /// A game on the table.
    pub(super) fn play(self, id: &str) -> Desk {
        let mut desk = self.home(Vec::new());
        desk.wish = desk.app.begin(Session::open(id).unwrap(), 0);
        desk
    }
}

/// A game at 80 by 24.
pub(in crate::play) fn play(id: &str) -> Desk {
    Kind::new((80, 24), Lang::En).play(id)
}

impl Desk {
    pub(super) fn event(&mut self, event: &Event) -> &mut Self {
        self.wish = self.app.update(event, self.now);
        self
    }

    pub(super) fn key(&mut self, code: KeyCode) -> &mut Self {
        self.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    /// Presses the key of every letter; a line end is Enter, as Tab and Escape are what they are.
    pub(in crate::play) fn keys(&mut self, keys: &str) -> &mut Self {
        for c in keys.chars() {
            self.key(match c {
                '\n' => KeyCode::Enter,
                '\t' => KeyCode::Tab,
                '\u{1b}' => KeyCode::Esc,
                c => KeyCode::Char(c),
            });
        }
        self
    }

    /// Types a command.
    pub(super) fn command(&mut self, line: &str) -> &mut Self {
        self.keys(&format!(":{line}\n"))
    }

    pub(super) fn click(&mut self, x: u16, y: u16) -> &mut Self {
        self.event(&Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: x,
            row: y,
            modifiers: KeyModifiers::NONE,
        }))
    }

    /// Clicks a cell by its name.
    pub(super) fn click_cell(&mut self, name: &str) -> &mut Self {
        let pos = read_cell_name(name).unwrap();
        let cell = self.app.view().unwrap().cell(pos).unwrap();
        self.click(cell.x + 1, cell.y)
    }

    pub(super) fn click_word(&mut self, word: &str) -> &mut Self {
        let screen = self.screen();
        let (y, line) = screen
            .lines()
            .enumerate()
            .find(|(_, line)| line.contains(word))
            .unwrap();
        let x = ratatui::text::Span::raw(&line[..line.find(word).unwrap()]).width();
        self.click(u16::try_from(x).unwrap(), u16::try_from(y).unwrap())
    }

    pub(super) fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        self.event(&Event::Resize(width, height))
    }

    /// Lets the game think about what was asked, to the end.
    pub(super) fn think(&mut self) -> &mut Self {
        while self.app.dealing.is_some() {
            self.wish = self.app.deal_on(self.now);
        }
        while self.app.thinks() {
            self.wish = self.app.play(Action::Think(1_000), self.now);
        }
        self
    }

    pub(super) fn wait(&mut self, ms: u64) -> &mut Self {
        self.now += ms;
        let shown = self.app.show_on(self.now);
        if shown != Wish::Nothing {
            self.wish = shown;
        }
        self.app.tick(self.now);
        self
    }

    /// The step that a hint named.
    pub(super) fn shift(&self) -> Option<Shift> {
        match self.app.game.as_ref()?.hint? {
            Hint::Lines(step) => Some(step.shift),
            Hint::Pairs(_) => None,
        }
    }

    /// The pair that a hint named.
    pub(super) fn hinted(&self) -> Option<Pair> {
        match self.app.game.as_ref()?.hint? {
            Hint::Pairs(hint) => Some(hint.pair),
            Hint::Lines(_) => None,
        }
    }

    pub(super) fn tiles(&self) -> usize {
        self.app.game.as_ref().unwrap().pairs().unwrap().tiles
    }

    pub(super) fn chosen(&self) -> Option<Pos> {
        self.app.game.as_ref().unwrap().pairs().unwrap().chosen
    }

    pub(super) fn board(&self) -> String {
        self.app
            .game
            .as_ref()
            .unwrap()
            .pairs()
            .unwrap()
            .board
            .layout()
            .to_string()
    }

    /// A pair that links now.
    pub(super) fn pair(&self) -> Option<(Pos, Pos)> {
        let pair = self.app.game.as_ref()?.pairs()?.board.first_move()?;
        Some((pair.a, pair.b))
    }

    /// Joins pairs until none links.
    pub(super) fn play_on(&mut self) -> &mut Self {
        while let Some((a, b)) = self.pair() {
            let name = linkwork::text::cell_name;
            self.command(&format!("{} {}", name(a), name(b)));
        }
        self
    }

    pub(super) fn buffer(&self) -> Buffer {
        let Rect { width, height, .. } = self.app.area;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(frame, &self.app)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The screen as lines of text, without the spaces at their ends.
    pub(in crate::play) fn screen(&self) -> String {
        lines(&self.buffer(), |cell| cell.symbol().to_owned())
    }

    /// The paper of every place: a letter for a colour, `r` for reversed, `.` for none.
    pub(super) fn papers(&self) -> String {
        lines(&self.buffer(), |cell| {
            if cell.modifier.contains(Modifier::REVERSED) {
                return "r".to_owned();
            }
            let name = match cell.bg {
                Color::Reset => return ".".to_owned(),
                // Their own names begin like those of green and blue.
                Color::Gray => return "W".to_owned(),
                Color::Black => return "K".to_owned(),
                colour => format!("{colour:?}"),
            };
            name[..1].to_owned()
        })
    }
}

fn lines(buffer: &Buffer, show: impl Fn(&ratatui::buffer::Cell) -> String) -> String {
    let mut text = String::new();
    for y in buffer.area.rows() {
        let mut skip = 0;
        let mut line = String::new();
        for place in y.positions() {
            let cell = &buffer[place];
            // A wide character covers the place after it.
            if skip == 0 {
                let shown = show(cell);
                let wide = ratatui::text::Span::raw(cell.symbol()).width().max(1);
                skip = if shown == cell.symbol() { wide - 1 } else { 0 };
                line.push_str(&shown);
            } else {
                skip -= 1;
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Whether a board has a tile on that cell.
pub(super) fn is_tile(desk: &Desk, name: &str) -> bool {
    let board = desk.app.game.as_ref().unwrap().pairs().unwrap().board;
    matches!(
        board.cell(read_cell_name(name).unwrap()),
        Some(Cell::Tile(_))
    )
}

pub(super) fn says(desk: &Desk, words: &str) {
    let screen = desk.screen();
    assert!(
        screen.contains(words),
        "{words:?} is not on the screen:\n{screen}"
    );
}

pub(super) fn clock(desk: &Desk) -> u64 {
    desk.app.game.as_ref().unwrap().state().clock_ms
}

pub(super) fn status(desk: &Desk) -> Status {
    desk.app.game.as_ref().unwrap().state().status
}
