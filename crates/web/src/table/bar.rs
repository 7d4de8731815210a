//! What there is to tell of a game: clock, what is left, whether it can still be won.

use leptos::prelude::*;
use linkwork::{Status, session::Light};
use linkwork_ui::words;

use crate::{desk::Desk, live::live, look::Look, seat::Seat};

/// The line above the board.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let (seat, look, desk) = (Seat::here(), Look::here(), Desk::here());
    let items = live(move || {
        let texts = look.texts();
        let items = seat.follow(|game| words::standing(&texts, &game.table()));
        let item = |(words, is_key)| view! { <li class:key=is_key>{words}</li> };
        items.into_iter().map(item).collect_view()
    });
    let marks = live(move || {
        let state = seat.follow(linkwork_ui::Game::state);
        let marks = [
            (state.assisted, "assisted"),
            (state.repeated, "repeated"),
            (desk.is_copy(), "copy-tab"),
        ];
        let shown = marks.into_iter().filter(|mark| mark.0);
        shown
            .map(|(_, key)| view! { <li class="told">{look.say(key)}</li> })
            .collect_view()
    });
    view! {
        <ul class="bar" aria-label=look.say("state")>
            {items}
            <LightSign/>
            {marks}
        </ul>
    }
}

/// The light: in words with a sign, never by colour alone.
#[component]
fn LightSign() -> impl IntoView {
    let (seat, look) = (Seat::here(), Look::here());
    let light = Memo::new(move |_| {
        let is_wanted = look.settings().light;
        seat.follow(|game| {
            let table = game
                .pairs()
                .filter(|table| is_wanted && table.status != Status::Won)?;
            Some(match table.light {
                None if game.is_tired => Some(Light::Unknown),
                light => light,
            })
        })
    });
    live(move || {
        light.get().map(|light| {
            let (key, class) = match light {
                Some(Light::Winnable) => ("light-winnable", "light winnable"),
                Some(Light::Lost) => ("light-lost", "light lost"),
                Some(Light::Unknown) => ("light-unknown", "light"),
                Some(Light::TooLarge) => ("light-too-large", "light"),
                None => ("light-sought", "light"),
            };
            view! { <li class=class>{look.say(key)}</li> }
        })
    })
}
