//! The command line of the screen.

use linkwork::{Pos, pairs::Cell, session::Action, text::cell_name};
use linkwork_ui::{Typed, clipped};

use super::{
    act::Act,
    app::{App, Wish},
};

impl App {
    /// Does what was typed on the command line.
    pub(super) fn typed(&mut self, line: &str, now: u64) -> Wish {
        let typed = match Typed::read(line) {
            Ok(typed) => typed,
            Err(why) => {
                self.message = why.words(self.texts());
                return Wish::Nothing;
            }
        };
        match typed {
            Typed::Play(mv) => self.play(Action::Play(mv), now),
            Typed::Choose(pos) if !self.has(pos) => self.say("refused-out-of-range"),
            Typed::Choose(pos) => self.act(Act::Tap(pos), now),
            Typed::Where(word) => {
                self.message = self.cells_of(&word);
                Wish::Nothing
            }
            Typed::Id => {
                let id = self
                    .game
                    .as_ref()
                    .map(|game| game.session().id().to_string());
                self.message = self
                    .texts()
                    .with("game-id", &[("id", id.unwrap_or_default().into())]);
                Wish::Nothing
            }
            Typed::Open(text) => {
                self.show_open(text, now);
                self.open_typed(now)
            }
            Typed::Hint => self.act(Act::Hint, now),
            Typed::Show => self.act(Act::Show, now),
            Typed::Light(lit) => self.act(Act::Light(lit), now),
            Typed::Find => self.act(Act::Find, now),
            Typed::Undo => self.act(Act::Undo, now),
            Typed::Redo => self.act(Act::Redo, now),
            Typed::Shuffle => self.act(Act::Shuffle, now),
            Typed::Restart => self.act(Act::Restart, now),
            Typed::New => self.act(Act::New, now),
            Typed::Pause => self.act(Act::Pause, now),
            Typed::Help => self.act(Act::Help, now),
            Typed::Quit => Wish::Quit,
        }
    }

    fn has(&self, pos: Pos) -> bool {
        let size = self.game.as_ref().map(|game| game.state().size);
        size.is_some_and(|size| size.contains(pos))
    }

    fn cells_of(&self, word: &str) -> String {
        if self
            .game
            .as_ref()
            .is_some_and(|game| game.lines().is_some())
        {
            return self.texts().say("where-pairs");
        }
        if self.game.as_ref().is_some_and(|game| game.state().paused) {
            return self.texts().say("paused-refusal");
        }
        let kind = self.look.faces.kind(word);
        let cells = self.game.as_ref().zip(kind).and_then(|(game, kind)| {
            let board = game.pairs()?.board;
            let alike = |pos: &Pos| board.cell(*pos) == Some(Cell::Tile(kind));
            let names = board.size().positions().filter(alike).map(cell_name);
            Some(names.collect::<Vec<_>>().join(", "))
        });
        let face = kind.map_or_else(|| clipped(word), |kind| self.look.faces.name(kind));
        let tile = ("tile", face.into());
        match cells.filter(|cells| !cells.is_empty()) {
            Some(cells) => self
                .texts()
                .with("where-cells", &[tile, ("cells", cells.into())]),
            None => self.texts().with("where-none", &[tile]),
        }
    }
}
