//! A thousand boards are dealt under each gravity, with one job, with two, and in four shards put
//! together: the same bytes. Every solution is played by the command line and must win.

use crate::house::{GRAVITIES, House};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io};

const BOARDS: usize = 1000;
const SHARDS: usize = 4;

/// Runs everything and prints a Markdown table.
pub(super) fn run(house: &House) -> io::Result<()> {
    println!("| gravity | boards | won | same bytes | boards a second, 2 jobs |");
    println!("| --- | ---: | ---: | --- | ---: |");
    for gravity in GRAVITIES {
        let row = Run::new(house, gravity).and_then(|run| run.row());
        let row = row.map_err(|why| io::Error::other(format!("{gravity}: {why}")))?;
        println!("{row}");
    }
    Ok(())
}

/// The deals under one gravity.
struct Run<'a> {
    house: &'a House,
    gravity: &'static str,
    /// All boards, as the command line prints them.
    boards: String,
    took: Duration,
}

impl<'a> Run<'a> {
    fn new(house: &'a House, gravity: &'static str) -> io::Result<Self> {
        let mut run = Self {
            house,
            gravity,
            boards: String::new(),
            took: Duration::ZERO,
        };
        let began = Instant::now();
        run.boards = run.deal(&["--jobs", "2"])?;
        run.took = began.elapsed();
        Ok(run)
    }

    fn row(&self) -> io::Result<String> {
        let lines = self.boards.lines().count();
        let won = self.won()?;
        let same = self.deal(&["--jobs", "1"])? == self.boards && self.shards()? == self.boards;
        if (lines, won, same) != (BOARDS, BOARDS, true) {
            let what = format!("{lines} boards, {won} won, same bytes: {same}");
            return Err(io::Error::other(what));
        }
        let rate = BOARDS as f64 / self.took.as_secs_f64();
        Ok(format!(
            "| {} | {lines} | {won} | yes | {rate:.0} |",
            self.gravity
        ))
    }

    fn linkwork(&self) -> Command {
        Command::new(self.house.root.join("target/release/linkwork"))
    }

    fn deal(&self, more: &[&str]) -> io::Result<String> {
        let count = BOARDS.to_string();
        let flags = [
            "pairs", "deal", "--size", "18x8", "--kinds", "36", "--seed", "a",
        ];
        let mut deal = self.linkwork();
        deal.args(flags)
            .args(["--count", &count, "--gravity", self.gravity]);
        output(deal.args(more))
    }

    /// The lines of all shards, put in order again.
    fn shards(&self) -> io::Result<String> {
        let mut shards = Vec::new();
        for k in 0..SHARDS {
            shards.push(self.deal(&["--shard", &format!("{k}/{SHARDS}")])?);
        }
        let mut lines: Vec<_> = shards.iter().map(|shard| shard.lines()).collect();
        let in_order = (0..BOARDS).filter_map(|index| lines[index % SHARDS].next());
        Ok(in_order.map(|line| format!("{line}\n")).collect())
    }

    /// How many boards `pairs play` calls won after their solution.
    fn won(&self) -> io::Result<usize> {
        let rules = format!("{{\"rules\":{{\"gravity\":\"{}\"}},", self.gravity);
        let ask = |line: &str| {
            line.replacen('{', &rules, 1)
                .replace("\"solution\":", "\"moves\":")
        };
        let asked: String = self.boards.lines().map(|line| ask(line) + "\n").collect();
        let file = self.house.log("long-asked");
        fs::write(&file, asked)?;
        let replies = output(self.linkwork().args(["pairs", "play"]).arg(&file))?;
        Ok(replies
            .lines()
            .filter(|line| line.contains("\"status\":\"won\""))
            .count())
    }
}

fn output(command: &mut Command) -> io::Result<String> {
    let done = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()?;
    if !done.status.success() {
        return Err(io::Error::other(format!(
            "{command:?} ended with {}",
            done.status
        )));
    }
    String::from_utf8(done.stdout).map_err(io::Error::other)
}
