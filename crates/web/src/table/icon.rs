//! The signs on buttons.

use leptos::prelude::*;

/// A sign, drawn with lines on a square of 24 units.
pub(super) fn icon(path: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path></path>
        </svg>
    }
}

pub(super) const UNDO: &str = "M9 7L4 12L9 17M4 12H15A5 5 0 0 1 15 22H12";
pub(super) const REDO: &str = "M15 7L20 12L15 17M20 12H9A5 5 0 0 0 9 22H12";
pub(super) const HINT: &str =
    "M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 14L9 16H15L15.5 14A6 6 0 0 0 12 3";
pub(super) const SHUFFLE: &str = "M4 7H8L16 17H20M4 17H8L10.5 14M13.5 10L16 7H20M17.5 4.5L20 7L17.5 9.5M17.5 14.5L20 17L17.5 19.5";
pub(super) const RESTART: &str = "M5 5V10H10M5.5 10A7.5 7.5 0 1 1 4.5 14";
pub(super) const NEW: &str = "M12 5V19M5 12H19";
pub(super) const PAUSE: &str = "M8 5V19M16 5V19";
pub(super) const PLAY: &str = "M8 5L19 12L8 19Z";
pub(super) const SHOW: &str =
    "M2 12C6 6 18 6 22 12C18 18 6 18 2 12M12 9.5A2.5 2.5 0 1 0 12 14.5A2.5 2.5 0 1 0 12 9.5";
pub(super) const LIGHT: &str = "M12 4V2M12 22V20M4 12H2M22 12H20M6.3 6.3L5 5M19 19L17.7 17.7M6.3 17.7L5 19M19 5L17.7 6.3M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8";
pub(super) const GROUPS: &str = "M5 5H11V11H5ZM13 13H19V19H13ZM11 8H16V13";
pub(super) const COMMAND: &str = "M4 6L10 12L4 18M12 19H20";
