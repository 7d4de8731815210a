//! How colours get into a picture: written out, or left to the page.

use crate::theme::{Role, Theme};

/// How colours are written.
///
/// ```
/// use linkwork_art::{Pen, Role, Theme};
/// assert_eq!(Pen::Theme(Theme::Light).fill(Role::Tile), "fill=\"#fffefb\"");
/// assert_eq!(Pen::Page.fill(Role::Tile), "class=\"f-tile\"");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pen {
    /// In the colours of a theme: the picture needs nothing else.
    Theme(Theme),
    /// As classes, to which [`crate::theme::classes`] gives the page's custom properties: the picture
    /// follows the theme of the page that it stands in.
    Page,
}

impl Pen {
    /// The attribute that fills an element.
    ///
    /// ```
    /// use linkwork_art::{Pen, Role};
    /// assert_eq!(Pen::Page.fill(Role::Wall), "class=\"f-wall\"");
    /// ```
    #[must_use]
    pub fn fill(self, role: Role) -> String {
        match self {
            Self::Theme(theme) => format!("fill=\"{}\"", theme.colour(role)),
            Self::Page => format!("class=\"{}\"", self.class('f', role)),
        }
    }

    /// The attributes of a line that encloses nothing.
    ///
    /// ```
    /// use linkwork_art::{Pen, Role};
    /// assert_eq!(Pen::Page.stroke(Role::Path), "fill=\"none\" class=\"s-path\"");
    /// ```
    #[must_use]
    pub fn stroke(self, role: Role) -> String {
        match self {
            Self::Theme(theme) => format!("fill=\"none\" stroke=\"{}\"", theme.colour(role)),
            Self::Page => format!("fill=\"none\" class=\"{}\"", self.class('s', role)),
        }
    }

    /// The attributes of an element with an outline.
    ///
    /// ```
    /// use linkwork_art::{Pen, Role};
    /// assert_eq!(Pen::Page.both(Role::Tile, Role::Line), "class=\"f-tile s-line\"");
    /// ```
    #[must_use]
    pub fn both(self, fill: Role, stroke: Role) -> String {
        match self {
            Self::Theme(theme) => format!(
                "fill=\"{}\" stroke=\"{}\"",
                theme.colour(fill),
                theme.colour(stroke)
            ),
            Self::Page => format!(
                "class=\"{} {}\"",
                self.class('f', fill),
                self.class('s', stroke)
            ),
        }
    }

    /// The class of a role: `f-` fills, `s-` strokes.
    pub(crate) fn class(self, what: char, role: Role) -> String {
        format!("{what}-{}", role.name())
    }
}
