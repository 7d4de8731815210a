//! Makes the data from which the limits between the grades are taken: on 1,000 winnable boards of each preset size
//! and gravity, how many of 100 random games get stuck. About a quarter of an hour on two cores.
//!
//! ```text
//! cargo run --release --example calibrate > crates/linkwork/calibration/pairs.csv
//! ```
//!
//! A row for each size and gravity. Its last column has 101 numbers: how many of the boards had 0, 1, … 100 stuck
//! games. The boards are those of the seed `calibration`, from index 0 on.

use linkwork::pairs::{Deal, Gravity, PlayOuts, Rules};
use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The preset sizes, with as many kinds as they have fours of tiles, but 36 at most.
const SIZES: [(&str, usize); 7] = [
    ("8x6", 12),
    ("14x6", 21),
    ("16x9", 36),
    ("18x8", 36),
    ("24x12", 36),
    ("26x14", 36),
    ("30x16", 36),
];
const BOARDS: u64 = 1000;
const THREADS: usize = 2;

fn main() -> Result<(), Box<dyn Error>> {
    let boards = std::env::args().nth(1).map_or(Ok(BOARDS), |n| n.parse())?;
    let rows: Vec<_> = SIZES
        .iter()
        .flat_map(|size| Gravity::ALL.map(|gravity| (*size, gravity)))
        .collect();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(vec![None; rows.len()]);
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                while let Some(&(size, gravity)) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let row = row(size, gravity, boards).map_err(|error| error.to_string());
                    let place = rows.iter().position(|row| *row == (size, gravity));
                    if let (Ok(mut done), Some(place)) = (done.lock(), place) {
                        done[place] = Some(row);
                    }
                    eprintln!("{} {gravity}", size.0);
                }
            });
        }
    });
    println!("size,kinds,gravity,boards,games,boards by stuck games");
    for row in done.into_inner()?.into_iter().flatten() {
        println!("{}", row?);
    }
    Ok(())
}

fn row(
    (size, kinds): (&str, usize),
    gravity: Gravity,
    boards: u64,
) -> Result<String, Box<dyn Error>> {
    let rules = Rules {
        gravity,
        ..Rules::default()
    };
    let deal = Deal::new(size.parse()?, kinds)?.with_rules(rules);
    let mut counts = [0; PlayOuts::GAMES as usize + 1];
    for index in 0..boards {
        let board = deal.board("calibration".parse()?, index)?.board;
        let outs = board.play_outs().ok_or("too large")?;
        counts[outs.stuck as usize] += 1;
    }
    let counts = counts.map(|count: u32| count.to_string()).join(" ");
    Ok(format!(
        "{size},{kinds},{gravity},{boards},{},{counts}",
        PlayOuts::GAMES
    ))
}
