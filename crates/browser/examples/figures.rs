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

/// What is done, and the event of the browser that it is.
struct Deed {
    what: &'static str,
    event: &'static str,
}

const fn deed(what: &'static str, event: &'static str) -> Deed {
    Deed { what, event }
}

const STEP: Deed = deed("Pairs 30×16: a step of the cursor", "keydown");
const ALIKE: Deed = deed("Pairs 30×16: equal tiles marked", "keydown");
const HINT: Deed = deed("Pairs 30×16: a hint asked for", "keydown");
const SHUFFLE: Deed = deed("Pairs 30×16: a shuffle", "keydown");
const UNDO: Deed = deed("Pairs 30×16: undo", "keydown");
const CHOSEN: Deed = deed("Pairs 30×16: a tile chosen", "click");
const JOINED: Deed = deed("Pairs 30×16: a pair joined", "click");
const FOLLOWS: Deed = deed("Lines 30×16: a lane follows", "pointermove");
const LET_GO: Deed = deed("Lines 30×16: a lane let go", "pointerup");
const BY_KEY: Deed = deed("Lines 30×16: a shift by a key", "keydown");
const DEEDS: [&Deed; 10] = [
    &STEP, &ALIKE, &HINT, &SHUFFLE, &UNDO, &CHOSEN, &JOINED, &FOLLOWS, &LET_GO, &BY_KEY,
];
/// What goes on until something else is done.
const THINKING: &str = "Netslide 5×5: a slice of looking for a hint";
/// What is done by the clock else: mostly slices of thinking about the light.
const TIMER: &str = "Pairs 30×16: a slice, or a look at the clock";
const NOTHING: &str = "nothing";

async fn measured() -> Result<Vec<Row>, Fault> {
    let mut browser = Browser::start().await?;
    browser.trace(true).await?;
    pairs(&browser).await?;
    lines(&browser).await?;
    // What was traced is handed over when the page is left.
    browser.open("").await?;
    let events = browser.log().await?.events;
    browser.close().await?;
    Ok(rows(&events))
}

/// Nothing is thought about, and nothing moves.
const IS_QUIET: &str = "!document.querySelector('.light')?.textContent.includes('...') && \
    document.getAnimations().every((one) => one.playState !== 'running')";

/// From now on this is what is done.
async fn begin(browser: &Browser, what: &str) -> Result<(), Fault> {
    browser.until(IS_QUIET).await?;
    browser
        .ask(&format!("performance.mark('{what}').startTime"))
        .await
        .map(drop)
}

async fn pairs(browser: &Browser) -> Result<(), Fault> {
    browser.open("#pairs:30x16,k60#5eed/0").await?;
    browser.until(TABLE).await?;
    begin(browser, NOTHING).await?;
    browser
        .ask("document.querySelector('[role=gridcell]').focus()")
        .await?;
    for (deed, key) in [
        (&STEP, "ArrowRight"),
        (&ALIKE, "m"),
        (&HINT, "h"),
        (&SHUFFLE, "s"),
        (&UNDO, "u"),
    ] {
        for _ in 0..TIMES {
            begin(browser, deed.what).await?;
            browser.press(key).await?;
            begin(browser, NOTHING).await?;
        }
    }
    for _ in 0..TIMES {
        browser.press("h").await?;
        browser
            .until("document.querySelectorAll('.cell.hint').length === 2")
            .await?;
        let pair = browser
            .say("[...document.querySelectorAll('.cell.hint')].map((one) => one.dataset.at).join(' ')")
            .await?;
        for (at, deed) in pair.split(' ').zip([&CHOSEN, &JOINED]) {
            let (row, col) = at.split_once(',').ok_or("a cell without a place")?;
            let place = browser.cell(row.parse()?, col.parse()?).await?;
            begin(browser, deed.what).await?;
            browser.click(place).await?;
            begin(browser, NOTHING).await?;
        }
    }
    Ok(())
}

async fn lines(browser: &Browser) -> Result<(), Fault> {
    browser.open("#lines:netslide,5x5,s20#5eed/0").await?;
    browser.until(TABLE).await?;
    browser.press("h").await?;
    begin(browser, THINKING).await?;
    for _ in 0..6 {
        let found = browser.until("document.querySelector('.arrow.hint')").await;
        if found.is_ok() {
            break;
        }
    }
    browser.open("#lines:free,30x16#5eed/0").await?;
    browser.until(TABLE).await?;
    for _ in 0..TIMES {
        let (from, to) = (browser.cell(8, 3).await?, browser.cell(8, 6).await?);
        browser.mouse("mousePressed", from).await?;
        begin(browser, FOLLOWS.what).await?;
        for part in 1..=4_u8 {
            let x = from.0 + (to.0 - from.0) * f64::from(part) / 4.0;
            browser.mouse("mouseMoved", (x, from.1)).await?;
        }
        begin(browser, LET_GO.what).await?;
        browser.mouse("mouseReleased", to).await?;
        begin(browser, BY_KEY.what).await?;
        browser.press("Shift+ArrowDown").await?;
        browser
            .until(&format!("({MESSAGE}).startsWith('Column')"))
            .await?;
        begin(browser, NOTHING).await?;
    }
    Ok(())
}

/// How long scripts ran for each thing that was done, by the marks in the trace.
fn rows(events: &[Event]) -> Vec<Row> {
    let mut rows: Vec<Row> = DEEDS
        .iter()
        .map(|deed| deed.what)
        .chain([THINKING, TIMER])
        .map(|what| (what.to_owned(), Vec::new()))
        .collect();
    let mut traced: Vec<&Value> = events
        .iter()
        .filter(|event| event.method == "Tracing.dataCollected")
        .map(|event| &event.params)
        .collect();
    let at = |event: &Value| event["ts"].as_f64().unwrap_or_default();
    traced.sort_by(|a, b| at(a).total_cmp(&at(b)));
    let mut now = NOTHING.to_owned();
    for event in traced {
        let name = event["name"].as_str().unwrap_or_default();
        if event["cat"].as_str() == Some("blink.user_timing") {
            name.clone_into(&mut now);
        }
        let kind = event.pointer("/args/data/type").and_then(Value::as_str);
        if let ("TimerFire", false, Some(long)) = (name, now == THINKING, long(event)) {
            let row = rows.iter_mut().find(|row| row.0 == TIMER);
            row.into_iter().for_each(|row| row.1.push(long));
        }
        let is_it = match DEEDS.iter().find(|deed| deed.what == now) {
            Some(deed) => name == "EventDispatch" && kind == Some(deed.event),
            None => name == "TimerFire" && now == THINKING,
        };
        let row = rows.iter_mut().find(|row| row.0 == now);
        if let (true, Some(row), Some(long)) = (is_it, row, long(event)) {
            row.1.push(long);
        }
    }
    rows
}

/// How long the page's own thread worked at something, in milliseconds: what other programs took is none of it.
fn long(event: &Value) -> Option<f64> {
    let long = event["tdur"].as_f64().or_else(|| event["dur"].as_f64())?;
    Some(long / 1000.0)
}
