//! The page on a port of its own.

use crate::{Fault, Outcome};
use linkwork_server::{Options, Page, Server, Stop};
use std::env;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

/// A server of the page, ended when it is dropped.
#[derive(Debug)]
pub struct Site {
    address: String,
    stop: Stop,
    thread: Option<JoinHandle<std::io::Result<()>>>,
}

impl Site {
    /// Serves the page that `cargo xtask page` has built: the folder that the variable `LINKWORK_PAGE_DIR`
    /// names, or else `target/page`.
    ///
    /// # Errors
    ///
    /// There is no page in the folder.
    pub fn start() -> Result<Self, Fault> {
        let built = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
        Self::of(&env::var_os("LINKWORK_PAGE_DIR").map_or_else(built, PathBuf::from))
    }

    /// Serves the page in a folder.
    ///
    /// # Errors
    ///
    /// There is no page in the folder.
    pub fn of(folder: &Path) -> Result<Self, Fault> {
        let page = Page::from_folder(folder);
        let page = page.map_err(|why| format!("{why}; `cargo xtask page` builds the page"))?;
        let server = Server::bind(
            page,
            Options {
                port: Some(0),
                ..Options::default()
            },
        )?;
        let (address, stop) = (server.address(), server.stop());
        let thread = thread::spawn(|| server.run());
        Ok(Self {
            address,
            stop,
            thread: Some(thread),
        })
    }

    /// The address of the page, with a slash at its end.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Ends the server, as if the network were gone.
    ///
    /// # Errors
    ///
    /// The server had ended by itself, with this error.
    pub fn end(&mut self) -> Outcome {
        self.stop.stop();
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(ended)) => Ok(ended?),
            Some(Err(_)) => Err("the server panicked".into()),
            None => Ok(()),
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // A test that cares ends it by itself.
        let _ = self.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_a_page_is_named_with_what_to_do() {
        let folder = tempfile::tempdir().unwrap();
        let why = Site::of(folder.path()).unwrap_err().to_string();
        assert_eq!(
            why,
            "a page without index.html; `cargo xtask page` builds the page"
        );
    }

    #[test]
    fn a_site_that_has_ended_answers_no_more() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("index.html"), "").unwrap();
        let mut site = Site::of(folder.path()).unwrap();
        let at = site
            .address()
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_string();
        assert!(std::net::TcpStream::connect(&at).is_ok());
        site.end().unwrap();
        assert!(std::net::TcpStream::connect(&at).is_err());
    }
}
