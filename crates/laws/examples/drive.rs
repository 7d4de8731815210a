//! Drives the laws with changed bytes of their corpora, where no fuzzer is at hand:
//! `cargo xtask fuzz` starts it as `drive CORPUS SECONDS [LAW]`.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use linkwork::{Rng, Seed};
use linkwork_laws::mutate::mutated;
use linkwork_laws::{LAWS, Law};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, fs, io, panic};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let (Some(corpus), Some(seconds)) = (args.first(), args.get(1).and_then(|n| n.parse().ok()))
    else {
        eprintln!("usage: drive CORPUS SECONDS [LAW]");
        return ExitCode::from(2);
    };
    for law in LAWS
        .iter()
        .filter(|law| args.get(2).is_none_or(|name| name == law.name))
    {
        let driven = driven(
            law,
            &Path::new(corpus).join(law.name),
            Duration::from_secs(seconds),
        );
        match driven {
            Ok(count) => println!("{:<12} {count} executions", law.name),
            Err(why) => {
                println!("{:<12} FAILED: {why}", law.name);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// Holds a law on changed bytes for so long; answers how often.
fn driven(law: &Law, folder: &Path, time: Duration) -> io::Result<u64> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    files.sort();
    let corpus: Vec<Vec<u8>> = files.iter().map(fs::read).collect::<io::Result<_>>()?;
    // Another seed for every run: what was tried yesterday need not be tried again.
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let mut rng = Rng::new(Seed::from_number(now.as_secs()), 0);
    let (began, mut count) = (Instant::now(), 0);
    while began.elapsed() < time {
        let bytes = mutated(&corpus, &mut rng);
        if panic::catch_unwind(|| (law.holds)(&bytes)).is_err() {
            return Err(broken(law, &bytes));
        }
        count += 1;
    }
    Ok(count)
}

/// Keeps the bytes that broke a law, and says where.
fn broken(law: &Law, bytes: &[u8]) -> io::Error {
    let path = format!("target/fuzz/broken-{}", law.name);
    let kept = fs::create_dir_all("target/fuzz").and_then(|()| fs::write(&path, bytes));
    match kept {
        Ok(()) => io::Error::other(format!("the bytes lie in {path}")),
        Err(why) => io::Error::other(format!("{why}; the bytes are {bytes:?}")),
    }
}
