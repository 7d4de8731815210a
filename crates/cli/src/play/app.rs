//! The whole state of the screen, and how every event changes it. Draws nothing, reads nothing.

use linkwork::{
    Status,
    session::{Action, Session},
};
use linkwork_ui::{
    Dealing, Field, Form, Step, Texts,
    game::{Game, Old},
};
use ratatui::layout::Rect;

use super::{
    act::Act, best::Best, faces::Faces, light::joined, lines::Grip, paint::Paint, view::Scroll,
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
    /// Which part of a large board is shown.
    pub(super) scroll: Scroll,
    /// What the mouse holds.
    pub(super) grip: Option<Grip>,
    pub(super) entries: Vec<Entry>,
    pub(super) form: Form,
    pub(super) message: String,
    /// The panel of an ended or stuck game lies over the board.
    pub(super) panel: bool,
    /// Until then the panel of an ended game takes no key: those are meant for the board still.
    pub(super) calm: u64,
    /// Whether the top line tells if a pairs game can still be won.
    pub(super) lit: bool,
    /// The command being typed.
    pub(super) command: Option<String>,
    /// A game that is being dealt.
    pub(super) dealing: Option<Dealing>,
    /// The name of the save that is ours.
    pub(super) own: String,
    /// This terminal plays a copy: another one has the save.
    pub(super) copy: bool,
    /// How many previous games are too old to be offered.
    pub(super) older: usize,
    /// Why the last save failed.
    pub(super) unsaved: Option<String>,
    /// The best results of the setting that lies on the table, once it has ended.
    pub(super) best: Option<Best>,
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
            scroll: Scroll::default(),
            grip: None,
            entries,
            form,
            message: String::new(),
            panel: false,
            calm: 0,
            lit: true,
            command: None,
            dealing: None,
            own: "game".to_owned(),
            copy: false,
            older: 0,
            unsaved: None,
            best: None,
            new_seed: || "1".to_owned(),
            stored: Old::Drop,
        }
    }

    pub(super) fn texts(&self) -> &Texts {
        &self.look.texts
    }

    /// Lets time pass; true if the screen has changed.
    pub(super) fn tick(&mut self, now: u64) -> bool {
        let Some(game) = &mut self.game else {
            return false;
        };
        let (before, was_searching) = (game.state().status, game.trace.is_some());
        let has_changed = game.tick(now);
        let (after, is_searching) = (game.state().status, game.trace.is_some());
        if after != before {
            self.show_end(now);
        }
        if was_searching && !is_searching {
            self.message = self.all_found();
        }
        has_changed
    }

    /// Does what a key or a click asks for.
    pub(super) fn act(&mut self, act: Act, now: u64) -> Wish {
        if self.call_off_deal(act) {
            return Wish::Nothing;
        }
        if self.is_calm(now) && !matches!(act, Act::Quit | Act::Help) {
            return Wish::Nothing;
        }
        match act {
            Act::Quit => return Wish::Quit,
            Act::Help => self.leave_table(Screen::Help { scroll: 0 }, now),
            Act::New => self.show_form(now),
            Act::NewOf(play) => {
                self.form.choose(play);
                self.show_form(now);
            }
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
        self.copy = false;
        // A panel says what there is to do; nothing beside it may sound different.
        if !self.panel {
            self.message = self.greeting();
        }
        if old == Old::Keep {
            self.message = joined(&self.message, &self.texts().say("kept-previous"));
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
                self.copy &= name == self.own;
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
        let mut game = Game::new(session, now);
        game.light(self.lit);
        self.panel = game.state().status != Status::Playing;
        self.form.follow(game.session().id());
        self.form.write(Field::Seed, "");
        self.best = None;
        self.game = Some(game);
        (self.scroll, self.grip) = (Scroll::default(), None);
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
        (self.command, self.grip) = (None, None);
        self.screen = to;
    }

    fn at_help(&mut self, act: Act, scroll: u16, now: u64) -> Wish {
        use linkwork::Dir::{Down, Left, Right, Up};
        let page = self.area.height.saturating_sub(2);
        let to = match act {
            Act::Step(Step::Cell(Up)) => scroll.saturating_sub(1),
            Act::Step(Step::Cell(Down)) => scroll.saturating_add(1),
            Act::Step(Step::Edge(Up)) => scroll.saturating_sub(page),
            Act::Step(Step::Edge(Down)) => scroll.saturating_add(page),
            Act::Step(Step::First | Step::Edge(Left)) => 0,
            Act::Step(Step::Last | Step::Edge(Right)) => u16::MAX,
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
}
