//! Commands typed as words: the same line in the terminal and on the page.

use linkwork::{
    Pos,
    lines::{self, Lane, Shift},
    pairs::{self, Pair},
    session::Move,
    text::read_cell_name,
};

use crate::Texts;

/// A command that was typed.
///
/// Cells are written with column letters and rows from 1 (`b3`), or in the form of the command
/// line, counted from 0 (`0,3-2,5`).
///
/// ```
/// use linkwork_ui::Typed;
/// assert_eq!(Typed::read("b3"), Ok(Typed::Choose(linkwork::Pos::new(2, 1))));
/// assert_eq!(Typed::read("where 3"), Ok(Typed::Where("3".into())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// `b3 f7`, `link b3 f7`, `0,3-2,5`, `Sw5eed`; of line tiles `row 3 right 1`, `R2,1`, `R2 1`,
    /// `take b3`, `T2,1`: that move.
    Play(Move),
    /// `b3`: choose that cell.
    Choose(Pos),
    /// `where 3`: name the cells of a kind, by its number or face.
    Where(String),
    /// `hint`
    Hint,
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
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// No word at all.
    Empty,
    /// No command begins with this word.
    Unknown(String),
    /// This word should be a cell.
    NoCell(String),
    /// This word should be a row or column, a direction or a number of steps.
    NoShift(String),
    /// A command needs more words than were typed.
    Short(String),
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
        match first.to_lowercase().as_str() {
            "link" => link(first, rest),
            "row" | "column" | "col" => shift(first, rest),
            "take" => take(more()?),
            "hint" => Ok(Self::Hint),
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
            _ => bare(first, rest, &words),
        }
    }
}

/// A line without a command word: a move, one cell or two.
fn bare(first: &str, rest: &[&str], words: &[&str]) -> Result<Typed, TypedError> {
    // `R2 1` is `R2,1`.
    let joined = rest.first().map(|by| format!("{first},{by}"));
    let mv = |text: &str| text.parse().or_else(|_| text.to_uppercase().parse());
    if let Some(mv) = mv(first).ok().or_else(|| mv(&joined?).ok()) {
        return Ok(Typed::Play(mv));
    }
    match (read_cell_name(first), rest) {
        (Some(cell), []) => Ok(Typed::Choose(cell)),
        (Some(_), _) => link(first, words),
        (None, _) => Err(TypedError::Unknown(first.to_owned())),
    }
}

fn link(command: &str, cells: &[&str]) -> Result<Typed, TypedError> {
    let [a, b, ..] = cells else {
        return Err(TypedError::Short(command.to_owned()));
    };
    let cell = |word: &str| read_cell_name(word).ok_or_else(|| TypedError::NoCell(word.to_owned()));
    let pair = Pair::new(cell(a)?, cell(b)?);
    Ok(Typed::Play(pairs::Move::Join(pair).into()))
}

fn take(word: &str) -> Result<Typed, TypedError> {
    let pos = read_cell_name(word).ok_or_else(|| TypedError::NoCell(word.to_owned()))?;
    Ok(Typed::Play(lines::Move::Take(pos).into()))
}

/// `row 3 right 2`, `column c up`: rows from 1, column letters, one step if nothing is said.
fn shift(command: &str, words: &[&str]) -> Result<Typed, TypedError> {
    let [lane, way, rest @ ..] = words else {
        return Err(TypedError::Short(command.to_owned()));
    };
    let bad = |word: &str| TypedError::NoShift(word.to_owned());
    let by: i64 = match rest.first() {
        Some(steps) => steps
            .parse()
            .ok()
            .filter(|n| *n > 0)
            .ok_or_else(|| bad(steps))?,
        None => 1,
    };
    let is_row = command.eq_ignore_ascii_case("row");
    let by = match (is_row, way.to_lowercase().as_str()) {
        (true, "right") | (false, "down") => by,
        (true, "left") | (false, "up") => -by,
        _ => return Err(bad(way)),
    };
    let named = if is_row {
        format!("a{lane}")
    } else {
        format!("{lane}1")
    };
    let pos = read_cell_name(&named).ok_or_else(|| bad(lane))?;
    let lane = if is_row {
        Lane::Row(pos.row)
    } else {
        Lane::Column(pos.col)
    };
    Ok(Typed::Play(lines::Move::Shift(Shift { lane, by }).into()))
}

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
        let about = |key: &str, word: &String| texts.with(key, &[("word", word.into())]);
        match self {
            Self::Empty => texts.say("typed-empty"),
            Self::Unknown(word) => about("typed-unknown", word),
            Self::NoCell(word) => about("typed-no-cell", word),
            Self::NoShift(word) => about("typed-no-shift", word),
            Self::Short(word) => about("typed-short", word),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_are_read_in_both_forms() {
        let play = |text: &str| Ok(Typed::Play(text.parse().unwrap()));
        for (typed, mv) in [
            ("row 3 right 1", "R2,1"),
            ("Row 1 LEFT 4", "R0,-4"),
            ("column c down", "C2,1"),
            ("col ab up 2", "C27,-2"),
            ("R2,1", "R2,1"),
            ("r2 -3", "R2,-3"),
            ("C0 5", "C0,5"),
            ("take b3", "T2,1"),
            ("t2,1", "T2,1"),
        ] {
            assert_eq!(Typed::read(typed), play(mv), "{typed}");
        }
        let bad = |line: &str| Typed::read(line).unwrap_err();
        let word = |word: &str| TypedError::NoShift(word.into());
        assert_eq!(bad("row 3"), TypedError::Short("row".into()));
        assert_eq!(bad("row c right"), word("c"));
        assert_eq!(bad("row 3 up"), word("up"));
        assert_eq!(bad("column c up 0"), word("0"));
        assert_eq!(bad("take 3"), TypedError::NoCell("3".into()));
        // Cells named like lanes are cells still.
        assert_eq!(Typed::read("r2 c3"), Typed::read("link r2 c3"));
        assert_eq!(Typed::read("c3"), Ok(Typed::Choose(Pos::new(2, 2))));
    }

    #[test]
    fn lines_are_read_or_the_bad_word_is_named() {
        let choose = Typed::Choose(Pos::new(2, 1));
        assert_eq!(Typed::read(" B3 "), Ok(choose));
        assert_eq!(Typed::read("a1 b2"), Typed::read("LINK A1 B2"));
        assert_eq!(Typed::read("where 3"), Ok(Typed::Where("3".into())));
        assert!(matches!(
            Typed::read("Sw5eed"),
            Ok(Typed::Play(Move::Pairs(pairs::Move::Shuffle(_))))
        ));
        let bad = |line: &str| Typed::read(line).unwrap_err();
        assert_eq!(bad("  "), TypedError::Empty);
        assert_eq!(bad("jump"), TypedError::Unknown("jump".into()));
        assert_eq!(bad("link b3"), TypedError::Short("link".into()));
        assert_eq!(bad("b3 77"), TypedError::NoCell("77".into()));
        assert_eq!(bad("where"), TypedError::Short("where".into()));
        assert_eq!(bad("1,1-"), TypedError::Unknown("1,1-".into()));
    }
}
