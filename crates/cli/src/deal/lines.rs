//! `lines deal`: boards of the lines game.

use super::RunArgs;
use crate::exit::{Exit, Fault};
use linkwork::id::LinesId;
use linkwork::lines::{Deal, Edge, Limit, PAR, Way};
use linkwork::{Seed, Size};
use std::fmt::Display;

/// Which boards to deal.
#[derive(clap::Args)]
pub(crate) struct DealArgs {
    /// Columns and rows, each 1 to 255; for netslide each 2 to 32
    #[arg(long, value_name = "COLSxROWS", default_value = "5x5")]
    size: Size,

    /// How it is played: netslide, polymer or free
    #[arg(long, value_name = "WAY", default_value = "netslide")]
    play: Way,

    /// What lies beyond the edge: wall, or wrap where lines go round it
    #[arg(long, value_name = "EDGE", default_value = "wall")]
    edge: Edge,

    /// Netslide: which share of the sides that the net does not use is barred, 0 to 1 [default: 0]
    #[arg(long, value_name = "SHARE", value_parser = share)]
    barriers: Option<f64>,

    /// Netslide: by how many steps the net is scrambled [default: half as many as there are cells]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=Deal::MOST_STEPS.into()))]
    steps: Option<u32>,

    /// Polymer: what ends the game: clock and seconds, shifts and a number, or bombs [default: clock120]
    #[arg(long, value_name = "LIMIT")]
    limit: Option<Limit>,

    /// Netslide: how many positions to look at for par, a board; 0 leaves it out [default: 20000]
    #[arg(long, value_name = "N")]
    budget: Option<u64>,

    #[command(flatten)]
    run: RunArgs,
}

/// Deals the boards and writes their lines.
pub(crate) fn run(args: &DealArgs) -> Result<Exit, Fault> {
    let table = Table::new(args)?;
    super::run(&args.run, |index| Ok((table.line(index), None)))
}

/// A deal, what ends the game, the seed, and how many positions par may take.
struct Table {
    deal: Deal,
    limit: Limit,
    seed: Seed,
    budget: u64,
}

impl Table {
    fn new(args: &DealArgs) -> Result<Self, Fault> {
        fits(args)?;
        let usage = |error: &dyn Display| Fault::Usage(error.to_string());
        let deal = Deal::new(args.play, args.size).with_edge(args.edge);
        let steps = args.steps.unwrap_or(deal.steps());
        let deal = deal.with_steps(steps).map_err(|error| usage(&error))?;
        let deal = deal.with_barriers(args.barriers.unwrap_or(0.0));
        Ok(Self {
            deal: deal.map_err(|error| usage(&error))?,
            limit: args.limit.unwrap_or_default(),
            seed: args.run.seed,
            budget: args.budget.unwrap_or(PAR),
        })
    }

    /// The line of one board.
    fn line(&self, index: u64) -> String {
        let mut dealt = self.deal.board(self.seed, index);
        let game = LinesId::Dealt(self.deal, self.limit, self.seed, index);
        if self.limit == Limit::Bombs {
            // They are laid when the round begins.
            dealt.board = game.round().board().clone();
        }
        let par = match self.deal.way() {
            Way::Netslide => dealt.board.par(self.budget),
            Way::Polymer | Way::Free => None,
        };
        let mut line = String::new();
        linkwork_wire::lines::dealt(&mut line, index, &game, &dealt, par);
        line
    }
}

/// Whether the flags fit the way to play.
fn fits(args: &DealArgs) -> Result<(), Fault> {
    let goes_with = |flag: &str, way: Way| {
        let way = way.name();
        Err(Fault::Usage(format!("{flag} goes with --play {way} alone")))
    };
    let size = args.size;
    let sides = [size.rows(), size.cols()];
    match args.play {
        Way::Netslide if sides.iter().any(|side| !(2..=32).contains(side)) => Err(Fault::Usage(
            format!("size {size}: for netslide each side must be 2 to 32"),
        )),
        way if way != Way::Polymer && args.limit.is_some() => goes_with("--limit", Way::Polymer),
        Way::Netslide => Ok(()),
        _ if args.barriers.is_some() => goes_with("--barriers", Way::Netslide),
        _ if args.steps.is_some() => goes_with("--steps", Way::Netslide),
        _ if args.budget.is_some() => goes_with("--budget", Way::Netslide),
        _ => Ok(()),
    }
}

/// A share in plain decimals, as ids write it.
fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|_| !text.contains(['e', 'E']));
    share.ok_or_else(|| "expected a number such as 0.35".into())
}
