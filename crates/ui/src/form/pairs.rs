//! The part of the form that is about a pairs game.

use linkwork::{
    Seed, Size,
    id::PairsId,
    pairs::{Deal, DealError, Grade, Gravity, Rules, Solver, Turns},
};

use super::{Field, FormError, PRESETS, Walls, step, usual_kinds};
use crate::Texts;

/// What the player chose for a pairs game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PairsForm {
    pub(super) size: String,
    pub(super) kinds: String,
    pub(super) rules: Rules,
    /// How hard the board shall be; `None` if that is all the same.
    pub(super) grade: Option<Grade>,
    pub(super) walls: Walls,
    /// The kinds follow the size until the player chooses them.
    kinds_chosen: bool,
}

impl PairsForm {
    pub(super) fn new(size: &str) -> Self {
        let mut form = Self {
            size: size.to_owned(),
            kinds: "1".to_owned(),
            rules: Rules::default(),
            grade: None,
            walls: Walls::None,
            kinds_chosen: false,
        };
        form.follow_size();
        form
    }

    pub(super) fn like(id: &PairsId) -> Self {
        let (size, kinds) = match id {
            PairsId::Dealt(deal, ..) => (deal.size(), usize::from(deal.kinds())),
            PairsId::Position(start) => (start.size(), start.kinds().count()),
        };
        Self {
            kinds: kinds.to_string(),
            kinds_chosen: kinds != usual_kinds(size),
            rules: id.rules(),
            ..Self::new(&size.to_string())
        }
    }

    pub(super) fn value(&self, field: Field, texts: &Texts) -> String {
        match field {
            Field::Kinds => self.kinds.clone(),
            Field::Gravity => texts.say(&format!("gravity-{}", self.rules.gravity)),
            Field::Turns => match self.rules.turns.limit() {
                Some(n) => texts.with("turns-at-most", &[("n", n.into())]),
                None => texts.say("turns-any"),
            },
            Field::Grade => {
                let grade = self.grade.map_or("any", Grade::name);
                texts.say(&format!("grade-{grade}"))
            }
            Field::Ring if self.rules.ring => texts.say("ring-on"),
            Field::Ring => texts.say("ring-off"),
            _ => self.size.clone(),
        }
    }

    pub(super) fn write(&mut self, field: Field, text: &str) {
        match field {
            Field::Size => text.clone_into(&mut self.size),
            Field::Kinds => text.clone_into(&mut self.kinds),
            _ => {}
        }
        self.kinds_chosen |= field == Field::Kinds;
        self.follow_size();
    }

    pub(super) fn turn(&mut self, field: Field, by: isize) {
        match field {
            Field::Size => {
                let is = |(cols, rows): &(u8, u8)| self.size == format!("{cols}x{rows}");
                let now = PRESETS.iter().position(is);
                self.take_preset(step(now, by, PRESETS.len()));
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
            Field::Grade => {
                // Any, then from the easiest to the hardest.
                let all = Grade::ALL.map(Some);
                let now = all.iter().position(|grade| *grade == self.grade);
                let next = step(Some(now.map_or(0, |n| n + 1)), by, all.len() + 1);
                self.grade = next.checked_sub(1).and_then(|n| all[n]);
            }
            Field::Ring => self.rules.ring = !self.rules.ring,
            _ => {}
        }
    }

    pub(super) fn presets() -> Vec<String> {
        let name = |(cols, rows)| format!("{cols}x{rows}");
        PRESETS.map(name).into()
    }

    pub(super) fn take_preset(&mut self, n: usize) {
        if let Some((cols, rows)) = PRESETS.get(n) {
            self.size = format!("{cols}x{rows}");
            self.follow_size();
        }
    }

    pub(super) fn check(&self, seed: Seed) -> Result<PairsId, FormError> {
        let size: Size = self.size.parse().map_err(|_| FormError::Size)?;
        let kinds: usize = self.kinds.parse().map_err(|_| FormError::Kinds)?;
        // A board with walls has fewer cells for tiles.
        Deal::masked(self.walls.mask(size), kinds).map_err(FormError::Deal)?;
        let deal = Deal::new(size, kinds).map_err(FormError::Deal)?;
        if self.grade.is_some() && !Solver::fits(size) {
            return Err(FormError::Deal(DealError::TooLarge(size)));
        }
        PairsId::dealt(deal.with_rules(self.rules), seed, 0).map_err(FormError::Deal)
    }

    fn follow_size(&mut self) {
        if let (false, Ok(size)) = (self.kinds_chosen, self.size.parse::<Size>()) {
            self.kinds = usual_kinds(size).to_string();
        }
    }
}
