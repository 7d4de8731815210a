//! The buttons below the board.

use leptos::prelude::*;
use linkwork::lines::Way;
use linkwork_ui::Game;

use super::{command, icon};
use crate::{
    app::Where,
    look::Look,
    route::Route,
    seat::{Press, Seat},
};

/// The buttons below the board.
#[component]
pub(super) fn Tools() -> impl IntoView {
    let (seat, look, place) = (Seat::here(), Look::here(), Where::here());
    let way = seat.read(|game| game.lines().map(|table| table.round.way()));
    let press = move |press: Press| move || drop(seat.press(press));
    let undo = move || seat.follow(Game::state).undo == 0;
    let redo = move || seat.follow(Game::state).redo == 0;
    let never = || false;
    let is_paused = move || seat.follow(Game::state).paused;
    let pause = move || {
        let (sign, key) = if is_paused() {
            (icon::PLAY, "resume")
        } else {
            (icon::PAUSE, "pause")
        };
        view! { {icon::icon(sign)}<span class="label">{look.say(key)}</span> }
    };
    view! {
        <div class="tools" role="toolbar" aria-label=look.say("tools")>
            <Tool sign=icon::UNDO name="undo" act=press(Press::Undo) off=undo/>
            <Tool sign=icon::REDO name="redo" act=press(Press::Redo) off=redo/>
            {matches!(way, None | Some(Way::Netslide)).then(|| view! {
                <Tool sign=icon::HINT name="hint" act=press(Press::Hint) off=never/>
            })}
            {way.is_none().then(|| view! {
                <Tool sign=icon::SHUFFLE name="shuffle" act=press(Press::Shuffle) off=never/>
                <Tool sign=icon::SHOW name="show" act=press(Press::Show) off=never/>
                <Tool sign=icon::LIGHT name="light" act=move || seat.light(None) off=never/>
            })}
            {(way == Some(Way::Free)).then(|| view! {
                <Tool sign=icon::GROUPS name="find" act=move || seat.find() off=never/>
            })}
            <button type="button" class="tool" data-tool="pause" on:click=move |_| drop(seat.press(Press::Pause))>
                {pause}
            </button>
            <Tool sign=icon::RESTART name="restart" act=press(Press::Restart) off=never/>
            <Tool sign=icon::NEW name="new" act=move || place.go(Route::New(None)) off=never/>
            <Tool sign=icon::COMMAND name="command" act=command::focus off=never/>
        </div>
    }
}

/// A button with a sign and its name.
#[component]
fn Tool(
    sign: &'static str,
    name: &'static str,
    act: impl Fn() + 'static,
    off: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let look = Look::here();
    // Such a button stays where the keyboard is: it says that it does nothing, and keeps the focus.
    let off = move || if off() { "true" } else { "false" };
    view! {
        <button type="button" class="tool" data-tool=name aria-disabled=off on:click=move |_| act()>
            {icon::icon(sign)}
            <span class="label">{look.say(name)}</span>
        </button>
    }
}
