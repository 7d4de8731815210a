//! `man` and `completions`: written from the same description as the command line itself.

use crate::args::Args;
use crate::exit::{Exit, Fault};
use crate::output;
use clap::{Command, CommandFactory as _};
use clap_complete::Shell;
use clap_mangen::Man;
use std::fs;
use std::path::{Path, PathBuf};

/// Which manual page.
#[derive(clap::Args)]
pub(crate) struct ManArgs {
    /// A command, its words joined by hyphens, such as pairs-deal
    #[arg(value_name = "COMMAND")]
    command: Option<String>,

    /// Write every page into this folder instead; it is made if need be
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    dir: Option<PathBuf>,
}

/// Writes one page to standard output, or all of them into a folder.
pub(crate) fn man(args: &ManArgs) -> Result<Exit, Fault> {
    let mut root = Args::command();
    root.build();
    if let Some(dir) = &args.dir {
        return pages(root, dir);
    }
    let words = args.command.as_deref().unwrap_or_default();
    let mut command = &root;
    for word in words.split('-').filter(|word| !word.is_empty()) {
        let known = command.find_subcommand(word);
        command = known
            .ok_or_else(|| Fault::Usage(format!("man {words}: there is no command {word}")))?;
    }
    let mut page = Vec::new();
    Man::new(command.clone())
        .render(&mut page)
        .map_err(Fault::Write)?;
    output::put(&String::from_utf8_lossy(&page))?;
    Ok(Exit::Done)
}

fn pages(root: Command, dir: &Path) -> Result<Exit, Fault> {
    fs::create_dir_all(dir)
        .and_then(|()| clap_mangen::generate_to(root, dir))
        .map_err(|error| Fault::io(dir.display(), &error))?;
    Ok(Exit::Done)
}

/// Writes the completions of a shell to standard output.
pub(crate) fn completions(shell: Shell) -> Result<Exit, Fault> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "linkwork", &mut script);
    output::put(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Done)
}
