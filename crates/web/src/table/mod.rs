//! The tables of the two games.

mod bar;
mod command;
mod grid;
mod icon;
mod lines;
mod motion;
mod pairs;
mod panel;
mod tools;

use std::{cell::RefCell, rc::Rc};

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget};

use crate::{
    app::Where,
    desk::Laid,
    live::{follow, hear, live},
    look::Look,
    name,
    route::Route,
    seat::{Press, Seat},
};
use bar::Bar;
use command::Command;
use grid::Cells;
use lines::LinesBoard;
use pairs::PairsBoard;
use panel::Panel;
use tools::Tools;

/// The table of a game.
#[component]
pub(crate) fn Table(laid: Laid) -> impl IntoView {
    let seat = Seat::provide(laid);
    let look = Look::here();
    let place = Where::here();
    let keys = hear("keydown", move |event| key(seat, place, &event));
    let hidden = move || {
        if document().hidden() {
            seat.hold();
        } else {
            seat.unhold();
        }
    };
    let seen = hear("visibilitychange", move |_: ev::Event| hidden());
    on_cleanup(move || {
        keys.remove();
        seen.remove();
    });
    let is_lines = seat.read(|game| game.lines().is_some());
    let title = live(move || seat.read(|game| name::title(&look.texts(), game.session())));
    view! {
        <section class="table" class:lines-table=is_lines aria-labelledby="table-title">
            <h1 id="table-title" class="unseen">{title}</h1>
            <Bar/>
            <div class="field">
                {if is_lines {
                    view! { <LinesBoard/> }.into_any()
                } else {
                    view! { <PairsBoard/> }.into_any()
                }}
                <Panel/>
            </div>
            <p class="message">{live(move || seat.spoken())}</p>
            <Tools/>
            <Command/>
        </section>
    }
}

/// Does what a key asks for, unless it is meant for a field or another part of the page.
fn key(seat: Seat, place: Where, event: &ev::KeyboardEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_in = |what: &str| {
        let closest = target.as_ref().map(|target| target.closest(what));
        matches!(closest, Some(Ok(Some(_))))
    };
    if event.alt_key() || event.meta_key() || is_in("input, textarea, select, dialog") {
        return;
    }
    let Some(press) = Press::of(&event.key(), event.shift_key(), event.ctrl_key()) else {
        return;
    };
    // Where nothing else has the keyboard, the board takes it; another screen leaves it to the whole of this one.
    let is_free = target
        .as_ref()
        .is_some_and(|target| ["BODY", "MAIN"].contains(&&*target.tag_name()));
    // While the way to win is shown, its keys go on with it, on the button that began it too.
    let is_shown = seat.read(|game| game.has_show() && game.offer().is_none());
    let is_elsewhere = is_in("button, a[href]") && !is_in("[data-tool=show]");
    let shows = press == Press::Choose && is_shown && !is_elsewhere;
    if press.is_for_cells() && !is_free && !shows && !is_in("[role=grid]") {
        return;
    }
    event.prevent_default();
    match press {
        Press::New => place.go(Route::New(None)),
        Press::Help => place.go(Route::Help),
        Press::Light => seat.light(None),
        Press::Find => seat.find(),
        Press::Command => command::focus(),
        Press::Step(step) => seat.step(step),
        Press::Alike => seat.mark_alike(seat.read(|game| game.cursor.pos())),
        Press::Leap(dir) if seat.read(|game| game.pairs().is_some()) => {
            seat.step(linkwork_ui::Step::Tile(dir));
        }
        press => drop(seat.press(press)),
    }
}

/// Gives the cell at the cursor the keyboard, when a key has moved the cursor.
fn follow_steps<C: PartialEq + 'static>(seat: Seat, cells: Rc<RefCell<Option<Cells<C>>>>) {
    follow(move || {
        if seat.stepped() > 0
            && let Some(cells) = &*cells.borrow()
            && let Some(node) = cells.node(seat.read(|game| game.cursor.pos()))
        {
            grid::focus(node);
        }
    });
}

/// The cursor goes to where the keyboard is.
fn focused(seat: Seat, target: Option<EventTarget>) {
    if let Some(pos) = grid::cell_of(target) {
        seat.point(pos);
    }
}
