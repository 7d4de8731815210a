//! The table of a pairs game.

mod hold;
mod over;
mod tile;

use std::{cell::RefCell, rc::Rc};

use leptos::{ev, html, prelude::*};
use linkwork::{
    Pos,
    pairs::Played,
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
use hold::Hold;
use over::Over;
use tile::{Painter, Tile, tiles};

/// The board of a pairs game, with its ring round it and the paths over it.
#[component]
pub(crate) fn PairsBoard() -> impl IntoView {
    let (seat, look) = (Seat::here(), Look::here());
    let size = seat.read(|game| game.state().size);
    let grid = NodeRef::<html::Div>::new();
    let cells = Rc::new(RefCell::new(None::<Cells<Tile>>));
    show(seat, look, grid, cells.clone());
    fall(seat, look, grid, cells.clone());
    super::follow_steps(seat, cells);
    let hold = Hold::new();
    let tap = move |event: ev::MouseEvent| {
        if !hold.was_noticed()
            && let Some(pos) = grid::clicked(&event, size)
        {
            seat.point(pos);
            seat.act(Action::Tap(pos));
        }
    };
    let mark = move |event: ev::MouseEvent| {
        event.prevent_default();
        if !hold.was_noticed()
            && let Some(pos) = grid::clicked(&event, size)
        {
            seat.mark_alike(pos);
        }
    };
    let stay = move |event: ev::PointerEvent| {
        if let Some(pos) = grid::clicked(&event, size) {
            hold.begin(&event, move || seat.mark_alike(pos));
        }
    };
    let hidden = move || seat.follow(|game| game.state().paused);
    view! {
        <div
            class="board pairs"
            class:hidden=hidden
        >
            <div
                class="grid"
                role="grid"
                aria-label=look.say("board")
                aria-hidden=move || hidden().then_some("true")
                node_ref=grid
                on:click=tap
                on:contextmenu=mark
                on:pointerdown=stay
                on:pointermove=move |event| hold.stray(&event)
                on:pointerup=move |_| hold.end()
                on:pointercancel=move |_| hold.end()
                on:focusin=move |event| super::focused(seat, event.target())
            ></div>
            <Over size/>
        </div>
    }
}

/// Paints the cells that have changed, whenever some may have.
fn show(seat: Seat, look: Look, grid: NodeRef<html::Div>, cells: Rc<RefCell<Option<Cells<Tile>>>>) {
    let painter = RefCell::new(Painter::new(look));
    let mut before = None;
    follow(move || {
        let Some(grid) = grid.get() else { return };
        let dress = (look.texts().lang(), look.faces());
        let mut cells = cells.borrow_mut();
        if cells.is_none() {
            *cells = Cells::build(&grid, seat.read(|game| game.state().size));
        }
        let Some(cells) = cells.as_mut() else { return };
        let mut painter = painter.borrow_mut();
        if before.replace(dress) != Some(dress) {
            cells.forget();
            painter.dress(dress.1);
        }
        let alike = seat.alike();
        seat.follow(|game| {
            let now = tiles(game, alike);
            cells.show(now, |node, pos, tile, before| {
                painter.paint(node, pos, tile, before);
            });
        });
    });
}

/// Lets tiles fall from where they lay.
fn fall(seat: Seat, look: Look, grid: NodeRef<html::Div>, cells: Rc<RefCell<Option<Cells<Tile>>>>) {
    follow(move || {
        let Some(Event { outcome, .. }) = seat.event() else {
            return;
        };
        if !motion::is_wanted(look) {
            return;
        }
        let cells = cells.borrow();
        let Some(cells) = cells.as_ref() else { return };
        let from = |here: Pos, there: Pos| {
            if let Some(node) = cells.node(here) {
                let way = |a: u8, b: u8| format!("{}%", (i32::from(b) - i32::from(a)) * 100);
                motion::come_from(node, &way(here.col, there.col), &way(here.row, there.row));
            }
        };
        match &*outcome {
            Outcome::Done(Done::Pairs(Played::Joined(joined)))
            | Outcome::Redone(Done::Pairs(Played::Joined(joined))) => {
                joined
                    .falls
                    .iter()
                    .for_each(|fall| from(fall.to, fall.from));
            }
            Outcome::Undone(Done::Pairs(Played::Joined(joined))) => {
                joined
                    .falls
                    .iter()
                    .for_each(|fall| from(fall.from, fall.to));
                let back = [joined.pair.a, joined.pair.b];
                back.iter()
                    .filter_map(|pos| cells.node(*pos))
                    .for_each(motion::appear);
            }
            Outcome::Done(Done::Pairs(Played::Shuffled(_)))
            | Outcome::Undone(Done::Pairs(Played::Shuffled(_)))
            | Outcome::Redone(Done::Pairs(Played::Shuffled(_))) => {
                // One thing that appears, not one for each of hundreds of tiles.
                if let Some(grid) = grid.get_untracked() {
                    motion::appear(&grid);
                }
            }
            _ => {}
        }
    });
}
