//! The screen where an id or a save is typed or pasted.

use linkwork::session::Session;
use linkwork_ui::words;
use ratatui::style::Style;

use super::{
    act::Act,
    app::{App, Screen, Wish},
    page::{Button, Page},
};

impl App {
    pub(super) fn open_page(&self, text: &str, why: &str) -> Page {
        let (texts, paint) = (self.texts(), self.look.paint);
        let mut page = Page::new(self.area.width.saturating_sub(4).min(76), paint);
        page.text(&texts.say("open-title"), paint.strong());
        page.gap();
        page.text(&texts.say("open-hint"), Style::new());
        page.gap();
        let lines = text.trim_end().lines().count();
        let shown = match lines {
            0 | 1 => text.trim_end().to_owned(),
            n => texts.with("open-lines", &[("n", n.into())]),
        };
        page.text(&format!("> {shown}"), paint.strong());
        page.caret(0);
        page.gap();
        if !why.is_empty() {
            page.text(why, paint.strong());
            page.gap();
        }
        page.buttons(vec![
            Button {
                key: "Enter",
                name: texts.say("open-title"),
                act: Act::Go,
            },
            Button {
                key: "Esc",
                name: texts.say("form-back"),
                act: Act::Back,
            },
        ]);
        page
    }

    pub(super) fn show_open(&mut self, text: String, now: u64) {
        self.leave_table(
            Screen::Open {
                text,
                why: String::new(),
            },
            now,
        );
    }

    pub(super) fn at_open(&mut self, act: Act, now: u64) -> Wish {
        match act {
            Act::Choose | Act::Go => self.open_typed(now),
            Act::Back => {
                self.back(now);
                Wish::Nothing
            }
            _ => Wish::Nothing,
        }
    }

    pub(super) fn open_typed(&mut self, now: u64) -> Wish {
        let Screen::Open { text, why } = &mut self.screen else {
            return Wish::Nothing;
        };
        // A player may miss the last line end.
        match Session::open(&format!("{}\n", text.trim())) {
            Ok(session) => self.begin(session, now),
            Err(error) => {
                *why = words::unopened(&self.look.texts, text, &error);
                Wish::Nothing
            }
        }
    }
}
