//! scratch
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]
use linkwork::lines::*;
use linkwork::*;

fn net(rows: usize, cols: usize, edge: Edge, rng: &mut Rng) -> Board {
    let size = Size::new(rows, cols).unwrap();
    let mut board = Board::blank(size, edge);
    let centre = Pos::new((rows / 2) as u8, (cols / 2) as u8);
    let mut inside = vec![centre];
    while inside.len() < size.cells() {
        let from = inside[rng.below(inside.len() as u32) as usize];
        let dir = Dir::ALL[rng.below(4) as usize];
        let Some(to) = board.faces(from, dir) else {
            continue;
        };
        let mask = board.mask(from).unwrap();
        if inside.contains(&to) || mask.bits().count_ones() == 3 {
            continue;
        }
        board.set(from, mask.with(dir));
        let m = board.mask(to).unwrap();
        board.set(to, m.with(dir.opposite()));
        inside.push(to);
    }
    board
}
fn scramble(board: &mut Board, steps: usize, rng: &mut Rng) {
    let all: Vec<Shift> = board.steps().collect();
    let mut last: Option<Shift> = None;
    let mut n = 0;
    while n < steps {
        let s = all[rng.below(all.len() as u32) as usize];
        if last.is_some_and(|l| {
            l.lane == s.lane && (l.by == -s.by || board.lane_len(s.lane) == Some(2))
        }) {
            continue;
        }
        board.shift(s).unwrap();
        last = Some(s);
        n += 1;
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let arg = |i: usize, d: usize| args.get(i).map_or(d, |a| a.parse().unwrap());
    let (rows, cols, pinned, steps, count, budget) = (
        arg(1, 4),
        arg(2, 4),
        arg(3, 0) == 1,
        arg(4, 8),
        arg(5, 100),
        arg(6, 1_000_000),
    );
    let seed = arg(7, 1);
    let began = std::time::Instant::now();
    let (mut proved, mut solved, mut all, mut lens) = (0, 0, vec![], vec![]);
    for i in 0..count {
        let mut rng = Rng::new(Seed::from_number(seed as u64), i as u64);
        let mut board = net(rows, cols, Edge::Wall, &mut rng);
        if pinned {
            board = board.with_pin(Some(Pos::new((rows / 2) as u8, (cols / 2) as u8)));
        }
        scramble(&mut board, steps, &mut rng);
        if budget == 0 {
            println!("{}", board.to_string().replace('\n', "/"));
            continue;
        }
        let s = board.solve(Goal::OneNet, budget as u64);
        if let Verdict::Solved(shifts) = &s.verdict {
            solved += 1;
            lens.push(s.steps);
            let mut n = 0;
            for &sh in shifts {
                n += u32::from(sh.steps(board.lane_len(sh.lane).unwrap()));
                board.shift(sh).unwrap();
            }
            assert!(board.meets(Goal::OneNet));
            assert_eq!(n, s.steps);
        }
        proved += u32::from(s.shortest);
        all.push(s.positions);
    }
    if budget == 0 {
        return;
    }
    all.sort();
    lens.sort();
    println!(
        "{cols}x{rows} pin {pinned} scramble {steps}: proved {proved} solved {solved} of {count}; steps median {:?} max {:?}; positions median {} mean {} max {}; {:.1?}",
        lens.get(lens.len() / 2),
        lens.last(),
        all[all.len() / 2],
        all.iter().sum::<u64>() / all.len() as u64,
        all.last().unwrap(),
        began.elapsed()
    );
}
