//! Serves a page to browsers: files, and nothing else.
//!
//! A [`Page`] is a set of files, read from a folder or built into the program. A [`Server`] serves it on this
//! machine only, unless it is told another address. Every answer forbids the page to load anything from elsewhere.
//!
//! ```
//! use linkwork_server::{Options, Page, Server};
//!
//! let page = Page::of([("index.html", b"<!doctype html>hello".as_slice())])?;
//! let server = Server::bind(page, Options { port: Some(0), ..Options::default() })?;
//! assert!(server.address().starts_with("http://127.0.0.1:"));
//! let stop = server.stop();
//! let running = std::thread::spawn(|| server.run());
//! stop.stop();
//! running.join().expect("it does not panic")?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod accept;
mod answer;
mod host;
mod page;
mod policy;
mod server;

pub use page::{Page, PageError};
pub use policy::POLICY;
pub use server::{BindError, Options, PORT, Server, Stop};
