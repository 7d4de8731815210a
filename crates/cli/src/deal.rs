//! `pairs deal`: boards by the thousand, in order, from any number of threads.

use crate::exit::{Exit, Fault};
use crate::shard::Shard;
use crate::{input, output};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use linkwork::pairs::{Deal, DealError, Gravity, Guarantee, Mask, Rules, Turns};
use linkwork::{Id, Seed, Size};
use rayon::prelude::*;
use std::fmt::Display;
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Which boards to deal.
#[derive(clap::Args)]
pub(crate) struct DealArgs {
    /// Columns and rows, each 1 to 255 [default: 18x8, or the size of the walls]
    #[arg(long, value_name = "COLSxROWS")]
    size: Option<Size>,

    /// How many kinds of tiles [default: one for every four tiles, at most 36]
    #[arg(long, value_name = "N")]
    kinds: Option<usize>,

    /// Where tiles fall: none, down, up, left, right, apart-h, apart-v, together-h, together-v
    #[arg(long, value_name = "GRAVITY", default_value = "none")]
    gravity: Gravity,

    /// How many turns a path may take: 0 to 8, or any
    #[arg(long, value_name = "N", default_value = "2")]
    turns: Turns,

    /// Paths may not leave the board
    #[arg(long)]
    no_ring: bool,

    /// A picture of walls (#), holes (_) and places for tiles (.), a row a line; - is standard input
    #[arg(long, value_name = "FILE")]
    walls: Option<PathBuf>,

    /// What each board keeps: winnable, playable or any
    #[arg(long, value_name = "GUARANTEE", default_value = "winnable")]
    guarantee: Guarantee,

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

/// Deals the boards and writes their lines.
pub(crate) fn run(args: &DealArgs) -> Result<Exit, Fault> {
    output::end_on_interrupt();
    let table = Table::new(args)?;
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
    let mut progress = Progress::new(total);
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
        let lines: Vec<_> = threads.install(|| some.par_iter().map(|&i| table.line(i)).collect());
        for line in lines {
            let (line, refused) = line?;
            output::put(&line)?;
            if let Some(refused) = refused.filter(|_| total == 1) {
                exit = refused;
            }
        }
        progress.advance(some.len());
        chunk = (chunk * 2).min(most);
    }
    Ok(exit)
}

/// A deal and its seed.
struct Table {
    deal: Deal,
    seed: Seed,
}

impl Table {
    fn new(args: &DealArgs) -> Result<Self, Fault> {
        let usage = |error: &dyn Display| Fault::Usage(error.to_string());
        let usual_kinds = |tiles: usize| args.kinds.unwrap_or((tiles / 4).clamp(1, 36));
        let deal = match mask(args)? {
            Some(mask) => {
                let kinds = usual_kinds(mask.tiles());
                Deal::masked(mask, kinds)
            }
            None => {
                let size = args
                    .size
                    .map_or_else(|| Size::new(8, 18), Ok)
                    .map_err(|error| usage(&error))?;
                Deal::new(size, usual_kinds(size.cells()))
            }
        };
        let rules = Rules {
            turns: args.turns,
            ring: !args.no_ring,
            gravity: args.gravity,
        };
        let deal = deal.map_err(|error| usage(&error))?;
        let deal = deal.with_rules(rules).with_guarantee(args.guarantee);
        Ok(Self {
            deal,
            seed: args.seed,
        })
    }

    /// The line of one board; where there is none, also what that means for a single deal.
    fn line(&self, index: u64) -> Result<(String, Option<Exit>), Fault> {
        let mut line = String::new();
        match self.deal.board(self.seed, index) {
            Ok(dealt) => {
                // Size, seed and index say it all, unless there are walls or holes.
                let game = if self.deal.is_plain() {
                    Id::Dealt(self.deal.clone(), self.seed, index)
                } else {
                    Id::Position(dealt.board.clone())
                };
                linkwork_wire::dealt(&mut line, index, &game, &dealt);
                Ok((line, None))
            }
            Err(DealError::Impossible) => {
                linkwork_wire::not_dealt(&mut line, index, "impossible");
                Ok((line, Some(Exit::No)))
            }
            Err(DealError::NotFound) => {
                linkwork_wire::not_dealt(&mut line, index, "not-found");
                Ok((line, Some(Exit::Unknown)))
            }
            Err(error) => Err(Fault::Usage(error.to_string())),
        }
    }
}

/// The walls that were drawn, if any.
fn mask(args: &DealArgs) -> Result<Option<Mask>, Fault> {
    let Some(path) = &args.walls else {
        return Ok(None);
    };
    let mask: Mask = input::text(path)?
        .parse()
        .map_err(|error| Fault::of(path.display(), error))?;
    match args.size {
        Some(size) if size != mask.size() => {
            let (path, drawn) = (path.display(), mask.size());
            Err(Fault::Usage(format!(
                "--size {size}, but the walls of {path} are {drawn}"
            )))
        }
        _ => Ok(Some(mask)),
    }
}

/// A bar on stderr, shown once a run turns out to be long.
struct Progress {
    bar: ProgressBar,
    start: Instant,
}

impl Progress {
    fn new(total: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
        if let Ok(style) =
            ProgressStyle::with_template("{bar:40} {pos} of {len} boards, {eta} left")
        {
            bar.set_style(style);
        }
        Self {
            bar,
            start: Instant::now(),
        }
    }

    fn advance(&mut self, boards: usize) {
        // Lines that scroll by are progress enough.
        let wanted = io::stderr().is_terminal() && !io::stdout().is_terminal();
        if wanted && self.bar.is_hidden() && self.start.elapsed() > Duration::from_secs(1) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(boards as u64);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
