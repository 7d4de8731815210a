//! The panel that lies over the board of a paused, won or stuck game.

use linkwork::Status;
use linkwork_ui::clock_text;
use ratatui::{layout::Rect, style::Style};

use super::{
    act::Act,
    app::App,
    game::Game,
    page::{Button, Page},
};

impl App {
    /// What lies over the board of a paused, won or stuck game.
    pub(super) fn panel_page(&self, game: &Game) -> Option<Page> {
        let table = game.table();
        let mut page = Page::new(self.area.width.saturating_sub(6).min(44), self.look.paint);
        match table.status {
            _ if table.paused => self.paused(&mut page),
            // The last path is worth seeing; the panel comes when it goes.
            _ if game.flash.is_some() => return None,
            Status::Won if self.panel => self.won(&mut page, game),
            Status::Stuck if self.panel => self.stuck(&mut page),
            _ => return None,
        }
        Some(page)
    }

    fn paused(&self, page: &mut Page) {
        let texts = self.texts();
        page.text(&texts.say("paused-title"), self.look.paint.strong());
        page.text(&texts.say("paused-text"), Style::new());
        page.gap();
        page.buttons(vec![Button {
            key: "p",
            name: texts.say("resume"),
            act: Act::Pause,
        }]);
    }

    fn won(&self, page: &mut Page, game: &Game) {
        let (texts, table) = (self.texts(), game.table());
        let button = |key, name: &str, act| Button {
            key,
            name: texts.say(name),
            act,
        };
        page.text(&texts.say("won-title"), self.look.paint.strong());
        page.gap();
        page.text(
            &texts.with("won-time", &[("time", clock_text(table.clock_ms).into())]),
            Style::new(),
        );
        page.text(
            &texts.with("won-score", &[("n", table.score.points().into())]),
            Style::new(),
        );
        let how = if table.assisted {
            texts.say("won-assisted")
        } else {
            texts.say("won-alone")
        };
        page.text(&how, Style::new());
        page.gap();
        page.buttons(vec![
            button("Enter", "next", Act::Next),
            button("R", "restart", Act::Restart),
            button("u", "undo", Act::Undo),
            button("n", "new", Act::New),
            button("q", "quit", Act::Quit),
        ]);
    }

    fn stuck(&self, page: &mut Page) {
        let texts = self.texts();
        let button = |key, name: &str, act| Button {
            key,
            name: texts.say(name),
            act,
        };
        page.text(&texts.say("stuck-title"), self.look.paint.strong());
        page.gap();
        page.text(&texts.say("stuck-text"), Style::new());
        page.gap();
        page.buttons(vec![
            button("u", "undo", Act::Undo),
            button("s", "shuffle", Act::Shuffle),
            button("R", "restart", Act::Restart),
            button("n", "new", Act::New),
            button("Esc", "look", Act::Look),
        ]);
    }
}

/// A page in a frame, in the middle of the board.
pub(super) fn framed(page: Page, board: Rect) -> (Rect, Rect, Page) {
    let (width, height) = (page.longest() + 4, page.height() + 2);
    let frame = Rect {
        x: board.x + board.width.saturating_sub(width) / 2,
        y: board.y + board.height.saturating_sub(height) / 2,
        width: width.min(board.width),
        height: height.min(board.height),
    };
    let inside = Rect {
        x: frame.x + 2,
        y: frame.y + 1,
        width: frame.width.saturating_sub(4),
        height: frame.height.saturating_sub(2),
    };
    (frame, inside, page)
}
