//! Colours and line characters: the sixteen basic colours, or none, or ASCII alone.

use linkwork::{pairs::Kind, session::Light};
use ratatui::style::{Color, Modifier, Style};

/// Tile colours: paper and ink that stay readable on dark and on light terminals, because both are
/// always set together.
const TILES: [(Color, Color); 7] = [
    (Color::Blue, Color::White),
    (Color::Red, Color::White),
    (Color::Green, Color::Black),
    (Color::Magenta, Color::White),
    (Color::Cyan, Color::Black),
    (Color::Gray, Color::Black),
    (Color::Yellow, Color::Black),
];

/// How to draw: with which colours and which characters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    /// Colours may be used (NO_COLOR is not set).
    pub(super) colour: bool,
    /// Only ASCII may be used.
    pub(super) ascii: bool,
}

/// Inks of open groups of line tiles, readable on dark and on light ground.
const INKS: [Color; 5] = [
    Color::Reset,
    Color::Green,
    Color::Magenta,
    Color::Cyan,
    Color::Red,
];

/// How a group of line tiles is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// Thin lines in a colour.
    Open,
    /// Heavy lines on a block of colour.
    Closed,
    /// Heavy lines on a block of the colour of light.
    Lit,
}

/// A way a path leaves a place: up, right, down, left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ways {
    pub(super) up: bool,
    pub(super) right: bool,
    pub(super) down: bool,
    pub(super) left: bool,
}

impl Paint {
    /// A tile: a block of colour, or reversed where there is no colour.
    pub(super) fn tile(self, kind: Kind, own_colours: bool) -> Style {
        if !self.colour {
            return Style::new().add_modifier(Modifier::REVERSED);
        }
        let (paper, ink) = match own_colours {
            true => (Color::Gray, Color::Black),
            false => TILES[usize::from(kind.number() - 1) % TILES.len()],
        };
        Style::new().bg(paper).fg(ink)
    }

    /// A group of line tiles; `n` tells it from its neighbours.
    pub(super) fn group(self, n: usize, shown: Shown) -> Style {
        let (plain, bold) = (Style::new(), self.strong());
        match (self.colour, shown) {
            (false, Shown::Open) => plain,
            (false, Shown::Closed | Shown::Lit) => bold.add_modifier(Modifier::REVERSED),
            (true, Shown::Open) => plain.fg(INKS[n % INKS.len()]),
            (true, Shown::Lit) => bold.bg(Color::Yellow).fg(Color::Black),
            (true, Shown::Closed) => {
                // Yellow, the last one, is the colour of light.
                let (paper, ink) = TILES[n % (TILES.len() - 1)];
                bold.bg(paper).fg(ink)
            }
        }
    }

    /// The count of a bomb.
    pub(super) fn bomb(self) -> Style {
        let bold = Style::reset().add_modifier(Modifier::BOLD);
        match self.colour {
            true => bold.bg(Color::Red).fg(Color::White),
            false => bold.add_modifier(Modifier::REVERSED),
        }
    }

    /// A barrier, on the ground of the cell that it lies in.
    pub(super) fn barrier(self, ground: Option<Shown>) -> Style {
        match (self.colour, ground) {
            (true, Some(Shown::Lit)) => Style::reset().bg(Color::Yellow).fg(Color::Red),
            (true, _) => Style::reset().fg(Color::Red),
            (false, _) => Style::reset(),
        }
    }

    /// A tile that a hint names: of a paper that no tile has; none where all tiles are reversed.
    pub(super) fn hinted(self) -> Option<Style> {
        let bold = Style::reset().add_modifier(Modifier::BOLD);
        self.colour
            .then(|| bold.bg(Color::Black).fg(Color::LightYellow))
    }

    /// Whether the game can still be won: a colour beside the words.
    pub(super) fn light(self, light: Option<Light>) -> Style {
        match (self.colour, light) {
            (true, Some(Light::Winnable)) => Style::new().fg(Color::Green),
            (true, Some(Light::Lost)) => self.strong().fg(Color::Red),
            (false, Some(Light::Lost)) => self.strong(),
            _ => Style::new(),
        }
    }

    /// The step that a hint names.
    pub(super) fn hint(self) -> Style {
        let bold = Style::reset().add_modifier(Modifier::BOLD);
        match self.colour {
            true => bold.bg(Color::Magenta).fg(Color::White),
            false => bold.add_modifier(Modifier::REVERSED),
        }
    }

    /// The half of a block that shows the paper of a tile on the ground of the terminal.
    pub(super) const fn edge(self, tile: Style) -> Style {
        match tile.bg {
            Some(paper) => Style::new().fg(paper),
            None => Style::new(),
        }
    }

    /// The paper under the cursor; none where all tiles are reversed, so that it stands out there too.
    pub(super) fn pointed(self) -> Option<Style> {
        self.colour
            .then(|| Style::reset().add_modifier(Modifier::REVERSED))
    }

    /// The line of a path.
    pub(super) fn path(self, broken: bool) -> Style {
        let bold = Style::reset().add_modifier(Modifier::BOLD);
        match (self.colour, broken) {
            (false, _) => bold,
            (true, false) => bold.fg(Color::Magenta),
            (true, true) => bold.fg(Color::Red),
        }
    }

    /// Words that matter: titles, keys.
    pub(super) const fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The line that the player is on.
    pub(super) const fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The marks left and right of the cursor, the chosen tile and the tiles that a hint names; of such a
    /// tile only the right one where it is the cursor's or the chosen one.
    pub(super) const fn marks(
        self,
        cursor: bool,
        chosen: bool,
        hinted: bool,
    ) -> Option<(&'static str, &'static str)> {
        let (left, right) = match (cursor, chosen) {
            (true, true) => ("{", "}"),
            (true, false) => ("[", "]"),
            (false, true) if self.ascii => (">", "<"),
            (false, true) => ("»", "«"),
            (false, false) if hinted => ("*", "*"),
            (false, false) => return None,
        };
        Some((left, if hinted { "*" } else { right }))
    }

    /// The character of a wall.
    pub(super) const fn wall(self) -> &'static str {
        if self.ascii { "#" } else { "▒" }
    }

    /// The character of a line that leaves a place in these ways.
    pub(super) const fn line(self, ways: Ways, broken: bool) -> &'static str {
        let across = ways.left || ways.right;
        let along = ways.up || ways.down;
        if self.ascii {
            return match (across, along) {
                (true, true) => "+",
                (true, false) => "-",
                (false, _) if broken => ":",
                (false, _) => "|",
            };
        }
        match (ways.up, ways.right, ways.down, ways.left) {
            (true, true, ..) => "└",
            (true, _, _, true) => "┘",
            (_, true, true, _) => "┌",
            (_, _, true, true) => "┐",
            _ if across && broken => "╌",
            _ if across => "─",
            _ if broken => "╎",
            _ => "│",
        }
    }

    /// A text as this terminal can show it.
    pub(super) fn text(self, text: &str) -> String {
        if !self.ascii {
            return text.to_owned();
        }
        let plain = |c| match c {
            '–' => '-',
            '“' | '”' => '"',
            '×' | '✗' => 'x',
            '✓' => '+',
            other => other,
        };
        text.chars().map(plain).collect()
    }
}
