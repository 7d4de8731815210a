//! A game being dealt: of a level, one board after the other is looked at.

use linkwork::{
    Seed, Session,
    id::{Id, PairsId},
    pairs::{Board, Deal, DealError, Grade, Playing},
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
pub struct Dealing {
    id: Id,
    grade: Option<Grade>,
    walls: Walls,
    tried: u64,
    /// The board whose level is being found, by random games.
    rated: Option<(PairsId, Playing)>,
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
            rated: None,
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
        loop {
            let dealt = self.run(u64::MAX);
            if dealt.is_some() || self.rated.is_none() {
                return dealt;
            }
        }
    }

    /// As [`Dealing::step`], but comes back earlier: the level of a large board takes a while to be found, and after
    /// about so many pairs of random games there is time to draw.
    ///
    /// ```
    /// use linkwork_ui::{Field, Form};
    /// let mut form = Form::new("8x6", "5eed");
    /// form.turn(Field::Grade, 1);
    /// let (mut dealing, mut parts) = (form.dealing()?, 0);
    /// let dealt = loop {
    ///     parts += 1;
    ///     if let Some(dealt) = dealing.run(100) {
    ///         break dealt;
    ///     }
    /// };
    /// assert_eq!(dealt.map(|game| game.save()), form.deal().map(|game| game.save()));
    /// assert!(parts > 10);
    /// # Ok::<(), linkwork_ui::FormError>(())
    /// ```
    pub fn run(&mut self, pairs: u64) -> Option<Result<Session, FormError>> {
        let Some((id, mut playing)) = self.rated.take() else {
            return self.next();
        };
        for _ in 0..pairs {
            let Some(outs) = playing.step() else { continue };
            return match self.grade {
                Some(grade) if Grade::of(outs) != grade && self.tried < MOST => None,
                Some(grade) if Grade::of(outs) != grade => Some(Err(FormError::NoGrade)),
                _ => Some(open(id.into())),
            };
        }
        self.rated = Some((id, playing));
        None
    }

    /// Deals one board more. Where any level will do that is all.
    fn next(&mut self) -> Option<Result<Session, FormError>> {
        let Id::Pairs(PairsId::Dealt(deal, seed, _)) = &self.id else {
            return Some(open(self.id.clone()));
        };
        if self.grade.is_none() && self.walls == Walls::None {
            return Some(open(self.id.clone()));
        }
        let index = self.tried;
        self.tried += 1;
        let (id, board) = match self.board(deal, *seed, index) {
            Ok(dealt) => dealt,
            Err(why) => return Some(Err(FormError::Deal(why))),
        };
        let playing = self.grade.and_then(|_| Playing::begin(&board));
        let Some(playing) = playing else {
            return Some(open(id.into()));
        };
        self.rated = Some((id, playing));
        None
    }

    fn board(&self, deal: &Deal, seed: Seed, index: u64) -> Result<(PairsId, Board), DealError> {
        if self.walls == Walls::None {
            let board = deal.board(seed, index)?.board;
            return Ok((PairsId::Dealt(deal.clone(), seed, index), board));
        }
        let mask = self.walls.mask(deal.size());
        let walled = Deal::masked(mask, usize::from(deal.kinds()))?;
        let board = walled.with_rules(deal.rules()).board(seed, index)?.board;
        Ok((PairsId::Position(board.clone()), board))
    }
}

fn open(id: Id) -> Result<Session, FormError> {
    Session::new(id).map_err(|why| match why {
        OpenError::Deal(why) => FormError::Deal(why),
        OpenError::Id(_) | OpenError::Save(_) => FormError::Deal(DealError::NotFound),
    })
}
