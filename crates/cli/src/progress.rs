//! How far a long run has come: on stderr, if that is a terminal, once the run turns out to be long.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long a run goes on before it counts as long.
const LONG: Duration = Duration::from_secs(1);

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
    ticks: Option<Ticks>,
}

/// Shows a bar after a second and keeps it moving, also while one board takes long.
struct Ticks {
    end: Sender<()>,
    thread: JoinHandle<()>,
}

impl Ticks {
    fn begin(bar: ProgressBar) -> Self {
        let (end, ended) = mpsc::channel();
        let tick = move || {
            if ended.recv_timeout(LONG) == Err(RecvTimeoutError::Timeout) {
                show(&bar);
                bar.enable_steady_tick(Duration::from_millis(100));
            }
        };
        Self {
            end,
            thread: thread::spawn(tick),
        }
    }

    /// After it nothing comes on the screen any more.
    fn end(self) {
        drop(self.end);
        let _ = self.thread.join();
    }
}

/// Puts a bar on the screen.
fn show(bar: &ProgressBar) {
    bar.set_draw_target(ProgressDrawTarget::stderr());
    SHOWN.store(true, Ordering::Relaxed);
}

impl Progress {
    /// Of boards that are dealt. On the terminal the lines that scroll by are progress enough.
    pub(crate) fn boards(total: u64) -> Self {
        let style = "{spinner} {bar:40} {pos} of {len} boards, {elapsed}";
        let mut progress = Self::new(total, style, !io::stdout().is_terminal());
        if progress.wanted {
            progress.ticks = Some(Ticks::begin(progress.bar.clone()));
        }
        progress
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
            ticks: None,
        }
    }

    /// One board more. Any thread may say so.
    pub(crate) fn advance(&self) {
        self.bar.inc(1);
    }

    /// So many positions of so many that it may take.
    pub(crate) fn at(&self, looked: u64, budget: u64) {
        self.show();
        self.bar.set_length(budget);
        self.bar.set_position(looked.min(budget));
    }

    fn show(&self) {
        if self.wanted && self.start.elapsed() > LONG && self.bar.is_hidden() {
            show(&self.bar);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(ticks) = self.ticks.take() {
            ticks.end();
        }
        self.bar.finish_and_clear();
        SHOWN.store(false, Ordering::Relaxed);
    }
}
