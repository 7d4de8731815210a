//! Commands typed at the table.

use leptos::prelude::*;
use linkwork::{
    pairs::{Cell, Kind},
    session::Action,
    text::cell_name,
};
use linkwork_ui::{Game, Typed, clipped};

use super::{Press, Seat};
use crate::{app::Where, route::Route};

impl Seat {
    /// Does what was typed.
    pub(crate) fn typed(self, line: &str, place: Where) {
        let typed = match Typed::read(line) {
            Ok(typed) => typed,
            Err(why) => {
                let words = why.words(&self.look.texts_now());
                return self.tell_words(words);
            }
        };
        let press = match typed {
            Typed::Play(mv) => return drop(self.act(Action::Play(mv))),
            Typed::Choose(pos) => {
                if !self.read(|game| game.state().size.contains(pos)) {
                    return self.say("refused-out-of-range");
                }
                self.point(pos);
                return drop(self.act(Action::Tap(pos)));
            }
            Typed::Where(word) => return self.tell_words(self.cells_of(&word)),
            Typed::Id => {
                let id = self.read(|game| game.session().id().to_string());
                let args = [("id", id.into())];
                return self.tell_words(self.look.with("game-id", &args));
            }
            Typed::Open(id) => return place.go(Route::Game(id)),
            Typed::Light(lit) => return self.light(lit),
            Typed::Find => return self.find(),
            Typed::New => return place.go(Route::New(None)),
            Typed::Help => return place.go(Route::Help),
            Typed::Quit => return place.go(Route::Home),
            Typed::Hint => Press::Hint,
            Typed::Show => Press::Show,
            Typed::Undo => Press::Undo,
            Typed::Redo => Press::Redo,
            Typed::Shuffle => Press::Shuffle,
            Typed::Restart => Press::Restart,
            Typed::Pause => Press::Pause,
        };
        self.press(press);
    }

    fn tell_words(self, words: String) {
        self.message.set(words.clone());
        self.look.announce(words);
    }

    /// The cells of a kind, which is named by its face or its number.
    pub(super) fn cells_of(self, word: &str) -> String {
        if self.read(|game| game.lines().is_some()) {
            return self.look.with("where-pairs", &[]);
        }
        if self.read(|game| game.state().paused) {
            return self.look.with("paused-refusal", &[]);
        }
        let kind = self.kind_of(word);
        let cells = kind.map(|kind| self.read(|game| cells(game, kind)));
        let face = kind.map_or_else(|| clipped(word), |kind| self.name(kind));
        let tile = ("tile", face.into());
        match cells.filter(|cells| !cells.is_empty()) {
            Some(cells) => self
                .look
                .with("where-cells", &[tile, ("cells", cells.into())]),
            None => self.look.with("where-none", &[tile]),
        }
    }

    fn kind_of(self, word: &str) -> Option<Kind> {
        let by_number = word.parse().ok().and_then(Kind::new);
        let set = self.look.faces_now();
        let mut all = (1..=Kind::MAX).filter_map(Kind::new);
        by_number.or_else(|| all.find(|kind| set.text(*kind).eq_ignore_ascii_case(word)))
    }
}

fn cells(game: &Game, kind: Kind) -> String {
    let Some(table) = game.pairs() else {
        return String::new();
    };
    let board = table.board;
    let alike = |pos: &linkwork::Pos| board.cell(*pos) == Some(Cell::Tile(kind));
    let names = board.size().positions().filter(alike).map(cell_name);
    names.collect::<Vec<_>>().join(", ")
}
