//! A random order in which all tiles of a board could be taken if their kinds were free to choose.
//!
//! Which pairs link depends on which cells are occupied, not on what lies there. So a winnable board
//! is built backwards: take linkable pairs away until nothing is left, under the board's own rules,
//! then give the two tiles of each pair a kind. Deals and shuffles share this.
//!
//! Without walls and with at least one turn some two of any two or more tiles link, so the order never
//! gets stuck: in the topmost occupied row two neighbours see each other, and a tile alone there is
//! reached with one turn from the next occupied row. Walls, or no turn at all, break that; then the
//! search begins again, and at last asks the solver how a board of one kind only can be won. Boards are first
//! told to be hopeless where walls make them so (`rooms`), then on small ones everything is tried (`all`).

mod all;
mod chance;
mod heap;
mod rooms;

use super::board::Board;
use super::layout::{Cell, Kind};
use super::moves::Pair;
use super::outcome::Refusal;
use crate::game::Verdict;
use crate::rng::Rng;
use alloc::vec::Vec;
use chance::Clearing;
use heap::Heap;

/// One pair taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taking {
    /// The cells at that time.
    pub(super) pair: Pair,
    /// Which tiles lay there, numbered row by row on the board at the beginning.
    pub(super) tiles: [u32; 2],
}

/// After how many takings a search that keeps getting stuck gives up.
const BUDGET: usize = 200_000;
/// Up to how many tiles those that never meet are looked for, which takes a flood from each.
const MEDIUM: usize = 62 * 62;
/// Up to how many tiles everything is tried.
const SMALL: usize = 40;

/// All tiles of a board in an order in which they can be taken.
///
/// # Errors
/// [`Refusal::Impossible`] if there is none, [`Refusal::NotFound`] if the search gave up.
pub(super) fn order(board: &Board, rng: &mut Rng) -> Result<Vec<Taking>, Refusal> {
    let mut left = BUDGET;
    if rooms::has_odd_room(board.field()) {
        return Err(Refusal::Impossible);
    }
    let mut has_looked = false;
    loop {
        let mut clearing = Clearing::new(board);
        while let Some((a, b)) = clearing.next(rng) {
            clearing.take(a, b);
            left = left.saturating_sub(1);
        }
        if clearing.is_done() {
            return Ok(clearing.into_taken());
        }
        if !has_looked {
            has_looked = true;
            match by_looking(board) {
                Err(Refusal::NotFound) => {}
                decided => return decided,
            }
        }
        left = left.saturating_sub(1);
        if left == 0 {
            return by_solver(board);
        }
    }
}

/// What luck did not find, by what is seen at once or by trying all; [`Refusal::NotFound`] if the board is too large
/// for that.
fn by_looking(board: &Board) -> Result<Vec<Taking>, Refusal> {
    if board.tiles() <= MEDIUM && rooms::has_odd_group(board) {
        return Err(Refusal::Impossible);
    }
    if board.tiles() <= SMALL {
        return all::order(board);
    }
    Err(Refusal::NotFound)
}

/// How many positions the solver may look at.
const SOLVER_BUDGET: u64 = 20_000;

/// The order in which the solver wins the board if all its tiles are of one kind.
fn by_solver(board: &Board) -> Result<Vec<Taking>, Refusal> {
    let mut layout = board.layout();
    for spot in board.tile_spots() {
        layout.set(board.field().pos(spot), Cell::Tile(Kind::FIRST));
    }
    match Board::new(&layout, board.rules())
        .solve(SOLVER_BUDGET)
        .verdict
    {
        Verdict::Solved(pairs) => {
            let mut heap = Heap::new(board);
            for pair in pairs {
                let [a, b] = [pair.a, pair.b].map(|pos| heap.field().spot(pos));
                heap.take(a, b);
            }
            Ok(heap.into_taken())
        }
        Verdict::Unsolvable => Err(Refusal::Impossible),
        Verdict::Unknown => Err(Refusal::NotFound),
    }
}

/// A random pair of cells whose tiles would link if they were of one kind.
pub(super) fn any_pair(board: &Board, rng: &mut Rng) -> Option<[u32; 2]> {
    let mut clearing = Clearing::new(board);
    let (a, b) = clearing.next(rng)?;
    Some(clearing.numbers(a, b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairs::{Gravity, Layout, Move, Rules, Turns};
    use crate::{Seed, Size};

    /// Tiles of one kind, an even number of them, among walls and holes.
    fn random_board(rng: &mut Rng) -> Board {
        let size = Size::new(1 + rng.index(4), 1 + rng.index(5)).unwrap();
        let mut cells: Vec<_> = size.positions().collect();
        rng.shuffle(&mut cells);
        let tiles = cells.len().min(2 + rng.index(9)) / 2 * 2;
        let mut layout = Layout::empty(size);
        for (n, &pos) in cells.iter().enumerate() {
            if n < tiles {
                layout.set(pos, Cell::Tile(Kind::FIRST));
            } else if rng.below(2) == 0 {
                layout.set(pos, Cell::Wall);
            }
        }
        let limit = u8::try_from(rng.below(5)).ok().filter(|&limit| limit < 4);
        let rules = Rules {
            turns: limit.map_or(Turns::ANY, |limit| Turns::at_most(limit).unwrap()),
            ring: rng.below(2) == 0,
            gravity: Gravity::ALL[rng.index(9)],
        };
        let mut board = Board::new(&layout, rules);
        if rng.below(2) == 0 {
            board.settle();
        }
        board
    }

    /// Plain search, by playing.
    fn can_be_cleared(board: &Board) -> bool {
        let clears = |pair| {
            let mut next = board.clone();
            next.play(Move::Join(pair)).is_ok() && can_be_cleared(&next)
        };
        board.tiles() == 0 || board.moves().into_iter().any(clears)
    }

    #[test]
    fn trying_all_finds_what_there_is_and_odd_groups_are_hopeless() {
        let mut rng = Rng::new(Seed::from_number(5), 0);
        let (mut clear, mut odd) = (0, 0);
        for _ in 0..1000 {
            let board = random_board(&mut rng);
            let found = all::order(&board);
            assert_eq!(found.is_ok(), can_be_cleared(&board), "{board:?}");
            if let Ok(order) = found {
                clear += 1;
                let mut board = board.clone();
                for taking in order {
                    assert!(board.play(Move::Join(taking.pair)).is_ok(), "{board:?}");
                }
                assert_eq!(board.tiles(), 0);
            }
            if rooms::has_odd_group(&board) {
                odd += 1;
                assert!(!can_be_cleared(&board), "{board:?}");
            }
        }
        assert!(clear > 300 && odd > 100, "{clear} {odd}");
    }

    /// What a heap holds: its cells, and the number of each tile.
    fn content(heap: &Heap) -> Vec<(bool, u32)> {
        let spots = 0..heap.field().spots();
        let number = |spot| {
            let is_tile = heap.field().is_tile(spot);
            (is_tile, if is_tile { heap.number(spot) } else { 0 })
        };
        spots.map(number).collect()
    }

    #[test]
    fn what_is_taken_can_be_put_back() {
        let mut rng = Rng::new(Seed::from_number(6), 0);
        for _ in 0..300 {
            let board = random_board(&mut rng);
            let mut heap = Heap::new(&board);
            let mut before = Vec::new();
            while heap.left() > 0 {
                let tiles = (0..heap.field().spots()).filter(|&spot| heap.field().is_tile(spot));
                let mut tiles: Vec<_> = tiles.collect();
                rng.shuffle(&mut tiles);
                let content = content(&heap);
                before.push((content, heap.take(tiles[0], tiles[1])));
            }
            while let Some((content_before, taken)) = before.pop() {
                heap.put_back(&taken);
                assert_eq!(content(&heap), content_before, "{board:?}");
            }
            assert_eq!(heap.left(), board.tiles());
        }
    }

    /// Walls on two sides, and no turns: the first tile links with none. Looking through all 20,000 positions,
    /// then 200,000 pairs and 20,000 positions of the solver found no answer.
    #[test]
    fn a_tile_that_nothing_ever_meets_is_seen_at_once() {
        let few = "1#1###\n####..\n111111\n111111\n111111\n111111\n111111\n111111";
        let more = "1#1###\n##1111\n111111\n111111\n111111\n111111\n111111\n111111";
        let rules = Rules {
            turns: Turns::at_most(0).unwrap(),
            gravity: Gravity::TogetherH,
            ..Rules::default()
        };
        for layout in [few, more] {
            let board = Board::new(&layout.parse().unwrap(), rules);
            let mut rng = Rng::new(Seed::from_number(0), 0);
            assert_eq!(order(&board, &mut rng).err(), Some(Refusal::Impossible));
        }
    }
}
