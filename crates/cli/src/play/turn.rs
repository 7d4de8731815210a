//! What the player does at the table.

use linkwork::{
    Status,
    lines::{self, Lane, Shift, Way},
    pairs::Guarantee,
    session::{Action, Outcome, Table},
};
use linkwork_ui::{Step, words};

use super::{
    act::Act,
    app::{App, Wish},
    game::has_ended,
};

impl App {
    /// What is said when a new game lies on the table.
    pub(super) fn greeting(&self) -> String {
        let texts = self.texts();
        match self.game.as_ref().map(|game| game.table()) {
            None => String::new(),
            Some(Table::Pairs(table)) => texts.with("start", &[("tiles", table.tiles.into())]),
            Some(Table::Lines(table)) => texts.say(match table.round.way() {
                Way::Free => "start-free",
                Way::Polymer => "start-polymer",
                Way::Netslide => "start-netslide",
            }),
        }
    }

    pub(super) fn at_table(&mut self, act: Act, now: u64) -> Wish {
        let Some(game) = &mut self.game else {
            return Wish::Nothing;
        };
        let state = game.state();
        let has_ended = has_ended(state.status);
        let action = match act {
            Act::Step(step) => return self.step(step, now),
            // Too fast to have seen the panel: the path goes, and the panel comes.
            Act::Choose if has_ended && game.flash.is_some() => {
                game.flash = None;
                return Wish::Nothing;
            }
            Act::Choose if has_ended => return self.next(now),
            Act::Choose => Action::Tap(game.cursor.pos()),
            Act::Tap(pos) => {
                game.cursor.put(pos);
                Action::Tap(pos)
            }
            Act::Shift(shift) => Action::Play(lines::Move::Shift(shift).into()),
            Act::Back if self.panel && game.flash.is_none() => {
                self.panel = false;
                return Wish::Nothing;
            }
            Act::Back => match game.pairs().and_then(|table| table.chosen) {
                Some(chosen) => Action::Tap(chosen),
                None => return Wish::Nothing,
            },
            Act::Undo => Action::Undo,
            Act::Redo => Action::Redo,
            Act::Shuffle => Action::Shuffle(Guarantee::Winnable),
            Act::Hint => Action::Hint,
            Act::Find => {
                game.trace(now);
                return Wish::Nothing;
            }
            Act::Restart => return self.restart(now),
            Act::Pause if state.paused => Action::Resume,
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

    /// Moves the cursor; where other games leap to a tile, line tiles are shifted.
    fn step(&mut self, step: Step, now: u64) -> Wish {
        let Some(game) = &mut self.game else {
            return Wish::Nothing;
        };
        if let (Step::Tile(dir), Some(_)) = (step, game.lines()) {
            use linkwork::Dir::{Down, Left, Right, Up};
            let pos = game.cursor.pos();
            let lane = match dir {
                Left | Right => Lane::Row(pos.row),
                Up | Down => Lane::Column(pos.col),
            };
            let by = if matches!(dir, Right | Down) { 1 } else { -1 };
            return self.at_table(Act::Shift(Shift { lane, by }), now);
        }
        let mut cursor = game.cursor;
        cursor.step(step, &|pos| game.stop(pos));
        game.cursor = cursor;
        self.panel &= has_ended(game.state().status) || game.flash.is_some();
        Wish::Nothing
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
        let before = game.state().status;
        let unseen = self.panel && game.flash.is_some();
        let outcome = game.act(now, action);
        if let (Action::Think(_), Outcome::Thinking) = (action, &outcome) {
            return Wish::Nothing;
        }
        let (state, faces) = (game.state(), self.look.faces);
        let face = move |kind| faces.name(kind);
        self.message = words::outcome(&self.look.texts, action, &outcome, &game.table(), &face);
        self.panel = match outcome {
            Outcome::Nothing | Outcome::Paused => self.panel,
            // Who plays on wants to see the board, once the panel has been seen.
            Outcome::Picked(_)
            | Outcome::Dropped
            | Outcome::Refused(..)
            | Outcome::Thinking
            | Outcome::Hint(_)
            | Outcome::NoHint => unseen,
            Outcome::Done(_)
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Restarted
            | Outcome::Resumed => state.status != Status::Playing,
        };
        if !has_ended(state.status) {
            self.best = None;
        } else if state.status != before {
            self.show_end();
        }
        match outcome {
            Outcome::Nothing | Outcome::Thinking => Wish::Nothing,
            _ => Wish::Save,
        }
    }

    /// Whether a question about the game on the table waits for more thinking.
    pub(super) fn thinks(&self) -> bool {
        let game = self.game.as_ref();
        game.is_some_and(|game| game.session().is_thinking())
    }

    /// The panel of a game that has just ended lies over the board, whatever else was going on.
    pub(super) fn show_end(&mut self) {
        if let Some(game) = &mut self.game {
            game.grip = None;
        }
        self.panel = true;
    }
}
