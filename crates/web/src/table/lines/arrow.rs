//! The arrows round a board: each shifts its lane by one step when it is let go.

use leptos::prelude::*;
use linkwork::{
    Size,
    lines::{self, Lane, Shift},
    session::{Action, Hint},
};
use linkwork_ui::words;

use super::lane;
use crate::{look::Look, seat::Seat};

/// The arrows round a board of that size. They are for pointers only: keys shift the lanes of the cursor.
#[component]
pub(super) fn Arrows(size: Size) -> impl IntoView {
    let rows = (0..size.rows()).map(Lane::Row);
    let columns = (0..size.cols()).map(Lane::Column);
    let lanes = rows.chain(columns);
    let both = lanes.flat_map(|lane| [-1, 1].map(|by| Shift { lane, by }));
    both.map(|shift| view! { <Arrow shift/> }).collect_view()
}

#[component]
fn Arrow(shift: Shift) -> impl IntoView {
    let (seat, look) = (Seat::here(), Look::here());
    if !seat.read(|game| lane::is_free(game, shift.lane)) {
        return ().into_any();
    }
    let len = seat.read(|game| lane::len(game, shift.lane));
    let (class, at) = match (shift.lane, shift.by > 0) {
        (Lane::Row(row), false) => ("arrow left", row),
        (Lane::Row(row), true) => ("arrow right", row),
        (Lane::Column(col), false) => ("arrow up", col),
        (Lane::Column(col), true) => ("arrow down", col),
    };
    let name = move || words::shift(&look.texts(), shift, len);
    let is_hint = move || {
        seat.follow(|game| match game.hint {
            Some(Hint::Lines(step)) => {
                step.shift.lane == shift.lane && step.shift.first_step(len).by == shift.by
            }
            _ => false,
        })
    };
    let act = move |_| drop(seat.act(Action::Play(lines::Move::Shift(shift).into())));
    view! {
        <button
            type="button"
            class=class
            class:hint=is_hint
            style=("--at", at.to_string())
            tabindex="-1"
            aria-label=name
            on:click=act
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5L16 12L9 19"></path></svg>
        </button>
    }
    .into_any()
}
