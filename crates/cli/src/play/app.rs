//! The whole state of the screen, and how every event changes it. Draws nothing, reads nothing.

use linkwork::{
    Status,
    pairs::Guarantee,
    session::{Action, Outcome, Session},
};
use linkwork_ui::{Field, Form, Step, Texts, words};
use ratatui::layout::Rect;

use super::{
    act::Act,
    faces::Faces,
    game::{Game, Old},
    paint::Paint,
};

/// What the loop around has to do after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Nothing,
    /// Write the game on the table to its save.
    Save,
    /// The game on the table is a new one: deal with the old save, then write it.
    Begin(Old),
    /// The game on the table comes from that save: make it the current one.
    Take(String, Old),
    Quit,
    /// As quitting, but the program was told to end.
    Interrupt,
}

/// A save that was found.
pub(super) struct Entry {
    /// The file, without its ending.
    pub(super) name: String,
    /// The game, or why it cannot be read. Gone once it lies on the table.
    pub(super) game: Option<Result<Session, String>>,
}

/// Which screen is shown.
pub(super) enum Screen {
    /// What to play.
    Home {
        line: usize,
    },
    Table,
    /// A new game. `fresh`: the next letter typed replaces the text of the field.
    Form {
        field: Field,
        fresh: bool,
        why: String,
    },
    /// An id or a save to be opened.
    Open {
        text: String,
        why: String,
    },
    Help {
        scroll: u16,
    },
}

/// What an [`App`] is made of.
pub(super) struct Look {
    pub(super) texts: Texts,
    pub(super) faces: Faces,
    pub(super) paint: Paint,
    /// The folder of the saves, as shown.
    pub(super) place: String,
}

/// The state of the screen.
pub(super) struct App {
    pub(super) look: Look,
    pub(super) area: Rect,
    pub(super) screen: Screen,
    pub(super) game: Option<Game>,
    pub(super) entries: Vec<Entry>,
    pub(super) form: Form,
    pub(super) message: String,
    /// The panel of a won or stuck game lies over the board.
    pub(super) panel: bool,
    /// The command being typed.
    pub(super) command: Option<String>,
    /// The name of the save that is ours.
    pub(super) own: String,
    /// This terminal plays a copy: another one has the save.
    pub(super) copy: bool,
    /// How many previous games are too old to be offered.
    pub(super) older: usize,
    /// Why the last save failed.
    pub(super) unsaved: Option<String>,
    /// Makes a seed nobody has seen.
    pub(super) new_seed: fn() -> String,
    /// What becomes of the save on disk while no game lies on the table.
    pub(super) stored: Old,
}

impl App {
    pub(super) fn new(look: Look, area: Rect, form: Form, entries: Vec<Entry>) -> Self {
        Self {
            look,
            area,
            screen: Screen::Home { line: 0 },
            game: None,
            entries,
            form,
            message: String::new(),
            panel: false,
            command: None,
            own: "game".to_owned(),
            copy: false,
            older: 0,
            unsaved: None,
            new_seed: || "1".to_owned(),
            stored: Old::Drop,
        }
    }

    pub(super) fn texts(&self) -> &Texts {
        &self.look.texts
    }

    /// Lets time pass; true if the screen has changed.
    pub(super) fn tick(&mut self, now: u64) -> bool {
        self.game.as_mut().is_some_and(|game| game.tick(now))
    }

    /// Does what a key or a click asks for.
    pub(super) fn act(&mut self, act: Act, now: u64) -> Wish {
        match act {
            Act::Quit => return Wish::Quit,
            Act::Help => self.leave_table(Screen::Help { scroll: 0 }, now),
            Act::New => self.show_form(now),
            Act::Open => self.show_open(String::new(), now),
            act => {
                return match self.screen {
                    Screen::Home { line } => self.at_home(act, line, now),
                    Screen::Table => self.at_table(act, now),
                    Screen::Form { field, .. } => self.at_form(act, field, now),
                    Screen::Open { .. } => self.at_open(act, now),
                    Screen::Help { scroll } => self.at_help(act, scroll, now),
                };
            }
        }
        Wish::Nothing
    }

    /// Puts a new game on the table.
    pub(super) fn begin(&mut self, session: Session, now: u64) -> Wish {
        let old = self.old();
        self.lay(session, now);
        let tiles = self.game.as_ref().map_or(0, |game| game.table().tiles);
        // A panel says what there is to do; nothing beside it may sound different.
        if !self.panel {
            self.message = self.texts().with("start", &[("tiles", tiles.into())]);
        }
        if old == Old::Keep {
            let words = format!("{} {}", self.message, self.texts().say("kept-previous"));
            self.message = words.trim_start().to_owned();
        }
        Wish::Begin(old)
    }

    /// What the game that another one would replace is worth.
    pub(super) fn old(&self) -> Old {
        self.game.as_ref().map_or(self.stored, Game::old)
    }

    /// Goes on with a save that was found.
    pub(super) fn go_on(&mut self, entry: usize, now: u64) -> Wish {
        let Some(entry) = self.entries.get_mut(entry) else {
            return Wish::Nothing;
        };
        let name = entry.name.clone();
        match entry.game.take() {
            Some(Ok(session)) => {
                self.lay(session, now);
                self.play(Action::Resume, now);
                Wish::Take(name, self.stored)
            }
            other => {
                entry.game = other;
                Wish::Nothing
            }
        }
    }

    fn lay(&mut self, session: Session, now: u64) {
        let game = Game::new(session, now);
        let table = game.table();
        self.panel = table.status != Status::Playing;
        self.form = Form::like(game.session().id(), table.board, "");
        self.game = Some(game);
        self.screen = Screen::Table;
        self.message.clear();
    }

    /// The screen that was there before help and forms.
    pub(super) fn back(&mut self, now: u64) {
        match &mut self.game {
            Some(game) => {
                game.unhold(now);
                self.screen = Screen::Table;
            }
            None => self.screen = Screen::Home { line: 0 },
        }
    }

    pub(super) fn leave_table(&mut self, to: Screen, now: u64) {
        if let Some(game) = &mut self.game {
            game.hold(now);
        }
        self.command = None;
        self.screen = to;
    }

    fn at_help(&mut self, act: Act, scroll: u16, now: u64) -> Wish {
        use linkwork::Dir::{Down, Up};
        let page = self.area.height.saturating_sub(2);
        let to = match act {
            Act::Step(Step::Cell(Up)) => scroll.saturating_sub(1),
            Act::Step(Step::Cell(Down)) => scroll.saturating_add(1),
            Act::Step(Step::Edge(Up)) => scroll.saturating_sub(page),
            Act::Step(Step::Edge(Down)) => scroll.saturating_add(page),
            Act::Step(Step::First) => 0,
            Act::Step(Step::Last) => u16::MAX,
            Act::Step(_) => scroll,
            _ => {
                self.back(now);
                return Wish::Nothing;
            }
        };
        let most = self.help_page().height().saturating_sub(self.area.height);
        self.screen = Screen::Help {
            scroll: to.min(most),
        };
        Wish::Nothing
    }

    fn at_table(&mut self, act: Act, now: u64) -> Wish {
        let Some(game) = &mut self.game else {
            return Wish::Nothing;
        };
        let table = game.table();
        let won = table.status == Status::Won;
        let action = match act {
            Act::Step(step) => {
                let mut cursor = game.cursor;
                cursor.step(step, table.board);
                game.cursor = cursor;
                self.panel &= won || game.flash.is_some();
                return Wish::Nothing;
            }
            // Too fast to have seen the panel: the path goes, and the panel comes.
            Act::Choose if won && game.flash.is_some() => {
                game.flash = None;
                return Wish::Nothing;
            }
            Act::Choose if won => return self.next(now),
            Act::Choose => Action::Tap(game.cursor.pos()),
            Act::Tap(pos) => {
                game.cursor.put(pos);
                Action::Tap(pos)
            }
            Act::Back if self.panel && game.flash.is_none() => {
                self.panel = false;
                return Wish::Nothing;
            }
            Act::Back => match table.chosen {
                Some(chosen) => Action::Tap(chosen),
                None => return Wish::Nothing,
            },
            Act::Undo => Action::Undo,
            Act::Redo => Action::Redo,
            Act::Shuffle => Action::Shuffle(Guarantee::Winnable),
            Act::Restart => return self.restart(now),
            Act::Pause if table.paused => Action::Resume,
            Act::Pause => Action::Pause,
            Act::Next => return self.next(now),
            Act::Look => {
                self.panel = false;
                return Wish::Nothing;
            }
            Act::Command => {
                self.command = Some(String::new());
                return Wish::Nothing;
            }
            _ => return Wish::Nothing,
        };
        self.play(action, now)
    }

    /// Starting over forgets what was played, so the save so far is dealt with as for a new game.
    fn restart(&mut self, now: u64) -> Wish {
        let old = self.old();
        self.play(Action::Restart, now);
        Wish::Begin(old)
    }

    /// Tells the session, and says what came of it.
    pub(super) fn play(&mut self, action: Action, now: u64) -> Wish {
        let Some(game) = &mut self.game else {
            return Wish::Nothing;
        };
        let unseen = self.panel && game.flash.is_some();
        let outcome = game.act(now, action);
        let (table, faces) = (game.table(), self.look.faces);
        let face = move |kind| faces.name(kind);
        self.message = words::outcome(&self.look.texts, action, &outcome, &table, &face);
        self.panel = match outcome {
            Outcome::Nothing | Outcome::Paused => self.panel,
            // Who plays on wants to see the board, once the panel has been seen.
            Outcome::Picked(_) | Outcome::Dropped | Outcome::Refused(..) => unseen,
            Outcome::Done(_)
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Restarted
            | Outcome::Resumed => table.status != Status::Playing,
        };
        match outcome {
            Outcome::Nothing => Wish::Nothing,
            _ => Wish::Save,
        }
    }
}
