//! One of a few values: buttons of which one is pressed, built of radio buttons, so that arrow keys and screen
//! readers know them.

use leptos::prelude::*;

use crate::live::live;

use super::options::Options;

/// One of a few values. `pictures` are SVG texts, one for each value, or none.
#[component]
pub(super) fn Choice(
    /// Tells this group of buttons from others on the screen.
    name: &'static str,
    #[prop(into)] legend: Signal<String>,
    #[prop(into)] options: Signal<Options>,
    #[prop(into)] choose: Callback<usize>,
    #[prop(optional)] pictures: Vec<String>,
    /// What the choice means, or what stands in its way.
    #[prop(optional, into)]
    note: Signal<String>,
) -> impl IntoView {
    let (names, chosen) = parts(options);
    let pictures = StoredValue::new(pictures);
    let button = move |n: usize, label: String| {
        let picture = pictures.with_value(|pictures| pictures.get(n).cloned());
        let picture = picture.map(|svg| view! { <span class="picture" inner_html=svg></span> });
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == n
                    on:change=move |_| choose.run(n)
                />
                <span class="label">{picture}<span>{label}</span></span>
            </label>
        }
    };
    let buttons = live(move || {
        let names = names.get().into_iter().enumerate();
        names.map(|(n, label)| button(n, label)).collect_view()
    });
    view! {
        <fieldset class=format!("choice choice-{name}")>
            <legend>{legend}</legend>
            <div class="options">{buttons}</div>
            <Note note/>
        </fieldset>
    }
}

/// One of many values.
#[component]
pub(super) fn Select(
    name: &'static str,
    #[prop(into)] legend: Signal<String>,
    #[prop(into)] options: Signal<Options>,
    #[prop(into)] choose: Callback<usize>,
) -> impl IntoView {
    let (names, chosen) = parts(options);
    let option = move |(n, label): (usize, String)| {
        view! { <option value=n selected=move || chosen.get() == n>{label}</option> }
    };
    let taken = move |event| {
        if let Ok(n) = event_target_value(&event).parse() {
            choose.run(n);
        }
    };
    view! {
        <div class="entry">
            <label for=name>{legend}</label>
            <select id=name prop:value=move || chosen.get().to_string() on:change=taken>
                {live(move || names.get().into_iter().enumerate().map(option).collect_view())}
            </select>
        </div>
    }
}

/// What the values are called, and which is chosen, each told only when it changes.
fn parts(options: Signal<Options>) -> (Memo<Vec<String>>, Memo<usize>) {
    let names = Memo::new(move |_| options.with(|options| options.names.clone()));
    let chosen = Memo::new(move |_| options.with(|options| options.chosen));
    (names, chosen)
}

/// A line below a field; nothing while there is nothing to say.
#[component]
pub(super) fn Note(#[prop(into)] note: Signal<String>) -> impl IntoView {
    live(move || {
        let words = note.get();
        (!words.is_empty()).then(|| view! { <p class="note">{words}</p> })
    })
}
