//! Thinking between pictures, and what time brings.

use std::time::Duration;

use leptos::prelude::*;
use linkwork::{
    Status,
    session::{Action, Light, Outcome},
};
use linkwork_ui::{Game, words};

use super::{Seat, joined};
use crate::clock;

/// How long a slice should take: a third of what a picture can spare, since it is known only afterwards.
pub(super) const SLICE: Duration = Duration::from_millis(3);

/// How often the table looks at the clock.
const LOOK: Duration = Duration::from_millis(100);
/// How often the clock is kept while nothing else is, in milliseconds.
const KEEP_CLOCK: u64 = 5000;

impl Seat {
    /// Lets the clock run on the table.
    pub(super) fn watch_time(self) {
        if let Ok(handle) = set_interval_with_handle(move || self.tick(), LOOK) {
            on_cleanup(move || handle.clear());
        }
    }

    fn tick(self) {
        let now = clock::now();
        let before = self.read(|game| game.state().status);
        if let Some(shown) = self.change(|game| game.show_on(now)) {
            self.tell_shown(shown);
        }
        let was_traced = self.read(|game| game.trace.is_some());
        let has_changed = self.change(|game| game.tick(now));
        if was_traced && self.read(|game| game.trace.is_none()) {
            self.tell_found();
        }
        let after = self.read(|game| game.state().status);
        if before != after {
            self.inner().wants_panel.set(true);
        }
        if has_changed {
            self.refresh();
        }
        let runs = self.read(|game| !game.state().paused) && !self.has_ended();
        let over = match after {
            Status::Over(why) if before != after => words::over(&self.look.texts_now(), why),
            _ => String::new(),
        };
        if !over.is_empty() {
            self.message.set(over.clone());
        }
        if before != after || runs && now.saturating_sub(self.inner().saved.get()) >= KEEP_CLOCK {
            self.save(over);
        }
    }

    /// Says what groups there are, once all are found.
    fn tell_found(self) {
        let texts = self.look.texts_now();
        let words = self.read(|game| game.lines().map(|table| words::all_found(&texts, &table)));
        let words = words.unwrap_or_default();
        self.message.set(words.clone());
        self.look.announce(words);
    }

    /// Goes on with what is thought about, in slices between which everything else happens.
    pub(super) fn think_on(self) {
        let inner = self.inner();
        if self.read(Game::thinks) && !inner.thinks.replace(true) {
            set_timeout(
                move || {
                    if !inner.is_left.get() {
                        self.slice();
                    }
                },
                Duration::ZERO,
            );
        }
    }

    fn slice(self) {
        let inner = self.inner();
        inner.thinks.set(false);
        let (was_dark, outcome) = self.change(|game| {
            let mut pace = inner.pace.borrow_mut();
            pace.begin(game);
            let (was_dark, begun) = (game.is_dark(), clock::exact());
            let outcome = game.act(clock::now(), Action::Think(pace.positions()));
            pace.spend(game, clock::since(begun));
            (was_dark, outcome)
        });
        match outcome {
            Outcome::Thinking | Outcome::Nothing => {
                let is_told = self.read(|game| !game.is_dark() || game.is_tired);
                if was_dark && is_told {
                    self.note_lost();
                    self.refresh();
                } else {
                    self.think_on();
                }
            }
            found => self.tell(Action::Think(0), found),
        }
    }

    /// Says that the game cannot be won any more, once that is found.
    fn note_lost(self) {
        let undo = self.read(|game| {
            let table = game.pairs()?;
            (table.light == Some(Light::Lost)).then_some(table.undo)
        });
        if let Some(undo) = undo {
            let key = if undo > 0 {
                "light-turned"
            } else {
                "light-never"
            };
            let words = self.look.with(key, &[]);
            self.message
                .update(|message| *message = joined(message, &words));
            self.look.announce(words);
        }
    }
}
