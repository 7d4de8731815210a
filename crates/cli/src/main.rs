//! The binary `linkwork`: the game in a terminal, and the engine as JSON Lines for other programs.
//!
//! What every command takes and answers is described in `docs/cli.md`.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod args;
mod batch;
mod deal;
mod exit;
mod input;
mod manual;
mod output;
mod play;
mod progress;
mod render;
mod serve;
mod session;

use args::{Args, Command, Lines, Pairs};
use clap::Parser as _;
use clap::error::ErrorKind;
use exit::{Exit, Fault};
use linkwork_wire::{lines, pairs};
use progress::Progress;
use std::io::IsTerminal as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = match Args::try_parse() {
        Ok(args) => args.command,
        Err(error) => return not_a_command(&error).into(),
    };
    // The game in the terminal sees to its own interrupts.
    let ended = match command {
        Command::Play(args) => return play::run(args),
        Command::Open { what, screen } => return play::open(what, screen),
        Command::Pairs(asked) => about_pairs(asked),
        Command::Lines(asked) => about_lines(asked),
        Command::Render(args) => render::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Session(args) => session::run(args),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man(args) => manual::man(&args),
    };
    ended.unwrap_or_else(|fault| fault.told()).into()
}

/// The questions about pairs: all but `deal` go through lines of requests.
fn about_pairs(asked: Pairs) -> Result<Exit, Fault> {
    use pairs::{Ask, answer_watched};
    let (ask, lines) = match asked {
        Pairs::Path(lines) => (Ask::Path, lines),
        Pairs::Moves(lines) => (Ask::Moves, lines),
        Pairs::Play(lines) => (Ask::Play, lines),
        Pairs::Check(lines) => (Ask::Check, lines),
        Pairs::Solve(lines) => (Ask::Solve, lines),
        Pairs::Hint(lines) => (Ask::Hint, lines),
        Pairs::Rate(lines) => (Ask::Rate, lines),
        Pairs::Shuffle(lines) => (Ask::Shuffle, lines),
        Pairs::Deal(args) => return deal::pairs::run(&args),
    };
    let is_one = lines.jobs == 1;
    batch::run(lines, move |line, text| {
        // It is gone from the screen before the reply is there. Of several at once none is shown.
        let progress = is_one.then(Progress::positions);
        answer_watched(ask, line, text, &mut |looked, budget| {
            if let Some(progress) = &progress {
                progress.at(looked, budget);
            }
        })
    })
}

/// The questions about lines.
fn about_lines(asked: Lines) -> Result<Exit, Fault> {
    use lines::{Ask, answer};
    let (ask, lines) = match asked {
        Lines::Groups(lines) => (Ask::Groups, lines),
        Lines::Shift(lines) => (Ask::Shift, lines),
        Lines::Solve(lines) => (Ask::Solve, lines),
        Lines::Deal(args) => return deal::lines::run(&args),
    };
    batch::run(lines, move |line, text| answer(ask, line, text))
}

/// Help and version are wanted; anything else is one line that says what is wrong.
fn not_a_command(error: &clap::Error) -> Exit {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render().ansi().to_string();
            let plain = error.render().to_string();
            let text = if std::io::stdout().is_terminal() {
                text
            } else {
                plain
            };
            output::put(&text).map_or_else(|fault| fault.told(), |()| Exit::Done)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            Exit::Usage
        }
        _ => Fault::Usage(one_line(&error.to_string())).told(),
    }
}

/// The message of the parser, which spreads it over lines, without the usage that follows.
fn one_line(message: &str) -> String {
    let lines = message
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:"));
    let said = lines.filter(|line| !line.is_empty() && !line.starts_with("For more information"));
    let said = said.collect::<Vec<_>>().join(" ").replace(" tip: ", "; ");
    said.strip_prefix("error: ").unwrap_or(&said).to_owned()
}
