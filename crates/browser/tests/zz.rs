//! x
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]
use linkwork_browser::*;
use linkwork_browser::seen::*;
linkwork_browser::suite![a];
async fn a(browser: &mut Browser) -> Outcome {
    for lang in ["en","zh-CN","sv"] {
    browser.open("#/help").await?;
    browser.driver()?.execute(format!("localStorage.setItem('linkwork-settings', 'lang {lang}')"), vec![]).await?;
    for v in View::ALL {
    browser.view(v).await?;
    browser.play("pairs:8x6,k12#5eed/0").await?;
    let m = "JSON.stringify([...['.bar','.message','.tools','.field']].map(s=>document.querySelector(s).getBoundingClientRect().height)) + getComputedStyle(document.querySelector('.bar')).lineHeight + JSON.stringify([...document.querySelectorAll('.bar li')].map(e=>[e.getBoundingClientRect().top,e.getBoundingClientRect().height]))";
    println!("{lang} {} {}", v.width, browser.say(m).await?);
    browser.press("h").await?;
    browser.hears("").await.ok();
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    println!("{lang} {} {} {}", v.width, browser.say(MESSAGE).await?, browser.say(m).await?);
    if v.width == 360 { browser.picture(&format!("z-{lang}")).await?; }
    browser.press("R").await?;
    }}
    Ok(())
}
