//! One thing done over and over, for a tool that counts instructions: `counts link`, `moves`, `bfs01`, or `nothing`
//! for what setting the boards up takes. `cargo xtask test` compares them, see xtask/src/counts.rs.

use linkwork_bench::asked::Asked;
use linkwork_bench::baselines::bfs01;
use linkwork_bench::corpus::Course;
use linkwork_bench::ours;
use std::hint::black_box;

fn main() {
    let what: fn(&Asked) -> usize = match std::env::args().nth(1).as_deref() {
        Some("link") => Asked::ours,
        Some("bfs01") => |asked| asked.theirs(bfs01),
        Some("moves") => |asked| ours::moves(black_box(&asked.board)).len(),
        Some("nothing") => |_| 0,
        _ => {
            eprintln!("counts link | bfs01 | moves | nothing");
            std::process::exit(2);
        }
    };
    // Half full boards of the corpus: there a link test has the most to do.
    let samples = Course::game(18, 8).samples(50);
    let asked: Vec<_> = samples.iter().take(10).map(Asked::new).collect();
    println!("{}", asked.iter().map(what).sum::<usize>());
}
