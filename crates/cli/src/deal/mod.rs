//! `pairs deal` and `lines deal`: boards by the thousand, in order, from any number of threads.

pub(crate) mod lines;
pub(crate) mod pairs;
mod shard;

use crate::exit::{Exit, Fault};
use crate::output;
use crate::progress::Progress;
use linkwork::Seed;
use rayon::prelude::*;
use shard::Shard;
use std::time::{Duration, Instant};

/// The seed, which of its boards, and on how many threads.
#[derive(clap::Args)]
pub(crate) struct RunArgs {
    /// 1 to 32 characters of a-z and 0-9: the same seed deals the same boards
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: Seed,

    /// The index of the first board
    #[arg(long, value_name = "INDEX", default_value_t = 0)]
    from: u64,

    /// How many indices
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,

    /// Only the indices i with i mod n = k, k from 0: all shards together are the whole
    #[arg(long, value_name = "K/N", default_value = "0/1")]
    shard: Shard,

    /// How many threads; 0 is one for each processor. The output is the same
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256))]
    jobs: u16,
}

/// The line of one index; where there is no board, also what that means for a single deal.
type Dealt = Result<(String, Option<Exit>), Fault>;

/// Deals the boards and writes their lines in order.
fn run(args: &RunArgs, deal: impl Fn(u64) -> Dealt + Sync) -> Result<Exit, Fault> {
    output::end_on_interrupt();
    let over = || {
        Fault::Usage(format!(
            "--from {} --count {}: the last index is too large",
            args.from, args.count
        ))
    };
    let end = args.from.checked_add(args.count).ok_or_else(over)?;
    let threads = rayon::ThreadPoolBuilder::new()
        .num_threads(args.jobs.into())
        .build();
    let threads =
        threads.map_err(|error| Fault::Usage(format!("--jobs {}: {error}", args.jobs)))?;
    let total = args.shard.count(args.from, end);
    let progress = Progress::boards(total);
    let mut indices = args.shard.indices(args.from, end);
    // The first boards come at once; later the threads meet less often.
    let most = threads.current_num_threads() * 64;
    let mut chunk = threads.current_num_threads();
    let mut exit = Exit::Done;
    loop {
        let some: Vec<u64> = indices.by_ref().take(chunk).collect();
        if some.is_empty() {
            break;
        }
        let begun = Instant::now();
        let line = |&index: &u64| {
            let line = deal(index);
            progress.advance();
            line
        };
        let lines: Vec<_> = threads.install(|| some.par_iter().map(line).collect());
        for line in lines {
            let (line, refused) = line?;
            output::put(&line)?;
            if let Some(refused) = refused.filter(|_| total == 1) {
                exit = refused;
            }
        }
        // Boards that take long to find are told as they come. What is told does not depend on it.
        if begun.elapsed() < Duration::from_millis(100) {
            chunk = (chunk * 2).min(most);
        }
    }
    Ok(exit)
}
