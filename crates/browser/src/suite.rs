//! The tests of a file, one browser for all of them.

use crate::{Browser, Outcome};
use libtest_mimic::{Arguments, Failed, Trial};
use std::future::Future;
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::runtime::{Builder, Runtime};

/// A test: what it does with the browser.
pub type Step = for<'a> fn(&'a mut Browser) -> Pin<Box<dyn Future<Output = Outcome> + 'a>>;

/// A step and its name.
pub type Named = (&'static str, Step);

/// Makes the `main` of a file of tests from the names of its steps, each an
/// `async fn(&mut Browser) -> Outcome`. The file stands in Cargo.toml with `harness = false`.
#[macro_export]
macro_rules! suite {
    ($($step:ident),+ $(,)?) => {
        fn main() -> std::process::ExitCode {
            $crate::run(vec![$((stringify!($step), |browser| Box::pin($step(browser)))),+])
        }
    };
}

/// The browser, once a step needed it, and what waits for it.
struct Stage {
    runtime: Runtime,
    browser: Option<Browser>,
}

impl Stage {
    /// Runs a step in a browser that is as good as new.
    fn run(&mut self, step: Step) -> Outcome {
        let Self { runtime, browser } = self;
        runtime.block_on(async {
            let browser = match browser {
                Some(browser) => browser,
                None => browser.insert(Browser::start().await?),
            };
            browser.fresh().await?;
            step(browser).await?;
            browser.check().await
        })
    }
}

/// Runs steps as `cargo test` runs tests, one after the other: with its flags, and its words.
#[must_use]
pub fn run(steps: Vec<Named>) -> ExitCode {
    let mut args = Arguments::from_args();
    // There is one browser.
    args.test_threads = Some(1);
    let runtime = match Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => {
            eprintln!("no runtime: {why}");
            return ExitCode::FAILURE;
        }
    };
    let stage = Arc::new(Mutex::new(Stage {
        runtime,
        browser: None,
    }));
    let trial = |(name, step): Named| {
        let stage = Arc::clone(&stage);
        Trial::test(name, move || {
            // A step that panicked has left a browser that the next one can still make fresh.
            let mut stage = stage.lock().unwrap_or_else(PoisonError::into_inner);
            stage.run(step).map_err(|why| Failed::from(why.to_string()))
        })
    };
    let ended = libtest_mimic::run(&args, steps.into_iter().map(trial).collect());
    let mut stage = stage.lock().unwrap_or_else(PoisonError::into_inner);
    let Stage { runtime, browser } = &mut *stage;
    if let Some(Err(why)) = browser
        .take()
        .map(|browser| runtime.block_on(browser.close()))
    {
        eprintln!("the browser did not end well: {why}");
        return ExitCode::FAILURE;
    }
    ended.exit_code()
}
