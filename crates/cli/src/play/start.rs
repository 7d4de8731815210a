//! From the command line to the first screen, and from the last one to the exit code.

use std::{
    collections::hash_map::RandomState,
    env,
    hash::{BuildHasher as _, Hasher as _},
    io::{self, IsTerminal as _, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use etcetera::BaseStrategy as _;
use linkwork::{
    Id, Pos, Seed, Status,
    id::LinesId,
    pairs::Rules,
    session::{Session, Table},
};
use linkwork_ui::{Field, Form, Lang, Play, Texts, clock_text, words};
use ratatui::{crossterm::terminal, layout::Rect};

use super::{
    app::{App, Entry, Look, Wish},
    args::{DealArgs, ScreenArgs, Tiles},
    faces::Faces,
    game::{Old, is_untouched},
    paint::Paint,
    run::{self, End},
    shelf::{self, Shelf},
    terminal::Taken,
    view::{self, Scroll, View},
};

/// What the player wants to begin with.
pub(super) enum Start<'a> {
    /// The saved game, if there is one; else a new one.
    Offer,
    /// A new game.
    Deal,
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
pub(super) fn play(start: Start<'_>, deal: &DealArgs, screen: &ScreenArgs) -> ExitCode {
    match play_inner(start, deal, screen) {
        Ok(End::Quit) => ExitCode::SUCCESS,
        Ok(End::Interrupted) => ExitCode::from(INTERRUPTED),
        Err(Fault(why, code)) => {
            // The terminal may have gone, and with it all words.
            let _ = writeln!(io::stderr(), "linkwork: {why}");
            ExitCode::from(code)
        }
    }
}

fn play_inner(start: Start<'_>, deal: &DealArgs, screen: &ScreenArgs) -> Result<End, Fault> {
    let texts = Texts::new(lang(screen)?);
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Fault(texts.say("needs-terminal"), USAGE));
    }
    let dir = folder(screen)?;
    let area = area()?;
    let form = form(deal, area, &texts)?;
    // Whatever can be wrong with the request is said before the screen is taken.
    let asked = asked(&start, &form, &texts)?;
    let at = |why: io::Error| Fault(format!("{}: {why}", dir.display()), BAD_INPUT);
    let shelf = Shelf::open(&dir).map_err(at)?;
    let look = look(texts, screen, &dir);
    let mut app = App::new(look, area, form, shelf.entries());
    app.own = shelf.own().to_owned();
    app.copy = shelf.is_copy();
    app.older = shelf.older();
    app.new_seed = new_seed;
    app.stored = Old::of(app.entries.iter().find(|entry| entry.name == app.own));
    let first = begin(&mut app, &start, asked);
    let end = on_screen(&mut app, &shelf, &first).map_err(|why| Fault(why.to_string(), 1))?;
    if let Some(words) = farewell(&app) {
        let _ = writeln!(io::stdout(), "{words}");
    }
    Ok(end)
}

fn on_screen(app: &mut App, shelf: &Shelf, first: &Wish) -> io::Result<End> {
    run::stop_on_signals()?;
    let mut taken = Taken::new()?;
    run::play(app, shelf, &mut taken, first)
}

/// The game that was asked for by name.
fn asked(start: &Start<'_>, form: &Form, texts: &Texts) -> Result<Option<Session>, Fault> {
    let named =
        |what: &str| Session::open(what).map_err(|why| Fault(format!("{what}: {why}"), BAD_INPUT));
    match start {
        Start::Offer => Ok(None),
        Start::Deal => match form.deal() {
            Ok(session) => Ok(Some(session)),
            Err(why) => Err(Fault(why.words(texts), USAGE)),
        },
        Start::Id { id, .. } => named(id).map(Some),
        Start::Open(what) => match shelf::read(Path::new(what)) {
            Some(Ok(session)) => Ok(Some(session)),
            Some(Err(why)) => Err(Fault(format!("{what}: {why}"), BAD_INPUT)),
            None if is_like_an_id(what) => named(what).map(Some),
            None => Err(Fault(
                texts.with("no-file-no-id", &[("file", (*what).into())]),
                BAD_INPUT,
            )),
        },
    }
}

/// Whether that can be meant as an id, which begins with the name of a game: else it is a file.
fn is_like_an_id(what: &str) -> bool {
    let game = what.split_once(':').map_or("", |(game, _)| game);
    !game.is_empty() && game.chars().all(|c| c.is_ascii_alphabetic())
}

/// Lays the first game on the table, or shows the first screen.
pub(super) fn begin(app: &mut App, start: &Start<'_>, asked: Option<Session>) -> Wish {
    let ours = app.entries.iter().position(|entry| entry.name == app.own);
    match (start, asked) {
        (Start::Id { again: false, .. }, Some(session)) if saved_is(app, ours, &session) => {
            app.go_on(ours.unwrap_or(0), 0)
        }
        (_, Some(session)) => app.begin(session, 0),
        (_, None)
            if app
                .entries
                .iter()
                .all(|entry| Old::of(Some(entry)) == Old::Drop) =>
        {
            // A copy of a game that nobody has touched is no less a copy.
            match ours.filter(|n| app.copy && is_new(app, *n)) {
                Some(entry) => app.go_on(entry, 0),
                None => app.deal(0),
            }
        }
        (_, None) => Wish::Nothing,
    }
}

/// Whether a game lies there that nobody has touched.
fn is_new(app: &App, entry: usize) -> bool {
    let game = app.entries.get(entry).and_then(|entry| entry.game.as_ref());
    matches!(game, Some(Ok(session)) if is_untouched(session))
}

/// Whether the saved game is an unfinished one of the same id.
fn saved_is(app: &App, ours: Option<usize>, session: &Session) -> bool {
    match ours.and_then(|n| app.entries.get(n)) {
        Some(Entry {
            game: Some(Ok(saved)),
            ..
        }) => {
            saved.id() == session.id()
                && Old::of(ours.and_then(|n| app.entries.get(n))) == Old::Keep
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
fn folder(screen: &ScreenArgs) -> Result<PathBuf, Fault> {
    if let Some(dir) = &screen.save_dir {
        return Ok(dir.clone());
    }
    match etcetera::base_strategy::choose_native_strategy() {
        Ok(system) => Ok(system.data_dir().join("linkwork")),
        Err(why) => Err(Fault(
            format!("no place for the save: {why}; --save-dir names one"),
            USAGE,
        )),
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

/// The form that the flags fill in.
fn form(deal: &DealArgs, area: Rect, texts: &Texts) -> Result<Form, Fault> {
    if let Some(stray) = deal.stray() {
        let why = texts.with("stray-flag", &[("flag", stray.into())]);
        return Err(Fault(why, USAGE));
    }
    let seed = deal.seed.map_or_else(new_seed, |seed| seed.to_string());
    let rules = Rules {
        turns: deal.turns.unwrap_or_default(),
        ring: !deal.no_ring,
        gravity: deal.gravity.unwrap_or_default(),
    };
    let mut form = Form::new(usual_size(area), &seed).with_rules(rules);
    if let Some(way) = deal.play {
        form.choose(Play::Lines(way));
    }
    if let Some(size) = deal.size {
        form.write(Field::Size, &size.to_string());
    }
    if let Some(kinds) = deal.kinds {
        form.write(Field::Kinds, &kinds.to_string());
    }
    if let Ok(Id::Lines(LinesId::Dealt(lines, limit, seed, index))) = form.check() {
        let lines = lines.with_edge(deal.edge.unwrap_or_default());
        let barred = lines.with_barriers(deal.barriers.unwrap_or(0.0));
        let dealt = barred.and_then(|lines| lines.with_steps(deal.steps.unwrap_or(lines.steps())));
        let dealt = dealt.map_err(|why| Fault(why.to_string(), USAGE))?;
        let limit = deal.limit.unwrap_or(limit);
        form.follow(&LinesId::Dealt(dealt, limit, seed, index).into());
    }
    Ok(form)
}

/// The largest of the smaller presets that this terminal shows whole, else the smallest.
fn usual_size(area: Rect) -> &'static str {
    let board = Rect {
        height: area.height.saturating_sub(5),
        ..area
    };
    let whole = |size: &&str| {
        let size = size.parse().ok();
        let view = size.and_then(|size| {
            View::new(board, size, &view::TILES, Pos::new(0, 0), Scroll::default())
        });
        view.is_some_and(|view| view.is_whole())
    };
    ["18x8", "14x6"].into_iter().find(whole).unwrap_or("8x6")
}

/// A seed that nobody has seen: the standard library takes its hash keys from the system's entropy.
fn new_seed() -> String {
    let number = RandomState::new().build_hasher().finish();
    // Six or seven letters are enough, and can be told on the telephone.
    Seed::from_number(number & 0xffff_ffff).to_string()
}
