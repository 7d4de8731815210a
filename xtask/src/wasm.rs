//! Which compiler makes the page's wasm: used where it is, fetched where that is quick, Debian's where
//! rustup's server is out of reach, named in one sentence where there is none.

use crate::house::{House, Stop, answers};
use crate::tools;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The target of the page.
const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler, which has the sources of std in a package beside it.
const DEBIAN: &str = "/usr/bin/rustc";

/// How long rustup may take; where its server is out of reach it would try for minutes.
const PATIENCE: Duration = Duration::from_secs(60);

/// What to do where nothing helped.
const MISSING: &str = "no compiler for wasm: `rustup target add wasm32-unknown-unknown`, or on Debian \
                       `apt-get install rustc-web rust-web-src lld-22`";

/// A compiler that makes wasm.
pub(crate) enum Compiler {
    /// The project's own one, with its target installed.
    Own,
    /// Debian's, which builds std itself, with the linker of this name.
    Debian(String),
}

impl Compiler {
    /// The first that is there or can be had, in the order of this file's first lines.
    pub(crate) fn find(house: &House, step: &str) -> Result<Self, Stop> {
        if has_target() || (!house.offline && added() && has_target()) {
            return Ok(Self::Own);
        }
        if let Some(linker) = debian() {
            return Ok(Self::Debian(linker));
        }
        let fetched = tools::apt(house, step, "rustc-web")
            .and_then(|()| tools::apt(house, step, "rust-web-src"))
            .and_then(|()| tools::apt(house, step, &format!("lld-{}", llvm()?)));
        let linker = fetched.and_then(|()| debian());
        linker
            .map(Self::Debian)
            .ok_or_else(|| Stop::Missing(MISSING.into()))
    }

    /// Which it is, in one line.
    pub(crate) fn words(&self) -> &'static str {
        match self {
            Self::Own => "the compiler of the project, which has the wasm target",
            Self::Debian(_) => "Debian's rustc-web, which builds the standard library first",
        }
    }

    /// The folder below the project in which it builds: cargo's usual one has `target/page` for the profile, where
    /// the page itself goes, and two compilers in one folder would undo each other's work.
    pub(crate) fn folder(&self) -> &'static str {
        match self {
            Self::Own => "target/wasm",
            Self::Debian(_) => "target/wasm-debian",
        }
    }

    /// A cargo command that builds with it.
    pub(crate) fn cargo(&self, house: &House, args: &[&str]) -> Command {
        let mut cargo = house.cargo(args);
        cargo.args(["--target", TARGET, "--target-dir", self.folder()]);
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags().join(SEPARATOR));
        if let Self::Debian(linker) = self {
            // The option is for nightly compilers; the sources beside this one are its own, so it is safe here.
            cargo.arg("-Zbuild-std=std,panic_abort");
            cargo.env("RUSTC", DEBIAN).env("RUSTC_BOOTSTRAP", "1");
            cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        cargo
    }

    /// Where the wasm of a profile and a name lies, below the project.
    pub(crate) fn wasm(&self, profile: &str, name: &str) -> String {
        format!("{}/{TARGET}/{profile}/{name}.wasm", self.folder())
    }
}

/// What cargo has between flags, any of which may hold spaces.
const SEPARATOR: &str = "\u{1f}";

/// How the page is compiled.
fn flags() -> Vec<String> {
    // Leptos then builds a view of elements of one type, not of one type for each shape of a view: a smaller page.
    let mut flags = vec!["--cfg".to_owned(), "erase_components".to_owned()];
    // Panics tell where they happened. The page is the same wherever the sources of its libraries lie, and the
    // names of somebody's folders are nobody's business.
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    if let Some(home) = home {
        let sources = home.join("registry/src/");
        flags.push(format!("--remap-path-prefix={}=", sources.display()));
    }
    flags
}

/// Whether the project's compiler has a standard library for wasm.
fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = said(Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]));
    let entries = asked.and_then(|folder| Path::new(folder.trim()).read_dir().ok());
    let mut names = entries
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.file_name());
    names.any(|name| name.to_string_lossy().starts_with("libstd-"))
}

/// Whether rustup added the target in time.
fn added() -> bool {
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]);
    let quiet = rustup
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let Ok(mut child) = quiet.spawn() else {
        return false;
    };
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(Duration::from_millis(100)),
            Err(_) => break,
        }
    }
    // Both may fail only because it has just ended.
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// The linker for Debian's compiler, if compiler, sources and linker are all installed.
fn debian() -> Option<String> {
    let sysroot = said(Command::new(DEBIAN).args(["--print", "sysroot"]))?;
    let sources = Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/std/Cargo.toml");
    let linker = format!("wasm-ld-{}", llvm()?);
    (sources.exists() && answers(Command::new(&linker).arg("--version"))).then_some(linker)
}

/// The release of LLVM in Debian's compiler, since the linker must know what it writes.
fn llvm() -> Option<u32> {
    let version = said(Command::new(DEBIAN).arg("-vV"))?;
    let line = version
        .lines()
        .find_map(|line| line.strip_prefix("LLVM version: "))?;
    line.split('.').next()?.parse().ok()
}

/// What a command that ends well says.
fn said(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}
