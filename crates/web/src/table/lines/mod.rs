//! The table of a lines game.

mod arrow;
mod drag;
mod lane;
mod line;

use std::{cell::RefCell, rc::Rc};

use leptos::{ev, html, prelude::*};
use linkwork::{
    lines::{Played, Shift, Way},
    session::{Action, Outcome, Played as Done},
};

use super::{
    grid::{self, Cells},
    motion,
};
use crate::{
    live::follow,
    look::Look,
    seat::{Event, Seat},
};
use arrow::Arrows;
use drag::Drag;
use line::{Sides, Tile, paint, tiles};

/// The cells of the board, once it is built.
type Board = Rc<RefCell<Option<Cells<Tile>>>>;

/// The board of a lines game, with arrows round it.
#[component]
pub(crate) fn LinesBoard() -> impl IntoView {
    let (seat, look) = (Seat::here(), Look::here());
    let size = seat.read(|game| game.state().size);
    let way = seat.read(|game| game.lines().map(|table| table.round.way()));
    let grid = NodeRef::<html::Div>::new();
    let cells = Board::default();
    let drag = Drag::new(seat, grid, cells.clone());
    show(seat, look, grid, cells.clone());
    slide(seat, look, cells.clone(), drag.clone());
    super::follow_steps(seat, cells);
    let ended = drag.clone();
    let tap = move |event: ev::MouseEvent| {
        if ended.ends_with(&event) {
            return;
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let here = grid
            .get_untracked()
            .and_then(|grid| grid::cell_at(&grid.get_bounding_client_rect(), size, x, y));
        // What listens to the page for somebody clicks a cell, and no point.
        if let Some(pos) = here.or_else(|| grid::cell_of(event.target())) {
            seat.point(pos);
            if way == Some(Way::Polymer) {
                seat.act(Action::Tap(pos));
            }
        }
    };
    let hidden = move || seat.follow(|game| game.state().paused);
    let wraps = seat.read(|game| {
        let table = game.lines();
        table.is_some_and(|table| table.round.board().edge() == linkwork::lines::Edge::Wrap)
    });
    view! {
        <div
            class="board lines"
            class:hidden=hidden
            class:wraps=wraps
            class:netslide=way == Some(Way::Netslide)
        >
            <Arrows size/>
            <div
                class="grid"
                role="grid"
                aria-label=look.say("board")
                aria-hidden=move || hidden().then_some("true")
                node_ref=grid
                on:click=tap
                on:pointerdown=move |event| drag.begin(&event)
                on:focusin=move |event| super::focused(seat, event.target())
            ></div>
        </div>
    }
}

/// Paints the cells that have changed, whenever some may have.
fn show(seat: Seat, look: Look, grid: NodeRef<html::Div>, cells: Board) {
    let sides = RefCell::new(Sides::default());
    let mut before = None;
    follow(move || {
        let (Some(grid), texts) = (grid.get(), look.texts()) else {
            return;
        };
        let mut cells = cells.borrow_mut();
        if cells.is_none() {
            *cells = Cells::build(&grid, seat.read(|game| game.state().size));
        }
        let Some(cells) = cells.as_mut() else { return };
        if before.replace(texts.lang()) != Some(texts.lang()) {
            cells.forget();
            sides.take();
        }
        let mut sides = sides.borrow_mut();
        seat.follow(|game| {
            cells.show(tiles(game), |node, pos, tile, before| {
                paint(&texts, &mut sides, node, pos, (tile, before));
            });
        });
    });
}

/// Lets a lane slide to where it was shifted, from where it was or where it was dragged to.
fn slide(seat: Seat, look: Look, cells: Board, drag: Drag) {
    follow(move || {
        let Some(Event { outcome, .. }) = seat.event() else {
            return;
        };
        let dragged = drag.take_offset();
        if !motion::is_wanted(look) {
            return;
        }
        let cells = cells.borrow();
        let Some(cells) = cells.as_ref() else { return };
        let slide = |shift: Shift, way: f64| {
            let len = seat.read(|game| lane::len(game, shift.lane));
            let by = way * lane::by(shift, len);
            let len = f64::from(len);
            // What was dragged slides only the rest of the way.
            let from = dragged.map_or(-by, |offset| lane::short(offset - by, len));
            lane::slide(cells, shift.lane, from);
        };
        match &*outcome {
            Outcome::Done(Done::Lines(Played::Shifted { shift, .. }))
            | Outcome::Redone(Done::Lines(Played::Shifted { shift, .. })) => slide(*shift, 1.0),
            Outcome::Undone(Done::Lines(Played::Shifted { shift, .. })) => slide(*shift, -1.0),
            Outcome::Done(Done::Lines(Played::Taken { cells: taken, .. }))
            | Outcome::Redone(Done::Lines(Played::Taken { cells: taken, .. }))
            | Outcome::Undone(Done::Lines(Played::Taken { cells: taken, .. })) => {
                let nodes = taken.iter().filter_map(|pos| cells.node(*pos));
                nodes.for_each(motion::appear);
            }
            _ => {}
        }
    });
}
