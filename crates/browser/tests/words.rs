//! The words of the page: in every language all are there, and none is cut off on a small phone.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::PANEL;
use linkwork_browser::{Browser, Outcome, View};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::Path;

linkwork_browser::suite![
    english_fits_a_small_phone,
    chinese_fits_a_small_phone,
    swedish_fits_a_small_phone,
    words_that_do_not_fit_are_noticed,
];

/// What is wrong with the words that are shown now, each with where it stands.
const FAULTS: &str = r#"(() => {
    const keys = new Set(KEYS), faults = [];
    const where = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
    const unknown = (text) => (text.match(/[a-z]+(-[a-z0-9]+)+/g) ?? []).filter((word) => keys.has(word))
        .concat(text.match(/\{ ?\$\w+ ?\}/g) ?? []);
    for (const one of document.querySelectorAll('*')) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
            for (const word of unknown(one.getAttribute(name) ?? '')) faults.push(`${name}: ${word}`);
        }
        if (one.closest('script, style, noscript, .unseen, [hidden]') || !one.checkVisibility()) continue;
        const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
        if (!texts.length) continue;
        for (const text of texts) {
            for (const word of unknown(text.data)) faults.push(`${where(one)}: ${word}`);
            const range = document.createRange();
            range.selectNodeContents(text);
            // Every line of it lies in the window, and in everything that cuts off what it does not hold.
            for (const line of range.getClientRects()) {
                if (!line.width) continue;
                const is = `${where(one)}: "${text.data.trim().slice(0, 40)}"`;
                if (line.left < -0.5 || line.right > innerWidth + 0.5)
                    faults.push(`${is} from ${line.left} to ${line.right}`);
                for (let box = one; box && box !== document.documentElement; box = box.parentElement) {
                    const style = getComputedStyle(box), area = box.getBoundingClientRect();
                    if (style.overflowX !== 'visible' && style.display !== 'inline'
                        && (line.left < area.left - 1 || line.right > area.right + 1))
                        faults.push(`${is} is cut off by ${where(box)} at the side`);
                    if (['hidden', 'clip'].includes(style.overflowY) && style.display !== 'inline'
                        && (line.top < area.top - 3 || line.bottom > area.bottom + 3))
                        faults.push(`${is} is cut off by ${where(box)} above or below`);
                }
            }
        }
        if (!one.matches('svg *') && getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
            faults.push(`${where(one)}: ${one.scrollWidth} > ${one.clientWidth}: "${one.textContent.trim().slice(0, 40)}"`);
    }
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
    return [...new Set(faults)];
})()"#;

/// The keys of all texts.
fn keys() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/texts");
    let mut files = vec![folder.join("en.ftl"), folder.join("page/en.ftl")];
    files.retain(|file| file.exists());
    let mut keys = BTreeSet::new();
    for file in files {
        let text = std::fs::read_to_string(file).unwrap();
        let key = |line: &str| line.split_once(" = ").map(|(key, _)| key.to_owned());
        let is_key = |key: &String| key.contains('-') && !key.contains(' ');
        keys.extend(text.lines().filter_map(key).filter(is_key));
    }
    assert!(keys.len() > 200, "{}", keys.len());
    keys
}

/// What was seen to be wrong.
type Seen = Vec<String>;

/// Looks whether everything that is shown has its words, whole.
async fn fits(browser: &Browser, what: &str, seen: &mut Seen) -> Outcome {
    let keys: Vec<String> = keys().into_iter().collect();
    let faults = browser
        .ask(&FAULTS.replace("KEYS", &json!(keys).to_string()))
        .await?;
    let faults = faults.as_array().unwrap().iter();
    seen.extend(faults.map(|fault| format!("{what}: {fault}")));
    Ok(())
}

/// Opens an address, waits for a sign of it, and looks.
async fn look(browser: &Browser, address: &str, sign: &str, seen: &mut Seen) -> Outcome {
    browser.open(address).await?;
    browser
        .until(&format!("document.querySelector(`{sign}`)"))
        .await?;
    fits(browser, address, seen).await
}

async fn everything_fits(browser: &mut Browser, lang: &str) -> Outcome {
    let seen = &mut Seen::new();
    browser.view(View::PHONE).await?;
    browser.open("").await?;
    browser.until("document.querySelector('.cards')").await?;
    browser
        .ask(&format!(
            "localStorage.setItem('linkwork-settings', 'lang {lang}\\n')"
        ))
        .await?;
    screens(browser, seen).await?;
    tables(browser, seen).await?;
    panels(browser, seen).await?;
    // With games that are kept.
    look(browser, "#/", ".go-on", seen).await?;
    look(browser, "#/", ".kept li", seen).await?;
    assert!(seen.is_empty(), "{}", seen.join("\n"));
    Ok(())
}

async fn screens(browser: &Browser, seen: &mut Seen) -> Outcome {
    look(browser, "#/", ".cards", seen).await?;
    look(browser, "#/help", ".keys", seen).await?;
    look(browser, "#/settings", ".switch", seen).await?;
    look(browser, "#pairs:0x0", "[role=alert]", seen).await?;
    for game in ["pairs", "free", "polymer", "netslide"] {
        look(browser, &format!("#/new/{game}"), "#seed", seen).await?;
        widest_id(browser, game, seen).await?;
        // Whatever can be wrong with it.
        for (field, text) in [
            ("size", "99x"),
            ("kinds", "0"),
            ("steps", "many"),
            ("seed", "Ö!"),
        ] {
            let write = format!(
                "(() => {{ const field = document.getElementById('{field}'); if (!field) return; \
                 const before = field.value; field.value = '{text}'; \
                 field.dispatchEvent(new Event('input', {{bubbles: true}})); return before }})()"
            );
            let Some(before) = browser.ask(&write).await?.as_str().map(str::to_owned) else {
                continue;
            };
            browser
                .until(&format!("document.querySelector('#{field}-note p')"))
                .await?;
            fits(browser, &format!("{game} with {field} {text}"), seen).await?;
            browser
                .ask(&write.replace(&format!("'{text}'"), &json!(before).to_string()))
                .await?;
            browser
                .until(&format!("!document.querySelector('#{field}-note p')"))
                .await?;
        }
    }
    Ok(())
}

/// The id below the form may be as wide as ids get: its seed is drawn, and no two are as wide.
async fn widest_id(browser: &Browser, game: &str, seen: &mut Seen) -> Outcome {
    let seed = "wwwwwwwwwwww";
    let write = "(() => { const field = document.getElementById('seed'); field.value = 'SEED'; \
                 field.dispatchEvent(new Event('input', {bubbles: true})) })()";
    browser.ask(&write.replace("SEED", seed)).await?;
    browser
        .until(&format!(
            "document.querySelector('.foot .id').textContent.includes('{seed}')"
        ))
        .await?;
    fits(browser, &format!("{game} with the widest seed"), seen).await
}

async fn tables(browser: &Browser, seen: &mut Seen) -> Outcome {
    for id in [
        "pairs:8x6,k12#5eed/0",
        "pairs:18x8,k36,gdown#5eed/0",
        "lines:free,6x6#5eed/0",
        "lines:polymer,6x6#5eed/0",
        "lines:polymer,6x6,shifts30#5eed/0",
        "lines:polymer,6x6,bombs#5eed/0",
        "lines:netslide,5x5#5eed/0",
    ] {
        look(browser, &format!("#{id}"), "[role=gridcell]", seen).await?;
        // What is said longest, and the line for commands.
        browser.press("h").await?;
        browser
            .until("!document.querySelector('.message').textContent.match(/…|\\.\\.\\./)")
            .await?;
        fits(browser, &format!("{id}, a hint"), seen).await?;
        browser.press("f").await?;
        fits(browser, &format!("{id}, groups"), seen).await?;
        browser.press("Escape").await?;
        browser.press("w").await?;
        fits(browser, &format!("{id}, the way out"), seen).await?;
        browser.press("Escape").await?;
        browser.command("abrakadabra").await?;
        fits(browser, &format!("{id}, a command"), seen).await?;
        browser.press("Escape").await?;
    }
    Ok(())
}

async fn panels(browser: &Browser, seen: &mut Seen) -> Outcome {
    for (id, moves, then) in [
        ("pairs:8x6,k12#5eed/0", "", "p"),
        ("pairs:8x6,k12#5eed/0", "", "w"),
        ("pairs::11", "a1 b1", ""),
        ("pairs::12./21.", "", ""),
        ("pairs::1122/3443", "a1 b1;show", ""),
        ("lines:netslide:82", "R0,1", ""),
        ("lines:polymer,shifts1:555/aaa/555", "R0,1", ""),
        ("lines:polymer,bombs,m0.1.1:555/aaa/555", "R0,1", ""),
        ("lines:polymer,4x4,clock1#5eed/0", "", ""),
    ] {
        browser.open(&format!("#{id}")).await?;
        browser
            .until("document.querySelector('[role=gridcell]')")
            .await?;
        for line in moves.split_terminator(';') {
            browser.command(line).await?;
        }
        if !then.is_empty() {
            browser.press(then).await?;
        }
        let panel = browser.until(&format!("({PANEL}) !== ''")).await;
        panel.map_err(|why| format!("{id} {moves} {then}: {why}"))?;
        fits(browser, &format!("{id} {moves} {then}"), seen).await?;
    }
    Ok(())
}

async fn english_fits_a_small_phone(browser: &mut Browser) -> Outcome {
    everything_fits(browser, "en").await
}

async fn chinese_fits_a_small_phone(browser: &mut Browser) -> Outcome {
    everything_fits(browser, "zh-CN").await
}

async fn swedish_fits_a_small_phone(browser: &mut Browser) -> Outcome {
    everything_fits(browser, "sv").await
}

/// The look itself sees what it must see.
async fn words_that_do_not_fit_are_noticed(browser: &mut Browser) -> Outcome {
    browser.view(View::PHONE).await?;
    for (change, fault) in [
        ("lead.textContent = 'home-lead'", "home-lead"),
        ("lead.textContent = 'Only { $n } left'", "{ $n }"),
        (
            "lead.textContent = 'Long'.repeat(90); lead.style.overflowWrap = 'normal'",
            "LongLong",
        ),
        (
            "lead.style.width = '40px'; lead.style.overflow = 'hidden'; lead.style.whiteSpace = 'nowrap'",
            "cut off",
        ),
        (
            "lead.style.height = '10px'; lead.style.overflow = 'hidden'",
            "above or below",
        ),
        (
            "document.querySelector('nav').ariaLabel = 'nav-ways home-lead'",
            "aria-label: home-lead",
        ),
    ] {
        browser.open("#/").await?;
        browser.until("document.querySelector('.lead')").await?;
        let change =
            format!("(() => {{ const lead = document.querySelector('.lead'); {change} }})()");
        browser.ask(&change).await?;
        let keys = json!(keys().into_iter().collect::<Vec<_>>()).to_string();
        let faults = browser
            .ask(&FAULTS.replace("KEYS", &keys))
            .await?
            .to_string();
        assert!(faults.contains(fault), "{change}: {faults}");
    }
    Ok(())
}
