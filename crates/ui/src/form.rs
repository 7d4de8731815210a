//! The form of a new game: what the player chose, not yet known to be possible.

use linkwork::{
    Seed, Size,
    id::Id,
    pairs::{Board, Deal, DealError, Gravity, Kind, Rules, Turns},
    session::{OpenError, Session},
};

use crate::Texts;

/// The sizes that a form offers first, as columns and rows.
///
/// ```
/// assert!(linkwork_ui::PRESETS.iter().all(|(cols, rows)| cols % 2 == 0 || rows % 2 == 0));
/// ```
pub const PRESETS: [(u8, u8); 7] = [
    (8, 6),
    (14, 6),
    (16, 9),
    (18, 8),
    (24, 12),
    (26, 14),
    (30, 16),
];

/// How many kinds a new game of that size has unless the player says otherwise: four tiles of each
/// kind, at most 36 kinds.
///
/// ```
/// use linkwork_ui::usual_kinds;
/// assert_eq!(usual_kinds("8x6".parse()?), 12);
/// assert_eq!(usual_kinds("30x16".parse()?), 36);
/// assert_eq!(usual_kinds("2x1".parse()?), 1);
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[must_use]
pub fn usual_kinds(size: Size) -> usize {
    (size.cells() / 4).clamp(1, 36)
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
    /// The seed, as text.
    Seed,
}

impl Field {
    /// Every field, from top to bottom.
    ///
    /// ```
    /// use linkwork_ui::Field;
    /// assert_eq!((Field::ALL[0], Field::ALL[5]), (Field::Size, Field::Seed));
    /// ```
    pub const ALL: [Self; 6] = [
        Self::Size,
        Self::Kinds,
        Self::Gravity,
        Self::Turns,
        Self::Ring,
        Self::Seed,
    ];

    /// Whether the player can type into it.
    ///
    /// ```
    /// use linkwork_ui::Field;
    /// assert!(Field::Kinds.is_text() && !Field::Gravity.is_text());
    /// ```
    #[must_use]
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Size | Self::Kinds | Self::Seed)
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
            Self::Size => "form-size",
            Self::Kinds => "form-kinds",
            Self::Gravity => "form-gravity",
            Self::Turns => "form-turns",
            Self::Ring => "form-ring",
            Self::Seed => "form-seed",
        })
    }
}

/// The form of a new game. The engine says what is possible: [`Form::check`] asks it.
///
/// ```
/// use linkwork_ui::{Field, Form};
/// let mut form = Form::new("18x8", "5eed");
/// form.turn(Field::Gravity, 1);
/// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:18x8,k36,gdown#5eed/0".into()));
/// form.write(Field::Size, "3x3");
/// assert!(form.check().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    size: String,
    kinds: String,
    rules: Rules,
    seed: String,
    /// The kinds follow the size until the player chooses them.
    kinds_chosen: bool,
}

/// What keeps a form from being dealt.
///
/// ```
/// use linkwork::pairs::DealError;
/// use linkwork_ui::{Form, FormError};
/// assert_eq!(Form::new("18", "5eed").check(), Err(FormError::Size));
/// assert_eq!(Form::new("5x3", "5eed").check(), Err(FormError::Deal(DealError::OddCells(15))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormError {
    /// The size is not `COLSxROWS` with sides of 1 to 255.
    Size,
    /// The number of kinds is no number.
    Kinds,
    /// The seed is not 1 to 32 of a-z and 0-9.
    Seed,
    /// The engine cannot deal this.
    Deal(DealError),
}

impl Form {
    /// A form with the usual kinds and rules, for a size written `COLSxROWS`.
    ///
    /// ```
    /// let form = linkwork_ui::Form::new("8x6", "5eed");
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:8x6,k12#5eed/0".into()));
    /// ```
    #[must_use]
    pub fn new(size: &str, seed: &str) -> Self {
        let (rules, kinds) = (Rules::default(), "1".to_owned());
        let (size, seed) = (size.to_owned(), seed.to_owned());
        let mut form = Self {
            size,
            kinds,
            rules,
            seed,
            kinds_chosen: false,
        };
        form.follow_size();
        form
    }

    /// A form that asks for a game like this one: its size, kinds and rules.
    ///
    /// ```
    /// let id: linkwork::Id = "pairs:8x6,k9,gup#5eed/0".parse()?;
    /// let form = linkwork_ui::Form::like(&id, &id.board()?, "new");
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:8x6,k9,gup#new/0".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn like(id: &Id, board: &Board, seed: &str) -> Self {
        let kinds = match id {
            Id::Dealt(deal, ..) => usize::from(deal.kinds()),
            Id::Position(start) => start.kinds().count(),
        };
        let form = Self::new(&board.size().to_string(), seed).with_rules(board.rules());
        let kinds_chosen = kinds != usual_kinds(board.size());
        Self {
            kinds: kinds.to_string(),
            kinds_chosen,
            ..form
        }
    }

    /// Sets the rules.
    ///
    /// ```
    /// use linkwork::pairs::Rules;
    /// let rules = Rules { ring: false, ..Rules::default() };
    /// let form = linkwork_ui::Form::new("8x6", "5eed").with_rules(rules);
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:8x6,k12,noring#5eed/0".into()));
    /// ```
    #[must_use]
    pub const fn with_rules(mut self, rules: Rules) -> Self {
        self.rules = rules;
        self
    }

    /// The rules chosen.
    ///
    /// ```
    /// assert!(linkwork_ui::Form::new("8x6", "5eed").rules().ring);
    /// ```
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What a field holds, in words.
    ///
    /// ```
    /// use linkwork_ui::{Field, Form, Lang, Texts};
    /// let (form, texts) = (Form::new("8x6", "5eed"), Texts::new(Lang::En));
    /// assert_eq!(Field::ALL.map(|field| form.value(field, &texts))[..3], ["8x6", "12", "none"]);
    /// ```
    #[must_use]
    pub fn value(&self, field: Field, texts: &Texts) -> String {
        match field {
            Field::Size => self.size.clone(),
            Field::Kinds => self.kinds.clone(),
            Field::Seed => self.seed.clone(),
            Field::Gravity => texts.say(&format!("gravity-{}", self.rules.gravity)),
            Field::Turns => match self.rules.turns.limit() {
                Some(n) => texts.with("turns-at-most", &[("n", n.into())]),
                None => texts.say("turns-any"),
            },
            Field::Ring => texts.say(if self.rules.ring {
                "ring-on"
            } else {
                "ring-off"
            }),
        }
    }

    /// Writes a text field anew; other fields are left as they are.
    ///
    /// ```
    /// use linkwork_ui::{Field, Form};
    /// let mut form = Form::new("8x6", "5eed");
    /// form.write(Field::Size, "14×6");
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:14x6,k21#5eed/0".into()));
    /// ```
    pub fn write(&mut self, field: Field, text: &str) {
        let text = text.replace(['×', 'X'], "x");
        *(match field {
            Field::Size => &mut self.size,
            Field::Kinds => &mut self.kinds,
            Field::Seed => &mut self.seed,
            Field::Gravity | Field::Turns | Field::Ring => return,
        }) = text;
        self.kinds_chosen |= field == Field::Kinds;
        self.follow_size();
    }

    /// Turns a field to its next (`by` 1) or previous (`by` -1) value. The seed has none: write a
    /// new one.
    ///
    /// ```
    /// use linkwork_ui::{Field, Form};
    /// let mut form = Form::new("8x6", "5eed");
    /// form.turn(Field::Size, 1);
    /// form.turn(Field::Turns, -1);
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:14x6,k21,t1#5eed/0".into()));
    /// ```
    pub fn turn(&mut self, field: Field, by: isize) {
        match field {
            Field::Size => {
                let (cols, rows) = PRESETS[step(self.preset(), by, PRESETS.len())];
                self.size = format!("{cols}x{rows}");
                self.follow_size();
            }
            Field::Kinds => {
                let kinds: usize = self.kinds.parse().unwrap_or(1);
                self.kinds = kinds.saturating_add_signed(by).clamp(1, 250).to_string();
                self.kinds_chosen = true;
            }
            Field::Gravity => {
                let all = Gravity::ALL;
                let now = all.iter().position(|g| *g == self.rules.gravity);
                self.rules.gravity = all[step(now, by, all.len())];
            }
            Field::Turns => {
                // 0 to 8, then any number.
                let now = self.rules.turns.limit().map_or(9, usize::from);
                let next = step(Some(now), by, 10);
                let limit = u8::try_from(next).ok().and_then(Turns::at_most);
                self.rules.turns = limit.unwrap_or(Turns::ANY);
            }
            Field::Ring => self.rules.ring = !self.rules.ring,
            Field::Seed => {}
        }
    }

    /// The id of the game that this form deals. Nothing is dealt yet.
    ///
    /// # Errors
    /// [`FormError`] names the field that stands in the way.
    ///
    /// ```
    /// use linkwork_ui::{Form, FormError};
    /// assert!(Form::new("8x6", "5eed").check().is_ok());
    /// assert_eq!(Form::new("8x6", "5 eed").check(), Err(FormError::Seed));
    /// ```
    pub fn check(&self) -> Result<Id, FormError> {
        let size: Size = self.size.parse().map_err(|_| FormError::Size)?;
        let kinds: usize = self.kinds.parse().map_err(|_| FormError::Kinds)?;
        let seed: Seed = self.seed.parse().map_err(|_| FormError::Seed)?;
        let deal = Deal::new(size, kinds).map_err(FormError::Deal)?;
        Id::dealt(deal.with_rules(self.rules), seed, 0).map_err(FormError::Deal)
    }

    /// Deals the game that this form asks for.
    ///
    /// # Errors
    /// [`FormError`], as [`Form::check`] and if no such board is found.
    ///
    /// ```
    /// let session = linkwork_ui::Form::new("8x6", "5eed").deal();
    /// assert_eq!(session.map(|game| game.id().to_string()), Ok("pairs:8x6,k12#5eed/0".into()));
    /// ```
    pub fn deal(&self) -> Result<Session, FormError> {
        Session::new(self.check()?).map_err(|why| match why {
            OpenError::Deal(why) => FormError::Deal(why),
            OpenError::Id(_) | OpenError::Save(_) => FormError::Size,
        })
    }

    fn preset(&self) -> Option<usize> {
        let is = |(cols, rows): &(u8, u8)| self.size == format!("{cols}x{rows}");
        PRESETS.iter().position(is)
    }

    fn follow_size(&mut self) {
        if let (false, Ok(size)) = (self.kinds_chosen, self.size.parse::<Size>()) {
            self.kinds = usual_kinds(size).to_string();
        }
    }
}

/// The place `by` further in a round of `len`; from nowhere, the first or the last.
const fn step(now: Option<usize>, by: isize, len: usize) -> usize {
    match now {
        Some(now) => now.wrapping_add(len).wrapping_add_signed(by) % len,
        None if by < 0 => len - 1,
        None => 0,
    }
}

impl FormError {
    /// The field that stands in the way, if it is one.
    ///
    /// ```
    /// use linkwork_ui::{Field, Form};
    /// let error = Form::new("5x3", "5eed").check().unwrap_err();
    /// assert_eq!(error.field(), Some(Field::Size));
    /// ```
    #[must_use]
    pub const fn field(&self) -> Option<Field> {
        match self {
            Self::Size | Self::Deal(DealError::OddCells(_) | DealError::NoCells) => {
                Some(Field::Size)
            }
            Self::Kinds
            | Self::Deal(DealError::Kinds(_) | DealError::MoreKindsThanPairs { .. }) => {
                Some(Field::Kinds)
            }
            Self::Seed => Some(Field::Seed),
            Self::Deal(DealError::Impossible | DealError::NotFound) => None,
        }
    }

    /// The reason in words.
    ///
    /// ```
    /// use linkwork_ui::{Form, Lang, Texts};
    /// let error = Form::new("5x3", "5eed").check().unwrap_err();
    /// assert!(error.words(&Texts::new(Lang::En)).contains("15"));
    /// ```
    #[must_use]
    pub fn words(&self, texts: &Texts) -> String {
        match self {
            Self::Size | Self::Deal(DealError::NoCells) => texts.say("form-bad-size"),
            Self::Seed => texts.say("form-bad-seed"),
            Self::Kinds | Self::Deal(DealError::Kinds(_)) => {
                texts.with("form-bad-kinds", &[("most", Kind::MAX.into())])
            }
            Self::Deal(DealError::MoreKindsThanPairs { pairs, .. }) => {
                texts.with("form-too-many-kinds", &[("pairs", (*pairs).into())])
            }
            Self::Deal(DealError::OddCells(cells)) => {
                texts.with("form-odd", &[("cells", (*cells).into())])
            }
            Self::Deal(DealError::Impossible) => texts.say("form-impossible"),
            Self::Deal(DealError::NotFound) => texts.say("form-not-found"),
        }
    }
}
