//! `pairs deal`: boards of the pairs game.

use super::{Dealt, RunArgs};
use crate::exit::{Exit, Fault};
use crate::input;
use linkwork::Seed;
use linkwork::Size;
use linkwork::id::PairsId;
use linkwork::pairs::{Deal, DealError, Draw, Grade, Gravity, Guarantee, Mask, Rules, Turns};
use std::fmt::Display;
use std::path::PathBuf;

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

    /// Every board that keeps its promise is equally likely. Slower: boards are drawn until one does
    #[arg(long)]
    uniform: bool,

    /// Boards of that grade only: easy, medium, hard or expert. Slower: others are dealt and left
    #[arg(long, value_name = "GRADE")]
    grade: Option<Grade>,

    #[command(flatten)]
    run: RunArgs,
}

/// Deals the boards and writes their lines.
pub(crate) fn run(args: &DealArgs) -> Result<Exit, Fault> {
    let table = Table::new(args)?;
    super::run(&args.run, |index| table.line(index))
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
        let draw = if args.uniform {
            Draw::Uniform
        } else {
            Draw::Backwards
        };
        let deal = deal.with_rules(rules).with_guarantee(args.guarantee);
        Ok(Self {
            deal: deal.with_draw(draw).with_grade(args.grade),
            seed: args.run.seed,
        })
    }

    /// The line of one board, or of an index without one.
    fn line(&self, index: u64) -> Dealt {
        let mut line = String::new();
        match self.deal.board(self.seed, index) {
            Ok(dealt) => {
                let game = if self.deal.is_plain() {
                    PairsId::Dealt(self.deal.clone(), self.seed, index)
                } else {
                    PairsId::Position(dealt.board.clone())
                };
                linkwork_wire::pairs::dealt(&mut line, index, &game, &dealt);
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
