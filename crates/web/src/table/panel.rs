//! What lies over the board of a game that is paused, stuck or over.

use std::time::Duration;

use leptos::{html, prelude::*};
use linkwork::game::Reason;
use linkwork_ui::{Game, words};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::{
    app::Where,
    live::{follow, live},
    look::Look,
    route::Route,
    seat::{self, Press, Seat},
};

/// What lies over the board; it takes the keyboard when it comes, and gives it back.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let (seat, look) = (Seat::here(), Look::here());
    let shown = Memo::new(move |_| seat.panel());
    let node = NodeRef::<html::Div>::new();
    let before = StoredValue::new_local(None::<HtmlElement>);
    let mut last = None;
    follow(move || {
        let (panel, node) = (shown.get(), node.get());
        let before_that = last.replace(panel);
        let is_new = before_that != Some(panel);
        match (panel, node) {
            (Some(_), Some(node)) if is_new => {
                if before.with_value(Option::is_none) {
                    before.set_value(focused());
                }
                let _ = node.focus();
            }
            // What is not seen yet takes no focus.
            (None, _) if before_that.flatten().is_some() => {
                set_timeout(move || give_back(before), Duration::ZERO);
            }
            _ => {}
        }
    });
    live(move || {
        shown.get().map(|panel| {
            let title = live(move || title(look, seat, panel));
            let lines = live(move || lines(look, seat, panel));
            view! {
                <div class="veil">
                    <div
                        class="panel"
                        role="dialog"
                        aria-labelledby="panel-title"
                        tabindex="-1"
                        node_ref=node
                    >
                        <h2 id="panel-title">{title}</h2>
                        {lines}
                        <div class="choices"><Choices panel/></div>
                    </div>
                </div>
            }
        })
    })
}

/// Where the keyboard is, if it is anywhere.
fn focused() -> Option<HtmlElement> {
    let element = document().active_element()?;
    (element.tag_name() != "BODY").then(|| element.dyn_into().ok())?
}

/// Gives the keyboard back to where it was before a panel came, unless it has gone elsewhere. Where the page began with
/// the panel, that is the board.
fn give_back(before: StoredValue<Option<HtmlElement>, LocalStorage>) {
    let before = before.try_update_value(Option::take).flatten();
    let cell = || document().query_selector(".cell[tabindex='0']").ok()?;
    let before = before.or_else(|| cell()?.dyn_into().ok());
    if let (Some(before), None) = (before, focused()) {
        let _ = before.focus();
    }
}

fn title(look: Look, seat: Seat, panel: seat::Panel) -> String {
    let texts = look.texts();
    match panel {
        seat::Panel::Paused => texts.say("paused-title"),
        seat::Panel::Won => texts.say("won-title"),
        seat::Panel::Over(why) => words::over(&texts, why),
        seat::Panel::Stuck => texts.say("stuck-title"),
        seat::Panel::Offer => seat
            .follow(|game| game.offer().map(|way| words::way_out(&texts, way)))
            .unwrap_or_default(),
    }
}

fn lines(look: Look, seat: Seat, panel: seat::Panel) -> impl IntoView {
    let texts = look.texts();
    let lines = match panel {
        seat::Panel::Paused => vec![texts.say("paused-text")],
        seat::Panel::Stuck => vec![texts.say("stuck-text")],
        seat::Panel::Won | seat::Panel::Over(_) => {
            seat.follow(|game| words::result(&texts, &game.table()))
        }
        seat::Panel::Offer => seat.follow(|game| {
            let costs = |way| words::way_out_costs(&texts, way, game.state().redo);
            game.offer().map(costs).into_iter().collect()
        }),
    };
    lines
        .into_iter()
        .map(|line| view! { <p>{line}</p> })
        .collect_view()
}

/// What can be done about it.
#[component]
fn Choices(panel: seat::Panel) -> impl IntoView {
    let (seat, look, place) = (Seat::here(), Look::here(), Where::here());
    let choice = move |name: &'static str, act: Box<dyn Fn()>| {
        view! {
            <button type="button" class="button" data-choice=name on:click=move |_| act()>
                {look.say(name)}
            </button>
        }
    };
    let press = move |name, press: Press| choice(name, Box::new(move || drop(seat.press(press))));
    let new = choice("new", Box::new(move || place.go(Route::New(None))));
    let next = move || choice("next", Box::new(move || seat.next(place)));
    match panel {
        seat::Panel::Paused => press("resume", Press::Pause).into_any(),
        seat::Panel::Offer => {
            let watch = if seat.read(|game| game.offer().is_some_and(|way| way.undo > 0)) {
                "watch-back"
            } else {
                "watch"
            };
            view! {
                {choice(watch, Box::new(move || seat.show_next()))}
                {press("not-now", Press::Back)}
            }
            .into_any()
        }
        seat::Panel::Stuck => view! {
            {(seat.read(Game::state).undo > 0).then(|| press("undo", Press::Undo))}
            {press("shuffle", Press::Shuffle)}
            {press("show", Press::Show)}
            {press("restart", Press::Restart)}
            {new}
            {press("look", Press::Back)}
        }
        .into_any(),
        seat::Panel::Won | seat::Panel::Over(_) => {
            let undo = panel != seat::Panel::Over(Reason::Time) && seat.read(Game::state).undo > 0;
            view! {
                {next()}
                {choice("share", Box::new(move || seat.share()))}
                {press("restart", Press::Restart)}
                {undo.then(|| press("undo", Press::Undo))}
                {new}
                {press("look", Press::Back)}
            }
            .into_any()
        }
    }
}
