//! The form of a new game.

use leptos::prelude::*;
use linkwork_ui::{Form, Play};

use crate::{app::Where, look::Look, route::Route};

/// The form of a new game.
#[component]
pub(crate) fn New(play: Option<Play>) -> impl IntoView {
    let (look, place) = (Look::here(), Where::here());
    let mut form = Form::new("8x6", "5eed");
    if let Some(play) = play {
        form.choose(play);
    }
    let deal = move |_| {
        if let Ok(id) = form.check() {
            place.go(Route::Game(id.to_string()));
        }
    };
    view! {
        <h1>{look.say("form-title")}</h1>
        <button on:click=deal>{look.say("form-deal")}</button>
    }
}
