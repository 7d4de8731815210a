//! The buttons below the board.

use leptos::prelude::*;
use linkwork::lines::Way;
use linkwork_ui::Game;

use super::{command, icon};
use crate::{
    app::Where,
    live::live,
    look::Look,
    route::Route,
    seat::{Press, Seat},
};

/// A button: its name, its sign and what it asks for.
type Tool = (&'static str, &'static str, Press);

/// The buttons of a game, by the way it is played; `None` is a pairs game.
fn tools(way: Option<Way>) -> Vec<Tool> {
    let mut tools = vec![
        ("undo", icon::UNDO, Press::Undo),
        ("redo", icon::REDO, Press::Redo),
    ];
    tools.extend_from_slice(match way {
        None => &[
            ("hint", icon::HINT, Press::Hint),
            ("shuffle", icon::SHUFFLE, Press::Shuffle),
            ("show", icon::SHOW, Press::Show),
            ("light", icon::LIGHT, Press::Light),
        ],
        Some(Way::Netslide) => &[("hint", icon::HINT, Press::Hint)],
        Some(Way::Free) => &[("find", icon::GROUPS, Press::Find)],
        Some(Way::Polymer) => &[],
    });
    tools.extend([
        ("pause", icon::PAUSE, Press::Pause),
        ("restart", icon::RESTART, Press::Restart),
        ("new", icon::NEW, Press::New),
        ("command", icon::COMMAND, Press::Command),
    ]);
    tools
}

/// The buttons below the board.
#[component]
pub(super) fn Tools() -> impl IntoView {
    let (seat, look) = (Seat::here(), Look::here());
    let way = seat.read(|game| game.lines().map(|table| table.round.way()));
    let buttons = tools(way).into_iter().map(|tool| view! { <Button tool/> });
    view! {
        <div class="tools" role="toolbar" aria-label=look.say("tools")>
            {buttons.collect_view()}
        </div>
    }
}

/// A button with a sign and its name. One that does nothing now says so, and keeps the keyboard if it has it.
#[component]
fn Button(tool: Tool) -> impl IntoView {
    let (seat, look, place) = (Seat::here(), Look::here(), Where::here());
    let (name, sign, press) = tool;
    let off = move || {
        let state = seat.follow(Game::state);
        match press {
            Press::Undo => state.undo == 0,
            Press::Redo => state.redo == 0,
            _ => false,
        }
    };
    // While the game is paused, that button goes on with it.
    let shown = move || match press {
        Press::Pause if seat.follow(Game::state).paused => ("resume", icon::PLAY),
        _ => (name, sign),
    };
    let act = move |_| match press {
        Press::Light => seat.light(None),
        Press::Find => seat.find(),
        Press::New => place.go(Route::New(None)),
        Press::Command => command::focus(),
        press => drop(seat.press(press)),
    };
    view! {
        <button
            type="button"
            class="tool"
            data-tool=name
            aria-disabled=move || if off() { "true" } else { "false" }
            on:click=act
        >
            {live(move || icon::icon(shown().1))}
            <span class="label">{live(move || look.with(shown().0, &[]))}</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_has_what_it_can_use() {
        let names = |way| {
            tools(way)
                .into_iter()
                .map(|tool| tool.0)
                .collect::<Vec<_>>()
        };
        assert!(names(None).contains(&"shuffle"));
        assert!(names(Some(Way::Netslide)).contains(&"hint"));
        for way in [
            None,
            Some(Way::Free),
            Some(Way::Polymer),
            Some(Way::Netslide),
        ] {
            let names = names(way);
            assert!(names.starts_with(&["undo", "redo"]) && names.contains(&"pause"));
            assert_eq!(names.contains(&"find"), way == Some(Way::Free));
        }
    }
}
