//! Game ids: short texts that name a game, after Simon Tatham's puzzle collection.
//!
//! Two forms. *By seed*: parameters, `#`, seed, `/`, index, saying how the board was dealt
//! (`pairs:18x8,k36,gdown#5eed/17`). *By board*: parameters, `:`, the very position
//! (`pairs:gdown:11./2.2`), with `/` between rows. What is as in the usual game is left out. An id holds
//! only `A-Z a-z 0-9 . _ ~ : , / -` and at most one `#`, so it fits a web address, a bug report, a test.

mod lines;
mod pairs;

pub use lines::LinesId;
pub use pairs::PairsId;

use crate::rng::Seed;
use crate::text::shown;
use alloc::format;
use alloc::string::String;
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
/// for text in ["pairs:18x8,k36,gdown#5eed/17", "pairs:gdown:11./2.2", "lines:netslide,5x5#5eed/0"] {
///     let id: Id = text.parse()?;
///     assert_eq!(id.to_string(), text);
/// }
/// # Ok::<(), linkwork::id::IdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Id {
    /// A pairs game.
    Pairs(PairsId),
    /// A lines game.
    Lines(LinesId),
}

impl From<PairsId> for Id {
    fn from(id: PairsId) -> Self {
        Self::Pairs(id)
    }
}

impl From<LinesId> for Id {
    fn from(id: LinesId) -> Self {
        Self::Lines(id)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pairs(id) => id.fmt(f),
            Self::Lines(id) => id.fmt(f),
        }
    }
}

impl FromStr for Id {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        if text.starts_with("lines:") {
            text.parse().map(Self::Lines)
        } else if text.starts_with("pairs:") {
            text.parse().map(Self::Pairs)
        } else {
            check_characters(text)?;
            let why = format!("{} is no id: ids begin with pairs: or lines:", shown(text));
            Err(IdError(why))
        }
    }
}

/// Why a text is no id; prints one line that names the part and the reason.
///
/// ```
/// let error = "pairs:18x8,k36,gdwn#5eed".parse::<linkwork::Id>().unwrap_err();
/// assert!(error.to_string().starts_with("the id's parameter \"gdwn\": gravity must be one of"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdError(String);

impl IdError {
    /// A parameter and what is wrong with it.
    fn parameter(text: &str, why: impl fmt::Display) -> Self {
        Self(format!("the id's parameter {}: {why}", shown(text)))
    }
}

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for IdError {}

/// The parts of an id behind the name of its game.
enum Form<'a> {
    BySeed(&'a str, Seed, u64),
    ByBoard(&'a str, &'a str),
}

fn check_characters(text: &str) -> Result<(), IdError> {
    let allowed = |c: char| c.is_ascii_alphanumeric() || "._~:,/-#".contains(c);
    match text.chars().enumerate().find(|&(_, c)| !allowed(c)) {
        None => Ok(()),
        Some((at, c)) => {
            let why = format!("character {} of the id, {c:?}, is not allowed", at + 1);
            Err(IdError(why))
        }
    }
}

/// Takes an id of that game apart.
fn take_apart<'a>(text: &'a str, game: &str) -> Result<Form<'a>, IdError> {
    check_characters(text)?;
    let Some(rest) = text.strip_prefix(game) else {
        return Err(IdError(format!(
            "{} is no id: it should begin with {game}",
            shown(text)
        )));
    };
    if let Some((parameters, place)) = rest.split_once('#') {
        if parameters.contains(':') {
            let why = "an id holds # and a seed, or : and a board (whose walls are x), not both";
            return Err(IdError(why.into()));
        }
        let (seed, index) = place.split_once('/').unwrap_or((place, "0"));
        let seed = seed
            .parse()
            .map_err(|why| IdError(format!("the id's {why}")))?;
        let bad_index = || {
            IdError(format!(
                "the id's index {}: no number below 2^64",
                shown(index)
            ))
        };
        Ok(Form::BySeed(
            parameters,
            seed,
            number(index).ok_or_else(bad_index)?,
        ))
    } else if let Some((parameters, board)) = rest.split_once(':') {
        Ok(Form::ByBoard(parameters, board))
    } else {
        Err(IdError("an id holds # and a seed, or : and a board".into()))
    }
}

/// Shows each parameter of a list to `read`, which answers whether it had one of this sort already.
fn each_parameter(
    list: &str,
    mut read: impl FnMut(&str) -> Result<bool, IdError>,
) -> Result<(), IdError> {
    for parameter in list.split(',').filter(|_| !list.is_empty()) {
        if read(parameter)? {
            return Err(IdError::parameter(parameter, "given twice"));
        }
    }
    Ok(())
}

/// Digits alone: `parse` would take a sign as well.
fn number<N: FromStr>(text: &str) -> Option<N> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}
