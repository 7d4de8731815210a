//! The help: rules, keys, marks, typed commands.

use ratatui::style::Style;

use super::{app::App, lines, page::Page};

const KEYS: [(&str, &str); 19] = [
    ("h j k l", "help-move"),
    ("H J K L", "help-leap"),
    ("", "help-shift"),
    ("Home End PgUp PgDn", "help-edge"),
    ("g G", "help-corner"),
    ("Tab, Shift-Tab", "help-alike"),
    ("Enter, Space", "help-choose"),
    ("Esc", "help-drop"),
    ("u r", "help-undo"),
    ("s", "help-shuffle"),
    ("i", "help-hint"),
    ("w", "help-show"),
    ("c", "help-light"),
    ("f", "help-find"),
    ("n o", "help-new"),
    ("R", "help-restart"),
    ("p", "help-pause"),
    (":", "help-command"),
    ("? q", "help-help"),
];

const TYPED: [(&str, &str); 11] = [
    ("b3 f7, link b3 f7", "help-typed-link"),
    ("2,1-6,5", "help-typed-zero"),
    ("b3", "help-typed-choose"),
    ("where A, where 1", "help-typed-where"),
    ("row 3 right 1", "help-typed-row"),
    ("column c up 2", "help-typed-column"),
    ("R2,1  C2,-2", "help-typed-lane"),
    ("take b3, T2,1", "help-typed-take"),
    ("light on, light off", "help-typed-light"),
    ("find", "help-typed-find"),
    ("id, open ID", "help-typed-id"),
];

/// The rules of a game: its title, and the texts below it.
type Rules = (&'static str, &'static [&'static str]);

const PAIRS: Rules = ("play-pairs", &["help-rules"]);
const LINES: Rules = (
    "help-lines",
    &["help-groups", "help-free", "help-polymer", "help-netslide"],
);

impl App {
    /// The rules of both games, those of the one on the table first.
    fn rules(&self) -> [Rules; 2] {
        let game = self.game.as_ref();
        match game.is_some_and(|game| game.lines().is_some()) {
            true => [LINES, PAIRS],
            false => [PAIRS, LINES],
        }
    }

    pub(super) fn help_page(&self) -> Page {
        let (texts, paint) = (self.texts(), self.look.paint);
        let plain = Style::new();
        let mut page = Page::new(self.area.width.saturating_sub(4).min(76), paint);
        let columns = usize::from(self.area.width / 4).clamp(8, 18);
        page.text(&texts.say("help-title"), paint.strong());
        page.text(&texts.say("help-back"), plain);
        page.gap();
        for (title, rules) in self.rules() {
            page.text(&texts.say(title), paint.strong());
            for rule in rules {
                page.text(&texts.say(rule), plain);
            }
            page.gap();
        }
        for (key, text) in KEYS {
            page.entry(key, columns, &texts.say(text));
        }
        page.gap();
        page.text(&texts.say("help-mouse"), plain);
        page.gap();
        page.text(&texts.say("help-marks"), paint.strong());
        for (marks, text) in [
            (paint.marks(true, false, false), "help-mark-cursor"),
            (paint.marks(false, true, false), "help-mark-chosen"),
            (paint.marks(true, true, false), "help-mark-both"),
            (paint.marks(false, false, true), "help-mark-hint"),
        ] {
            let (left, right) = marks.unwrap_or_default();
            page.entry(&format!("{left}A {right}"), columns, &texts.say(text));
        }
        for (sample, text) in lines::samples(paint) {
            page.entry(sample, columns, &texts.say(text));
        }
        page.gap();
        page.text(&texts.say("help-typed"), paint.strong());
        for (command, text) in TYPED {
            page.entry(command, columns, &texts.say(text));
        }
        let words = "undo, redo, shuffle, hint, show, restart, new, pause, help, quit";
        page.text(
            &texts.with("help-typed-words", &[("words", words.into())]),
            plain,
        );
        page.text(&texts.say("help-typed-own"), plain);
        page.gap();
        page.text(
            &texts.with("help-saved", &[("dir", (&self.look.place).into())]),
            plain,
        );
        page
    }
}
