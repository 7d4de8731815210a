//! How to play.

use leptos::prelude::*;
use linkwork_art::Set;

use super::picture;
use crate::look::Look;

/// The keys, and what they do.
const KEYS: [(&[&str], &str); 12] = [
    (&["←↑→↓"], "help-key-arrows-text"),
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
];

/// A board and a path on it, from cell to cell as column and row.
type Example = ([&'static str; 4], &'static [(i32, i32)]);

/// A path of two turns along the ring.
const JOINED: Example = (
    ["ABCA", "D..E", "EC.B", "DFBF"],
    &[(0, 0), (0, -1), (3, -1), (3, 0)],
);
/// A path of three turns, which is one too many; there is no shorter one.
const REFUSED: Example = (
    ["BCDE", "AF.B", "C#ED", "DEFA"],
    &[(0, 1), (-1, 1), (-1, 4), (3, 4), (3, 3)],
);

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
    let joined = picture::pairs(&JOINED.0, Set::Shapes, JOINED.1, false);
    let refused = picture::pairs(&REFUSED.0, Set::Shapes, REFUSED.1, true);
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
    let closed = picture::lines_of(&["6c4", "393"]);
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

#[cfg(test)]
mod tests {
    use linkwork::{
        Pos, Session,
        pairs::{Pair, Refusal},
        session::{self, Action, Move, Outcome},
    };

    use super::*;

    /// What comes of joining the ends of an example.
    fn outcome((rows, path): Example) -> Outcome {
        let row = |row: &str| {
            let cell = |letter| match letter {
                '#' => 'x',
                '.' => '_',
                letter => char::from(letter as u8 - b'A' + b'1'),
            };
            row.chars().map(cell).collect::<String>()
        };
        let id = format!("pairs::{}", rows.map(row).join("/"));
        let mut session = Session::open(&id.replace('_', ".")).unwrap();
        let end = |point: Option<&(i32, i32)>| {
            let (col, row) = *point.unwrap();
            Pos::new(row.try_into().unwrap(), col.try_into().unwrap())
        };
        let pair = Pair::new(end(path.first()), end(path.last()));
        session.act(
            1,
            Action::Play(Move::Pairs(linkwork::pairs::Move::Join(pair))),
        )
    }

    #[test]
    fn the_examples_are_what_the_words_beside_them_say() {
        assert!(matches!(outcome(JOINED), Outcome::Done(_)));
        let three = session::Refusal::Pairs(Refusal::TooManyTurns(3));
        assert!(matches!(outcome(REFUSED), Outcome::Refused(_, why) if why == three));
    }
}
