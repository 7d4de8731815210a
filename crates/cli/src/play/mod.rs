//! The game in a terminal.
//!
//! Events go into [`app`], which holds the whole state; [`draw`] makes a picture of it; [`run`] is the
//! loop round both, and [`shelf`] keeps the saves. The engine decides everything: here is no rule.

mod act;
mod app;
mod args;
mod best;
mod board;
mod deal;
mod draw;
mod faces;
mod foot;
mod form;
mod help;
mod home;
mod keys;
mod light;
mod lines;
mod open;
mod page;
mod paint;
mod panel;
mod run;
mod shelf;
mod show;
mod start;
mod table;
mod terminal;
#[cfg(test)]
mod tests;
mod think;
mod turn;
mod typed;
mod view;
mod wrap;

pub(crate) use args::{PlayArgs, ScreenArgs};

use std::process::ExitCode;

use start::Start;

/// Plays in this terminal until the player leaves: goes on with the saved game, or deals a new one.
pub(crate) fn run(args: PlayArgs) -> ExitCode {
    let start = match &args.id {
        Some(id) => Start::Id {
            id,
            again: args.new,
        },
        None if args.deal.given().next().is_some() => Start::Deal,
        None if args.new => Start::New,
        None => Start::Offer,
    };
    start::play(start, &args.deal, &args.screen)
}

/// Plays `what`, a game id or the path of a save. The file itself is left as it is.
pub(crate) fn open(what: String, screen: ScreenArgs) -> ExitCode {
    start::play(Start::Open(&what), &args::DealArgs::default(), &screen)
}
