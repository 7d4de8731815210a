//! The JSON of Linkwork's command line: the only place in the project that knows JSON.
//!
//! Two doors, both pure functions of what they are given:
//!
//! - [`pairs::answer`] and [`lines::answer`] take one request line of a question such as `pairs path` or
//!   `lines solve` and give one reply line ([`pairs::answer_watched`] tells how far a long search is);
//! - [`Talk::answer`] takes one line of the `session` protocol and gives one reply line.
//!
//! [`shown`] reads the board that a line names, so that it can be drawn.
//!
//! [`pairs::dealt`], [`lines::dealt`] and [`not_dealt`] write the lines of `pairs deal` and `lines deal`.
//! Files, streams and exit codes are the affair of the command line; every key of every reply is
//! described in `docs/cli.md`.
//!
//! ```
//! use linkwork_wire::Verdict;
//! use linkwork_wire::pairs::{Ask, answer};
//!
//! let reply = answer(Ask::Path, 1, br#"{"id":7,"board":"1.1","pair":"0,0-0,2"}"#);
//! assert_eq!(reply.text, r#"{"v":1,"id":7,"linked":true,"turns":0,"steps":2,"path":[[0,0],[0,2]]}"#);
//! assert_eq!(reply.verdict, Verdict::Yes);
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod lines;
mod object;
pub mod pairs;
mod reply;
mod request;
mod said;
mod session;
mod shown;

pub use reply::{Reply, Verdict, bad, not_dealt};
pub use session::Talk;
pub use shown::{Named, Shown, shown};

/// The number of the command line contract: the `"v"` that every reply begins with.
///
/// ```
/// let reply = linkwork_wire::bad(1, "longer than 8 MiB").text;
/// assert!(reply.starts_with(&format!(r#"{{"v":{},"#, linkwork_wire::CONTRACT)));
/// ```
///
/// ```
/// let reply = linkwork_wire::bad(1, "too long");
/// assert!(reply.text.starts_with(&format!(r#"{{"v":{},"#, linkwork_wire::CONTRACT)));
/// ```
pub const CONTRACT: u32 = 1;
