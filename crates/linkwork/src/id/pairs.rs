//! Ids of pairs games: `pairs:18x8,k36,gdown#5eed/17` by seed, `pairs:gdown:11./2.2` by board.
//!
//! By board, `/` stands between rows, `_` for a space and `x` for a wall. The parameters, in this order: size, `k` and the number of kinds (both in the form by seed only), `g`
//! and the gravity, `t` and the turn limit, `noring`, and a guarantee other than `winnable` (by seed
//! only). What is as in the usual game is left out. Since `x` is a wall, boards that hold kind 33 are
//! written in token form.

use super::{Form, IdError, each_parameter, number, take_apart};
use crate::grid::Size;
use crate::pairs::{Board, Cell, Deal, DealError, Dealt, Gravity, Guarantee, Layout, Rules, Turns};
use crate::rng::Seed;
use crate::text::tokens_of;
use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt;
use core::str::FromStr;

/// The id of a pairs game.
///
/// ```
/// use linkwork::Id;
/// use linkwork::id::PairsId;
///
/// let id: Id = "pairs:18x8,k36,gdown#5eed/17".parse()?;
/// assert!(matches!(id, Id::Pairs(PairsId::Dealt(_, _, 17))));
/// # Ok::<(), linkwork::id::IdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairsId {
    /// A deal, its seed and the board's index.
    Dealt(Deal, Seed, u64),
    /// A position.
    Position(Board),
}

impl PairsId {
    /// The id of a dealt board: by seed if size, kinds and rules say all there is to the deal, else by board.
    ///
    /// # Errors
    /// [`DealError`] if there is no such board.
    ///
    /// ```
    /// use linkwork::{id::PairsId, pairs::Deal};
    /// let deal = Deal::new("4x3".parse()?, 6)?;
    /// assert_eq!(PairsId::dealt(deal, "5eed".parse()?, 2)?.to_string(), "pairs:4x3,k6#5eed/2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dealt(deal: Deal, seed: Seed, index: u64) -> Result<Self, DealError> {
        if deal.is_plain() {
            Ok(Self::Dealt(deal, seed, index))
        } else {
            Ok(Self::Position(deal.board(seed, index)?.board))
        }
    }

    /// The board that the id names.
    ///
    /// # Errors
    /// [`DealError`] if the deal has no such board.
    ///
    /// ```
    /// let id: linkwork::id::PairsId = "pairs::11./2x2".parse()?;
    /// assert_eq!(id.board()?.layout().to_string(), "11.\n2#2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn board(&self) -> Result<Board, DealError> {
        match self {
            Self::Dealt(deal, seed, index) => Ok(deal.board(*seed, *index)?.board),
            Self::Position(board) => Ok(board.clone()),
        }
    }

    /// The board that the id names, and the pairs that win it where it was dealt to be won.
    ///
    /// # Errors
    /// [`DealError`] if the deal has no such board.
    ///
    /// ```
    /// let dealt: linkwork::id::PairsId = "pairs:4x3,k6#5eed/2".parse()?;
    /// assert_eq!(dealt.open()?.solution.map(|pairs| pairs.len()), Some(6));
    /// let position: linkwork::id::PairsId = "pairs::11./2x2".parse()?;
    /// assert_eq!(position.open()?.solution, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(&self) -> Result<Dealt, DealError> {
        match self {
            Self::Dealt(deal, seed, index) => deal.board(*seed, *index),
            Self::Position(board) => Ok(Dealt {
                board: board.clone(),
                solution: None,
            }),
        }
    }

    /// The rules of the game.
    ///
    /// ```
    /// use linkwork::{id::PairsId, pairs::Gravity};
    /// let id: PairsId = "pairs:18x8,k36,gdown#5eed/17".parse()?;
    /// assert_eq!(id.rules().gravity, Gravity::Down);
    /// # Ok::<(), linkwork::id::IdError>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> Rules {
        match self {
            Self::Dealt(deal, ..) => deal.rules(),
            Self::Position(board) => board.rules(),
        }
    }
}

impl fmt::Display for PairsId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pairs:")?;
        match self {
            Self::Dealt(deal, seed, index) => {
                write!(f, "{},k{}", deal.size(), deal.kinds())?;
                for parameter in parameters(deal.rules()) {
                    write!(f, ",{parameter}")?;
                }
                if deal.guarantee() != Guarantee::default() {
                    write!(f, ",{}", deal.guarantee())?;
                }
                write!(f, "#{seed}/{index}")
            }
            Self::Position(board) => {
                for (i, parameter) in parameters(board.rules()).enumerate() {
                    write!(f, "{}{parameter}", if i == 0 { "" } else { "," })?;
                }
                write!(f, ":{}", board_text(&board.layout()))
            }
        }
    }
}

/// The rules that are not as in the usual game.
fn parameters(rules: Rules) -> impl Iterator<Item = String> {
    let usual = Rules::default();
    let gravity = (rules.gravity != usual.gravity).then(|| format!("g{}", rules.gravity));
    let turns = (rules.turns != usual.turns).then(|| format!("t{}", rules.turns));
    let ring = (!rules.ring).then(|| "noring".to_string());
    [gravity, turns, ring].into_iter().flatten()
}

/// A board as an id holds it.
fn board_text(layout: &Layout) -> String {
    let is_x = |cell| matches!(cell, Cell::Tile(kind) if kind.number() == X_KIND);
    let text = if layout.cells().any(|(_, cell)| is_x(cell)) {
        tokens_of(layout)
    } else {
        layout.to_string()
    };
    let swap = |c| match c {
        '\n' => '/',
        ' ' => '_',
        '#' => 'x',
        other => other,
    };
    text.chars().map(swap).collect()
}

/// The kind whose character is `x`.
const X_KIND: u8 = 33;

/// Reads a board as an id holds it.
fn read_board(text: &str) -> Result<Layout, IdError> {
    let swap = |c| match c {
        '/' => '\n',
        '_' => ' ',
        'x' => '#',
        other => other,
    };
    let text: String = text.chars().map(swap).collect();
    text.parse()
        .map_err(|why| IdError(format!("the id's board, {why}")))
}

impl FromStr for PairsId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let mut read = Parameters::default();
        match take_apart(text, "pairs:")? {
            Form::BySeed(parameters, seed, index) => {
                each_parameter(parameters, |text| read.read(text))?;
                Ok(Self::Dealt(read.deal()?, seed, index))
            }
            Form::ByBoard(parameters, board) => {
                each_parameter(parameters, |text| read.read(text))?;
                read.refuse_deal()?;
                Ok(Self::Position(Board::new(
                    &read_board(board)?,
                    read.rules(),
                )))
            }
        }
    }
}

/// The parameters that were read so far.
#[derive(Default)]
struct Parameters {
    size: Option<Size>,
    kinds: Option<usize>,
    gravity: Option<Gravity>,
    turns: Option<Turns>,
    no_ring: Option<()>,
    guarantee: Option<Guarantee>,
}

impl Parameters {
    /// Reads one; whether there was one of this sort already.
    fn read(&mut self, text: &str) -> Result<bool, IdError> {
        let bad = |why: &dyn fmt::Display| IdError::parameter(text, why);
        Ok(if text == "noring" {
            self.no_ring.replace(()).is_some()
        } else if let Ok(guarantee) = text.parse() {
            self.guarantee.replace(guarantee).is_some()
        } else if text.starts_with(|c: char| c.is_ascii_digit()) {
            let size = text.parse().map_err(|why| bad(&why))?;
            self.size.replace(size).is_some()
        } else if let Some(kinds) = text.strip_prefix('k') {
            let kinds = number(kinds).ok_or_else(|| bad(&"not a number of kinds"))?;
            self.kinds.replace(kinds).is_some()
        } else if let Some(gravity) = text.strip_prefix('g') {
            let gravity = gravity.parse().map_err(|why| bad(&why))?;
            self.gravity.replace(gravity).is_some()
        } else if let Some(turns) = text.strip_prefix('t') {
            let turns = turns.parse().map_err(|why| bad(&why))?;
            self.turns.replace(turns).is_some()
        } else {
            return Err(bad(&"unknown"));
        })
    }

    fn deal(&self) -> Result<Deal, IdError> {
        let missing = |what: &str| IdError(format!("the id has no {what}"));
        let size = self.size.ok_or_else(|| missing("size, such as 18x8"))?;
        let kinds = self.kinds.ok_or_else(|| missing("kinds, such as k36"))?;
        let deal =
            Deal::new(size, kinds).map_err(|why| IdError(format!("the id's deal: {why}")))?;
        let guarantee = self.guarantee.unwrap_or_default();
        Ok(deal.with_rules(self.rules()).with_guarantee(guarantee))
    }

    /// Size, kinds and guarantee say how to deal; a board that is written out has them already.
    fn refuse_deal(&self) -> Result<(), IdError> {
        if self.size.is_some() || self.kinds.is_some() || self.guarantee.is_some() {
            let why = "size, kinds and guarantee go with a seed, not with a board";
            return Err(IdError(why.into()));
        }
        Ok(())
    }

    fn rules(&self) -> Rules {
        Rules {
            turns: self.turns.unwrap_or_default(),
            ring: self.no_ring.is_none(),
            gravity: self.gravity.unwrap_or_default(),
        }
    }
}
