//! What lies over the board of a pairs game for a moment: a path, and the pair that goes.

use leptos::prelude::*;
use linkwork::{
    Size,
    pairs::{Path, Point},
};
use linkwork_ui::game::Flash;

use crate::seat::Seat;

/// How wide the ring round the board is drawn, in cells; `--ring` in the style sheet.
const RING: f64 = 0.5;

/// Paths and fading tiles, in a picture as large as the board with its ring.
#[component]
pub(super) fn Over(size: Size) -> impl IntoView {
    let seat = Seat::here();
    let (wide, high) = (
        f64::from(size.cols()) + 2.0 * RING,
        f64::from(size.rows()) + 2.0 * RING,
    );
    let flash = Memo::new(move |_| seat.follow(|game| game.flash.clone()));
    view! {
        <svg class="over" viewBox=format!("0 0 {wide} {high}") aria-hidden="true">
            {move || flash.get().map(|flash| picture(size, &flash))}
        </svg>
    }
}

fn picture(size: Size, flash: &Flash) -> AnyView {
    let line = points(size, &flash.path);
    let class = if flash.broken { "path broken" } else { "path" };
    let corners = flash.broken.then(|| {
        let points = flash.path.points();
        let inner = points
            .get(1..points.len().saturating_sub(1))
            .unwrap_or_default();
        let corner = |point: &Point| {
            let (x, y) = place(size, *point);
            view! { <circle class="turn" cx=x.to_string() cy=y.to_string() r="0.14"></circle> }
        };
        inner.iter().map(corner).collect_view()
    });
    let gone = flash.kind.map(|kind| {
        let ends = [flash.path.points().first(), flash.path.points().last()];
        let ghost = |point: &Point| {
            let (x, y) = place(size, *point);
            let href = format!("#f{}", kind.number());
            view! {
                <g class="ghost" transform=format!("translate({} {})", x - 0.5, y - 0.5)>
                    <rect class="f-tile" x="0.04" y="0.04" width="0.92" height="0.92" rx="0.14"></rect>
                    <use href=href width="1" height="1"></use>
                </g>
            }
        };
        ends.into_iter().flatten().map(ghost).collect_view()
    });
    view! {
        {gone}
        <polyline class=class points=line pathLength="1"></polyline>
        {corners}
    }
    .into_any()
}

fn points(size: Size, path: &Path) -> String {
    let points = path.points().iter().map(|point| {
        let (x, y) = place(size, *point);
        format!("{x},{y}")
    });
    points.collect::<Vec<_>>().join(" ")
}

/// Where the middle of a cell lies, or of a place of the ring, which is narrower than a cell.
fn place(size: Size, point: Point) -> (f64, f64) {
    let along = |at: i16, count: u8| match at {
        ..0 => RING / 2.0,
        at if at >= i16::from(count) => f64::from(count) + 1.5 * RING,
        at => f64::from(at) + RING + 0.5,
    };
    (along(point.col, size.cols()), along(point.row, size.rows()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use linkwork::{Session, session::Table};

    #[test]
    fn a_path_round_the_board_runs_in_the_ring() {
        let session = Session::open("pairs::1#1/###").unwrap();
        let Table::Pairs(table) = session.table() else {
            unreachable!()
        };
        let path = table.board.path("0,0-0,2".parse().unwrap()).unwrap();
        assert_eq!(points(table.board.size(), &path), "1,1 1,0.25 3,0.25 3,1");
    }
}
