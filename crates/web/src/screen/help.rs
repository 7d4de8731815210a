//! How to play.

use leptos::prelude::*;
use linkwork_art::Set;

use super::picture;
use crate::look::Look;

/// The keys, and what they do.
const KEYS: [(&[&str], &str); 12] = [
    (&["Home", "End"], "help-key-ends-text"),
    (&["Enter", "Space"], "help-key-enter-text"),
    (&["Shift ←↑→↓"], "help-key-shift-text"),
    (&["Esc"], "help-key-escape-text"),
    (&["u"], "undo"),
    (&["r"], "redo"),
    (&["h"], "help-key-hint-text"),
    (&["s"], "help-key-shuffle-text"),
    (&["p"], "pause"),
    (&["n"], "form-title"),
    (&["?"], "help-key-help-text"),
    (&["←↑→↓"], "help-key-arrows-text"),
];

/// How to play.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let look = Look::here();
    view! {
        <article class="page help">
            <h1>{look.say("help-title")}</h1>
            <Pairs/>
            <Lines/>
            <Keys/>
            <section>
                <h2>{look.say("help-licences")}</h2>
                <p>{look.say("help-licences-text")}</p>
                <p>{look.say("help-private")}</p>
            </section>
        </article>
    }
}

#[component]
fn Pairs() -> impl IntoView {
    let look = Look::here();
    let joined = picture::pairs(
        &["ABCA", "D..E", "EC.B"],
        Set::Shapes,
        &[(0, 0), (0, -1), (3, -1), (3, 0)],
        false,
    );
    let refused = picture::pairs(
        &["BCDE", "AF.B", "C#ED", "DEFA"],
        Set::Shapes,
        &[(0, 1), (-1, 1), (-1, 4), (3, 4), (3, 3)],
        true,
    );
    view! {
        <section>
            <h2>{look.say("play-pairs")}</h2>
            <p>{look.say("help-pairs-text")}</p>
            <div class="figures">
                <Figure svg=joined words="help-picture-joined"/>
                <Figure svg=refused words="help-picture-refused"/>
            </div>
            <p>{look.say("help-stuck-text")}</p>
        </section>
    }
}

#[component]
fn Lines() -> impl IntoView {
    let look = Look::here();
    let closed = picture::lines(&["6c4", "393"], &["001", "001"]);
    view! {
        <section>
            <h2>{look.say("help-lines")}</h2>
            <p>{look.say("help-groups")}</p>
            <div class="figures"><Figure svg=closed words="help-picture-closed"/></div>
            <ul>
                <li>{look.say("help-free")}</li>
                <li>{look.say("help-polymer")}</li>
                <li>{look.say("help-netslide")}</li>
            </ul>
        </section>
    }
}

#[component]
fn Figure(svg: String, words: &'static str) -> impl IntoView {
    let look = Look::here();
    view! {
        <figure>
            <div class="picture" inner_html=svg></div>
            <figcaption>{look.say(words)}</figcaption>
        </figure>
    }
}

#[component]
fn Keys() -> impl IntoView {
    let look = Look::here();
    let row = move |(keys, words): (&'static [&'static str], &'static str)| {
        let keys = keys
            .iter()
            .map(|key| view! { <kbd>{*key}</kbd>" " })
            .collect_view();
        view! { <tr><th scope="row">{keys}</th><td>{look.say(words)}</td></tr> }
    };
    view! {
        <section>
            <h2>{look.say("help-keys")}</h2>
            <table class="keys"><tbody>{KEYS.map(row).collect_view()}</tbody></table>
        </section>
    }
}
