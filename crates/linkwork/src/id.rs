//! Game ids: short texts that name a game, after Simon Tatham's puzzle collection.
//!
//! Two forms. *By seed*: parameters, `#`, seed, `/`, index, saying how the board was dealt
//! (`pairs:18x8,k36,gdown#5eed/17`). *By board*: rules, `:`, the very position (`pairs:gdown:11./2.2`),
//! with `/` between rows, `_` for a space and `x` for a wall. An id holds only `A-Z a-z 0-9 . _ ~ : , / -`
//! and at most one `#`, so it fits a web address, a bug report, a test.
//!
//! The parameters, in this order: size, `k` and the number of kinds (both in the form by seed only), `g`
//! and the gravity, `t` and the turn limit, `noring`, and a guarantee other than `winnable` (by seed
//! only). What is as in the usual game is left out. Since `x` is a wall, boards that hold kind 33 are
//! written in token form.

use crate::grid::Size;
use crate::pairs::{Board, Cell, Deal, DealError, Gravity, Guarantee, Layout, Rules, Turns};
use crate::rng::Seed;
use crate::text::{shown, tokens_of};
use alloc::format;
use alloc::string::{String, ToString as _};
use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// The version of the form of ids.
///
/// ```
/// assert_eq!(linkwork::id::VERSION, 1);
/// ```
pub const VERSION: u32 = 1;

/// A game id.
///
/// ```
/// use linkwork::Id;
///
/// for text in ["pairs:18x8,k36,gdown#5eed/17", "pairs:gdown:11./2.2"] {
///     let id: Id = text.parse()?;
///     assert_eq!(id.to_string(), text);
///     assert!(id.board().is_ok());
/// }
/// # Ok::<(), linkwork::id::IdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Id {
    /// A deal of the pairs game, its seed and the board's index.
    Dealt(Deal, Seed, u64),
    /// A position of the pairs game.
    Position(Board),
}

impl Id {
    /// The id of a dealt board: by seed if size and kinds say all there is to the deal, else by board.
    ///
    /// # Errors
    /// [`DealError`] if there is no such board.
    ///
    /// ```
    /// use linkwork::{Id, pairs::Deal};
    /// let deal = Deal::new("4x3".parse()?, 6)?;
    /// assert_eq!(Id::dealt(deal, "5eed".parse()?, 2)?.to_string(), "pairs:4x3,k6#5eed/2");
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
    /// let id: linkwork::Id = "pairs::11./2x2".parse()?;
    /// assert_eq!(id.board()?.layout().to_string(), "11.\n2#2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn board(&self) -> Result<Board, DealError> {
        match self {
            Self::Dealt(deal, seed, index) => Ok(deal.board(*seed, *index)?.board),
            Self::Position(board) => Ok(board.clone()),
        }
    }

    /// The rules of the game.
    ///
    /// ```
    /// use linkwork::{Id, pairs::Gravity};
    /// let id: Id = "pairs:18x8,k36,gdown#5eed/17".parse()?;
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

impl fmt::Display for Id {
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

/// Why a text is no id; prints one line that names the part and the reason.
///
/// ```
/// let error = "pairs:18x8,k36,gdwn#5eed".parse::<linkwork::Id>().unwrap_err();
/// assert!(error.to_string().starts_with("the id's parameter \"gdwn\": gravity must be one of"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdError(String);

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for IdError {}

impl FromStr for Id {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let allowed = |c: char| c.is_ascii_alphanumeric() || "._~:,/-#".contains(c);
        if let Some((at, c)) = text.chars().enumerate().find(|&(_, c)| !allowed(c)) {
            return Err(IdError(format!(
                "character {} of the id, {c:?}, is not allowed",
                at + 1
            )));
        }
        let Some(rest) = text.strip_prefix("pairs:") else {
            return Err(IdError(format!(
                "{} is no id: ids begin with pairs:",
                shown(text)
            )));
        };
        if let Some((parameters, place)) = rest.split_once('#') {
            read_dealt(parameters, place)
        } else if let Some((parameters, board)) = rest.split_once(':') {
            let mut read = Parameters::default();
            read.read(parameters)?;
            read.refuse_deal()?;
            Ok(Self::Position(Board::new(
                &read_board(board)?,
                read.rules(),
            )))
        } else {
            Err(IdError("an id holds # and a seed, or : and a board".into()))
        }
    }
}

fn read_dealt(parameters: &str, place: &str) -> Result<Id, IdError> {
    let mut read = Parameters::default();
    read.read(parameters)?;
    let size = read
        .size
        .ok_or_else(|| IdError("the id has no size, such as 18x8".into()))?;
    let kinds = read
        .kinds
        .ok_or_else(|| IdError("the id has no kinds, such as k36".into()))?;
    let deal = Deal::new(size, kinds)
        .map_err(|why| IdError(format!("the id's deal: {why}")))?
        .with_rules(read.rules())
        .with_guarantee(read.guarantee.unwrap_or_default());
    let (seed, index) = place.split_once('/').unwrap_or((place, "0"));
    let seed = seed
        .parse()
        .map_err(|why| IdError(format!("the id's {why}")))?;
    let index = number(index).ok_or_else(|| IdError(format!("the id's index {}", shown(index))))?;
    Ok(Id::Dealt(deal, seed, index))
}

fn number<N: FromStr>(text: &str) -> Option<N> {
    text.bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| text.parse().ok())?
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
    fn read(&mut self, list: &str) -> Result<(), IdError> {
        for parameter in list.split(',').filter(|_| !list.is_empty()) {
            self.read_one(parameter)?;
        }
        Ok(())
    }

    fn read_one(&mut self, text: &str) -> Result<(), IdError> {
        let bad =
            |why: &dyn fmt::Display| IdError(format!("the id's parameter {}: {why}", shown(text)));
        let twice = || bad(&"given twice");
        let put_twice = if text == "noring" {
            self.no_ring.replace(()).is_some()
        } else if let Ok(guarantee) = text.parse() {
            self.guarantee.replace(guarantee).is_some()
        } else if text.starts_with(|c: char| c.is_ascii_digit()) {
            self.size
                .replace(text.parse().map_err(|why| bad(&why))?)
                .is_some()
        } else if let Some(kinds) = text.strip_prefix('k') {
            let kinds = number(kinds).ok_or_else(|| bad(&"not a number of kinds"))?;
            self.kinds.replace(kinds).is_some()
        } else if let Some(gravity) = text.strip_prefix('g') {
            self.gravity
                .replace(gravity.parse().map_err(|why| bad(&why))?)
                .is_some()
        } else if let Some(turns) = text.strip_prefix('t') {
            self.turns
                .replace(turns.parse().map_err(|why| bad(&why))?)
                .is_some()
        } else {
            return Err(bad(&"unknown"));
        };
        if put_twice { Err(twice()) } else { Ok(()) }
    }

    /// Size, kinds and guarantee say how to deal; a board that is written out has them already.
    fn refuse_deal(&self) -> Result<(), IdError> {
        if self.size.is_some() || self.kinds.is_some() || self.guarantee.is_some() {
            return Err(IdError(
                "size, kinds and guarantee go with a seed, not with a board".into(),
            ));
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
