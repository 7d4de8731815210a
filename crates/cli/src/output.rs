//! Lines to standard output: each whole, each flushed.

use crate::exit::{Exit, Fault};
use crate::progress;
use std::io::{self, Write as _};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

/// Held while a line is on its way.
static LINE: Mutex<()> = Mutex::new(());

/// Writes text that ends with a line end, and flushes.
pub(crate) fn put(text: &str) -> Result<(), Fault> {
    let _whole = LINE.lock();
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(Fault::Write)
}

/// Makes Ctrl-C end the program with exit code 130, not in the middle of a line.
pub(crate) fn end_on_interrupt() {
    on_interrupt(|| {
        // A reader that has stopped reading would hold the line up for ever, so the wait is short.
        for _ in 0..20 {
            if let Ok(_whole) = LINE.try_lock() {
                progress::leave();
                std::process::exit(Exit::Interrupted as i32);
            }
            thread::sleep(Duration::from_millis(5));
        }
        progress::leave();
        std::process::exit(Exit::Interrupted as i32);
    });
}

/// Calls `end` on Ctrl-C, and on nothing else: a long deal under `nohup` outlives its terminal. Where
/// that cannot be arranged, the system's own way to end is good enough.
#[cfg(unix)]
fn on_interrupt(end: fn()) {
    use signal_hook::{consts::SIGINT, iterator::Signals};

    if let Ok(mut signals) = Signals::new([SIGINT]) {
        thread::spawn(move || {
            if signals.forever().next().is_some() {
                end();
            }
        });
    }
}

#[cfg(not(unix))]
fn on_interrupt(end: fn()) {
    let _ = ctrlc::set_handler(end);
}
