//! What holds for all games.

use leptos::prelude::*;
use linkwork_ui::Lang;

use crate::look::Look;

/// What holds for all games.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let look = Look::here();
    let choice = move |lang: Lang| {
        let choose = move |_| look.set(|settings| settings.lang = Some(lang));
        view! { <button on:click=choose>{lang.code()}</button> }
    };
    view! {
        <h1>{look.say("settings")}</h1>
        {Lang::ALL.map(choice).collect_view()}
    }
}
