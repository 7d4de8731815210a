//! JSON Lines in, JSON Lines out: one reply a line, in order.

use crate::exit::{Exit, Fault};
use crate::input::{self, Line};
use crate::output;
use linkwork_wire::{Reply, Verdict, bad};
use std::path::{Path, PathBuf};

/// Where the lines come from, and what a bad one does.
#[derive(clap::Args)]
pub(crate) struct BatchArgs {
    /// Files of request lines, read as if they were one; standard input if there is none, or `-`
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Go on after a bad line; the exit code is still 3
    #[arg(long)]
    pub(crate) keep_going: bool,
}

/// Answers all lines. Exactly one question gives the exit code of its answer; more are a batch.
pub(crate) fn run(
    args: &BatchArgs,
    mut answer: impl FnMut(u64, &[u8]) -> Reply,
) -> Result<Exit, Fault> {
    output::end_on_interrupt();
    let stdin = [PathBuf::from("-")];
    let files = if args.files.is_empty() {
        &stdin[..]
    } else {
        &args.files
    };
    let mut run = Run {
        keep_going: args.keep_going,
        line: 0,
        asked: 0,
        bad: false,
        last: Verdict::Yes,
    };
    for file in files {
        if !run.file(file, &mut answer)? {
            break;
        }
    }
    Ok(run.exit())
}

/// How far a run has come.
struct Run {
    keep_going: bool,
    /// Lines read, blank ones included.
    line: u64,
    /// Lines answered.
    asked: u64,
    /// Whether one of them was bad.
    bad: bool,
    last: Verdict,
}

impl Run {
    /// Answers the lines of one file; whether the run goes on.
    fn file(
        &mut self,
        path: &Path,
        answer: &mut impl FnMut(u64, &[u8]) -> Reply,
    ) -> Result<bool, Fault> {
        let mut lines = input::open(path)?;
        let name = if path.as_os_str() == "-" {
            "standard input".into()
        } else {
            path.to_string_lossy()
        };
        while let Some(line) = lines.next().map_err(|error| Fault::io(&name, &error))? {
            self.line += 1;
            let mut reply = match line {
                Line::Text(text) if text.trim_ascii().is_empty() => continue,
                Line::Text(text) => answer(self.line, text),
                Line::TooLong => bad(self.line, "longer than 8 MiB"),
            };
            self.asked += 1;
            self.last = reply.verdict;
            self.bad |= reply.verdict == Verdict::Bad;
            reply.text.push('\n');
            output::put(&reply.text)?;
            if reply.verdict == Verdict::Last || (self.bad && !self.keep_going) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn exit(&self) -> Exit {
        match self.last {
            _ if self.bad => Exit::Bad,
            Verdict::No if self.asked == 1 => Exit::No,
            Verdict::Unknown if self.asked == 1 => Exit::Unknown,
            _ => Exit::Done,
        }
    }
}
