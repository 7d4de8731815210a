//! The page comes up, from this server alone.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::{Browser, Outcome, View};

linkwork_browser::suite![
    the_page_comes_up,
    it_is_loaded_from_its_own_server_alone,
    it_is_seen_with_every_window_and_wish,
];

/// The page has put something in place of its empty frame.
const UP: &str = "document.getElementById('app')?.hasChildNodes()";

async fn the_page_comes_up(browser: &mut Browser) -> Outcome {
    browser.open("").await?;
    browser.until(UP).await?;
    let title = browser.driver()?.title().await?;
    assert!(title.contains("Linkwork"), "{title}");
    Ok(())
}

async fn it_is_loaded_from_its_own_server_alone(browser: &mut Browser) -> Outcome {
    browser.open("").await?;
    browser.until(UP).await?;
    let log = browser.log().await?;
    let wasm = |url: &str| url.ends_with(".wasm");
    assert!(
        log.requests().any(wasm),
        "{:?}",
        Vec::from_iter(log.requests())
    );
    let none: [String; 0] = [];
    assert_eq!(log.faults(browser.site().address()), none);
    Ok(())
}

async fn it_is_seen_with_every_window_and_wish(browser: &mut Browser) -> Outcome {
    for view in View::ALL {
        for scheme in ["light", "dark"] {
            browser.view(view).await?;
            browser.wishes(&[("prefers-color-scheme", scheme)]).await?;
            browser.open("").await?;
            browser.until(UP).await?;
            let seen = "return [innerWidth, innerHeight, devicePixelRatio, \
                        matchMedia('(prefers-color-scheme: dark)').matches, navigator.maxTouchPoints > 0]";
            let seen = browser.driver()?.execute(seen, vec![]).await?;
            let expected = format!(
                "[{},{},{},{},{}]",
                view.width,
                view.height,
                view.scale,
                scheme == "dark",
                view.touch
            );
            assert_eq!(seen.json().to_string(), expected);
            let picture = browser
                .picture(&format!("page-{}x{}-{scheme}", view.width, view.height))
                .await?;
            assert!(std::fs::metadata(picture)?.len() > 0);
        }
    }
    let names: Vec<String> = browser
        .tree()
        .await?
        .iter()
        .map(|node| node["role"]["value"].to_string())
        .collect();
    assert!(
        names.iter().any(|role| role == "\"RootWebArea\""),
        "{names:?}"
    );
    Ok(())
}
