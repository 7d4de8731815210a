//! What moves: tiles that fall, lanes that slide.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use crate::{look::Look, settings::Motion};

/// How long a fall or a slide takes, in milliseconds.
const LONG: f64 = 180.0;

/// Whether things may move.
pub(super) fn is_wanted(look: Look) -> bool {
    match look.settings_now().motion {
        Motion::Full => true,
        Motion::Reduced => false,
        Motion::System => !is_reduced_by_system(),
    }
}

fn is_reduced_by_system() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Lets an element come from another place to its own. The place is told as CSS does, in shares of its size:
/// `"200%"`, or in pixels.
pub(super) fn come_from(element: &Element, x: &str, y: &str) {
    animate(element, "transform", &format!("translate({x},{y})"), "none");
}

/// Lets an element appear.
pub(super) fn appear(element: &Element) {
    animate(element, "opacity", "0", "1");
}

fn animate(element: &Element, property: &str, from: &str, to: &str) {
    let frames = Object::new();
    let way = Array::of2(&from.into(), &to.into());
    let _ = Reflect::set(&frames, &property.into(), &way);
    let _ = Reflect::set(&frames, &"easing".into(), &"ease-out".into());
    // A browser without it shows things where they are.
    let animate = Reflect::get(element, &"animate".into()).ok();
    if let Some(animate) = animate.and_then(|animate| animate.dyn_into::<Function>().ok()) {
        let _ = animate.call2(element, &frames, &LONG.into());
    }
}
