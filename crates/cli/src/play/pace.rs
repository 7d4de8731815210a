//! Thinking between pictures: in slices as long as nobody notices.

use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError},
    time::{Duration, Instant},
};

use linkwork::{
    Key,
    session::{Action, Table},
};
use ratatui::crossterm::event::Event;

use super::{
    app::App,
    run::{Keeper, WAIT},
};

/// How long a slice should take; it is made longer or shorter until it does.
const SLICE: Duration = Duration::from_millis(8);

/// How long the light is looked for on one board. It is the only thing that is looked for unasked, and the
/// largest boards would have it for minutes.
const LIGHT: Duration = Duration::from_secs(20);

/// How many positions the first slice has: one of a large board takes long.
const FEW: u64 = 16;

/// How many positions a slice has on this machine and this board.
pub(super) struct Pace {
    positions: u64,
    /// There was something to think about since that was last asked.
    used: bool,
    /// How long the light has been looked for.
    spent: Duration,
    /// The position that this is about.
    key: Option<Key>,
}

impl Pace {
    pub(super) const fn new() -> Self {
        Self {
            positions: FEW,
            used: false,
            spent: Duration::ZERO,
            key: None,
        }
    }

    /// Begins anew where another position came on the screen: what was quick on the one may take minutes on the
    /// other.
    fn begin(&mut self, app: &App) {
        let key = app.game.as_ref().map(|game| match game.table() {
            Table::Pairs(table) => table.board.key(),
            Table::Lines(table) => table.round.board().key(),
        });
        if self.key != key {
            self.key = key;
            self.positions = FEW;
            self.spent = Duration::ZERO;
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
            self.spent = Duration::ZERO;
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
            self.think(app, keeper, now);
        }
        Err(RecvTimeoutError::Timeout)
    }

    /// Thinks for a slice before the next picture: what is found at once is not seen being looked for.
    pub(super) fn think(&mut self, app: &mut App, keeper: &mut Keeper<'_>, now: &dyn Fn() -> u64) {
        if app.dealing.is_some() {
            let wish = app.deal_on(now());
            keeper.fulfil(app, &wish);
        } else if app.thinks() {
            self.begin(app);
            let slice = Instant::now();
            let wish = app.play(Action::Think(self.positions), now());
            self.adapt(slice.elapsed(), app.thinks());
            self.spend(slice.elapsed(), app);
            keeper.fulfil(app, &wish);
        }
    }

    /// Leaves the light as it is when it has been looked for long enough.
    fn spend(&mut self, took: Duration, app: &mut App) {
        let Some(game) = app.game.as_mut().filter(|game| !game.is_asked) else {
            return;
        };
        self.spent += took;
        if self.spent > LIGHT {
            self.spent = Duration::ZERO;
            game.is_tired = true;
        }
    }

    /// Makes the next slice longer or shorter, after one that took so long. One that has ended its search
    /// (`full`: it has not) may have been quick because there was little to do.
    const fn adapt(&mut self, took: Duration, full: bool) {
        if took.as_micros() > SLICE.as_micros() {
            self.positions = self.positions / 2 + 1;
        } else if full && self.positions < 1 << 20 {
            self.positions *= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::tests::play;

    #[test]
    fn the_light_is_not_looked_for_without_end() {
        let mut desk = play("pairs:8x6,k12,any#5eed/0");
        let mut pace = Pace::new();
        pace.spend(LIGHT, &mut desk.app);
        assert!(desk.app.thinks());
        pace.spend(Duration::from_millis(1), &mut desk.app);
        assert!(!desk.app.thinks());
        assert!(desk.screen().contains("? not known"), "{}", desk.screen());
        // Another position is another matter, and a question is thought about to its end.
        desk.keys("s");
        assert!(desk.app.thinks());
        let mut desk = play("lines:netslide,6x6#5eed/0");
        desk.keys("i");
        pace.spend(LIGHT * 2, &mut desk.app);
        assert!(desk.app.thinks());
    }

    /// A quick search on one board says nothing about the next one, which may be a thousand times as slow.
    #[test]
    fn another_board_begins_with_a_short_slice() {
        let mut desk = play("pairs:8x6,k12#5eed/0");
        let mut pace = Pace::new();
        pace.begin(&desk.app);
        (pace.positions, pace.spent) = (1 << 20, LIGHT / 2);
        pace.begin(&desk.app);
        assert_eq!(pace.positions, 1 << 20);
        desk.keys(":open pairs:62x62,k36,gleft#a/0\n");
        pace.begin(&desk.app);
        assert_eq!((pace.positions, pace.spent), (FEW, Duration::ZERO));
    }

    #[test]
    fn slices_take_about_as_long_as_they_should() {
        let mut pace = Pace::new();
        // A machine that looks at a thousand positions a millisecond.
        for _ in 0..20 {
            pace.adapt(Duration::from_micros(pace.positions), true);
        }
        assert!(
            (4_000..=16_400).contains(&pace.positions),
            "{}",
            pace.positions
        );
        // Then at one.
        for _ in 0..30 {
            pace.adapt(Duration::from_millis(pace.positions), true);
        }
        assert!((4..=17).contains(&pace.positions), "{}", pace.positions);
        // Searches that end at once do not make the slices of a hard one longer.
        let before = pace.positions;
        for _ in 0..30 {
            pace.adapt(Duration::ZERO, false);
        }
        assert_eq!(pace.positions, before);
    }
}
