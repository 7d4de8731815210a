//! After a game: the next one, and a text to show to others.

use leptos::prelude::*;
use linkwork::{Id, session::Table};
use linkwork_ui::{Field, Form, clock_text, words};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::Seat;
use crate::{app::Where, look::Look, name, route::Route, seed};

impl Seat {
    /// Goes to another game with the same settings; where there is none, as after a board that was typed, to
    /// the form of a new game.
    pub(crate) fn next(self, place: Where) {
        let id = self.read(|game| game.session().id().clone());
        place.go(next_of(&id).map_or(Route::New(None), Route::Game));
    }

    /// Copies what was reached, and where others find the same game. It tells nothing of how it is won.
    pub(crate) fn share(self) {
        let (look, text) = (self.look, self.result());
        let address = window().location().href().unwrap_or_default();
        let text = format!("{text}\n{address}");
        let message = self.message;
        spawn_local(async move {
            let words = if copy(&text).await {
                look.with("share-copied", &[])
            } else {
                look.with("share-failed", &[("text", text.into())])
            };
            message.try_set(words.clone());
            look.announce(words);
        });
    }

    fn result(self) -> String {
        self.read(|game| shared(self.look, game))
    }
}

/// Whether the text was copied. A page that came over plain HTTP from another machine has no clipboard.
async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    !clipboard.is_undefined() && JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

fn shared(look: Look, game: &linkwork_ui::Game) -> String {
    let texts = look.texts_now();
    let title = name::title(&texts, game.session());
    let lines = words::result(&texts, &game.table());
    let help = lines.last().cloned().unwrap_or_default();
    let time = clock_text(game.state().clock_ms);
    let args = [
        ("game", title.into()),
        ("time", time.into()),
        ("help", help.into()),
    ];
    let (key, reached) = match game.table() {
        Table::Pairs(table) => ("share-pairs", ("n", table.score.points().into())),
        Table::Lines(table) => {
            let steps = words::steps(&texts, table.round.steps());
            ("share-lines", ("reached", steps.into()))
        }
    };
    let args: Vec<_> = args.into_iter().chain([reached]).collect();
    texts.with(key, &args)
}

fn next_of(id: &Id) -> Option<String> {
    let mut form = Form::new("8x6", "1");
    form.follow(id);
    form.write(Field::Seed, &seed::new());
    let next = form.check().ok()?;
    // A board that was typed has its like among the deals only by its size.
    id.to_string().contains('#').then(|| next.to_string())
}
