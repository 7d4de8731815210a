//! The terminal: taken for the game, and given back whatever happens.

use std::{
    io::{self, Stdout, stdout},
    mem::ManuallyDrop,
    panic,
    sync::atomic::{AtomicBool, Ordering},
};

use ratatui::{
    Terminal,
    backend::CrosstermBackend,
    crossterm::{
        cursor::Show,
        event::{
            DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
        },
        execute,
        terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
    },
};

/// The terminal is ours.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while the game has it. Dropping it gives the terminal back; so does a panic.
///
/// Ratatui's own drop is left out: it says on stderr what failed, and panics where that has gone with the
/// terminal. All it does is to show the cursor, which [`give_back`] does as well.
pub(super) struct Taken(pub(super) ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>);

impl Taken {
    pub(super) fn new() -> io::Result<Self> {
        let told = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            // First the terminal, or the message would be lost with the game's screen.
            give_back();
            told(what);
        }));
        TAKEN.store(true, Ordering::SeqCst);
        let taken = enable_raw_mode().and_then(|()| {
            execute!(
                stdout(),
                EnterAlternateScreen,
                EnableMouseCapture,
                EnableBracketedPaste
            )?;
            Terminal::new(CrosstermBackend::new(stdout()))
        });
        if taken.is_err() {
            give_back();
        }
        taken.map(|terminal| Self(ManuallyDrop::new(terminal)))
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back; once is enough. What fails on the way must not stop the rest.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(
            stdout(),
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
    }
}
