//! From the command line to the first screen, and from the last one to the exit code.

use std::{
    env,
    io::{self, IsTerminal as _, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use etcetera::BaseStrategy as _;
use linkwork::{
    Status,
    session::{Session, Table},
};
use linkwork_ui::{
    Form, Lang, Texts, clock_text,
    game::{Old, has_ended, state},
    words,
};
use ratatui::{crossterm::terminal, layout::Rect};

use crate::input;

use super::{
    app::{App, Entry, Look, Wish},
    args::{DealArgs, ScreenArgs, Tiles},
    deal::{self, follow_last, new_seed},
    faces::Faces,
    home,
    paint::Paint,
    run::{self, End},
    shelf::{self, Shelf},
    terminal::Taken,
};

/// What the player wants to begin with.
pub(super) enum Start<'a> {
    /// The saved game, if there is one; else a new one.
    Offer,
    /// A new game, as the flags say.
    Deal,
    /// A new game like the last one.
    New,
    /// That game; the saved one if it is the same, unless it is wanted from the start.
    Id { id: &'a str, again: bool },
    /// An id, or the path of a save.
    Open(&'a str),
}

/// One sentence for the player, and the exit code.
struct Fault(String, u8);

const USAGE: u8 = 2;
const BAD_INPUT: u8 = 3;
const INTERRUPTED: u8 = 130;

/// Plays from start to end.
pub(super) fn play(start: Start<'_>, wanted: &DealArgs, screen: &ScreenArgs) -> ExitCode {
    match play_inner(start, wanted, screen) {
        Ok(End::Quit) => ExitCode::SUCCESS,
        Ok(End::Interrupted) => ExitCode::from(INTERRUPTED),
        Err(Fault(why, code)) => {
            // The terminal may have gone, and with it all words.
            let _ = writeln!(io::stderr(), "linkwork: {why}");
            ExitCode::from(code)
        }
    }
}

fn play_inner(start: Start<'_>, wanted: &DealArgs, screen: &ScreenArgs) -> Result<End, Fault> {
    let texts = Texts::new(lang(screen)?);
    deal::check(&start, wanted, &texts).map_err(|why| Fault(why, USAGE))?;
    // A game that is no game is told wherever it is asked for.
    let named = named(&start, &texts)?;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Fault(texts.say("needs-terminal"), USAGE));
    }
    let dir = folder(screen, &texts)?;
    let area = area()?;
    let form = deal::form(wanted, area, &texts).map_err(|why| Fault(why, USAGE))?;
    // Whatever can be wrong with the request is said before the screen is taken.
    let asked = match named {
        Some(session) => Some(session),
        None => dealt(&start, &form, &texts)?,
    };
    let shelf = Shelf::open(&dir).map_err(|why| {
        let dir = ("dir", dir.display().to_string().into());
        let why = ("why", why.to_string().into());
        Fault(texts.with("bad-place", &[dir, why]), BAD_INPUT)
    })?;
    let look = look(texts, screen, &dir);
    let mut app = App::new(look, area, form, shelf.entries());
    app.new_seed = new_seed;
    find_saves(&mut app, &shelf);
    let first = begin(&mut app, &start, asked);
    let end = on_screen(&mut app, &shelf, &first).map_err(|why| Fault(why.to_string(), 1))?;
    if let Some(words) = farewell(&app) {
        let _ = writeln!(io::stdout(), "{words}");
    }
    Ok(end)
}

/// What the shelf means for the first game.
pub(super) fn find_saves(app: &mut App, shelf: &Shelf) {
    app.own = shelf.own().to_owned();
    app.copy = shelf.is_copy();
    app.older = shelf.older();
    let ours = app.entries.iter().find(|entry| entry.name == app.own);
    // What a second terminal is shown first lies in the save of the other one, and stays there.
    let ours = ours.filter(|_| !app.copy);
    app.stored = home::old_of(ours);
}

fn on_screen(app: &mut App, shelf: &Shelf, first: &Wish) -> io::Result<End> {
    run::stop_on_signals()?;
    let mut taken = Taken::new()?;
    run::play(app, shelf, &mut taken, first)
}

/// The game that was asked for by name.
fn named(start: &Start<'_>, texts: &Texts) -> Result<Option<Session>, Fault> {
    let by_id = |what: &str| {
        let words = |why| format!("{what}: {}", words::unopened(texts, what, &why));
        let session = Session::open(what).map_err(|why| Fault(words(why), BAD_INPUT));
        session.map(Some)
    };
    match start {
        Start::Offer | Start::New | Start::Deal => Ok(None),
        Start::Id { id, .. } => by_id(id),
        Start::Open(what) => match shelf::read(Path::new(what)) {
            Some(Ok(session)) => Ok(Some(session)),
            Some(Err(why)) => {
                let args = [("file", (*what).into()), ("why", why.into())];
                Err(Fault(texts.with("save-bad", &args), BAD_INPUT))
            }
            None if input::is_id(what) => by_id(what),
            None => Err(Fault(
                texts.with("no-file-no-id", &[("file", (*what).into())]),
                BAD_INPUT,
            )),
        },
    }
}

/// The game that was asked for by flags.
fn dealt(start: &Start<'_>, form: &Form, texts: &Texts) -> Result<Option<Session>, Fault> {
    match start {
        // A board of a level is looked for on the screen, where that can be called off.
        Start::Deal if form.grade().is_some() => match form.check() {
            Ok(_) => Ok(None),
            Err(why) => Err(Fault(why.words(texts), USAGE)),
        },
        Start::Deal => match form.deal() {
            Ok(session) => Ok(Some(session)),
            Err(why) => Err(Fault(why.words(texts), USAGE)),
        },
        _ => Ok(None),
    }
}

/// Lays the first game on the table, or shows the first screen.
pub(super) fn begin(app: &mut App, start: &Start<'_>, asked: Option<Session>) -> Wish {
    let ours = app.entries.iter().position(|entry| entry.name == app.own);
    if matches!(start, Start::Offer | Start::New) {
        follow_last(app);
    }
    match (start, asked) {
        (Start::Id { again: false, .. }, Some(session)) if saved_is(app, ours, &session) => {
            app.go_on(ours.unwrap_or(0), 0)
        }
        (_, Some(session)) => app.begin(session, 0),
        (Start::New | Start::Deal, None) => app.deal(0),
        // What can be gone on with is offered, untouched games too: that is what the farewell promises.
        (_, None) if app.entries.iter().any(is_left) => Wish::Nothing,
        (_, None) => app.deal(0),
    }
}

/// Whether something is left of that save: a game that has not ended, or one that cannot be read.
fn is_left(entry: &Entry) -> bool {
    match &entry.game {
        Some(Ok(session)) => !has_ended(state(session).status),
        other => other.is_some(),
    }
}

/// Whether the saved game is an unfinished one of the same id.
fn saved_is(app: &App, ours: Option<usize>, session: &Session) -> bool {
    match ours.and_then(|n| app.entries.get(n)) {
        Some(Entry {
            game: Some(Ok(saved)),
            ..
        }) => {
            saved.id() == session.id()
                && home::old_of(ours.and_then(|n| app.entries.get(n))) == Old::Keep
        }
        _ => false,
    }
}

/// The line that stays in the terminal.
fn farewell(app: &App) -> Option<String> {
    let texts = app.texts();
    let game = app.game.as_ref()?;
    if let Some(why) = &app.unsaved {
        return Some(texts.with("save-failed", &[("why", why.into())]));
    }
    let state = game.state();
    let time = ("time", clock_text(state.clock_ms).into());
    Some(match (state.status, game.table()) {
        (Status::Won, Table::Pairs(table)) => {
            texts.with("bye-won", &[time, ("n", table.score.points().into())])
        }
        (Status::Won, Table::Lines(table)) => {
            texts.with("bye-solved", &[time, ("n", table.round.steps().into())])
        }
        (Status::Over(why), Table::Lines(table)) => {
            let points = words::points(texts, table.round.points());
            let why = words::over(texts, why);
            texts.with(
                "bye-over",
                &[("why", why.into()), ("points", points.into())],
            )
        }
        _ => texts.say("bye-saved"),
    })
}

fn lang(screen: &ScreenArgs) -> Result<Lang, Fault> {
    if let Some(asked) = &screen.lang {
        let unknown = || {
            Fault(
                format!("--lang {asked}: en, zh-CN and sv are spoken here"),
                USAGE,
            )
        };
        return Lang::known(asked).ok_or_else(unknown);
    }
    let names = ["LINKWORK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let mut set = names
        .iter()
        .filter_map(|name| env::var(name).ok())
        .filter(|value| !value.is_empty());
    Ok(set
        .next()
        .map_or(Lang::default(), |value| Lang::from_locale(&value)))
}

/// Where the system wants programs to keep what is the player's.
fn folder(screen: &ScreenArgs, texts: &Texts) -> Result<PathBuf, Fault> {
    if let Some(dir) = &screen.save_dir {
        return Ok(dir.clone());
    }
    match etcetera::base_strategy::choose_native_strategy() {
        Ok(system) => Ok(system.data_dir().join("linkwork")),
        Err(why) => {
            let why = ("why", why.to_string().into());
            Err(Fault(texts.with("no-place", &[why]), USAGE))
        }
    }
}

fn look(texts: Texts, screen: &ScreenArgs, dir: &Path) -> Look {
    let usual = match texts.lang() {
        Lang::ZhCn => Tiles::Cjk,
        Lang::En | Lang::Sv => Tiles::Letters,
    };
    let colour = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    Look {
        texts,
        faces: Faces::new(screen.tiles.unwrap_or(usual), screen.ascii),
        paint: Paint {
            colour,
            ascii: screen.ascii,
        },
        place: dir.display().to_string(),
    }
}

fn area() -> Result<Rect, Fault> {
    let (width, height) = terminal::size().map_err(|why| Fault(why.to_string(), 1))?;
    Ok(Rect {
        x: 0,
        y: 0,
        width,
        height,
    })
}
