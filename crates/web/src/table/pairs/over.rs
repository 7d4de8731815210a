//! What lies over the board of a pairs game for a moment: a path, and the pair that goes.

use leptos::prelude::*;
use linkwork::{Size, pairs::Point};
use linkwork_art::{Pen, marks};
use linkwork_ui::game::Flash;

use crate::{live::live, seat::Seat};

/// How large a cell is, and how wide the ring round the board, in the units of the picture; the ring is half a
/// cell wide, as `--ring` says in the style sheet.
const CELL: u32 = 64;
const RING: u32 = 32;

/// Paths and fading tiles, in a picture as large as the board with its ring.
#[component]
pub(super) fn Over(size: Size) -> impl IntoView {
    let seat = Seat::here();
    let [wide, high] = [size.cols(), size.rows()].map(|n| u32::from(n) * CELL + 2 * RING);
    let flash = Memo::new(move |_| seat.follow(|game| game.flash.clone()));
    view! {
        <svg class="over" viewBox=format!("0 0 {wide} {high}") aria-hidden="true">
            {live(move || flash.get().map(|flash| picture(size, &flash)))}
        </svg>
    }
}

fn picture(size: Size, flash: &Flash) -> AnyView {
    let path = marks::path(Pen::Page, &flash.path, size, RING, flash.broken);
    let ends = [flash.path.points().first(), flash.path.points().last()];
    let gone = flash.kind.map(|kind| {
        let ghost = |point: &Point| {
            let place = format!("translate({} {})", place(point.col), place(point.row));
            let href = format!("#f{}", kind.number());
            view! {
                <g class="ghost" transform=place>
                    <rect class="f-tile s-tile-edge" x="2" y="2" width="60" height="60" rx="9"></rect>
                    <use href=href width="64" height="64"></use>
                </g>
            }
        };
        ends.into_iter().flatten().map(ghost).collect_view()
    });
    view! {
        {gone}
        <g inner_html=path></g>
    }
    .into_any()
}

/// Where a cell of the board begins.
fn place(at: i16) -> i32 {
    i32::from(at) * CELL.cast_signed() + RING.cast_signed()
}
