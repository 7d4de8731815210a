//! The panel that lies over the board of a paused, ended or stuck game.

use linkwork::{Status, game::Reason, session::Table};
use linkwork_ui::{Game, clock_text, words};
use ratatui::{layout::Rect, style::Style};

use super::{
    act::Act,
    app::App,
    best::Marks,
    page::{Button, Page},
};

impl App {
    /// What lies over the board of a paused, ended or stuck game.
    pub(super) fn panel_page(&self, game: &Game) -> Option<Page> {
        let state = game.state();
        let mut page = Page::new(self.area.width.saturating_sub(6).min(44), self.look.paint);
        match state.status {
            _ if state.paused => self.paused(&mut page),
            // The last path is worth seeing; the panel comes when it goes.
            _ if game.flash.is_some() => return None,
            _ if game.offer().is_some() => self.offered(&mut page, game),
            Status::Won if self.panel => self.won(&mut page, game),
            Status::Over(why) if self.panel => self.over(&mut page, game, why),
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
        let (texts, state, plain) = (self.texts(), game.state(), Style::new());
        page.text(&texts.say("won-title"), self.look.paint.strong());
        page.gap();
        let time = clock_text(state.clock_ms);
        page.text(&texts.with("won-time", &[("time", time.into())]), plain);
        let (reached, alone, assisted) = match game.table() {
            Table::Pairs(table) => {
                let points = table.score.points();
                let score = texts.with("won-score", &[("n", points.into())]);
                (score, "won-alone", "won-assisted")
            }
            Table::Lines(table) => {
                let steps = words::steps(texts, table.round.steps());
                let par = table.par.map(|par| texts.with("par", &[("n", par.into())]));
                let reached = match par {
                    Some(par) => self.both(steps, par),
                    None => steps,
                };
                (reached, "solved-alone", "solved-assisted")
            }
        };
        page.text(&reached, plain);
        page.text(
            &texts.say(if state.assisted { assisted } else { alone }),
            plain,
        );
        self.best(page);
        page.gap();
        self.end_buttons(page, true);
    }

    fn over(&self, page: &mut Page, game: &Game, why: Reason) {
        let (texts, plain) = (self.texts(), Style::new());
        page.text(&words::over(texts, why), self.look.paint.strong());
        page.gap();
        if let Some(table) = game.lines() {
            let largest = texts.with("largest", &[("n", table.round.largest().into())]);
            let points = words::points(texts, table.round.points());
            page.text(&self.both(points, largest), plain);
        }
        if game.state().assisted {
            page.text(&texts.say("solved-assisted"), plain);
        }
        self.best(page);
        page.gap();
        self.end_buttons(page, why != Reason::Time);
    }

    fn both(&self, a: String, b: String) -> String {
        let args = [("a", a.into()), ("b", b.into())];
        self.texts().with("won-both", &args)
    }

    /// The best results of this setting.
    fn best(&self, page: &mut Page) {
        let (texts, Some(best)) = (self.texts(), self.best) else {
            return;
        };
        let (reached, other) = match best.marks {
            Marks::Net { steps, time } => {
                let steps = u32::try_from(steps).unwrap_or(u32::MAX);
                (words::steps(texts, steps), clock_text(time))
            }
            Marks::Polymer { points, largest } => {
                let largest = texts.with("largest", &[("n", largest.into())]);
                (words::points(texts, points), largest)
            }
        };
        let args = [("reached", reached.into()), ("other", other.into())];
        page.text(&texts.with("best", &args), Style::new());
        if best.is_new {
            page.text(&texts.say("best-new"), self.look.paint.strong());
        }
    }

    fn end_buttons(&self, page: &mut Page, undo: bool) {
        let button = |key, name: &str, act| Button {
            key,
            name: self.texts().say(name),
            act,
        };
        let mut buttons = vec![
            button("Enter", "next", Act::Next),
            button("R", "restart", Act::Restart),
            button("u", "undo", Act::Undo),
            button("n", "new", Act::New),
            button("Esc", "look", Act::Look),
            button("q", "quit", Act::Quit),
        ];
        if !undo {
            buttons.remove(2);
        }
        page.buttons(buttons);
    }

    fn offered(&self, page: &mut Page, game: &Game) {
        let Some(way) = game.offer() else { return };
        let button = |key, name: &str, act| Button {
            key,
            name: self.texts().say(name),
            act,
        };
        page.text(&words::way_out(self.texts(), way), Style::new());
        page.gap();
        let costs = words::way_out_costs(self.texts(), way, game.state().redo);
        page.text(&costs, Style::new());
        page.gap();
        let watch = if way.undo > 0 { "watch-back" } else { "watch" };
        page.buttons(vec![
            button("Enter", watch, Act::Choose),
            button("Esc", "not-now", Act::Back),
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
            button("w", "show", Act::Show),
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
