//! A first visit: what is fetched, and from where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::TABLE;
use linkwork_browser::{Browser, Outcome};
use serde_json::Value;
use std::collections::BTreeMap;

linkwork_browser::suite![
    a_first_visit_fetches_what_the_list_says_and_no_more_than_300_kilobytes,
    no_screen_asks_another_host,
    pictures_are_fetched_when_they_are_wanted,
];

/// The list of the page's files.
async fn listed(browser: &mut Browser) -> Result<Value, linkwork_browser::Fault> {
    browser.open("files.json").await?;
    let text = browser.say("document.body.textContent").await?;
    browser.log().await?;
    Ok(serde_json::from_str(&text)?)
}

async fn a_first_visit_fetches_what_the_list_says_and_no_more_than_300_kilobytes(
    browser: &mut Browser,
) -> Outcome {
    let list = listed(browser).await?;
    browser
        .cdp("Network.clearBrowserCache", serde_json::json!({}))
        .await?;
    browser.open("").await?;
    browser.until("document.querySelector('.cards')").await?;
    let log = browser.log().await?;
    let address = browser.site().address().to_owned();
    // What came over the wire, by path: answers say which request they are for.
    let mut paths = BTreeMap::new();
    let mut bytes = BTreeMap::new();
    for event in &log.events {
        let id = event.params["requestId"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        match event.method.as_str() {
            "Network.responseReceived" => {
                let url = event
                    .params
                    .pointer("/response/url")
                    .and_then(Value::as_str);
                if let Some(path) = url.and_then(|url| url.strip_prefix(&address)) {
                    let path = if path.is_empty() { "index.html" } else { path };
                    let coding = event.params.pointer("/response/headers/content-encoding");
                    let coding = coding.and_then(Value::as_str).unwrap_or_default();
                    paths.insert(id, (path.to_owned(), coding.to_owned()));
                }
            }
            "Network.loadingFinished" => {
                bytes.insert(
                    id,
                    event.params["encodedDataLength"]
                        .as_f64()
                        .unwrap_or_default(),
                );
            }
            _ => {}
        }
    }
    let mut fetched: Vec<&str> = paths.values().map(|(path, _)| path.as_str()).collect();
    fetched.sort_unstable();
    // The icon is one of the page, and one of the tab.
    fetched.dedup();
    let files = list["files"].as_array().unwrap();
    let first = files.iter().filter(|file| file["first"] == true);
    let mut expected: Vec<&str> = first.filter_map(|file| file["path"].as_str()).collect();
    // Only browsers without modules fetch this one.
    expected.retain(|path| !path.starts_with("old."));
    // The list counts the largest language, since one is fetched.
    let mut paths_of_all = files.iter().filter_map(|file| file["path"].as_str());
    let english = paths_of_all.find(|path| path.starts_with("texts-en."));
    for path in &mut expected {
        if path.starts_with("texts-") {
            *path = english.unwrap();
        }
    }
    expected.sort_unstable();
    assert_eq!(fetched, expected);
    // All of it compressed, and not a byte more than the list says but for the head of each answer.
    assert!(
        paths.values().all(|(_, coding)| coding == "br"),
        "{paths:?}"
    );
    let all: f64 = paths.keys().filter_map(|id| bytes.get(id)).sum();
    let told = list["first"]["br"].as_f64().unwrap();
    assert!(told <= 300_000.0, "{told}");
    assert!(
        all > told * 0.9 && all < told + 1000.0 * 12.0,
        "{all} of {told}"
    );
    Ok(())
}

async fn no_screen_asks_another_host(browser: &mut Browser) -> Outcome {
    browser.log().await?;
    let mut asked = 0;
    for (address, sign) in [
        ("#/", ".cards"),
        ("#/new/pairs", "#seed"),
        ("#/new/polymer", "#seed"),
        ("#/help", ".keys"),
        ("#/settings", ".switch"),
        ("#pairs:8x6,k12#5eed/0", "[role=gridcell]"),
        ("#lines:netslide,5x5#5eed/0", "[role=gridcell]"),
        ("#lines:polymer,6x6,bombs#5eed/0", "[role=gridcell]"),
        ("#lines:free,6x6#5eed/0", "[role=gridcell]"),
        ("#pairs:0x0", "[role=alert]"),
    ] {
        browser.open(address).await?;
        browser
            .until(&format!("document.querySelector(`{sign}`)"))
            .await?;
        let log = browser.log().await?;
        let own = browser.site().address();
        for url in log.requests().filter(|url| !url.starts_with("about:")) {
            assert!(url.starts_with(own), "{address}: {url}");
            asked += 1;
        }
        let none: [String; 0] = [];
        assert_eq!(log.faults(own), none, "{address}");
    }
    // The page was asked for at least.
    assert!(asked >= 10, "{asked}");
    Ok(())
}

async fn pictures_are_fetched_when_they_are_wanted(browser: &mut Browser) -> Outcome {
    browser.open("#pairs::11").await?;
    browser.until(TABLE).await?;
    let sprite = |url: &str| url.contains("/pictures.");
    assert!(!browser.log().await?.requests().any(sprite));
    browser.open("#/settings").await?;
    browser
        .until("document.querySelector('[name=tiles]')")
        .await?;
    browser
        .ask("document.querySelectorAll('[name=tiles]')[2].click()")
        .await?;
    browser.open("#pairs::11").await?;
    browser.until(TABLE).await?;
    browser
        .until("document.querySelector('#k1, .cell image, .cell use')")
        .await?;
    let log = browser.log().await?;
    assert!(
        log.requests().any(sprite),
        "{:?}",
        Vec::from_iter(log.requests())
    );
    Ok(())
}
