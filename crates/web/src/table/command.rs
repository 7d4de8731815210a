//! The command line of the table: everything can be played with it.

use std::time::Duration;

use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::{app::Where, look::Look, seat::Seat};

/// The field, by which other parts of the table find it.
const FIELD: &str = "command";

/// How long the line stays when it is left.
const GONE: Duration = Duration::from_millis(300);

/// A line to type commands into; what comes of them is said where all else is.
#[component]
pub(super) fn Command() -> impl IntoView {
    let (seat, look, place) = (Seat::here(), Look::here(), Where::here());
    let example = if seat.read(|game| game.lines().is_some()) {
        "command-lines"
    } else {
        "command-pairs"
    };
    let field = NodeRef::<html::Input>::new();
    let line = NodeRef::<html::Form>::new();
    let send = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            let line = field.value();
            field.set_value("");
            seat.typed(&line, place);
        }
    };
    let back = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape"
            && let Some(field) = field.get_untracked()
        {
            field.set_value("");
            let _ = field.blur();
        }
    };
    // Where there is little room the line is there while it is used. It goes a moment later, so that whoever
    // leaves it for a cell of the board meets that cell.
    let close = move |_: ev::FocusEvent| {
        set_timeout(
            move || {
                let is_used = document()
                    .active_element()
                    .is_some_and(|one| one.id() == FIELD);
                if let (Some(line), false) = (line.try_get_untracked().flatten(), is_used) {
                    let _ = line.class_list().remove_1("used");
                }
            },
            GONE,
        );
    };
    view! {
        <form
            class="command"
            node_ref=line
            on:submit=send
            on:focusout=close
        >
            <label for=FIELD>{look.say("command-label")}</label>
            <input
                id=FIELD
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="go"
                placeholder=look.say(example)
                node_ref=field
                on:keydown=back
            />
        </form>
    }
}

/// Gives the line the keyboard.
pub(super) fn focus() {
    let field = document().get_element_by_id(FIELD);
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        // What is not shown takes no focus.
        if let Ok(Some(line)) = field.closest(".command") {
            let _ = line.class_list().add_1("used");
        }
        let _ = field.focus();
    }
}
