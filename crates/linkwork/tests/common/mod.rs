//! Random boards, and slow twins of what the engine does quickly: plain, independent, and right.

#![allow(dead_code, clippy::unwrap_used, missing_docs, unreachable_pub)]

use linkwork::pairs::{Board, Cell, Gravity, Kind, Layout, Pair, Rules, Turns};
use linkwork::{Pos, Size};
use proptest::prelude::*;
use std::collections::BTreeMap;

pub fn rules() -> impl Strategy<Value = Rules> {
    let turns = prop_oneof![
        4 => Just(Turns::default()),
        4 => (0_u8..=8).prop_map(|n| Turns::at_most(n).unwrap()),
        1 => Just(Turns::ANY),
    ];
    (turns, any::<bool>(), gravity()).prop_map(|(turns, ring, gravity)| Rules {
        turns,
        ring,
        gravity,
    })
}

pub fn gravity() -> impl Strategy<Value = Gravity> {
    prop::sample::select(Gravity::ALL.to_vec())
}

/// Layouts that are seldom square, from bare to full, with and without walls.
pub fn layout() -> impl Strategy<Value = Layout> {
    let shape = (1_usize..=7, 1_usize..=9, 1_u8..=6, 0_u32..=100, 0_u32..=30);
    shape.prop_flat_map(|(rows, cols, kinds, fill, walls)| {
        let cell = (0_u32..100, 0_u32..100, 1..=kinds).prop_map(move |(a, b, kind)| {
            if b < walls {
                Cell::Wall
            } else if a < fill {
                Cell::Tile(Kind::new(kind).unwrap())
            } else {
                Cell::Empty
            }
        });
        prop::collection::vec(cell, rows * cols).prop_map(move |cells| {
            let mut layout = Layout::empty(Size::new(rows, cols).unwrap());
            for (pos, cell) in layout.size().positions().zip(cells) {
                layout.set(pos, cell);
            }
            layout
        })
    })
}

pub fn board() -> impl Strategy<Value = Board> {
    (layout(), rules()).prop_map(|(layout, rules)| Board::new(&layout, rules))
}

pub fn tiles(board: &Board) -> Vec<Pos> {
    let is_tile = |pos: &Pos| matches!(board.cell(*pos), Some(Cell::Tile(_)));
    board.size().positions().filter(is_tile).collect()
}

/// Row and column with the ring: -1 and one past the last are on it.
type Place = (i32, i32);
const STEPS: [Place; 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// The best path between two cells, found step by step over (cell, direction) from the goal, as its
/// turns, its steps and its corners; of equally good paths the one with the first corners, read from
/// the smaller cell.
pub fn slow_path(board: &Board, pair: Pair) -> Option<(usize, usize, Vec<Place>)> {
    let pair = pair.sorted();
    let place = |pos: Pos| (i32::from(pos.row), i32::from(pos.col));
    let (start, goal) = (place(pair.a), place(pair.b));
    let away = slow_distances(board, start, goal);
    let here = |dir: usize| away.get(&(start, dir)).copied();
    let best = (0..4).filter_map(here).min()?;
    let mut lists = Vec::new();
    for dir in (0..4).filter(|&dir| here(dir) == Some(best)) {
        corner_lists(&away, start, dir, goal, &mut Vec::new(), &mut lists);
    }
    let corners = lists.into_iter().min()?;
    Some((best.0, best.1, corners))
}

type Distances = BTreeMap<(Place, usize), (usize, usize)>;

/// For every place and direction of leaving it, turns and steps to the goal.
fn slow_distances(board: &Board, start: Place, goal: Place) -> Distances {
    let (rows, cols) = (
        i32::from(board.size().rows()),
        i32::from(board.size().cols()),
    );
    let is_free = |(row, col): Place| {
        let on_board = (0..rows).contains(&row) && (0..cols).contains(&col);
        if on_board {
            let pos = Pos::new(u8::try_from(row).unwrap(), u8::try_from(col).unwrap());
            board.cell(pos) == Some(Cell::Empty)
        } else {
            board.rules().ring && (-1..=rows).contains(&row) && (-1..=cols).contains(&col)
        }
    };
    let mut away = Distances::new();
    let mut open = std::collections::BTreeSet::new();
    let back = |place: Place, dir: usize| (place.0 - STEPS[dir].0, place.1 - STEPS[dir].1);
    for dir in 0..4 {
        open.insert(((0, 1), back(goal, dir), dir));
    }
    while let Some(((turns, steps), place, dir)) = open.pop_first() {
        if !(is_free(place) || place == start) || away.contains_key(&(place, dir)) {
            continue;
        }
        away.insert((place, dir), (turns, steps));
        if place == start {
            continue;
        }
        open.insert(((turns, steps + 1), back(place, dir), dir));
        for side in [(dir + 1) % 4, (dir + 3) % 4] {
            open.insert(((turns + 1, steps + 1), back(place, side), side));
        }
    }
    away
}

fn corner_lists(
    away: &Distances,
    place: Place,
    dir: usize,
    goal: Place,
    corners: &mut Vec<Place>,
    lists: &mut Vec<Vec<Place>>,
) {
    let (turns, steps) = away[&(place, dir)];
    let next = (place.0 + STEPS[dir].0, place.1 + STEPS[dir].1);
    if next == goal {
        lists.push(corners.clone());
        return;
    }
    for to in 0..4 {
        let turned = usize::from(to != dir);
        if (to + 2) % 4 == dir || turned > turns {
            continue;
        }
        if away.get(&(next, to)) == Some(&(turns - turned, steps - 1)) {
            corners.extend((to != dir).then_some(next));
            corner_lists(away, next, to, goal, corners, lists);
            if to != dir {
                corners.pop();
            }
        }
    }
}

/// Packs a layout the plain way: cut the lanes, take the tiles out, put them back in order.
pub fn slow_settle(layout: &Layout, gravity: Gravity) -> Layout {
    let (rows, cols) = (layout.size().rows(), layout.size().cols());
    let column = |col: u8| {
        (0..rows)
            .map(move |row| Pos::new(row, col))
            .collect::<Vec<_>>()
    };
    let row = |row: u8| {
        (0..cols)
            .map(move |col| Pos::new(row, col))
            .collect::<Vec<_>>()
    };
    let lanes: Vec<Vec<Pos>> = match gravity {
        Gravity::None => Vec::new(),
        Gravity::Left | Gravity::Right | Gravity::ApartH | Gravity::TogetherH => {
            (0..rows).map(row).collect()
        }
        _ => (0..cols).map(column).collect(),
    };
    let mut settled = layout.clone();
    for lane in lanes {
        let (first, second) = lane.split_at(lane.len() / 2);
        let reversed = |part: &[Pos]| part.iter().rev().copied().collect::<Vec<_>>();
        let parts = match gravity {
            Gravity::None | Gravity::Up | Gravity::Left => vec![lane.clone()],
            Gravity::Down | Gravity::Right => vec![reversed(&lane)],
            Gravity::ApartH | Gravity::ApartV => vec![first.to_vec(), reversed(second)],
            Gravity::TogetherH | Gravity::TogetherV => vec![reversed(first), second.to_vec()],
        };
        for part in parts {
            let is_wall = |pos: &Pos| layout.cell(*pos) == Some(Cell::Wall);
            for segment in part.split(is_wall) {
                let cells = segment.iter().filter_map(|&pos| layout.cell(pos));
                let tiles: Vec<Cell> = cells.filter(|&cell| cell != Cell::Empty).collect();
                for (i, &pos) in segment.iter().enumerate() {
                    settled.set(pos, tiles.get(i).copied().unwrap_or(Cell::Empty));
                }
            }
        }
    }
    settled
}

/// Whether a board can be won, by trying everything.
pub fn slow_winnable(board: &Board) -> bool {
    fn search(board: &Board, seen: &mut std::collections::BTreeSet<String>) -> bool {
        if board.tiles() == 0 {
            return true;
        }
        if !seen.insert(board.layout().to_string()) {
            return false;
        }
        board.moves().into_iter().any(|pair| {
            let mut next = board.clone();
            next.play(linkwork::pairs::Move::Join(pair)).unwrap();
            search(&next, seen)
        })
    }
    search(board, &mut std::collections::BTreeSet::new())
}
