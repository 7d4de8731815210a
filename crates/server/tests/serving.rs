//! A page asked for over a real connection.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use linkwork_server::{Options, POLICY, Page, Server, Stop};
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::thread::JoinHandle;
use std::time::Duration;

const WASM: &str = "a.0123456789abcdef.wasm";

fn page() -> Page {
    let files: [(&str, &[u8]); 6] = [
        ("index.html", b"<!doctype html>hello"),
        (WASM, b"plain"),
        ("a.0123456789abcdef.wasm.br", b"brotli"),
        ("a.0123456789abcdef.wasm.gz", b"gzip"),
        ("icons/app.svg", b"<svg/>"),
        ("notes.txt", b"notes"),
    ];
    Page::of(files).unwrap()
}

/// A server on a free port, which ends with the test.
struct Served {
    port: u16,
    stop: Stop,
    thread: Option<JoinHandle<std::io::Result<()>>>,
}

impl Served {
    fn start(host: Ipv4Addr) -> Self {
        let options = Options {
            host: IpAddr::V4(host),
            port: Some(0),
        };
        let server = Server::bind(page(), options).unwrap();
        let (port, stop) = (server.port(), server.stop());
        Self {
            port,
            stop,
            thread: Some(std::thread::spawn(|| server.run())),
        }
    }

    /// Sends a request as it stands and reads until the server has no more to say.
    fn raw(&self, request: &str) -> Answer {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = vec![];
        stream.read_to_end(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        Answer {
            head: head.to_lowercase(),
            body: body.into(),
        }
    }

    /// Asks with some headers more than are needed, each a line.
    fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        let port = self.port;
        self.raw(&format!("{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n{headers}\r\n"))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop.stop();
        let ended = self.thread.take().unwrap().join();
        if !std::thread::panicking() {
            ended.unwrap().unwrap();
        }
    }
}

struct Answer {
    head: String,
    body: String,
}

impl Answer {
    fn status(&self) -> u16 {
        self.head.split(' ').nth(1).unwrap().parse().unwrap()
    }

    fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

#[test]
fn the_page_answers_at_the_root_and_is_asked_for_anew_each_time() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    for path in ["/", "/index.html", "/?from=home"] {
        let answer = served.ask("GET", path, "");
        assert_eq!(
            (answer.status(), answer.body.as_str()),
            (200, "<!doctype html>hello"),
            "{path}"
        );
        assert_eq!(
            answer.header("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        assert_eq!(answer.header("content-length"), Some("20"));
        assert_eq!(answer.header("vary"), None);
    }
    let picture = served.ask("GET", "/icons/app.svg", "");
    assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
}

#[test]
fn a_browser_gets_the_smallest_form_that_it_takes() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    for (accepted, body, coding) in [
        (
            "accept-encoding: gzip, deflate, br\r\n",
            "brotli",
            Some("br"),
        ),
        ("accept-encoding: gzip\r\n", "gzip", Some("gzip")),
        (
            "accept-encoding: gzip\r\naccept-encoding: br\r\n",
            "brotli",
            Some("br"),
        ),
        ("accept-encoding: br;q=0, gzip\r\n", "gzip", Some("gzip")),
        ("accept-encoding: identity\r\n", "plain", None),
        ("", "plain", None),
    ] {
        let answer = served.ask("GET", &format!("/{WASM}"), accepted);
        assert_eq!(
            (answer.body.as_str(), answer.header("content-encoding")),
            (body, coding),
            "{accepted}"
        );
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("content-type"), Some("application/wasm"));
        assert_eq!(
            answer.header("cache-control"),
            Some("public, max-age=31536000, immutable")
        );
    }
}

#[test]
fn what_a_browser_has_is_not_sent_again() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    let path = format!("/{WASM}");
    let tag = |accepted: &str| {
        served
            .ask("GET", &path, accepted)
            .header("etag")
            .unwrap()
            .to_string()
    };
    let (plain, br) = (tag(""), tag("accept-encoding: br\r\n"));
    assert_ne!(plain, br);

    let again = served.ask("GET", &path, &format!("if-none-match: \"x\", {plain}\r\n"));
    assert_eq!((again.status(), again.body.as_str()), (304, ""));
    assert_eq!(again.header("etag"), Some(plain.as_str()));
    assert_eq!(again.header("vary"), Some("accept-encoding"));
    assert_eq!(
        again.header("content-security-policy"),
        Some(POLICY.to_lowercase().as_str())
    );
    // Another form of the same file is another answer.
    let other = served.ask("GET", &path, &format!("if-none-match: {br}\r\n"));
    assert_eq!((other.status(), other.body.as_str()), (200, "plain"));
}

#[test]
fn head_is_get_without_the_body() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    for path in ["/", "/none"] {
        let (get, head) = (served.ask("GET", path, ""), served.ask("HEAD", path, ""));
        assert_eq!((head.status(), head.body.as_str()), (get.status(), ""));
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
    }
}

#[test]
fn nothing_else_is_there_and_nothing_can_be_changed() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    for path in [
        "/none",
        "/icons",
        "/icons/",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//etc/passwd",
        "/icons/../notes.txt",
        "/a.0123456789abcdef.wasm.br",
    ] {
        let answer = served.ask("GET", path, "");
        assert_eq!(
            (answer.status(), answer.body.as_str()),
            (404, "there is no such file\n"),
            "{path}"
        );
        assert_eq!(
            answer.header("content-type"),
            Some("text/plain; charset=utf-8")
        );
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"] {
        let answer = served.ask(method, "/", "content-length: 0\r\n");
        assert_eq!(
            (answer.status(), answer.header("allow")),
            (405, Some("get, head")),
            "{method}"
        );
    }
}

#[test]
fn every_answer_forbids_what_the_page_does_not_need() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    let asked = [
        ("GET", "/"),
        ("GET", "/none"),
        ("POST", "/"),
        ("HEAD", "/notes.txt"),
    ];
    for answer in asked.map(|(method, path)| served.ask(method, path, "")) {
        for (name, value) in [
            ("content-security-policy", POLICY),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(
                answer.header(name),
                Some(value.to_lowercase().as_str()),
                "{name}"
            );
        }
        assert!(
            answer
                .header("permissions-policy")
                .unwrap()
                .contains("camera=()")
        );
    }
}

#[test]
fn a_name_that_is_not_this_machine_is_refused() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    let port = served.port;
    for request in [
        "GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nconnection: close\r\n\r\n",
        "GET / HTTP/1.0\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
        "GET http://evil.example/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
    ] {
        let answer = served.raw(request);
        assert!(
            [400, 421].contains(&answer.status()),
            "{request}: {}",
            answer.head
        );
        assert!(!answer.body.contains("hello"), "{request}");
    }
    let named = served.raw(&format!(
        "GET / HTTP/1.1\r\nhost: localhost:{port}\r\nconnection: close\r\n\r\n"
    ));
    assert_eq!(named.status(), 200);
}

#[test]
fn a_server_for_others_takes_any_name() {
    let served = Served::start(Ipv4Addr::UNSPECIFIED);
    let answer = served.raw("GET / HTTP/1.1\r\nhost: games.example\r\nconnection: close\r\n\r\n");
    assert_eq!(
        (answer.status(), answer.body.as_str()),
        (200, "<!doctype html>hello")
    );
}

#[test]
fn what_is_no_request_ends_the_connection_and_not_the_server() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(70_000));
    for junk in [
        "\r\n\r\nhello\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET /\u{e9} HTTP/1.1\r\nhost: localhost\r\n\r\n",
        &long,
    ] {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, served.port)).unwrap();
        // The server may hang up before all is sent.
        let _ = stream.write_all(junk.as_bytes());
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let _ = stream.read_to_end(&mut vec![]);
    }
    assert_eq!(served.ask("GET", "/", "").status(), 200);
}

#[test]
fn it_stops_although_somebody_holds_a_connection_open() {
    let served = Served::start(Ipv4Addr::LOCALHOST);
    let mut idle = TcpStream::connect((Ipv4Addr::LOCALHOST, served.port)).unwrap();
    let mut half = TcpStream::connect((Ipv4Addr::LOCALHOST, served.port)).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nhost: loc").unwrap();
    // Both connections are open on the server's side, since it has answered a later one.
    assert_eq!(served.ask("GET", "/", "").status(), 200);
    drop(served);
    // Dropping has joined the thread; both are closed, and the one that had begun may hear why.
    assert_eq!(idle.read_to_end(&mut vec![]).unwrap_or(0), 0);
    let _ = half.read_to_end(&mut vec![]);
}

#[test]
fn the_default_port_gives_way_and_a_chosen_one_does_not() {
    // Whoever has the default port now, two servers cannot both have it.
    let one = Server::bind(page(), Options::default()).unwrap();
    let two = Server::bind(page(), Options::default()).unwrap();
    assert_ne!(one.port(), two.port());
    assert!(two.has_moved());
    let chosen = Options {
        port: Some(two.port()),
        ..Options::default()
    };
    let why = Server::bind(page(), chosen).unwrap_err().to_string();
    assert_eq!(why, format!("port {} is taken", two.port()));
}
