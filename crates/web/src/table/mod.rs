//! The tables of the two games.

use leptos::prelude::*;

use crate::desk::{Desk, Laid};

/// The table of a game.
#[component]
pub(crate) fn Table(laid: Laid) -> impl IntoView {
    let name = laid.session.id().to_string();
    let desk = Desk::here();
    let laid = StoredValue::new_local(laid);
    on_cleanup(move || desk.rest(laid.get_value()));
    view! { <h1>{name}</h1> }
}
