//! What `linkwork play` and `linkwork open` can be told on the command line.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use linkwork::{
    grid::Size,
    lines::{Edge, Limit, Way},
    pairs::{Grade, Gravity, Turns},
    rng::Seed,
};

/// What to play, and how the screen looks.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct PlayArgs {
    /// A game id, such as `pairs:18x8,k36#5eed`
    pub(crate) id: Option<String>,

    /// Start a new game instead of offering the saved one
    #[arg(long)]
    pub(crate) new: bool,

    /// The new game
    #[command(flatten)]
    pub(crate) deal: DealArgs,

    /// The screen and the save
    #[command(flatten)]
    pub(crate) screen: ScreenArgs,
}

/// The settings of a new game; what is left out has its default.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "New game")]
pub(crate) struct DealArgs {
    /// Columns and rows [default: the largest preset up to 18x8 that fits the terminal]
    #[arg(long, value_name = "COLSxROWS")]
    pub(crate) size: Option<Size>,

    /// How many kinds of tiles [default: four tiles of a kind, at most 36 kinds]
    #[arg(long, value_name = "N")]
    pub(crate) kinds: Option<usize>,

    /// Where tiles fall after each pair: none, down, up, left, right, apart-h, apart-v, together-h, together-v
    #[arg(long, value_name = "GRAVITY")]
    pub(crate) gravity: Option<Gravity>,

    /// How many turns a path may take: 0 to 8, or any [default: 2]
    #[arg(long, value_name = "N")]
    pub(crate) turns: Option<Turns>,

    /// Paths may not leave the board
    #[arg(long)]
    pub(crate) no_ring: bool,

    /// How hard the board shall be: easy, medium, hard or expert [default: any]
    #[arg(long, value_name = "GRADE")]
    pub(crate) grade: Option<Grade>,

    /// A lines game, played like this: netslide, polymer or free [default: a pairs game]
    #[arg(long, value_name = "WAY")]
    pub(crate) play: Option<Way>,

    /// Lines: what lies beyond the edge, wall or wrap [default: wall]
    #[arg(long, value_name = "EDGE")]
    pub(crate) edge: Option<Edge>,

    /// Polymer: what ends the game, such as clock120, shifts30 or bombs [default: clock120]
    #[arg(long, value_name = "LIMIT", value_parser = limit)]
    pub(crate) limit: Option<Limit>,

    /// Netslide: the share of sides with a barrier, from 0 to 1 [default: 0]
    #[arg(long, value_name = "SHARE")]
    pub(crate) barriers: Option<f64>,

    /// Netslide: how many steps the board is scrambled by [default: half as many as cells]
    #[arg(long, value_name = "N")]
    pub(crate) steps: Option<u32>,

    /// The seed of the deal: 1 to 32 of a-z and 0-9 [default: a new one]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
}

/// How the screen looks, and where the save lies.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Screen")]
pub(crate) struct ScreenArgs {
    /// The tile set [default: cjk in Chinese, else letters]
    #[arg(long, value_enum)]
    pub(crate) tiles: Option<Tiles>,

    /// Draw with ASCII alone
    #[arg(long)]
    pub(crate) ascii: bool,

    /// Language: en, zh-CN or sv [default: LINKWORK_LANG, LC_ALL, LC_MESSAGES, LANG]
    #[arg(long, value_name = "LANG")]
    pub(crate) lang: Option<String>,

    /// Keep the save in this folder instead of the system's place for it
    #[arg(long, value_name = "DIR")]
    pub(crate) save_dir: Option<PathBuf>,
}

/// The faces that tiles can have.
#[derive(ValueEnum, Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub(crate) enum Tiles {
    /// Letters and digits
    Letters,
    /// Chinese characters
    Cjk,
    /// Pictures
    Emoji,
}

/// The games that have a setting.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Owner {
    Pairs,
    Lines,
    Way(Way),
}

impl DealArgs {
    /// The settings that were given, by their names.
    pub(super) fn given(&self) -> impl Iterator<Item = &'static str> {
        let all = [
            ("--size", self.size.is_some()),
            ("--kinds", self.kinds.is_some()),
            ("--gravity", self.gravity.is_some()),
            ("--turns", self.turns.is_some()),
            ("--no-ring", self.no_ring),
            ("--grade", self.grade.is_some()),
            ("--play", self.play.is_some()),
            ("--edge", self.edge.is_some()),
            ("--limit", self.limit.is_some()),
            ("--barriers", self.barriers.is_some()),
            ("--steps", self.steps.is_some()),
            ("--seed", self.seed.is_some()),
        ];
        all.into_iter().filter(|flag| flag.1).map(|flag| flag.0)
    }

    /// The first setting given that the game does not have, and the games that have it.
    pub(super) fn stray(&self) -> Option<(&'static str, Owner)> {
        let owned = self.given().filter_map(|flag| {
            let owner = match flag {
                "--kinds" | "--gravity" | "--turns" | "--no-ring" | "--grade" => Owner::Pairs,
                "--edge" => Owner::Lines,
                "--limit" => Owner::Way(Way::Polymer),
                "--barriers" | "--steps" => Owner::Way(Way::Netslide),
                _ => return None,
            };
            Some((flag, owner))
        });
        let is_stray = |owner| match owner {
            Owner::Pairs => self.play.is_some(),
            Owner::Lines => self.play.is_none(),
            Owner::Way(way) => self.play != Some(way),
        };
        let mut strays = owned.filter(|(_, owner)| is_stray(*owner));
        strays.next()
    }
}

/// A limit. What is no limit is told which ones there are.
fn limit(text: &str) -> Result<Limit, String> {
    let most = u32::MAX;
    let allowed = format!("clock1 to clock{most} (seconds), shifts1 to shifts{most}, or bombs");
    text.parse().map_err(|_| allowed)
}
