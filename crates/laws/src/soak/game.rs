//! A game played at random, with the fast paths compared on the way: what the engine keeps in step as tiles
//! go, fall, change places and come back must stay right.

use super::{Fault, PLAYED, seen, weight};
use crate::compare::{Counts, same};
use linkwork::pairs::{Board, Guarantee, Move, OpenPairs, Pair, Rules, Shuffle, Turns};
use linkwork::{Rng, Seed, Timeline};
use std::ops::ControlFlow;

/// Moves, undos, redos and shuffles of one game, and of one on a board that is not small.
const STEPS: usize = 40;
const FEW: usize = 5;

/// Plays from a board, and compares after every step.
pub(super) fn played(board: Board, rng: &mut Rng) -> Result<Counts, Box<Fault>> {
    let mut counts = Counts::default();
    let mut told = format!("from\n{}\n", board.layout());
    let steps = if weight(&board) <= PLAYED { STEPS } else { FEW };
    let mut open = OpenPairs::of(&board);
    let mut game = Timeline::new(board);
    for _ in 0..steps {
        if game.now().tiles() == 0 {
            break;
        }
        let Some(step) = step(&mut game, rng) else {
            continue;
        };
        told += &step;
        told.push('\n');
        counts += seen(game.now(), PLAYED, &told)?;
        kept_open(&mut open, game.now(), &step, &told)?;
    }
    Ok(counts)
}

/// Every second board also by rules under which the open pairs are kept in step, not listed anew.
pub(super) fn still(board: &Board, rng: &mut Rng) -> Option<Board> {
    let rules = Rules {
        turns: Turns::default(),
        ring: board.rules().ring,
        ..Rules::default()
    };
    (rng.below(2) == 0).then(|| Board::new(&board.layout(), rules))
}

/// Keeps the open pairs in step, and compares them with the list of moves.
fn kept_open(
    open: &mut OpenPairs,
    board: &Board,
    step: &str,
    told: &str,
) -> Result<(), Box<Fault>> {
    match step.parse() {
        Ok(Move::Join(pair)) => open.taken(board, pair),
        _ => *open = OpenPairs::of(board),
    }
    same("the open pairs", &open.pairs(), &&board.moves()[..]).map_err(|difference| {
        Box::new(Fault {
            difference,
            story: told.into(),
            board: Some(board.clone()),
        })
    })
}

/// Does something; answers what it was, if it changed anything.
fn step(game: &mut Timeline<Board>, rng: &mut Rng) -> Option<String> {
    match rng.below(16) {
        0..=1 => game.undo().map(|_| "undo".into()),
        2 => game.redo().map(|_| "redo".into()),
        3 => {
            let shuffle = Move::Shuffle(Shuffle {
                guarantee: Guarantee::Any,
                seed: Seed::from_number(u64::from(rng.below(1000))),
            });
            game.play(shuffle).is_ok().then(|| shuffle.to_string())
        }
        _ => {
            let mv = Move::Join(a_move(game.now(), rng)?);
            game.play(mv).is_ok().then(|| mv.to_string())
        }
    }
}

/// One of the first moves: a large board may have very many.
fn a_move(board: &Board, rng: &mut Rng) -> Option<Pair> {
    let (mut rest, mut found) = (rng.below(64), None);
    let _ = board.each_move(|pair| {
        found = Some(pair);
        let Some(less) = rest.checked_sub(1) else {
            return ControlFlow::Break(());
        };
        rest = less;
        ControlFlow::Continue(())
    });
    found
}
