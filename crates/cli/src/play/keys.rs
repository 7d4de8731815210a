//! From events of the terminal to what they ask for.

use ratatui::{
    crossterm::event::{
        Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
        MouseEventKind,
    },
    layout::Rect,
};

use super::{
    act::{self, Act},
    app::{App, Screen, Wish},
};
use linkwork::Dir;
use linkwork_ui::{
    Step,
    game::{Game, has_ended},
};

impl App {
    /// Takes an event in; `now` is the time since the program began, in milliseconds.
    pub(super) fn update(&mut self, event: &Event, now: u64) -> Wish {
        let wish = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key, now),
            Event::Mouse(mouse) => self.mouse(*mouse, now),
            Event::Paste(text) => self.paste(text, now),
            Event::Resize(width, height) => {
                self.resize(Rect::new(0, 0, *width, *height));
                Wish::Nothing
            }
            _ => Wish::Nothing,
        };
        self.follow();
        wish
    }

    /// The terminal has that size now.
    pub(super) fn resize(&mut self, area: Rect) {
        if self.area != area {
            self.area = area;
            // What the mouse held lies elsewhere now, so it lets go.
            self.grip = None;
            self.follow();
        }
    }

    /// Keeps the part of the board that is shown where it is, as far as the cursor allows.
    pub(super) fn follow(&mut self) {
        if let Some(view) = self.view() {
            self.scroll = view.scroll;
        }
    }

    fn key(&mut self, key: KeyEvent, now: u64) -> Wish {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let key = match key.code {
            KeyCode::Char('c') if control => return Wish::Interrupt,
            // A line end typed before the terminal was ours.
            KeyCode::Char('j') if control => KeyEvent::from(KeyCode::Enter),
            _ => key,
        };
        if self.command.is_some() {
            return self.key_in_command(key, now);
        }
        let typed = match key.code {
            KeyCode::Char(c) if !control => self.type_in(Some(c)),
            KeyCode::Backspace => self.type_in(None),
            _ => false,
        };
        if typed {
            return Wish::Nothing;
        }
        match act::key(key).and_then(|act| self.meant(key, act)) {
            Some(act) => self.act(act, now),
            None if control || self.is_calm(now) => Wish::Nothing,
            None => self.unknown(key),
        }
    }

    /// A letter that does nothing here: why.
    fn unknown(&mut self, key: KeyEvent) -> Wish {
        let KeyCode::Char(letter) = key.code else {
            return Wish::Nothing;
        };
        let texts = &self.look.texts;
        match &mut self.screen {
            Screen::Form { field, why, .. } => *why = self.form.refusal(*field, letter, texts),
            Screen::Table if !letter.is_whitespace() => {
                let key = letter.to_string();
                self.message = texts.with("key-unknown", &[("key", key.into())]);
            }
            _ => {}
        }
        Wish::Nothing
    }

    /// What a key means on this screen: among fields to be typed into, letters that are no text do no
    /// more than move. Space, which plays, does not go on from the result of a game.
    fn meant(&self, key: KeyEvent, act: Act) -> Option<Act> {
        let ended = |game: &Game| has_ended(game.state().status) && game.flash.is_none();
        match self.screen {
            Screen::Form { .. } => {}
            Screen::Table
                if self.panel
                    && key.code == KeyCode::Char(' ')
                    && self.game.as_ref().is_some_and(ended) =>
            {
                return None;
            }
            _ => return Some(act),
        }
        match (key.code, act) {
            (KeyCode::Char(' '), _) => Some(Act::Step(Step::Cell(Dir::Right))),
            (KeyCode::Char(_), Act::Step(_)) => Some(act),
            (KeyCode::Char(_), _) => None,
            _ => Some(act),
        }
    }

    fn key_in_command(&mut self, key: KeyEvent, now: u64) -> Wish {
        let Some(line) = &mut self.command else {
            return Wish::Nothing;
        };
        match key.code {
            KeyCode::Char(c) if !key.modifiers.contains(KeyModifiers::CONTROL) => line.push(c),
            KeyCode::Backspace => drop(line.pop()),
            KeyCode::Esc => self.command = None,
            KeyCode::Enter => {
                let line = std::mem::take(line);
                self.command = None;
                return self.typed(&line, now);
            }
            _ => {}
        }
        Wish::Nothing
    }

    /// Types a letter, or takes one back, where the screen has a text for it.
    fn type_in(&mut self, letter: Option<char>) -> bool {
        match &mut self.screen {
            Screen::Open { text, why } => {
                why.clear();
                match letter {
                    Some(c) => text.push(c),
                    None => drop(text.pop()),
                }
                true
            }
            Screen::Form { field, fresh, why }
                if field.is_text() && letter.is_none_or(|c| field.takes(c)) =>
            {
                why.clear();
                let (field, fresh) = (*field, std::mem::take(fresh));
                let mut text = self.form.value(field, &self.look.texts);
                match letter {
                    Some(c) if fresh => text = c.into(),
                    Some(c) => text.push(c),
                    None => drop(text.pop()),
                }
                self.form.write(field, &text);
                true
            }
            _ => false,
        }
    }

    fn paste(&mut self, pasted: &str, now: u64) -> Wish {
        // Terminals send line ends as they like.
        let pasted = pasted.replace("\r\n", "\n").replace('\r', "\n");
        match (&mut self.command, &mut self.screen) {
            (Some(line), _) => line.push_str(pasted.lines().next().unwrap_or("")),
            (None, Screen::Open { text, .. }) => text.push_str(&pasted),
            (None, _) => self.show_open(pasted, now),
        }
        Wish::Nothing
    }

    fn mouse(&mut self, mouse: MouseEvent, now: u64) -> Wish {
        let at = (mouse.column, mouse.row);
        let act = match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if self.grab(at) => None,
            MouseEventKind::Drag(MouseButton::Left) => {
                self.drag(at);
                None
            }
            MouseEventKind::Up(MouseButton::Left) => self.let_go(at),
            MouseEventKind::Down(MouseButton::Left) => self.hit(mouse.column, mouse.row),
            MouseEventKind::Down(MouseButton::Right) => Some(Act::Back),
            MouseEventKind::ScrollUp => Some(Act::Step(Step::Cell(Dir::Up))),
            MouseEventKind::ScrollDown => Some(Act::Step(Step::Cell(Dir::Down))),
            _ => None,
        };
        act.map_or(Wish::Nothing, |act| self.act(act, now))
    }
}
