//! The solver of the lines game against an exhaustive search that is plain, independent and right.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::lines::{
    BUDGET, Board, Deal, Edge, Goal, Mask, Obstacle, Shift, Solved, Solver, Way,
};
use linkwork::{Dir, Pos, Rng, Seed, Size, Verdict};
use std::collections::HashSet;

/// The fewest steps to the goal, found by looking at every arrangement, nearest first: `Ok(None)` if
/// none that can be reached meets it. `Err` if there are more than `most` to be looked at.
fn exhaustive(board: &Board, goal: Goal, most: usize) -> Result<Option<u32>, ()> {
    let mut seen = HashSet::from([board.masks().to_vec()]);
    let mut level = vec![board.clone()];
    for steps in 0.. {
        if level.iter().any(|board| board.meets(goal)) {
            return Ok(Some(steps));
        }
        let mut next = Vec::new();
        for board in &level {
            for shift in board.steps() {
                let mut after = board.clone();
                after.shift(shift).unwrap();
                if seen.insert(after.masks().to_vec()) {
                    next.push(after);
                }
            }
            if seen.len() > most {
                return Err(());
            }
        }
        if next.is_empty() {
            return Ok(None);
        }
        level = next;
    }
    Err(())
}

fn below(rng: &mut Rng, n: usize) -> usize {
    rng.below(u32::try_from(n).unwrap()) as usize
}

/// A board on which all tiles are closed, of random connections; then some steps away from that.
fn random_board(rows: usize, cols: usize, rng: &mut Rng) -> Board {
    let size = Size::new(rows, cols).unwrap();
    let edge = [Edge::Wall, Edge::Wrap][below(rng, 2)];
    let pin = [None, Some(Pos::new(1, 1)), Some(Pos::new(0, 0))][below(rng, 3)];
    let mut board = Board::blank(size, edge).with_pin(pin);
    let barred = below(rng, 2);
    let share = 2 + below(rng, 3);
    for pos in size.positions() {
        for side in [Dir::Right, Dir::Down] {
            if barred == 1 && below(rng, 6) == 0 {
                board.bar(pos, side);
            }
            if let Some(next) = board.faces(pos, side).filter(|_| below(rng, 5) < share) {
                board.set(pos, board.mask(pos).unwrap().with(side));
                board.set(next, board.mask(next).unwrap().with(side.opposite()));
            }
        }
    }
    let all: Vec<Shift> = board.steps().collect();
    for _ in 0..below(rng, 7) {
        if !all.is_empty() {
            board.shift(all[below(rng, all.len())]).unwrap();
        }
    }
    board
}

/// What must be true of any answer; whether the way is there at all is for the caller to say.
fn check(board: &Board, goal: Goal, solved: &Solved) {
    let Verdict::Solved(shifts) = &solved.verdict else {
        assert_eq!((solved.steps, solved.shortest), (0, false));
        return;
    };
    let (mut end, mut steps) = (board.clone(), 0);
    for &shift in shifts {
        steps += u32::from(shift.steps(board.lane_len(shift.lane).unwrap()));
        end.shift(shift).unwrap();
    }
    assert!(end.meets(goal), "{shifts:?} on\n{board}");
    assert_eq!(steps, solved.steps, "{shifts:?}");
    let twice = shifts.windows(2).find(|pair| pair[0].lane == pair[1].lane);
    assert_eq!(twice, None, "one lane moves once at a time");
}

/// Compares answers with the truth, for several budgets: each has another way to search.
fn compare(board: &Board, goal: Goal, most: usize) -> Option<Option<u32>> {
    let truth = exhaustive(board, goal, most).ok()?;
    for budget in [0, 30, 300, 2_000, BUDGET] {
        let solved = board.solve(goal, budget);
        check(board, goal, &solved);
        assert!(solved.positions <= budget);
        let told = format!(
            "{solved:?}, budget {budget}, {goal:?}, truth {truth:?} on\n{board}\n{board:?}"
        );
        match &solved.verdict {
            Verdict::Unsolvable => assert_eq!(truth, None, "{told}"),
            Verdict::Solved(_) if solved.shortest => {
                assert_eq!(truth, Some(solved.steps), "{told}");
            }
            Verdict::Solved(_) => assert!(truth.is_some_and(|best| best <= solved.steps), "{told}"),
            Verdict::Unknown => assert!(budget < BUDGET, "{told}"),
        }
        if budget == BUDGET {
            assert_eq!(solved.shortest, truth.is_some(), "{told}");
        }
    }
    Some(truth)
}

#[test]
fn no_answer_differs_from_an_exhaustive_search() {
    let mut rng = Rng::new(Seed::from_number(5), 0);
    let (mut solvable, mut not) = (0, 0);
    for round in 0..240 {
        let (rows, cols) = [
            (2, 2),
            (2, 3),
            (3, 2),
            (3, 3),
            (1, 6),
            (5, 1),
            (2, 4),
            (3, 3),
        ][round % 8];
        let mut board = random_board(rows, cols, &mut rng);
        if round % 3 == 0 {
            // Mostly there is no way then.
            let pos = board.size().at(below(&mut rng, rows * cols));
            board.set(
                pos,
                Mask::new(u8::try_from(below(&mut rng, 16)).unwrap()).unwrap(),
            );
        }
        for goal in Goal::ALL {
            match compare(&board, goal, 4_000) {
                Some(Some(_)) => solvable += 1,
                Some(None) => not += 1,
                None => {}
            }
        }
    }
    assert!(
        solvable > 250 && not > 100,
        "{solvable} solvable, {not} not"
    );
}

#[test]
fn slices_do_not_change_the_answer() {
    for (text, budget) in [
        ("6c98\n7f61\n8238", BUDGET),
        ("c416\n1ff4\nd211", 300),
        ("28a4b\nc5e92\n26dd5\nb9d42\nab22a", 20_000),
    ] {
        let board: Board = text.parse().unwrap();
        let whole = board.solve(Goal::OneNet, budget);
        for slice in [1, 97, 5_000] {
            let mut solver = Solver::new(&board, Goal::OneNet, budget);
            let (mut slices, mut solved) = (0, None);
            while solved.is_none() {
                slices += 1;
                solved = solver.run(slice);
            }
            assert_eq!(solved, Some(whole.clone()), "slices of {slice}");
            assert_eq!(solver.positions(), whole.positions);
            assert!(
                (slices - 1) * slice <= whole.positions,
                "{slices} slices of {slice}"
            );
        }
    }
}

#[test]
fn tiles_that_cannot_form_the_goal() {
    let unsolvable = |text: &str, goal| {
        let solved = text.parse::<Board>().unwrap().solve(goal, BUDGET);
        assert_eq!(solved.verdict, Verdict::Unsolvable, "{text}");
        check(&text.parse().unwrap(), goal, &solved);
        solved.positions
    };
    // An odd number of solid sides; more right than left ones; more than the walls leave room for.
    assert_eq!(
        unsolvable("12345\n67123\n0a0a0\n51515\n28280", Goal::AllClosed),
        0
    );
    assert_eq!(unsolvable("2200\n0000", Goal::AllClosed), 0);
    assert_eq!(unsolvable("aaa\naaa\naaa", Goal::AllClosed), 0);
    // Too few sides to join all; no tile at all.
    assert_eq!(unsolvable("2828\n2828\n2828\n2828", Goal::OneNet), 0);
    assert_eq!(unsolvable("000\n000", Goal::OneNet), 0);
    // Only looking at every arrangement shows it.
    assert!(unsolvable("2a82", Goal::AllClosed) == 0 && unsolvable("282828", Goal::OneNet) == 0);
    assert!(unsolvable("5a\n5a\n00", Goal::AllClosed) > 0);
}

#[test]
fn boards_of_every_size_are_answered() {
    for (rows, cols) in [
        (1, 1),
        (1, 255),
        (255, 1),
        (2, 62),
        (9, 14),
        (32, 32),
        (255, 255),
    ] {
        let mut rng = Rng::new(Seed::from_number(8), 0);
        let mut board = random_board(rows, cols, &mut rng);
        for goal in Goal::ALL {
            check(&board, goal, &board.solve(goal, 600));
        }
        let one = Mask::new(1).unwrap();
        board.set(Pos::new(0, 0), one);
        check(&board, Goal::AllClosed, &board.solve(Goal::AllClosed, 600));
    }
}

/// How many arrangements can be reached, and how many steps away the farthest are.
fn reachable(board: Board) -> (usize, i32) {
    let mut seen = HashSet::from([board.masks().to_vec()]);
    let (mut level, mut farthest) = (vec![board], 0);
    while !level.is_empty() {
        let mut next = Vec::new();
        for board in &level {
            for shift in board.steps() {
                let mut after = board.clone();
                after.shift(shift).unwrap();
                if seen.insert(after.masks().to_vec()) {
                    next.push(after);
                }
            }
        }
        farthest += i32::from(!next.is_empty());
        level = next;
    }
    (seen.len(), farthest)
}

#[test]
fn nine_different_tiles_reach_as_many_arrangements_as_is_known() {
    let board: Board = "123\n456\n789".parse().unwrap();
    let fixed = board.clone().with_pin(Some(Pos::new(1, 1)));
    assert_eq!(reachable(fixed), (20_160, 9));
    assert_eq!(reachable(board), (181_440, 8));
}

/// One lane of six tiles has six arrangements, none of which will do.
#[test]
fn a_budget_of_all_arrangements_and_no_more_is_enough() {
    let board: Board = "a2a8aa".parse().unwrap();
    let asked = |budget| board.solve(Goal::AllClosed, budget);
    assert_eq!(asked(6).verdict, Verdict::Unsolvable);
    assert_eq!(asked(6).because, Some(Obstacle::LookedAtAll));
    assert_eq!(
        (asked(6).positions, asked(5).verdict),
        (6, Verdict::Unknown)
    );
}

/// A position of a board with a long lane is much work: the budget bounds that too.
#[test]
fn a_budget_bounds_the_work_on_long_boards() {
    let row = |ends: &str| ends.repeat(127) + "0";
    let board: Board = format!("{}\n{}", row("28"), row("c6")).parse().unwrap();
    for goal in Goal::ALL {
        let solved = board.solve(goal, 500);
        assert!(solved.positions <= 500, "{solved:?}");
    }
    // Two tiles on 510 cells: few arrangements, but each has 514 neighbours.
    let mut two = Board::blank(Size::new(2, 255).unwrap(), Edge::Wall);
    two.set(Pos::new(0, 0), Mask::new(2).unwrap());
    two.set(Pos::new(1, 100), Mask::new(8).unwrap());
    let solved = two.solve(Goal::OneNet, 1_000);
    assert!(solved.positions <= 1_000, "{solved:?}");
}

#[test]
fn a_way_that_is_known_is_the_answer_unless_there_is_a_shorter_one() {
    let deal = Deal::new(Way::Netslide, Size::new(7, 7).unwrap());
    let dealt = deal.board(Seed::from_number(3), 1);
    let back: Vec<Shift> = (dealt.scramble.iter().rev())
        .map(|shift| shift.reversed())
        .collect();
    let known = |budget| Solver::knowing(&dealt.board, Goal::OneNet, budget, &back);
    let most = u32::try_from(back.len()).unwrap();
    for budget in [0, 1_000, 50_000] {
        let solved = known(budget).run(u64::MAX).unwrap();
        check(&dealt.board, Goal::OneNet, &solved);
        assert!((1..=most).contains(&solved.steps), "{solved:?}");
    }
    // No way: left out of account.
    let mut none = Solver::knowing(&dealt.board, Goal::OneNet, 0, &back[1..]);
    assert_eq!(none.run(1).unwrap().verdict, Verdict::Unknown);
    // Two steps are soon proved to be the fewest.
    let mut near = dealt.board.clone();
    back[..back.len() - 2]
        .iter()
        .for_each(|&shift| near.shift(shift).unwrap());
    let end = &back[back.len() - 2..];
    let solved = Solver::knowing(&near, Goal::OneNet, 1_000, end).run(1_000);
    let solved = solved.unwrap();
    assert!(solved.shortest && solved.steps <= 2, "{solved:?}");
}

/// The nearest cycle takes back what the one before made on these boards: the search must not go round with it.
#[test]
fn cycles_that_go_round_in_circles_are_left() {
    for board in [
        "92a2a/72e6e/61e11/dd988/157d4",
        "5886b/7ee94/34335/91725/84ec9",
    ] {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let board = board.with_pin(Some(Pos::new(2, 2)));
        let solved = board.solve(Goal::OneNet, 200_000);
        assert!(
            solved.verdict.name() == "solved" && solved.steps <= 60,
            "{board}"
        );
    }
}
