//! The lines of the form.

use linkwork::lines::Way;

use crate::Texts;

/// What a new game is.
///
/// ```
/// use linkwork::lines::Way;
/// use linkwork_ui::{Lang, Play, Texts};
/// let texts = Texts::new(Lang::En);
/// assert_eq!(Play::ALL.map(|play| play.name(&texts))[..2], ["Pairs", "Lines, free"]);
/// assert_eq!(Play::ALL[3], Play::Lines(Way::Netslide));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// The pairs game.
    Pairs,
    /// The lines game, played in that way.
    Lines(Way),
}

impl Play {
    /// Every game, in the order in which the form turns through them.
    ///
    /// ```
    /// assert_eq!(linkwork_ui::Play::ALL[0], linkwork_ui::Play::Pairs);
    /// ```
    pub const ALL: [Self; 4] = [
        Self::Pairs,
        Self::Lines(Way::Free),
        Self::Lines(Way::Polymer),
        Self::Lines(Way::Netslide),
    ];

    /// The name of the game.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Play, Texts};
    /// assert_eq!(Play::Pairs.name(&Texts::new(Lang::Sv)), "Par");
    /// ```
    #[must_use]
    pub fn name(self, texts: &Texts) -> String {
        texts.say(match self {
            Self::Pairs => "play-pairs",
            Self::Lines(Way::Free) => "play-free",
            Self::Lines(Way::Polymer) => "play-polymer",
            Self::Lines(Way::Netslide) => "play-netslide",
        })
    }
}

/// A line of the form.
///
/// ```
/// use linkwork_ui::{Field, Form, Lang, Texts};
/// let (form, texts) = (Form::new("18x8", "5eed"), Texts::new(Lang::En));
/// let line = |field: Field| format!("{}: {}", field.label(&texts), form.value(field, &texts));
/// assert_eq!(line(Field::Turns), "Turns: at most 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Which game.
    Play,
    /// Columns and rows, as text.
    Size,
    /// How many kinds, as text.
    Kinds,
    /// Where the tiles fall.
    Gravity,
    /// How many turns a path may take.
    Turns,
    /// Whether paths may leave the board.
    Ring,
    /// How hard the game is: of Netslide, its edge and barriers in one.
    Grade,
    /// What lies beyond the edge of a board of line tiles.
    Edge,
    /// What ends a Polymer game.
    Limit,
    /// The share of barriers of a Netslide board.
    Barriers,
    /// How many steps a Netslide board is scrambled by, as text.
    Steps,
    /// The seed, as text.
    Seed,
}

impl Field {
    /// The fields of a game, from top to bottom.
    ///
    /// ```
    /// use linkwork_ui::{Field, Play};
    /// let fields = Field::of(Play::Pairs);
    /// assert_eq!((fields[1], fields[7]), (Field::Size, Field::Seed));
    /// ```
    #[must_use]
    pub const fn of(play: Play) -> &'static [Self] {
        use Field::{
            Barriers, Edge, Grade, Gravity, Kinds, Limit, Play as Game, Ring, Seed, Size, Steps,
            Turns,
        };
        match play {
            Play::Pairs => &[Game, Size, Kinds, Gravity, Turns, Ring, Grade, Seed],
            Play::Lines(Way::Free) => &[Game, Size, Edge, Seed],
            Play::Lines(Way::Polymer) => &[Game, Size, Edge, Limit, Seed],
            Play::Lines(Way::Netslide) => &[Game, Size, Grade, Edge, Barriers, Steps, Seed],
        }
    }

    /// Whether the player can type into it.
    ///
    /// ```
    /// use linkwork_ui::Field;
    /// assert!(Field::Kinds.is_text() && !Field::Gravity.is_text());
    /// ```
    #[must_use]
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Size | Self::Kinds | Self::Steps | Self::Seed)
    }

    /// The name of the field.
    ///
    /// ```
    /// use linkwork_ui::{Field, Lang, Texts};
    /// assert_eq!(Field::Kinds.label(&Texts::new(Lang::En)), "Kinds");
    /// ```
    #[must_use]
    pub fn label(self, texts: &Texts) -> String {
        texts.say(match self {
            Self::Play => "form-play",
            Self::Size => "form-size",
            Self::Kinds => "form-kinds",
            Self::Gravity => "form-gravity",
            Self::Turns => "form-turns",
            Self::Ring => "form-ring",
            Self::Grade => "form-grade",
            Self::Edge => "form-edge",
            Self::Limit => "form-limit",
            Self::Barriers => "form-barriers",
            Self::Steps => "form-steps",
            Self::Seed => "form-seed",
        })
    }

    /// What the number in the field counts, if it is one.
    ///
    /// ```
    /// use linkwork_ui::{Field, Lang, Texts};
    /// let unit = Field::Steps.unit(&Texts::new(Lang::En));
    /// assert_eq!(unit.as_deref(), Some("steps"));
    /// ```
    #[must_use]
    pub fn unit(self, texts: &Texts) -> Option<String> {
        let key = match self {
            Self::Size => "form-unit-size",
            Self::Kinds => "form-unit-kinds",
            Self::Barriers => "form-unit-barriers",
            Self::Steps => "form-unit-steps",
            _ => return None,
        };
        Some(texts.say(key))
    }

    /// Whether that letter can stand in the field.
    ///
    /// ```
    /// use linkwork_ui::Field;
    /// assert!(Field::Size.takes('x') && !Field::Steps.takes('.') && !Field::Gravity.takes('1'));
    /// ```
    #[must_use]
    pub const fn takes(self, letter: char) -> bool {
        match self {
            Self::Size => letter.is_ascii_digit() || matches!(letter, 'x' | 'X' | '×'),
            Self::Kinds | Self::Steps => letter.is_ascii_digit(),
            Self::Seed => letter.is_ascii_lowercase() || letter.is_ascii_digit(),
            _ => false,
        }
    }
}
