//! JSON Lines in, JSON Lines out: one reply a line, in order.

mod ahead;
mod requests;

use crate::exit::{Exit, Fault};
use crate::output;
use linkwork_wire::{Reply, Verdict};
use requests::{Request, Requests};
use std::path::PathBuf;

/// Where the lines come from, what a bad one does, and on how many threads they are answered.
#[derive(clap::Args)]
pub(crate) struct BatchArgs {
    /// Files of request lines, read as if they were one; standard input if there is none, or `-`
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Go on after a bad line; the exit code is still 3
    #[arg(long)]
    pub(crate) keep_going: bool,

    /// How many threads; 0 is one for each processor. With one a line is answered before the next is
    /// read, with more lines are read ahead. The output is the same
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(..=256))]
    pub(crate) jobs: u16,
}

/// Answers all lines. Exactly one question gives the exit code of its answer; more are a batch.
pub(crate) fn run(
    args: BatchArgs,
    answer: impl Fn(u64, &[u8]) -> Reply + Send + Sync + 'static,
) -> Result<Exit, Fault> {
    if args.jobs == 1 {
        return talk(args.files, args.keep_going, answer);
    }
    output::end_on_interrupt();
    let reply = move |request: Result<Request, Fault>| request.map(|asked| asked.reply(&answer));
    let replies = ahead::in_order(args.jobs.into(), Requests::new(args.files), reply);
    let usage = |why| Fault::Usage(format!("--jobs {}: {why}", args.jobs));
    tell(args.keep_going, replies.map_err(usage)?)
}

/// Answers line after line, each before the next one is read.
pub(crate) fn talk(
    files: Vec<PathBuf>,
    keep_going: bool,
    mut answer: impl FnMut(u64, &[u8]) -> Reply,
) -> Result<Exit, Fault> {
    output::end_on_interrupt();
    let reply = |request: Result<Request, Fault>| request.map(|asked| asked.reply(&mut answer));
    tell(keep_going, Requests::new(files).map(reply))
}

/// Writes the replies; what their run comes to.
fn tell(
    keep_going: bool,
    replies: impl Iterator<Item = Result<Reply, Fault>>,
) -> Result<Exit, Fault> {
    let (mut told, mut bad, mut last) = (0, false, Verdict::Yes);
    for reply in replies {
        let mut reply = reply?;
        told += 1;
        last = reply.verdict;
        bad |= last == Verdict::Bad;
        reply.text.push('\n');
        output::put(&reply.text)?;
        if last == Verdict::Last || (bad && !keep_going) {
            break;
        }
    }
    Ok(match last {
        _ if bad => Exit::Bad,
        Verdict::No if told == 1 => Exit::No,
        Verdict::Unknown if told == 1 => Exit::Unknown,
        _ => Exit::Done,
    })
}
