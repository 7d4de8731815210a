//! Takes a picture of every screen, at all sizes, light and dark, into `target/screens` or the folder that
//! `LINKWORK_SCREENS` names: `cargo run -p linkwork-browser --example screens`.

use linkwork_browser::seen::PANEL;
use linkwork_browser::{Browser, Outcome, View};
use std::error::Error;

/// A screen: its name, its address, a sign that it is there, and what is typed and pressed there.
type Screen = (
    &'static str,
    &'static str,
    &'static str,
    &'static [&'static str],
);

const TABLE: &str = "[role=gridcell]";

const SCREENS: [Screen; 14] = [
    ("pairs", "#pairs:8x6,k12#5eed/0", TABLE, &[]),
    ("pairs-hint", "#pairs:14x6,k21,gdown#5eed/0", TABLE, &["h"]),
    ("pairs-large", "#pairs:18x8,k36#5eed/0", TABLE, &[]),
    ("free", "#lines:free,6x6#5eed/0", TABLE, &[]),
    ("polymer", "#lines:polymer,7x7,bombs#5eed/3", TABLE, &[]),
    ("netslide", "#lines:netslide,5x5#5eed/0", TABLE, &["h"]),
    ("home", "#/", ".cards", &[]),
    ("new-pairs", "#/new/pairs", "#seed", &[]),
    ("new-netslide", "#/new/netslide", "#seed", &[]),
    ("help", "#/help", ".keys", &[]),
    ("settings", "#/settings", ".switch", &[]),
    ("paused", "#pairs:8x6,k12#5eed/0", TABLE, &["p"]),
    ("won", "#lines:netslide:82", TABLE, &[":R0,1"]),
    ("stuck", "#pairs::1234/2143", TABLE, &[]),
];

fn main() -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime
        .block_on(taken())
        .map_err(|why| why.to_string().into())
}

async fn taken() -> Outcome {
    let browser = Browser::start().await?;
    for view in View::ALL {
        for scheme in ["light", "dark"] {
            browser.view(view).await?;
            browser.wishes(&[("prefers-color-scheme", scheme)]).await?;
            for screen in &SCREENS {
                take(&browser, screen).await?;
                let name = format!("{}-{}x{}-{scheme}", screen.0, view.width, view.height);
                println!("{}", browser.picture(&name).await?.display());
            }
        }
    }
    browser.close().await
}

/// Brings a screen before the eye, at rest.
async fn take(browser: &Browser, (name, address, sign, keys): &Screen) -> Outcome {
    browser.open(address).await?;
    browser
        .until(&format!("document.querySelector(`{sign}`)"))
        .await?;
    for key in *keys {
        match key.strip_prefix(':') {
            Some(line) => browser.command(line).await?,
            None => browser.press(key).await?,
        }
    }
    if ["paused", "won", "stuck"].contains(name) {
        browser.until(&format!("({PANEL}) !== ''")).await?;
    }
    browser
        .until("!document.querySelector('.message')?.textContent.startsWith('Looking')")
        .await?;
    browser
        .until("document.getAnimations().every((one) => one.playState !== 'running')")
        .await
}
