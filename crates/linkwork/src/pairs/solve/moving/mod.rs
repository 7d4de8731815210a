//! The search where tiles move, and for kinds of very many tiles.
//!
//! Taking tiles may close paths here, and which pairs link later depends on the order. So this is a search over
//! positions, and a settled position is the set of tiles that are left.
//!
//! 1. `beam`: of all positions after so many pairs only the most promising are kept; few at first, then more. If
//!    none ever had to be dropped, all positions were looked at, which proves a loss.
//!    Where games are long, that a game ends badly is decided near its end: so that is searched again, wider.
//! 2. `depth`: all positions, depth first, each once.
//!
//! Both leave out what is proved to be needless (`prune`).

mod beam;
mod depth;
mod prune;

use super::super::board::Board;
use super::super::moves::Pair;
use super::super::scene::{Ground, Scene, Tile};
use super::End;
use super::tiles::Tiles;
use crate::seen::Seen;
use alloc::boxed::Box;
use alloc::vec::Vec;
use beam::Beam;
use depth::Depth;

/// How many positions of each depth are kept, search after search.
const WIDTHS: [usize; 6] = [1, 8, 64, 512, 2048, 8192];
/// Up to how many tiles all positions are looked at without a beam before.
const FEW: usize = 24;
/// How many positions of each depth are kept when only the end of a long game is searched again, and how many
/// pairs before the point where all ways got stuck that begins.
const END_WIDTHS: [usize; 3] = [8, 64, 512];
const END: usize = 48;

/// Pairs of tiles, in the order in which they are taken.
type Trail = Vec<[Tile; 2]>;

/// For the positions that a search has seen: eight million, or 128 MiB of sets. With all it takes while it grows,
/// less than 500 MB.
fn seen(ground: &Ground) -> Seen<u64> {
    let len = ground.set_len();
    Seen::new(len, ((1 << 24) / len).min(1 << 23))
}

/// How a part of the search ended.
enum Part {
    Won(Trail),
    Lost,
    /// Positions were left out.
    Unknown,
}

pub(super) struct Moving {
    ground: Ground,
    stage: Stage,
}

enum Stage {
    /// And the numbers of its width, and of its width at the end once that is searched again.
    Beam(Box<Beam>, usize, Option<usize>),
    Depth(Box<Depth>),
}

impl Moving {
    /// The search of a board that is small enough to have its [`Tiles`].
    pub(super) fn new(board: &Board, _: Tiles) -> Self {
        let ground = Ground::new(board);
        let stage = if ground.tiles() > FEW {
            Stage::Beam(
                Box::new(Beam::new(&ground, Trail::new(), WIDTHS[0])),
                0,
                None,
            )
        } else {
            Stage::Depth(Box::new(Depth::new(&ground)))
        };
        Self { ground, stage }
    }

    /// A small part of the work: one position.
    pub(super) fn advance(&mut self, positions: &mut u64) -> Option<End> {
        let part = match &mut self.stage {
            Stage::Beam(beam, ..) => beam.advance(&self.ground, positions),
            Stage::Depth(depth) => depth.advance(&self.ground, positions),
        };
        match (part?, &self.stage) {
            (Part::Won(trail), _) => Some(End::Won(self.pairs(&trail))),
            (Part::Lost, _) => Some(End::Lost),
            (Part::Unknown, Stage::Beam(beam, number, end)) => {
                self.stage = self.after(beam, *number, *end);
                None
            }
            (Part::Unknown, Stage::Depth(_)) => Some(End::Unknown),
        }
    }

    /// What to try after a beam: the end of its longest way, then a wider beam, then everything. None of it
    /// depends on the budget: more of that never loses a way that less would have found.
    fn after(&self, beam: &Beam, number: usize, end: Option<usize>) -> Stage {
        let beam_of = |before, width| Box::new(Beam::new(&self.ground, before, width));
        let end = end.map_or(0, |end| end + 1);
        let longest = beam.longest();
        if longest.len() > END && self.ground.tiles() > 4 * END && end < END_WIDTHS.len() {
            let before = longest[..longest.len() - END].to_vec();
            return Stage::Beam(beam_of(before, END_WIDTHS[end]), number, Some(end));
        }
        match WIDTHS.get(number + 1) {
            Some(&wider) => Stage::Beam(beam_of(Trail::new(), wider), number + 1, None),
            None => Stage::Depth(Box::new(Depth::new(&self.ground))),
        }
    }

    /// The pairs named by their cells at the time when they are taken.
    fn pairs(&self, trail: &Trail) -> Vec<Pair> {
        let mut scene = Scene::start(&self.ground);
        let mut pairs = Vec::with_capacity(trail.len());
        for &pair in trail {
            let [a, b] = pair.map(|tile| self.ground.places[scene.cell(tile)].pos());
            pairs.push(Pair::new(a, b).sorted());
            scene.take(&self.ground, pair);
        }
        pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Status, Verdict};
    use crate::pairs::{BUDGET, Cell, Deal, Gravity, Kind, Layout, Move, Rules, Turns};
    use crate::{Rng, Seed, Size};
    use alloc::collections::BTreeMap;
    use alloc::string::{String, ToString};

    /// Plain exhaustive search on boards as anybody plays them.
    fn can_be_won(board: &Board, seen: &mut BTreeMap<String, bool>) -> bool {
        if board.status() != Status::Playing {
            return board.status() == Status::Won;
        }
        let name = board.layout().to_string();
        if let Some(&known) = seen.get(&name) {
            return known;
        }
        let wins = board.moves().into_iter().any(|pair| {
            let mut next = board.clone();
            next.play(Move::Join(pair)).unwrap();
            can_be_won(&next, seen)
        });
        seen.insert(name, wins);
        wins
    }

    fn random_rules(rng: &mut Rng) -> Rules {
        let turns = rng.below(5);
        Rules {
            turns: u8::try_from(turns)
                .ok()
                .filter(|&t| t < 4)
                .map_or(Turns::ANY, |t| Turns::at_most(t).unwrap()),
            ring: rng.below(3) > 0,
            gravity: Gravity::ALL[rng.index(9)],
        }
    }

    /// Tiles, as many of a kind as asked, with walls and holes, settled or not.
    fn random_board(rng: &mut Rng, of_a_kind: usize, most: u32) -> Board {
        let size = Size::new(1 + rng.index(5), 2 + rng.index(6)).unwrap();
        let mut cells: Vec<_> = size.positions().collect();
        rng.shuffle(&mut cells);
        let tiles = (4 + rng.below(most - 3) as usize).min(cells.len()) / 2 * 2;
        let mut layout = Layout::empty(size);
        for (i, &pos) in cells.iter().enumerate() {
            let kind = u8::try_from(1 + i / of_a_kind).ok().and_then(Kind::new);
            if i < tiles {
                layout.set(pos, Cell::Tile(kind.unwrap()));
            } else if rng.below(4) == 0 {
                layout.set(pos, Cell::Wall);
            }
        }
        Board::new(&layout, random_rules(rng))
    }

    fn solve(board: &Board, mut stage: impl FnMut(&Ground) -> Stage) -> End {
        let mut search = Moving::new(board, Tiles::of(board).unwrap());
        search.stage = stage(&search.ground);
        let mut positions = 0;
        loop {
            if let Some(end) = search.advance(&mut positions) {
                return end;
            }
        }
    }

    fn replay(board: &Board, verdict: Verdict<Vec<Pair>>) {
        let mut board = board.clone();
        let Verdict::Solved(pairs) = verdict else {
            panic!("{verdict:?}");
        };
        for pair in pairs {
            board.play(Move::Join(pair)).unwrap();
        }
        assert_eq!(board.status(), Status::Won);
    }

    fn check(board: &Board, stage: impl FnMut(&Ground) -> Stage) {
        let expected = can_be_won(board, &mut BTreeMap::new());
        match solve(board, stage) {
            won @ End::Won(_) => replay(board, won.verdict()),
            End::Lost => assert!(
                !expected,
                "can be won: {:?}\n{}",
                board.rules(),
                board.layout()
            ),
            End::Unknown => panic!("undecided: {:?}\n{}", board.rules(), board.layout()),
        }
    }

    #[test]
    fn both_searches_agree_with_plain_search() {
        let mut rng = Rng::new(Seed::from_number(4), 0);
        for number in 0..1500 {
            let board = random_board(&mut rng, 2 + number % 4 * 2, 18);
            if board.status() == Status::Won {
                continue;
            }
            check(&board, |ground| {
                Stage::Beam(Box::new(Beam::new(ground, Trail::new(), 4)), 0, None)
            });
            check(&board, |ground| {
                Stage::Beam(Box::new(Beam::new(ground, Trail::new(), 1 << 20)), 0, None)
            });
            check(&board, |ground| Stage::Depth(Box::new(Depth::new(ground))));
        }
    }

    /// The first search gets stuck after 121 of 144 pairs, and finds the way from the 73rd on.
    #[test]
    fn the_end_of_a_long_game_is_searched_again() {
        let rules = Rules {
            gravity: Gravity::ApartH,
            ..Rules::default()
        };
        let deal = Deal::new("24x12".parse().unwrap(), 36).unwrap();
        let dealt = deal.with_rules(rules).board(Seed::from_number(1), 3);
        let board = dealt.unwrap().board;
        let solved = board.solve(BUDGET);
        assert!((145..1000).contains(&solved.positions), "{solved:?}");
        replay(&board, solved.verdict);
    }
}
