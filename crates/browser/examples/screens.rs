//! Takes a picture of every screen, at all sizes, light and dark, into `target/screens` or the folder that
//! `LINKWORK_SCREENS` names: `cargo run -p linkwork-browser --example screens`.

use linkwork::id::PairsId;
use linkwork::pairs::Move;
use linkwork_browser::seen::PANEL;
use linkwork_browser::{Browser, Fault, Outcome, View};
use std::error::Error;

/// A screen: its name, its address, a sign that it is there, and what is pressed there.
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
    ("won", "#pairs:8x6,k12#5eed/1", TABLE, &[]),
    ("stuck", "#pairs:8x6,k12#5eed/", TABLE, &[]),
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
    let mut browser = Browser::start().await?;
    for view in View::ALL {
        for scheme in ["light", "dark"] {
            browser.fresh().await?;
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

/// A game to be played, and the pairs that win it, or with which it gets stuck.
fn played(name: &str, id: &str) -> Result<(String, Vec<String>), Fault> {
    if name == "won" {
        let way = named(id)?.open()?.solution;
        let way = way.iter().flatten().map(ToString::to_string).collect();
        return Ok((id.to_owned(), way));
    }
    if name != "stuck" {
        return Ok((id.to_owned(), Vec::new()));
    }
    for n in 0.. {
        // Always the first pair that links: sooner or later that goes wrong.
        let id = format!("{id}{n}");
        let (mut board, mut way) = (named(&id)?.board()?, Vec::new());
        while let Some(&pair) = board.moves().first() {
            board.play(Move::Join(pair))?;
            way.push(pair.to_string());
        }
        if board.tiles() > 0 {
            return Ok((id, way));
        }
    }
    Err("no game gets stuck".into())
}

/// The game that an address leads to.
fn named(address: &str) -> Result<PairsId, Fault> {
    Ok(address.trim_start_matches('#').parse()?)
}

/// Brings a screen before the eye, at rest.
async fn take(browser: &Browser, (name, address, sign, keys): &Screen) -> Outcome {
    let (address, way) = played(name, address)?;
    browser.open(&address).await?;
    browser
        .until(&format!("document.querySelector(`{sign}`)"))
        .await?;
    for key in *keys {
        browser.press(key).await?;
    }
    for pair in &way {
        browser.command(pair).await?;
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
