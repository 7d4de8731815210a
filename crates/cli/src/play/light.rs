//! The light: whether a pairs game can still be won.

use linkwork::{
    Status,
    pairs::Solver,
    session::{Light, PairsTable},
};
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr as _;

use super::app::{App, Wish};
use linkwork_ui::Game;

/// What the light says, in words with a sign before them.
const fn words(light: Option<Light>) -> &'static str {
    match light {
        Some(Light::Winnable) => "light-winnable",
        Some(Light::Lost) => "light-lost",
        Some(Light::Unknown) => "light-unknown",
        Some(Light::TooLarge) => "light-too-large",
        None => "light-sought",
    }
}

impl App {
    /// The light as a part of the top line: always as wide as its longest words, so that nothing beside it
    /// moves. Of a game that is won there is nothing to say.
    pub(super) fn light_item(
        &self,
        game: &Game,
        table: &PairsTable<'_>,
    ) -> Option<(String, Style)> {
        let say = |light| self.look.paint.text(&self.texts().say(words(light)));
        let unknown = if Solver::fits(table.board.size()) {
            Light::Unknown
        } else {
            Light::TooLarge
        };
        let lights = [Light::Winnable, Light::Lost, unknown];
        let wide = lights.map(|light| say(Some(light)).width());
        let text = match table.status {
            Status::Won => String::new(),
            _ if game.is_tired => say(table.light.or(Some(Light::Unknown))),
            _ => say(table.light),
        };
        let pad = wide.into_iter().max()?.saturating_sub(text.width());
        let item = (text + &" ".repeat(pad), self.look.paint.light(table.light));
        self.lit.then_some(item)
    }

    /// Switches the light: on, off, or the other way than now.
    pub(super) fn light(&mut self, lit: Option<bool>) -> Wish {
        let Some(game) = self.game.as_mut().filter(|game| game.pairs().is_some()) else {
            return self.say("light-pairs");
        };
        self.lit = lit.unwrap_or(!self.lit);
        game.light(self.lit);
        self.say(if self.lit { "light-on" } else { "light-off" })
    }

    /// Says that the game cannot be won any more, once that is found.
    pub(super) fn note_lost(&mut self) {
        let table = self.game.as_ref().and_then(Game::pairs);
        let Some(table) = table.filter(|table| table.light == Some(Light::Lost)) else {
            return;
        };
        let said = self.texts().say(if table.undo > 0 {
            "light-turned"
        } else {
            "light-never"
        });
        self.message = joined(&self.message, &said);
    }
}

/// One sentence after the other. After a full stop of Chinese there is no space.
pub(super) fn joined(first: &str, second: &str) -> String {
    let gap = if first.is_empty() || first.ends_with('。') {
        ""
    } else {
        " "
    };
    format!("{first}{gap}{second}")
}
