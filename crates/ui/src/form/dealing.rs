//! A game being dealt: of a level, one board after the other is looked at.

use linkwork::{
    Seed, Session,
    id::{Id, PairsId},
    pairs::{Deal, DealError, Grade},
    session::OpenError,
};

use super::{FormError, Walls};

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
    walls: Walls,
    tried: u64,
}

/// After how many boards none of that level is expected any more.
const MOST: u64 = 500;

impl Dealing {
    pub(super) const fn new(id: Id, grade: Option<Grade>, walls: Walls) -> Self {
        Self {
            id,
            grade,
            walls,
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
        let Id::Pairs(PairsId::Dealt(deal, seed, _)) = &self.id else {
            return Some(open(self.id.clone()));
        };
        if self.grade.is_none() && self.walls == Walls::None {
            return Some(open(self.id.clone()));
        }
        let index = self.tried;
        self.tried += 1;
        match self.found(deal, *seed, index) {
            Ok(Some(id)) => Some(open(id.into())),
            Ok(None) if self.tried < MOST => None,
            Ok(None) => Some(Err(FormError::NoGrade)),
            Err(why) => Some(Err(FormError::Deal(why))),
        }
    }

    /// The id of the board with that index, if it has the level that is wanted.
    fn found(&self, deal: &Deal, seed: Seed, index: u64) -> Result<Option<PairsId>, DealError> {
        let has_walls = self.walls != Walls::None;
        let board = if has_walls {
            let mask = self.walls.mask(deal.size());
            let deal_walled = Deal::masked(mask, usize::from(deal.kinds()))?;
            deal_walled
                .with_rules(deal.rules())
                .board(seed, index)?
                .board
        } else {
            deal.board(seed, index)?.board
        };
        let level = |grade| board.play_outs().map(Grade::of) == Some(grade);
        Ok(self.grade.is_none_or(level).then(|| {
            if has_walls {
                PairsId::Position(board.clone())
            } else {
                PairsId::Dealt(deal.clone(), seed, index)
            }
        }))
    }
}

fn open(id: Id) -> Result<Session, FormError> {
    Session::new(id).map_err(|why| match why {
        OpenError::Deal(why) => FormError::Deal(why),
        OpenError::Id(_) | OpenError::Save(_) => FormError::Deal(DealError::NotFound),
    })
}
