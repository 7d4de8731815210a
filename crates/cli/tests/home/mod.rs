//! A player's folder of saves, and the game in it.

#![allow(dead_code, unreachable_pub)]

use std::{fs, path::PathBuf, process::Command};

use linkwork::{
    pairs::{Board, Pair},
    session::{Session, Table},
    text::cell_name,
};
use tempfile::TempDir;

/// The game that is played most.
pub const ID: &str = "pairs:8x6,k12,gdown#5eed/0";

/// A folder for saves, and the program that uses it.
pub struct Home(TempDir);

impl Home {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn program(&self) -> String {
        format!(
            "{} play --lang en --save-dir {}",
            env!("CARGO_BIN_EXE_linkwork"),
            self.0.path().display()
        )
    }

    pub fn save(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The position in the save, and how many moves led to it.
    pub fn position(&self) -> (Board, usize) {
        let session = Session::open(&fs::read_to_string(self.save("game.save")).unwrap()).unwrap();
        let Table::Pairs(table) = session.table() else {
            panic!("no pairs game")
        };
        (table.board.clone(), table.undo)
    }

    /// The board in the save.
    pub fn board(&self) -> String {
        self.position().0.layout().to_string()
    }
}

/// A pair as a command.
pub fn at(pair: Pair) -> String {
    format!("{} {}", cell_name(pair.a), cell_name(pair.b))
}

/// The process that runs in the terminal, by the lock that it holds: found by its save folder.
pub fn kill(home: &Home) {
    let folder = home.0.path().display().to_string();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let command = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        let words: Vec<&[u8]> = command.split(|b| *b == 0).collect();
        let ours = words.first() == Some(&env!("CARGO_BIN_EXE_linkwork").as_bytes());
        if ours && words.contains(&folder.as_bytes()) {
            let id = entry.file_name().into_string().unwrap();
            assert!(
                Command::new("kill")
                    .args(["-9", &id])
                    .status()
                    .unwrap()
                    .success()
            );
            return;
        }
    }
    panic!("no game runs in {folder}");
}
