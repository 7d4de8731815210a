//! Parts of views that follow what they read.

/// A part of a view that follows what it reads: `{live(move || …)}`, `class=live(move || …)`.
///
/// A closure would do as well. Boxed, those of one kind of value are one type, and what Leptos needs to follow a type
/// is in the page once, not once for each closure.
pub(crate) fn live<T>(part: impl FnMut() -> T + Send + 'static) -> Box<dyn FnMut() -> T + Send> {
    Box::new(part)
}
