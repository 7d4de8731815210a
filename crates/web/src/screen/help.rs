//! How to play.

use leptos::prelude::*;

use crate::look::Look;

/// How to play.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let look = Look::here();
    view! {
        <h1>{look.say("help-title")}</h1>
        <p>{look.say("help-rules")}</p>
    }
}
