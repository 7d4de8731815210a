//! What happened, in words: the line a screen shows is the line a screen reader speaks.

mod lines;
mod pairs;
mod saved;
mod told;

use linkwork::{
    Pos,
    pairs::Kind,
    session::{Action, Hint, OpenError, Outcome, Played, Refusal, Table},
};

use crate::{FormError, Texts};
pub use lines::{all_found, closed, found, group, groups, over, points, shift, shifts_left, steps};
pub use pairs::{moves_open, tiles_left, way_out, way_out_costs};
pub use saved::{saved, size};
pub use told::{notice, result, standing};

/// How a front end calls the tiles of a kind: by the face that it draws on them.
///
/// ```
/// use linkwork::{Pos, Session};
/// use linkwork_ui::{Lang, Texts, words, words::Face};
/// let letter: Face = &|kind| char::from(b'A' + kind.number() - 1).to_string();
/// let session = Session::open("pairs::11./22.")?;
/// let said = words::cell(&Texts::new(Lang::En), &session.table(), Pos::new(1, 0), letter);
/// assert_eq!(said, "a2: B");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
pub type Face<'a> = &'a dyn Fn(Kind) -> String;

/// What came of an action, as one or two short sentences; empty if there is nothing to say.
///
/// `table` is the table after the action.
///
/// ```
/// use linkwork::session::{Action, Session};
/// use linkwork_ui::{Lang, Texts, words};
/// let mut session = Session::open("pairs::12./21.")?;
/// let action = Action::Play("0,0-1,1".parse()?);
/// let outcome = session.act(500, action);
/// let (texts, face) = (Texts::new(Lang::En), |kind: linkwork::pairs::Kind| kind.number().to_string());
/// let said = words::outcome(&texts, action, &outcome, &session.table(), &face);
/// assert_eq!(said, "Needs 3 turns; 2 are allowed.");
///
/// let mut session = Session::open("lines:netslide:c6/39")?;
/// let action = Action::Play("R1,1".parse()?);
/// let outcome = session.act(900, action);
/// let said = words::outcome(&texts, action, &outcome, &session.table(), &face);
/// assert_eq!(said, "Row 2: 1 step right.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn outcome(
    texts: &Texts,
    action: Action,
    outcome: &Outcome,
    table: &Table<'_>,
    face: Face<'_>,
) -> String {
    match outcome {
        Outcome::Nothing => nothing(texts, action, table),
        Outcome::Paused if matches!(action, Action::Pause) => String::new(),
        Outcome::Paused => texts.say("paused-refusal"),
        Outcome::Picked(pos) => {
            texts.with("picked", &[("cell", cell(texts, table, *pos, face).into())])
        }
        Outcome::Dropped => texts.say("dropped"),
        Outcome::Refused(_, why) => refusal(texts, *why, table),
        Outcome::Done(played) => done(texts, played, table, face),
        Outcome::Undone(played) => again(texts, "undone", played, table, face),
        Outcome::Redone(played) => again(texts, "redone", played, table, face),
        Outcome::Restarted => texts.say("restarted"),
        Outcome::Resumed => texts.say("resumed"),
        Outcome::Hint(Hint::Lines(step)) => lines::hint(texts, *step, table),
        Outcome::Hint(Hint::Pairs(hint)) => pairs::hint(texts, *hint, table, face),
        Outcome::WayOut(way) => way_out(texts, way),
        Outcome::NoWay => texts.say("no-way-ever"),
        Outcome::NoHint => texts.say(match table {
            Table::Pairs(_) => "no-way-out",
            Table::Lines(_) => "no-hint",
        }),
        Outcome::Thinking => texts.say("thinking"),
    }
}

/// Why a move was refused.
///
/// ```
/// use linkwork::{Session, pairs, session::Refusal};
/// use linkwork_ui::{Lang, Texts, words};
/// let (texts, session) = (Texts::new(Lang::En), Session::open("pairs::12./21.")?);
/// let why = Refusal::Pairs(pairs::Refusal::TooManyTurns(3));
/// assert_eq!(words::refusal(&texts, why, &session.table()), "Needs 3 turns; 2 are allowed.");
/// assert_eq!(
///     words::refusal(&texts, Refusal::OtherGame, &session.table()),
///     "That is a move of another game."
/// );
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn refusal(texts: &Texts, why: Refusal, table: &Table<'_>) -> String {
    match (why, table) {
        (Refusal::Pairs(why), Table::Pairs(table)) => {
            pairs::refusal(texts, why, table.board.rules().turns)
        }
        (Refusal::Lines(why), Table::Lines(table)) => lines::refusal(texts, why, table.status),
        _ => texts.say("refused-other-game"),
    }
}

/// A cell and what lies on it: `b3: A2`, or the group of a line tile.
///
/// ```
/// use linkwork::{Pos, Session};
/// use linkwork_ui::{Lang, Texts, words};
/// let (texts, session) = (Texts::new(Lang::En), Session::open("pairs::11./2x2")?);
/// let said = |row, col| words::cell(&texts, &session.table(), Pos::new(row, col), &|_| "sun".into());
/// assert_eq!([said(0, 1), said(0, 2), said(1, 1)], ["b1: sun", "c1 is empty.", "b2 is a wall."]);
///
/// let session = Session::open("lines:free:280")?;
/// let said = |col| words::cell(&texts, &session.table(), Pos::new(0, col), &|_| String::new());
/// assert_eq!([said(1), said(2)], ["b1: group A, 2 tiles, closed.", "c1 is empty."]);
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn cell(texts: &Texts, table: &Table<'_>, pos: Pos, face: Face<'_>) -> String {
    match table {
        Table::Pairs(table) => pairs::cell(texts, table, pos, face),
        Table::Lines(table) => lines::cell(texts, table, pos),
    }
}

fn nothing(texts: &Texts, action: Action, table: &Table<'_>) -> String {
    match action {
        Action::Undo if lines::is_out_of_time(table) => texts.say("undo-closed"),
        Action::Undo => texts.say("nothing-to-undo"),
        Action::Redo => texts.say("nothing-to-redo"),
        Action::Tap(pos) => cell(texts, table, pos, &|kind| kind.number().to_string()),
        Action::Hint | Action::WayOut => match table {
            Table::Pairs(table) => pairs::no_hint(texts, table),
            Table::Lines(table) if action == Action::Hint => lines::no_hint(texts, table),
            Table::Lines(_) => texts.say("show-pairs"),
        },
        Action::Shuffle(_) => texts.say(match table {
            Table::Pairs(_) => "nothing-to-shuffle",
            Table::Lines(_) => "shuffle-pairs",
        }),
        Action::Pause => texts.say("pause-ended"),
        _ => String::new(),
    }
}

/// Why an id or a save, `what`, cannot be opened. The engine's own reason is English, and quoted where the
/// screen is not.
///
/// ```
/// use linkwork::Session;
/// use linkwork_ui::{Lang, Texts, words};
/// let said = |lang, what| words::unopened(&Texts::new(lang), what, &Session::open(what).unwrap_err());
/// assert!(said(Lang::En, "hello").starts_with("That is neither an id nor a save"));
/// let why = Session::open("pairs:junk").unwrap_err();
/// assert_eq!(said(Lang::Sv, "pairs:junk"), format!("Det går inte att öppna: ”{why}”"));
/// ```
#[must_use]
pub fn unopened(texts: &Texts, what: &str, why: &OpenError) -> String {
    let begins = |game| what.trim_start().starts_with(game);
    let key = match why {
        OpenError::Deal(why) => return FormError::Deal(*why).words(texts),
        OpenError::Id(_) if !["pairs:", "lines:"].into_iter().any(begins) => {
            return texts.say("open-neither");
        }
        OpenError::Id(_) => "open-bad-id",
        OpenError::Save(_) => "open-bad-save",
    };
    texts.with(key, &[("why", why.to_string().into())])
}

fn done(texts: &Texts, played: &Played, table: &Table<'_>, face: Face<'_>) -> String {
    let what = match played {
        Played::Pairs(played) => pairs::done(texts, played, face),
        Played::Lines(played) => lines::done(texts, played, table),
    };
    let repeated = match table {
        Table::Pairs(table) => table.repeated,
        Table::Lines(table) => table.repeated,
    };
    if repeated {
        format!("{what} {}", texts.say("seen-before"))
    } else {
        what
    }
}

fn again(texts: &Texts, verb: &str, played: &Played, table: &Table<'_>, face: Face<'_>) -> String {
    match played {
        Played::Pairs(played) => pairs::again(texts, verb, played, face),
        Played::Lines(played) => lines::again(texts, verb, played, table),
    }
}
