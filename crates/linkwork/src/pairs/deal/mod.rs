//! Dealing: boards made from a seed, with a promise.
//!
//! A winnable board is built backwards (see `clearing`): fast, and with an open ring and no walls it
//! never fails. It is not uniform: boards that can be won in many ways come more often. Where each board
//! shall be as likely as the others, the tiles are shuffled until the solver finds a way to win.

mod error;
mod mask;

use super::board::Board;
use super::clearing;
use super::layout::{Cell, Kind};
use super::moves::{Guarantee, Pair};
use super::outcome::Refusal;
use super::rate::Grade;
use super::rules::Rules;
use super::shuffle;
use super::solve::Solver;
use crate::game::Verdict;
use crate::grid::Size;
use crate::rng::{Rng, Seed};
use alloc::vec::Vec;
pub use error::DealError;
pub use mask::Mask;

/// How to make a board: size, kinds, rules, walls and holes, and what is promised of it.
///
/// The pairs are dealt round the kinds, pair i getting kind `i mod kinds + 1`, so every kind has an
/// even number of tiles.
///
/// ```
/// use linkwork::pairs::{Deal, Gravity, Rules};
///
/// let rules = Rules { gravity: Gravity::Down, ..Rules::default() };
/// let deal = Deal::new("18x8".parse()?, 36)?.with_rules(rules);
/// let dealt = deal.board("5eed".parse()?, 17)?;
/// let mut board = dealt.board;
/// for pair in dealt.solution.unwrap_or_default() {
///     board.play(linkwork::pairs::Move::Join(pair))?;
/// }
/// assert_eq!(board.tiles(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    kinds: Kind,
    rules: Rules,
    guarantee: Guarantee,
    draw: Draw,
    grade: Option<Grade>,
    mask: Mask,
}

/// How a board that keeps its promise is drawn.
///
/// ```
/// use linkwork::pairs::{Deal, Draw};
/// let deal = Deal::new("4x3".parse()?, 6)?;
/// assert_eq!(deal.draw(), Draw::Backwards);
/// assert!(deal.with_draw(Draw::Uniform).board("5eed".parse()?, 0)?.solution.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Built backwards from its solution: fast. Boards that can be won in many ways are dealt more often.
    #[default]
    Backwards,
    /// Shuffled until the promise holds: every board that keeps it is equally likely. Whether a board can
    /// be won is found by the solver, so this is slower, and takes boards of up to 62 cells a side. Boards
    /// that the solver cannot decide within 100,000 positions are never dealt: without gravity and with few
    /// tiles of a kind there are hardly any, with gravity there are some.
    Uniform,
}

/// A dealt board.
///
/// ```
/// use linkwork::pairs::{Deal, Guarantee};
/// let deal = Deal::new("4x3".parse()?, 6)?;
/// assert_eq!(deal.board("5eed".parse()?, 0)?.solution.map(|pairs| pairs.len()), Some(6));
/// let deal = deal.with_guarantee(Guarantee::Playable);
/// assert_eq!(deal.board("5eed".parse()?, 0)?.solution, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The board, settled under its gravity.
    pub board: Board,
    /// Pairs that win it when they are taken in this order; given with a winnable board only.
    pub solution: Option<Vec<Pair>>,
}

/// After how many boards a deal of one grade gives up.
const TRIES: usize = 500;
/// After how many shuffles a uniform deal gives up.
const SHUFFLES: usize = 2_000;
/// How many positions of each shuffle the solver may look at.
const SOLVER_BUDGET: u64 = 100_000;

impl Deal {
    /// A full board of that size with that many kinds, the usual rules, and the promise that it can be
    /// won.
    ///
    /// # Errors
    /// [`DealError`] if the number of cells is odd, there is no kind, or there are more kinds than pairs
    /// or than [`Kind::MAX`].
    ///
    /// ```
    /// use linkwork::pairs::{Deal, DealError};
    /// assert!(Deal::new("4x3".parse()?, 6).is_ok());
    /// assert_eq!(Deal::new("3x3".parse()?, 2), Err(DealError::OddCells(9)));
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    pub fn new(size: Size, kinds: usize) -> Result<Self, DealError> {
        Self::masked(Mask::full(size), kinds)
    }

    /// A board with walls and holes.
    ///
    /// # Errors
    /// As [`Deal::new`], counting the cells that get a tile; and if there are none.
    ///
    /// ```
    /// use linkwork::pairs::Deal;
    /// let board = Deal::masked("...#\n_...".parse()?, 3)?.board("5eed".parse()?, 0)?.board;
    /// let shape = board.layout().to_string().replace(char::is_numeric, "o");
    /// assert_eq!(shape, "ooo#\n.ooo");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn masked(mask: Mask, kinds: usize) -> Result<Self, DealError> {
        let tiles = mask.tiles();
        if tiles == 0 {
            return Err(DealError::NoCells);
        }
        if tiles % 2 == 1 {
            return Err(DealError::OddCells(tiles));
        }
        let number = u8::try_from(kinds).ok().and_then(Kind::new);
        let kinds = number.ok_or(DealError::Kinds(kinds))?;
        if usize::from(kinds.number()) > tiles / 2 {
            return Err(DealError::MoreKindsThanPairs {
                kinds: usize::from(kinds.number()),
                pairs: tiles / 2,
            });
        }
        Ok(Self {
            kinds,
            rules: Rules::default(),
            guarantee: Guarantee::default(),
            draw: Draw::default(),
            grade: None,
            mask,
        })
    }

    /// The same deal for other rules.
    ///
    /// ```
    /// # use linkwork::pairs::{Deal, Rules, Turns};
    /// let rules = Rules { turns: Turns::ANY, ..Rules::default() };
    /// let deal = Deal::new("4x3".parse()?, 6)?.with_rules(rules);
    /// assert_eq!(deal.board("5eed".parse()?, 0)?.board.rules(), rules);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn with_rules(mut self, rules: Rules) -> Self {
        self.rules = rules;
        self
    }

    /// The same deal with another promise.
    ///
    /// ```
    /// # use linkwork::pairs::{Deal, Guarantee};
    /// let deal = Deal::new("4x3".parse()?, 6)?.with_guarantee(Guarantee::Any);
    /// assert_eq!(deal.guarantee(), Guarantee::Any);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn with_guarantee(mut self, guarantee: Guarantee) -> Self {
        self.guarantee = guarantee;
        self
    }

    /// The same deal, drawn in another way.
    ///
    /// ```
    /// use linkwork::pairs::{Deal, Draw};
    /// let deal = Deal::new("4x3".parse()?, 6)?.with_draw(Draw::Uniform);
    /// assert_eq!(deal.draw(), Draw::Uniform);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn with_draw(mut self, draw: Draw) -> Self {
        self.draw = draw;
        self
    }

    /// The same deal, of boards of that grade only: others are dealt and left until one is found.
    ///
    /// ```
    /// use linkwork::pairs::{Deal, Grade, PlayOuts};
    /// let deal = Deal::new("8x6".parse()?, 12)?.with_grade(Some(Grade::Medium));
    /// let board = deal.board("5eed".parse()?, 0)?.board;
    /// assert_eq!(board.play_outs().map(Grade::of), Some(Grade::Medium));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn with_grade(mut self, grade: Option<Grade>) -> Self {
        self.grade = grade;
        self
    }

    /// How many rows and columns.
    ///
    /// ```
    /// let deal = linkwork::pairs::Deal::new("4x3".parse()?, 6)?;
    /// assert_eq!(deal.size().to_string(), "4x3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn size(&self) -> Size {
        self.mask.size()
    }

    /// How many kinds.
    ///
    /// ```
    /// let deal = linkwork::pairs::Deal::new("4x3".parse()?, 5)?;
    /// assert_eq!(deal.kinds(), 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn kinds(&self) -> u8 {
        self.kinds.number()
    }

    /// How the board will be played.
    ///
    /// ```
    /// use linkwork::pairs::{Deal, Rules};
    /// assert_eq!(Deal::new("4x3".parse()?, 6)?.rules(), Rules::default());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What is promised.
    ///
    /// ```
    /// use linkwork::pairs::{Deal, Guarantee};
    /// assert_eq!(Deal::new("4x3".parse()?, 6)?.guarantee(), Guarantee::Winnable);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn guarantee(&self) -> Guarantee {
        self.guarantee
    }

    /// How boards are drawn.
    ///
    /// ```
    /// use linkwork::pairs::{Deal, Draw};
    /// assert_eq!(Deal::new("4x3".parse()?, 6)?.draw(), Draw::Backwards);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn draw(&self) -> Draw {
        self.draw
    }

    /// Whether size, kinds, rules and guarantee tell all there is to the deal: every cell gets a tile, and
    /// boards are built backwards. An id names such a deal by its seed, and others by their board.
    ///
    /// ```
    /// use linkwork::pairs::{Deal, Draw};
    /// let plain = Deal::masked("...\n...".parse()?, 3)?;
    /// assert!(plain.is_plain() && !plain.with_draw(Draw::Uniform).is_plain());
    /// assert!(!Deal::masked("..#\n_..".parse()?, 2)?.is_plain());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_plain(&self) -> bool {
        let is_full = self.mask.tiles() == self.size().cells();
        is_full && self.draw == Draw::Backwards && self.grade.is_none()
    }

    /// The board with that index. It depends on the deal, the seed and the index alone: boards can be
    /// dealt in any order and on any machine.
    ///
    /// # Errors
    /// [`DealError::Impossible`] or [`DealError::NotFound`], which walls or a limit of no turns can
    /// cause; never for a full board with one turn or more, unless its draw is uniform or it shall have a
    /// grade. Then [`DealError::NotFound`] says that too many boards were drawn in vain, and
    /// [`DealError::TooLarge`] that searches do not take this size.
    ///
    /// ```
    /// let deal = linkwork::pairs::Deal::new("4x3".parse()?, 6)?;
    /// let seed = "5eed".parse()?;
    /// assert_eq!(deal.board(seed, 7)?, deal.board(seed, 7)?);
    /// assert_ne!(deal.board(seed, 7)?, deal.board(seed, 8)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn board(&self, seed: Seed, index: u64) -> Result<Dealt, DealError> {
        let is_searched = self.draw == Draw::Uniform && self.guarantee == Guarantee::Winnable;
        if (is_searched || self.grade.is_some()) && !Solver::fits(self.size()) {
            return Err(DealError::TooLarge(self.size()));
        }
        let mut rng = Rng::new(seed, index);
        let mut empty = Board::new(&self.mask.0, self.rules);
        empty.settle();
        for _ in 0..TRIES {
            let dealt = self.any_grade(&empty, &mut rng)?;
            let grade = || dealt.board.play_outs().map(Grade::of);
            if self.grade.is_none() || self.grade == grade() {
                return Ok(dealt);
            }
        }
        Err(DealError::NotFound)
    }

    fn any_grade(&self, empty: &Board, rng: &mut Rng) -> Result<Dealt, DealError> {
        match (self.guarantee, self.draw) {
            (Guarantee::Any, _) => Ok(self.shuffled(empty, rng)),
            (_, Draw::Uniform) => self.uniform(empty, rng),
            (Guarantee::Winnable, Draw::Backwards) => self.winnable(empty, rng),
            (Guarantee::Playable, Draw::Backwards) => {
                let kinds = shuffle::playable(empty, &self.tile_kinds(), rng)?;
                Ok(dealt(empty, &kinds, None))
            }
        }
    }

    fn shuffled(&self, empty: &Board, rng: &mut Rng) -> Dealt {
        let mut kinds = self.tile_kinds();
        rng.shuffle(&mut kinds);
        dealt(empty, &kinds, None)
    }

    /// Shuffles until the promise holds.
    fn uniform(&self, empty: &Board, rng: &mut Rng) -> Result<Dealt, DealError> {
        // What the usual deal proves to be impossible would only be sought in vain.
        let usual = match self.guarantee {
            Guarantee::Winnable => clearing::order(empty, &mut rng.clone()).map(drop),
            _ => shuffle::playable(empty, &self.tile_kinds(), &mut rng.clone()).map(drop),
        };
        if usual == Err(Refusal::Impossible) {
            return Err(DealError::Impossible);
        }
        for _ in 0..SHUFFLES {
            let mut dealt = self.shuffled(empty, rng);
            match self.guarantee {
                Guarantee::Winnable => {
                    if let Verdict::Solved(pairs) = dealt.board.solve(SOLVER_BUDGET).verdict {
                        dealt.solution = Some(pairs);
                        return Ok(dealt);
                    }
                }
                Guarantee::Playable if dealt.board.first_move().is_none() => {}
                _ => return Ok(dealt),
            }
        }
        Err(DealError::NotFound)
    }

    fn winnable(&self, empty: &Board, rng: &mut Rng) -> Result<Dealt, DealError> {
        let order = clearing::order(empty, rng)?;
        let mut pair_kinds: Vec<u8> = self.pair_kinds().collect();
        rng.shuffle(&mut pair_kinds);
        let mut kinds = alloc::vec![0; empty.tiles()];
        for (taking, kind) in order.iter().zip(pair_kinds) {
            for tile in taking.tiles {
                kinds[tile as usize] = kind;
            }
        }
        let solution = order.into_iter().map(|taking| taking.pair).collect();
        Ok(dealt(empty, &kinds, Some(solution)))
    }

    /// The kinds of the pairs: round and round.
    fn pair_kinds(&self) -> impl Iterator<Item = u8> {
        (1..=self.kinds()).cycle().take(self.mask.tiles() / 2)
    }

    fn tile_kinds(&self) -> Vec<u8> {
        self.pair_kinds().flat_map(|kind| [kind, kind]).collect()
    }
}

/// The board whose tiles, row by row, have these kinds.
fn dealt(empty: &Board, kinds: &[u8], solution: Option<Vec<Pair>>) -> Dealt {
    let mut layout = empty.layout();
    for (spot, &kind) in empty.tile_spots().zip(kinds) {
        if let Some(kind) = Kind::new(kind) {
            layout.set(empty.field().pos(spot), Cell::Tile(kind));
        }
    }
    Dealt {
        board: Board::new(&layout, empty.rules()),
        solution,
    }
}
