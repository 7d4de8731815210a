//! What comes back, and what is told, when the page is loaded anew or nobody does anything.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::{BAR, MESSAGE, PANEL};
use linkwork_browser::table::PAIRS;
use linkwork_browser::{Browser, Outcome, View};

linkwork_browser::suite![
    a_paused_game_comes_back_paused_and_hides_what_it_hides,
    time_that_runs_out_is_told,
    loading_again_wins_no_time,
    the_keyboard_is_on_the_board_when_a_panel_goes,
    long_words_leave_the_board_its_room,
    the_smallest_windows_have_a_board,
];

async fn a_paused_game_comes_back_paused_and_hides_what_it_hides(browser: &mut Browser) -> Outcome {
    browser.play("pairs::1122").await?;
    browser.press("p").await?;
    browser.until_is(PANEL, "Paused").await?;
    browser.command("where A").await?;
    browser
        .until_is(MESSAGE, "The game is paused: p goes on.")
        .await?;
    browser.driver()?.refresh().await?;
    browser.seated().await?;
    browser.until_is(PANEL, "Paused").await?;
    browser.press("p").await?;
    browser.until_is(PANEL, "").await?;
    browser.driver()?.refresh().await?;
    browser.seated().await?;
    assert_eq!(browser.say(PANEL).await?, "");
    Ok(())
}

async fn time_that_runs_out_is_told(browser: &mut Browser) -> Outcome {
    browser.own_clock().await?;
    browser.play("lines:polymer,5x5,clock20#5eed/0").await?;
    browser.forward(30).await?;
    browser.hears("Time is up").await?;
    let message = browser.say(MESSAGE).await?;
    assert!(message.starts_with("Time is up"), "{message}");
    Ok(())
}

async fn loading_again_wins_no_time(browser: &mut Browser) -> Outcome {
    browser.own_clock().await?;
    browser.play("lines:polymer,5x5#5eed/0").await?;
    browser.forward(30).await?;
    browser.until(&format!("({BAR}).includes('1:2')")).await?;
    // After the time was kept, and before it is again.
    browser.forward(3).await?;
    browser.driver()?.refresh().await?;
    browser.seated().await?;
    let bar = browser.say(BAR).await?;
    let left = bar
        .split("1:")
        .nth(1)
        .and_then(|rest| rest.get(..2)?.parse().ok());
    assert!(left.is_some_and(|left: u32| left <= 27), "{bar}");
    Ok(())
}

async fn the_keyboard_is_on_the_board_when_a_panel_goes(browser: &mut Browser) -> Outcome {
    browser.play("pairs::11").await?;
    browser.command("a1 b1").await?;
    browser.until_is(PANEL, "Won!").await?;
    browser.driver()?.refresh().await?;
    browser.seated().await?;
    browser.until_is(PANEL, "Won!").await?;
    browser.click_on("[data-choice=restart]").await?;
    browser.until_is(PAIRS, "11").await?;
    browser
        .until("document.activeElement.closest('[role=gridcell]')")
        .await
}

async fn long_words_leave_the_board_its_room(browser: &mut Browser) -> Outcome {
    browser.view(View::ALL[0]).await?;
    browser.play("pairs:8x6,k12#5eed/0").await?;
    browser.press(":").await?;
    browser
        .command(&format!("where {}", "W".repeat(3000)))
        .await?;
    browser
        .until("document.querySelector('.message').textContent.includes('WWW')")
        .await?;
    let message = browser.say(MESSAGE).await?;
    assert!(message.chars().count() < 80, "{message}");
    browser
        .until("document.querySelector('.field').clientHeight > 300")
        .await
}

async fn the_smallest_windows_have_a_board(browser: &mut Browser) -> Outcome {
    for (width, height) in [(320, 480), (320, 180), (320, 256), (640, 360), (640, 180)] {
        let view = View {
            width,
            height,
            ..View::ALL[0]
        };
        browser.view(view).await?;
        browser.play("pairs:8x6,k12#5eed/0").await?;
        let wide = "String(document.documentElement.scrollWidth)";
        browser.until_is(wide, &width.to_string()).await?;
        let high = browser
            .ask("document.querySelector('.field').clientHeight")
            .await?;
        assert!(high.as_f64().unwrap() >= 60.0, "{width}x{height}: {high}");
    }
    Ok(())
}
