//! The session protocol: one game by lines of text, answered by lines of JSON.

use crate::object;
use crate::reply::{Reply, Verdict, bad, reply, utf8};
use crate::said::Said;
use linkwork::lines::{self, Shift, ShiftError};
use linkwork::pairs::{Guarantee, MoveError};
use linkwork::session::{Action, Move, OpenError, Outcome};
use linkwork::{Id, Pos, Session, text};
use serde_json::value::RawValue;
use std::borrow::Cow;

/// A talk about one game, which may be opened later, and exchanged for another.
///
/// ```
/// use linkwork::Session;
/// use linkwork_wire::Talk;
///
/// let mut talk = Talk::new(Some(Session::open("pairs::11")?));
/// let reply = talk.answer(1, b"@900 0,0-0,1").text;
/// assert!(reply.starts_with(r#"{"v":1,"outcome":"done","move":"0,0-0,1","turns":0,"steps":1"#));
/// assert!(reply.contains(r#""status":"won","tiles":0,"open":0,"chosen":null,"clock_ms":900"#));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Debug, Default)]
pub struct Talk {
    session: Option<Session>,
    /// The time last told, in milliseconds since the game was opened.
    at_ms: u64,
}

/// What a line asks for.
enum Ask<'a> {
    Act(Action),
    Board,
    Moves,
    Save,
    Open(&'a str),
    Quit,
}

impl Talk {
    /// A talk about that game, or about none yet.
    ///
    /// ```
    /// use linkwork_wire::Talk;
    ///
    /// let reply = Talk::new(None).answer(1, b"open pairs:gdown:11").text;
    /// assert!(reply.starts_with(r#"{"v":1,"outcome":"opened","game":"pairs:gdown:11","board":"11""#));
    /// ```
    ///
    /// ```
    /// use linkwork_wire::{Talk, Verdict};
    /// let mut talk = Talk::new(None);
    /// assert_eq!(talk.answer(1, b"undo").verdict, Verdict::Bad);
    /// assert_eq!(talk.answer(2, b"open pairs::11./22.").verdict, Verdict::Yes);
    /// ```
    #[must_use]
    pub const fn new(session: Option<Session>) -> Self {
        Self { session, at_ms: 0 }
    }

    /// The reply to one line, the `line`-th of the talk counted from 1. A bad line changes nothing.
    ///
    /// ```
    /// use linkwork_wire::{Talk, Verdict};
    ///
    /// let mut talk = Talk::new(None);
    /// let reply = talk.answer(1, b"undo");
    /// assert_eq!(reply.verdict, Verdict::Bad);
    /// assert_eq!(reply.text, r#"{"v":1,"line":1,"error":"no game is open: begin with open ID"}"#);
    /// ```
    ///
    /// ```
    /// # use linkwork_wire::Talk;
    /// let mut talk = Talk::new(Some(linkwork::Session::open("pairs::12./21.")?));
    /// let refused = talk.answer(1, b"0,0-1,1").text;
    /// assert!(refused.contains("too-many-turns"));
    /// let bad = talk.answer(2, b"jump").text;
    /// assert!(bad.starts_with(r#"{"v":1,"line":2,"error":"#));
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
    #[must_use]
    pub fn answer(&mut self, line: u64, text: &[u8]) -> Reply {
        let answered = utf8(text).and_then(|text| self.reply(text));
        answered.unwrap_or_else(|error| bad(line, &error))
    }

    fn reply(&mut self, line: &str) -> Result<Reply, String> {
        let (at_ms, command) = timed(line.trim())?;
        let ask = ask(command, self.session.as_ref())?;
        let verdict = if matches!(ask, Ask::Quit) {
            Verdict::Last
        } else {
            Verdict::Yes
        };
        let said = match (ask, &mut self.session) {
            (Ask::Open(game), _) => {
                // A game that cannot be opened leaves the one on the table alone.
                let session = opened(line, game).map_err(|error| format!("open: {error}"))?;
                *self = Self::new(None);
                Said::opened(self.session.insert(session))
            }
            (Ask::Quit, None) => Said::word("quit"),
            (_, None) => return Err("no game is open: begin with open ID".into()),
            (ask, Some(session)) => {
                // Without a word about it no time has passed.
                self.at_ms = self.at_ms.max(at_ms.unwrap_or_default());
                said(session, self.at_ms, command, &ask)
            }
        };
        Ok(reply(None, &said, verdict))
    }
}

/// Does what is asked of a game on the table.
fn said<'a>(session: &mut Session, at_ms: u64, command: &'a str, ask: &Ask<'a>) -> Said<'a> {
    let is_lines = matches!(session.id(), Id::Lines(_));
    if is_lines && matches!(ask, Ask::Act(Action::Light(_) | Action::WayOut)) {
        session.act(at_ms, Action::Tick);
        return Said::other_game(command, session);
    }
    let action = if let Ask::Act(action) = ask {
        *action
    } else {
        Action::Tick
    };
    let mut outcome = session.act(at_ms, action);
    // Nobody waits to see a picture meanwhile. What is thought about the light answers no question: a move stays
    // done, whatever comes of it.
    while session.is_thinking() {
        let thought = session.act(at_ms, Action::Think(u64::MAX));
        if outcome == Outcome::Thinking {
            outcome = thought;
        }
    }
    if matches!(outcome, Outcome::WayOut(_)) {
        // A line that tells the whole way has shown it.
        session.act(at_ms, Action::Watch);
    }
    match ask {
        Ask::Board => Said::board(session),
        Ask::Moves => Said::moves(session),
        Ask::Save => Said::save(session),
        Ask::Quit => Said::quit(session),
        Ask::Act(Action::Light(lit)) if outcome == Outcome::Nothing => Said::light(*lit, session),
        Ask::Act(_) | Ask::Open(_) => Said::acted(&outcome, written(command), session),
    }
}

/// Opens a game by its id, or by a save given as a JSON string, which has many lines in one.
fn opened(line: &str, game: &str) -> Result<Session, String> {
    let open = |text: &str| Session::open(text).map_err(|error: OpenError| error.to_string());
    if !game.starts_with('"') {
        return open(game);
    }
    let quoted: &RawValue =
        serde_json::from_str(game).map_err(|_| "the quotes do not hold a JSON string")?;
    open(&object::string(line, quoted)?)
}

/// Takes the time off the front of a line: `@1234 tap 3,4`.
fn timed(text: &str) -> Result<(Option<u64>, &str), String> {
    let Some(rest) = text.strip_prefix('@') else {
        return Ok((None, text));
    };
    let (number, command) = words(rest);
    // `parse` would take a sign as well.
    let digits = number.bytes().all(|b| b.is_ascii_digit());
    let read = digits.then(|| number.parse().ok()).flatten();
    let at_ms = read.ok_or_else(|| format!("@{number}: expected milliseconds, such as @1234"))?;
    Ok((Some(at_ms), command))
}

/// The first word, and what follows it.
fn words(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// The move that a command is, as it was written.
fn written(command: &str) -> Cow<'_, str> {
    match words(command) {
        ("shift", shift) => shift.into(),
        ("take", cell) => format!("T{cell}").into(),
        _ => command.into(),
    }
}

fn ask<'a>(command: &'a str, session: Option<&Session>) -> Result<Ask<'a>, String> {
    let (word, rest) = words(command);
    let ask = match word {
        "tap" => return Ok(Ask::Act(Action::Tap(pos(word, rest)?))),
        "take" => {
            let take = lines::Move::Take(pos(word, rest)?);
            return Ok(Ask::Act(Action::Play(take.into())));
        }
        "light" => return Ok(Ask::Act(Action::Light(light(rest)?))),
        "shuffle" => return Ok(Ask::Act(Action::Shuffle(guarantee(rest)?))),
        "open" if rest.is_empty() => {
            return Err("open: expected a game id, or a save in quotes".into());
        }
        "open" => return Ok(Ask::Open(rest)),
        "shift" => return Ok(Ask::Act(Action::Play(shift(rest)?))),
        "hint" => Ask::Act(Action::Hint),
        // In the terminal that word is `show`.
        "way-out" | "show" => Ask::Act(Action::WayOut),
        "undo" => Ask::Act(Action::Undo),
        "redo" => Ask::Act(Action::Redo),
        "restart" => Ask::Act(Action::Restart),
        "pause" => Ask::Act(Action::Pause),
        "resume" => Ask::Act(Action::Resume),
        "tick" => Ask::Act(Action::Tick),
        "board" => Ask::Board,
        "moves" => Ask::Moves,
        "save" => Ask::Save,
        "quit" => Ask::Quit,
        _ => return Ok(Ask::Act(Action::Play(written_move(command, session)?))),
    };
    if rest.is_empty() {
        Ok(ask)
    } else {
        Err(format!("{word}: stands alone, but {rest:?} follows"))
    }
}

/// A move, if it looks like one: it begins with a digit, a minus sign or a capital letter, and no command
/// does. What is none is told by the moves of the game on the table.
fn written_move(command: &str, session: Option<&Session>) -> Result<Move, String> {
    if !command.starts_with(|c: char| c.is_ascii_digit() || "-SRCT".contains(c)) {
        return Err(format!(
            "{:?} is no command: there are tap R,C, take R,C, shift and a shift, a move such as 0,3-2,5, R2,1 or \
             T2,1, undo, redo, restart, shuffle, hint, way-out or show, light on, light off, board, moves, save, open ID, \
             pause, resume, tick and quit",
            words(command).0
        ));
    }
    let read: Result<Move, MoveError> = command.parse();
    read.map_err(|error| {
        let is_lines = session.is_some_and(|session| matches!(session.id(), Id::Lines(_)));
        let as_lines: Result<lines::Move, ShiftError> = command.parse();
        match as_lines {
            Err(_) if is_lines && command.starts_with('S') => "a lines game has no shuffle".into(),
            Err(error) if is_lines => error.to_string(),
            _ => error.to_string(),
        }
    })
}

fn shift(text: &str) -> Result<Move, String> {
    let shift: Result<Shift, ShiftError> = text.parse();
    let shift = shift.map_err(|error| format!("shift: {error}"))?;
    Ok(Move::Lines(lines::Move::Shift(shift)))
}

fn pos(word: &str, text: &str) -> Result<Pos, String> {
    text::read_pos_only(text)
        .ok_or_else(|| format!("{word}: expected row,col such as 3,4, found {text:?}"))
}

/// Whether the light is wanted.
fn light(text: &str) -> Result<bool, String> {
    match text {
        "" | "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("light: expected on or off, found {text:?}")),
    }
}

fn guarantee(text: &str) -> Result<Guarantee, String> {
    if text.is_empty() {
        return Ok(Guarantee::default());
    }
    text.parse().map_err(|error| format!("shuffle: {error}"))
}
