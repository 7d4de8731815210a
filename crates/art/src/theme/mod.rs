//! The colours of pictures and of the page: one table for both.

mod table;
#[cfg(test)]
mod tests;

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::face::Colour;
use table::TABLE;

/// A set of colours.
///
/// ```
/// use linkwork_art::{Role, Theme};
/// assert_eq!(Theme::Dark.colour(Role::Tile), "#2b313b");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Paper.
    #[default]
    Light,
    /// For dark rooms.
    Dark,
    /// Paper, with every contrast as high as it gets.
    HighLight,
    /// Black, with every contrast as high as it gets.
    HighDark,
}

impl Theme {
    /// All four.
    ///
    /// ```
    /// use linkwork_art::Theme;
    /// let names = Theme::ALL.map(Theme::name);
    /// assert_eq!(names, ["light", "dark", "high-light", "high-dark"]);
    /// ```
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::HighLight, Self::HighDark];

    /// Its name, as in flags and settings.
    ///
    /// ```
    /// use linkwork_art::Theme;
    /// assert_eq!("dark".parse(), Ok(Theme::Dark));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::HighLight => "high-light",
            Self::HighDark => "high-dark",
        }
    }

    /// The colour of a role as `#rrggbb`.
    ///
    /// ```
    /// use linkwork_art::{Colour, Role, Theme};
    /// assert_eq!(Theme::Light.colour(Role::Ground), "#f3f0e9");
    /// assert_eq!(Theme::Light.colour(Role::Group(0)), Theme::Light.colour(Role::Face(Colour::Red)));
    /// ```
    #[must_use]
    pub fn colour(self, role: Role) -> &'static str {
        let role = role.own();
        let row = TABLE.iter().find(|row| row.0 == role);
        row.map_or("#000000", |row| row.2[self as usize])
    }

    /// The colours as custom properties, `--name: #rrggbb;` a line, for a rule of the page's style.
    ///
    /// ```
    /// let css = linkwork_art::Theme::Dark.css();
    /// assert!(css.starts_with("--ground: #15181e;\n--panel: #1d2128;\n"));
    /// assert!(css.contains("--group-0: #") && css.contains("--face-red: #"));
    /// ```
    #[must_use]
    pub fn css(self) -> String {
        let mut css = String::new();
        for role in Role::all() {
            // Writing to a string cannot fail.
            let _ = writeln!(css, "--{}: {};", role.name(), self.colour(role));
        }
        css
    }
}

/// The rules that give elements drawn with [`Pen::Page`](crate::Pen::Page) the page's custom
/// properties: a class `f-name` fills, a class `s-name` strokes.
///
/// ```
/// let css = linkwork_art::theme::classes();
/// assert!(css.contains(".f-tile{fill:var(--tile)}\n.s-tile{stroke:var(--tile)}\n"));
/// ```
#[must_use]
pub fn classes() -> String {
    let rule = |role: Role| {
        let name = role.name();
        format!(".f-{name}{{fill:var(--{name})}}\n.s-{name}{{stroke:var(--{name})}}\n")
    };
    Role::all().map(rule).collect()
}

/// What a colour is for.
///
/// ```
/// use linkwork_art::Role;
/// assert_eq!(Role::TileEdge.name(), "tile-edge");
/// assert_eq!(Role::Group(9).name(), "group-1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// What everything lies on.
    Ground,
    /// What words and buttons lie on.
    Panel,
    /// Words.
    Text,
    /// Words that stand back.
    Quiet,
    /// Borders of fields and buttons.
    Line,
    /// The ground of a tile.
    Tile,
    /// The soft edge below a tile.
    TileEdge,
    /// Characters on a tile.
    TileText,
    /// Where no tile lies any more.
    Socket,
    /// What a picture lies on: light in every theme, since pictures have black parts.
    Plate,
    /// Buttons and links.
    Accent,
    /// Words on a button of that colour.
    OnAccent,
    /// The ring of the chosen tile.
    Chosen,
    /// The ring of a tile that a hint names.
    Hint,
    /// The path of a pair.
    Path,
    /// The path of a refused pair.
    Broken,
    /// Walls, barriers and pins.
    Wall,
    /// What is won.
    Won,
    /// What is stuck or lost.
    Lost,
    /// The light: it can still be won.
    Winnable,
    /// The light: it cannot be won any more.
    Hopeless,
    /// The light: not known.
    Unknown,
    /// The ring of what the keyboard is on.
    Focus,
    /// The ground of a tile whose group is closed.
    Closed,
    /// A shape of that colour.
    Face(Colour),
    /// The letters on a shape of that colour.
    Ink(Colour),
    /// The lines of a group: eight colours, then from the first again. They are those of the shapes.
    Group(u8),
}

impl Role {
    /// Every role, groups 0 to 7.
    ///
    /// ```
    /// use linkwork_art::Role;
    /// assert_eq!(Role::all().last(), Some(Role::Group(7)));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.0).chain((0..8).map(Self::Group))
    }

    /// Its name, as in custom properties and classes.
    ///
    /// ```
    /// use linkwork_art::{Colour, Role};
    /// assert_eq!(Role::Ink(Colour::Red).name(), "ink-red");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        const GROUPS: [&str; 8] = [
            "group-0", "group-1", "group-2", "group-3", "group-4", "group-5", "group-6", "group-7",
        ];
        if let Self::Group(n) = self {
            return GROUPS[usize::from(n) % GROUPS.len()];
        }
        let row = TABLE.iter().find(|row| row.0 == self);
        row.map_or("", |row| row.1)
    }

    /// The role that has the colour of its own: groups take those of the faces.
    fn own(self) -> Self {
        match self {
            Self::Group(n) => Self::Face(Colour::ALL[usize::from(n) % Colour::ALL.len()]),
            role => role,
        }
    }
}

/// A name that no theme has.
///
/// ```
/// use linkwork_art::Theme;
/// let error = "grey".parse::<Theme>().unwrap_err();
/// assert_eq!(error.to_string(), "there is no theme \"grey\": light, dark, high-light or high-dark");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoTheme(String);

impl fmt::Display for NoTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.0;
        write!(
            f,
            "there is no theme {name:?}: light, dark, high-light or high-dark"
        )
    }
}

impl std::error::Error for NoTheme {}

impl FromStr for Theme {
    type Err = NoTheme;

    fn from_str(name: &str) -> Result<Self, NoTheme> {
        let mut all = Self::ALL.into_iter();
        all.find(|theme| theme.name() == name)
            .ok_or_else(|| NoTheme(name.into()))
    }
}
