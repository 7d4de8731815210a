//! What the player does, and what is said and kept of it.

use std::rc::Rc;

use leptos::prelude::*;
use linkwork::{
    Pos, Status,
    lines::{self, Lane, Shift, Way},
    pairs::{Cell, Guarantee},
    session::{Action, Outcome, Table},
};
use linkwork_ui::{Game, Step, game::Shown, words};
use wasm_bindgen_futures::spawn_local;

use super::{Event, PAUSED, Press, Seat, joined};
use crate::{clock::now, tab};

impl Seat {
    /// Tells the session what the player does, and everybody what came of it.
    pub(crate) fn act(self, action: Action) -> Outcome {
        // Whoever plays on wants no more to be shown.
        self.change(|game| {
            if !matches!(action, Action::Light(_) | Action::Think(_)) {
                game.stop_show();
            }
        });
        let outcome = self.change(|game| game.act(now(), action));
        match outcome {
            Outcome::Paused if action == Action::Pause => {
                let id = self.read(|game| game.session().id().to_string());
                tab::note(PAUSED, &id);
            }
            Outcome::Resumed | Outcome::Restarted => tab::note(PAUSED, ""),
            _ => {}
        }
        self.tell(action, outcome.clone());
        outcome
    }

    /// Says and shows what came of an action, and keeps the game.
    pub(super) fn tell(self, action: Action, outcome: Outcome) {
        let face = move |kind| self.name(kind);
        let words = self.read(|game| {
            let texts = self.look.texts_now();
            let words = words::outcome(&texts, action, &outcome, &game.table(), &face);
            // The panel says what is offered.
            if game.offer().is_some() {
                String::new()
            } else {
                joined(&words, &self.ending(game, &outcome))
            }
        });
        self.message.set(words.clone());
        self.want_panel(&outcome);
        self.alike.set(None);
        let is_kept = !matches!(
            outcome,
            Outcome::Nothing
                | Outcome::Picked(_)
                | Outcome::Dropped
                | Outcome::Refused(..)
                | Outcome::Thinking
                | Outcome::NoHint
                | Outcome::NoWay
        );
        self.show_event(outcome);
        self.refresh();
        if is_kept {
            self.save(words);
        } else {
            self.look.announce(words);
        }
    }

    /// What is added to a move that ends the game or leaves no other, and how many tiles it leaves.
    fn ending(self, game: &Game, outcome: &Outcome) -> String {
        let Outcome::Done(_) = outcome else {
            return String::new();
        };
        let texts = self.look.texts_now();
        match (game.state().status, game.pairs()) {
            (Status::Won, _) => texts.say("won-title"),
            (Status::Stuck, _) => texts.say("stuck-title"),
            (Status::Over(why), _) => words::over(&texts, why),
            (Status::Playing, Some(table)) => words::tiles_left(&texts, table.tiles),
            (Status::Playing, None) => String::new(),
        }
    }

    fn want_panel(self, outcome: &Outcome) {
        let status = self.read(|game| game.state().status);
        let inner = self.inner();
        let wants = match outcome {
            Outcome::Done(_)
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Restarted
            | Outcome::Resumed => status != Status::Playing,
            Outcome::Picked(_) | Outcome::Dropped => false,
            _ => inner.wants_panel.get(),
        };
        inner.wants_panel.set(wants);
    }

    fn show_event(self, outcome: Outcome) {
        let number = self
            .event
            .with_untracked(|event| event.as_ref().map_or(0, |event| event.number));
        self.event.set(Some(Event {
            number: number + 1,
            outcome: Rc::new(outcome),
        }));
    }

    /// Tells what was shown of a way to win.
    pub(super) fn tell_shown(self, shown: Shown) {
        match shown {
            Shown::Back(moves) => {
                let words = self.look.with("show-back", &[("n", moves.into())]);
                self.message.set(words.clone());
                self.inner().wants_panel.set(false);
                self.refresh();
                self.save(words);
            }
            Shown::Joined {
                pair,
                n,
                all,
                outcome,
            } => {
                let mv = linkwork::pairs::Move::Join(pair);
                self.tell(Action::Play(mv.into()), outcome);
                if n < all {
                    let what = self.message.get_untracked();
                    let args = [("n", n.into()), ("all", all.into()), ("what", what.into())];
                    self.message.set(self.look.with("show-pair", &args));
                }
            }
        }
    }

    /// Shows the next pair of the way that is offered.
    pub(crate) fn show_next(self) {
        if let Some(shown) = self.change(|game| game.show_next(now())) {
            self.tell_shown(shown);
        }
    }

    /// Has the game kept, then says what happened: what was heard is safe.
    pub(super) fn save(self, words: String) {
        let inner = self.inner();
        inner.saved.set(now());
        let (kept, look) = (self.desk.save(inner.game.borrow().session()), self.look);
        spawn_local(async move {
            // That it is not kept is told by the page, and what happened has happened.
            let _ = kept.await;
            look.announce(words);
        });
    }

    /// Does what a key asks for at the table; `None` if another screen is asked for, or the key is about the
    /// cursor, which the table moves.
    pub(crate) fn press(self, press: Press) -> Option<Outcome> {
        let state = self.read(Game::state);
        let action = match press {
            Press::Undo => Action::Undo,
            Press::Redo => Action::Redo,
            Press::Hint => Action::Hint,
            Press::Shuffle => Action::Shuffle(Guarantee::Winnable),
            Press::Restart => Action::Restart,
            Press::Show => Action::WayOut,
            Press::Pause if state.paused => Action::Resume,
            Press::Pause => Action::Pause,
            Press::Choose => return Some(self.choose()),
            Press::Back => return Some(self.back()),
            Press::Leap(dir) => Action::Play(lines::Move::Shift(self.lane_towards(dir)?).into()),
            _ => return None,
        };
        Some(self.act(action))
    }

    fn choose(self) -> Outcome {
        if self.read(Game::has_show) {
            self.show_next();
            return Outcome::Nothing;
        }
        if self.has_ended() {
            self.inner().wants_panel.set(true);
            self.refresh();
            return Outcome::Nothing;
        }
        self.act(Action::Tap(self.read(|game| game.cursor.pos())))
    }

    /// Takes away what is shown: a search, a panel, a choice, a hint.
    fn back(self) -> Outcome {
        let inner = self.inner();
        if self.read(|game| game.is_asked) {
            self.act(Action::CallOff);
            self.say("called-off");
        } else if self.read(Game::has_show) {
            self.change(Game::stop_show);
            self.say("show-stopped");
        } else if inner.wants_panel.replace(false) {
            let status = self.read(|game| game.state().status);
            self.say(match status {
                Status::Stuck => "stuck-look",
                _ => "result-again",
            });
        } else if let Some(chosen) = self.read(|game| game.pairs()?.chosen) {
            return self.act(Action::Tap(chosen));
        } else {
            self.change(|game| (game.hint, game.trace) = (None, None));
            self.message.set(String::new());
        }
        self.alike.set(None);
        self.refresh();
        Outcome::Nothing
    }

    /// Says a text; nothing else happens.
    pub(crate) fn say(self, key: &str) {
        let words = self.look.with(key, &[]);
        self.message.set(words.clone());
        self.look.announce(words);
    }

    /// The shift that an arrow key asks for.
    fn lane_towards(self, dir: linkwork::Dir) -> Option<Shift> {
        use linkwork::Dir::{Down, Left, Right, Up};
        let pos = self.read(|game| game.lines().map(|_| game.cursor.pos()))?;
        let lane = match dir {
            Left | Right => Lane::Row(pos.row),
            Up | Down => Lane::Column(pos.col),
        };
        let by = if matches!(dir, Right | Down) { 1 } else { -1 };
        Some(Shift { lane, by })
    }

    /// Moves the cursor.
    pub(crate) fn step(self, step: Step) {
        if self.read(|game| game.state().paused) {
            return self.say("paused-refusal");
        }
        self.change(|game| {
            let mut cursor = game.cursor;
            cursor.step(step, &game.stops());
            game.cursor = cursor;
        });
        self.turn.update(|turn| *turn += 1);
        self.stepped.update(|stepped| *stepped += 1);
    }

    /// Puts the cursor on a cell, as when it gets the focus.
    pub(crate) fn point(self, pos: Pos) {
        let has_moved = self.change(|game| {
            let before = game.cursor.pos();
            game.cursor.put(pos);
            before != game.cursor.pos()
        });
        if has_moved {
            self.turn.update(|turn| *turn += 1);
        }
    }

    /// Marks all tiles like the one on a cell, or takes the marks away.
    pub(crate) fn mark_alike(self, pos: Pos) {
        let kind = self.read(|game| match game.pairs()?.board.cell(pos) {
            Some(Cell::Tile(kind)) if !game.state().paused => Some(kind),
            _ => None,
        });
        let is_marked = kind.is_some() && self.alike.get_untracked() == kind;
        self.alike.set(kind.filter(|_| !is_marked));
        if let Some(kind) = kind.filter(|_| !is_marked) {
            let words = self.cells_of(&kind.number().to_string());
            self.message.set(words.clone());
            self.look.announce(words);
        }
        self.turn.update(|turn| *turn += 1);
    }

    /// Tells or does not tell from now on whether the game can still be won.
    pub(crate) fn light(self, lit: Option<bool>) {
        if self.read(|game| game.pairs().is_none()) {
            return self.say("light-pairs");
        }
        let lit = lit.unwrap_or(!self.look.settings_now().light);
        self.look.set(|settings| settings.light = lit);
        self.change(|game| game.light(lit));
        self.refresh();
        self.say(if lit { "light-on" } else { "light-off" });
    }

    /// Shows how the groups of a free board are found.
    pub(crate) fn find(self) {
        let is_free = self.read(|game| {
            game.lines()
                .is_some_and(|table| table.round.way() == Way::Free)
        });
        if !is_free {
            return self.say("trace-free");
        }
        self.change(|game| game.trace(now()));
        self.say("trace-begin");
        self.refresh();
    }

    /// Says what there is to do.
    pub(super) fn say_greeting(self) {
        let texts = self.look.texts_now();
        let greeting = self.read(|game| match game.table() {
            _ if game.state().status == Status::Stuck => texts.say("stuck-title"),
            _ if game.state().status != Status::Playing => String::new(),
            Table::Pairs(table) => texts.with("start", &[("tiles", table.tiles.into())]),
            Table::Lines(table) => texts.say(match table.round.way() {
                Way::Free => "start-free",
                Way::Polymer => "start-polymer",
                Way::Netslide => "start-netslide",
            }),
        });
        self.message.set(greeting.clone());
        self.look.announce(greeting);
    }
}
