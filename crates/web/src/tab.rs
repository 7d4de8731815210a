//! What this tab alone remembers, for as long as it is open: it outlives a reload.

use leptos::prelude::window;

/// What was noted under that name.
pub(crate) fn told(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Notes something. Where the browser keeps nothing it is forgotten with the page.
pub(crate) fn note(name: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(name, text);
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok()?
}
