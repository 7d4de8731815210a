//! What to play.

use leptos::prelude::*;
use linkwork_ui::Play;

use crate::{look::Look, route::Route};

/// What to play.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let look = Look::here();
    let card = move |play: Play| {
        let name = move || play.name(&look.texts());
        view! { <li><a href=Route::New(Some(play)).fragment()>{name}</a></li> }
    };
    view! {
        <h1>"Linkwork"</h1>
        <ul>{Play::ALL.map(card).collect_view()}</ul>
    }
}
