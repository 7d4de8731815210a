//! Parts of views that follow what they read.

use leptos::prelude::*;

/// A part of a view that follows what it reads: `{live(move || …)}`.
///
/// A closure would do as well. But what Leptos needs to follow one is in the page once for each closure, and for each
/// type of what it shows; these are all of one type.
pub(crate) fn live<V: IntoView + 'static>(
    mut part: impl FnMut() -> V + Send + 'static,
) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(move || part().into_any())
}
