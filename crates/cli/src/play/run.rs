//! The loop: events in, pictures out, saves written. The only place here that knows the time.

use std::{
    io,
    sync::atomic::{AtomicBool, Ordering},
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

use linkwork::Status;
use ratatui::crossterm::event::{self, Event};

use super::{
    app::{App, Wish},
    best,
    draw::draw,
    shelf::Shelf,
    terminal::Taken,
    think::Thinker,
};

/// How long the loop waits for an event: a path goes in time, a clock does not skip a second.
pub(super) const WAIT: Duration = Duration::from_millis(100);
/// How often the clock is saved while nothing else is, in milliseconds.
const SAVE_CLOCK: u64 = 3000;

/// Somebody asked the program to end.
static STOP: AtomicBool = AtomicBool::new(false);

/// How the loop ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Quit,
    Interrupted,
}

/// Lets signals end the loop in its own time.
pub(super) fn stop_on_signals() -> io::Result<()> {
    ctrlc::set_handler(|| STOP.store(true, Ordering::SeqCst)).map_err(io::Error::other)
}

/// Plays until the player leaves. `first` is what the start of the game wants done.
pub(super) fn play(
    app: &mut App,
    shelf: &Shelf,
    taken: &mut Taken,
    first: &Wish,
) -> io::Result<End> {
    let begun = Instant::now();
    let now = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let mut saved = now();
    let mut keeper = Keeper::new(shelf);
    keeper.fulfil(app, first);
    let events = events();
    let mut thinker = Thinker::default();
    loop {
        thinker.think(app, &mut keeper, &now);
        picture(taken, app)?;
        let mut event = thinker.wait(app, &events, &mut keeper, &now);
        while event.is_err() && !STOP.load(Ordering::SeqCst) {
            let has_thought = thinker.take_used();
            let shown = app.show_on(now());
            keeper.fulfil(app, &shown);
            if shown != Wish::Nothing {
                thinker.think(app, &mut keeper, &now);
            }
            if app.tick(now()) || has_thought || shown != Wish::Nothing {
                keeper.note_best(app);
                picture(taken, app)?;
            }
            if now() - saved >= SAVE_CLOCK && runs(app) {
                keeper.fulfil(app, &Wish::Save);
                saved = now();
            }
            event = thinker.wait(app, &events, &mut keeper, &now);
        }
        let mut wish = Wish::Nothing;
        // What was typed faster than it can be drawn is done before the next picture.
        while let (true, Ok(happened)) = (wish.goes_on(), event) {
            wish = app.update(&happened?, now());
            keeper.fulfil(app, &wish);
            keeper.note_best(app);
            event = events.recv_timeout(Duration::ZERO);
        }
        // Somebody who plays with the mouse meanwhile holds nothing up.
        let shown = app.show_on(now());
        keeper.fulfil(app, &shown);
        if STOP.load(Ordering::SeqCst) {
            wish = Wish::Interrupt;
        }
        if !wish.goes_on() {
            app.tick(now());
            keeper.fulfil(app, &Wish::Save);
            return Ok(if wish == Wish::Quit {
                End::Quit
            } else {
                End::Interrupted
            });
        }
    }
}

/// Draws, at the size that the terminal has now: the event that tells of it may still wait behind others.
fn picture(taken: &mut Taken, app: &mut App) -> io::Result<()> {
    taken.0.draw(|frame| {
        app.resize(frame.area());
        draw(frame, app);
    })?;
    Ok(())
}

/// Reads events in a thread of its own: of a terminal that has gone away reading never comes back, and
/// the loop must still end then, on the signal that tells so.
fn events() -> Receiver<io::Result<Event>> {
    let (told, events) = mpsc::channel();
    thread::spawn(move || {
        loop {
            let event = event::read();
            let is_last = event.is_err();
            if told.send(event).is_err() || is_last {
                return;
            }
        }
    });
    events
}

impl Wish {
    fn goes_on(&self) -> bool {
        !matches!(self, Self::Quit | Self::Interrupt)
    }
}

fn runs(app: &App) -> bool {
    let state = app.game.as_ref().map(linkwork_ui::Game::state);
    state.is_some_and(|state| !state.paused && state.status == Status::Playing)
}

/// The save of the game on the table, and what is still owed to the one before it.
pub(super) struct Keeper<'a> {
    shelf: &'a Shelf,
    /// Until this is done nothing is written, or an old game would be lost.
    owed: Option<Wish>,
}

impl<'a> Keeper<'a> {
    pub(super) const fn new(shelf: &'a Shelf) -> Self {
        Self { shelf, owed: None }
    }

    /// Does to the saves what an event wishes. What fails is shown, tried again with the next action,
    /// and the game goes on.
    pub(super) fn fulfil(&mut self, app: &mut App, wish: &Wish) {
        let Some(game) = &app.game else { return };
        match wish {
            Wish::Nothing | Wish::Quit | Wish::Interrupt => return,
            Wish::Save => {}
            Wish::Begin(_) | Wish::Take(..) => self.owed = self.owed.take().or(Some(wish.clone())),
        }
        let text = game.session().save();
        let done = self.settle().and_then(|()| self.shelf.write(&text));
        app.unsaved = done.err().map(|why| why.to_string());
    }

    /// Keeps the result of a game that has just ended, if it is the best of its setting. A result that
    /// cannot be kept spoils no game.
    pub(super) fn note_best(&self, app: &mut App) {
        if app.best.is_none()
            && let Some(result) = app.game.as_ref().and_then(best::Result::of)
        {
            app.best = self.shelf.best(&result).ok();
        }
    }

    fn settle(&mut self) -> io::Result<()> {
        match &self.owed {
            Some(Wish::Begin(old)) => self.shelf.begin(*old)?,
            Some(Wish::Take(name, old)) => self.shelf.take(name, *old)?,
            _ => {}
        }
        self.owed = None;
        Ok(())
    }
}
