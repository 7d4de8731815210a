//! What the solver of the lines game can do, measured and held to: `cargo run --release --example
//! lines_figures`. A number behind it says how many boards of each sort are solved, 100 if none; a second
//! one, how many of each sort of large boards, which take minutes, 0 if none.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::lines::{BUDGET, Board, Deal, Goal, Mask, Shift, Way};
use linkwork::{Pos, Rng, Seed, Size, Verdict};
use std::collections::HashSet;
use std::time::Instant;

fn main() {
    let number = |at, usual| {
        std::env::args()
            .nth(at)
            .map_or(usual, |n| n.parse().unwrap())
    };
    let (count, large) = (number(1, 100), number(2, 0));
    let nine: Board = "123\n456\n789".parse().unwrap();
    let fixed = nine.clone().with_pin(Some(Pos::new(1, 1)));
    assert_eq!(space(&fixed), (20_160, 9));
    println!(
        "3x3, nine different tiles, centre lanes fixed: 20,160 arrangements, the farthest 9 steps"
    );
    assert_eq!(space(&nine), (181_440, 8));
    println!(
        "3x3, nine different tiles, all lanes free: 181,440 arrangements, the farthest 8 steps"
    );
    let proved = |solved: &Tally| solved.proved * 100 >= solved.boards * 95;
    Sort::new(4, false, 8).measure(count, proved);
    Sort::new(5, true, 8).measure(count, proved);
    Sort::new(5, false, 8).measure(count, proved);
    let found = |solved: &Tally| solved.solved() == solved.boards && solved.median() <= 50;
    Sort::new(5, true, 30).measure(count, found);
    Sort::new(5, false, 30).measure(count, found);
    compare(count);
    let solved = |solved: &Tally| solved.solved() == solved.boards;
    let sides = [6, 7, 8, 10, 12, 16];
    for side in sides.into_iter().filter(|_| large > 0) {
        // As far as a deal scrambles them.
        Sort::new(side, true, side * side / 2).measure(large, solved);
    }
}

/// How many arrangements can be reached, and how many steps the farthest is away.
fn space(board: &Board) -> (usize, usize) {
    let mut seen = HashSet::from([board.masks().to_vec()]);
    let mut level = vec![board.clone()];
    let mut farthest = 0;
    loop {
        level = neighbours(&level, &mut seen);
        if level.is_empty() {
            return (seen.len(), farthest);
        }
        farthest += 1;
    }
}

/// The boards one step away that were not seen.
fn neighbours(level: &[Board], seen: &mut HashSet<Vec<Mask>>) -> Vec<Board> {
    let mut next = Vec::new();
    for board in level {
        for shift in board.steps() {
            let mut after = board.clone();
            after.shift(shift).unwrap();
            if seen.insert(after.masks().to_vec()) {
                next.push(after);
            }
        }
    }
    next
}

/// Square boards, one net each, scrambled by so many steps.
struct Sort {
    side: usize,
    fixed: bool,
    steps: usize,
}

#[derive(Default)]
struct Tally {
    boards: usize,
    proved: usize,
    steps: Vec<u32>,
    positions: Vec<u64>,
}

impl Sort {
    const fn new(side: usize, fixed: bool, steps: usize) -> Self {
        Self { side, fixed, steps }
    }

    /// Solves that many and prints a line; the figures must be `good`.
    fn measure(&self, count: usize, good: impl Fn(&Tally) -> bool) {
        let began = Instant::now();
        let mut tally = Tally::default();
        for index in 0..count {
            tally.solve(&self.board(index as u64));
        }
        tally.steps.sort_unstable();
        tally.positions.sort_unstable();
        let (side, lanes) = (
            self.side,
            if self.fixed {
                "centre lanes fixed"
            } else {
                "lanes free"
            },
        );
        print!("{side}x{side}, {lanes}, {} steps of scramble: ", self.steps);
        println!("{}; {:.1} s", tally.told(), began.elapsed().as_secs_f32());
        assert!(good(&tally));
    }

    fn board(&self, index: u64) -> Board {
        let size = Size::new(self.side, self.side).unwrap();
        let mut board = net(size, index);
        if !self.fixed {
            board = board.with_pin(None);
        }
        let mut rng = Rng::new(Seed::from_number(2), index);
        let all: Vec<Shift> = board.steps().collect();
        let mut last: Option<Shift> = None;
        for _ in 0..self.steps {
            let back = |shift: &Shift| {
                last.is_some_and(|last| last.lane == shift.lane && last.by == -shift.by)
            };
            let on: Vec<Shift> = all.iter().copied().filter(|shift| !back(shift)).collect();
            let shift = on[rng.below(u32::try_from(on.len()).unwrap()) as usize];
            board.shift(shift).unwrap();
            last = Some(shift);
        }
        board
    }
}

/// A net as Netslide deals it, before the scramble.
fn net(size: Size, index: u64) -> Board {
    let dealt = Deal::new(Way::Netslide, size).board(Seed::from_number(1), index);
    let mut board = dealt.board;
    for shift in dealt.scramble.iter().rev() {
        board
            .shift(Shift {
                by: -shift.by,
                ..*shift
            })
            .unwrap();
    }
    assert!(board.meets(Goal::OneNet));
    board
}

impl Tally {
    fn solve(&mut self, board: &Board) {
        let solved = board.solve(Goal::OneNet, BUDGET);
        self.boards += 1;
        self.proved += usize::from(solved.shortest);
        self.positions.push(solved.positions);
        if let Verdict::Solved(shifts) = &solved.verdict {
            let mut end = board.clone();
            shifts.iter().for_each(|&shift| end.shift(shift).unwrap());
            assert!(end.meets(Goal::OneNet), "{board}");
            self.steps.push(solved.steps);
        }
    }

    const fn solved(&self) -> usize {
        self.steps.len()
    }

    fn median(&self) -> u32 {
        self.steps
            .get(self.steps.len() / 2)
            .copied()
            .unwrap_or(u32::MAX)
    }

    fn told(&self) -> String {
        let (solved, proved, of) = (self.solved(), self.proved, self.boards);
        let most = self.steps.last().copied().unwrap_or(0);
        let mean = self.positions.iter().sum::<u64>() / self.boards.max(1) as u64;
        format!(
            "{solved} of {of} solved, {proved} proved shortest; steps median {}, most {most}; positions mean {mean}, most {}",
            self.median(),
            self.positions.last().copied().unwrap_or(0),
        )
    }
}

/// Short budgets, so that 3×3 boards are searched as the large ones are, against all arrangements.
fn compare(count: usize) {
    let (mut proved, mut found) = (0, 0);
    for index in 0..count as u64 {
        let sort = Sort::new(3, index % 2 == 0, 1 + index as usize % 9);
        let board = sort.board(index);
        let truth = fewest(&board);
        for budget in [1_000, 4_000, 16_000] {
            let solved = board.solve(Goal::OneNet, budget);
            if solved.shortest {
                assert_eq!(solved.steps, truth, "{board}");
                proved += 1;
            } else if solved.verdict.name() == "solved" {
                assert!(solved.steps >= truth, "{board}");
                found += 1;
            } else {
                assert_eq!(solved.verdict, Verdict::Unknown, "{board}");
            }
        }
    }
    println!(
        "3x3 with short budgets against all arrangements: {proved} proved, {found} more found, none wrong"
    );
}

/// The fewest steps to one net, found by looking at everything nearer.
fn fewest(board: &Board) -> u32 {
    let mut seen = HashSet::from([board.masks().to_vec()]);
    let (mut level, mut steps) = (vec![board.clone()], 0);
    while !level.iter().any(|board| board.meets(Goal::OneNet)) {
        level = neighbours(&level, &mut seen);
        steps += 1;
    }
    steps
}
