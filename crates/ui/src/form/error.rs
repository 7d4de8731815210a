//! What keeps a form from being dealt, in words.

use linkwork::{
    lines::Deal,
    pairs::{DealError, Kind},
};

use super::Field;
use crate::Texts;

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
    /// The size of a Netslide board is not `COLSxROWS` with sides of 2 to 32.
    NetSize,
    /// The steps of the scramble are no number, or too many.
    Steps,
    /// The number of kinds is no number.
    Kinds,
    /// The seed is not 1 to 32 of a-z and 0-9.
    Seed,
    /// No board of the level was found.
    NoGrade,
    /// The engine cannot deal this.
    Deal(DealError),
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
            Self::Size
            | Self::NetSize
            | Self::Deal(DealError::OddCells(_) | DealError::NoCells | DealError::TooLarge(_)) => {
                Some(Field::Size)
            }
            Self::Steps => Some(Field::Steps),
            Self::NoGrade => Some(Field::Grade),
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
            Self::NoGrade => texts.say("form-no-grade"),
            Self::NetSize => texts.say("form-bad-net-size"),
            Self::Steps => texts.with("form-bad-steps", &[("most", Deal::MOST_STEPS.into())]),
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
            Self::Deal(DealError::TooLarge(_)) => texts.say("form-too-large"),
            Self::Deal(DealError::Impossible) => texts.say("form-impossible"),
            Self::Deal(DealError::NotFound) => texts.say("form-not-found"),
        }
    }
}
