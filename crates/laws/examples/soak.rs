//! The soak: `cargo xtask soak --minutes N`. Compares the engine with its slow twins on every core, and
//! fails at the first difference.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use linkwork::Seed;
use linkwork_laws::compare::Counts;
use linkwork_laws::soak::{self, Fault};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, panic, thread};

const USAGE: &str = "usage: soak [--minutes N] [--seed SEED] [--board NUMBER]";
/// How often the soak tells how far it is.
const TELL: Duration = Duration::from_secs(10);

struct Asked {
    minutes: f64,
    seed: Seed,
    /// This board alone.
    board: Option<u64>,
}

/// What all cores have done together.
struct Run {
    next: AtomicU64,
    over: AtomicBool,
    counts: Mutex<Counts>,
    fault: Mutex<Option<(u64, Box<Fault>)>>,
}

fn main() -> ExitCode {
    let Some(asked) = asked() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    // A panic of the engine is told as a difference, with its board.
    panic::set_hook(Box::new(|_| {}));
    let run = Run {
        next: AtomicU64::new(asked.board.unwrap_or(0)),
        over: AtomicBool::new(false),
        counts: Mutex::new(Counts::default()),
        fault: Mutex::new(None),
    };
    let began = Instant::now();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..if asked.board.is_some() { 1 } else { cores } {
            scope.spawn(|| work(&run, &asked));
        }
        watch(&run, &asked, began);
    });
    ended(&run, asked.seed, began)
}

fn asked() -> Option<Asked> {
    let mut asked = Asked {
        minutes: 1.0,
        seed: Seed::from_number(0),
        board: None,
    };
    let mut args = env::args().skip(1);
    while let Some(arg) = args.next() {
        let value = args.next()?;
        match arg.as_str() {
            "--minutes" => asked.minutes = minutes(&value)?,
            "--seed" => asked.seed = value.parse().ok()?,
            "--board" => asked.board = Some(value.parse().ok()?),
            _ => return None,
        }
    }
    Some(asked)
}

fn minutes(text: &str) -> Option<f64> {
    let read: Option<f64> = text.parse().ok();
    read.filter(|n| (0.01..=10_000.0).contains(n))
}

/// Compares boards until the time is over or a difference is found.
fn work(run: &Run, asked: &Asked) {
    while !run.over.load(Ordering::Relaxed) {
        let number = run.next.fetch_add(1, Ordering::Relaxed);
        match soak::board(asked.seed, number) {
            Ok(counts) => *run.counts.lock().unwrap() += counts,
            Err(fault) => {
                run.fault.lock().unwrap().get_or_insert((number, fault));
                run.over.store(true, Ordering::Relaxed);
            }
        }
        if asked.board.is_some() {
            run.over.store(true, Ordering::Relaxed);
        }
    }
}

/// Tells how far the soak is, and ends it.
fn watch(run: &Run, asked: &Asked, began: Instant) {
    let until = began + Duration::from_secs_f64(asked.minutes * 60.0);
    let mut told = began;
    while !run.over.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(100));
        let now = Instant::now();
        if now >= told + TELL {
            told = now;
            eprintln!("{:5.0} s: {}", began.elapsed().as_secs_f64(), shown(run));
        }
        if now >= until {
            run.over.store(true, Ordering::Relaxed);
        }
    }
}

fn shown(run: &Run) -> String {
    let counts = *run.counts.lock().unwrap();
    let boards = run.next.load(Ordering::Relaxed);
    format!(
        "{boards} boards, {} links, {} move lists, {} group lists compared",
        counts.links, counts.lists, counts.groups
    )
}

fn ended(run: &Run, seed: Seed, began: Instant) -> ExitCode {
    println!("{} in {:.0} s", shown(run), began.elapsed().as_secs_f64());
    let Some((number, fault)) = run.fault.lock().unwrap().take() else {
        println!("0 differences");
        return ExitCode::SUCCESS;
    };
    println!("1 difference: board {number} of seed {seed} (--seed {seed} --board {number})");
    println!("{}\n{}", fault.difference, fault.story);
    if let Some(board) = fault.board {
        println!("{:?}\n{}", board.rules(), board.layout());
        match soak::smallest(&board) {
            Some((layout, why)) => println!("the smallest board found:\n{layout}\n{why}"),
            None => println!("set up afresh it shows no difference: what is kept in step is wrong"),
        }
    }
    ExitCode::FAILURE
}
