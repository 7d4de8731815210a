//! Running the binary.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::thread;

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().expect("it ended by itself"),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// The lines of standard output.
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }
}

/// The binary, its three streams piped.
pub(crate) fn linkwork(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_linkwork"));
    command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the binary with `input` on its standard input.
pub(crate) fn run(args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let mut child = linkwork(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // Written beside, or the two of us would wait for each other. The program may stop reading early.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output.into()
}

/// A question about winning with a budget that it will not use up in hours.
pub(crate) fn hard_question() -> String {
    let flags = "pairs deal --size 32x30 --kinds 30 --turns 1 --no-ring --guarantee any --seed a";
    let dealt = run(&flags.split(' ').collect::<Vec<_>>(), "").out;
    let dealt: serde_json::Value = serde_json::from_str(&dealt).unwrap();
    let rules = serde_json::json!({"turns": 1, "ring": false});
    let question = serde_json::json!({
        "board": dealt["board"], "rules": rules, "budget": 1_000_000_000_000_u64,
    });
    question.to_string()
}
