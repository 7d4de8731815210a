//! How far a long run has come: on stderr, if that is a terminal, once the run turns out to be long.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Whether a bar is on the screen.
static SHOWN: AtomicBool = AtomicBool::new(false);

/// What comes next on the terminal begins a line of its own: for the end of the program in the middle of a run.
pub(crate) fn leave() {
    if SHOWN.load(Ordering::Relaxed) {
        let _ = writeln!(io::stderr());
    }
}

/// A bar, shown after a second. It goes with the value.
pub(crate) struct Progress {
    bar: ProgressBar,
    wanted: bool,
    start: Instant,
}

impl Progress {
    /// Of boards that are dealt. On the terminal the lines that scroll by are progress enough.
    pub(crate) fn boards(total: u64) -> Self {
        let style = "{bar:40} {pos} of {len} boards, {eta} left";
        Self::new(total, style, !io::stdout().is_terminal())
    }

    /// Of one search, of which nobody knows when it ends: the bar is what it may take at most.
    pub(crate) fn positions() -> Self {
        let style = "{bar:40} {human_pos} positions, at most {human_len}, {elapsed}";
        Self::new(0, style, true)
    }

    fn new(total: u64, style: &str, wanted: bool) -> Self {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        Self {
            bar,
            wanted: wanted && io::stderr().is_terminal(),
            start: Instant::now(),
        }
    }

    /// One board more. Any thread may say so.
    pub(crate) fn advance(&self) {
        self.show();
        self.bar.inc(1);
    }

    /// So many positions of so many that it may take.
    pub(crate) fn at(&self, looked: u64, budget: u64) {
        self.show();
        self.bar.set_length(budget);
        self.bar.set_position(looked.min(budget));
    }

    fn show(&self) {
        let is_long = self.start.elapsed() > Duration::from_secs(1);
        if self.wanted && is_long && self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
            SHOWN.store(true, Ordering::Relaxed);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
        SHOWN.store(false, Ordering::Relaxed);
    }
}
