//! Files that nobody writes by hand: their source is the crate that draws the tiles, so that the page and
//! the pictures of boards cannot differ.

use linkwork_art::Theme;
use linkwork_art::pictures::sprite;
use linkwork_art::theme::classes;
use linkwork_ui::{Lang, page_texts};

/// What the system may wish or the person may choose (`<html data-theme="dark">`), and the theme for it,
/// weakest first: a later rule wins.
const RULES: [(&str, &str, Theme); 8] = [
    ("", "", Theme::Light),
    ("(prefers-color-scheme: dark)", "", Theme::Dark),
    ("(prefers-contrast: more)", "", Theme::HighLight),
    (
        "(prefers-contrast: more) and (prefers-color-scheme: dark)",
        "",
        Theme::HighDark,
    ),
    ("", "light", Theme::Light),
    ("", "dark", Theme::Dark),
    ("", "contrast", Theme::HighLight),
    ("(prefers-color-scheme: dark)", "contrast", Theme::HighDark),
];

/// The files made here, by their paths in the page.
pub(crate) fn all() -> Vec<(String, Vec<u8>)> {
    // One of them is fetched before the page begins: `<body data-texts-en="texts-en.txt">` and so on.
    let texts = |lang: Lang| (texts_of(lang), page_texts(lang).into_bytes());
    let mut all = vec![
        ("colours.css".into(), colours().into_bytes()),
        // Fetched when that set of tiles is chosen: `<body data-pictures="pictures.svg">` tells its name.
        ("pictures.svg".into(), sprite().into_bytes()),
    ];
    all.extend(Lang::ALL.map(texts));
    all
}

/// Whether that is the file of some language's texts.
pub(crate) fn is_texts(path: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| texts_of(lang) == path)
}

/// The file of a language's texts.
fn texts_of(lang: Lang) -> String {
    format!("texts-{}.txt", lang.code())
}

/// The colours of every theme, then the classes by which drawn things take them.
fn colours() -> String {
    let rule = |(wish, choice, theme): (&str, &str, Theme)| {
        let chosen = if choice.is_empty() {
            String::new()
        } else {
            format!("[data-theme={choice}]")
        };
        let rule = format!(":root{chosen}{{\n{}}}\n", theme.css());
        if wish.is_empty() {
            rule
        } else {
            format!("@media {wish}{{{rule}}}\n")
        }
    };
    RULES.map(rule).concat() + &classes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use linkwork_art::Role;

    /// The value that a property of the page's root gets last under some wishes and a choice.
    fn check(wishes: &[&str], choice: &str, expected: Theme) {
        let is_met = |(wish, chosen, _): &&(&str, &str, Theme)| {
            let wished = wish
                .split(" and ")
                .all(|one| one.is_empty() || wishes.contains(&one));
            wished && (chosen.is_empty() || *chosen == choice)
        };
        let last = RULES.iter().rfind(is_met);
        assert_eq!(
            last.map(|rule| rule.2),
            Some(expected),
            "{wishes:?} {choice}"
        );
    }

    #[test]
    fn a_choice_wins_over_the_wishes_of_the_system() {
        let (dark, more) = ("(prefers-color-scheme: dark)", "(prefers-contrast: more)");
        check(&[], "", Theme::Light);
        check(&[dark], "system", Theme::Dark);
        check(&[more], "", Theme::HighLight);
        check(&[more, dark], "", Theme::HighDark);
        check(&[more, dark], "light", Theme::Light);
        check(&[], "dark", Theme::Dark);
        check(&[], "contrast", Theme::HighLight);
        check(&[dark], "contrast", Theme::HighDark);
    }

    #[test]
    fn the_texts_of_the_page_are_those_of_the_screens() {
        assert!(is_texts("texts-zh-CN.txt") && !is_texts("texts-fr.txt"));
        for lang in Lang::ALL {
            let whole = linkwork_ui::Texts::new(lang);
            let sent = linkwork_ui::Texts::of(lang, &page_texts(lang));
            for key in ["undo", "help-lines", "light-winnable", "home-lead"] {
                assert_eq!(sent.say(key), whole.say(key), "{lang:?}");
            }
        }
    }

    #[test]
    fn every_rule_stands_in_the_style_with_its_colours() {
        let css = colours();
        let ground = |theme: Theme| format!("--ground: {};\n", theme.colour(Role::Ground));
        assert!(css.starts_with(&format!(":root{{\n{}", ground(Theme::Light))));
        assert!(css.contains(&format!(
            "@media (prefers-color-scheme: dark){{:root[data-theme=contrast]{{\n{}",
            ground(Theme::HighDark)
        )));
        assert_eq!(css.matches("--ground: ").count(), RULES.len());
        assert_eq!(css.matches('{').count(), css.matches('}').count());
        assert!(css.contains(".f-tile{"));
    }
}
