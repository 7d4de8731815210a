//! How far a long run has come.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

/// A bar on stderr, shown once a run turns out to be long.
pub(super) struct Progress {
    bar: ProgressBar,
    start: Instant,
}

impl Progress {
    pub(super) fn new(total: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
        if let Ok(style) =
            ProgressStyle::with_template("{bar:40} {pos} of {len} boards, {eta} left")
        {
            bar.set_style(style);
        }
        Self {
            bar,
            start: Instant::now(),
        }
    }

    pub(super) fn advance(&mut self, boards: usize) {
        // Lines that scroll by are progress enough.
        let wanted = io::stderr().is_terminal() && !io::stdout().is_terminal();
        if wanted && self.bar.is_hidden() && self.start.elapsed() > Duration::from_secs(1) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(boards as u64);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
