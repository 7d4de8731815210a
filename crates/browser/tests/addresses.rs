//! A game is the same wherever its id is read: in the address, in the field of the first screen, typed at the
//! table; and the ways of the browser lead to it and back.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "common/pairs.rs"]
mod common;

use common::board;
use linkwork::Session;
use linkwork::session::Action;
use linkwork_browser::seen::MESSAGE;
use linkwork_browser::table::PAIRS;
use linkwork_browser::{Browser, Outcome};
use serde_json::json;

linkwork_browser::suite![
    an_address_deals_what_the_engine_deals,
    an_address_may_be_written_as_mail_programs_do,
    a_pasted_id_opens_the_same_board,
    a_pasted_save_goes_on_where_it_was,
    an_id_typed_at_the_table_opens_its_board,
    what_cannot_be_opened_says_why,
    back_and_forward_lead_through_games,
];

/// Gravity, walls, fewer turns, no ring, positions in both forms.
const IDS: [&str; 7] = [
    "pairs:8x6,k12#5eed/0",
    "pairs:10x4,k7,gdown,t3,noring#abc/3",
    "pairs:6x5,k5,gtogether-h,t1#tea/18446744073709551614",
    "pairs:6x3,k9,any#p/2",
    "pairs::x21x/1..1/x12x",
    "pairs:gapart-v:12.x/3.1x/.23.",
    "pairs:tany:61_1/._x/1_61",
];

async fn an_address_deals_what_the_engine_deals(browser: &mut Browser) -> Outcome {
    for id in IDS {
        browser.play(id).await?;
        browser
            .until_is(PAIRS, &board(id))
            .await
            .map_err(|why| format!("{id}: {why}"))?;
    }
    Ok(())
}

async fn an_address_may_be_written_as_mail_programs_do(browser: &mut Browser) -> Outcome {
    let id = IDS[1];
    let coded = id
        .replace('#', "%23")
        .replace(',', "%2C")
        .replace(':', "%3a");
    browser.play(&coded).await?;
    browser.until_is(PAIRS, &board(id)).await?;
    // The address is then written as everywhere else.
    let own = format!("#{id}");
    browser.until_is("location.hash", &own).await?;
    // So it is if it is that of the game on the table.
    let again = format!("location.hash = '#{coded}'");
    browser.driver()?.execute(again, vec![]).await?;
    browser.until_is("location.hash", &own).await
}

/// Types into the field of the first screen, and sends it.
async fn paste(browser: &Browser, text: &str) -> Outcome {
    browser.open("#/").await?;
    browser.until("document.getElementById('open')").await?;
    let focus = "const field = document.getElementById('open'); field.focus(); field.select()";
    browser.driver()?.execute(focus, vec![]).await?;
    browser
        .cdp("Input.insertText", json!({"text": text}))
        .await?;
    let send = "document.querySelector('.open button[type=submit]').scrollIntoView()";
    browser.driver()?.execute(send, vec![]).await?;
    browser.click_on(".open button[type=submit]").await
}

async fn a_pasted_id_opens_the_same_board(browser: &mut Browser) -> Outcome {
    for id in IDS {
        paste(browser, id).await?;
        browser.seated().await?;
        browser.until_is(PAIRS, &board(id)).await?;
        // A position may be written in more than one way; its address is always the same.
        let id = Session::open(id).unwrap().id().to_string();
        browser.until_is("location.hash", &format!("#{id}")).await?;
    }
    // So does the address of a page anywhere.
    paste(
        browser,
        &format!("https://example.org/linkwork/#{}", IDS[1]),
    )
    .await?;
    browser.seated().await?;
    browser.until_is(PAIRS, &board(IDS[1])).await
}

async fn a_pasted_save_goes_on_where_it_was(browser: &mut Browser) -> Outcome {
    let mut session = Session::open("pairs:gdown:12/32/31/44").unwrap();
    for mv in ["3,0-3,1", "2,0-3,0"] {
        session.act(61_000, Action::Play(mv.parse().unwrap()));
    }
    let save = session.save();
    paste(browser, &save).await?;
    browser.seated().await?;
    browser.until_is(PAIRS, &board(&save)).await?;
    browser
        .until("document.querySelector('.bar li').textContent.startsWith('1:0')")
        .await?;
    browser.press("u").await?;
    browser.press("u").await?;
    browser.until_is(PAIRS, "12/32/31/44").await
}

async fn an_id_typed_at_the_table_opens_its_board(browser: &mut Browser) -> Outcome {
    browser.play(IDS[0]).await?;
    browser.command("id").await?;
    browser
        .until_is(MESSAGE, &format!("This game: {}", IDS[0]))
        .await?;
    browser.command(&format!("open {}", IDS[1])).await?;
    browser.until_is(PAIRS, &board(IDS[1])).await?;
    browser
        .until_is("location.hash", &format!("#{}", IDS[1]))
        .await
}

async fn what_cannot_be_opened_says_why(browser: &mut Browser) -> Outcome {
    for (id, why) in [
        ("mahjongg", "That is neither an id nor a save"),
        ("pairs:8x6,k12#5eed/x", "That cannot be opened: "),
        ("pairs:3x3,k2#5eed/0", "That cannot be opened: "),
        ("pairs::1?", "That cannot be opened: "),
    ] {
        browser.open(&format!("#{id}")).await?;
        let alert = "document.querySelector('main [role=alert]')?.textContent ?? ''";
        browser
            .until(&format!("({alert}).startsWith({})", json!(why)))
            .await
            .map_err(|fault| format!("{id}: {fault}"))?;
        let in_address = browser.say(alert).await?;
        // The field says the same, and keeps what was typed.
        paste(browser, id).await?;
        browser
            .until_is(
                "document.getElementById('open-note').textContent",
                &in_address,
            )
            .await?;
        browser
            .until_is("document.getElementById('open').value", id)
            .await?;
    }
    Ok(())
}

async fn back_and_forward_lead_through_games(browser: &mut Browser) -> Outcome {
    browser.open("#/").await?;
    browser.until("document.querySelector('.home')").await?;
    let go = |id: &str| format!("location.hash = '#{id}'");
    browser.driver()?.execute(go("pairs::1122"), vec![]).await?;
    browser.until_is(PAIRS, "1122").await?;
    browser.command("a1 b1").await?;
    browser.until_is(PAIRS, "..22").await?;
    browser.driver()?.execute(go("pairs::3344"), vec![]).await?;
    browser.until_is(PAIRS, "3344").await?;
    browser.command("c1 d1").await?;
    browser.until_is(PAIRS, "33..").await?;
    // A screen that is no game, and back: the game goes on.
    browser.press("Escape").await?;
    browser.press("?").await?;
    browser.until_is("location.hash", "#/help").await?;
    browser.driver()?.back().await?;
    browser.until_is(PAIRS, "33..").await?;
    // The game before it was kept with its move.
    browser.driver()?.back().await?;
    browser.until_is(PAIRS, "..22").await?;
    browser.driver()?.back().await?;
    browser.until("document.querySelector('.home')").await?;
    browser.driver()?.forward().await?;
    browser.until_is(PAIRS, "..22").await?;
    browser.driver()?.forward().await?;
    browser.until_is(PAIRS, "33..").await?;
    browser.press("u").await?;
    browser.until_is(PAIRS, "3344").await
}
