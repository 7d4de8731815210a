//! How a pairs game can be won, shown on the table: what the keys mean to it, and what is said.

use linkwork::{
    Status,
    pairs::{Move, Pair},
    session::{Action, Outcome},
};
use linkwork_ui::game::Shown;

use super::{
    act::Act,
    app::{App, Wish},
    turn::Before,
};

impl App {
    /// What an act means to a way that is offered or shown; `None` if it means nothing to it, and what it
    /// means to the game is to be done.
    pub(super) fn at_show(&mut self, act: Act, now: u64) -> Option<Wish> {
        let game = self.game.as_mut().filter(|game| game.has_show())?;
        match act {
            Act::Light(_) => None,
            Act::Choose => Some(self.show_next(now)),
            Act::Back | Act::Show => {
                game.stop_show();
                Some(self.say("show-stopped"))
            }
            _ => {
                game.stop_show();
                None
            }
        }
    }

    /// Plays the next pair of a way that is being shown, if it is due.
    pub(super) fn show_on(&mut self, now: u64) -> Wish {
        let before = self.before();
        let shown = self.game.as_mut().and_then(|game| game.show_on(now));
        let Some((before, shown)) = before.zip(shown) else {
            return Wish::Nothing;
        };
        self.tell_shown(before, shown, now);
        self.follow();
        Wish::Save
    }

    /// Begins to show what is offered, or goes on with it.
    fn show_next(&mut self, now: u64) -> Wish {
        let before = self.before();
        let shown = self.game.as_mut().and_then(|game| game.show_next(now));
        if let Some((before, shown)) = before.zip(shown) {
            self.tell_shown(before, shown, now);
        }
        Wish::Save
    }

    fn tell_shown(&mut self, before: Before, shown: Shown, now: u64) {
        self.grip = None;
        match shown {
            Shown::Back(moves) => {
                let status = self.game.as_ref().map(|game| game.state().status);
                (self.panel, self.best) = (status != Some(Status::Playing), None);
                self.message = self.texts().with("show-back", &[("n", moves.into())]);
            }
            Shown::Joined {
                pair,
                n,
                all,
                outcome,
            } => {
                let action = Action::Play(Move::Join(pair).into());
                self.tell(before, action, &outcome, now);
                if let Outcome::Done(_) = outcome {
                    self.tell_pair(pair, (n, all));
                }
            }
        }
    }

    /// Says that a pair was joined as the `n`th of so many.
    fn tell_pair(&mut self, pair: Pair, (n, all): (usize, usize)) {
        if n < all {
            let what = std::mem::take(&mut self.message);
            let args = [("n", n.into()), ("all", all.into()), ("what", what.into())];
            self.message = self.look.texts.with("show-pair", &args);
        }
        let is_partly_seen = self.view().is_some_and(|view| !view.is_whole());
        if let Some(game) = self.game.as_mut().filter(|_| is_partly_seen) {
            game.cursor.put(pair.a);
        }
    }
}
