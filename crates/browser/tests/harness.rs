//! The harness itself: it sees what it must see, and does what it says.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::{Browser, Outcome, View};
use std::time::Duration;

linkwork_browser::suite![
    what_is_refused_or_complained_of_is_a_fault,
    what_it_keeps_outlives_a_crash,
    a_touch_reaches_the_page,
    wishes_reach_the_page_and_go,
    a_trace_tells_of_the_work_done,
];

/// The harness sees what it must see: a script from elsewhere is asked for, or refused, and either is a fault.
async fn what_is_refused_or_complained_of_is_a_fault(browser: &mut Browser) -> Outcome {
    for script in [
        "const s = document.createElement('script'); s.src = 'https://example.org/a.js'; document.head.append(s)",
        "const s = document.createElement('style'); s.textContent = 'p{}'; document.head.append(s)",
        "fetch('https://example.org/').catch(() => {})",
        "console.error('oh')",
    ] {
        browser.open("").await?;
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

async fn a_touch_reaches_the_page(browser: &mut Browser) -> Outcome {
    browser.view(View::PHONE).await?;
    browser.open("").await?;
    let listen = "window.touched = []; for (const kind of ['touchstart', 'touchmove', 'touchend']) \
         addEventListener(kind, (event) => touched.push(kind + event.touches.length))";
    browser.driver()?.execute(listen, vec![]).await?;
    browser
        .touch("touchStart", &[(50.0, 60.0), (150.0, 60.0)])
        .await?;
    browser
        .touch("touchMove", &[(50.0, 90.0), (150.0, 90.0)])
        .await?;
    browser.touch("touchEnd", &[]).await?;
    browser
        .until("touched.includes('touchend0') || touched.includes('touchend1')")
        .await?;
    let touched = browser
        .driver()?
        .execute("return touched.join()", vec![])
        .await?;
    let touched = touched.json().to_string();
    assert!(
        touched.contains("touchstart2") && touched.contains("touchmove2"),
        "{touched}"
    );
    Ok(())
}

async fn wishes_reach_the_page_and_go(browser: &mut Browser) -> Outcome {
    let wishes = [
        ("prefers-color-scheme", "dark"),
        ("prefers-reduced-motion", "reduce"),
        ("prefers-contrast", "more"),
        ("forced-colors", "active"),
    ];
    for (name, value) in wishes {
        browser.wishes(&[(name, value)]).await?;
        browser
            .until(&format!("matchMedia('({name}: {value})').matches"))
            .await?;
    }
    browser.wishes(&[]).await?;
    for (name, value) in wishes {
        browser
            .until(&format!("!matchMedia('({name}: {value})').matches"))
            .await?;
    }
    Ok(())
}

async fn a_trace_tells_of_the_work_done(browser: &mut Browser) -> Outcome {
    let has_trace = |log: &linkwork_browser::Log| {
        log.events
            .iter()
            .any(|event| event.method == "Tracing.dataCollected")
    };
    browser.open("").await?;
    assert!(!has_trace(&browser.log().await?));
    browser.trace(true).await?;
    browser.open("").await?;
    let traced = has_trace(&browser.log().await?);
    // The steps after this one are not traced.
    browser.trace(false).await?;
    assert!(traced);
    Ok(())
}
