//! The place of a game that an address names.

use leptos::prelude::*;
use linkwork_ui::words;

use crate::{
    app::Where, desk::Desk, live::live, look::Look, route::Route, table::Table, wanted::Wanted,
};

/// The place of a game that an address names: its table, or why there is none.
#[component]
pub(crate) fn Place(id: String) -> impl IntoView {
    let look = Look::here();
    match untrack(|| Desk::here().open(&id)) {
        Ok(laid) => {
            Wanted::here().follow(laid.session.id());
            Where::here().show(Route::Game(laid.session.id().to_string()));
            view! { <Table laid/> }.into_any()
        }
        Err(why) => {
            let words = live(move || words::unopened(&look.texts(), &id, &why));
            view! {
                <div class="page">
                    <h1>{look.say("no-game-title")}</h1>
                    <p role="alert">{words}</p>
                    <p><a class="button" href="#/">{look.say("no-game-home")}</a></p>
                </div>
            }
            .into_any()
        }
    }
}
