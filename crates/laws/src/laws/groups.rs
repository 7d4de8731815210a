//! Groups that are kept in step with shifts are those found from scratch, and those of the slow twin.

use crate::bytes::Bytes;
use crate::twins;
use linkwork::lines::{Board, Groups, Lane, Shift};

/// The most shifts.
const SHIFTS: usize = 40;

pub(crate) fn groups(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let mut board = bytes.lines_board();
    let mut kept = Groups::of(&board);
    check(&board, &kept);
    for _ in 0..SHIFTS {
        if bytes.is_empty() {
            break;
        }
        let (shift, before) = (any_shift(&mut bytes), board.clone());
        if board.shift(shift).is_err() {
            assert_eq!(board, before, "a refused {shift}");
            continue;
        }
        kept.shifted(&board, shift);
        check(&board, &kept);
        let mut back = board.clone();
        assert_eq!(back.shift(shift.reversed()), Ok(()));
        assert_eq!(back, before, "{shift} and back");
    }
}

fn check(board: &Board, kept: &Groups) {
    let expected = twins::groups(board);
    assert_eq!(*kept, Groups::of(board), "{board}");
    assert_eq!(kept.list(board), expected, "{board}");
    assert_eq!(board.groups(), expected, "{board}");
    let closed = expected.iter().filter(|group| group.closed).count();
    assert_eq!(kept.counts(), (closed, expected.len()), "{board}");
}

/// A shift of any lane, there or not, by few steps or by very many.
pub(super) fn any_shift(bytes: &mut Bytes<'_>) -> Shift {
    let (kind, number, by) = (bytes.byte(), bytes.byte() % 12, i64::from(bytes.byte()));
    let lane = if kind % 2 == 0 {
        Lane::Row(number)
    } else {
        Lane::Column(number)
    };
    let by = match kind % 8 {
        0..=5 => by % 9 - 4,
        6 => by - 128,
        _ => i64::MAX - by,
    };
    Shift { lane, by }
}
