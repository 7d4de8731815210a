//! Commands typed as words: the same line in the terminal and on the page.

use linkwork::{
    Pos,
    lines::{self, Lane, Shift},
    pairs::{self, Pair},
    session::Move,
    text::read_cell_name,
};

use crate::{
    Texts,
    command::{in_english, small},
};

/// A command that was typed, in English or in the words of any language of the screens.
///
/// Cells are written with column letters and rows from 1 (`b3`), or in the form of the command
/// line, counted from 0 (`0,3-2,5`).
///
/// ```
/// use linkwork_ui::Typed;
/// assert_eq!(Typed::read("b3"), Ok(Typed::Choose(linkwork::Pos::new(2, 1))));
/// assert_eq!(Typed::read("where 3"), Ok(Typed::Where("3".into())));
/// assert_eq!(Typed::read("rad 3 höger"), Typed::read("row 3 right"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// `b3 f7`, `link b3 f7`, `0,3-2,5`, `Sw5eed`; of line tiles `row 3 right 1`, `R2,1`, `R2 1`,
    /// `take b3`, `T2,1`, and with the words of a session `shift R2,1`: that move.
    Play(Move),
    /// `b3`, `tap b3`: choose that cell.
    Choose(Pos),
    /// `where 3`: name the cells of a kind, by its number or face.
    Where(String),
    /// `hint`
    Hint,
    /// `find`: show how groups are found.
    Find,
    /// `show`, `way-out`: show how the game can be won.
    Show,
    /// `light on`, `light off`: tell or do not tell whether the game can be won; `light`: the other of the two.
    Light(Option<bool>),
    /// `undo`
    Undo,
    /// `redo`
    Redo,
    /// `shuffle`
    Shuffle,
    /// `restart`
    Restart,
    /// `new`
    New,
    /// `pause`
    Pause,
    /// `id`: say the id of this game.
    Id,
    /// `open ID`: play that id.
    Open(String),
    /// `help`
    Help,
    /// `quit`
    Quit,
}

/// Why a typed line is no command.
///
/// ```
/// use linkwork_ui::{Typed, TypedError};
/// assert_eq!(Typed::read("link b3"), Err(TypedError::Short("link".into())));
/// assert_eq!(Typed::read("b3 33"), Err(TypedError::NoCell("33".into())));
/// assert_eq!(Typed::read("row 3 lef"), Err(TypedError::NoRowWay("lef".into())));
/// assert_eq!(Typed::read("undo 3"), Err(TypedError::Surplus("3".into())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// No word at all.
    Empty,
    /// No command begins with this word.
    Unknown(String),
    /// This word should be a cell.
    NoCell(String),
    /// This word should be the number of a row.
    NoRow(String),
    /// This word should be the letter of a column.
    NoColumn(String),
    /// This word should say which way a row is shifted.
    NoRowWay(String),
    /// This word should say which way a column is shifted.
    NoColumnWay(String),
    /// This word should be a number of steps.
    NoSteps(String),
    /// This word should be `on` or `off`.
    NoSwitch(String),
    /// This should be a shift; its form is not right.
    NoShift(String),
    /// This command needs more words than were typed.
    Short(String),
    /// The way is missing for the row with this number.
    ShortRow(String),
    /// The way is missing for the column with this letter.
    ShortColumn(String),
    /// This word is more than the command takes.
    Surplus(String),
}

impl Typed {
    /// Reads a line.
    ///
    /// # Errors
    /// [`TypedError`] names the word that is wrong.
    ///
    /// ```
    /// use linkwork_ui::Typed;
    /// assert_eq!(Typed::read("link b3 f7"), Ok(Typed::Play("2,1-6,5".parse()?)));
    /// assert_eq!(Typed::read("2,1-6,5"), Ok(Typed::Play("2,1-6,5".parse()?)));
    /// assert_eq!(Typed::read("row 3 right"), Ok(Typed::Play("R2,1".parse()?)));
    /// assert_eq!(Typed::read("undo"), Ok(Typed::Undo));
    /// # Ok::<(), linkwork::pairs::MoveError>(())
    /// ```
    pub fn read(line: &str) -> Result<Self, TypedError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else {
            return Err(TypedError::Empty);
        };
        let more = || {
            rest.first()
                .ok_or_else(|| TypedError::Short(first.to_owned()))
        };
        let command = in_english(first);
        let typed = match command.as_str() {
            "link" => link(first, rest),
            "row" => shift(first, rest, true),
            "column" => shift(first, rest, false),
            "shift" => return named_shift(more()?, rest),
            "tap" => cell(more()?).map(Self::Choose),
            "take" => take(more()?),
            "hint" => Ok(Self::Hint),
            "find" => Ok(Self::Find),
            // In a session that word is `way-out`.
            "show" | "way-out" => Ok(Self::Show),
            "light" => rest
                .first()
                .copied()
                .map(switch)
                .transpose()
                .map(Self::Light),
            "where" => Ok(Self::Where((*more()?).to_owned())),
            "open" => Ok(Self::Open((*more()?).to_owned())),
            "undo" => Ok(Self::Undo),
            "redo" => Ok(Self::Redo),
            "shuffle" => Ok(Self::Shuffle),
            "restart" => Ok(Self::Restart),
            "new" => Ok(Self::New),
            "pause" => Ok(Self::Pause),
            "id" => Ok(Self::Id),
            "help" => Ok(Self::Help),
            "quit" => Ok(Self::Quit),
            _ => return bare(first, rest, &words),
        };
        within(&words, most_words(&command, rest), typed?)
    }
}

/// How many words a command takes, with its own.
fn most_words(command: &str, rest: &[&str]) -> usize {
    match command {
        "row" | "column" => 4,
        "link" => 3,
        "tap" | "take" | "where" | "open" | "light" => 2,
        // `gör om` is one word in English.
        "redo" if rest.first().is_some_and(|word| small(word) == "om") => 2,
        _ => 1,
    }
}

/// The text that says which words a command needs.
fn missing(command: &str) -> &'static str {
    match in_english(command).as_str() {
        "row" => "typed-short-row",
        "column" => "typed-short-column",
        "shift" => "typed-short-shift",
        "tap" => "typed-short-tap",
        "take" => "typed-short-take",
        "where" => "typed-short-where",
        "open" => "typed-short-open",
        _ => "typed-short-link",
    }
}

/// What was typed, unless there are more words than it takes: nothing is done that was not meant.
fn within(words: &[&str], most: usize, typed: Typed) -> Result<Typed, TypedError> {
    match words.get(most) {
        Some(&word) => Err(TypedError::Surplus(word.to_owned())),
        None => Ok(typed),
    }
}

/// A line without a command word: a move, one cell or two.
fn bare(first: &str, rest: &[&str], words: &[&str]) -> Result<Typed, TypedError> {
    // `R2 1` is `R2,1`.
    let joined = rest.first().map(|by| format!("{first},{by}"));
    let mv = |text: &str| {
        text.parse()
            .or_else(|_| text.to_ascii_uppercase().parse())
            .ok()
    };
    if let Some(mv) = mv(first) {
        return within(words, 1, Typed::Play(mv));
    }
    if let Some(mv) = joined.and_then(|text| mv(&text)) {
        return within(words, 2, Typed::Play(mv));
    }
    match (read_cell_name(first), rest) {
        (Some(cell), []) => Ok(Typed::Choose(cell)),
        (Some(_), _) => within(words, 2, link(first, words)?),
        (None, _) if is_like_a_shift(first) => Err(TypedError::NoShift(first.to_owned())),
        (None, _) => Err(TypedError::Unknown(first.to_owned())),
    }
}

/// Whether that begins as a lane does: `R0`, `row1`.
fn is_like_a_shift(word: &str) -> bool {
    let number = word.find(|c: char| !c.is_alphabetic()).unwrap_or(0);
    let (lane, rest) = word.split_at(number);
    let is_lane = ["r", "c", "row", "column"].contains(&in_english(lane).as_str());
    is_lane && rest.starts_with(|c: char| c.is_ascii_digit())
}

/// `shift R2,1`, as in a session, or `shift row 3 right`.
fn named_shift(first: &str, rest: &[&str]) -> Result<Typed, TypedError> {
    if ["row", "column"].contains(&in_english(first).as_str()) {
        return Typed::read(&rest.join(" "));
    }
    match bare(first, rest.get(1..).unwrap_or_default(), rest) {
        Err(TypedError::Surplus(word)) => Err(TypedError::Surplus(word)),
        Ok(Typed::Play(Move::Lines(lines::Move::Shift(shift)))) => {
            Ok(Typed::Play(lines::Move::Shift(shift).into()))
        }
        _ => Err(TypedError::NoShift(first.to_owned())),
    }
}

fn cell(word: &str) -> Result<Pos, TypedError> {
    // A move on one cell is the only text that holds one as the command line writes it.
    let counted = || match format!("T{word}").parse() {
        Ok(lines::Move::Take(pos)) => Some(pos),
        _ => None,
    };
    let named = read_cell_name(word).or_else(counted);
    named.ok_or_else(|| TypedError::NoCell(word.to_owned()))
}

fn link(command: &str, cells: &[&str]) -> Result<Typed, TypedError> {
    let [a, b, ..] = cells else {
        return Err(TypedError::Short(command.to_owned()));
    };
    let pair = Pair::new(cell(a)?, cell(b)?);
    Ok(Typed::Play(pairs::Move::Join(pair).into()))
}

/// Whether that word switches something on.
fn switch(word: &str) -> Result<bool, TypedError> {
    match in_english(word).as_str() {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(TypedError::NoSwitch(word.to_owned())),
    }
}

fn take(word: &str) -> Result<Typed, TypedError> {
    Ok(Typed::Play(lines::Move::Take(cell(word)?).into()))
}

/// `row 3 right 2`, `column c up`: rows from 1, column letters, one step if nothing is said. The first word
/// that is wrong is named.
fn shift(command: &str, words: &[&str], is_row: bool) -> Result<Typed, TypedError> {
    let lane = words.first().map(|word| lane(word, is_row)).transpose()?;
    let forward = words.get(1).map(|word| way(word, is_row)).transpose()?;
    let Some(lane) = lane else {
        return Err(TypedError::Short(command.to_owned()));
    };
    let Some(forward) = forward else {
        let lane = words.first().map(|word| small(word));
        let lane = lane.unwrap_or_default();
        return Err(match is_row {
            true => TypedError::ShortRow(lane),
            false => TypedError::ShortColumn(lane),
        });
    };
    let steps = match words.get(2) {
        Some(word) => steps(word)?,
        None => 1,
    };
    let by = if forward { steps } else { -steps };
    Ok(Typed::Play(lines::Move::Shift(Shift { lane, by }).into()))
}

fn lane(word: &str, is_row: bool) -> Result<Lane, TypedError> {
    if is_row {
        let pos = read_cell_name(&format!("a{word}"));
        let row = pos.filter(|_| word.starts_with(|c: char| c.is_ascii_digit()));
        let wrong = || TypedError::NoRow(word.to_owned());
        return row.map(|pos| Lane::Row(pos.row)).ok_or_else(wrong);
    }
    let pos = read_cell_name(&format!("{word}1"));
    let column = pos.filter(|_| word.chars().all(|c| c.is_ascii_alphabetic()));
    let wrong = || TypedError::NoColumn(word.to_owned());
    column.map(|pos| Lane::Column(pos.col)).ok_or_else(wrong)
}

/// Whether that way is forward: right or down.
fn way(word: &str, is_row: bool) -> Result<bool, TypedError> {
    match (is_row, in_english(word).as_str()) {
        (true, "right") | (false, "down") => Ok(true),
        (true, "left") | (false, "up") => Ok(false),
        (true, _) => Err(TypedError::NoRowWay(word.to_owned())),
        (false, _) => Err(TypedError::NoColumnWay(word.to_owned())),
    }
}

fn steps(word: &str) -> Result<i64, TypedError> {
    let steps = word.parse().ok().filter(|steps| *steps > 0);
    steps.ok_or_else(|| TypedError::NoSteps(word.to_owned()))
}

/// How many characters of a word are told.
const MOST_TOLD: usize = 40;

impl TypedError {
    /// The reason in words.
    ///
    /// ```
    /// use linkwork_ui::{Lang, Texts, Typed};
    /// let words = Typed::read("jump").unwrap_err().words(&Texts::new(Lang::En));
    /// assert!(words.contains("jump"));
    /// ```
    #[must_use]
    pub fn words(&self, texts: &Texts) -> String {
        let about = |key: &str, word: &String| texts.with(key, &[("word", clipped(word).into())]);
        match self {
            Self::Empty => texts.say("typed-empty"),
            Self::Unknown(word) => about("typed-unknown", word),
            Self::NoCell(word) => about("typed-no-cell", word),
            Self::NoRow(word) => about("typed-no-row", word),
            Self::NoColumn(word) => about("typed-no-column", word),
            Self::NoRowWay(word) => about("typed-no-row-way", word),
            Self::NoColumnWay(word) => about("typed-no-column-way", word),
            Self::NoSteps(word) => about("typed-no-steps", word),
            Self::NoSwitch(word) => about("typed-no-switch", word),
            Self::NoShift(word) => about("typed-no-shift", word),
            Self::Short(word) => about(missing(word), word),
            Self::ShortRow(word) => about("typed-short-row-way", word),
            Self::ShortColumn(word) => about("typed-short-column-way", word),
            Self::Surplus(word) => about("typed-surplus", word),
        }
    }
}

/// What is told of a word that was typed: whoever pastes a book is not read it again.
///
/// ```
/// assert_eq!(linkwork_ui::clipped("jump"), "jump");
/// assert_eq!(linkwork_ui::clipped(&"x".repeat(1000)).chars().count(), 41);
/// ```
#[must_use]
pub fn clipped(word: &str) -> String {
    match word.char_indices().nth(MOST_TOLD) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}

#[cfg(test)]
mod tests;
