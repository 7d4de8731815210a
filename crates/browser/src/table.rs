//! A game at the table: what is shown on it, and what is told while it is played.

use crate::hand::Point;
use crate::{Browser, Fault, Outcome};
use serde_json::{Value, json};

/// A board of a pairs game as an id has it, rows after each other, made of the faces that are shown.
pub const PAIRS: &str = r"[...document.querySelectorAll('[role=row]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].map((cell) => {
        const face = cell.querySelector('use')?.getAttribute('href').slice(2) ?? 0;
        const kinds = '.123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
        return cell.matches('.wall') ? '#' : kinds[face];
    }).join('')).join('/')";

/// The chosen cells, by row and column.
pub const CHOSEN: &str = "[...document.querySelectorAll('[aria-selected=true].chosen')].map((one) => one.dataset.at).join(' ')";

/// The cells that a hint names.
pub const HINTED: &str =
    "[...document.querySelectorAll('.cell.hint')].map((one) => one.dataset.at).join(' ')";

/// The cells that are marked as equal.
pub const ALIKE: &str =
    "[...document.querySelectorAll('.cell.alike')].map((one) => one.dataset.at).join(' ')";

/// The lines of the paths that were drawn, one after the other, each as a picture has it.
pub const PATHS: &str = "drawn.map((one) => one.match(/ d=\"([^\"]*)\"/)[1]).join(' ')";

/// Whether a path that was refused was drawn.
pub const BROKEN: &str = "drawn.some((one) => one.includes('s-broken'))";

/// The cell that has the keyboard.
pub const FOCUSED: &str = "document.activeElement?.dataset.at ?? ''";

/// The clock as it is shown.
pub const CLOCK: &str = "document.querySelector('.bar li').textContent";

/// Writes down everything that is told and drawn over the board from now on: what is seen for a moment only
/// may be gone when a test looks.
const LISTEN: &str = "window.told = []; window.drawn = []; \
    const all = {childList: true, characterData: true, subtree: true, attributes: true}; \
    for (const one of document.querySelectorAll('[aria-live]')) \
        new MutationObserver(() => one.textContent && told.push(one.textContent)).observe(one, all); \
    const over = document.querySelector('.over'); \
    if (over) new MutationObserver(() => over.innerHTML.includes('path') && drawn.push(over.innerHTML)) \
        .observe(over, all);";

/// A clock that a test can put forward: the page's own goes as before.
const FORWARD: &str = "(() => { \
    if ('forward' in window) return; \
    const now = Performance.prototype.now; window.forward = 0; \
    Performance.prototype.now = function () { return now.call(this) + window.forward } })()";

impl Browser {
    /// Gives the pages loaded from now on a clock that [`Browser::forward`] puts forward.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn own_clock(&self) -> Outcome {
        let script = json!({"source": FORWARD});
        self.cdp("Page.addScriptToEvaluateOnNewDocument", script)
            .await
            .map(drop)
    }

    /// Puts the page's clock forward, once what happens now has happened.
    ///
    /// # Errors
    ///
    /// The page has no such clock.
    pub async fn forward(&self, seconds: u32) -> Outcome {
        let forward = format!("window.forward += {seconds}000");
        self.driver()?.execute(forward, vec![]).await?;
        Ok(())
    }

    /// Loads the page with a game, and listens to what is told.
    ///
    /// # Errors
    ///
    /// The game does not come.
    pub async fn play(&self, id: &str) -> Outcome {
        self.open(&format!("#{id}")).await?;
        self.seated().await
    }

    /// Waits for the table of a game, and listens from then on.
    ///
    /// # Errors
    ///
    /// No game comes.
    pub async fn seated(&self) -> Outcome {
        self.until(crate::seen::TABLE).await?;
        self.driver()?.execute(LISTEN, vec![]).await?;
        Ok(())
    }

    /// Waits until something that begins with these words was told since the page, or [`Browser::forget`], began.
    ///
    /// # Errors
    ///
    /// It is not told; says what was.
    pub async fn hears(&self, words: &str) -> Outcome {
        let heard = format!("told.some((one) => one.startsWith({}))", json!(words));
        match self.until(&heard).await {
            Ok(()) => Ok(()),
            Err(why) => Err(format!("{why}; told was {:?}", self.told().await?).into()),
        }
    }

    /// What was told.
    ///
    /// # Errors
    ///
    /// Nobody listens.
    pub async fn told(&self) -> Result<Vec<String>, Fault> {
        let told = self.ask("told").await?;
        let told = told.as_array().ok_or("nobody listens")?.iter();
        Ok(told.filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// Forgets what was told.
    ///
    /// # Errors
    ///
    /// Nobody listens.
    pub async fn forget(&self) -> Outcome {
        self.driver()?.execute("told.length = 0", vec![]).await?;
        Ok(())
    }

    /// Clicks a cell, row and column counted from 0.
    ///
    /// # Errors
    ///
    /// There is no such cell.
    pub async fn click_cell(&self, row: u8, col: u8) -> Outcome {
        self.click(self.cell(row, col).await?).await
    }

    /// Taps a cell with a finger.
    ///
    /// # Errors
    ///
    /// There is no such cell.
    pub async fn tap_cell(&self, row: u8, col: u8) -> Outcome {
        self.tap(self.cell(row, col).await?).await
    }

    /// Clicks with the right button of the mouse.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn click_right(&self, (x, y): Point) -> Outcome {
        for kind in ["mousePressed", "mouseReleased"] {
            let held = if kind == "mousePressed" { 2 } else { 0 };
            let event = json!({
                "type": kind, "x": x, "y": y, "clickCount": 1, "button": "right", "buttons": held,
            });
            self.cdp("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// Presses a button of the table by its name, such as `undo`, `hint` or, in a panel, `resume`.
    ///
    /// # Errors
    ///
    /// There is no such button.
    pub async fn tool(&self, name: &str) -> Outcome {
        let tool = format!("[data-tool='{name}'], [data-choice='{name}']");
        self.until(&format!("document.querySelector(\"{tool}\")"))
            .await?;
        self.click_on(&tool).await
    }
}
