//! What holds for all games.

use leptos::prelude::*;
use linkwork_art::Set;
use linkwork_ui::Lang;

use super::{choice::Choice, options::Options, picture};
use crate::{
    look::Look,
    settings::{Motion, Theme, Tiles},
};

/// What the languages call themselves: whoever cannot read the page finds his own.
const LANGS: [(Lang, &str); 3] = [
    (Lang::En, "English"),
    (Lang::ZhCn, "简体中文"),
    (Lang::Sv, "Svenska"),
];

/// What holds for all games.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let look = Look::here();
    let label = move |key: &'static str| Signal::derive(look.say(key));
    let toggle = move |event| look.set(|settings| settings.light = event_target_checked(&event));
    view! {
        <div class="page form">
            <h1>{look.say("settings")}</h1>
            <Choice
                name="lang"
                legend=label("settings-lang")
                options=Signal::derive(move || langs(look))
                choose=move |n: usize| {
                    let lang = n.checked_sub(1).and_then(|n| LANGS.get(n));
                    look.set(|settings| settings.lang = lang.map(|lang| lang.0));
                }
            />
            <Choice
                name="theme"
                legend=label("settings-theme")
                options=options(look, "theme", Theme::ALL, Theme::name, |settings| settings.theme)
                choose=move |n: usize| look.set(|settings| settings.theme = at(Theme::ALL, n))
            />
            <Choice
                name="tiles"
                legend=label("settings-tiles")
                options=options(look, "tiles", Tiles::ALL, Tiles::name, |settings| settings.tiles)
                choose=move |n: usize| look.set(|settings| settings.tiles = at(Tiles::ALL, n))
                pictures=samples()
            />
            <Choice
                name="motion"
                legend=label("settings-motion")
                options=options(look, "motion", Motion::ALL, Motion::name, |settings| settings.motion)
                choose=move |n: usize| look.set(|settings| settings.motion = at(Motion::ALL, n))
            />
            <label class="switch">
                <input type="checkbox" prop:checked=move || look.settings().light on:change=toggle/>
                <span>{look.say("settings-light")}</span>
            </label>
            <p class="quiet">{look.say("settings-kept")}</p>
        </div>
    }
}

fn langs(look: Look) -> Options {
    let system = look.texts().say("settings-lang-system");
    let names = LANGS.iter().map(|(_, name)| (*name).to_owned());
    let lang = look.settings().lang;
    let chosen = LANGS.iter().position(|(other, _)| Some(*other) == lang);
    Options {
        names: std::iter::once(system).chain(names).collect(),
        chosen: chosen.map_or(0, |n| n + 1),
    }
}

fn options<T: Copy + PartialEq + Send + Sync>(
    look: Look,
    start: &'static str,
    all: &'static [T],
    name: fn(T) -> &'static str,
    set: fn(crate::settings::Settings) -> T,
) -> Signal<Options> {
    Signal::derive(move || {
        let texts = look.texts();
        let names = all
            .iter()
            .map(|value| texts.say(&format!("{start}-{}", name(*value))));
        let chosen = all.iter().position(|value| *value == set(look.settings()));
        Options {
            names: names.collect(),
            chosen: chosen.unwrap_or(0),
        }
    })
}

fn at<T: Copy + Default>(all: &[T], n: usize) -> T {
    all.get(n).copied().unwrap_or_default()
}

/// Two tiles of each set. Pictures come from a sprite that is not fetched for a sample, so they are shown as text.
fn samples() -> Vec<String> {
    let pair = |set| picture::face(set, 1) + &picture::face(set, 2);
    let pictures = [1, 2].map(|n| {
        linkwork::pairs::Kind::new(n).map_or_else(String::new, |kind| Set::Pictures.text(kind))
    });
    vec![
        pair(Set::Shapes),
        pair(Set::Characters),
        format!("<span class=\"emoji\">{}</span>", pictures.concat()),
    ]
}
