//! The page comes up, from this server alone.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::{Browser, Outcome, View};
use std::time::Duration;

linkwork_browser::suite![
    the_page_comes_up,
    it_is_loaded_from_its_own_server_alone,
    what_the_policy_refuses_fails_a_test,
    what_it_keeps_outlives_a_crash,
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

/// The harness sees what it must see: a script from elsewhere is asked for, or refused, and either is a fault.
async fn what_the_policy_refuses_fails_a_test(browser: &mut Browser) -> Outcome {
    for script in [
        "const s = document.createElement('script'); s.src = 'https://example.org/a.js'; document.head.append(s)",
        "const s = document.createElement('style'); s.textContent = 'p{}'; document.head.append(s)",
        "fetch('https://example.org/').catch(() => {})",
        "console.error('oh')",
    ] {
        browser.open("").await?;
        browser.until(UP).await?;
        browser.check().await?;
        browser.driver()?.execute(script, vec![]).await?;
        assert!(is_noticed(browser).await, "{script}");
    }
    Ok(())
}

/// Whether the log tells of a fault; what it notes may come a moment later.
async fn is_noticed(browser: &Browser) -> bool {
    for _ in 0..200 {
        if browser.check().await.is_err() {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    false
}

async fn what_it_keeps_outlives_a_crash(browser: &mut Browser) -> Outcome {
    browser.open("").await?;
    let keep = "const done = arguments[0]; const open = indexedDB.open('crash-test'); \
         open.onupgradeneeded = () => open.result.createObjectStore('kept'); \
         open.onsuccess = () => { \
           const change = open.result.transaction('kept', 'readwrite', {durability: 'strict'}); \
           change.objectStore('kept').put('here', 1); change.oncomplete = () => done('kept'); }";
    let read = "const done = arguments[0]; const open = indexedDB.open('crash-test'); \
         open.onsuccess = () => { \
           if (!open.result.objectStoreNames.contains('kept')) return done('nothing was kept'); \
           const get = open.result.transaction('kept').objectStore('kept').get(1); \
           get.onsuccess = () => done(get.result); }";
    let said = browser.driver()?.execute_async(keep, vec![]).await?;
    assert_eq!(said.json().as_str(), Some("kept"));
    browser.crash().await?;
    browser.open("").await?;
    let said = browser.driver()?.execute_async(read, vec![]).await?;
    assert_eq!(said.json().as_str(), Some("here"));
    // And nothing of it reaches the next step.
    browser.fresh().await?;
    browser.open("").await?;
    let said = browser.driver()?.execute_async(read, vec![]).await?;
    assert_eq!(said.json().as_str(), Some("nothing was kept"));
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
