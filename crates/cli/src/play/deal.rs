//! The form of the first game: what the flags say, or the game that was played last.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher as _, Hasher as _},
};

use linkwork::{
    Id, Pos, Seed,
    id::LinesId,
    lines::{self, Way},
    pairs::Rules,
};
use linkwork_ui::{Field, Form, FormError, Play, Texts};
use ratatui::layout::Rect;

use super::{
    app::{App, Entry},
    args::{DealArgs, Owner},
    start::Start,
    view::{self, Scroll, View},
};

/// Refuses the first flag that has no say in the game that is wanted.
pub(super) fn check(start: &Start<'_>, deal: &DealArgs, texts: &Texts) -> Result<(), String> {
    let said = |flag: &str, key, way: Option<Way>| {
        let way = ("way", way.map_or("", Way::name).into());
        Err(texts.with(key, &[("flag", flag.into()), way]))
    };
    match (start, deal.given().next(), deal.stray()) {
        (Start::Id { .. }, Some(flag), _) => said(flag, "stray-beside-id", None),
        (_, _, Some((flag, Owner::Pairs))) => said(flag, "stray-pairs", None),
        (_, _, Some((flag, Owner::Lines))) => said(flag, "stray-lines", None),
        (_, _, Some((flag, Owner::Way(way)))) => said(flag, "stray-way", Some(way)),
        (_, _, None) => Ok(()),
    }
}

/// The form that the flags fill in, or why they cannot.
pub(super) fn form(deal: &DealArgs, area: Rect, texts: &Texts) -> Result<Form, String> {
    let seed = deal.seed.map_or_else(new_seed, |seed| seed.to_string());
    let rules = Rules {
        turns: deal.turns.unwrap_or_default(),
        ring: !deal.no_ring,
        gravity: deal.gravity.unwrap_or_default(),
    };
    let mut form = Form::new(usual_size(area), &seed)
        .with_rules(rules)
        .with_grade(deal.grade);
    if let Some(way) = deal.play {
        form.choose(Play::Lines(way));
    }
    if let Some(size) = deal.size {
        form.write(Field::Size, &size.to_string());
    }
    if let Some(kinds) = deal.kinds {
        form.write(Field::Kinds, &kinds.to_string());
    }
    if let Ok(Id::Lines(LinesId::Dealt(lines, limit, seed, index))) = form.check() {
        let lines = lines.with_edge(deal.edge.unwrap_or_default());
        let barred = lines.with_barriers(deal.barriers.unwrap_or(0.0));
        let dealt = barred.and_then(|lines| lines.with_steps(deal.steps.unwrap_or(lines.steps())));
        let dealt = dealt.map_err(|why| match why {
            lines::DealError::Barriers | lines::DealError::FineBarriers => {
                texts.say("form-bad-barriers")
            }
            lines::DealError::Steps => FormError::Steps.words(texts),
        })?;
        let limit = deal.limit.unwrap_or(limit);
        form.follow(&LinesId::Dealt(dealt, limit, seed, index).into());
    }
    Ok(form)
}

/// Without another word the next game is like the one that was played last, where that is a lines game.
/// Pairs games are dealt as large as the terminal shows them.
pub(super) fn follow_last(app: &mut App) {
    let last = app.entries.iter().find(|entry| entry.name == app.own);
    let game = last.and_then(|entry: &Entry| entry.game.as_ref()?.as_ref().ok());
    let Some(id @ Id::Lines(_)) = game.map(linkwork::Session::id) else {
        return;
    };
    let mut form = app.form.clone();
    form.follow(id);
    // Not every position that can be typed in has its like among the deals.
    if form.check().is_ok() {
        app.form = form;
    }
}

/// The largest of the smaller presets that this terminal shows whole, else the smallest.
fn usual_size(area: Rect) -> &'static str {
    let board = Rect {
        height: area.height.saturating_sub(5),
        ..area
    };
    let whole = |size: &&str| {
        let size = size.parse().ok();
        let view = size.and_then(|size| {
            View::new(board, size, &view::TILES, Pos::new(0, 0), Scroll::default())
        });
        view.is_some_and(|view| view.is_whole())
    };
    ["18x8", "14x6"].into_iter().find(whole).unwrap_or("8x6")
}

/// A seed that nobody has seen: the standard library takes its hash keys from the system's entropy.
pub(super) fn new_seed() -> String {
    let number = RandomState::new().build_hasher().finish();
    // Six or seven letters are enough, and can be told on the telephone.
    Seed::from_number(number & 0xffff_ffff).to_string()
}
