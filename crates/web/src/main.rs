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
mod fetched;
mod keep;
mod live;
mod look;
mod name;
mod pictures;
mod route;
mod screen;
mod seat;
mod seed;
mod settings;
mod tab;
mod table;
mod title;
mod wanted;

use leptos::prelude::*;

#[cfg(target_family = "wasm")]
#[global_allocator]
static TALC: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    crash::watch();
    wasm_bindgen_futures::spawn_local(begin());
}

/// Builds the page once its words are there.
async fn begin() {
    match look::first_texts().await {
        Ok(texts) => {
            if let Some(root) = app::root() {
                mount_to(root, || view! { <app::App texts/> }).forget();
            }
        }
        Err(why) => {
            web_sys::console::error_2(&"texts:".into(), &why);
            if let Some(cut) = document().get_element_by_id("cut") {
                let _ = cut.remove_attribute("hidden");
            }
        }
    }
}
