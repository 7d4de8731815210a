//! What the player sees when something fails that should not.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "common/pairs.rs"]
mod common;

use common::{DEAL, won};
use linkwork_browser::{Browser, Outcome};

linkwork_browser::suite![
    a_broken_page_shows_the_game_to_be_carried_away,
    what_cannot_be_fetched_is_told_and_can_be_chosen_again,
];

/// One call of the browser fails, in the middle of showing another screen.
async fn a_broken_page_shows_the_game_to_be_carried_away(browser: &mut Browser) -> Outcome {
    let (pairs, boards) = won(DEAL);
    browser.play(DEAL).await?;
    for pos in [pairs[0].a, pairs[0].b] {
        browser.click_cell(pos.row, pos.col).await?;
    }
    browser.hears("Joined").await?;
    let fail = "const nodes = [Node.prototype, 'cloneNode'], made = [Document.prototype, 'createElement']; \
        for (const [of, name] of [nodes, made]) { const own = of[name]; \
        of[name] = function () { of[name] = own; throw new Error('made to fail') } }; \
        location.hash = '#/help'";
    browser.driver()?.execute(fail, vec![]).await?;
    browser.until("document.querySelector('.crash')").await?;
    let save = browser
        .say("document.querySelector('.crash textarea').value")
        .await?;
    assert!(save.starts_with("linkwork save 1\n"), "{save}");
    assert!(save.contains(&format!(" {}\n", pairs[0])), "{save}");
    let title = "document.querySelector('.crash h1').textContent";
    assert_eq!(browser.say(title).await?, "The page has broken");
    // That it broke is in the console, and nothing else.
    let complaints = browser.log().await?.complaints;
    assert!(!complaints.is_empty());
    for complaint in complaints {
        assert!(
            ["panicked", "made to fail", "unreachable"]
                .iter()
                .any(|word| complaint.contains(word)),
            "{complaint}"
        );
    }
    // The page comes again, and the game with it.
    browser.play(DEAL).await?;
    browser
        .until_is(linkwork_browser::table::PAIRS, &boards[1])
        .await
}

async fn what_cannot_be_fetched_is_told_and_can_be_chosen_again(browser: &mut Browser) -> Outcome {
    let choose = "[...document.querySelectorAll('label')].find(one => one.textContent.includes('Svenska'))\
                  .querySelector('input').click()";
    browser.open("#/settings").await?;
    browser.until("document.querySelector('.switch')").await?;
    let away = "window.own = fetch; window.fetch = () => Promise.reject('away')";
    browser
        .driver()?
        .execute(format!("{away}; {choose}"), vec![])
        .await?;
    browser
        .until(
            "document.querySelector('.notices .bad')?.textContent.includes('could not be fetched')",
        )
        .await?;
    let chosen = "document.querySelector('input[name=lang]:checked').parentElement.textContent";
    assert_eq!(browser.say(chosen).await?, "English");
    assert_eq!(browser.say("document.documentElement.lang").await?, "en");
    let complaints = browser.log().await?.complaints;
    assert!(
        complaints.len() == 1 && complaints[0].contains("texts:"),
        "{complaints:?}"
    );
    browser
        .driver()?
        .execute(format!("window.fetch = window.own; {choose}"), vec![])
        .await?;
    browser
        .until("document.documentElement.lang == 'sv'")
        .await?;
    browser
        .until("!document.querySelector('.notices .bad')")
        .await
}
