//! The first screen: go on with a save that was found, or do something else.

use linkwork::Dir;
use linkwork_ui::{
    Play, Step,
    game::{Old, worth},
    words,
};

use ratatui::style::Style;

use super::{
    act::Act,
    app::{App, Entry, Screen, Wish},
    page::Page,
};

/// A line of the first screen.
#[derive(Clone, Copy)]
enum Line {
    /// A save that was found.
    Entry(usize),
    New(Play),
    Open,
    Help,
    Quit,
}

impl App {
    fn home_lines(&self) -> Vec<Line> {
        let readable = |n: &usize| {
            matches!(
                self.entries.get(*n),
                Some(Entry {
                    game: Some(Ok(_)),
                    ..
                })
            )
        };
        let found = (0..self.entries.len()).filter(readable).map(Line::Entry);
        found
            .chain(Play::ALL.map(Line::New))
            .chain([Line::Open, Line::Help, Line::Quit])
            .collect()
    }

    pub(super) fn at_home(&mut self, act: Act, line: usize, now: u64) -> Wish {
        let lines = self.home_lines();
        let to = match act {
            Act::Step(Step::Cell(Dir::Up) | Step::AlikeBack) => line.saturating_sub(1),
            Act::Step(Step::Cell(Dir::Down) | Step::Alike) => (line + 1).min(lines.len() - 1),
            Act::Choose => return self.home_line(lines.get(line), now),
            Act::Entry(n) => return self.home_line(lines.get(n), now),
            _ => line,
        };
        self.screen = Screen::Home { line: to };
        Wish::Nothing
    }

    fn home_line(&mut self, line: Option<&Line>, now: u64) -> Wish {
        match line {
            Some(Line::Entry(n)) => self.go_on(*n, now),
            Some(Line::New(play)) => self.act(Act::NewOf(*play), now),
            Some(Line::Open) => self.act(Act::Open, now),
            Some(Line::Help) => self.act(Act::Help, now),
            Some(Line::Quit) => Wish::Quit,
            None => Wish::Nothing,
        }
    }

    pub(super) fn home_page(&self, line: usize) -> Page {
        let (texts, paint) = (self.texts(), self.look.paint);
        let mut page = Page::new(self.area.width.saturating_sub(4).min(76), paint);
        page.text("Linkwork", paint.strong());
        page.gap();
        for (n, what) in self.home_lines().into_iter().enumerate() {
            let text = match what {
                Line::Entry(entry) => self.entry_text(entry),
                Line::New(play) => texts.with("home-new", &[("game", play.name(texts).into())]),
                Line::Open => texts.say("home-open"),
                Line::Help => texts.say("help"),
                Line::Quit => texts.say("quit"),
            };
            page.choice(&text, n == line, Act::Entry(n));
        }
        page.gap();
        for entry in &self.entries {
            if let Some(Err(why)) = &entry.game {
                let args = [
                    ("file", format!("{}.save", entry.name).into()),
                    ("why", why.into()),
                ];
                page.text(&texts.with("save-bad", &args), paint.strong());
                page.text(&texts.say("save-bad-kept"), Style::new());
            }
        }
        if self.older > 0 {
            let args = [("n", self.older.into()), ("dir", (&self.look.place).into())];
            page.text(&texts.with("home-older", &args), Style::new());
        }
        if self.copy {
            page.text(&texts.say("copy"), paint.strong());
        }
        page.text(&texts.say("home-hint"), Style::new());
        page
    }

    fn entry_text(&self, n: usize) -> String {
        let texts = self.texts();
        let Some(Entry {
            name,
            game: Some(Ok(session)),
        }) = self.entries.get(n)
        else {
            return String::new();
        };
        let title = match name.strip_prefix("copy-") {
            _ if *name == self.own => texts.say("home-go-on"),
            Some(number) if !number.contains("previous") => {
                texts.with("home-copy", &[("n", number.into())])
            }
            _ => texts.say("home-previous"),
        };
        let line = words::saved(texts, &session.table());
        texts.with(
            "home-entry",
            &[("title", title.into()), ("line", line.into())],
        )
    }
}

/// What becomes of the current save, found as this, when another game begins.
pub(super) fn old_of(entry: Option<&Entry>) -> Old {
    match entry.and_then(|entry| entry.game.as_ref()) {
        Some(Ok(session)) => worth(session),
        Some(Err(_)) => Old::PutAside,
        None => Old::Drop,
    }
}
