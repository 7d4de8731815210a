//! A field for an id, a save, or the address of a game.

use leptos::prelude::*;
use linkwork::Session;
use linkwork_ui::words;

use super::choice::Note;
use crate::{app::Where, desk::Desk, look::Look, route::Route};

/// A field for an id, a save, or the address of a game.
#[component]
pub(super) fn Open() -> impl IntoView {
    let (look, desk, place) = (Look::here(), Desk::here(), Where::here());
    let text = RwSignal::new(String::new());
    let why = RwSignal::new(String::new());
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        let what = meant(&typed);
        match Session::open(&what) {
            Ok(session) => {
                let id = session.id().to_string();
                // An id alone may be the game that lies here, and goes on then.
                if what.trim().lines().count() > 1 {
                    desk.begin(session);
                }
                place.go(Route::Game(id));
            }
            Err(reason) => why.set(words::unopened(&look.texts(), &what, &reason)),
        }
    };
    let typed = move |event| {
        text.set(event_target_value(&event));
        why.set(String::new());
    };
    let is_bad = move || (!why.with(String::is_empty)).then_some("true");
    view! {
        <form class="open" on:submit=open>
            <h2>{look.say("home-open")}</h2>
            <label for="open">{look.say("home-open-label")}</label>
            <textarea
                id="open"
                rows="2"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                placeholder="pairs:8x6,k12#5eed/0"
                aria-invalid=is_bad
                aria-describedby="open-note"
                prop:value=text
                on:input=typed
            ></textarea>
            <div id="open-note" role="alert"><Note note=why/></div>
            <button type="submit" class="button">{look.say("open-title")}</button>
        </form>
    }
}

/// What was meant: of the address of a game, the game.
fn meant(typed: &str) -> String {
    let typed = typed.trim_start();
    let is_address = typed.starts_with("http://") || typed.starts_with("https://");
    match typed
        .split_once('#')
        .map(|(_, fragment)| Route::read(fragment))
    {
        Some(Route::Game(id)) if is_address => id,
        _ => typed.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::meant;

    #[test]
    fn an_address_is_the_game_it_leads_to() {
        let id = "pairs:8x6,k12#5eed/0";
        assert_eq!(meant(&format!("https://a.example/page/#{id}")), id);
        assert_eq!(meant("http://127.0.0.1:8317/#pairs:8x6,k12%235eed/0"), id);
        assert_eq!(meant(&format!(" {id}")), id);
        assert_eq!(
            meant("linkwork save 1\ngame pairs::11\n"),
            "linkwork save 1\ngame pairs::11\n"
        );
        assert_eq!(meant("https://a.example/#/new"), "https://a.example/#/new");
    }
}
