//! Drawing the state: a pure function of it. What is drawn where also says what a click hits.

use ratatui::{
    Frame,
    buffer::Buffer,
    layout::Rect,
    symbols::border,
    widgets::{Block, Clear, Widget as _},
};

use super::{
    act::Act,
    app::{App, Screen},
    board, lines,
    page::Page,
    table::Plan,
};

const ASCII_FRAME: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Draws the whole screen.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App) {
    let buf = frame.buffer_mut();
    let caret = match app.plan() {
        Some(plan) => table(app, &plan, buf),
        None => {
            let (area, page, scroll) = app.page();
            page.draw(area, scroll, buf)
        }
    };
    let seen = caret.filter(|(x, y)| frame.area().contains((*x, *y).into()));
    if let Some(place) = seen {
        frame.set_cursor_position(place);
    }
}

fn table(app: &App, plan: &Plan, buf: &mut Buffer) -> Option<(u16, u16)> {
    if plan.is_too_small() {
        too_small(app, buf);
        return None;
    }
    let (area, page) = &plan.status;
    page.draw(*area, 0, buf);
    if let Some((area, page)) = &plan.part {
        page.draw(*area, 0, buf);
    }
    let game = app.game.as_ref()?;
    let mut caret = None;
    if let Some(view) = &plan.view {
        match game.lines() {
            Some(table) => lines::draw(&app.look, (game, app.grip), &table, view, buf),
            None => board::draw(&app.look, game, view, buf),
        }
        caret = board::caret(game, view);
    }
    if let Some((frame, inside, page)) = &plan.panel {
        Clear.render(*frame, buf);
        let lines = if app.look.paint.ascii {
            ASCII_FRAME
        } else {
            border::PLAIN
        };
        Block::bordered().border_set(lines).render(*frame, buf);
        page.draw(*inside, 0, buf);
        caret = None;
    }
    let (area, page) = &plan.message;
    Clear.render(area.intersection(buf.area), buf);
    let typing = page.draw(*area, 0, buf);
    let (area, page) = &plan.footer;
    page.draw(*area, 0, buf);
    typing.or(caret)
}

fn too_small(app: &App, buf: &mut Buffer) {
    let mut page = Page::new(app.area.width, app.look.paint);
    page.text(&app.texts().say("too-small"), app.look.paint.strong());
    let middle = Rect {
        y: app.area.height.saturating_sub(page.height()) / 2,
        height: page.height(),
        ..app.area
    };
    page.draw(middle.intersection(app.area), 0, buf);
}

impl App {
    /// The page of a screen without a board, where it lies, and how far it is scrolled.
    pub(super) fn page(&self) -> (Rect, Page, u16) {
        let (page, scroll) = match &self.screen {
            Screen::Home { line } => (self.home_page(*line), 0),
            Screen::Form { field, why, .. } => (self.form_page(*field, why), 0),
            Screen::Open { text, why } => (self.open_page(text, why), 0),
            Screen::Help { scroll } => (self.help_page(), *scroll),
            Screen::Table => (Page::new(self.area.width, self.look.paint), 0),
        };
        let width = self.area.width.saturating_sub(4).min(76);
        let height = page.height().min(self.area.height);
        let spare = self.area.height - height;
        let area = Rect {
            x: (self.area.width - width) / 2,
            y: spare.min(2),
            width,
            height,
        };
        (area, page, scroll)
    }

    /// What a click at that place asks for.
    pub(super) fn hit(&self, x: u16, y: u16) -> Option<Act> {
        let Some(plan) = self.plan() else {
            let (area, page, scroll) = self.page();
            return page.hit(area, scroll, x, y);
        };
        if plan.is_too_small() {
            return None;
        }
        if let Some((frame, inside, page)) = &plan.panel
            && frame.contains((x, y).into())
        {
            return page.hit(*inside, 0, x, y);
        }
        let (area, page) = &plan.footer;
        let on_board = || plan.view.and_then(|view| view.at(x, y)).map(Act::Tap);
        page.hit(*area, 0, x, y).or_else(on_board)
    }
}
