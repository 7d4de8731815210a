//! Colours and movement: what is told by a colour can be seen, with every theme, and nothing moves unasked.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_browser::seen::TABLE;
use linkwork_browser::{Browser, Outcome};
use serde_json::{Value, json};

linkwork_browser::suite![
    words_can_be_read_with_every_theme,
    marks_of_pairs_can_be_seen_with_every_theme,
    marks_of_lines_can_be_seen_with_every_theme,
    marks_outlast_colours_of_the_system,
    nothing_moves_where_less_movement_is_wished,
];

/// What the player sets, and what the system wishes.
const THEMES: [(&str, &str); 5] = [
    ("light", "dark"),
    ("dark", "light"),
    ("system", "dark"),
    ("contrast", "light"),
    ("contrast", "dark"),
];

/// Colours as the page has them. `ratio` is that of WCAG; `ground` is what lies below an element, and `seen` a
/// colour over it.
const COLOURS: &str = r"
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
    const read = (colour) => {
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = '#000';
        pixel.fillStyle = colour;
        pixel.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = pixel.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (top, below) => top[3] === 1 ? top
        : [0, 1, 2].map((n) => top[n] * top[3] + below[n] * (1 - top[3])).concat(1);
    const light = (colour) => {
        const [r, g, b] = colour.map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (a, b) => {
        const [low, high] = [light(a), light(b)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
    const ground = (one) => {
        if (!one) return [255, 255, 255, 1];
        const own = read(getComputedStyle(one).backgroundColor);
        return own[3] === 1 ? own : over(own, ground(one.parentElement));
    };
    const style = (selector, part) => getComputedStyle(document.querySelector(selector), part);
";

/// Asks for something with the colours at hand.
async fn ask(browser: &Browser, what: &str) -> Result<Value, linkwork_browser::Fault> {
    browser
        .ask(&format!("(() => {{ {COLOURS} {what} }})()"))
        .await
}

/// Words whose colour is too near to what they lie on; large ones may be nearer.
const FAINT: &str = r"
    const faint = new Set();
    for (const one of document.querySelectorAll('body *')) {
        if (one.closest('script, noscript, .unseen, [hidden], svg') || !one.checkVisibility()) continue;
        const placeholder = one.matches('input, textarea') && one.placeholder && !one.value;
        if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && !placeholder) continue;
        // Of a control that cannot be used nobody has to read more than that.
        if (one.matches(':disabled')) continue;
        const look = getComputedStyle(one, placeholder ? '::placeholder' : null), below = ground(one);
        const size = parseFloat(look.fontSize);
        const is_large = size >= 24 || size >= 18.66 && +look.fontWeight >= 700;
        const found = ratio(over(read(look.color), below), below);
        if (found < (is_large ? 3 : 4.5))
            faint.add(`${found.toFixed(2)} ${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 30)}`);
    }
    return [...faint];
";

/// Sets the theme, for the next time that the page is opened.
async fn theme(browser: &Browser, (theme, system): (&str, &str)) -> Outcome {
    browser.wishes(&[("prefers-color-scheme", system)]).await?;
    browser.open("").await?;
    browser.until("document.querySelector('.cards')").await?;
    let set = format!("localStorage.setItem('linkwork-settings', 'theme {theme}\\n')");
    browser.ask(&set).await.map(drop)
}

async fn words_can_be_read_with_every_theme(browser: &mut Browser) -> Outcome {
    let mut faint = Vec::new();
    for set in THEMES {
        theme(browser, set).await?;
        for (address, sign, key) in [
            ("#/", ".cards", ""),
            ("#/new/pairs", "#seed", ""),
            ("#/new/netslide", "#seed", ""),
            ("#/help", ".keys", ""),
            ("#/settings", ".switch", ""),
            ("#pairs:0x0", "[role=alert]", ""),
            ("#pairs:8x6,k12#5eed/0", "[role=gridcell]", ""),
            ("#pairs:8x6,k12#5eed/0", ".panel", "p"),
            ("#pairs::1234/2143", ".panel", ""),
            ("#lines:netslide,5x5#5eed/0", ".cell.hint", "h"),
            ("#/", ".go-on", ""),
        ] {
            // What was paused before is not any more.
            let forget = "try { sessionStorage.clear() } catch (none) {}";
            browser.driver()?.execute(forget, vec![]).await?;
            browser.open(address).await?;
            browser.until("document.querySelector('main > *')").await?;
            if !key.is_empty() {
                browser.until(TABLE).await?;
                browser.press(key).await?;
            }
            browser
                .until(&format!("document.querySelector(`{sign}`)"))
                .await?;
            // What still comes into sight is no colour yet.
            browser
                .until("document.getAnimations().every((one) => one.playState !== 'running')")
                .await?;
            let found = ask(browser, FAINT).await?;
            for words in found.as_array().unwrap() {
                faint.push(format!("{set:?} {address}: {words}"));
            }
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
    Ok(())
}

/// The contrast that an expression gives is that of a mark.
async fn is_seen(
    browser: &Browser,
    what: &str,
    expression: &str,
    faults: &mut Vec<String>,
) -> Outcome {
    let found = ask(browser, &format!("return {expression}")).await?;
    let found = found.as_f64().ok_or_else(|| format!("{what}: {found}"))?;
    if found < 3.0 {
        faults.push(format!("{what}: {found:.2}"));
    }
    Ok(())
}

/// The contrast of a colour of an element, or of a part of it, and what it lies on.
fn contrast(selector: &str, part: &str, property: &str, below: &str) -> String {
    format!(
        "(() => {{ const below = {below}; return ratio(over(read(style(`{selector}`, `{part}`).{property}), below), below) }})()"
    )
}

/// A colour of the theme.
fn role(name: &str) -> String {
    format!("read(getComputedStyle(document.documentElement).getPropertyValue('--{name}').trim())")
}

/// A shadow's own colour.
const SHADOW: &str = "boxShadow.match(/^[a-z]+\\([^)]*\\)/)[0]";

async fn marks_of_pairs_can_be_seen_with_every_theme(browser: &mut Browser) -> Outcome {
    let mut faults = Vec::new();
    for set in THEMES {
        theme(browser, set).await?;
        browser.open("#pairs::1213x/4.3../21444").await?;
        browser.until(TABLE).await?;
        let (tile, ground) = (role("tile"), "ground(document.querySelector('.board'))");
        // The keys first: each mark has its element then.
        browser.click(browser.cell(0, 0).await?).await?;
        browser.press("m").await?;
        browser.until("document.querySelector('.alike')").await?;
        let marks = [
            (
                "a wall",
                contrast(".wall", "::before", "backgroundColor", ground),
            ),
            (
                "the chosen tile",
                contrast(".chosen", "::before", SHADOW, &tile),
            ),
            (
                "the chosen tile's place",
                contrast(".chosen", "::before", SHADOW, ground),
            ),
            (
                "equal tiles",
                contrast(".alike", "::after", "borderTopColor", &tile),
            ),
        ];
        for (what, mark) in marks {
            is_seen(browser, &format!("{set:?} {what}"), &mark, &mut faults).await?;
        }
        browser.press("Escape").await?;
        browser.press("ArrowRight").await?;
        let focus = contrast(".cell:focus-visible", "::after", "borderTopColor", ground);
        is_seen(
            browser,
            &format!("{set:?} the keyboard"),
            &focus,
            &mut faults,
        )
        .await?;
        browser.press("h").await?;
        browser
            .until("document.querySelector('.hint.tile')")
            .await?;
        let hint = contrast(".hint.tile", "::after", "borderTopColor", &tile);
        is_seen(browser, &format!("{set:?} a hint"), &hint, &mut faults).await?;
        for (name, faces) in [
            ("path", &tile),
            ("broken", &tile),
            ("path", &role("ground")),
            ("broken", &role("ground")),
        ] {
            let line = format!("ratio({}, {faces})", role(name));
            is_seen(
                browser,
                &format!("{set:?} {name} on {faces}"),
                &line,
                &mut faults,
            )
            .await?;
        }
        // The faces themselves: every shape on its tile, as the page paints it.
        let shapes = format!(
            "Math.min(...[...document.querySelectorAll('#faces symbol > :first-child')]\
             .map((one) => ratio(read(getComputedStyle(one).fill), {tile})))"
        );
        is_seen(browser, &format!("{set:?} shapes"), &shapes, &mut faults).await?;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

async fn marks_of_lines_can_be_seen_with_every_theme(browser: &mut Browser) -> Outcome {
    // The least contrast of the lines of tiles, each on its own ground.
    let lines = |cells: &str| {
        format!(
            "Math.min(...[...document.querySelectorAll('{cells}')].flatMap((cell) => \
             [...cell.querySelectorAll('.face > path:not(.bars)')].slice(0, 1)\
             .map((one) => ratio(read(getComputedStyle(one).stroke), ground(cell)))))"
        )
    };
    let mut faults = Vec::new();
    for set in THEMES {
        theme(browser, set).await?;
        browser.open("#lines:free,8x8#5eed/0").await?;
        browser.until(TABLE).await?;
        is_seen(
            browser,
            &format!("{set:?} groups"),
            &lines(".linetile"),
            &mut faults,
        )
        .await?;
        let arrow = contrast(
            ".arrow",
            "",
            "color",
            "ground(document.querySelector('.board'))",
        );
        is_seen(browser, &format!("{set:?} arrows"), &arrow, &mut faults).await?;
        browser.open("#lines:free:6c2c/391d/2801").await?;
        browser.until("document.querySelector('.closed')").await?;
        is_seen(
            browser,
            &format!("{set:?} closed"),
            &lines(".closed"),
            &mut faults,
        )
        .await?;
        // A closed group has a light core in its line.
        let core = "(() => { const [line, core] = document.querySelectorAll('.closed .face > path'); \
                    return ratio(read(getComputedStyle(line).stroke), read(getComputedStyle(core).stroke)) })()";
        is_seen(browser, &format!("{set:?} the core"), core, &mut faults).await?;
        browser.open("#lines:netslide,5x5,b0.3#5eed/0").await?;
        browser.until("document.querySelector('.lit')").await?;
        is_seen(
            browser,
            &format!("{set:?} lit"),
            &lines(".lit"),
            &mut faults,
        )
        .await?;
        is_seen(
            browser,
            &format!("{set:?} dark"),
            &lines(".linetile:not(.lit)"),
            &mut faults,
        )
        .await?;
        let bars = contrast(
            ".bars",
            "",
            "stroke",
            "ground(document.querySelector('.linetile'))",
        );
        is_seen(browser, &format!("{set:?} barriers"), &bars, &mut faults).await?;
        browser.press("h").await?;
        browser
            .until("document.querySelector('.arrow.hint')")
            .await?;
        let hint = contrast(
            ".arrow.hint",
            "",
            "color",
            "ground(document.querySelector('.board'))",
        );
        is_seen(browser, &format!("{set:?} a hint"), &hint, &mut faults).await?;
        is_seen(
            browser,
            &format!("{set:?} a hinted lane"),
            &lines(".linetile.hint"),
            &mut faults,
        )
        .await?;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

async fn marks_outlast_colours_of_the_system(browser: &mut Browser) -> Outcome {
    let mut faults = Vec::new();
    for scheme in ["light", "dark"] {
        browser
            .wishes(&[
                ("forced-colors", "active"),
                ("prefers-color-scheme", scheme),
            ])
            .await?;
        browser.open("#pairs::1213x/4.3../21444").await?;
        browser.until(TABLE).await?;
        let ground = "ground(document.querySelector('.board'))";
        // Shadows are gone: each mark has a line of its own.
        browser.click(browser.cell(0, 0).await?).await?;
        browser.until("document.querySelector('.chosen')").await?;
        browser.press("m").await?;
        browser.until("document.querySelector('.alike')").await?;
        for (what, selector, part) in [
            ("chosen", ".chosen", "::before"),
            ("alike", ".alike", "::after"),
            ("a tile", ".tile:not(.chosen)", "::before"),
            ("a wall", ".wall", "::before"),
        ] {
            let drawn = format!(
                "(() => {{ const look = style(`{selector}`, `{part}`); \
                 const line = look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) > 0 ? look.outlineColor \
                 : look.borderTopStyle !== 'none' && parseFloat(look.borderTopWidth) > 0 ? look.borderTopColor : null; \
                 return line ? ratio(read(line), {ground}) : 0 }})()"
            );
            is_seen(browser, &format!("{scheme} {what}"), &drawn, &mut faults).await?;
        }
        // What is chosen does not look like what is not.
        let width =
            |selector: &str| format!("parseFloat(style('{selector}', '::before').outlineWidth)");
        let chosen = ask(
            browser,
            &format!(
                "return style('.chosen', '::before').outlineStyle + {}",
                width(".chosen")
            ),
        )
        .await?;
        assert_eq!(chosen, json!("solid4"), "{scheme}");
        let shapes = format!(
            "Math.min(...[...document.querySelectorAll('#faces symbol > :first-child')]\
             .map((one) => ratio(read(getComputedStyle(one).fill), {ground})))"
        );
        is_seen(browser, &format!("{scheme} shapes"), &shapes, &mut faults).await?;
        browser.press("Escape").await?;
        browser.press("h").await?;
        browser
            .until("document.querySelector('.hint.tile')")
            .await?;
        let hint = contrast(".hint.tile", "::after", "borderTopColor", ground);
        is_seen(browser, &format!("{scheme} a hint"), &hint, &mut faults).await?;
        browser.open("#lines:netslide,5x5#5eed/0").await?;
        browser.until("document.querySelector('.lit')").await?;
        for cells in [".linetile.lit", ".linetile:not(.lit)"] {
            let lines = format!(
                "Math.min(...[...document.querySelectorAll('{cells} .face > path:first-child:not(.bars)')]\
                 .map((one) => ratio(read(getComputedStyle(one).stroke), ground(one.closest('.cell')))))"
            );
            is_seen(browser, &format!("{scheme} {cells}"), &lines, &mut faults).await?;
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

/// The most that moved at once while something was done, in the pictures until half a second after it.
async fn moved(browser: &Browser, act: &str) -> Result<u64, linkwork_browser::Fault> {
    let watch = format!(
        "const done = arguments[0]; let most = 0, left = 30; {act}; \
         const look = () => {{ most = Math.max(most, document.getAnimations().length); \
         if (left--) requestAnimationFrame(look); else done(most) }}; look()"
    );
    let most = browser
        .driver()?
        .execute_async(watch.as_str(), vec![])
        .await?;
    most.json().as_u64().ok_or_else(|| "no number".into())
}

async fn nothing_moves_where_less_movement_is_wished(browser: &mut Browser) -> Outcome {
    // What the system wishes, what the player has set, and whether anything moves then.
    for (system, set, moves) in [
        ("no-preference", "system", true),
        ("reduce", "system", false),
        ("reduce", "full", true),
        ("no-preference", "reduced", false),
    ] {
        browser.fresh().await?;
        browser
            .wishes(&[("prefers-reduced-motion", system)])
            .await?;
        browser.open("").await?;
        browser.until("document.querySelector('.cards')").await?;
        browser
            .ask(&format!(
                "localStorage.setItem('linkwork-settings', 'motion {set}\\n')"
            ))
            .await?;
        for (id, act) in [
            // A pair goes and others fall; it comes back; the board is shuffled; a lane slides; a panel comes.
            (
                "pairs:gdown:1.3./2.4./1.4./3.2.",
                "cell('0,0').click(); cell('2,0').click()",
            ),
            ("pairs::1.1/2.2", "cell('0,0').click(); cell('0,2').click()"),
            ("pairs::2.2/1.1", "tool('shuffle').click()"),
            ("pairs::1.1/3.3", "tool('pause').click()"),
            (
                "lines:free:284/005",
                "document.querySelector('.arrow.right').click()",
            ),
        ] {
            browser.open(&format!("#{id}")).await?;
            browser.until(TABLE).await?;
            browser
                .until("document.getAnimations().length === 0")
                .await?;
            let names = "const cell = (at) => document.querySelector(`[data-at='${at}']`), \
                         tool = (name) => document.querySelector(`[data-tool=${name}]`)";
            let most = moved(browser, &format!("{names}; {act}")).await?;
            assert_eq!(most > 0, moves, "{system} {set} {id} {act}: {most}");
        }
    }
    Ok(())
}
