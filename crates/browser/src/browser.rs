//! A browser with the page in it.

use crate::driver::{Driver, kill};
use crate::log::{Event, Log};
use crate::look::View;
use crate::site::Site;
use crate::{Fault, Outcome};
use base64::Engine as _;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};
use tempfile::TempDir;
use thirtyfour::WebDriver;

/// A running Chromium, the driver that holds it and the server of the page.
#[derive(Debug)]
pub struct Browser {
    /// `None` between a crash and the next start.
    driver: Option<WebDriver>,
    process: Driver,
    profile: TempDir,
    site: Site,
    traced: bool,
}

impl Browser {
    /// Starts a browser that keeps nothing from before, and a server of the page.
    ///
    /// # Errors
    ///
    /// There is no page, no chromedriver or no Chromium.
    pub async fn start() -> Result<Self, Fault> {
        let site = Site::start()?;
        let mut browser = Self {
            driver: None,
            process: Driver::start()?,
            profile: tempfile::tempdir()?,
            site,
            traced: false,
        };
        browser.reopen().await?;
        Ok(browser)
    }

    /// Opens Chromium on what it kept.
    async fn reopen(&mut self) -> Outcome {
        self.driver = Some(self.process.open(self.profile.path(), self.traced).await?);
        self.view(View::DESKTOP).await?;
        // What the browser itself did at its start is not the page's doing.
        self.log().await.map(drop)
    }

    /// The driver, for everything that has no method here: elements, keys, the mouse.
    ///
    /// # Errors
    ///
    /// The browser was killed and not started again.
    pub fn driver(&self) -> Result<&WebDriver, Fault> {
        self.driver
            .as_ref()
            .ok_or_else(|| "the browser does not run".into())
    }

    /// The server of the page.
    pub fn site(&mut self) -> &mut Site {
        &mut self.site
    }

    /// Loads the page anew with a fragment, such as `#/settings` or an id.
    ///
    /// # Errors
    ///
    /// The page does not load.
    pub async fn open(&self, fragment: &str) -> Outcome {
        let driver = self.driver()?;
        // Another fragment of the same address would load nothing.
        driver.goto("about:blank").await?;
        Ok(driver
            .goto(format!("{}{fragment}", self.site.address()))
            .await?)
    }

    /// Sends a command of Chromium's protocol.
    ///
    /// # Errors
    ///
    /// Chromium refuses it.
    pub async fn cdp(&self, method: &str, params: Value) -> Result<Value, Fault> {
        Ok(self.driver()?.cdp().send_raw(method, params).await?)
    }

    /// Looks at the page with another window.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn view(&self, view: View) -> Outcome {
        let View {
            width,
            height,
            scale,
            touch,
        } = view;
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch});
        self.cdp("Emulation.setDeviceMetricsOverride", metrics)
            .await?;
        let touching = json!({"enabled": touch, "maxTouchPoints": 5});
        self.cdp("Emulation.setTouchEmulationEnabled", touching)
            .await
            .map(drop)
    }

    /// What the system wishes: pairs such as `("prefers-color-scheme", "dark")`, `("prefers-reduced-motion",
    /// "reduce")`, `("forced-colors", "active")`. Wishes of an earlier call are gone.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn wishes(&self, wishes: &[(&str, &str)]) -> Outcome {
        let features: Vec<Value> = wishes
            .iter()
            .map(|(name, value)| json!({"name": name, "value": value}))
            .collect();
        self.cdp("Emulation.setEmulatedMedia", json!({"features": features}))
            .await
            .map(drop)
    }

    /// Touches the page: `touchStart`, `touchMove` with all points that touch it, `touchEnd` with those that
    /// still do. Points are in CSS pixels of the window.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn touch(&self, kind: &str, points: &[(f64, f64)]) -> Outcome {
        let point = |(id, (x, y)): (usize, &(f64, f64))| json!({"x": x, "y": y, "id": id});
        let points: Vec<Value> = points.iter().enumerate().map(point).collect();
        self.cdp(
            "Input.dispatchTouchEvent",
            json!({"type": kind, "touchPoints": points}),
        )
        .await
        .map(drop)
    }

    /// What a screen reader finds: the nodes of the accessibility tree, in the protocol's form.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn tree(&self) -> Result<Vec<Value>, Fault> {
        let mut tree = self.cdp("Accessibility.getFullAXTree", json!({})).await?;
        match tree.get_mut("nodes").map(Value::take) {
            Some(Value::Array(nodes)) => Ok(nodes),
            _ => Err("a tree without nodes".into()),
        }
    }

    /// Everything noted since this was last asked.
    ///
    /// # Errors
    ///
    /// The browser does not run.
    pub async fn log(&self) -> Result<Log, Fault> {
        let driver = self.driver()?;
        let events = driver.get_log("performance").await?;
        let said = driver.get_log("browser").await?;
        let complaints = said
            .into_iter()
            .filter(|entry| ["SEVERE", "WARNING"].contains(&entry.level.as_str()));
        Ok(Log {
            events: events
                .iter()
                .filter_map(|entry| Event::read(&entry.message))
                .collect(),
            complaints: complaints.map(|entry| entry.message).collect(),
        })
    }

    /// Fails if, since the log was last read, the page asked another host for anything or complained.
    ///
    /// # Errors
    ///
    /// Says what happened.
    pub async fn check(&self) -> Outcome {
        let faults = self.log().await?.faults(self.site.address());
        if faults.is_empty() {
            Ok(())
        } else {
            Err(faults.join("\n").into())
        }
    }

    /// Takes a picture of what the window shows and gives the file: `NAME.png` in the folder that the
    /// variable `LINKWORK_SCREENS` names, or else in `target/screens`.
    ///
    /// # Errors
    ///
    /// The picture cannot be taken or written.
    pub async fn picture(&self, name: &str) -> Result<PathBuf, Fault> {
        let taken = self
            .cdp("Page.captureScreenshot", json!({"format": "png"}))
            .await?;
        let text = taken
            .get("data")
            .and_then(Value::as_str)
            .ok_or("a screenshot without data")?;
        let picture = base64::engine::general_purpose::STANDARD.decode(text)?;
        let usual = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screens");
        let folder = env::var_os("LINKWORK_SCREENS").map_or_else(usual, PathBuf::from);
        fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{name}.png"));
        fs::write(&file, picture)?;
        Ok(file)
    }

    /// Waits until a script of the page, an expression, is true.
    ///
    /// # Errors
    ///
    /// It is not true within ten seconds.
    pub async fn until(&self, expression: &str) -> Outcome {
        let script = format!("return Boolean({expression})");
        for _ in 0..200 {
            if self
                .driver()?
                .execute(script.as_str(), vec![])
                .await?
                .json()
                .as_bool()
                == Some(true)
            {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(format!("waited in vain for {expression}").into())
    }

    /// Forgets what the page kept, and everything that a step before has set.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn fresh(&mut self) -> Outcome {
        if self.driver.is_none() {
            self.reopen().await?;
        }
        self.one_tab().await?;
        // What a tab alone remembers is cleared by the page's own hand.
        let forget = "try { sessionStorage.clear() } catch (none) {}";
        self.driver()?.execute(forget, vec![]).await?;
        self.driver()?.goto("about:blank").await?;
        let all =
            json!({"origin": self.site.address().trim_end_matches('/'), "storageTypes": "all"});
        self.cdp("Storage.clearDataForOrigin", all).await?;
        self.wishes(&[]).await?;
        self.view(View::DESKTOP).await?;
        self.log().await.map(drop)
    }

    /// Closes all tabs but one.
    async fn one_tab(&self) -> Outcome {
        let driver = self.driver()?;
        let mut tabs = driver.windows().await?.into_iter();
        let first = tabs.next().ok_or("a browser without a tab")?;
        for other in tabs {
            driver.switch_to_window(other).await?;
            driver.close_window().await?;
        }
        Ok(driver.switch_to_window(first).await?)
    }

    /// Kills Chromium as a power cut would, and starts it again on what it had kept by then.
    ///
    /// # Errors
    ///
    /// Chromium cannot be killed or does not start again.
    pub async fn crash(&mut self) -> Outcome {
        self.kill()?;
        self.reopen().await
    }

    /// From the next start on, the log has the events of a trace as well (`Tracing.dataCollected`).
    ///
    /// # Errors
    ///
    /// Chromium does not start again.
    pub async fn trace(&mut self, traced: bool) -> Outcome {
        self.traced = traced;
        if let Some(driver) = self.driver.take() {
            driver.quit().await?;
        }
        self.reopen().await
    }

    /// Ends Chromium by its process id, without a word to the driver.
    fn kill(&mut self) -> Outcome {
        let driver = self.driver.take().ok_or("the browser does not run")?;
        let id = driver
            .capabilities()
            .get("goog:processID")
            .and_then(Value::as_u64);
        // It must not ask a dead browser to end.
        let _ = driver.leak();
        kill(id.ok_or("the browser does not tell its process")?)
    }

    /// Ends browser, driver and server in peace.
    ///
    /// # Errors
    ///
    /// The browser or the server had ended by itself.
    pub async fn close(mut self) -> Outcome {
        if let Some(driver) = self.driver.take() {
            driver.quit().await?;
        }
        self.site.end()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It does not run any more if a test went well.
        let _ = self.kill();
    }
}
