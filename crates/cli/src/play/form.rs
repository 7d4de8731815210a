//! The screen of a new game.

use linkwork::Dir::{Down, Left, Right, Up};
use linkwork_ui::{Field, Play, Step, game::Old};
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::{
    act::Act,
    app::{App, Screen, Wish},
    page::{Button, Page},
};

impl App {
    /// Where the screen is low, the empty lines are left out.
    pub(super) fn form_page(&self, focus: Field, why: &str) -> Page {
        let airy = self.form_lines(focus, why, true);
        if airy.height() <= self.area.height {
            return airy;
        }
        self.form_lines(focus, why, false)
    }

    fn form_lines(&self, focus: Field, why: &str, airy: bool) -> Page {
        let gap = |page: &mut Page| {
            if airy {
                page.gap();
            }
        };
        let (texts, paint) = (self.texts(), self.look.paint);
        let mut page = Page::new(self.area.width.saturating_sub(4).min(76), paint);
        page.text(&texts.say("form-title"), paint.strong());
        gap(&mut page);
        let fields = Field::of(self.form.play());
        let labels: Vec<String> = fields.iter().map(|field| field.label(texts)).collect();
        let columns = labels.iter().map(|label| label.width()).max().unwrap_or(0);
        for (&field, label) in fields.iter().zip(labels) {
            self.form_line(&mut page, field, field == focus, &label, columns);
        }
        gap(&mut page);
        let preset = |(n, name)| Button {
            key: "",
            name,
            act: Act::Preset(n),
        };
        let presets = self.form.presets().into_iter().enumerate();
        page.buttons(presets.map(preset).collect());
        gap(&mut page);
        match self.form.check() {
            // What was asked for last is answered first.
            _ if !why.is_empty() => page.text(why, paint.strong()),
            Ok(_) if self.form.grade().is_some() => {
                page.text(&texts.say("form-graded"), Style::new());
                page.text(&texts.say("form-winnable"), Style::new());
            }
            Ok(id) => {
                let id = ("id", id.to_string().into());
                page.text(&texts.with("form-id", &[id]), Style::new());
                if self.form.play() == Play::Pairs {
                    page.text(&texts.say("form-winnable"), Style::new());
                }
            }
            Err(why) => page.text(&why.words(texts), paint.strong()),
        }
        gap(&mut page);
        page.buttons(vec![
            Button {
                key: "Enter",
                name: texts.say("form-deal"),
                act: Act::Go,
            },
            Button {
                key: "Esc",
                name: texts.say("form-back"),
                act: Act::Back,
            },
        ]);
        gap(&mut page);
        page.text(&texts.say("form-hint"), Style::new());
        if self.old() == Old::Keep {
            page.text(&texts.say("form-kept"), Style::new());
        }
        page
    }

    /// `> Gravity  < down >`: the angles can be clicked.
    fn form_line(&self, page: &mut Page, field: Field, focus: bool, label: &str, columns: usize) {
        let pad = " ".repeat(columns - label.width());
        let value = self.form.value(field, self.texts());
        let before = format!("{label}{pad}  < ");
        let line = format!("{before}{value} >");
        // What a number counts is said where it has room; the reason of a refusal says it, too.
        let unit = field.unit(self.texts()).map(|unit| format!(" {unit}"));
        let unit = unit.filter(|unit| page.has_room(line.width() + unit.width()));
        let unit = unit.unwrap_or_default();
        page.choice(&format!("{line}{unit}"), focus, Act::Field(field));
        let left = 2 + before.width();
        page.zone(left - 2, left, Act::Turn(field, -1));
        page.zone(
            left + value.width(),
            left + value.width() + 2,
            Act::Turn(field, 1),
        );
        if focus && field.is_text() {
            page.caret(3 + unit.width());
        }
    }

    pub(super) fn show_form(&mut self, now: u64) {
        self.form.write(Field::Seed, &(self.new_seed)());
        let (field, fresh, why) = (Field::Size, true, String::new());
        self.leave_table(Screen::Form { field, fresh, why }, now);
    }

    pub(super) fn at_form(&mut self, act: Act, field: Field, now: u64) -> Wish {
        let mut field = field;
        match act {
            Act::Step(Step::Cell(Up) | Step::AlikeBack) => field = self.beside(field, -1),
            Act::Step(Step::Cell(Down) | Step::Alike) => field = self.beside(field, 1),
            Act::Step(Step::Cell(Left)) => self.turn(field, -1),
            Act::Step(Step::Cell(Right)) => self.turn(field, 1),
            Act::Turn(at, by) => {
                field = at;
                self.turn(field, by);
            }
            Act::Field(at) => field = at,
            Act::Preset(n) => {
                field = Field::Size;
                self.form.take_preset(n);
            }
            Act::Choose | Act::Go => return self.deal(now),
            Act::Back => {
                self.back(now);
                return Wish::Nothing;
            }
            _ => {}
        }
        self.screen = Screen::Form {
            field,
            fresh: true,
            why: String::new(),
        };
        Wish::Nothing
    }

    fn turn(&mut self, field: Field, by: isize) {
        match field {
            Field::Seed => self.form.write(field, &(self.new_seed)()),
            _ => self.form.turn(field, by),
        }
    }

    /// Deals what the form says.
    pub(super) fn deal(&mut self, now: u64) -> Wish {
        match self.form.dealing() {
            Ok(dealing) => {
                self.dealing = Some(dealing);
                self.deal_on(now)
            }
            Err(error) => self.not_dealt(error.words(self.texts())),
        }
    }

    /// Looks at one board more of a game that is being dealt.
    pub(super) fn deal_on(&mut self, now: u64) -> Wish {
        let Some(mut dealing) = self.dealing.take() else {
            return Wish::Nothing;
        };
        match dealing.step() {
            Some(Ok(session)) => self.begin(session, now),
            Some(Err(error)) => self.not_dealt(error.words(self.texts())),
            None => {
                self.dealing = Some(dealing);
                self.not_dealt(self.texts().say("form-dealing"))
            }
        }
    }

    /// Says why there is no game, or not yet; where there is no table, on the form.
    fn not_dealt(&mut self, words: String) -> Wish {
        match &mut self.screen {
            Screen::Form { why, .. } => *why = words,
            Screen::Home { .. } if self.dealing.is_some() => {
                self.screen = Screen::Form {
                    field: Field::Grade,
                    fresh: true,
                    why: words,
                };
            }
            _ => self.message = words,
        }
        Wish::Nothing
    }

    /// Whatever is asked for meanwhile calls a deal off; true if nothing more was asked.
    pub(super) fn call_off_deal(&mut self, act: Act) -> bool {
        if self.dealing.take().is_none() {
            return false;
        }
        self.not_dealt(self.texts().say("called-off"));
        act == Act::Back
    }

    /// Another game with the same settings.
    pub(super) fn next(&mut self, now: u64) -> Wish {
        self.form.write(Field::Seed, &(self.new_seed)());
        self.deal(now)
    }

    fn beside(&self, field: Field, by: isize) -> Field {
        let all = Field::of(self.form.play());
        let now = all.iter().position(|f| *f == field).unwrap_or(0);
        all[now.saturating_add_signed(by).min(all.len() - 1)]
    }
}
