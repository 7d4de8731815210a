//! The game at the table, while it is played.
//!
//! The boards read it and tell it what the player does; it tells the session, says what came of it, has the game
//! kept, and thinks in slices between two pictures.

mod act;
mod end;
mod press;
mod think;
mod typed;

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use leptos::prelude::*;
use linkwork::{
    Session, Status,
    game::Reason,
    pairs::Kind,
    session::{Action, Outcome},
};
use linkwork_ui::{
    Game, Pace,
    game::{has_ended, state},
    words,
};

use crate::{
    clock::now,
    crash,
    desk::{Desk, Laid},
    live::follow,
    look::Look,
    tab,
};
pub(crate) use press::Press;
use think::SLICE;

/// By what name the tab remembers which game the player has paused.
const PAUSED: &str = "linkwork-paused";
/// And how long which game was played when the page was left.
const CLOCK: &str = "linkwork-clock";

/// What lies over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Paused,
    Won,
    Over(Reason),
    Stuck,
    /// A way to win is offered.
    Offer,
}

/// What has just happened on the board, for those who show it move.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    /// Another number for each.
    pub(crate) number: u64,
    pub(crate) outcome: Rc<Outcome>,
}

/// The game at the table. Get it with `Seat::here()`.
#[derive(Clone, Copy)]
pub(crate) struct Seat {
    inner: StoredValue<Rc<Inner>, LocalStorage>,
    /// Another number whenever something that is shown has changed.
    turn: RwSignal<u64>,
    message: RwSignal<String>,
    /// How often a key has moved the cursor.
    stepped: RwSignal<u64>,
    event: RwSignal<Option<Event>, LocalStorage>,
    /// The kind whose tiles are all marked.
    alike: RwSignal<Option<Kind>>,
    desk: Desk,
    look: Look,
}

struct Inner {
    game: RefCell<Game>,
    pace: RefCell<Pace>,
    /// The number of the game on the desk.
    number: u32,
    /// The panel is wanted: it was not put away, and there is something to say.
    wants_panel: Cell<bool>,
    /// A slice of thinking is on its way.
    thinks: Cell<bool>,
    /// When the game was last kept.
    saved: Cell<u64>,
    /// The table was left: what is still on its way comes too late.
    is_left: Cell<bool>,
}

impl Seat {
    /// Sits down at a game, and puts it down again when the table is left.
    pub(crate) fn provide(mut laid: Laid) -> Self {
        let (desk, look) = (Desk::here(), Look::here());
        // A player who paused it and loads the page again finds it so.
        let is_paused = laid.is_paused || tab::told(PAUSED) == Some(laid.session.id().to_string());
        if laid.number == 1 {
            catch_up(&mut laid.session);
        }
        let mut game = Game::new(laid.session, now());
        let goes_on = [Action::Resume, Action::Pause];
        game.act(now(), goes_on[usize::from(is_paused)]);
        crash::note_save(&game.session().save());
        game.light(look.settings_now().light);
        let ended = game.state().status != Status::Playing;
        let inner = Inner {
            game: RefCell::new(game),
            pace: RefCell::new(Pace::of(SLICE)),
            number: laid.number,
            wants_panel: Cell::new(ended || is_paused),
            thinks: Cell::new(false),
            saved: Cell::new(0),
            is_left: Cell::new(false),
        };
        let seat = Self {
            inner: StoredValue::new_local(Rc::new(inner)),
            turn: RwSignal::new(0),
            message: RwSignal::new(String::new()),
            stepped: RwSignal::new(0),
            event: RwSignal::new_local(None),
            alike: RwSignal::new(None),
            desk,
            look,
        };
        provide_context(seat);
        seat.watch_time();
        seat.say_greeting();
        // What was said in another language is not said any more.
        let mut lang = None;
        follow(move || {
            let now = look.texts().lang();
            if lang.replace(now).is_some_and(|before| before != now) {
                seat.message.set(String::new());
            }
        });
        seat.think_on();
        on_cleanup(move || seat.inner().leave(desk));
        // A tab may be opened behind others.
        if document().hidden() {
            seat.hold();
        }
        look.fetch_pictures();
        seat
    }

    pub(crate) fn here() -> Self {
        expect_context()
    }

    fn inner(self) -> Rc<Inner> {
        self.inner.get_value()
    }

    /// Reads the game.
    pub(crate) fn read<T>(self, read: impl FnOnce(&Game) -> T) -> T {
        read(&self.inner().game.borrow())
    }

    /// The same, and asked again whenever something changes.
    pub(crate) fn follow<T>(self, read: impl FnOnce(&Game) -> T) -> T {
        self.turn.track();
        self.read(read)
    }

    fn change<T>(self, change: impl FnOnce(&mut Game) -> T) -> T {
        change(&mut self.inner().game.borrow_mut())
    }

    /// What happened last, and what can still be done where shifts run out; while groups are looked for, how
    /// far that has come.
    pub(crate) fn spoken(self) -> String {
        let (texts, message) = (self.look.texts(), self.message.get());
        self.follow(|game| match (game.lines(), &game.trace) {
            (Some(table), Some(trace)) => words::found(&texts, &table, trace.found()),
            (Some(table), None) => {
                joined(&message, &words::notice(&texts, &table).unwrap_or_default())
            }
            (None, _) => message,
        })
    }

    /// How often a key has moved the cursor: the keyboard follows it.
    pub(crate) fn stepped(self) -> u64 {
        self.stepped.get()
    }

    pub(crate) fn event(self) -> Option<Event> {
        self.event.get()
    }

    pub(crate) fn alike(self) -> Option<Kind> {
        self.alike.get()
    }

    /// How the tiles of a kind are called.
    pub(crate) fn name(self, kind: Kind) -> String {
        self.look.kind(kind)
    }

    /// What lies over the board now. The last path is worth seeing: a panel waits until it goes.
    pub(crate) fn panel(self) -> Option<Panel> {
        let wanted = self.inner().wants_panel.get();
        self.follow(|game| {
            let state = game.state();
            match state.status {
                _ if state.paused => Some(Panel::Paused),
                _ if game.flash.is_some() => None,
                _ if game.offer().is_some() => Some(Panel::Offer),
                _ if !wanted => None,
                Status::Won => Some(Panel::Won),
                Status::Over(why) => Some(Panel::Over(why)),
                Status::Stuck => Some(Panel::Stuck),
                Status::Playing => None,
            }
        })
    }

    /// Tells everybody who shows something that it may have changed, and goes on thinking.
    fn refresh(self) {
        self.turn.update(|turn| *turn += 1);
        self.think_on();
    }

    /// The board is hidden by another screen or another tab: the clock stands still.
    pub(crate) fn hold(self) {
        self.change(|game| game.hold(now()));
        // A page that is going has no time to write to the disk.
        let noted = self.read(|game| {
            let clock = game.state().clock_ms;
            format!("{clock} {}", game.session().id())
        });
        tab::note(CLOCK, &noted);
        self.refresh();
        self.save(String::new());
    }

    /// The board is seen again.
    pub(crate) fn unhold(self) {
        self.change(|game| game.unhold(now()));
        self.refresh();
    }

    /// Whether the game on the table has ended.
    pub(crate) fn has_ended(self) -> bool {
        self.read(|game| has_ended(game.state().status))
    }
}

impl Inner {
    /// Puts the game down as far as it was played.
    fn leave(&self, desk: Desk) {
        self.is_left.set(true);
        let mut game = self.game.borrow_mut();
        // Whether the player paused it, and not the browser.
        game.unhold(now());
        let is_paused = game.state().paused;
        game.hold(now());
        desk.rest(self.number, &game.session().save(), is_paused);
    }
}

/// Puts the clock forward to where it stood when the page was left: nobody wins time by loading it again.
fn catch_up(session: &mut Session) {
    let noted = tab::told(CLOCK).unwrap_or_default();
    if let Some((clock, id)) = noted.split_once(' ')
        && id == session.id().to_string()
        && let Ok(clock) = clock.parse::<u64>()
    {
        let more = clock.saturating_sub(state(session).clock_ms);
        session.act(session.told_ms().saturating_add(more), Action::Tick);
    }
}

/// One sentence after the other. After a full stop of Chinese there is no space.
pub(crate) fn joined(first: &str, second: &str) -> String {
    let gap = if first.is_empty() || second.is_empty() || first.ends_with('。') {
        ""
    } else {
        " "
    };
    format!("{first}{gap}{second}")
}
