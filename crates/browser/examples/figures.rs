//! How long the page works on each input, on large boards, by the browser's own trace: prints a table for
//! `docs/speed.md`. `cargo xtask page-figures` builds the page as people get it and starts this.

use linkwork_browser::seen::{MESSAGE, TABLE};
use linkwork_browser::{Browser, Event, Fault};
use serde_json::Value;
use std::error::Error;

/// What was done, and how long scripts ran for it, in milliseconds: once for each time.
type Row = (String, Vec<f64>);

/// How often each thing is done.
const TIMES: usize = 12;

fn main() -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let rows = runtime.block_on(measured());
    let rows = rows.map_err(|why| why.to_string())?;
    println!("| what | times | middle, ms | most, ms |");
    println!("| --- | ---: | ---: | ---: |");
    for (what, mut times) in rows {
        times.sort_by(f64::total_cmp);
        let middle = times.get(times.len() / 2).copied().unwrap_or_default();
        let most = times.last().copied().unwrap_or_default();
        println!("| {what} | {} | {middle:.1} | {most:.1} |", times.len());
    }
    Ok(())
}

async fn measured() -> Result<Vec<Row>, Fault> {
    let mut browser = Browser::start().await?;
    browser.trace(true).await?;
    let mut rows = pairs(&browser).await?;
    rows.extend(lines(&browser).await?);
    browser.close().await?;
    Ok(rows)
}

/// Nothing is thought about, and nothing moves.
const IS_QUIET: &str = "!document.querySelector('.light')?.textContent.includes('...') && \
    document.getAnimations().every((one) => one.playState !== 'running')";

async fn pairs(browser: &Browser) -> Result<Vec<Row>, Fault> {
    browser.open("#pairs:30x16,k60#5eed/0").await?;
    browser.until(TABLE).await?;
    browser.log().await?;
    let mut rows = Vec::new();
    // The light is looked for first, in slices.
    for _ in 0..3 {
        let told = browser.until("!document.querySelector('.light').textContent.includes('...')");
        if told.await.is_ok() {
            break;
        }
    }
    let log = browser.log().await?;
    rows.push((
        "Pairs 30×16: a slice of thinking".into(),
        slices(&log.events),
    ));
    browser
        .ask("document.querySelector('[role=gridcell]').focus()")
        .await?;
    for (what, key) in [
        ("a step of the cursor", "ArrowRight"),
        ("equal tiles marked", "m"),
        ("a hint asked for", "h"),
        ("a shuffle", "s"),
        ("undo", "u"),
    ] {
        let mut times = Vec::new();
        for _ in 0..TIMES {
            browser.until(IS_QUIET).await?;
            browser.log().await?;
            browser.press(key).await?;
            browser.until(IS_QUIET).await?;
            times.extend(inputs(&browser.log().await?.events, &["keydown"]));
        }
        rows.push((format!("Pairs 30×16: {what}"), times));
    }
    let (mut chosen, mut joined) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        browser.press("h").await?;
        browser
            .until("document.querySelectorAll('.cell.hint').length === 2")
            .await?;
        browser.until(IS_QUIET).await?;
        let pair = browser
            .say("[...document.querySelectorAll('.cell.hint')].map((one) => one.dataset.at).join(' ')")
            .await?;
        for (at, times) in pair.split(' ').zip([&mut chosen, &mut joined]) {
            browser.log().await?;
            let (row, col) = at.split_once(',').ok_or("a cell without a place")?;
            browser
                .click(browser.cell(row.parse()?, col.parse()?).await?)
                .await?;
            browser.until(IS_QUIET).await?;
            times.extend(inputs(
                &browser.log().await?.events,
                &["click", "mousedown"],
            ));
        }
    }
    rows.push(("Pairs 30×16: a tile chosen".into(), chosen));
    rows.push(("Pairs 30×16: a pair joined".into(), joined));
    Ok(rows)
}

async fn lines(browser: &Browser) -> Result<Vec<Row>, Fault> {
    browser.open("#lines:free,30x16#5eed/0").await?;
    browser.until(TABLE).await?;
    let (mut dragged, mut dropped, mut pressed) = (Vec::new(), Vec::new(), Vec::new());
    for n in 0..TIMES {
        browser.until(IS_QUIET).await?;
        browser.log().await?;
        let (from, to) = (browser.cell(8, 3).await?, browser.cell(8, 6).await?);
        browser.drag(from, to).await?;
        browser.until(IS_QUIET).await?;
        let events = browser.log().await?.events;
        dragged.extend(inputs(&events, &["pointermove"]));
        dropped.extend(inputs(&events, &["pointerup"]));
        let lane = format!("C{n},1");
        browser.command(&lane).await?;
        browser
            .until(&format!("({MESSAGE}).startsWith('Column')"))
            .await?;
        browser.until(IS_QUIET).await?;
        pressed.extend(inputs(&browser.log().await?.events, &["submit"]));
    }
    Ok(vec![
        ("Lines 30×16: a lane follows".into(), dragged),
        ("Lines 30×16: a lane let go".into(), dropped),
        ("Lines 30×16: a shift typed".into(), pressed),
    ])
}

/// How long scripts ran for inputs of these kinds, in milliseconds.
fn inputs(events: &[Event], kinds: &[&str]) -> Vec<f64> {
    let is_kind = |event: &&Event| {
        let kind = event
            .params
            .pointer("/args/data/type")
            .and_then(Value::as_str);
        event.params["name"] == "EventDispatch" && kind.is_some_and(|kind| kinds.contains(&kind))
    };
    let longest = traced(events).filter(is_kind).filter_map(long);
    // One key is told to the field, the table and the page: the longest is the work.
    longest.reduce(f64::max).into_iter().collect()
}

/// How long each call of a timer took, in milliseconds.
fn slices(events: &[Event]) -> Vec<f64> {
    let timers = traced(events).filter(|event| event.params["name"] == "TimerFire");
    timers.filter_map(long).collect()
}

fn traced(events: &[Event]) -> impl Iterator<Item = &Event> {
    events
        .iter()
        .filter(|event| event.method == "Tracing.dataCollected")
}

fn long(event: &Event) -> Option<f64> {
    Some(event.params["dur"].as_f64()? / 1000.0)
}
