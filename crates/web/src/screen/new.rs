//! The form of a new game.

use leptos::prelude::*;
use linkwork::pairs::Gravity;
use linkwork_ui::{Field, Form, Play, Walls};

use super::{
    choice::{Choice, Select},
    options::{self, Options},
    picture,
    typed::Typed,
};
use crate::{live::live, look::Look, wanted::Wanted};

/// The form of a new game.
#[component]
pub(crate) fn New(play: Option<Play>) -> impl IntoView {
    let (look, wanted) = (Look::here(), Wanted::here());
    if let Some(play) = play {
        wanted.change(|form| form.choose(play));
    }
    on_cleanup(move || wanted.call_off());
    let game = Memo::new(move |_| wanted.form.with(Form::play));
    let deal = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wanted.deal();
    };
    view! {
        <form class="page form" novalidate on:submit=deal>
            <h1>{look.say("form-title")}</h1>
            <Choice
                name="game"
                legend=Signal::derive(look.say("form-play"))
                options=Signal::derive(move || plays(look, game.get()))
                choose=move |n: usize| {
                    if let Some(play) = Play::ALL.get(n) {
                        wanted.change(|form| form.choose(*play));
                    }
                }
            />
            {live(move || {
                let fields = Field::of(game.get()).iter().skip(1);
                fields.map(|field| field_view(look, wanted, *field)).collect_view()
            })}
            <Foot/>
        </form>
    }
}

fn plays(look: Look, play: Play) -> Options {
    let names = Play::ALL.map(|play| play.name(&look.texts())).into();
    let chosen = Play::ALL
        .iter()
        .position(|other| *other == play)
        .unwrap_or(0);
    Options { names, chosen }
}

fn field_view(look: Look, wanted: Wanted, field: Field) -> AnyView {
    let legend = Signal::derive(move || field.label(&look.texts()));
    let options = Signal::derive(move || {
        wanted
            .form
            .with(|form| Options::of(form, field, &look.texts()))
    });
    let choose = move |n: usize| {
        let texts = look.texts();
        wanted.change(|form| options::choose(form, field, n, &texts));
    };
    // A level, too, can stand in the way.
    let note = Signal::derive(move || error_at(look, wanted, field));
    match field {
        Field::Size | Field::Kinds | Field::Steps | Field::Seed => {
            view! { <Typed field/> }.into_any()
        }
        Field::Turns => view! { <Select name="turns" legend options choose/> }.into_any(),
        Field::Limit => view! { <Select name="limit" legend options choose/> }.into_any(),
        Field::Barriers => view! { <Select name="barriers" legend options choose/> }.into_any(),
        Field::Gravity => {
            let pictures = Gravity::ALL
                .iter()
                .map(|way| picture::gravity(&way.to_string()));
            let pictures = pictures.collect::<Vec<_>>();
            view! { <Choice name="gravity" legend options choose pictures note/> }.into_any()
        }
        // Walls are no field of the form: no other screen offers them.
        Field::Ring => {
            view! { <Choice name="ring" legend options choose/> <WallsChoice/> }.into_any()
        }
        Field::Grade => view! { <Choice name="grade" legend options choose note/> }.into_any(),
        Field::Edge => view! { <Choice name="edge" legend options choose/> }.into_any(),
        Field::Play => ().into_any(),
    }
}

/// The shapes of walls.
#[component]
fn WallsChoice() -> impl IntoView {
    let (look, wanted) = (Look::here(), Wanted::here());
    let options = Signal::derive(move || {
        let texts = look.texts();
        let walls = wanted.form.with(Form::walls);
        let chosen = Walls::ALL.iter().position(|other| *other == walls);
        Options {
            names: Walls::ALL.map(|walls| walls.name(&texts)).into(),
            chosen: chosen.unwrap_or(0),
        }
    });
    let choose = move |n: usize| {
        if let Some(walls) = Walls::ALL.get(n) {
            wanted.change(|form| form.wall(*walls));
        }
    };
    let pictures = Walls::ALL
        .iter()
        .map(|walls| picture::walls(*walls))
        .collect::<Vec<_>>();
    view! { <Choice name="walls" legend=Signal::derive(look.say("form-walls")) options choose pictures/> }
}

/// What stands in the way at a field, in words.
pub(super) fn error_at(look: Look, wanted: Wanted, field: Field) -> String {
    let texts = look.texts();
    let why = wanted
        .why
        .get()
        .or_else(|| wanted.form.with(Form::check).err());
    why.filter(|why| why.field() == Some(field))
        .map_or_else(String::new, |why| why.words(&texts))
}

/// The id, and the button that deals.
#[component]
fn Foot() -> impl IntoView {
    let (look, wanted) = (Look::here(), Wanted::here());
    let id = move || {
        let texts = look.texts();
        wanted.form.with(|form| match form.check() {
            Ok(_) if form.grade().is_some() => texts.say("form-graded"),
            Ok(_) if !form.is_named() => texts.say("form-walled"),
            Ok(id) => texts.with("form-id", &[("id", id.to_string().into())]),
            Err(_) => String::new(),
        })
    };
    let why = live(move || {
        let why = wanted.why.get().filter(|why| why.field().is_none());
        why.map_or_else(String::new, |why| why.words(&look.texts()))
    });
    let promise = live(move || {
        let is_pairs = |form: &Form| form.play() == Play::Pairs && form.check().is_ok();
        let promised = wanted.form.with(is_pairs);
        promised.then(|| view! { <p class="quiet">{look.say("form-winnable")}</p> })
    });
    let is_bad = move || wanted.form.with(|form| form.check().is_err());
    let is_looking = Memo::new(move |_| wanted.is_looking.get());
    let state = live(move || {
        let call_off = move |_| wanted.call_off();
        if is_looking.get() {
            view! {
                <button type="button" class="button" on:click=call_off>{look.say("form-call-off")}</button>
                <p class="id" role="status">{look.say("form-looking")}</p>
            }
            .into_any()
        } else {
            view! { <p class="id" role="status">{live(id)}</p> }.into_any()
        }
    });
    view! {
        {promise}
        <div class="foot">
            <p class="error" role="alert">{why}</p>
            <div class="beside">
                <button type="submit" class="button primary" disabled=is_bad>{look.say("form-deal")}</button>
                {state}
            </div>
        </div>
    }
}
