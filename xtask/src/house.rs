//! Where the project lies, and how a command is run in it.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// The gravities of the pairs game, as the command line and the benches name them.
pub(crate) const GRAVITIES: [&str; 9] = [
    "none",
    "down",
    "up",
    "left",
    "right",
    "apart-h",
    "apart-v",
    "together-h",
    "together-v",
];

/// The root of the project and the wish to stay off the network.
pub(crate) struct House {
    /// The folder with the workspace's Cargo.toml.
    pub(crate) root: PathBuf,
    /// True if nothing may be fetched.
    pub(crate) offline: bool,
}

/// Why a step did not pass.
pub(crate) enum Stop {
    /// A command ended with this exit code; its words stand in the log.
    Failed(u8),
    /// A tool is missing and cannot be installed from here; the sentence says what to do.
    Missing(String),
    /// Not asked, and why that is all right.
    Skipped(&'static str),
}

impl House {
    /// The project that this xtask belongs to.
    pub(crate) fn here(offline: bool) -> Self {
        // Cargo names the folder of this package at run time; a path baked in at
        // build time would go stale when the clone moves.
        let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let root = package
            .as_deref()
            .and_then(Path::parent)
            .map(Path::to_path_buf);
        Self {
            root: root.unwrap_or_else(|| PathBuf::from(".")),
            offline,
        }
    }

    /// The cargo that started us, or the one on the path.
    pub(crate) fn cargo_program(&self) -> OsString {
        std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
    }

    /// A cargo command at the root of the project.
    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let mut command = Command::new(self.cargo_program());
        // The words go to a file, where colours are noise.
        command.args(args).env("CARGO_TERM_COLOR", "never");
        if self.offline {
            command.env("CARGO_NET_OFFLINE", "true");
        }
        command
    }

    /// Where the words of the step `name` go.
    pub(crate) fn log(&self, name: &str) -> PathBuf {
        self.root.join("target/xtask").join(format!("{name}.log"))
    }

    /// Runs `command` at the root, its output appended to the log of the step `name`.
    pub(crate) fn run(&self, name: &str, command: &mut Command) -> Result<(), Stop> {
        let started = self.open_log(name).and_then(|log| {
            let errors = log.try_clone()?;
            command
                .current_dir(&self.root)
                .stdin(Stdio::null())
                .stdout(log)
                .stderr(errors)
                .status()
        });
        match started {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Stop::Failed(exit_code(status))),
            Err(why) => {
                let program = command.get_program().to_string_lossy().into_owned();
                Err(Stop::Missing(format!("{program} does not start: {why}")))
            }
        }
    }

    /// Runs `command` like [`House::run`], but gives what it says on stdout; only its complaints go to the log.
    pub(crate) fn heard(&self, name: &str, command: &mut Command) -> Result<String, Stop> {
        let ended = self.open_log(name).and_then(|log| {
            let command = command.current_dir(&self.root).stdin(Stdio::null());
            command.stderr(log).output()
        });
        match ended {
            Ok(output) if output.status.success() => {
                Ok(String::from_utf8_lossy(&output.stdout).into_owned())
            }
            Ok(output) => Err(Stop::Failed(exit_code(output.status))),
            Err(why) => {
                let program = command.get_program().to_string_lossy().into_owned();
                Err(Stop::Missing(format!("{program} does not start: {why}")))
            }
        }
    }

    /// Forgets what an earlier run of the step `name` said.
    pub(crate) fn fresh_log(&self, name: &str) {
        let _ = fs::remove_file(self.log(name));
    }

    fn open_log(&self, name: &str) -> io::Result<fs::File> {
        let path = self.log(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        OpenOptions::new().create(true).append(true).open(path)
    }
}

/// The exit code as a shell would give it; a command killed by a signal counts as 1.
pub(crate) fn exit_code(status: ExitStatus) -> u8 {
    status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .unwrap_or(1)
}

/// True if `program args` starts and ends well: a quiet way to ask whether it is there.
pub(crate) fn answers(command: &mut Command) -> bool {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Lines of a failed step's log that are shown; the whole log stays in its file.
const SHOWN: usize = 300;

/// The end of a log.
pub(crate) fn tail(log: &Path) -> String {
    let text = fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(SHOWN)..].join("\n")
}
