//! What happened, in words: the line a screen shows is the line a screen reader speaks.

use linkwork::{
    Pos,
    pairs::{Cell, Guarantee, Joined, Kind, Played, Refusal, Turns},
    session::{Action, Outcome, PairsTable},
    text::cell_name,
};

use crate::Texts;

/// How a front end calls the tiles of a kind: by the face that it draws on them.
///
/// ```
/// use linkwork::{Pos, Session, session::Table};
/// use linkwork_ui::{Lang, Texts, words, words::Face};
/// let letter: Face = &|kind| char::from(b'A' + kind.number() - 1).to_string();
/// let session = Session::open("pairs::11./22.")?;
/// let Table::Pairs(table) = session.table();
/// assert_eq!(words::cell(&Texts::new(Lang::En), &table, Pos::new(1, 0), letter), "a2: B");
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
pub type Face<'a> = &'a dyn Fn(Kind) -> String;

/// What came of an action, as one or two short sentences; empty if there is nothing to say.
///
/// `table` is the table after the action.
///
/// ```
/// use linkwork::session::{Action, Session, Table};
/// use linkwork_ui::{Lang, Texts, words};
/// let mut session = Session::open("pairs::12./21.")?;
/// let action = Action::Play("0,0-1,1".parse()?);
/// let outcome = session.act(500, action);
/// let Table::Pairs(table) = session.table();
/// let texts = Texts::new(Lang::En);
/// let said = words::outcome(&texts, action, &outcome, &table, &|kind| kind.number().to_string());
/// assert_eq!(said, "Needs 3 turns; 2 are allowed.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn outcome(
    texts: &Texts,
    action: Action,
    outcome: &Outcome,
    table: &PairsTable<'_>,
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
        Outcome::Refused(_, why) => refusal(texts, *why, table.board.rules().turns),
        Outcome::Done(played) => done(texts, played, table, face),
        Outcome::Undone(played) => again(texts, "undone", played, face),
        Outcome::Redone(played) => again(texts, "redone", played, face),
        Outcome::Restarted => texts.say("restarted"),
        Outcome::Resumed => texts.say("resumed"),
    }
}

/// Why a move was refused.
///
/// ```
/// use linkwork::pairs::{Refusal, Turns};
/// use linkwork_ui::{Lang, Texts, words};
/// let texts = Texts::new(Lang::En);
/// assert_eq!(
///     words::refusal(&texts, Refusal::TooManyTurns(3), Turns::default()),
///     "Needs 3 turns; 2 are allowed."
/// );
/// ```
#[must_use]
pub fn refusal(texts: &Texts, why: Refusal, turns: Turns) -> String {
    let key = match why {
        Refusal::OffBoard => "refused-off-board",
        Refusal::SameCell => "refused-same-cell",
        Refusal::NoTile => "refused-no-tile",
        Refusal::DifferentKinds => "refused-different-kinds",
        Refusal::Blocked => "refused-blocked",
        Refusal::Impossible => "refused-impossible",
        Refusal::NotFound => "refused-not-found",
        Refusal::TooManyTurns(needs) => {
            let allowed = turns.limit().unwrap_or(u8::MAX);
            let args = [("needs", needs.into()), ("allowed", allowed.into())];
            return texts.with("refused-too-many-turns", &args);
        }
    };
    texts.say(key)
}

/// A cell and what lies on it: `b3: A2`.
///
/// ```
/// use linkwork::{Pos, Session, session::Table};
/// use linkwork_ui::{Lang, Texts, words};
/// let session = Session::open("pairs::11./2x2")?;
/// let Table::Pairs(table) = session.table();
/// let (texts, face) = (Texts::new(Lang::En), &|_| "sun".into());
/// let said = |row, col| words::cell(&texts, &table, Pos::new(row, col), face);
/// assert_eq!([said(0, 1), said(0, 2), said(1, 1)], ["b1: sun", "c1 is empty.", "b2 is a wall."]);
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[must_use]
pub fn cell(texts: &Texts, table: &PairsTable<'_>, pos: Pos, face: Face<'_>) -> String {
    let name = cell_name(pos);
    match table.board.cell(pos) {
        Some(Cell::Tile(kind)) => {
            let args = [("cell", name.into()), ("tile", face(kind).into())];
            texts.with("cell-tile", &args)
        }
        Some(Cell::Wall) => texts.with("cell-wall", &[("cell", name.into())]),
        Some(Cell::Empty) | None => texts.with("cell-empty", &[("cell", name.into())]),
    }
}

/// How many tiles are left.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::tiles_left(&Texts::new(Lang::En), 144), "144 tiles left");
/// ```
#[must_use]
pub fn tiles_left(texts: &Texts, tiles: usize) -> String {
    texts.with("tiles-left", &[("n", tiles.into())])
}

/// How many pairs link now.
///
/// ```
/// use linkwork_ui::{Lang, Texts, words};
/// assert_eq!(words::moves_open(&Texts::new(Lang::En), 0), "no pair links");
/// ```
#[must_use]
pub fn moves_open(texts: &Texts, moves: usize) -> String {
    texts.with("moves-open", &[("n", moves.into())])
}

fn nothing(texts: &Texts, action: Action, table: &PairsTable<'_>) -> String {
    match action {
        Action::Undo => texts.say("nothing-to-undo"),
        Action::Redo => texts.say("nothing-to-redo"),
        Action::Tap(pos) => cell(texts, table, pos, &|kind| kind.number().to_string()),
        _ => String::new(),
    }
}

fn done(texts: &Texts, played: &Played, table: &PairsTable<'_>, face: Face<'_>) -> String {
    let what = match played {
        Played::Joined(joined) => {
            let turns = joined.path.turns().into();
            pair(texts, "joined", joined, face, Some(turns))
        }
        Played::Shuffled(done) if done.shuffle.guarantee == Guarantee::Winnable => {
            texts.say("shuffled")
        }
        Played::Shuffled(_) => texts.say("shuffled-any"),
    };
    let seen = if table.repeated {
        format!(" {}", texts.say("seen-before"))
    } else {
        String::new()
    };
    format!("{what}{seen}")
}

fn again(texts: &Texts, verb: &str, played: &Played, face: Face<'_>) -> String {
    match played {
        Played::Joined(joined) => pair(texts, &format!("{verb}-joined"), joined, face, None),
        Played::Shuffled(_) => texts.say(&format!("{verb}-shuffled")),
    }
}

fn pair(
    texts: &Texts,
    key: &str,
    joined: &Joined,
    face: Face<'_>,
    turns: Option<crate::Value<'_>>,
) -> String {
    let mut args = vec![
        ("tile", face(joined.kind).into()),
        ("a", cell_name(joined.pair.a).into()),
        ("b", cell_name(joined.pair.b).into()),
    ];
    args.extend(turns.map(|turns| ("turns", turns)));
    texts.with(key, &args)
}
