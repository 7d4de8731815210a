//! A field of the form that is typed.

use leptos::prelude::*;
use linkwork_ui::{Field, Form};

use super::{choice::Note, new::error_at};
use crate::{live::live, look::Look, wanted::Wanted};

/// A field of the form that is typed; the size has the usual ones at hand, the seed another one.
#[component]
pub(super) fn Typed(field: Field) -> impl IntoView {
    let (look, wanted) = (Look::here(), Wanted::here());
    let name = match field {
        Field::Size => "size",
        Field::Kinds => "kinds",
        Field::Steps => "steps",
        _ => "seed",
    };
    let label = live(move || field.label(&look.texts()));
    let unit = live(move || field.unit(&look.texts()));
    let value = Memo::new(move |_| wanted.form.with(|form| form.value(field, &look.texts())));
    let error = Signal::derive(move || error_at(look, wanted, field));
    let is_bad = move || (!error.with(String::is_empty)).then_some("true");
    let typed = move |event| {
        let text = event_target_value(&event);
        wanted.change(|form| form.write(field, text.trim()));
    };
    let digits = matches!(field, Field::Kinds | Field::Steps).then_some("numeric");
    let note = format!("{name}-note");
    view! {
        <div class=format!("entry entry-{name}")>
            <label for=name>{label}</label>
            {(field == Field::Size).then(|| view! { <Presets/> })}
            <div class="beside">
                <input
                    id=name
                    type="text"
                    inputmode=digits
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-invalid=is_bad
                    aria-describedby=note.clone()
                    prop:value=value
                    on:input=typed
                />
                <span class="quiet">{unit}</span>
                {(field == Field::Seed).then(|| view! {
                    <button type="button" class="button" on:click=move |_| wanted.seed_anew()>
                        {look.say("form-new-seed")}
                    </button>
                })}
            </div>
            <div id=note><Note note=error/></div>
        </div>
    }
}

/// The usual sizes.
#[component]
fn Presets() -> impl IntoView {
    let (look, wanted) = (Look::here(), Wanted::here());
    let presets = Memo::new(move |_| wanted.form.with(Form::presets));
    let button = move |(n, name): (usize, String)| {
        let shown = name.replace('x', "×");
        let is_on = move || {
            let size = wanted
                .form
                .with(|form| form.value(Field::Size, &look.texts()));
            if size == name { "true" } else { "false" }
        };
        let take = move |_| wanted.change(|form| form.take_preset(n));
        view! { <button type="button" class="chip" aria-pressed=is_on on:click=take>{shown}</button> }
    };
    view! {
        <div class="chips" role="group" aria-label=look.say("form-presets")>
            {live(move || presets.get().into_iter().enumerate().map(button).collect_view())}
        </div>
    }
}
