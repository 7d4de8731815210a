//! `linkwork serve` with the page built in: what it prints, and how it ends.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A running `linkwork serve`, ended with the test.
struct Served {
    child: Child,
    /// The one line on standard output.
    line: String,
}

impl Served {
    fn start(args: &[&str]) -> Self {
        let mut child = serve(args).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap())
            .read_line(&mut line)
            .unwrap();
        Self { child, line }
    }

    fn port(&self) -> u16 {
        let port = self
            .line
            .strip_prefix("http://127.0.0.1:")
            .and_then(|rest| rest.strip_suffix("/\n"));
        port.unwrap_or_else(|| panic!("no address: {:?}", self.line))
            .parse()
            .unwrap()
    }

    /// Sends a signal and gives the exit code, and what stderr and the rest of stdout held.
    fn end(&mut self, signal: &str) -> (Option<i32>, String, String) {
        let id = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args([signal, &id])
                .status()
                .unwrap()
                .success()
        );
        let (mut out, mut err) = (String::new(), String::new());
        self.child
            .stdout
            .take()
            .unwrap()
            .read_to_string(&mut out)
            .unwrap();
        self.child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut err)
            .unwrap();
        (self.child.wait().unwrap().code(), out, err)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It has ended already, unless the test failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_linkwork"));
    command
        .arg("serve")
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

#[test]
fn it_prints_the_address_serves_the_page_and_ends_on_a_signal() {
    for signal in ["-INT", "-TERM"] {
        let mut served = Served::start(&["--port", "0"]);
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, served.port())).unwrap();
        stream
            .write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("<title>Linkwork</title>"), "{answer}");
        assert_eq!(
            served.end(signal),
            (Some(0), String::new(), String::new()),
            "{signal}"
        );
    }
}

#[test]
fn a_port_that_was_asked_for_and_is_taken_is_said() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let ended = serve(&["--port", &port.to_string()]).output().unwrap();
    let expected = format!("linkwork: port {port} is taken; without --port a free one is chosen\n");
    assert_eq!(
        (ended.status.code(), ended.stdout.as_slice()),
        (Some(2), b"".as_slice())
    );
    assert_eq!(String::from_utf8(ended.stderr).unwrap(), expected);
}

#[test]
fn the_default_port_gives_way_and_says_so() {
    // Whoever has it, it is taken now.
    let _taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 8317));
    let mut served = Served::start(&[]);
    assert_ne!(served.port(), 8317);
    let (code, _, err) = served.end("-INT");
    assert_eq!(
        (code, err.as_str()),
        (
            Some(0),
            "linkwork: port 8317 is taken, so another one was chosen\n"
        )
    );
}
