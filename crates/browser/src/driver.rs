//! chromedriver as a process, and Chromium below it.

use crate::Fault;
use serde_json::{Value, json};
use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use thirtyfour::{Capabilities, WebDriver};

/// What Chromium is told: no window, nothing of its own over the network, and no way to any host but this.
const FLAGS: [&str; 11] = [
    "--headless",
    // In a container, and for root, its sandbox does not start; it shows nothing but the project's own page.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "about:blank",
];

/// A running chromedriver, ended when it is dropped. It stays in the group of the tests, so that Ctrl-C ends
/// it and its browser with them.
#[derive(Debug)]
pub(crate) struct Driver {
    child: Child,
    port: u16,
    /// Kept open: a driver that cannot write would end.
    _said: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts chromedriver on a port that it finds free.
    pub(crate) fn start() -> Result<Self, Fault> {
        let mut command = Command::new("chromedriver");
        command
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().map_err(|why| {
            format!("chromedriver does not start: {why} (Debian: apt-get install chromium chromium-driver)")
        })?;
        let said = child.stdout.take().ok_or("chromedriver has no output")?;
        let mut driver = Self {
            child,
            port: 0,
            _said: BufReader::new(said),
        };
        let mut line = String::new();
        while driver._said.read_line(&mut line)? > 0 {
            let port = line
                .trim()
                .trim_end_matches('.')
                .rsplit_once("successfully on port ");
            if let Some((_, port)) = port {
                driver.port = port.parse()?;
                return Ok(driver);
            }
            line.clear();
        }
        Err("chromedriver ended before it was ready".into())
    }

    /// Opens a browser that keeps everything in `profile`. With `traced`, its log has the events of a trace.
    pub(crate) async fn open(&self, profile: &Path, traced: bool) -> Result<WebDriver, Fault> {
        let mut options = json!({ "args": flags(profile) });
        if let Some(chromium) = on_path("chromium") {
            options["binary"] = json!(chromium);
        }
        if traced {
            options["perfLoggingPrefs"] =
                json!({ "traceCategories": "devtools.timeline,blink.user_timing" });
        }
        let wanted = json!({
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        });
        let Value::Object(wanted) = wanted else {
            return Err("capabilities are an object".into());
        };
        let address = format!("http://127.0.0.1:{}", self.port);
        Ok(WebDriver::new(address, Capabilities::from(wanted)).await?)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Whatever has ended by itself already cannot be ended again.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn flags(profile: &Path) -> Vec<String> {
    let own = format!("--user-data-dir={}", profile.display());
    FLAGS
        .iter()
        .map(|flag| (*flag).to_string())
        .chain([own])
        .collect()
}

/// Where a program of this name lies on the search path.
fn on_path(name: &str) -> Option<std::path::PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

/// Ends a process without a chance to tidy up.
pub(crate) fn kill(id: u64) -> Result<(), Fault> {
    let ended = Command::new("kill")
        .args(["-9", &id.to_string()])
        .stderr(Stdio::null())
        .status()?;
    if ended.success() {
        Ok(())
    } else {
        Err(format!("there is no process {id}").into())
    }
}
