//! The part of the form that is about a lines game.

use linkwork::{
    Seed, Size,
    id::LinesId,
    lines::{Deal, Edge, Limit, Way},
};

use super::{Field, FormError, step};
use crate::Texts;

/// The sizes offered for Netslide, and for the other ways to play.
const NETS: [&str; 3] = ["3x3", "4x4", "5x5"];
const BOARDS: [&str; 4] = ["6x6", "8x8", "12x8", "16x12"];
/// How hard Netslide can be: the text that names it, the edge, the barriers in thousandths.
const GRADES: [(&str, Edge, u16); 3] = [
    ("grade-easy", Edge::Wall, 1000),
    ("grade-medium", Edge::Wall, 0),
    ("grade-hard", Edge::Wrap, 0),
];
/// What can end a Polymer game.
const LIMITS: [Limit; 9] = [
    Limit::Clock(60),
    Limit::Clock(120),
    Limit::Clock(300),
    Limit::Shifts(10),
    Limit::Shifts(20),
    Limit::Shifts(30),
    Limit::Shifts(50),
    Limit::Shifts(100),
    Limit::Bombs,
];
/// The sides of a Netslide board; the engine deals any size of the others.
const SIDES: std::ops::RangeInclusive<u8> = 2..=32;

/// What the player chose for a lines game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LinesForm {
    /// By way to play: Netslide has smaller boards.
    net_size: String,
    size: String,
    edge: Edge,
    limit: Limit,
    /// Thousandths.
    barriers: u16,
    steps: String,
    /// The steps follow the size until the player chooses them.
    steps_chosen: bool,
}

impl LinesForm {
    pub(super) fn new() -> Self {
        let mut form = Self {
            net_size: NETS[1].to_owned(),
            size: BOARDS[1].to_owned(),
            edge: Edge::Wall,
            limit: Limit::default(),
            barriers: 0,
            steps: String::new(),
            steps_chosen: false,
        };
        form.follow_size();
        form
    }

    pub(super) fn like(id: &LinesId) -> Self {
        let mut form = Self::new();
        let size = match id {
            LinesId::Dealt(deal, limit, ..) => {
                form.limit = *limit;
                form.barriers = deal.barriers();
                form.edge = deal.edge();
                form.steps = deal.steps().to_string();
                form.steps_chosen = deal.steps() != Deal::new(deal.way(), deal.size()).steps();
                deal.size()
            }
            LinesId::Position(round) => {
                form.limit = round.limit().unwrap_or_default();
                form.edge = round.board().edge();
                round.board().size()
            }
        };
        *form.size_of(id.way()) = size.to_string();
        form.follow_size();
        form
    }

    const fn size_of(&mut self, way: Way) -> &mut String {
        match way {
            Way::Netslide => &mut self.net_size,
            Way::Free | Way::Polymer => &mut self.size,
        }
    }

    pub(super) fn value(&self, way: Way, field: Field, texts: &Texts) -> String {
        match (field, self.limit) {
            (Field::Grade, _) => {
                let grade = self.grade().and_then(|n| GRADES.get(n));
                texts.say(grade.map_or("grade-own", |grade| grade.0))
            }
            (Field::Edge, _) if self.edge == Edge::Wrap => texts.say("edge-wrap"),
            (Field::Edge, _) => texts.say("edge-wall"),
            (Field::Limit, Limit::Clock(seconds)) => {
                let time = crate::clock_text(u64::from(seconds) * 1000);
                texts.with("limit-clock", &[("time", time.into())])
            }
            (Field::Limit, Limit::Shifts(n)) => texts.with("limit-shifts", &[("n", n.into())]),
            (Field::Limit, Limit::Bombs) => texts.say("limit-bombs"),
            (Field::Barriers, _) => match self.barriers % 10 {
                0 => format!("{}%", self.barriers / 10),
                tenth => format!("{}.{tenth}%", self.barriers / 10),
            },
            (Field::Steps, _) => self.steps.clone(),
            _ if way == Way::Netslide => self.net_size.clone(),
            _ => self.size.clone(),
        }
    }

    pub(super) fn write(&mut self, way: Way, field: Field, text: &str) {
        match field {
            Field::Size => text.clone_into(self.size_of(way)),
            Field::Steps => text.clone_into(&mut self.steps),
            _ => {}
        }
        self.steps_chosen |= field == Field::Steps;
        self.follow_size();
    }

    pub(super) fn turn(&mut self, way: Way, field: Field, by: isize) {
        match field {
            Field::Size => {
                let sizes = sizes(way);
                let now = sizes.iter().position(|size| size == self.size_of(way));
                sizes[step(now, by, sizes.len())].clone_into(self.size_of(way));
                self.follow_size();
            }
            Field::Grade => {
                let (_, edge, barriers) = GRADES[step(self.grade(), by, GRADES.len())];
                (self.edge, self.barriers) = (edge, barriers);
            }
            Field::Edge if self.edge == Edge::Wall => self.edge = Edge::Wrap,
            Field::Edge => self.edge = Edge::Wall,
            Field::Limit => {
                let now = LIMITS.iter().position(|limit| *limit == self.limit);
                self.limit = LIMITS[step(now, by, LIMITS.len())];
            }
            Field::Barriers => {
                let tens = step(Some(usize::from(self.barriers / 100)), by, 11);
                self.barriers = u16::try_from(tens * 100).unwrap_or_default();
            }
            Field::Steps => {
                let steps: usize = self.steps.parse().unwrap_or(1);
                self.steps = steps.saturating_add_signed(by).max(1).to_string();
                self.steps_chosen = true;
            }
            _ => {}
        }
    }

    /// Which of the grades was chosen; none where edge and barriers are the player's own.
    fn grade(&self) -> Option<usize> {
        let own = (self.edge, self.barriers);
        GRADES.iter().position(|grade| (grade.1, grade.2) == own)
    }

    pub(super) fn presets(way: Way) -> Vec<String> {
        sizes(way).iter().map(|&size| size.to_owned()).collect()
    }

    pub(super) fn take_preset(&mut self, way: Way, n: usize) {
        if let Some(size) = sizes(way).get(n) {
            self.write(way, Field::Size, size);
        }
    }

    pub(super) fn check(&self, way: Way, seed: Seed) -> Result<LinesId, FormError> {
        let text = if way == Way::Netslide {
            &self.net_size
        } else {
            &self.size
        };
        let is_net = way == Way::Netslide;
        let wrong = if is_net {
            FormError::NetSize
        } else {
            FormError::Size
        };
        let size: Size = text.parse().map_err(|_| wrong.clone())?;
        if is_net && !(SIDES.contains(&size.rows()) && SIDES.contains(&size.cols())) {
            return Err(wrong);
        }
        let mut deal = Deal::new(way, size).with_edge(self.edge);
        if is_net {
            let steps = self.steps.parse().map_err(|_| FormError::Steps)?;
            let barred = deal
                .with_thousandths(self.barriers)
                .and_then(|deal| deal.with_steps(steps));
            deal = barred.map_err(|_| FormError::Steps)?;
        }
        let limit = if way == Way::Polymer {
            self.limit
        } else {
            Limit::default()
        };
        Ok(LinesId::Dealt(deal, limit, seed, 0))
    }

    fn follow_size(&mut self) {
        if let (false, Ok(size)) = (self.steps_chosen, self.net_size.parse()) {
            self.steps = Deal::new(Way::Netslide, size).steps().to_string();
        }
    }
}

const fn sizes(way: Way) -> &'static [&'static str] {
    match way {
        Way::Netslide => &NETS,
        Way::Free | Way::Polymer => &BOARDS,
    }
}
