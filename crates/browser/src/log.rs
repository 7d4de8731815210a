//! What the browser noted: requests, complaints, traces.

use serde_json::Value;

/// One event of the browser's protocol, such as `Network.requestWillBeSent`.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// Its name.
    pub method: String,
    /// What it says.
    pub params: Value,
}

impl Event {
    /// Reads an entry of the performance log; `None` if it is no event.
    pub(crate) fn read(entry: &str) -> Option<Self> {
        let mut entry: Value = serde_json::from_str(entry).ok()?;
        let message = entry.get_mut("message")?;
        let method = message.get("method")?.as_str()?.to_string();
        Some(Self {
            method,
            params: message
                .get_mut("params")
                .map(Value::take)
                .unwrap_or_default(),
        })
    }
}

/// Everything noted since the log was last read.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// Events in their order.
    pub events: Vec<Event>,
    /// Errors and warnings of the console, refusals by the page's policy among them.
    pub complaints: Vec<String>,
}

impl Log {
    /// The addresses that the page asked for.
    pub fn requests(&self) -> impl Iterator<Item = &str> {
        let sent = self
            .events
            .iter()
            .filter(|event| event.method == "Network.requestWillBeSent");
        sent.filter_map(|event| event.params.pointer("/request/url")?.as_str())
    }

    /// What must not have happened on a page at `address`: a request to anybody else, or a complaint.
    #[must_use]
    pub fn faults(&self, address: &str) -> Vec<String> {
        // These are made of what the page has already.
        let own = [address, "data:", "blob:", "about:"];
        let is_foreign = |url: &&str| !own.iter().any(|start| url.starts_with(start));
        let foreign = self
            .requests()
            .filter(is_foreign)
            .map(|url| format!("asked for {url}"));
        foreign.chain(self.complaints.iter().cloned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(url: &str) -> String {
        format!(
            r#"{{"message":{{"method":"Network.requestWillBeSent","params":{{"request":{{"url":"{url}"}}}}}},"webview":"1"}}"#
        )
    }

    /// The faults of a page at http://127.0.0.1:1/ that asked for `urls`.
    fn check(urls: &[&str], complaints: &[&str], expected: &[&str]) {
        let events = urls
            .iter()
            .map(|url| Event::read(&asked(url)).unwrap())
            .collect();
        let log = Log {
            events,
            complaints: complaints.iter().map(|&one| one.into()).collect(),
        };
        assert_eq!(log.faults("http://127.0.0.1:1/"), expected);
    }

    #[test]
    fn other_hosts_and_complaints_are_faults() {
        check(
            &[
                "http://127.0.0.1:1/a.js",
                "data:image/png;base64,",
                "blob:http://127.0.0.1:1/x",
                "about:blank",
            ],
            &[],
            &[],
        );
        check(
            &["https://example.org/"],
            &[],
            &["asked for https://example.org/"],
        );
        check(
            &["http://127.0.0.1:12/"],
            &["refused"],
            &["asked for http://127.0.0.1:12/", "refused"],
        );
    }

    #[test]
    fn what_is_no_event_is_none() {
        for entry in ["", "{}", "{\"message\":{}}", "{\"message\":{\"method\":1}}"] {
            assert_eq!(Event::read(entry), None);
        }
    }
}
