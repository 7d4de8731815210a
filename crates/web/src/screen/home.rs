//! What to play.

use leptos::{prelude::*, task::spawn_local};
use linkwork::lines::Way;
use linkwork_art::Set;
use linkwork_ui::{
    Play,
    game::{has_ended, state},
    words,
};

use super::{kept::Kept, open::Open, picture};
use crate::{app::Where, desk::Desk, live::live, look::Look, route::Route, wanted::Wanted};

/// A closed group, and lines on their way to become one.
const LINES: [&str; 3] = ["6ac6c", "5c539", "33943"];

/// What to play.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let (look, desk) = (Look::here(), Desk::here());
    spawn_local(desk.look_again());
    view! {
        <div class="page home">
            <h1 class="unseen">"Linkwork"</h1>
            <p class="lead">{look.say("home-lead")}</p>
            <GoOn/>
            <div class="cards">
                <PairsCard/>
                <LinesCard/>
            </div>
            <Kept/>
            <Open/>
        </div>
    }
}

/// The game in progress.
#[component]
fn GoOn() -> impl IntoView {
    let (look, desk) = (Look::here(), Desk::here());
    let bad = live(move || {
        let why = desk.bad()?;
        let why = ("why", why.to_string().into());
        let words = look.texts().with("home-bad", &[why]);
        Some(
            view! { <div class="notice bad" role="alert"><p>{words}</p><p>{look.say("save-bad-kept")}</p></div> },
        )
    });
    let game = live(move || {
        let texts = look.texts();
        let (id, line, ended) = desk.with(|session| {
            let line = words::saved(&texts, &session.table());
            let ended = has_ended(state(session).status);
            (session.id().to_string(), line, ended)
        })?;
        let verb = if ended { "look" } else { "home-go-on" };
        Some(view! {
            <a class="go-on" href=Route::Game(id).fragment()>
                <span class="verb">{texts.say(verb)}</span>
                <span class="line">{line}</span>
            </a>
        })
    });
    view! { {bad} {game} }
}

/// A button that deals a game of that kind at once.
#[component]
fn PlayNow(play: Play, #[prop(into)] label: Signal<String>) -> impl IntoView {
    let (wanted, place) = (Wanted::here(), Where::here());
    let deal = move |_| {
        wanted.change(|form| form.choose(play));
        if wanted
            .form
            .with_untracked(|form| form.grade().is_some() || form.check().is_err())
        {
            // What takes a while, or needs a change, is seen on the form.
            place.go(Route::New(Some(play)));
        }
        wanted.deal();
    };
    view! { <button type="button" class="button primary" on:click=deal>{label}</button> }
}

#[component]
fn PairsCard() -> impl IntoView {
    let look = Look::here();
    let rows = ["ABCDA", "DE..B", "CFEBF"];
    let path = [(0, 0), (0, -1), (4, -1), (4, 0)];
    view! {
        <section class="card" aria-labelledby="card-pairs">
            <div class="picture" inner_html=picture::pairs(&rows, Set::Shapes, &path, false)></div>
            <h2 id="card-pairs">{look.say("play-pairs")}</h2>
            <p>{look.say("home-pairs-text")}</p>
            <div class="beside">
                <PlayNow play=Play::Pairs label=Signal::derive(look.say("home-play"))/>
                <a class="button" href=Route::New(Some(Play::Pairs)).fragment()>{look.say("home-choose")}</a>
            </div>
        </section>
    }
}

#[component]
fn LinesCard() -> impl IntoView {
    let look = Look::here();
    let ways = [
        (Way::Free, "way-free"),
        (Way::Polymer, "way-polymer"),
        (Way::Netslide, "way-netslide"),
    ];
    let button = move |(way, key)| {
        view! { <PlayNow play=Play::Lines(way) label=Signal::derive(look.say(key))/> }
    };
    view! {
        <section class="card" aria-labelledby="card-lines">
            <div class="picture" inner_html=picture::lines_of(&LINES)></div>
            <h2 id="card-lines">{look.say("help-lines")}</h2>
            <p>{look.say("home-lines-text")}</p>
            <div class="beside">
                {ways.map(button).collect_view()}
                <a class="button" href=Route::New(Some(Play::Lines(Way::Free))).fragment()>
                    {look.say("home-choose")}
                </a>
            </div>
        </section>
    }
}
