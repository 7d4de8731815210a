//! How a pairs game can be won, shown on the table: back to the last position from which it can, then pair by
//! pair. What is shown is played: it can be undone, and the save holds it.

use linkwork::{
    pairs::{Move, Pair},
    session::{Action, Outcome, WayOut},
};

use super::Game;

/// How long it takes until the next pair is played, and how long its path is seen, in milliseconds.
const STEP: u64 = 600;
const SEEN: u64 = 500;
/// How long there is to see where it begins.
const BEGIN: u64 = 1500;

/// A way to win that is offered or being shown.
#[derive(Clone, Debug)]
pub(super) struct Show {
    way: WayOut,
    /// How many of its pairs were played, and when the next one is due; `None` while it is only offered.
    played: Option<(usize, u64)>,
}

impl Show {
    /// Offers that way.
    pub(super) const fn new(way: WayOut) -> Self {
        Self { way, played: None }
    }
}

/// What was shown of a way to win.
///
/// ```
/// # use linkwork::Session;
/// # use linkwork::session::Action;
/// # use linkwork_ui::{Game, game::Shown};
/// let mut game = Game::new(Session::open("pairs::1221")?, 0);
/// game.act(0, Action::WayOut);
/// while game.thinks() {
///     game.act(0, Action::Think(1000));
/// }
/// assert!(matches!(game.show_next(0), Some(Shown::Joined { n: 1, all: 2, .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// So many moves were taken back; the pairs follow.
    Back(usize),
    /// A pair was played: which one of how many, and what came of it.
    Joined {
        /// The pair.
        pair: Pair,
        /// Counted from 1.
        n: usize,
        /// How many there are.
        all: usize,
        /// What came of it.
        outcome: Outcome,
    },
}

impl Game {
    /// The way to win that is offered, until it is shown or put away.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::Action;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::1221")?, 0);
    /// game.act(0, Action::WayOut);
    /// while game.thinks() {
    ///     game.act(0, Action::Think(1000));
    /// }
    /// assert_eq!(game.offer().map(|way| way.pairs.len()), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn offer(&self) -> Option<&WayOut> {
        let show = self.show.as_ref().filter(|show| show.played.is_none())?;
        Some(&show.way)
    }

    /// Whether a way to win is offered or being shown.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::Action;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::1221")?, 0);
    /// game.act(0, Action::WayOut);
    /// while game.thinks() {
    ///     game.act(0, Action::Think(1000));
    /// }
    /// assert!(game.has_show());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn has_show(&self) -> bool {
        self.show.is_some()
    }

    /// Puts away what is offered or shown.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::Action;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::1221")?, 0);
    /// game.act(0, Action::WayOut);
    /// while game.thinks() {
    ///     game.act(0, Action::Think(1000));
    /// }
    /// game.stop_show();
    /// assert!(game.offer().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stop_show(&mut self) {
        self.show = None;
    }

    /// Plays the next pair of a way that is being shown, if it is due.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::Action;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::1221")?, 0);
    /// game.act(0, Action::WayOut);
    /// while game.thinks() {
    ///     game.act(0, Action::Think(1000));
    /// }
    /// assert!(game.show_on(9000).is_none(), "it is only offered");
    /// game.show_next(9000);
    /// assert!(game.show_on(9001).is_none() && game.show_on(10_000).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn show_on(&mut self, now: u64) -> Option<Shown> {
        let due = self.show.as_ref()?.played?.1;
        (due <= now).then(|| self.show_next(now)).flatten()
    }

    /// Begins to show what is offered, or goes on with it; nothing if there is none.
    ///
    /// ```
    /// # use linkwork::Session;
    /// # use linkwork::session::Action;
    /// # use linkwork_ui::Game;
    /// let mut game = Game::new(Session::open("pairs::1221")?, 0);
    /// game.act(0, Action::WayOut);
    /// while game.thinks() {
    ///     game.act(0, Action::Think(1000));
    /// }
    /// assert!(game.show_next(0).is_some() && game.show_next(0).is_some());
    /// assert!(game.show_next(0).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn show_next(&mut self, now: u64) -> Option<Shown> {
        let show = self.show.take()?;
        if show.played.is_none() {
            self.act(now, Action::Watch);
            if show.way.undo > 0 {
                return Some(self.go_back(show, now));
            }
        }
        let n = show.played.map_or(0, |(n, _)| n);
        let pair = *show.way.pairs.get(n)?;
        let outcome = self.act(now, Action::Play(Move::Join(pair).into()));
        let all = show.way.pairs.len();
        // Only a path of a pair that has gone has its kind.
        let is_joined = self
            .flash
            .as_ref()
            .is_some_and(|flash| flash.kind.is_some());
        if is_joined && n + 1 < all {
            if let Some(flash) = &mut self.flash {
                flash.until = now + SEEN;
            }
            let played = Some((n + 1, now + STEP));
            self.show = Some(Show { played, ..show });
        }
        Some(Shown::Joined {
            pair,
            n: n + 1,
            all,
            outcome,
        })
    }

    /// Takes moves back at once, to where the way begins.
    fn go_back(&mut self, show: Show, now: u64) -> Shown {
        let moves = show.way.undo;
        for _ in 0..moves {
            self.act(now, Action::Undo);
        }
        self.flash = None;
        let played = Some((0, now + BEGIN));
        self.show = Some(Show { played, ..show });
        Shown::Back(moves)
    }
}
