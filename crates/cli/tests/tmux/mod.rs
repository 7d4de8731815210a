//! A real terminal with nobody in front of it: tmux on a socket of its own.

#![allow(dead_code, unreachable_pub)]

use std::{
    process::{Command, Output},
    sync::atomic::{AtomicU32, Ordering},
    thread::sleep,
    time::{Duration, Instant},
};

/// How long to wait for something to appear. Test machines can be slow.
const PATIENCE: Duration = Duration::from_secs(20);

/// A terminal with a shell in it. It ends with the value.
pub struct Tmux {
    socket: String,
}

impl Tmux {
    /// A terminal of that many columns and rows.
    pub fn new(cols: u16, rows: u16) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::SeqCst);
        let tmux = Self {
            socket: format!("linkwork-test-{}-{n}", std::process::id()),
        };
        let (cols, rows) = (cols.to_string(), rows.to_string());
        let shell = "env -u NO_COLOR PS1='ready$ ' LC_ALL=C.UTF-8 TERM=screen sh";
        let size = ["-x", &cols, "-y", &rows, shell];
        tmux.run(&[&["-f", "/dev/null", "new-session", "-d"], &size[..]].concat());
        tmux.see("ready$");
        tmux
    }

    fn tmux(&self, args: &[&str]) -> Output {
        let run = Command::new("tmux")
            .args(["-L", &self.socket])
            .args(args)
            .output();
        let missing =
            "tmux is missing: apt-get install tmux, or run cargo xtask test where it is installed.";
        run.unwrap_or_else(|_| panic!("{missing}"))
    }

    fn run(&self, args: &[&str]) -> String {
        let output = self.tmux(args);
        assert!(output.status.success(), "tmux {args:?}: {output:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Types text as it is.
    pub fn type_text(&self, text: &str) {
        self.run(&["send-keys", "-l", text]);
    }

    /// Presses a key by its tmux name.
    pub fn key(&self, name: &str) {
        self.run(&["send-keys", name]);
    }

    /// Types a line and presses Enter.
    pub fn line(&self, text: &str) {
        self.type_text(text);
        self.key("Enter");
    }

    /// Types a command of the game.
    pub fn command(&self, text: &str) {
        self.line(&format!(":{text}"));
    }

    pub fn resize(&self, cols: u16, rows: u16) {
        let (cols, rows) = (cols.to_string(), rows.to_string());
        self.run(&["resize-window", "-x", &cols, "-y", &rows]);
    }

    /// The screen as lines of text.
    pub fn screen(&self) -> String {
        self.run(&["capture-pane", "-p"])
    }

    /// The screen with its colour sequences.
    pub fn coloured(&self) -> String {
        self.run(&["capture-pane", "-e", "-p"])
    }

    /// A state of the terminal, by the name of a tmux format.
    pub fn state(&self, name: &str) -> String {
        self.run(&["display-message", "-p", &format!("#{{{name}}}")])
            .trim()
            .to_owned()
    }

    /// Waits until the screen is as it should be.
    pub fn until(&self, what: &str, good: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if good(&screen) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{what} did not come:\n{screen}");
            sleep(Duration::from_millis(20));
        }
    }

    /// Waits until these words are on the screen.
    pub fn see(&self, words: &str) {
        self.until(words, |screen| screen.contains(words));
    }

    /// Checks that the terminal is as before a game: its own screen, no mouse, echo and a cursor.
    pub fn restored(&self) {
        self.line(
            "stty -a | grep -o ' icanon' && stty -a | grep -o ' echo ' && echo in-$((40 + 2))",
        );
        self.see("in-42");
        self.see(" icanon");
        for (name, value) in [
            ("alternate_on", "0"),
            ("mouse_any_flag", "0"),
            ("mouse_standard_flag", "0"),
            ("cursor_flag", "1"),
        ] {
            assert_eq!(self.state(name), value, "{name}");
        }
    }
}

impl Drop for Tmux {
    /// Ends the server and leaves nothing behind. Nothing here may panic: the test may be doing so.
    fn drop(&mut self) {
        let ask = |args: &[&str]| {
            Command::new("tmux")
                .args(["-L", &self.socket])
                .args(args)
                .output()
        };
        let socket = ask(&["display-message", "-p", "#{socket_path}"]);
        let _ = ask(&["kill-server"]);
        if let Ok(socket) = socket {
            let _ = std::fs::remove_file(String::from_utf8_lossy(&socket.stdout).trim());
        }
    }
}
