//! The command line: which commands there are, and what each takes.

use crate::batch::BatchArgs;
use crate::deal::{lines, pairs};
use crate::manual::ManArgs;
use crate::play::{PlayArgs, ScreenArgs};
use crate::render::RenderArgs;
use crate::serve::ServeArgs;
use crate::session::SessionArgs;
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use std::sync::LazyLock;

/// The version of the program and of everything it writes.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let (contract, id, save) = (
        linkwork_wire::CONTRACT,
        linkwork::id::VERSION,
        linkwork::save::VERSION,
    );
    format!(
        "{} (contract {contract}, ids {id}, saves {save})",
        env!("CARGO_PKG_VERSION")
    )
});

/// Join equal tiles, clear the board (连连看), or bring line tiles together: two games and their engine
#[derive(Parser)]
#[command(name = "linkwork", version = VERSION.as_str(), after_help = include_str!("help/linkwork.txt"))]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What the program can do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in this terminal
    #[command(after_help = include_str!("help/play.txt"))]
    Play(PlayArgs),

    /// Play a game id or a saved game in this terminal
    #[command(after_help = include_str!("help/open.txt"))]
    Open {
        /// A game id, or a file that holds one or a save
        #[arg(value_name = "ID-or-FILE")]
        what: String,

        #[command(flatten)]
        screen: ScreenArgs,
    },

    /// Answer questions about boards of the pairs game, and deal them
    #[command(subcommand, after_help = include_str!("help/pairs.txt"))]
    Pairs(Pairs),

    /// Answer questions about boards of the lines game, and deal them
    #[command(subcommand, after_help = include_str!("help/lines.txt"))]
    Lines(Lines),

    /// Draw boards as SVG or PNG
    #[command(after_help = include_str!("help/render.txt"))]
    Render(RenderArgs),

    /// Play one game by lines of text, answered by lines of JSON
    #[command(after_help = include_str!("help/session.txt"))]
    Session(SessionArgs),

    /// Serve the page, so that the games are played in a browser
    #[command(after_help = include_str!("help/serve.txt"))]
    Serve(ServeArgs),

    /// Print the completions of a shell
    #[command(after_help = include_str!("help/completions.txt"))]
    Completions {
        /// The shell
        shell: Shell,
    },

    /// Print a manual page
    #[command(after_help = include_str!("help/man.txt"))]
    Man(ManArgs),
}

/// The questions about pairs. All but `deal` read one JSON object a line and answer with one.
#[derive(Subcommand)]
pub(crate) enum Pairs {
    /// Do two tiles link, and along which path?
    #[command(after_help = include_str!("help/pairs-path.txt"))]
    Path(BatchArgs),

    /// Which pairs link?
    #[command(after_help = include_str!("help/pairs-moves.txt"))]
    Moves(BatchArgs),

    /// Play a list of moves
    #[command(name = "play", after_help = include_str!("help/pairs-play.txt"))]
    Play(BatchArgs),

    /// Sizes, counts and status of a board, and whether it can be won
    #[command(after_help = include_str!("help/pairs-check.txt"))]
    Check(BatchArgs),

    /// Can a board still be won, and how?
    #[command(after_help = include_str!("help/pairs-solve.txt"))]
    Solve(BatchArgs),

    /// Name a pair after which the game can still be won
    #[command(after_help = include_str!("help/pairs-hint.txt"))]
    Hint(BatchArgs),

    /// How hard is a board? Measures, and a grade
    #[command(after_help = include_str!("help/pairs-rate.txt"))]
    Rate(BatchArgs),

    /// Shuffle the tiles of a board
    #[command(after_help = include_str!("help/pairs-shuffle.txt"))]
    Shuffle(BatchArgs),

    /// Deal boards
    #[command(after_help = include_str!("help/pairs-deal.txt"))]
    Deal(pairs::DealArgs),
}

/// The questions about lines. All but `deal` read one JSON object a line and answer with one.
#[derive(Subcommand)]
pub(crate) enum Lines {
    /// Which tiles are joined, and which groups are closed?
    #[command(after_help = include_str!("help/lines-groups.txt"))]
    Groups(BatchArgs),

    /// Make a list of shifts
    #[command(after_help = include_str!("help/lines-shift.txt"))]
    Shift(BatchArgs),

    /// Find the shortest way to a goal
    #[command(after_help = include_str!("help/lines-solve.txt"))]
    Solve(BatchArgs),

    /// Deal boards
    #[command(after_help = include_str!("help/lines-deal.txt"))]
    Deal(lines::DealArgs),
}
