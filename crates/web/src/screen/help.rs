//! How to play.

use leptos::prelude::*;
use linkwork_art::Set;
use linkwork_ui::Texts;

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

/// The screen: `{key}` is a text, `{!name}` a picture or the table of keys. It is one piece of HTML, since nothing on it
/// changes but the language.
const SCREEN: &str = "<h1>{help-title}</h1>\
<section><h2>{play-pairs}</h2><p>{help-pairs-text}</p><div class=\"figures\">\
<figure><div class=\"picture\">{!joined}</div><figcaption>{help-picture-joined}</figcaption></figure>\
<figure><div class=\"picture\">{!refused}</div><figcaption>{help-picture-refused}</figcaption></figure>\
</div><p>{help-stuck-text}</p></section>\
<section><h2>{help-lines}</h2><p>{help-groups}</p><div class=\"figures\">\
<figure><div class=\"picture\">{!closed}</div><figcaption>{help-picture-closed}</figcaption></figure>\
</div><ul><li>{help-free}</li><li>{help-polymer}</li><li>{help-netslide}</li></ul></section>\
<section><h2>{help-keys}</h2><table class=\"keys\"><tbody>{!keys}</tbody></table></section>\
<section><h2>{command}</h2><p>{help-typed-page}</p></section>\
<section><h2>{help-licences}</h2><p>{help-licences-text}</p><p>{help-private}</p></section>";

/// How to play.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let look = Look::here();
    view! { <article class="page help" inner_html=move || filled(SCREEN, &look.texts())></article> }
}

/// Fills a piece of HTML in.
fn filled(html: &str, texts: &Texts) -> String {
    let mut parts = html.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, after) = part.split_once('}').unwrap_or((part, ""));
        match key {
            "!joined" => filled += &picture::pairs(&JOINED.0, Set::Shapes, JOINED.1, false),
            "!refused" => filled += &picture::pairs(&REFUSED.0, Set::Shapes, REFUSED.1, true),
            "!closed" => filled += &picture::lines_of(&["6c4", "393"]),
            "!keys" => filled.extend(KEYS.map(|row| key_row(row, texts))),
            key => escape(&texts.say(key), &mut filled),
        }
        filled += after;
    }
    filled
}

/// A row of the table of keys.
fn key_row((keys, words): (&[&str], &str), texts: &Texts) -> String {
    let mut row = String::from("<tr><th scope=\"row\">");
    for key in keys {
        row.extend(["<kbd>", key, "</kbd> "]);
    }
    row += "</th><td>";
    escape(&texts.say(words), &mut row);
    row + "</td></tr>"
}

/// Writes words such that they stay words.
fn escape(words: &str, html: &mut String) {
    for c in words.chars() {
        match c {
            '<' => html.push_str("&lt;"),
            '&' => html.push_str("&amp;"),
            c => html.push(c),
        }
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
    use linkwork_ui::Lang;

    #[test]
    fn every_place_of_the_screen_is_filled() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let html = filled(SCREEN, &texts);
            assert!(
                !html.contains(['{', '}']) && !html.contains("help-"),
                "{html}"
            );
            assert_eq!(html.matches("<svg").count(), 3);
            assert_eq!(html.matches("<tr>").count(), KEYS.len());
            for name in ["section", "figure", "figcaption", "p", "li", "td", "kbd"] {
                let [open, close] = [format!("<{name}>"), format!("</{name}>")];
                assert_eq!(
                    html.matches(&open).count(),
                    html.matches(&close).count(),
                    "{name}"
                );
            }
        }
        let mut words = String::new();
        escape("a < b & c", &mut words);
        assert_eq!(words, "a &lt; b &amp; c");
    }

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
