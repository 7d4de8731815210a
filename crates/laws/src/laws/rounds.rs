//! Whatever is shifted, taken, undone and redone in a lines game: positions come back, keys fit, no tile is
//! lost, and what is listed can be played.

use super::groups::any_shift;
use crate::bytes::Bytes;
use crate::twins;
use linkwork::lines::{Limit, Move, Played, Round, Way, score};
use linkwork::{Game as _, Seed, Timeline};

/// The most moves, undos and redos.
const STEPS: usize = 40;

pub(crate) fn rounds(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let round = round(&mut bytes);
    let mut played = vec![round.clone()];
    let mut game = Timeline::new(round);
    for _ in 0..STEPS {
        if bytes.is_empty() {
            break;
        }
        match bytes.below(8) {
            0 => drop(game.undo().cloned()),
            1 => drop(game.redo().cloned()),
            choice => one_move(&mut game, &mut played, choice, &mut bytes),
        }
        check(&game, &played);
    }
    while game.undo().is_some() {
        check(&game, &played);
    }
    while game.redo().is_some() {
        check(&game, &played);
    }
}

fn round(bytes: &mut Bytes<'_>) -> Round {
    let way = Way::ALL[bytes.below(3)];
    let limit = match bytes.below(3) {
        0 => Limit::Clock(1 + u32::from(bytes.byte())),
        1 => Limit::Shifts(1 + u32::from(bytes.byte())),
        _ => Limit::Bombs,
    };
    let seed = Seed::from_number(u64::from(bytes.byte()));
    let bombs: Vec<_> = (0..bytes.below(4))
        .map(|_| (bytes.pos(), bytes.byte()))
        .collect();
    let mut board = bytes.lines_board();
    for (pos, wait) in bombs {
        board.set_bomb(pos, Some(wait));
    }
    Round::of(way, board, limit, seed)
}

fn one_move(
    game: &mut Timeline<Round>,
    played: &mut Vec<Round>,
    choice: usize,
    bytes: &mut Bytes<'_>,
) {
    let before = game.now().clone();
    let mv = match choice {
        2 => Some(Move::Shift(any_shift(bytes))),
        3 => Some(Move::Take(bytes.pos())),
        _ => bytes.of(&before.moves()),
    };
    let Some(mv) = mv else { return };
    match game.play(mv).cloned() {
        Ok(outcome) => lawful(&before, game.now(), &outcome),
        Err(_) => {
            assert!(choice <= 3, "a listed {mv} is refused");
            assert_eq!(*game.now(), before, "a refused {mv}");
            return;
        }
    }
    played.truncate(game.undoable());
    played.push(game.now().clone());
}

/// A shift moves tiles and changes none; a taking changes its cells alone, and they were a closed group.
fn lawful(before: &Round, after: &Round, played: &Played) {
    match played {
        Played::Shifted { .. } => {
            let sorted = |round: &Round| {
                let mut masks = round.board().masks().to_vec();
                masks.sort_unstable();
                masks
            };
            assert_eq!(sorted(before), sorted(after));
            assert_eq!(
                before.board().bombs().count(),
                after.board().bombs().count()
            );
        }
        Played::Taken { cells, points, .. } => {
            let groups = twins::groups(before.board());
            let taken = groups.iter().find(|group| group.cells == *cells);
            assert!(taken.is_some_and(|group| group.closed), "{cells:?}");
            assert_eq!(*points, score(cells.len()));
            assert_eq!(after.points(), before.points() + points);
            for pos in before
                .board()
                .size()
                .positions()
                .filter(|pos| !cells.contains(pos))
            {
                assert_eq!(before.board().mask(pos), after.board().mask(pos));
            }
        }
    }
}

/// The position is the one that stood there before.
fn check(game: &Timeline<Round>, played: &[Round]) {
    assert_eq!(game.undoable() + game.redoable() + 1, played.len());
    let (now, expected) = (game.now(), &played[game.undoable()]);
    assert_eq!(now, expected);
    assert_eq!(now.key(), expected.key());
    assert_eq!(now.board().groups(), twins::groups(now.board()));
}
