//! Lines of text with places that can be clicked: everything on the screen except the board.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

use super::{act::Act, paint::Paint, wrap::wrap};

/// Something that a key or a click does, and how it is named.
pub(super) struct Button {
    pub(super) key: &'static str,
    pub(super) name: String,
    pub(super) act: Act,
}

/// A place of a line, by columns, that does something when clicked.
struct Zone {
    line: usize,
    from: usize,
    to: usize,
    act: Act,
}

/// Lines of at most a given width; text is wrapped, and cut off only by [`Page::cut`].
pub(super) struct Page {
    width: usize,
    paint: Paint,
    lines: Vec<Line<'static>>,
    zones: Vec<Zone>,
    /// The line that must be seen.
    focus: Option<usize>,
    /// Where the terminal's own cursor stands: line and column.
    caret: Option<(usize, usize)>,
}

impl Page {
    pub(super) fn new(width: u16, paint: Paint) -> Self {
        let width = usize::from(width);
        Self {
            width,
            paint,
            lines: Vec::new(),
            zones: Vec::new(),
            focus: None,
            caret: None,
        }
    }

    /// Whether a choice of so many columns stays on one line.
    pub(super) const fn has_room(&self, columns: usize) -> bool {
        columns + 3 <= self.width
    }

    /// How many lines there are.
    pub(super) fn height(&self) -> u16 {
        u16::try_from(self.lines.len()).unwrap_or(u16::MAX)
    }

    /// The columns of the longest line.
    pub(super) fn longest(&self) -> u16 {
        let longest = self.lines.iter().map(Line::width).max().unwrap_or(0);
        u16::try_from(longest).unwrap_or(u16::MAX)
    }

    /// A paragraph.
    pub(super) fn text(&mut self, text: &str, style: Style) {
        let lines = wrap(&self.paint.text(text), self.width);
        self.lines
            .extend(lines.into_iter().map(|line| Line::styled(line, style)));
    }

    /// Leaves out what is more than that many lines, and shows that something is missing.
    pub(super) fn cut(&mut self, lines: u16) {
        let (lines, width) = (usize::from(lines), self.width);
        if self.lines.len() <= lines {
            return;
        }
        self.lines.truncate(lines);
        let mark = if self.paint.ascii { "..." } else { "…" };
        if let Some(last) = self.lines.last_mut() {
            let mut text = last.to_string();
            while text.width() + mark.width() > width && text.pop().is_some() {}
            *last = Line::styled(text + mark, last.style);
        }
    }

    /// An empty line.
    pub(super) fn gap(&mut self) {
        self.lines.push(Line::default());
    }

    /// Words of a line that may stand in a row, two spaces between them.
    pub(super) fn row(&mut self, items: Vec<(String, Style)>) {
        let buttons = items
            .into_iter()
            .map(|(name, style)| (vec![Span::styled(name, style)], None));
        self.flow(buttons.collect());
    }

    /// Buttons in a row, broken into as many lines as they need.
    pub(super) fn buttons(&mut self, buttons: Vec<Button>) {
        let spans = |b: Button| {
            let key = Span::styled(b.key, self.paint.strong());
            let space = if b.key.is_empty() { "" } else { " " };
            (
                vec![key, Span::raw(format!("{space}{}", b.name))],
                Some(b.act),
            )
        };
        let items = buttons.into_iter().map(spans).collect();
        self.flow(items);
    }

    fn flow(&mut self, items: Vec<(Vec<Span<'static>>, Option<Act>)>) {
        let mut row = Line::default();
        for (mut spans, act) in items {
            for span in &mut spans {
                span.content = self.paint.text(&span.content).into();
            }
            let wide = spans.iter().map(Span::width).sum::<usize>();
            if row.width() > 0 && row.width() + 2 + wide > self.width {
                self.lines.push(std::mem::take(&mut row));
            } else if row.width() > 0 {
                row.push_span("  ");
            }
            let from = row.width();
            spans.into_iter().for_each(|span| row.push_span(span));
            let line = self.lines.len();
            self.zones.extend(act.map(|act| Zone {
                line,
                from,
                to: from + wide,
                act,
            }));
        }
        self.lines.push(row);
    }

    /// A name and what belongs to it: side by side if the name fits in `columns`, else one above the
    /// other.
    pub(super) fn entry(&mut self, name: &str, columns: usize, text: &str) {
        let name = self.paint.text(name);
        let lines = wrap(
            &self.paint.text(text),
            self.width.saturating_sub(columns + 1),
        );
        let before = " ".repeat(columns + 1);
        let first = self.lines.len() + usize::from(name.width() > columns);
        if name.width() > columns {
            self.text(&name, self.paint.strong());
        }
        self.lines.extend(
            lines
                .into_iter()
                .map(|line| format!("{before}{line}").into()),
        );
        if let (true, Some(line)) = (name.width() <= columns, self.lines.get_mut(first)) {
            let text = line.to_string().split_off(columns);
            let pad = " ".repeat(columns - name.width());
            *line = Line::from(vec![
                Span::styled(name, self.paint.strong()),
                pad.into(),
                text.into(),
            ]);
        }
    }

    /// A line that can be chosen: with the mouse, or by being the one in focus. Its text is wrapped.
    pub(super) fn choice(&mut self, text: &str, focus: bool, act: Act) {
        let mark = if focus { "> " } else { "  " };
        let style = if focus {
            self.paint.focus()
        } else {
            Style::new()
        };
        if focus {
            self.focus = Some(self.lines.len());
            // Screen readers follow the terminal's own cursor.
            self.caret = Some((self.lines.len(), 2));
        }
        for (n, line) in wrap(&self.paint.text(text), self.width.saturating_sub(3))
            .into_iter()
            .enumerate()
        {
            let before = if n == 0 { mark } else { "  " };
            let (line_no, to) = (self.lines.len(), self.width);
            self.lines.push(Line::from(vec![
                before.into(),
                Span::styled(format!("{line} "), style),
            ]));
            self.zones.push(Zone {
                line: line_no,
                from: 0,
                to,
                act,
            });
        }
    }

    /// The terminal's cursor stands at the end of the last line, less `back` columns.
    pub(super) fn caret(&mut self, back: usize) {
        let end = self.lines.last().map_or(0, Line::width);
        self.caret = Some((self.lines.len().saturating_sub(1), end.saturating_sub(back)));
    }

    /// A place of the last line that can be clicked.
    pub(super) fn zone(&mut self, from: usize, to: usize, act: Act) {
        let line = self.lines.len().saturating_sub(1);
        // What is put later lies on top.
        self.zones.insert(
            0,
            Zone {
                line,
                from,
                to,
                act,
            },
        );
    }

    /// The first line shown in `height` lines, if `scroll` is wished and the focus must be seen.
    pub(super) fn first(&self, height: u16, scroll: u16) -> u16 {
        let last = self.height().saturating_sub(height);
        let focus = self.focus.and_then(|line| u16::try_from(line).ok());
        let seen = match focus {
            Some(line) => scroll.min(line).max((line + 1).saturating_sub(height)),
            None => scroll,
        };
        seen.min(last)
    }

    /// What a click at a place of the screen does.
    pub(super) fn hit(&self, area: Rect, scroll: u16, x: u16, y: u16) -> Option<Act> {
        if !area.contains((x, y).into()) {
            return None;
        }
        let line = usize::from(y - area.y + self.first(area.height, scroll));
        let col = usize::from(x - area.x);
        let zone = self
            .zones
            .iter()
            .find(|z| z.line == line && (z.from..z.to).contains(&col))?;
        Some(zone.act)
    }

    /// Draws the lines; returns where the terminal's cursor belongs.
    pub(super) fn draw(&self, area: Rect, scroll: u16, buf: &mut Buffer) -> Option<(u16, u16)> {
        let first = self.first(area.height, scroll);
        for (line, y) in self
            .lines
            .iter()
            .skip(usize::from(first))
            .zip(area.top()..area.bottom())
        {
            buf.set_line(area.x, y, line, area.width);
        }
        let (line, col) = self.caret?;
        let x = area.x + u16::try_from(col).ok()?.min(area.width.saturating_sub(1));
        let y = area.y + u16::try_from(line).ok()?.checked_sub(first)?;
        (y < area.bottom()).then_some((x, y))
    }
}
