//! The games that are kept beside the one in progress.

use leptos::{prelude::*, task::spawn_local};
use linkwork::Session;
use linkwork_ui::words;

use crate::{
    app::Where,
    desk::Desk,
    live::{follow, live},
    look::Look,
    route::Route,
    wanted::breath,
};

/// How many are shown at first.
const FIRST: usize = 9;

/// A game that is kept: its name and text, and the game or why it cannot be read.
type Read = (String, String, Result<Session, String>);

/// The games that are kept beside the one in progress. They are read one by one, so that the page stays awake.
#[component]
pub(super) fn Kept() -> impl IntoView {
    let (look, desk) = (Look::here(), Desk::here());
    let most = RwSignal::new(FIRST);
    let read = RwSignal::<Vec<Read>, LocalStorage>::new_local(Vec::new());
    follow(move || {
        let (others, most) = (desk.others(), most.get());
        spawn_local(async move {
            let mut found = Vec::new();
            for (name, text) in others.into_iter().take(most) {
                let game = Session::open(&text).map_err(|why| why.to_string());
                found.push((name, text, game));
                breath().await;
            }
            // The screen may have gone meanwhile.
            read.try_set(found);
        });
    });
    let has_any = Memo::new(move |_| !desk.others().is_empty());
    let lines = move || read.with(|read| read.iter().map(|kept| line(look, kept)).collect_view());
    let all = move || {
        let n = desk.others().len();
        let show = move |_| most.set(usize::MAX);
        (n > most.get()).then(|| {
            let words = look.texts().with("home-all", &[("n", n.into())]);
            view! { <button type="button" class="button" on:click=show>{words}</button> }
        })
    };
    live(move || {
        has_any.get().then(|| {
            view! {
                <section class="kept" aria-labelledby="kept-title">
                    <h2 id="kept-title">{look.say("home-others")}</h2>
                    <ul>{live(lines)}</ul>
                    {live(all)}
                </section>
            }
        })
    })
}

fn line(look: Look, (name, text, game): &Read) -> AnyView {
    let texts = look.texts();
    match game {
        Ok(session) => {
            let words = words::saved(&texts, &session.table());
            let (name, text, id) = (name.clone(), text.clone(), session.id().to_string());
            let (desk, place) = (Desk::here(), Where::here());
            let take = move |_| {
                if let Ok(session) = Session::open(&text) {
                    desk.take(name.clone(), text.clone(), session);
                    place.go(Route::Game(id.clone()));
                }
            };
            let verb = texts.say("home-go-on");
            view! {
                <li><button type="button" class="go-on small" on:click=take>
                    <span class="verb">{verb}</span> <span class="line">{words}</span>
                </button></li>
            }
            .into_any()
        }
        Err(why) => {
            let args = [("file", name.into()), ("why", why.into())];
            let words = texts.with("save-bad", &args);
            view! { <li class="notice bad">{words}</li> }.into_any()
        }
    }
}
