//! A lane follows the finger: any distance, round the edge, and snaps to cells when it is let go.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use leptos::{ev, html, prelude::*};
use linkwork::{
    Status,
    lines::{self, Lane, Shift},
    session::Action,
};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::{Board, lane};
use crate::{live::hear, seat::Seat, table::grid};

/// How far a finger goes until it is known that it drags, and along which lane, in CSS pixels.
const FIRM: f64 = 6.0;

/// What is being dragged.
struct Held {
    pointer: i32,
    /// Where it was taken hold of, in CSS pixels.
    from: (f64, f64),
    /// How large a cell is.
    cell: (f64, f64),
    row: u8,
    col: u8,
    /// The lane, once it is known which one is meant, and how many cells it has come.
    lane: Option<(Lane, u8)>,
    by: f64,
    /// The part of a cell that enters again at the other end.
    twin: Option<Element>,
}

/// The drag of a board, if there is one. A clone is the same drag.
#[derive(Clone)]
pub(super) struct Drag {
    seat: Seat,
    grid: NodeRef<html::Div>,
    cells: Board,
    held: Rc<RefCell<Option<Held>>>,
    /// How far a lane was dragged that has just been let go.
    offset: Rc<Cell<Option<f64>>>,
    /// The finger has moved since it came down: the click at its end is no tap.
    has_dragged: Rc<Cell<bool>>,
}

impl Drag {
    /// A drag of that board. If the page changes its size meanwhile, nothing moves.
    pub(super) fn new(seat: Seat, grid: NodeRef<html::Div>, cells: Board) -> Self {
        let drag = Self {
            seat,
            grid,
            cells,
            held: Rc::default(),
            offset: Rc::default(),
            has_dragged: Rc::default(),
        };
        drag.watch();
        drag
    }

    /// Listens wherever the finger is: a quick one has left the board with its first move.
    fn watch(&self) {
        let [moved, up, lost, other, resized, typed] = std::array::from_fn(|_| self.clone());
        let moved = hear("pointermove", move |event| moved.go_on(&event));
        let up = hear("pointerup", move |event| up.end(&event));
        let lost = hear("pointercancel", move |_: ev::Event| lost.drop_it());
        let other = hear("pointerdown", move |event: ev::PointerEvent| {
            if !other.is_held_by(event.pointer_id()) {
                other.drop_it();
            }
        });
        let resized = hear("resize", move |_: ev::Event| resized.drop_it());
        let typed = hear("keydown", move |_: ev::Event| typed.drop_it());
        on_cleanup(move || {
            for listener in [moved, up, lost, other, resized, typed] {
                listener.remove();
            }
        });
    }

    fn is_held_by(&self, pointer: i32) -> bool {
        let held = self.held.borrow();
        held.as_ref().is_some_and(|held| held.pointer == pointer)
    }

    /// How far the lane was dragged whose shift is shown now, in cells.
    pub(super) fn take_offset(&self) -> Option<f64> {
        self.offset.take()
    }

    /// Whether a click is only the end of a drag, of one that was called off too. What clicks without a pointer, as a
    /// screen reader does, ends none.
    pub(super) fn ends_with(&self, click: &ev::MouseEvent) -> bool {
        self.has_dragged.take() && click.detail() > 0
    }

    /// A finger comes down. A second one pinches or pans: the first drags nothing then.
    pub(super) fn begin(&self, event: &ev::PointerEvent) {
        self.has_dragged.set(false);
        if self.held.borrow().is_some() {
            return self.drop_it();
        }
        let plays = self
            .seat
            .read(|game| game.state().status == Status::Playing && !game.state().paused);
        let Some(grid) = self.grid.get_untracked() else {
            return;
        };
        let (size, area) = (
            self.seat.read(|game| game.state().size),
            grid.get_bounding_client_rect(),
        );
        // Whoever is quick takes hold while the lane before still slides there.
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some(pos) = grid::cell_at(&area, size, x, y) else {
            return;
        };
        if event.button() != 0 || !plays {
            return;
        }
        let cell = (
            area.width() / f64::from(size.cols()),
            area.height() / f64::from(size.rows()),
        );
        self.held.replace(Some(Held {
            pointer: event.pointer_id(),
            from: (x, y),
            cell,
            row: pos.row,
            col: pos.col,
            lane: None,
            by: 0.0,
            twin: None,
        }));
    }

    /// The finger moves.
    fn go_on(&self, event: &ev::PointerEvent) {
        let mut slot = self.held.borrow_mut();
        let Some(held) = slot
            .as_mut()
            .filter(|held| held.pointer == event.pointer_id())
        else {
            return;
        };
        let (x, y) = (
            f64::from(event.client_x()) - held.from.0,
            f64::from(event.client_y()) - held.from.1,
        );
        if held.lane.is_none() {
            if x.abs().max(y.abs()) < FIRM {
                return;
            }
            self.has_dragged.set(true);
            let lane = if x.abs() >= y.abs() {
                Lane::Row(held.row)
            } else {
                Lane::Column(held.col)
            };
            if !self.seat.read(|game| lane::is_free(game, lane)) {
                slot.take();
                drop(slot);
                let shift = Shift { lane, by: 1 };
                self.seat
                    .act(Action::Play(lines::Move::Shift(shift).into()));
                return;
            }
            held.lane = Some((lane, self.seat.read(|game| lane::len(game, lane))));
            self.capture(held);
        }
        let Some((lane, len)) = held.lane else { return };
        held.by = match lane {
            Lane::Row(_) => x / held.cell.0,
            Lane::Column(_) => y / held.cell.1,
        };
        self.show(held, lane, len);
    }

    /// From here on every move of the finger is told to the board, wherever it goes, and so is the click at its end.
    fn capture(&self, held: &mut Held) {
        if let Some(grid) = self.grid.get_untracked() {
            let _ = grid.set_pointer_capture(held.pointer);
            let _ = grid.class_list().add_1("dragged");
        }
    }

    fn show(&self, held: &mut Held, lane: Lane, len: u8) {
        let cells = self.cells.borrow();
        let Some(cells) = cells.as_ref() else { return };
        let end = f64::from(len) - 1.0;
        let mut cut = None;
        for ((pos, by), n) in lane::cells(lane, len)
            .zip(lane::moved(len, held.by))
            .zip(0u8..)
        {
            let Some(node) = cells.node(pos) else {
                continue;
            };
            lane::put(node, lane, by);
            if f64::from(n) + by > end {
                cut = Some((node, by - f64::from(len)));
            }
        }
        if let Some(twin) = held.twin.take() {
            twin.remove();
        }
        // The cell that leaves at one end enters at the other.
        if let Some((node, by)) = cut {
            let twin = node.clone_node_with_deep(true).ok();
            let twin = twin.and_then(|twin| twin.dyn_into::<Element>().ok());
            if let (Some(twin), Some(parent)) = (twin, node.parent_node()) {
                for name in ["data-at", "tabindex", "role", "aria-label"] {
                    let _ = twin.remove_attribute(name);
                }
                let _ = twin.set_attribute("aria-hidden", "true");
                let _ = twin.class_list().add_1("twin");
                lane::put_twin(&twin, node, lane, by);
                let _ = parent.append_child(&twin);
                held.twin = Some(twin);
            }
        }
    }

    /// The finger is lifted: the lane snaps to the nearest cell.
    fn end(&self, event: &ev::PointerEvent) {
        if !self.is_held_by(event.pointer_id()) {
            return;
        }
        let Some(held) = self.clear() else { return };
        let Some((lane, len)) = held.lane else { return };
        let by = whole(held.by);
        if by % i16::from(len) == 0 {
            let cells = self.cells.borrow();
            if let Some(cells) = cells.as_ref() {
                lane::slide(cells, lane, lane::short(held.by, f64::from(len)));
            }
            return;
        }
        self.offset.set(Some(held.by));
        self.seat.act(Action::Play(
            lines::Move::Shift(Shift {
                lane,
                by: by.into(),
            })
            .into(),
        ));
        self.offset.set(None);
    }

    /// Whatever was held is let go, and lies where it lay.
    fn drop_it(&self) {
        self.clear();
    }

    fn clear(&self) -> Option<Held> {
        let mut held = self.held.borrow_mut().take()?;
        if let Some(twin) = held.twin.take() {
            twin.remove();
        }
        if let Some(grid) = self.grid.get_untracked() {
            let _ = grid.release_pointer_capture(held.pointer);
            let _ = grid.class_list().remove_1("dragged");
        }
        if let (Some((lane, len)), Some(cells)) = (held.lane, self.cells.borrow().as_ref()) {
            let nodes = lane::cells(lane, len).filter_map(|pos| cells.node(pos));
            nodes.for_each(|node| lane::put(node, lane, 0.0));
        }
        Some(held)
    }
}

/// The nearest whole number of cells.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a cast of a float keeps to the range of the integer"
)]
fn whole(by: f64) -> i16 {
    by.round() as i16
}
