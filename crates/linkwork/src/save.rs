//! Saves: an id, then what happened in order, as plain lines that anyone can read.
//!
//! ```text
//! linkwork save 1
//! game pairs:4x1,k2#5eed/0
//! 1200 0,0-0,1
//! 2500 undo
//! 3100 redo
//! 4000 Sw7 1,0
//! end 4 5600
//! ```
//!
//! Each event stands behind the milliseconds that had been played by then: a pair or a move of line tiles,
//! a shuffle with the
//! permutation it made (see [`Shuffled`](crate::pairs::Shuffled)), `undo`, `redo` or `hint`. The last
//! line counts the events and tells the clock, so that a save that was cut is noticed. Reading a save
//! is playing it; a shuffle comes out as it did then, whatever later versions would make of its seed.

use crate::pairs::Shuffle;
use crate::text::{Move, MoveError, shown};
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::{self, Write as _};

/// The version of the form of saves.
///
/// ```
/// assert_eq!(linkwork::save::VERSION, 1);
/// ```
pub const VERSION: u32 = 1;

/// Where clocks stop counting: the last whole number that every JSON reader knows exactly.
pub(crate) const MOST_MS: u64 = (1 << 53) - 1;

/// How every save begins, before its version.
const TITLE: &str = "linkwork save ";

/// What a save tells, not yet played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Save {
    /// The id of the game.
    pub(crate) game: String,
    pub(crate) events: Vec<Event>,
    /// How long the game has been played, in milliseconds.
    pub(crate) clock_ms: u64,
}

/// Something that happened, and how long the game had been played by then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    pub(crate) at_ms: u64,
    pub(crate) what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Play(Move),
    Shuffle(Shuffle, Vec<u32>),
    Undo,
    Redo,
    Hint,
}

/// Why a text is no save, or tells what cannot have happened; prints one line that names the place and
/// the reason.
///
/// ```
/// let error = linkwork::Session::open("linkwork save 1\ngame pairs::11\n900 0,0-0,1\n").unwrap_err();
/// assert_eq!(error.to_string(), "save line 4: cut off: the end is missing");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveError {
    line: usize,
    why: String,
}

impl SaveError {
    pub(crate) fn new(line: usize, why: impl Into<String>) -> Self {
        Self {
            line,
            why: why.into(),
        }
    }

    /// The line, from 1.
    ///
    /// ```
    /// use linkwork::session::{OpenError, Session};
    /// let opened = Session::open("linkwork save 1\nplay pairs::11\n");
    /// let Err(OpenError::Save(error)) = opened else { unreachable!() };
    /// assert_eq!(error.line(), 2);
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "save line {}: {}", self.line, self.why)
    }
}

impl Error for SaveError {}

/// Whether a text is meant to be a save.
pub(crate) fn is_save(text: &str) -> bool {
    // One that was cut in its first word is a save too.
    let is_cut = !text.is_empty() && TITLE.starts_with(text);
    is_cut || text.starts_with(TITLE.trim_end())
}

/// The line on which an event stands.
pub(crate) const fn line_of_event(event: usize) -> usize {
    event + 3
}

impl fmt::Display for Save {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}{VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        for event in &self.events {
            writeln!(f, "{} {}", event.at_ms, event.what)?;
        }
        writeln!(f, "end {} {}", self.events.len(), self.clock_ms)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(mv) => mv.fmt(f),
            Self::Shuffle(shuffle, from) => {
                write!(f, "{shuffle} ")?;
                for (i, from) in from.iter().enumerate() {
                    if i > 0 {
                        f.write_char(',')?;
                    }
                    from.fmt(f)?;
                }
                Ok(())
            }
            Self::Undo => f.write_str("undo"),
            Self::Redo => f.write_str("redo"),
            Self::Hint => f.write_str("hint"),
        }
    }
}

/// Reads a save without playing it.
pub(crate) fn read(text: &str) -> Result<Save, SaveError> {
    let mut lines = text.lines().zip(1..).peekable();
    let title = lines.next().map_or("", |(line, _)| line);
    read_title(title)?;
    let game = lines
        .next()
        .and_then(|(line, _)| line.strip_prefix("game "))
        .ok_or_else(|| SaveError::new(2, "game and an id should stand here"))?;
    let mut events: Vec<Event> = Vec::new();
    let mut last_ms = 0;
    for (line, number) in lines.by_ref() {
        if let Some(end) = line.strip_prefix("end ") {
            let clock_ms = read_end(end, number, events.len(), last_ms)?;
            return match lines.next() {
                // A line that lacks its last character may be cut.
                None if text.ends_with('\n') => Ok(Save {
                    game: game.to_string(),
                    events,
                    clock_ms,
                }),
                None => Err(SaveError::new(number, "cut off")),
                Some((_, number)) => Err(SaveError::new(number, "nothing may follow the end")),
            };
        }
        let event = read_event(line, number, game)?;
        if event.at_ms < last_ms {
            let why = format!("time goes back from {last_ms} to {}", event.at_ms);
            return Err(SaveError::new(number, why));
        }
        last_ms = event.at_ms;
        events.push(event);
    }
    Err(SaveError::new(
        line_of_event(events.len()),
        "cut off: the end is missing",
    ))
}

fn read_title(line: &str) -> Result<(), SaveError> {
    let Some(version) = line.strip_prefix(TITLE) else {
        return Err(SaveError::new(
            1,
            format!("{} is not {TITLE}{VERSION}", shown(line)),
        ));
    };
    if version != VERSION.to_string() {
        let why = format!(
            "version {}, but version {VERSION} is read here",
            shown(version)
        );
        return Err(SaveError::new(1, why));
    }
    Ok(())
}

fn read_end(text: &str, line: usize, events: usize, last_ms: u64) -> Result<u64, SaveError> {
    let (count, clock) = text.split_once(' ').unwrap_or((text, ""));
    let count: Option<usize> = read_number(count);
    let clock = read_time(clock);
    match (count, clock) {
        (Some(count), Some(clock)) if count == events && clock >= last_ms => Ok(clock),
        (Some(count), Some(_)) if count != events => Err(SaveError::new(
            line,
            format!("{count} events are counted, {events} are here"),
        )),
        (Some(_), Some(clock)) => Err(SaveError::new(
            line,
            format!("time goes back from {last_ms} to {clock}"),
        )),
        _ => Err(SaveError::new(
            line,
            "end, a count and a time should stand here",
        )),
    }
}

fn read_event(line: &str, number: usize, game: &str) -> Result<Event, SaveError> {
    let error = |why: String| SaveError::new(number, why);
    let (time, what) = line
        .split_once(' ')
        .ok_or_else(|| error(format!("{} is no time and event", shown(line))))?;
    let at_ms = read_time(time).ok_or_else(|| error(format!("{} is no time", shown(time))))?;
    let what = match what {
        "undo" => What::Undo,
        "redo" => What::Redo,
        "hint" => What::Hint,
        _ => read_move(what).map_err(|why| error(expected(what, game).unwrap_or(why)))?,
    };
    Ok(Event { at_ms, what })
}

fn read_move(text: &str) -> Result<What, String> {
    if text.starts_with('S') {
        return read_shuffle(text);
    }
    let mv = text.parse().map_err(|why: MoveError| why.to_string())?;
    Ok(What::Play(mv))
}

/// What should stand in a lines game instead of a text that does not even look like one of its moves.
fn expected(text: &str, game: &str) -> Option<String> {
    let looks_like_one = text.starts_with(['R', 'C', 'T']);
    (game.starts_with("lines:") && !looks_like_one).then(|| {
        let text = shown(text);
        format!("{text} is no event of a lines game: write R2,1, C0,-3, T2,1, undo, redo or hint")
    })
}

fn read_shuffle(text: &str) -> Result<What, String> {
    let (shuffle, list) = text
        .split_once(' ')
        .ok_or("the shuffle's permutation is missing")?;
    let shuffle = shuffle.parse::<Shuffle>().map_err(|why| why.to_string())?;
    let from = list
        .split(',')
        .filter(|_| !list.is_empty())
        .map(|tile| read_number(tile).ok_or_else(|| format!("{} is no tile number", shown(tile))));
    Ok(What::Shuffle(shuffle, from.collect::<Result<_, _>>()?))
}

fn read_time(text: &str) -> Option<u64> {
    read_number(text).filter(|&ms| ms <= MOST_MS)
}

/// Digits alone: `parse` would take a sign as well.
fn read_number<N: core::str::FromStr>(text: &str) -> Option<N> {
    text.bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| text.parse().ok())?
}
