//! Thinking between pictures: in slices as long as nobody notices.

use core::time::Duration;

use linkwork::Key;

use super::Game;

/// How long a slice should take; it is made longer or shorter until it does.
const SLICE: Duration = Duration::from_millis(8);

/// How long the light is looked for on one board. It is the only thing that is looked for unasked, and the
/// largest boards would have it for minutes.
const LIGHT: Duration = Duration::from_secs(20);

/// How many positions the first slice has: one of a large board takes long.
const FEW: u64 = 16;

/// How many positions a slice has on this machine and this board.
///
/// ```
/// use std::time::Duration;
/// use linkwork::Session;
/// use linkwork_ui::{Game, Pace};
///
/// let mut game = Game::new(Session::open("pairs:8x6,k12#5eed/0")?, 0);
/// game.light(true);
/// let mut pace = Pace::default();
/// // A quick machine: every slice takes a millisecond.
/// while game.thinks() {
///     pace.begin(&game);
///     game.act(500, linkwork::session::Action::Think(pace.positions()));
///     pace.spend(&mut game, Duration::from_millis(1));
/// }
/// assert!(!game.is_dark());
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Pace {
    positions: u64,
    slice: Duration,
    /// How long the light has been looked for.
    spent: Duration,
    /// The position that this is about.
    key: Option<Key>,
}

impl Default for Pace {
    /// For slices of about eight milliseconds.
    fn default() -> Self {
        Self::of(SLICE)
    }
}

impl Pace {
    /// For slices that take about that long.
    ///
    /// ```
    /// # use std::time::Duration;
    /// let pace = linkwork_ui::Pace::of(Duration::from_millis(4));
    /// assert!(pace.positions() > 0);
    /// ```
    #[must_use]
    pub const fn of(slice: Duration) -> Self {
        Self {
            positions: FEW,
            slice,
            spent: Duration::ZERO,
            key: None,
        }
    }

    /// How many positions the next slice has.
    ///
    /// ```
    /// assert_eq!(linkwork_ui::Pace::default().positions(), 16);
    /// ```
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Nothing is being thought about.
    ///
    /// ```
    /// linkwork_ui::Pace::default().rest();
    /// ```
    pub const fn rest(&mut self) {
        self.spent = Duration::ZERO;
    }

    /// Begins anew where another position came on the screen: what was quick on the one may take minutes on
    /// the other.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork_ui::{Game, Pace};
    /// let game = Game::new(Session::open("pairs::11")?, 0);
    /// let mut pace = Pace::default();
    /// pace.begin(&game);
    /// assert_eq!(pace.positions(), 16);
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
    pub fn begin(&mut self, game: &Game) {
        let key = Some(game.key());
        if self.key != key {
            self.key = key;
            self.positions = FEW;
            self.spent = Duration::ZERO;
        }
    }

    /// Learns from a slice that took so long. A light that was looked for long enough is left as it is.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use linkwork::Session;
    /// # use linkwork_ui::{Game, Pace};
    /// let mut game = Game::new(Session::open("pairs:8x6,k12,any#5eed/0")?, 0);
    /// game.light(true);
    /// assert!(game.thinks());
    /// Pace::default().spend(&mut game, Duration::from_secs(21));
    /// assert!(!game.thinks());
    /// # Ok::<(), linkwork::session::OpenError>(())
    /// ```
    pub fn spend(&mut self, game: &mut Game, took: Duration) {
        self.adapt(took, game.thinks());
        if game.is_asked {
            return;
        }
        self.spent += took;
        if self.spent > LIGHT {
            self.spent = Duration::ZERO;
            game.is_tired = true;
        }
    }

    /// Makes the next slice longer or shorter, after one that took so long. One that has ended its search
    /// (`full`: it has not) may have been quick because there was little to do.
    fn adapt(&mut self, took: Duration, full: bool) {
        if took > self.slice {
            self.positions = self.positions / 2 + 1;
        } else if full && took < self.slice / 2 && self.positions < 1 << 20 {
            self.positions *= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use linkwork::{Session, session::Action};

    fn game(id: &str) -> Game {
        let mut game = Game::new(Session::open(id).unwrap(), 0);
        game.light(true);
        game
    }

    #[test]
    fn the_light_is_not_looked_for_without_end() {
        let mut looked = game("pairs:8x6,k12,any#5eed/0");
        let mut pace = Pace::default();
        pace.spend(&mut looked, LIGHT);
        assert!(looked.thinks());
        pace.spend(&mut looked, Duration::from_millis(1));
        assert!(!looked.thinks());
        // A question is thought about to its end.
        let mut asked = game("lines:netslide,6x6#5eed/0");
        asked.act(5, Action::Hint);
        pace.spend(&mut asked, LIGHT * 2);
        assert!(asked.thinks());
    }

    /// A quick search on one board says nothing about the next one, which may be a thousand times as slow.
    #[test]
    fn another_board_begins_with_a_short_slice() {
        let first = game("pairs:8x6,k12#5eed/0");
        let mut pace = Pace::default();
        pace.begin(&first);
        (pace.positions, pace.spent) = (1 << 20, LIGHT / 2);
        pace.begin(&first);
        assert_eq!(pace.positions, 1 << 20);
        pace.begin(&game("pairs:18x8,k36,gleft#a/0"));
        assert_eq!((pace.positions, pace.spent), (FEW, Duration::ZERO));
    }

    #[test]
    fn slices_take_about_as_long_as_they_should() {
        let mut pace = Pace::default();
        // A machine that looks at a thousand positions a millisecond.
        for _ in 0..20 {
            pace.adapt(Duration::from_micros(pace.positions), true);
        }
        assert!((4_000..=8_000).contains(&pace.positions), "{pace:?}");
        // Then at one.
        for _ in 0..30 {
            pace.adapt(Duration::from_millis(pace.positions), true);
        }
        assert!((4..=8).contains(&pace.positions), "{pace:?}");
        // Searches that end at once do not make the slices of a hard one longer.
        let before = pace.positions;
        for _ in 0..30 {
            pace.adapt(Duration::ZERO, false);
        }
        assert_eq!(pace.positions, before);
    }
}
