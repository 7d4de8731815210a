//! What the player set for all games, and how it is written down.

use linkwork_art::Set;
use linkwork_ui::Lang;

/// Gives a setting with a few values its names.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident: $($(#[$what:meta])* $value:ident = $text:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub(crate) enum $name { $($(#[$what])* $value),+ }

        impl $name {
            pub(crate) const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The name in the page's code and in the settings' text.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(Self::$value => $text),+ }
            }

            fn known(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

choice! {
    /// The colours of the page.
    Theme:
    /// As the system has it.
    #[default]
    System = "system",
    Light = "light",
    Dark = "dark",
    /// Stark colours, light or dark as the system has it.
    Contrast = "contrast",
}

choice! {
    /// How much moves.
    Motion:
    /// As the system has it.
    #[default]
    System = "system",
    Full = "full",
    Reduced = "reduced",
}

choice! {
    /// What is drawn on the tiles of a pairs game.
    Tiles:
    /// Shape, letter and colour.
    #[default]
    Shapes = "shapes",
    Characters = "characters",
    Pictures = "pictures",
}

impl Tiles {
    /// The set of faces of that name; instead of pictures that are not there the one that needs nothing.
    pub(crate) const fn faces(self, has_pictures: bool) -> Set {
        match self {
            Self::Characters => Set::Characters,
            Self::Pictures if has_pictures => Set::Pictures,
            Self::Shapes | Self::Pictures => Set::Shapes,
        }
    }
}

/// What the player set for all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    /// `None`: as the browser has it.
    pub(crate) lang: Option<Lang>,
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) tiles: Tiles,
    /// Whether the table tells if a pairs game can still be won.
    pub(crate) light: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::default(),
            motion: Motion::default(),
            tiles: Tiles::default(),
            light: true,
        }
    }
}

impl Settings {
    /// Reads what [`Settings::text`] wrote. A line that says nothing to this version, a newer one may have
    /// written it, is passed over: settings are never a reason not to play.
    pub(crate) fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            match name {
                "lang" => settings.lang = Lang::ALL.into_iter().find(|lang| lang.code() == value),
                "theme" => settings.theme = Theme::known(value).unwrap_or_default(),
                "motion" => settings.motion = Motion::known(value).unwrap_or_default(),
                "tiles" => settings.tiles = Tiles::known(value).unwrap_or_default(),
                "light" => settings.light = value != "off",
                _ => {}
            }
        }
        settings
    }

    /// The settings, a line each.
    pub(crate) fn text(&self) -> String {
        let lang = self.lang.map_or("system", Lang::code);
        let light = if self.light { "on" } else { "off" };
        format!(
            "lang {lang}\ntheme {}\nmotion {}\ntiles {}\nlight {light}\n",
            self.theme.name(),
            self.motion.name(),
            self.tiles.name(),
        )
    }

    /// The language to speak: the one that was set, else the first of the browser's that is spoken here.
    pub(crate) fn lang(&self, wanted: impl IntoIterator<Item = String>) -> Lang {
        let known = || wanted.into_iter().find_map(|locale| Lang::known(&locale));
        self.lang.or_else(known).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back() {
        for lang in Lang::ALL.map(Some).into_iter().chain([None]) {
            for &theme in Theme::ALL {
                for (&motion, light) in Motion::ALL.iter().zip([true, false, true]) {
                    let tiles = Tiles::Pictures;
                    let settings = Settings {
                        lang,
                        theme,
                        motion,
                        tiles,
                        light,
                    };
                    assert_eq!(Settings::read(&settings.text()), settings);
                }
            }
        }
    }

    #[test]
    fn strange_lines_are_passed_over() {
        let read = Settings::read("theme dark\nsound loud\nlang tlh\nmotion\n\u{0}\nlight off");
        let dark = Settings {
            theme: Theme::Dark,
            light: false,
            ..Settings::default()
        };
        assert_eq!(read, dark);
        assert_eq!(Settings::read(""), Settings::default());
    }

    #[test]
    fn the_first_language_that_is_spoken_here() {
        let check = |wanted: &[&str], lang| {
            let wanted = wanted.iter().map(|&locale| locale.to_owned());
            assert_eq!(Settings::default().lang(wanted), lang);
        };
        check(&["fr-FR", "sv-FI", "en"], Lang::Sv);
        check(&["zh-Hans-CN", "en"], Lang::ZhCn);
        check(&["fr", "de"], Lang::En);
        check(&[], Lang::En);
        let set = Settings {
            lang: Some(Lang::En),
            ..Settings::default()
        };
        assert_eq!(set.lang(["sv".to_owned()]), Lang::En);
    }
}
