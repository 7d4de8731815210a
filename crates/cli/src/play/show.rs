//! How a pairs game can be won, shown on the table: back to the last position from which it can, then pair
//! by pair. What is shown is played: it can be undone, and the save holds it.

use linkwork::{
    pairs::{Move, Pair},
    session::{Action, WayOut},
};

use super::{
    act::Act,
    app::{App, Wish},
    game::Game,
};

/// How long it takes until the next pair is played, and how long its path is seen, in milliseconds.
const STEP: u64 = 600;
const SEEN: u64 = 500;
/// How long there is to see where it begins.
const BEGIN: u64 = 1500;

/// A way to win that is offered or being shown.
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

    fn is_due(&self, now: u64) -> bool {
        self.played.is_some_and(|(_, due)| due <= now)
    }
}

impl Game {
    /// The way to win that is offered, until it is shown or put away.
    pub(super) fn offer(&self) -> Option<&WayOut> {
        let show = self.show.as_ref().filter(|show| show.played.is_none())?;
        Some(&show.way)
    }
}

impl App {
    /// What an act means to a way that is offered or shown; `None` if it means nothing to it, and what it
    /// means to the game is to be done.
    pub(super) fn at_show(&mut self, act: Act, now: u64) -> Option<Wish> {
        let game = self.game.as_mut()?;
        game.show.as_ref()?;
        match act {
            Act::Light(_) => None,
            Act::Choose => Some(self.show_next(now)),
            Act::Back | Act::Show => {
                game.show = None;
                Some(self.say("show-stopped"))
            }
            _ => {
                game.show = None;
                None
            }
        }
    }

    /// Plays the next pair of a way that is being shown, if it is due.
    pub(super) fn show_on(&mut self, now: u64) -> Wish {
        let is_due = |show: &Show| show.is_due(now);
        let show = self.game.as_ref().and_then(|game| game.show.as_ref());
        if !show.is_some_and(is_due) {
            return Wish::Nothing;
        }
        let wish = self.show_next(now);
        self.follow();
        wish
    }

    /// Begins to show what is offered, or goes on with it.
    fn show_next(&mut self, now: u64) -> Wish {
        let Some(show) = self.game.as_mut().and_then(|game| game.show.take()) else {
            return Wish::Nothing;
        };
        let all = show.way.pairs.len();
        let played = match show.played {
            None if show.way.undo > 0 => {
                self.play(Action::Watch, now);
                self.go_back(show.way.undo, now);
                Some((0, now + BEGIN))
            }
            before => {
                if before.is_none() {
                    self.play(Action::Watch, now);
                }
                let n = before.map_or(0, |(n, _)| n);
                let pair = show.way.pairs.get(n).copied();
                let is_joined = pair.is_some_and(|pair| self.join(pair, (n + 1, all), now));
                (is_joined && n + 1 < all).then_some((n + 1, now + STEP))
            }
        };
        if let (Some(_), Some(game)) = (played, &mut self.game) {
            game.show = Some(Show { played, ..show });
        }
        Wish::Save
    }

    /// Takes so many moves back at once.
    fn go_back(&mut self, moves: usize, now: u64) {
        for _ in 0..moves {
            self.play(Action::Undo, now);
        }
        if let Some(game) = &mut self.game {
            game.flash = None;
        }
        self.message = self.texts().with("show-back", &[("n", moves.into())]);
    }

    /// Plays a pair as the `n`th of so many, its path seen for a while; false if it was refused.
    fn join(&mut self, pair: Pair, (n, all): (usize, usize), now: u64) -> bool {
        self.play(Action::Play(Move::Join(pair).into()), now);
        let is_partly_seen = self.view().is_some_and(|view| !view.is_whole());
        let Some(game) = &mut self.game else {
            return false;
        };
        // Only a path of a pair that has gone has its kind.
        let Some(flash) = game.flash.as_mut().filter(|flash| flash.kind.is_some()) else {
            return false;
        };
        if n < all {
            flash.until = now + SEEN;
            let what = std::mem::take(&mut self.message);
            let args = [("n", n.into()), ("all", all.into()), ("what", what.into())];
            self.message = self.look.texts.with("show-pair", &args);
        }
        if is_partly_seen {
            game.cursor.put(pair.a);
        }
        true
    }
}
