//! A game being dealt: of a level, one board after the other is looked at.

use linkwork::{
    Seed, Session,
    id::{Id, PairsId},
    pairs::{Deal, DealError, Grade},
    session::OpenError,
};

use super::FormError;

/// A game being dealt, board by board: whoever runs it stays in charge of the time.
///
/// ```
/// use linkwork_ui::{Field, Form};
/// let mut form = Form::new("8x6", "5eed");
/// form.turn(Field::Gravity, 1);
/// form.turn(Field::Grade, 1);
/// let mut dealing = form.dealing()?;
/// let dealt = loop {
///     if let Some(dealt) = dealing.step() {
///         break dealt;
///     }
///     // Time to draw, or to stop.
/// };
/// assert!(dealt.is_ok());
/// # Ok::<(), linkwork_ui::FormError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Dealing {
    id: Id,
    grade: Option<Grade>,
    tried: u64,
}

/// After how many boards none of that level is expected any more.
const MOST: u64 = 500;

impl Dealing {
    pub(super) const fn new(id: Id, grade: Option<Grade>) -> Self {
        Self {
            id,
            grade,
            tried: 0,
        }
    }

    /// Looks at one board more; the game, or why there is none, once that is known. The game is named by its
    /// seed: of a level, with the index of the first board that has it.
    ///
    /// ```
    /// use linkwork_ui::Form;
    /// let dealt = Form::new("8x6", "5eed").dealing()?.step();
    /// assert!(matches!(dealt, Some(Ok(_))), "any board will do");
    /// # Ok::<(), linkwork_ui::FormError>(())
    /// ```
    pub fn step(&mut self) -> Option<Result<Session, FormError>> {
        let (Some(grade), Id::Pairs(PairsId::Dealt(deal, seed, _))) = (self.grade, &self.id) else {
            return Some(open(self.id.clone()));
        };
        let index = self.tried;
        self.tried += 1;
        match has_grade(deal, *seed, index, grade) {
            Ok(true) => {
                let id = PairsId::Dealt(deal.clone(), *seed, index);
                Some(open(id.into()))
            }
            Ok(false) if self.tried < MOST => None,
            Ok(false) => Some(Err(FormError::NoGrade)),
            Err(why) => Some(Err(FormError::Deal(why))),
        }
    }
}

fn has_grade(deal: &Deal, seed: Seed, index: u64, grade: Grade) -> Result<bool, DealError> {
    let board = deal.board(seed, index)?.board;
    Ok(board.play_outs().map(Grade::of) == Some(grade))
}

fn open(id: Id) -> Result<Session, FormError> {
    Session::new(id).map_err(|why| match why {
        OpenError::Deal(why) => FormError::Deal(why),
        OpenError::Id(_) | OpenError::Save(_) => FormError::Deal(DealError::NotFound),
    })
}
