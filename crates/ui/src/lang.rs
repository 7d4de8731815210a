//! The languages that the screens speak.

/// A language of the screens.
///
/// ```
/// use linkwork_ui::Lang;
/// assert_eq!(Lang::default(), Lang::En);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English
    #[default]
    En,
    /// Simplified Chinese
    ZhCn,
    /// Swedish
    Sv,
}

impl Lang {
    /// Every language.
    ///
    /// ```
    /// use linkwork_ui::Lang;
    /// assert!(Lang::ALL.iter().all(|lang| Lang::known(lang.code()) == Some(*lang)));
    /// ```
    pub const ALL: [Self; 3] = [Self::En, Self::ZhCn, Self::Sv];

    /// The language tag: `en`, `zh-CN` or `sv`.
    ///
    /// ```
    /// assert_eq!(linkwork_ui::Lang::ZhCn.code(), "zh-CN");
    /// ```
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::ZhCn => "zh-CN",
            Self::Sv => "sv",
        }
    }

    /// The plural form of a number, as the Common Locale Data Repository names it.
    ///
    /// ```
    /// use linkwork_ui::Lang;
    /// assert_eq!(Lang::Sv.plural(1), "one");
    /// assert_eq!(Lang::ZhCn.plural(1), "other");
    /// ```
    #[must_use]
    pub const fn plural(self, number: u64) -> &'static str {
        match (self, number) {
            (Self::En | Self::Sv, 1) => "one",
            _ => "other",
        }
    }

    /// The language that a locale such as `sv_SE.UTF-8` or `zh-CN` asks for; `None` for an unknown one.
    ///
    /// ```
    /// use linkwork_ui::Lang;
    /// assert_eq!(Lang::known("zh_CN.UTF-8"), Some(Lang::ZhCn));
    /// assert_eq!(Lang::known("C"), Some(Lang::En));
    /// assert_eq!(Lang::known("xx"), None);
    /// ```
    #[must_use]
    pub fn known(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or("");
        match language.to_ascii_lowercase().as_str() {
            "en" | "c" | "posix" => Some(Self::En),
            "zh" => Some(Self::ZhCn),
            "sv" => Some(Self::Sv),
            _ => None,
        }
    }

    /// The language for a locale: English for one that we do not speak.
    ///
    /// ```
    /// use linkwork_ui::Lang;
    /// assert_eq!(Lang::from_locale("sv"), Lang::Sv);
    /// assert_eq!(Lang::from_locale("fr_FR.UTF-8"), Lang::En);
    /// ```
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        Self::known(locale).unwrap_or_default()
    }
}
