//! What follows what it reads, and what hears what happens. Leptos takes closures for all of it, and what it needs for
//! one is in the page once for each closure; what goes through here is in it once.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// A part of a view that follows what it reads: `{live(move || …)}`.
pub(crate) fn live<V: IntoView + 'static>(
    mut part: impl FnMut() -> V + Send + 'static,
) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(move || part().into_any())
}

/// Does something now, and again whenever something that it reads has changed.
pub(crate) fn follow(act: impl FnMut() + 'static) {
    let mut act: Box<dyn FnMut()> = Box::new(act);
    Effect::new(move |_: Option<()>| act());
}

/// Hears an event of the window, of the name and type that the browser gives it, until the handle is removed.
pub(crate) fn hear<E: JsCast>(name: &str, act: impl Fn(E) + 'static) -> WindowListenerHandle {
    let act: Box<dyn Fn(ev::Event)> = Box::new(move |event| act(event.unchecked_into()));
    window_event_listener_untyped(name, act)
}
