//! Shifts and groups: what goes wrong elsewhere, and the groups kept in step with the lanes.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::lines::{Board, Edge, Groups, Lane, Mask, Refusal, Shift};
use linkwork::{Dir, Pos, Rng, Seed, Size};

fn shifted(board: &str, pin: Option<Pos>, shift: &str) -> Result<String, Refusal> {
    let mut board = board.parse::<Board>().unwrap().with_pin(pin);
    let before = board.clone();
    let done = board.shift(shift.parse().unwrap());
    if done.is_err() {
        assert_eq!(board, before, "a refused shift changes nothing");
    }
    done.map(|()| board.to_string())
}

#[test]
fn shifts_that_go_wrong_elsewhere() {
    let four = "1234\n5678\n9abc\ndef0";
    let nine = "123456789\nabcdef012\n345678901\n234567890";
    let three = "123\n456\n789";
    let centre = Some(Pos::new(1, 1));
    // Far round the lane: 51 is 3 modulo 4, and 9 is 1.
    assert_eq!(
        shifted(four, None, "R3,51").unwrap(),
        "1234\n5678\n9abc\nef0d"
    );
    assert_eq!(
        shifted(four, None, "C1,9").unwrap(),
        "1e34\n5278\n96bc\ndaf0"
    );
    // Further than half way.
    let moved = "567891234\nabcdef012\n345678901\n234567890";
    assert_eq!(shifted(nine, None, "R0,5").unwrap(), moved);
    // No such lane, a fixed one, no move; asked in that order.
    assert_eq!(shifted(four, None, "R4,1"), Err(Refusal::OutOfRange));
    assert_eq!(
        shifted(four, Some(Pos::new(9, 9)), "C4,4"),
        Err(Refusal::OutOfRange)
    );
    assert_eq!(shifted(three, centre, "R1,1"), Err(Refusal::Pinned));
    assert_eq!(shifted(three, centre, "C1,3"), Err(Refusal::Pinned));
    assert_eq!(shifted(three, centre, "R0,0"), Err(Refusal::NoMove));
    assert_eq!(shifted(three, None, "C0,-3"), Err(Refusal::NoMove));
    assert_eq!(shifted(three, centre, "R0,1").unwrap(), "312\n456\n789");
    assert_eq!(shifted("fa3", None, "C0,1"), Err(Refusal::NoMove));
}

#[test]
fn a_tile_leaves_at_the_end_and_comes_in_at_the_start() {
    // Nub, cross, line becomes line, nub, cross.
    assert_eq!(shifted("8fa", None, "R0,1").unwrap(), "a8f");
    assert_eq!(shifted("8\nf\na", None, "C0,-1").unwrap(), "f\na\n8");
}

#[test]
fn a_distance_that_divides_the_length_moves_the_whole_lane() {
    let tiles: Vec<char> = "0123456789ab".chars().collect();
    let row: String = tiles.iter().collect();
    let column: Vec<String> = tiles.iter().map(char::to_string).collect();
    for by in 1..12 {
        let mut moved = tiles.clone();
        moved.rotate_right(by);
        let as_row: String = moved.iter().collect();
        assert_eq!(shifted(&row, None, &format!("R0,{by}")).unwrap(), as_row);
        let back = by as i64 - 12;
        assert_eq!(shifted(&row, None, &format!("R0,{back}")).unwrap(), as_row);
        let as_column: Vec<String> = moved.iter().map(char::to_string).collect();
        let got = shifted(&column.join("\n"), None, &format!("C0,{by}")).unwrap();
        assert_eq!(got, as_column.join("\n"));
    }
}

/// A board with random tiles, edge, barriers and pin, seldom square.
fn random_board(rng: &mut Rng) -> Board {
    let mut below = |n: usize| rng.below(u32::try_from(n).unwrap()) as usize;
    let long = 2 + below(9);
    let (rows, cols) = [
        (1, long),
        (long, 1),
        (2, long),
        (long, 2),
        (long, 1 + below(9)),
    ][below(5)];
    let edge = [Edge::Wall, Edge::Wrap][below(2)];
    let size = Size::new(rows, cols).unwrap();
    let pin = (below(3) == 0).then(|| size.at(below(size.cells())));
    let mut board = Board::blank(size, edge).with_pin(pin);
    // Many solid sides make large groups, few make many.
    let solid = 1 + below(4);
    for pos in size.positions() {
        let sides = Dir::ALL.into_iter().filter(|_| below(5) < solid);
        board.set(pos, sides.fold(Mask::BLANK, Mask::with));
        if below(6) == 0 {
            board.bar(pos, Dir::ALL[below(4)]);
        }
    }
    board
}

#[test]
fn groups_kept_in_step_are_those_found_from_scratch() {
    let mut rng = Rng::new(Seed::from_number(3), 0);
    let (mut shifts, mut closed) = (0, 0);
    while shifts < 100_000 {
        let mut board = random_board(&mut rng);
        let lanes: Vec<Lane> = board.lanes().collect();
        let mut groups = Groups::of(&board);
        for _ in 0..if lanes.is_empty() { 0 } else { 100 } {
            let lane = lanes[rng.below(u32::try_from(lanes.len()).unwrap()) as usize];
            let len = i64::from(board.lane_len(lane).unwrap());
            let by = 1 + i64::from(rng.below(u32::try_from(len - 1).unwrap()));
            let shift = Shift {
                lane,
                by: if by % 2 == 0 { by } else { by - len },
            };
            board.shift(shift).unwrap();
            groups.shifted(&board, shift);
            let scratch = Groups::of(&board);
            assert_eq!(groups, scratch, "{shift} on\n{board}");
            closed += usize::from(scratch.counts().0 > 0);
            shifts += 1;
        }
    }
    assert!(closed > 10_000, "only {closed} boards with a closed group");
}
