//! The loop: events in, pictures out, saves written. The only place here that knows the time.

use std::{
    io,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use linkwork::Status;
use ratatui::crossterm::event;

use super::{
    app::{App, Wish},
    draw::draw,
    shelf::Shelf,
    terminal::Taken,
};

/// How long the loop waits for an event: a path goes in time, a clock does not skip a second.
const WAIT: Duration = Duration::from_millis(100);
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
    fulfil(app, shelf, first);
    loop {
        taken.0.draw(|frame| draw(frame, app))?;
        while !event::poll(WAIT)? && !STOP.load(Ordering::SeqCst) {
            if app.tick(now()) {
                taken.0.draw(|frame| draw(frame, app))?;
            }
            if now() - saved >= SAVE_CLOCK && runs(app) {
                fulfil(app, shelf, &Wish::Save);
                saved = now();
            }
        }
        let mut wish = Wish::Nothing;
        // What was typed faster than it can be drawn is done before the next picture.
        while wish.goes_on() && event::poll(Duration::ZERO)? {
            wish = app.update(&event::read()?, now());
            fulfil(app, shelf, &wish);
        }
        if STOP.load(Ordering::SeqCst) {
            wish = Wish::Interrupt;
        }
        if !wish.goes_on() {
            app.tick(now());
            fulfil(app, shelf, &Wish::Save);
            return Ok(if wish == Wish::Quit {
                End::Quit
            } else {
                End::Interrupted
            });
        }
    }
}

impl Wish {
    fn goes_on(&self) -> bool {
        !matches!(self, Self::Quit | Self::Interrupt)
    }
}

fn runs(app: &App) -> bool {
    let table = app.game.as_ref().map(super::game::Game::table);
    table.is_some_and(|table| !table.paused && table.status == Status::Playing)
}

/// Does to the saves what an event wishes. What fails is shown, and the game goes on.
fn fulfil(app: &mut App, shelf: &Shelf, wish: &Wish) {
    let Some(text) = app.game.as_ref().map(|game| game.session().save()) else {
        return;
    };
    let done = match wish {
        Wish::Nothing | Wish::Quit | Wish::Interrupt => return,
        Wish::Save => shelf.write(&text),
        Wish::Begin(old) => shelf.begin(*old).and_then(|()| shelf.write(&text)),
        Wish::Take(name, old) => shelf.take(name, *old).and_then(|()| shelf.write(&text)),
    };
    app.unsaved = done.err().map(|why| why.to_string());
}
