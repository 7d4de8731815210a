//! The page in a real Chromium, for tests.
//!
//! A file of tests names its steps to [`suite!`], which starts one browser for all of them:
//!
//! ```
//! use linkwork_browser::{Browser, Outcome};
//!
//! linkwork_browser::suite![the_page_has_a_title];
//!
//! async fn the_page_has_a_title(browser: &mut Browser) -> Outcome {
//!     browser.open("").await?;
//!     assert_eq!(browser.driver()?.title().await?, "Linkwork");
//!     Ok(())
//! }
//! ```
//!
//! Every step begins with nothing kept, a desktop's window and the system's plainest wishes. It fails by a
//! panic or an error, and also if the page asked another host for anything, or complained on the console.
//!
//! Chromium and chromedriver are those on the search path; nothing is downloaded. All that is started is
//! ended by its own process id, also after a failure.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod browser;
mod driver;
mod hand;
mod log;
mod look;
pub mod seen;
mod site;
mod suite;
pub mod table;
mod tree;

pub use browser::Browser;
pub use hand::Point;
pub use log::{Event, Log};
pub use look::View;
pub use site::Site;
pub use suite::{Named, Step, run};
pub use tree::Node;

/// Whatever went wrong, in words.
pub type Fault = Box<dyn std::error::Error + Send + Sync>;

/// How a step ends.
pub type Outcome = Result<(), Fault>;
