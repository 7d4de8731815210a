//! Links that are refused, allowed or drawn wrongly.

use crate::{board, pair, rows};
use linkwork::Size;
use linkwork::pairs::{Board, Cell, Kind, Layout, Pair, Refusal, Rules};

/// The pair links, both ways, over the places marked `*`. The picture shows the ring round the board.
fn check(picture: &str, ends: &str, drawn: &str) {
    let board = board(picture);
    let there = pair(ends);
    let path = board.path(there).unwrap();
    let mut canvas: Vec<Vec<char>> = rows(drawn)
        .lines()
        .map(|line| vec!['.'; line.len()])
        .collect();
    for (pos, cell) in board.layout().cells() {
        canvas[usize::from(pos.row) + 1][usize::from(pos.col) + 1] = match cell {
            Cell::Empty => '.',
            Cell::Wall => '#',
            Cell::Tile(kind) => char::from(b'0' + kind.number()),
        };
    }
    let walk: Vec<_> = path.walk().collect();
    for point in &walk[1..walk.len() - 1] {
        let at = |n: i16| usize::try_from(n + 1).unwrap();
        let place = &mut canvas[at(point.row)][at(point.col)];
        assert_eq!(*place, '.', "{ends} runs through something in {picture}");
        *place = '*';
    }
    let canvas: Vec<String> = canvas.into_iter().map(String::from_iter).collect();
    assert_eq!(canvas.join("\n"), rows(drawn), "{ends} in {picture}");
    assert_eq!(
        board.path(Pair::new(there.b, there.a)),
        Ok(path.reversed()),
        "{ends} from its other end in {picture}"
    );
}

fn refused(picture: &str, ends: &str, why: Refusal) {
    let (board, there) = (board(picture), pair(ends));
    assert_eq!(board.path(there), Err(why), "{ends} in {picture}");
    let back = Pair::new(there.b, there.a);
    assert_eq!(board.path(back), Err(why), "{back} in {picture}");
}

#[test]
fn a_wall_between_is_walked_round_on_the_ring() {
    check(
        "1#.1",
        "0,0-0,3",
        "
        .****.
        .1#.1.
        ......
        ",
    );
    check(
        "1.#.1",
        "0,0-0,4",
        "
        .*****.
        .1.#.1.
        .......
        ",
    );
}

#[test]
fn no_path_runs_through_a_third_equal_tile() {
    let framed = "####### / #1.1.1# / #######";
    refused(framed, "1,1-1,5", Refusal::Blocked);
    check(
        framed,
        "1,3-1,5",
        "
        .........
        .#######.
        .#1.1*1#.
        .#######.
        .........
        ",
    );
    assert_eq!(
        board(framed).moves(),
        [pair("1,1-1,3"), pair("1,3-1,5")],
        "the list of moves agrees"
    );
}

#[test]
fn rows_and_columns_are_not_mixed_up() {
    check(
        "1.#.... / ......1",
        "0,0-1,6",
        "
        .........
        .1.#.....
        .******1.
        .........
        ",
    );
    check(
        "1. / .. / #. / .. / .1",
        "0,0-4,1",
        "
        ....
        .1*.
        ..*.
        .#*.
        ..*.
        ..1.
        ....
        ",
    );
}

#[test]
fn a_path_on_the_ring_is_drawn_whole() {
    check(
        "1234 / 4321 / 1423",
        "0,0-2,0",
        "
        ......
        *1234.
        *4321.
        *1423.
        ......
        ",
    );
    check(
        "1234 / 4321 / 1321",
        "2,3-2,0",
        "
        ......
        .1234.
        .4321.
        .1321.
        .****.
        ",
    );
}

#[test]
fn two_tiles_on_an_empty_board_link_at_once() {
    let bare = Layout::empty(Size::new(10, 10).unwrap());
    for a in bare.size().positions() {
        for b in bare.size().positions().filter(|&b| b > a) {
            let mut layout = bare.clone();
            layout.set(a, Cell::Tile(Kind::FIRST));
            layout.set(b, Cell::Tile(Kind::FIRST));
            let board = Board::new(&layout, Rules::default());
            let path = board.path(Pair::new(a, b)).unwrap();
            let steps = a.row.abs_diff(b.row) + a.col.abs_diff(b.col);
            assert_eq!(path.steps(), u32::from(steps), "{a} to {b}");
            assert_eq!(board.moves(), [Pair::new(a, b)]);
        }
    }
}

#[test]
fn opposite_corners_of_a_full_board_need_a_third_turn() {
    refused("1234 / 5623 / 4561", "0,0-2,3", Refusal::TooManyTurns(3));
}
