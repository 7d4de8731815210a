//! Thinking between pictures: in slices as long as nobody notices.

use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError},
    time::Instant,
};

use linkwork::session::Action;
use linkwork_ui::Pace;
use ratatui::crossterm::event::Event;

use super::{
    app::App,
    run::{Keeper, WAIT},
};

/// Thinks, and knows whether it has.
#[derive(Default)]
pub(super) struct Thinker {
    pace: Pace,
    /// There was something to think about since that was last asked.
    used: bool,
}

impl Thinker {
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
            self.pace.rest();
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
            if let Some(game) = &app.game {
                self.pace.begin(game);
            }
            let slice = Instant::now();
            let wish = app.play(Action::Think(self.pace.positions()), now());
            if let Some(game) = &mut app.game {
                self.pace.spend(game, slice.elapsed());
            }
            keeper.fulfil(app, &wish);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use crate::play::tests::play;

    #[test]
    fn a_light_that_was_looked_for_long_enough_is_not_known() {
        let mut desk = play("pairs:8x6,k12,any#5eed/0");
        let game = desk.app.game.as_mut().unwrap();
        linkwork_ui::Pace::default().spend(game, Duration::from_secs(21));
        assert!(!desk.app.thinks());
        assert!(desk.screen().contains("? not known"), "{}", desk.screen());
        // Another position is another matter.
        desk.keys("s");
        assert!(desk.app.thinks());
    }
}
