//! Whatever is played, undone and redone under any rules: positions come back, keys fit, tiles are even,
//! paths are lawful and tiles fall as in the slow twin.

use crate::bytes::Bytes;
use crate::twins;
use linkwork::Timeline;
use linkwork::pairs::{Board, Cell, Guarantee, Joined, Move, Pair, Played, Point, Shuffle};
use linkwork::{Pos, Seed};

/// The most moves, undos and redos.
const STEPS: usize = 60;
/// Of so many moves of a position the paths are looked at.
const LAWFUL: usize = 12;
/// The most tiles for which a shuffle that can be won is asked.
const FEW: usize = 24;

pub(crate) fn play(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let board = bytes.board();
    let mut played = vec![board.clone()];
    let mut game = Timeline::new(board);
    for _ in 0..STEPS {
        if bytes.is_empty() {
            break;
        }
        match bytes.below(16) {
            0..=1 => {
                let could = game.undoable() > 0;
                assert_eq!(game.undo().is_some(), could);
            }
            2..=3 => {
                let could = game.redoable() > 0;
                assert_eq!(game.redo().is_some(), could);
            }
            choice => one_move(&mut game, &mut played, choice, &mut bytes),
        }
        assert_eq!(game.undoable() + game.redoable() + 1, played.len());
        check(&game, &played[game.undoable()]);
    }
    while game.undo().is_some() {
        stands(&game, &played[game.undoable()]);
    }
    check(&game, &played[0]);
    while game.redo().is_some() {
        stands(&game, &played[game.undoable()]);
    }
    check(&game, &played[played.len() - 1]);
}

/// Plays a move; what was refused changed nothing.
fn one_move(
    game: &mut Timeline<Board>,
    played: &mut Vec<Board>,
    choice: usize,
    bytes: &mut Bytes<'_>,
) {
    let before = game.now().clone();
    let Some(mv) = chosen(&before, choice, bytes) else {
        return;
    };
    match game.play(mv).cloned() {
        Ok(Played::Joined(joined)) => joined_lawfully(&before, game.now(), &joined),
        Ok(Played::Shuffled(_)) => shuffled_lawfully(&before, game.now()),
        Err(_) => {
            assert_eq!(*game.now(), before, "a refused {mv}");
            return;
        }
    }
    played.truncate(game.undoable());
    played.push(game.now().clone());
}

fn chosen(board: &Board, choice: usize, bytes: &mut Bytes<'_>) -> Option<Move> {
    match choice {
        4 => {
            let guarantee = bytes.of(&Guarantee::ALL)?;
            let seed = Seed::from_number(u64::from(bytes.byte()));
            let is_long = guarantee == Guarantee::Winnable && board.tiles() > FEW;
            (!is_long).then_some(Move::Shuffle(Shuffle { guarantee, seed }))
        }
        5 => Some(Move::Join(Pair::new(bytes.pos(), bytes.pos()))),
        _ => bytes.of(&board.moves()).map(Move::Join),
    }
}

/// The position is the one that stood there before.
fn stands(game: &Timeline<Board>, expected: &Board) {
    assert_eq!(game.now(), expected);
    assert_eq!(game.now().key(), expected.key());
}

/// The same, and it is as it would be set up anew; what is kept beside its cells too.
fn check(game: &Timeline<Board>, expected: &Board) {
    stands(game, expected);
    let now = game.now();
    let anew = Board::new(&now.layout(), now.rules());
    assert_eq!(now.key(), anew.key());
    assert_eq!(*now, anew);
    let moves = now.moves();
    assert_eq!(moves, anew.moves());
    assert_eq!(now.first_move(), moves.first().copied());
    let taken = game.start().tiles() - now.tiles();
    assert!(taken.is_multiple_of(2), "{taken} tiles are gone");
    for pair in moves.into_iter().take(LAWFUL) {
        let path = now.path(pair).expect("a listed move links");
        lawful(now, pair, path.points(), path.steps());
    }
}

/// A path begins and ends at its tiles, turns no more than it may, and passes free places alone.
fn lawful(board: &Board, pair: Pair, points: &[Point], steps: u32) {
    let point = |pos: Pos| Point {
        row: pos.row.into(),
        col: pos.col.into(),
    };
    assert_eq!(points.first(), Some(&point(pair.a)));
    assert_eq!(points.last(), Some(&point(pair.b)));
    assert!(board.rules().turns.allows(points.len() as u16 - 2));
    let mut places = vec![points[0]];
    for leg in points.windows(2) {
        let (rows, cols) = (leg[1].row - leg[0].row, leg[1].col - leg[0].col);
        assert!((rows == 0) != (cols == 0), "{points:?}");
        for n in 1..=(rows + cols).abs() {
            places.push(Point {
                row: leg[0].row + n * rows.signum(),
                col: leg[0].col + n * cols.signum(),
            });
        }
    }
    assert_eq!(places.len(), steps as usize + 1);
    for place in &places[1..places.len() - 1] {
        assert!(is_free(board, *place), "{place:?} in {points:?}");
    }
}

fn is_free(board: &Board, place: Point) -> bool {
    let (rows, cols) = (
        i16::from(board.size().rows()),
        i16::from(board.size().cols()),
    );
    let pos = u8::try_from(place.row)
        .ok()
        .zip(u8::try_from(place.col).ok());
    match pos.and_then(|(row, col)| board.cell(Pos::new(row, col))) {
        Some(cell) => cell == Cell::Empty,
        None => {
            board.rules().ring
                && (-1..=rows).contains(&place.row)
                && (-1..=cols).contains(&place.col)
        }
    }
}

fn joined_lawfully(before: &Board, after: &Board, joined: &Joined) {
    lawful(
        before,
        joined.pair,
        joined.path.points(),
        joined.path.steps(),
    );
    let mut expected = before.layout();
    for pos in [joined.pair.a, joined.pair.b] {
        assert_eq!(before.cell(pos), Some(Cell::Tile(joined.kind)));
        expected.set(pos, Cell::Empty);
    }
    assert_eq!(
        after.layout(),
        twins::settled(&expected, before.rules().gravity)
    );
    assert_eq!(after.tiles() + 2, before.tiles());
}

/// A shuffle keeps what lies where, and how many there are of each kind.
fn shuffled_lawfully(before: &Board, after: &Board) {
    let shape = |board: &Board| -> Vec<bool> {
        let cells = board.layout();
        cells
            .cells()
            .map(|(_, cell)| matches!(cell, Cell::Tile(_)))
            .collect()
    };
    assert_eq!(shape(before), shape(after));
    assert!(before.kinds().eq(after.kinds()));
}
