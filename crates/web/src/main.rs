//! The page: Linkwork in a browser.
//!
//! `app` is the shell round every screen, `screen` the screens, `table` the two games, `keep` where games are
//! kept. What can be known without a browser lies in files that know none, and is tested on any machine.

// `#[component]` makes a public type of a component's properties.
#![allow(unreachable_pub)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod app;
mod clock;
mod crash;
mod desk;
mod keep;
mod look;
mod name;
mod pictures;
mod route;
mod screen;
mod seat;
mod seed;
mod settings;
mod table;
mod title;
mod wanted;

fn main() {
    crash::watch();
    if let Some(root) = app::root() {
        leptos::mount::mount_to(root, app::App).forget();
    }
}
