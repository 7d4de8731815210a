//! `session`: one game as a line protocol.

use crate::batch;
use crate::exit::{Exit, Fault};
use crate::input;
use linkwork::Session;
use linkwork_wire::Talk;
use std::path::PathBuf;

/// The game to talk about.
#[derive(clap::Args)]
pub(crate) struct SessionArgs {
    /// A game id, or a file that holds one or a save; without it, begin with `open ID`
    #[arg(value_name = "ID-or-FILE")]
    what: Option<PathBuf>,

    /// Go on after a bad line; the exit code is still 3
    #[arg(long)]
    keep_going: bool,
}

/// Answers commands from standard input until its end, or `quit`.
pub(crate) fn run(args: SessionArgs) -> Result<Exit, Fault> {
    let mut talk = Talk::new(args.what.map(opened).transpose()?);
    batch::talk(Vec::new(), args.keep_going, |line, text| {
        talk.answer(line, text)
    })
}

/// Opens what the command line names.
fn opened(what: PathBuf) -> Result<Session, Fault> {
    let text = match what.to_str().filter(|word| input::is_id(word)) {
        Some(id) => id.to_owned(),
        None => input::text(&what)?,
    };
    Session::open(&text).map_err(|error| Fault::of(what.display(), error))
}
