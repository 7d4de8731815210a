//! The screen of a game: how it is divided, and all its words.

use linkwork::session::Table;
use linkwork_ui::{Game, clock_text, words};
use ratatui::{layout::Rect, style::Style};

use super::{
    app::{App, Screen},
    lines,
    page::Page,
    panel,
    view::{self, View, column_name},
};

/// The screen of a game, divided.
pub(super) struct Plan {
    pub(super) status: (Rect, Page),
    /// What is missing of a board that is larger than the screen.
    pub(super) part: Option<(Rect, Page)>,
    /// `None` if there is no room for a board, or it is hidden.
    pub(super) view: Option<View>,
    /// The panel over the board: its frame, its inside.
    pub(super) panel: Option<(Rect, Rect, Page)>,
    pub(super) message: (Rect, Page),
    pub(super) footer: (Rect, Page),
}

impl Plan {
    /// Neither a board nor a panel has room.
    pub(super) const fn is_too_small(&self) -> bool {
        self.view.is_none() && self.panel.is_none()
    }
}

/// Screens lower than this have a short footer.
pub(super) const LOW: u16 = 14;

/// Where the score and the number of pairs that link stand among the words of a pairs game.
const SCORE: usize = 3;
const MOVES: usize = 2;

impl App {
    /// The board as it is shown, if it is.
    pub(super) fn view(&self) -> Option<View> {
        self.plan()?.view
    }

    /// Divides the screen for the game on the table.
    pub(super) fn plan(&self) -> Option<Plan> {
        let game = self
            .game
            .as_ref()
            .filter(|_| matches!(self.screen, Screen::Table))?;
        let area = self.area;
        let part = |y: u16, height: u16| Rect { y, height, ..area }.intersection(area);
        // Words keep a column off the edges.
        let words = |y: u16, height: u16| {
            let (x, width) = (1, self.words_width());
            Rect {
                x,
                y,
                width,
                height,
            }
            .intersection(area)
        };
        let status = self.status_page(game);
        let footer = self.footer_page(game);
        let mut message = self.message_page();
        let top = self.reserved(status.height(), 100);
        let foot = footer.height();
        let spoken = self.reserved(1, 60);
        let board = part(top, area.height.saturating_sub(top + spoken + foot));
        let state = game.state();
        let scales = match game.lines() {
            Some(table) => lines::scales(&table, self.look.paint),
            None => &view::TILES,
        };
        let fit = |area| View::new(area, state.size, scales, game.cursor.pos(), self.scroll);
        let (view, missing) = match fit(board) {
            Some(view) if view.is_whole() => (Some(view), None),
            // The words may need a second line, which costs the board a row.
            Some(_) => [1, 2, 3]
                .into_iter()
                .find_map(|lines| {
                    let height = board.height.saturating_sub(lines);
                    let view = fit(Rect {
                        y: board.y + lines,
                        height,
                        ..board
                    })?;
                    let page = self.part_page(view);
                    let fits = page.height() <= lines;
                    fits.then(|| (Some(view), Some((words(board.y, lines), page))))
                })
                .unwrap_or((None, None)),
            None => (None, None),
        };
        let hidden = state.paused;
        // A long message grows upwards, over the edge of the board. On a low screen it leaves every tile
        // to be seen, on any other half of them.
        let last = view.and_then(|view| view.cell(view.corners().1));
        let free = last.map_or(0, |cell| area.height.saturating_sub(foot + cell.bottom()));
        let over = if area.height < LOW {
            0
        } else {
            board.height / 2
        };
        if self.command.is_none() {
            message.cut(free.max(over).max(spoken));
        }
        let lines = message.height().max(spoken);
        Some(Plan {
            status: (words(0, top), status),
            part: missing.filter(|_| !hidden),
            view: view.filter(|_| !hidden),
            panel: self.panel_page(game).map(|page| panel::framed(page, board)),
            message: (
                words(area.height.saturating_sub(foot + lines), lines),
                message,
            ),
            footer: (words(area.height.saturating_sub(foot), foot), footer),
        })
    }

    pub(super) fn words_width(&self) -> u16 {
        self.area.width.saturating_sub(2)
    }

    /// Lines kept free, so that the board does not jump when words come and go.
    fn reserved(&self, lines: u16, wide: u16) -> u16 {
        let usual = if self.area.width >= wide || self.area.height < LOW {
            1
        } else {
            2
        };
        lines.max(usual)
    }

    fn status_page(&self, game: &Game) -> Page {
        let (texts, paint, state) = (self.texts(), self.look.paint, game.state());
        let (plain, strong) = (Style::new(), paint.strong());
        let mut items = match game.table() {
            Table::Pairs(table) => vec![
                (clock_text(table.clock_ms), strong),
                (words::tiles_left(texts, table.tiles), plain),
                (words::moves_open(texts, table.moves), plain),
                (
                    texts.with("score", &[("n", table.score.points().into())]),
                    plain,
                ),
            ]
            .into_iter()
            .chain(self.light_item(game, &table))
            .collect(),
            Table::Lines(table) => lines::status(texts, &table, strong),
        };
        let marks = [
            (state.assisted, "assisted"),
            (state.repeated, "repeated"),
            (self.copy, "copy"),
        ];
        items.extend(
            marks
                .iter()
                .filter(|m| m.0)
                .map(|m| (texts.say(m.1), strong)),
        );
        if let Some(why) = &self.unsaved {
            items.push((texts.with("save-failed", &[("why", why.into())]), strong));
        }
        let row = |items: &[(String, Style)]| {
            let mut page = Page::new(self.words_width(), paint);
            page.row(items.to_vec());
            page
        };
        let mut page = row(&items);
        if game.pairs().is_some() {
            // Where there is little room: the score is told at the end, and a stuck game has its panel.
            for spare in [SCORE, MOVES] {
                if page.height() > 2 {
                    items.remove(spare);
                    page = row(&items);
                }
            }
        }
        page
    }

    fn message_page(&self) -> Page {
        let mut page = Page::new(self.words_width(), self.look.paint);
        match &self.command {
            Some(line) => {
                page.text(&format!(":{line}"), self.look.paint.strong());
                page.caret(0);
            }
            None => page.text(&self.spoken(), Style::new()),
        }
        page
    }

    /// What the search for groups has come to, or what happened last; and what can still be done where
    /// shifts run out.
    fn spoken(&self) -> String {
        let table = self
            .game
            .as_ref()
            .and_then(|game| Some((game, game.lines()?)));
        let Some((game, table)) = table else {
            return self.message.clone();
        };
        if let Some(trace) = &game.trace {
            return words::found(self.texts(), &table, trace.found());
        }
        let notice = lines::notice(self.texts(), &table).unwrap_or_default();
        format!("{} {notice}", self.message).trim().to_owned()
    }

    fn part_page(&self, view: View) -> Page {
        let (first, last) = view.corners();
        let size = self.game.as_ref().map(|game| game.state().size);
        let (rows, cols) = size.map_or((1, 1), |size| (size.rows(), size.cols()));
        let part = |key, first: String, last: String, all: String| {
            let args = [
                ("first", first.into()),
                ("last", last.into()),
                ("all", all.into()),
            ];
            self.texts().with(key, &args)
        };
        let number = |row: u8| (u16::from(row) + 1).to_string();
        let across = part(
            "part-cols",
            column_name(first.col),
            column_name(last.col),
            column_name(cols - 1),
        );
        let down = part(
            "part-rows",
            number(first.row),
            number(last.row),
            rows.to_string(),
        );
        let cut_across = last.col - first.col + 1 < cols;
        let cut_down = last.row - first.row + 1 < rows;
        let cut = [(cut_across, across), (cut_down, down)].into_iter();
        let words: Vec<String> = cut.filter(|part| part.0).map(|part| part.1).collect();
        let mut page = Page::new(self.words_width(), self.look.paint);
        page.text(&words.join(" "), Style::new());
        page
    }
}
