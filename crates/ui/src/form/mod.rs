//! The form of a new game: what the player chose, not yet known to be possible.

mod dealing;
mod error;
mod field;
mod lines;
mod pairs;
mod walls;

use linkwork::{
    Seed, Size,
    id::Id,
    lines::Way,
    pairs::{Grade, Rules},
    session::Session,
};

use crate::Texts;
pub use dealing::Dealing;
pub use error::FormError;
pub use field::{Field, Play};
use lines::LinesForm;
use pairs::PairsForm;
pub use walls::Walls;

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

/// The form of a new game. The engine says what is possible: [`Form::check`] asks it.
///
/// ```
/// use linkwork_ui::{Field, Form, Play};
/// use linkwork::lines::Way;
/// let mut form = Form::new("18x8", "5eed");
/// form.turn(Field::Gravity, 1);
/// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:18x8,k36,gdown#5eed/0".into()));
/// form.write(Field::Size, "3x3");
/// assert!(form.check().is_err());
/// form.choose(Play::Lines(Way::Netslide));
/// assert_eq!(form.check().map(|id| id.to_string()), Ok("lines:netslide,4x4#5eed/0".into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    play: Play,
    pairs: PairsForm,
    lines: LinesForm,
    seed: String,
}

impl Form {
    /// A form of a pairs game with the usual kinds and rules, for a size written `COLSxROWS`.
    ///
    /// ```
    /// let form = linkwork_ui::Form::new("8x6", "5eed");
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:8x6,k12#5eed/0".into()));
    /// ```
    #[must_use]
    pub fn new(size: &str, seed: &str) -> Self {
        Self {
            play: Play::Pairs,
            pairs: PairsForm::new(size),
            lines: LinesForm::new(),
            seed: seed.to_owned(),
        }
    }

    /// Sets the form to ask for a game like this one.
    ///
    /// ```
    /// let mut form = linkwork_ui::Form::new("18x8", "new");
    /// for text in ["pairs:8x6,k9,gup", "lines:polymer,8x8,wrap,shifts30"] {
    ///     form.follow(&format!("{text}#5eed/0").parse()?);
    ///     assert_eq!(form.check().map(|id| id.to_string()), Ok(format!("{text}#new/0")));
    /// }
    /// # Ok::<(), linkwork::id::IdError>(())
    /// ```
    pub fn follow(&mut self, id: &Id) {
        match id {
            Id::Pairs(id) => {
                self.play = Play::Pairs;
                // The level is not a part of an id, and stays for the next game.
                let grade = self.pairs.grade;
                self.pairs = PairsForm::like(id);
                self.pairs.grade = grade;
            }
            Id::Lines(id) => {
                self.play = Play::Lines(id.way());
                self.lines = LinesForm::like(id);
            }
        }
    }

    /// The walls chosen for a pairs game.
    ///
    /// ```
    /// use linkwork_ui::{Form, Walls};
    /// assert_eq!(Form::new("8x6", "5eed").walls(), Walls::None);
    /// ```
    #[must_use]
    pub const fn walls(&self) -> Walls {
        match self.play {
            Play::Pairs => self.pairs.walls,
            Play::Lines(_) => Walls::None,
        }
    }

    /// Chooses the walls of a pairs game. What is dealt has an id by its board.
    ///
    /// ```
    /// use linkwork_ui::{Form, Walls};
    /// let mut form = Form::new("4x4", "5eed");
    /// form.wall(Walls::Corners);
    /// let session = form.deal().map_err(|why| format!("{why:?}"))?;
    /// assert!(session.id().to_string().starts_with("pairs::x"));
    /// # Ok::<(), String>(())
    /// ```
    pub const fn wall(&mut self, walls: Walls) {
        self.pairs.walls = walls;
    }

    /// Whether the game has the id that [`Form::check`] tells. With a level or with walls it is known only when
    /// the board is dealt.
    ///
    /// ```
    /// use linkwork_ui::{Form, Walls};
    /// let mut form = Form::new("8x6", "5eed");
    /// assert!(form.is_named());
    /// form.wall(Walls::Gate);
    /// assert!(!form.is_named());
    /// ```
    #[must_use]
    pub fn is_named(&self) -> bool {
        self.grade().is_none() && self.walls() == Walls::None
    }

    /// Sets the rules of a pairs game.
    ///
    /// ```
    /// use linkwork::pairs::Rules;
    /// let rules = Rules { ring: false, ..Rules::default() };
    /// let form = linkwork_ui::Form::new("8x6", "5eed").with_rules(rules);
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:8x6,k12,noring#5eed/0".into()));
    /// ```
    #[must_use]
    pub const fn with_rules(mut self, rules: Rules) -> Self {
        self.pairs.rules = rules;
        self
    }

    /// The rules chosen for a pairs game.
    ///
    /// ```
    /// use linkwork::pairs::Rules;
    /// assert_eq!(linkwork_ui::Form::new("8x6", "5eed").rules(), Rules::default());
    /// ```
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.pairs.rules
    }

    /// The game that the form asks for.
    ///
    /// ```
    /// use linkwork_ui::{Form, Play};
    /// assert_eq!(Form::new("8x6", "5eed").play(), Play::Pairs);
    /// ```
    #[must_use]
    pub const fn play(&self) -> Play {
        self.play
    }

    /// Chooses the game. What was chosen for another one is kept.
    ///
    /// ```
    /// use linkwork::lines::Way;
    /// use linkwork_ui::{Form, Play};
    /// let mut form = Form::new("8x6", "5eed");
    /// form.choose(Play::Lines(Way::Free));
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("lines:free,8x8#5eed/0".into()));
    /// ```
    pub const fn choose(&mut self, play: Play) {
        self.play = play;
    }

    /// What a field holds, in words.
    ///
    /// ```
    /// use linkwork_ui::{Field, Form, Lang, Texts};
    /// let (form, texts) = (Form::new("8x6", "5eed"), Texts::new(Lang::En));
    /// let values = [Field::Size, Field::Kinds, Field::Gravity].map(|field| form.value(field, &texts));
    /// assert_eq!(values, ["8x6", "12", "none"]);
    /// ```
    #[must_use]
    pub fn value(&self, field: Field, texts: &Texts) -> String {
        match (field, self.play) {
            (Field::Play, play) => play.name(texts),
            (Field::Seed, _) => self.seed.clone(),
            (_, Play::Pairs) => self.pairs.value(field, texts),
            (_, Play::Lines(way)) => self.lines.value(way, field, texts),
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
        match (field, self.play) {
            (Field::Seed, _) => self.seed = text,
            (_, Play::Pairs) => self.pairs.write(field, &text),
            (_, Play::Lines(way)) => self.lines.write(way, field, &text),
        }
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
        match (field, self.play) {
            (Field::Play, play) => {
                let now = Play::ALL.iter().position(|other| *other == play);
                self.play = Play::ALL[step(now, by, Play::ALL.len())];
            }
            (_, Play::Pairs) => self.pairs.turn(field, by),
            (_, Play::Lines(way)) => self.lines.turn(way, field, by),
        }
    }

    /// Why a letter cannot be typed into a field, in words.
    ///
    /// ```
    /// use linkwork_ui::{Field, Form, Lang, Texts};
    /// let (form, texts) = (Form::new("8x6", "5eed"), Texts::new(Lang::En));
    /// assert!(form.refusal(Field::Kinds, '.', &texts).contains("“.” cannot stand here"));
    /// ```
    #[must_use]
    pub fn refusal(&self, field: Field, letter: char, texts: &Texts) -> String {
        let why = match (field, self.play) {
            (Field::Size, Play::Lines(Way::Netslide)) => FormError::NetSize,
            (Field::Size, _) => FormError::Size,
            (Field::Kinds, _) => FormError::Kinds,
            (Field::Steps, _) => FormError::Steps,
            (Field::Seed, _) => FormError::Seed,
            _ => return texts.with("form-turn", &[("field", field.label(texts).into())]),
        };
        let letter = ("letter", letter.to_string().into());
        texts.with("form-letter", &[letter, ("why", why.words(texts).into())])
    }

    /// The sizes that the form offers at one touch.
    ///
    /// ```
    /// use linkwork_ui::Form;
    /// let mut form = Form::new("8x6", "5eed");
    /// assert_eq!(form.presets()[1], "14x6");
    /// form.take_preset(1);
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("pairs:14x6,k21#5eed/0".into()));
    /// ```
    #[must_use]
    pub fn presets(&self) -> Vec<String> {
        match self.play {
            Play::Pairs => PairsForm::presets(),
            Play::Lines(way) => LinesForm::presets(way),
        }
    }

    /// Takes what [`Form::presets`] offers in that place; one that is not there changes nothing.
    ///
    /// ```
    /// use linkwork::lines::Way;
    /// use linkwork_ui::{Field, Form, Play};
    /// let mut form = Form::new("8x6", "5eed");
    /// form.choose(Play::Lines(Way::Netslide));
    /// form.take_preset(2);
    /// form.turn(Field::Grade, 1);
    /// assert_eq!(form.check().map(|id| id.to_string()), Ok("lines:netslide,5x5,wrap#5eed/0".into()));
    /// ```
    pub fn take_preset(&mut self, n: usize) {
        match self.play {
            Play::Pairs => self.pairs.take_preset(n),
            Play::Lines(way) => self.lines.take_preset(way, n),
        }
    }

    /// The id of the game that this form deals, if it [is named](Form::is_named): else that of the game without
    /// walls and level. Nothing is dealt yet.
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
        let seed: Result<Seed, FormError> = self.seed.parse().map_err(|_| FormError::Seed);
        // A seed of its own is not needed to see what else stands in the way.
        let seed_or = seed.clone().unwrap_or_else(|_| Seed::from_number(0));
        let id = match self.play {
            Play::Pairs => self.pairs.check(seed_or).map(Id::Pairs),
            Play::Lines(way) => self.lines.check(way, seed_or).map(Id::Lines),
        };
        id.and_then(|id| seed.map(|_| id))
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
        let mut dealing = self.dealing()?;
        loop {
            if let Some(dealt) = dealing.step() {
                return dealt;
            }
        }
    }

    /// The same in steps: a board of a level takes a while to be found.
    ///
    /// # Errors
    /// As [`Form::check`].
    ///
    /// ```
    /// use linkwork_ui::{Field, Form};
    /// let mut form = Form::new("63x2", "5eed");
    /// assert!(form.dealing().is_ok());
    /// form.turn(Field::Grade, 1);
    /// assert!(form.dealing().is_err(), "too large to be graded");
    /// ```
    pub fn dealing(&self) -> Result<Dealing, FormError> {
        Ok(Dealing::new(self.check()?, self.grade(), self.walls()))
    }

    /// The level that a board of a pairs game shall have, if one was chosen.
    ///
    /// ```
    /// use linkwork::pairs::Grade;
    /// let form = linkwork_ui::Form::new("8x6", "5eed").with_grade(Some(Grade::Hard));
    /// assert_eq!(form.grade(), Some(Grade::Hard));
    /// ```
    #[must_use]
    pub const fn grade(&self) -> Option<Grade> {
        match self.play {
            Play::Pairs => self.pairs.grade,
            Play::Lines(_) => None,
        }
    }

    /// Chooses the level of a pairs game.
    ///
    /// ```
    /// use linkwork::pairs::Grade;
    /// use linkwork_ui::{Field, Form, Lang, Texts};
    /// let form = Form::new("8x6", "5eed").with_grade(Some(Grade::Hard));
    /// assert_eq!(form.value(Field::Grade, &Texts::new(Lang::En)), "hard");
    /// ```
    #[must_use]
    pub const fn with_grade(mut self, grade: Option<Grade>) -> Self {
        self.pairs.grade = grade;
        self
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
