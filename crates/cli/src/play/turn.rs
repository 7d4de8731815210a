//! What the player does at the table.

use linkwork::{
    Pos, Status,
    lines::{self, Lane, Shift, Way},
    pairs::Guarantee,
    session::{self, Action, Hint, Outcome, Table},
};
use linkwork_ui::{
    Step,
    game::{Game, has_ended},
    words,
};

use super::{
    act::Act,
    app::{App, Screen, Wish},
};

/// What was on the screen before an action.
#[derive(Clone, Copy)]
pub(super) struct Before {
    status: Status,
    /// A panel waits until a path goes, and was not seen yet.
    is_unseen: bool,
}

/// How long the panel of an ended game takes no key after it has come, in milliseconds.
const CALM: u64 = 600;

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
        if let Some(wish) = self.at_show(act, now) {
            return wish;
        }
        let Some(game) = &mut self.game else {
            return Wish::Nothing;
        };
        let (state, has_ended) = (game.state(), has_ended(game.state().status));
        let action = match act {
            Act::Step(_) | Act::Find if state.paused => return self.say("paused-refusal"),
            Act::Step(step) => return self.step(step, now),
            // Too fast to have seen the panel: the path goes, and the panel comes.
            Act::Choose if has_ended && game.flash.is_some() => {
                game.flash = None;
                self.show_end(now);
                return Wish::Nothing;
            }
            Act::Choose if has_ended && !self.panel => {
                self.message.clear();
                self.show_end(now);
                return Wish::Nothing;
            }
            Act::Choose if has_ended => return self.next(now),
            Act::Choose => Action::Tap(game.cursor.pos()),
            Act::Tap(pos) => {
                game.cursor.put(pos);
                Action::Tap(pos)
            }
            Act::Shift(shift) => Action::Play(lines::Move::Shift(shift).into()),
            Act::Back if game.is_asked => {
                self.play(Action::CallOff, now);
                return self.say("called-off");
            }
            Act::Back if self.panel && game.flash.is_none() => return self.look_at_board(),
            Act::Back => match game.pairs().and_then(|table| table.chosen) {
                Some(chosen) => Action::Tap(chosen),
                None => return self.drop_marks(),
            },
            Act::Undo => Action::Undo,
            Act::Redo => Action::Redo,
            Act::Shuffle => Action::Shuffle(Guarantee::Winnable),
            Act::Hint => Action::Hint,
            Act::Show => Action::WayOut,
            Act::Light(lit) => return self.light(lit),
            Act::Find => return self.find(now),
            Act::Restart => return self.restart(now),
            Act::Pause if state.paused => Action::Resume,
            Act::Pause => Action::Pause,
            Act::Next => return self.next(now),
            Act::Look => return self.look_at_board(),
            Act::Command => {
                self.command = Some(String::new());
                return Wish::Nothing;
            }
            _ => return Wish::Nothing,
        };
        self.play(action, now)
    }

    /// Says a text; nothing else happens.
    pub(super) fn say(&mut self, key: &str) -> Wish {
        self.message = self.look.texts.say(key);
        Wish::Nothing
    }

    /// Takes the panel away, and says how it comes back.
    fn look_at_board(&mut self) -> Wish {
        self.panel = false;
        match self.game.as_ref().map(|game| game.state().status) {
            Some(status) if has_ended(status) => self.say("result-again"),
            Some(Status::Stuck) => self.say("stuck-look"),
            _ => Wish::Nothing,
        }
    }

    /// Takes away what a hint or a search shows.
    fn drop_marks(&mut self) -> Wish {
        let Some(game) = &mut self.game else {
            return Wish::Nothing;
        };
        if game.hint.take().is_none() && game.trace.take().is_none() {
            return self.say("nothing-chosen");
        }
        self.message.clear();
        Wish::Nothing
    }

    /// Begins to show how the groups of a free board are found.
    fn find(&mut self, now: u64) -> Wish {
        let Some(game) = &mut self.game else {
            return Wish::Nothing;
        };
        game.trace(now);
        if game.trace.is_none() {
            return self.say("trace-free");
        }
        self.message.clear();
        Wish::Nothing
    }

    /// What the search has found, once it is over.
    pub(super) fn all_found(&self) -> String {
        let Some(table) = self.game.as_ref().and_then(Game::lines) else {
            return String::new();
        };
        words::all_found(self.texts(), &table)
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
        let (mut cursor, before) = (game.cursor, game.cursor);
        cursor.step(step, &game.stops());
        game.cursor = cursor;
        let alone = match game.lines() {
            None => "nothing-alike",
            Some(table) if table.groups.iter().any(|group| group.closed) => "no-other-closed",
            Some(_) => "nothing-closed",
        };
        self.panel &= has_ended(game.state().status) || game.flash.is_some();
        if matches!(step, Step::Alike | Step::AlikeBack) && cursor == before {
            return self.say(alone);
        }
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
        let Some((before, game)) = self.before().zip(self.game.as_mut()) else {
            return Wish::Nothing;
        };
        let was_dark = game.is_dark();
        let outcome = game.act(now, action);
        if let (Action::Think(_), Outcome::Thinking | Outcome::Nothing) = (action, &outcome) {
            if was_dark {
                self.note_lost();
            }
            return Wish::Nothing;
        }
        if !matches!(action, Action::Think(_)) {
            self.grip = None;
        }
        self.tell(before, action, &outcome, now);
        match outcome {
            Outcome::Nothing | Outcome::Thinking => Wish::Nothing,
            _ => Wish::Save,
        }
    }

    /// What an action may change, as it is now.
    pub(super) fn before(&self) -> Option<Before> {
        let game = self.game.as_ref()?;
        Some(Before {
            status: game.state().status,
            is_unseen: self.panel && game.flash.is_some(),
        })
    }

    /// Says what came of an action, and shows what there is to see.
    pub(super) fn tell(&mut self, before: Before, action: Action, outcome: &Outcome, now: u64) {
        let Some(game) = &self.game else {
            return;
        };
        let (state, faces) = (game.state(), self.look.faces);
        let face = move |kind| faces.name(kind);
        self.message = words::outcome(&self.look.texts, action, outcome, &game.table(), &face);
        if game.offer().is_some() {
            // The panel says it.
            self.message.clear();
        }
        self.panel = match outcome {
            Outcome::Nothing
            | Outcome::Paused
            | Outcome::Thinking
            | Outcome::WayOut(_)
            | Outcome::NoHint
            | Outcome::NoWay => self.panel,
            // The result stays until it is put away, or the game goes on.
            Outcome::Refused(..) | Outcome::Hint(_) if has_ended(state.status) => self.panel,
            // Who plays on wants to see the board, once the panel has been seen.
            Outcome::Picked(_) | Outcome::Dropped | Outcome::Refused(..) | Outcome::Hint(_) => {
                before.is_unseen
            }
            Outcome::Done(_)
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Restarted
            | Outcome::Resumed => state.status != Status::Playing,
        };
        self.show_hint();
        if !has_ended(state.status) {
            self.best = None;
        } else if state.status != before.status {
            self.show_end(now);
        }
    }

    /// On a board larger than the screen the cursor goes to the lane or the tile of a hint that is not shown,
    /// and the board with it.
    fn show_hint(&mut self) {
        let Some((view, game)) = self.view().zip(self.game.as_mut()) else {
            return;
        };
        if let Some(Hint::Pairs(hint)) = game.hint {
            return self.show_pair([hint.pair.a, hint.pair.b]);
        }
        let Some(Hint::Lines(session::Step {
            shift: Shift { lane, .. },
            ..
        })) = game.hint
        else {
            return;
        };
        let (mut at, (first, last)) = (game.cursor.pos(), view.corners());
        let is_shown = match lane {
            Lane::Row(row) => (first.row..=last.row).contains(&row),
            Lane::Column(col) => (first.col..=last.col).contains(&col),
        };
        match lane {
            Lane::Row(row) => at.row = row,
            Lane::Column(col) => at.col = col,
        }
        if !is_shown {
            game.cursor.put(at);
        }
    }

    /// Brings both tiles of a pair on the screen, or the first one where that cannot be.
    fn show_pair(&mut self, pair: [Pos; 2]) {
        let is_shown = |app: &Self| {
            let view = app.view();
            view.is_none_or(|view| pair.iter().all(|pos| view.cell(*pos).is_some()))
        };
        if is_shown(self) {
            return;
        }
        let [first, second] = pair;
        for pos in [first, second, first] {
            if let Some(game) = &mut self.game {
                game.cursor.put(pos);
            }
            if is_shown(self) {
                return;
            }
        }
    }

    /// Whether a question about the game on the table waits for more thinking.
    pub(super) fn thinks(&self) -> bool {
        let game = self.game.as_ref();
        self.dealing.is_some() || game.is_some_and(Game::thinks)
    }

    /// The panel of a game that has ended lies over the board, whatever else was going on. It comes when
    /// the last path goes, and keys that were meant for the board do not put it away unseen.
    pub(super) fn show_end(&mut self, now: u64) {
        let mut from = now;
        if let Some(game) = &mut self.game {
            from = game.flash.as_ref().map_or(now, |flash| flash.until);
        }
        (self.panel, self.grip) = (true, None);
        self.calm = from + CALM;
    }

    /// Whether the panel of an ended game has only just come.
    pub(super) fn is_calm(&self, now: u64) -> bool {
        let shows = |game: &Game| has_ended(game.state().status) && game.flash.is_none();
        let is_shown = self.panel && matches!(self.screen, Screen::Table);
        is_shown && now < self.calm && self.game.as_ref().is_some_and(shows)
    }
}
