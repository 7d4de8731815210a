//! A finger that stays on a cell: what the right button is to a mouse. Not every browser tells of it.

use std::{cell::Cell, rc::Rc, time::Duration};

use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};
use web_sys::PointerEvent;

/// How long it stays until that is meant.
const LONG: Duration = Duration::from_millis(450);

/// How far it may stray meanwhile, in CSS pixels.
const STRAY: i32 = 10;

/// The finger on the board.
#[derive(Clone, Copy)]
pub(super) struct Hold(StoredValue<Rc<Inner>, LocalStorage>);

#[derive(Default)]
struct Inner {
    waits: Cell<Option<TimeoutHandle>>,
    at: Cell<(i32, i32)>,
    /// The finger has stayed: the click that comes when it goes is none.
    has_stayed: Cell<bool>,
}

impl Hold {
    /// No finger yet. What it is waited for goes with the board.
    pub(super) fn new() -> Self {
        let hold = Self(StoredValue::new_local(Rc::default()));
        on_cleanup(move || hold.end());
        hold
    }

    fn inner(self) -> Rc<Inner> {
        self.0.get_value()
    }

    /// A finger comes: `act` is done if it stays.
    pub(super) fn begin(self, event: &PointerEvent, act: impl FnOnce() + 'static) {
        self.end();
        let inner = self.inner();
        inner.has_stayed.set(false);
        if event.pointer_type() == "mouse" || !event.is_primary() {
            return;
        }
        inner.at.set((event.client_x(), event.client_y()));
        let waiting = inner.clone();
        let stayed = move || {
            inner.waits.set(None);
            inner.has_stayed.set(true);
            act();
        };
        waiting
            .waits
            .set(set_timeout_with_handle(stayed, LONG).ok());
    }

    /// The finger moves: too far, and it does not stay.
    pub(super) fn stray(self, event: &PointerEvent) {
        let (x, y) = self.inner().at.get();
        let far = |a: i32, b: i32| (a - b).abs() > STRAY;
        if far(x, event.client_x()) || far(y, event.client_y()) {
            self.end();
        }
    }

    /// The finger goes, or the browser takes it for a gesture of its own.
    pub(super) fn end(self) {
        if let Some(waits) = self.inner().waits.take() {
            waits.clear();
        }
    }

    /// Whether what comes now, a click or the browser's own word that the finger stays, is about a finger whose
    /// stay was noticed already. One of the two comes, and but once.
    pub(super) fn was_noticed(self) -> bool {
        self.end();
        self.inner().has_stayed.replace(false)
    }
}
