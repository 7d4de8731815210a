//! A game played at random, with the fast paths compared on the way: what the engine keeps in step as tiles
//! go, fall, change places and come back must stay right.

use super::{Fault, seen};
use crate::compare::Counts;
use linkwork::pairs::{Board, Guarantee, Move, Pair, Shuffle};
use linkwork::{Rng, Seed, Timeline};

/// Moves, undos, redos and shuffles of one game.
const STEPS: usize = 40;

/// Plays from a board, and compares after every step.
pub(super) fn played(board: Board, rng: &mut Rng) -> Result<Counts, Box<Fault>> {
    let mut counts = Counts::default();
    let mut told = format!("from\n{}\n", board.layout());
    let mut game = Timeline::new(board);
    for _ in 0..STEPS {
        if game.now().tiles() == 0 {
            break;
        }
        let Some(step) = step(&mut game, rng) else {
            continue;
        };
        told += &step;
        told.push('\n');
        counts += seen(game.now(), &told)?;
    }
    Ok(counts)
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

fn a_move(board: &Board, rng: &mut Rng) -> Option<Pair> {
    let moves = board.moves();
    moves.get(rng.below(moves.len() as u32) as usize).copied()
}
