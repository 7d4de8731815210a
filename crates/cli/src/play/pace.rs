//! Thinking between pictures: in slices as long as nobody notices.

use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError},
    time::{Duration, Instant},
};

use linkwork::session::Action;
use ratatui::crossterm::event::Event;

use super::{
    app::App,
    run::{Keeper, WAIT},
};

/// How long a slice should take; it is made longer or shorter until it does.
const SLICE: Duration = Duration::from_millis(8);

/// How many positions a slice has on this machine and this board.
pub(super) struct Pace {
    positions: u64,
    /// There was something to think about since that was last asked.
    used: bool,
}

impl Pace {
    pub(super) const fn new() -> Self {
        Self {
            positions: 256,
            used: false,
        }
    }

    /// Whether there was something to think about since this was last asked.
    pub(super) const fn take_used(&mut self) -> bool {
        std::mem::replace(&mut self.used, false)
    }

    /// The next event, or none within the time that the loop waits; thinks meanwhile, if there is
    /// something to think about, and waits no longer once that is known.
    pub(super) fn wait(
        &mut self,
        app: &mut App,
        events: &Receiver<io::Result<Event>>,
        keeper: &mut Keeper<'_>,
        now: &dyn Fn() -> u64,
    ) -> Result<io::Result<Event>, RecvTimeoutError> {
        if !app.thinks() {
            return events.recv_timeout(WAIT);
        }
        self.used = true;
        let begun = Instant::now();
        while app.thinks() && begun.elapsed() < WAIT {
            match events.try_recv() {
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
                Ok(event) => return Ok(event),
            }
            let slice = Instant::now();
            let wish = app.play(Action::Think(self.positions), now());
            self.adapt(slice.elapsed());
            keeper.fulfil(app, &wish);
        }
        Err(RecvTimeoutError::Timeout)
    }

    /// Makes the next slice longer or shorter, after one that took so long.
    const fn adapt(&mut self, took: Duration) {
        self.positions = if took.as_micros() > SLICE.as_micros() {
            self.positions / 2 + 1
        } else {
            // An ended search may have been quick: no slice grows without measure.
            let most = 1 << 20;
            let next = self.positions * 2;
            if next < most { next } else { most }
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_take_about_as_long_as_they_should() {
        let mut pace = Pace::new();
        // A machine that looks at a thousand positions a millisecond.
        for _ in 0..20 {
            pace.adapt(Duration::from_micros(pace.positions));
        }
        assert!(
            (4_000..=16_400).contains(&pace.positions),
            "{}",
            pace.positions
        );
        // Then at one.
        for _ in 0..30 {
            pace.adapt(Duration::from_millis(pace.positions));
        }
        assert!((4..=17).contains(&pace.positions), "{}", pace.positions);
    }
}
