//! The saves on disk: written whole or not at all, never two terminals in one, nothing thrown away.
//!
//! `game.save` is the game in progress; the unfinished ones before it are `previous-1.save` and so on,
//! the newest with the largest number. A second terminal gets a save of its own, `copy-1.save` and so
//! on, which is kept if something was played in it. A lock file beside each save shows that
//! it is in use; the system frees it when the program ends, however it ends.

use std::{
    cmp::Reverse,
    fs::{self, File, TryLockError},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use linkwork::session::Session;

use super::{
    app::Entry,
    best::{self, Best, Marks},
};
use linkwork_ui::game::{Old, has_ended, state, worth};

/// The save of the first terminal.
pub(super) const GAME: &str = "game";
/// How the saves of other terminals, and those of games put aside begin; a number follows.
const COPY: &str = "copy-";
const PREVIOUS: &str = "previous-";

/// How many previous games the first screen offers. Older ones stay in the folder.
const OFFERED: usize = 9;

/// Saves larger than this are not read: no game makes them.
const LARGEST: u64 = 64 << 20;

/// The folder of the saves, and the save that is ours in it.
pub(super) struct Shelf {
    dir: PathBuf,
    own: String,
    _lock: File,
}

impl Shelf {
    /// Opens the folder, makes it if need be, and takes a save that nobody else has.
    pub(super) fn open(dir: &Path) -> io::Result<Self> {
        fs::create_dir_all(dir)?;
        let dir = dir.to_owned();
        if let Some(lock) = lock(&dir, GAME)? {
            sweep(&dir, GAME);
            return Ok(Self {
                dir,
                own: GAME.to_owned(),
                _lock: lock,
            });
        }
        for n in 1..1000 {
            let own = format!("{COPY}{n}");
            // A copy that somebody left is not to be written over.
            if is_played(&dir, &own) {
                continue;
            }
            if let Some(lock) = lock(&dir, &own)?
                && !is_played(&dir, &own)
            {
                // What nobody played in is not put aside when another game begins here.
                let _ = fs::remove_file(save(&dir, &own));
                sweep(&dir, &own);
                return Ok(Self {
                    dir,
                    own,
                    _lock: lock,
                });
            }
        }
        Err(io::Error::other("too many copies are open"))
    }

    /// The name of our save.
    pub(super) fn own(&self) -> &str {
        &self.own
    }

    /// Whether another terminal has the game, so that ours is a copy.
    pub(super) fn is_copy(&self) -> bool {
        self.own != GAME
    }

    /// The games found, ours first. In a copy ours begins as the game of the other terminal.
    pub(super) fn entries(&self) -> Vec<Entry> {
        let named = |name: &str| {
            let game = read(&save(&self.dir, name))?;
            Some(Entry {
                name: name.to_owned(),
                game: Some(game),
            })
        };
        let ours = named(GAME).map(|entry| Entry {
            name: self.own.clone(),
            ..entry
        });
        let mut others = self.others();
        // Previous games first, the newest of them before the older ones.
        others.sort_by_key(|name| {
            let is_copy = name.starts_with(COPY);
            (is_copy, Reverse(previous_number(name)), name.clone())
        });
        let older = self.older();
        let hidden = OFFERED..OFFERED + older;
        let offered = others.iter().enumerate();
        let offered = offered.filter(|(n, _)| !hidden.contains(n));
        ours.into_iter()
            .chain(offered.filter_map(|(_, name)| named(name)))
            .collect()
    }

    /// How many previous games are too old to be offered.
    pub(super) fn older(&self) -> usize {
        let previous = |name: &&String| !name.starts_with(COPY) && previous_number(name).is_some();
        let all = self.others().iter().filter(previous).count();
        all.saturating_sub(OFFERED)
    }

    /// The saves of nobody: not ours, and no terminal has them.
    fn others(&self) -> Vec<String> {
        let free = |name: &String| {
            let theirs = name == GAME || (self.is_copy() && name.starts_with(PREVIOUS));
            !theirs && *name != self.own && lock_if_there(&self.dir, name)
        };
        let worthy = |name: &String| !name.starts_with(COPY) || is_played(&self.dir, name);
        names(&self.dir).filter(free).filter(worthy).collect()
    }

    /// Writes our save: the file is the old one or the new one, at any moment.
    pub(super) fn write(&self, text: &str) -> io::Result<()> {
        let to = save(&self.dir, &self.own);
        self.put(&to, text).map_err(|why| {
            // The name of the file that was being written means nothing to anybody.
            let reason = why.to_string();
            let reason = reason.split(" at path ").next().unwrap_or_default();
            io::Error::new(why.kind(), format!("{}: {reason}", to.display()))
        })
    }

    /// Compares a result with the best ones of its setting, and keeps it if it is better.
    pub(super) fn best(&self, result: &best::Result) -> io::Result<Best> {
        let file = self.dir.join(result.file());
        let before = match text(&file) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => None,
            text => {
                let strange = || io::Error::other("no file of best results");
                Some(Marks::read(&text?).ok_or_else(strange)?)
            }
        };
        let nothing = || io::Error::other("nothing to keep");
        let best = result.against(before).ok_or_else(nothing)?;
        if best.is_new {
            self.put(&file, &result.text(best.marks))?;
        }
        Ok(best)
    }

    /// Writes a file whole or not at all.
    fn put(&self, to: &Path, text: &str) -> io::Result<()> {
        // Somebody may have tidied the folder away while the game ran.
        fs::create_dir_all(&self.dir)?;
        let mut file = tempfile::Builder::new()
            .prefix(&half(&self.own))
            .tempfile_in(&self.dir)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(to)?;
        self.sync()
    }

    /// Makes room for a new game.
    pub(super) fn begin(&self, old: Old) -> io::Result<()> {
        let ours = save(&self.dir, &self.own);
        match old {
            Old::Drop => return Ok(()),
            Old::Keep => move_if_there(&ours, &save(&self.dir, &self.previous()?))?,
            Old::PutAside => {
                let aside = |n: &u32| self.dir.join(format!("{}.bad-{n}", self.own));
                let free = (1..).find(|n| !aside(n).exists()).unwrap_or(0);
                move_if_there(&ours, &aside(&free))?;
            }
        }
        self.sync()
    }

    /// Makes another save ours. At any moment every game lies in some save.
    pub(super) fn take(&self, name: &str, old: Old) -> io::Result<()> {
        if name == self.own {
            return Ok(());
        }
        self.begin(old)?;
        move_if_there(&save(&self.dir, name), &save(&self.dir, &self.own))?;
        self.sync()
    }

    /// The name for one more previous game: a new one, so that no other is written over.
    fn previous(&self) -> io::Result<String> {
        let stem = if self.is_copy() {
            format!("{}-{PREVIOUS}", self.own)
        } else {
            PREVIOUS.to_owned()
        };
        let ours = names(&self.dir).filter(|name| name.starts_with(&stem));
        let last = ours.filter_map(|name| previous_number(&name)).max();
        let full = || io::Error::other("no number is left for a previous game");
        let n = last.unwrap_or(0).checked_add(1).ok_or_else(full)?;
        Ok(format!("{stem}{n}"))
    }

    /// A new name is safe only once the folder is written.
    fn sync(&self) -> io::Result<()> {
        if cfg!(unix) {
            File::open(&self.dir)?.sync_all()
        } else {
            Ok(())
        }
    }
}

impl Drop for Shelf {
    /// A lock file that is left behind is harmless; without copies the folder stays tidy.
    fn drop(&mut self) {
        if self.is_copy() {
            let _ = fs::remove_file(lock_file(&self.dir, &self.own));
        }
    }
}

/// The names of the saves in a folder.
fn names(dir: &Path) -> impl Iterator<Item = String> {
    let files = fs::read_dir(dir).into_iter().flatten().flatten();
    files.filter_map(|file| {
        let name = file.file_name().into_string().ok()?;
        name.strip_suffix(".save").map(str::to_owned)
    })
}

fn previous_number(name: &str) -> Option<u32> {
    name.rsplit_once(PREVIOUS)?.1.parse().ok()
}

/// Whether something would be lost with that copy: it is unfinished, and another game than the one it came
/// from, touched or not, or played on.
fn is_played(dir: &Path, copy: &str) -> bool {
    match read(&save(dir, copy)) {
        None => false,
        Some(Err(_)) => true,
        Some(Ok(copy)) => {
            let game = read(&save(dir, GAME)).and_then(Result::ok);
            let Some(game) = game else {
                return !has_ended(state(&copy).status);
            };
            let is_other = game.id() != copy.id() && !has_ended(state(&copy).status);
            is_other || worth(&copy) == Old::Keep && moves(&game) != moves(&copy)
        }
    }
}

/// What was played, without the clock: a save but for its last line.
fn moves(session: &Session) -> String {
    let text = session.save();
    let before = text.trim_end().rsplit_once('\n');
    before.map_or_else(String::new, |(before, _)| before.to_owned())
}

fn save(dir: &Path, name: &str) -> PathBuf {
    dir.join(format!("{name}.save"))
}

/// How the names begin of files that are being written for a save.
fn half(name: &str) -> String {
    format!(".{name}-half-")
}

/// Removes what a program left half written when it was killed. Nobody else writes for a save that is ours.
fn sweep(dir: &Path, name: &str) {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten();
    for entry in entries {
        if entry.file_name().to_string_lossy().starts_with(&half(name)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn lock_file(dir: &Path, name: &str) -> PathBuf {
    dir.join(format!("{name}.lock"))
}

/// Locks a save; `None` if somebody has it.
fn lock(dir: &Path, name: &str) -> io::Result<Option<File>> {
    let file = File::options()
        .create(true)
        .append(true)
        .open(lock_file(dir, name))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        // Some file systems cannot lock; playing is worth more than the warning of a second terminal.
        Err(TryLockError::Error(why)) if why.kind() == io::ErrorKind::Unsupported => Ok(Some(file)),
        Err(TryLockError::Error(why)) => Err(why),
    }
}

/// Whether a save is free: it has no lock file, or nobody holds it.
fn lock_if_there(dir: &Path, name: &str) -> bool {
    match File::options().append(true).open(lock_file(dir, name)) {
        Ok(file) => file.try_lock().is_ok(),
        Err(_) => true,
    }
}

fn move_if_there(from: &Path, to: &Path) -> io::Result<()> {
    match fs::rename(from, to) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// The game of a save, or why it cannot be read; `None` if there is no such file.
pub(super) fn read(path: &Path) -> Option<Result<Session, String>> {
    match text(path) {
        Ok(text) => Some(Session::open(&text).map_err(|why| why.to_string())),
        Err(why) if why.kind() == io::ErrorKind::NotFound => None,
        Err(why) => Some(Err(why.to_string())),
    }
}

fn text(path: &Path) -> io::Result<String> {
    if fs::metadata(path)?.len() > LARGEST {
        return Err(io::Error::other("larger than 64 MiB: no save"));
    }
    let bytes = fs::read(path)?;
    String::from_utf8(bytes).map_err(|why| {
        let good = why.utf8_error().valid_up_to();
        let line = why.as_bytes()[..good]
            .iter()
            .filter(|b| **b == b'\n')
            .count()
            + 1;
        io::Error::other(format!("line {line}: not UTF-8"))
    })
}
