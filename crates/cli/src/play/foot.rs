//! The foot of the screen of a game: what keys and clicks do there.

use linkwork::{Status, lines::Way, session::Light};

use linkwork_ui::Game;

use super::{
    act::Act,
    app::App,
    page::{Button, Page},
    table::LOW,
};

/// Narrower screens have a foot of two lines.
const WIDE: u16 = 60;

impl App {
    /// As many buttons as have room.
    pub(super) fn footer_page(&self, game: &Game) -> Page {
        let mut buttons = self.buttons(game);
        if self.area.height < LOW {
            buttons.drain(..buttons.len() - 2);
        }
        let lines = if self.area.width < WIDE { 2 } else { 1 };
        let mut page = self.foot_of(&buttons);
        for act in spare(game) {
            if page.height() > lines {
                buttons.retain(|(_, _, other)| *other != act);
                page = self.foot_of(&buttons);
            }
        }
        page
    }

    fn foot_of(&self, buttons: &[(&'static str, String, Act)]) -> Page {
        let button = |(key, name, act): &(&'static str, String, Act)| Button {
            key,
            name: name.clone(),
            act: *act,
        };
        let mut page = Page::new(self.words_width(), self.look.paint);
        page.buttons(buttons.iter().map(button).collect());
        page
    }

    fn buttons(&self, game: &Game) -> Vec<(&'static str, String, Act)> {
        let (texts, state) = (self.texts(), game.state());
        let button = |key, name: &str, act| (key, texts.say(name), act);
        let counted =
            |key, name: &str, n: usize, act| (key, format!("{} {n}", texts.say(name)), act);
        let pause = if state.paused { "resume" } else { "pause" };
        let mut buttons = vec![
            counted("u", "undo", state.undo, Act::Undo),
            counted("r", "redo", state.redo, Act::Redo),
        ];
        match game.lines().map(|table| table.round.way()) {
            None => buttons.extend([
                button("s", "shuffle", Act::Shuffle),
                button("i", "hint", Act::Hint),
                button("w", "show", Act::Show),
            ]),
            Some(Way::Netslide) => buttons.push(button("i", "hint", Act::Hint)),
            Some(Way::Free) => buttons.push(button("f", "find", Act::Find)),
            Some(Way::Polymer) => {}
        }
        buttons.extend([
            button("n", "new", Act::New),
            button("R", "restart", Act::Restart),
            button("p", pause, Act::Pause),
            button("?", "help", Act::Help),
            button("q", "quit", Act::Quit),
        ]);
        buttons
    }
}

/// What the foot of a pairs game can do without where there is little room: while the game can be won, the way
/// to win; then, hints; and starting over.
fn spare(game: &Game) -> Vec<Act> {
    let Some(table) = game.pairs() else {
        return Vec::new();
    };
    let is_lost = table.light == Some(Light::Lost) || table.status == Status::Stuck;
    vec![if is_lost { Act::Hint } else { Act::Show }, Act::Restart]
}
