//! The texts of one language, by key. They lie in `texts/*.ftl`, those of the page alone in `texts/page/`,
//! those of the terminal alone in `texts/terminal/`.

mod fill;
#[cfg(feature = "texts")]
mod fluent;
mod part;
mod value;

use std::collections::BTreeMap;

use crate::Lang;
use part::Part;
pub use value::Value;

/// Everything the screens say, in one language.
///
/// ```
/// use linkwork_ui::{Lang, Texts};
/// let texts = Texts::new(Lang::En);
/// assert_eq!(texts.say("dropped"), "Choice dropped.");
/// assert_eq!(texts.with("tiles-left", &[("n", 1_u32.into())]), "1 tile left");
/// ```
pub struct Texts {
    lang: Lang,
    texts: BTreeMap<String, Vec<Part>>,
}

impl Texts {
    /// The texts of that language.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Texts};
    /// assert_eq!(Texts::new(Lang::Sv).with("tiles-left", &[("n", 1_u32.into())]), "1 bricka kvar");
    /// ```
    #[cfg(feature = "texts")]
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let texts = fluent::read(&sources(lang).concat());
        Self {
            lang,
            texts: texts.into_iter().collect(),
        }
    }

    /// Texts that come from elsewhere, a line each: [`page_texts`] as they were written out. Broken lines are left out.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Texts};
    /// let texts = Texts::of(Lang::Sv, "undo=Ångra\ntiles={n|one:en bricka|*other:{n} brickor}\n");
    /// assert_eq!(texts.say("undo"), "Ångra");
    /// assert_eq!(texts.with("tiles", &[("n", 3_u32.into())]), "3 brickor");
    /// ```
    #[must_use]
    pub fn of(lang: Lang, lines: &str) -> Self {
        // One by one: to collect them would sort them first.
        let mut texts = BTreeMap::new();
        for (key, parts) in lines.lines().filter_map(part::read) {
            texts.insert(key.to_owned(), parts);
        }
        Self { lang, texts }
    }

    /// The language of these texts.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Texts};
    /// assert_eq!(Texts::new(Lang::Sv).lang(), Lang::Sv);
    /// ```
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A text without arguments.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Texts};
    /// assert_eq!(Texts::new(Lang::En).say("undo"), "Undo");
    /// ```
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with arguments. A key that does not exist comes back as it is.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Texts};
    /// let texts = Texts::new(Lang::En);
    /// assert_eq!(texts.with("cell-empty", &[("cell", "b3".into())]), "b3 is empty.");
    /// assert_eq!(texts.with("no-such-key", &[]), "no-such-key");
    /// ```
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.texts.get(key) else {
            return key.to_owned();
        };
        let mut text = String::new();
        fill::fill(pattern, self.lang, args, &mut text);
        text
    }
}

/// The texts of a language that a page needs, for [`Texts::of`].
///
/// ```
/// use linkwork_ui::{Lang, page_texts};
/// assert!(page_texts(Lang::En).contains("undo=Undo\n"));
/// ```
#[cfg(feature = "texts")]
#[must_use]
pub fn page_texts(lang: Lang) -> String {
    let [shared, page, _] = sources(lang);
    let mut lines = String::new();
    for (key, parts) in fluent::read(&[shared, page].concat()) {
        lines.extend([&key, "="]);
        part::write(&parts, &mut lines);
        lines.push('\n');
    }
    lines
}

/// The files of a language: what all screens say, the page alone, the terminal alone.
#[cfg(feature = "texts")]
const fn sources(lang: Lang) -> [&'static str; 3] {
    match lang {
        Lang::En => [
            include_str!("../../texts/en.ftl"),
            include_str!("../../texts/page/en.ftl"),
            include_str!("../../texts/terminal/en.ftl"),
        ],
        Lang::ZhCn => [
            include_str!("../../texts/zh-CN.ftl"),
            include_str!("../../texts/page/zh-CN.ftl"),
            include_str!("../../texts/terminal/zh-CN.ftl"),
        ],
        Lang::Sv => [
            include_str!("../../texts/sv.ftl"),
            include_str!("../../texts/page/sv.ftl"),
            include_str!("../../texts/terminal/sv.ftl"),
        ],
    }
}
