//! How a command ends: its exit code, or the fault that stopped it.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// The exit codes of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Done; of a single question: yes.
    Done = 0,
    /// The answer of a single question is no.
    No = 1,
    /// Flags that make no sense, impossible sizes and counts included.
    Usage = 2,
    /// Bad input.
    Bad = 3,
    /// Budget spent.
    Unknown = 4,
    /// Ctrl-C.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// What stopped a command.
#[derive(Debug)]
pub(crate) enum Fault {
    /// What was asked for is not so.
    No(String),
    /// The flags make no sense together.
    Usage(String),
    /// A file cannot be read, or holds no sense.
    Bad(String),
    /// The output cannot be written.
    Write(io::Error),
}

impl Fault {
    /// A fault of a file: its name and the reason.
    pub(crate) fn of(name: impl Display, reason: impl Display) -> Self {
        Self::Bad(format!("{name}: {reason}"))
    }

    /// A file that the system refuses: its name and the system's reason.
    pub(crate) fn io(name: impl Display, error: &io::Error) -> Self {
        Self::of(name, reason(error))
    }

    /// Says on stderr what happened, and gives the exit code. A reader that wants no more is no fault.
    pub(crate) fn told(&self) -> Exit {
        match self {
            Self::No(text) => complain(text, Exit::No),
            Self::Usage(text) => complain(text, Exit::Usage),
            Self::Bad(text) => complain(text, Exit::Bad),
            Self::Write(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
            Self::Write(error) => {
                complain(&format!("standard output: {}", reason(error)), Exit::Bad)
            }
        }
    }
}

/// One line on stderr, which may itself be gone. A file may have any name, and still the line is one.
fn complain(text: &str, exit: Exit) -> Exit {
    let mut line = String::from("linkwork: ");
    for c in text.chars() {
        if c.is_control() {
            line.extend(c.escape_default());
        } else {
            line.push(c);
        }
    }
    let _ = writeln!(io::stderr(), "{line}");
    exit
}

/// The system's words without the number that it adds.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error")
        .next()
        .unwrap_or_default()
        .to_owned()
}
