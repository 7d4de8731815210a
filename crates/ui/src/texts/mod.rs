//! The texts of one language, by key. They lie in `texts/*.ftl`, those of the page alone in `texts/page/`,
//! those of the terminal alone in `texts/terminal/`.

mod fill;
mod value;

use std::collections::BTreeMap;

use fluent_syntax::{
    ast::{Entry, Pattern},
    parser,
};

use crate::Lang;
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
    patterns: BTreeMap<String, Pattern<String>>,
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
        Self::of(lang, sources(lang).concat())
    }

    /// Texts that come from elsewhere: [`page_source`] as it was written out.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Texts};
    /// let texts = Texts::of(Lang::Sv, "undo = Ångra\n".into());
    /// assert_eq!(texts.say("undo"), "Ångra");
    /// ```
    #[must_use]
    pub fn of(lang: Lang, source: String) -> Self {
        // A broken message is left out by the parser; a test keeps the files whole.
        let resource = parser::parse_runtime(source).unwrap_or_else(|(rest, _)| rest);
        // One by one: to collect them would sort them first.
        let mut patterns = BTreeMap::new();
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = message.value
            {
                patterns.insert(message.id.name, pattern);
            }
        }
        Self { lang, patterns }
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
        let Some(pattern) = self.patterns.get(key) else {
            return key.to_owned();
        };
        let mut text = String::new();
        fill::fill(pattern, self.lang, args, &mut text);
        text
    }
}

/// The texts of a language that a page needs, in Fluent's form.
///
/// ```
/// use linkwork_ui::{Lang, page_source};
/// assert!(page_source(Lang::En).contains("undo = Undo\n"));
/// ```
#[cfg(feature = "texts")]
#[must_use]
pub fn page_source(lang: Lang) -> String {
    let [shared, page, _] = sources(lang);
    [shared, page].concat()
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
