//! A random order in which all tiles of a board could be taken if their kinds were free to choose.
//!
//! Which pairs link depends on which cells are occupied, not on what lies there. So a winnable board
//! is built backwards: take linkable pairs away until nothing is left, under the board's own rules,
//! then give the two tiles of each pair a kind. Deals and shuffles share this.
//!
//! Without walls and with at least one turn some two of any two or more tiles link, so the order never
//! gets stuck: in the topmost occupied row two neighbours see each other, and a tile alone there is
//! reached with one turn from the next occupied row. Walls, or no turn at all, break that; then the
//! search begins again, on small boards tries everything, and at last asks the solver how a board of one
//! kind only can be won.

use super::board::Board;
use super::field::{EMPTY, Field, Spot, WALL};
use super::gravity;
use super::layout::{Cell, Kind};
use super::moves::Pair;
use super::outcome::{Fall, Refusal};
use super::rules::{Gravity, Rules};
use super::runs::Flood;
use crate::game::Verdict;
use crate::rng::Rng;
use crate::seen::{Added, Seen};
use alloc::vec::Vec;

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
/// How many random pairs, and then random tiles, are tried before all tiles are looked through.
const TRIES: usize = 8;
/// Up to how many tiles, and how many positions, everything is tried.
const SMALL: usize = 40;
const SMALL_BUDGET: usize = 20_000;

/// All tiles of a board in an order in which they can be taken.
///
/// # Errors
/// [`Refusal::Impossible`] if there is none, [`Refusal::NotFound`] if the search gave up.
pub(super) fn order(board: &Board, rng: &mut Rng) -> Result<Vec<Taking>, Refusal> {
    let mut left = BUDGET;
    if has_odd_room(board.field()) {
        return Err(Refusal::Impossible);
    }
    let mut tried_all = false;
    loop {
        let mut clearing = Clearing::new(board);
        while let Some((a, b)) = clearing.next(rng) {
            clearing.take(a, b);
            left = left.saturating_sub(1);
        }
        if clearing.left == 0 {
            return Ok(clearing.taken);
        }
        if !tried_all && board.tiles() <= SMALL {
            tried_all = true;
            match try_all(board) {
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
            let mut clearing = Clearing::new(board);
            for pair in pairs {
                let [a, b] = [pair.a, pair.b].map(|pos| clearing.field.spot(pos));
                clearing.take(a, b);
            }
            Ok(clearing.taken)
        }
        Verdict::Unsolvable => Err(Refusal::Impossible),
        Verdict::Unknown => Err(Refusal::NotFound),
    }
}

/// A random pair of cells whose tiles would link if they were of one kind.
pub(super) fn any_pair(board: &Board, rng: &mut Rng) -> Option<[u32; 2]> {
    let mut clearing = Clearing::new(board);
    let (a, b) = clearing.next(rng)?;
    Some([clearing.numbers[a], clearing.numbers[b]])
}

/// A board being cleared: all its tiles are alike, but numbered.
#[derive(Clone)]
struct Clearing {
    rules: Rules,
    field: Field,
    settled: bool,
    left: usize,
    /// By spot: the number of the tile there.
    numbers: Vec<u32>,
    /// Tiles beside a free spot, in no order. Some may have gone or moved since.
    open: Vec<Spot>,
    /// By spot: whether it is in `open`.
    listed: Vec<bool>,
    flood: Option<Flood>,
    /// The partners last found.
    partners: Vec<Spot>,
    taken: Vec<Taking>,
}

/// What lies on every tile of a board being cleared.
const TILE: u8 = 1;

impl Clearing {
    fn new(board: &Board) -> Self {
        let mut field = board.field().clone();
        let mut numbers = alloc::vec![0; field.spots()];
        for (spot, number) in board.tile_spots().zip(0..) {
            field.set(spot, TILE);
            numbers[spot] = number;
        }
        let mut clearing = Self {
            rules: board.rules(),
            settled: board.is_settled(),
            left: board.tiles(),
            numbers,
            open: Vec::new(),
            listed: alloc::vec![false; field.spots()],
            flood: None,
            partners: Vec::new(),
            taken: Vec::with_capacity(board.tiles() / 2),
            field,
        };
        for spot in board.tile_spots() {
            clearing.list(spot);
        }
        clearing
    }

    fn is_open(&self, spot: Spot) -> bool {
        self.field.is_tile(spot)
            && self
                .field
                .round(spot)
                .iter()
                .any(|&s| self.field.is_free(s))
    }

    fn list(&mut self, spot: Spot) {
        if !self.listed[spot] && self.is_open(spot) {
            self.listed[spot] = true;
            self.open.push(spot);
        }
    }

    fn next(&mut self, rng: &mut Rng) -> Option<(Spot, Spot)> {
        self.pick(rng).or_else(|| self.look_through(rng))
    }

    /// Two tiles that link, at random; `None` if luck did not find any.
    ///
    /// Two random tiles beside free cells mostly do where the board is small or nearly empty. Where it
    /// is large and full of small holes, a random tile and any of its partners is quicker to find.
    fn pick(&mut self, rng: &mut Rng) -> Option<(Spot, Spot)> {
        let limit = self.rules.turns.limit().unwrap_or(2);
        for _ in 0..TRIES {
            let (a, b) = (self.random_open(rng)?, self.random_open(rng)?);
            // The second draw may have dropped a stale entry, but never a tile that is open.
            if a != b && self.joins(limit, a, b) {
                return Some((a, b));
            }
        }
        for _ in 0..TRIES {
            let a = self.random_open(rng)?;
            if let Some(b) = self.random_partner(a, rng) {
                return Some((a, b));
            }
        }
        None
    }

    fn joins(&self, turns: u8, a: Spot, b: Spot) -> bool {
        let [a, b] = [a, b].map(|spot| self.field.at(spot));
        self.field.occupied().joins(turns, a, b)
    }

    /// Two tiles that link, looked for from a random place on until some are found.
    fn look_through(&mut self, rng: &mut Rng) -> Option<(Spot, Spot)> {
        let spots = self.field.spots();
        let from = rng.index(spots);
        (from..spots).chain(0..from).find_map(|a| {
            let is_tile = self.field.is_tile(a);
            is_tile
                .then(|| self.random_partner(a, rng))
                .flatten()
                .map(|b| (a, b))
        })
    }

    fn random_partner(&mut self, a: Spot, rng: &mut Rng) -> Option<Spot> {
        let limit = self.rules.turns.limit().map_or(u16::MAX, u16::from);
        let field = &self.field;
        let flood = self.flood.get_or_insert_with(|| Flood::new(field));
        flood.partners(field, a, limit, &mut self.partners);
        let index = rng.index(self.partners.len());
        self.partners.get(index).copied()
    }

    fn random_open(&mut self, rng: &mut Rng) -> Option<Spot> {
        while !self.open.is_empty() {
            let index = rng.index(self.open.len());
            let spot = self.open[index];
            if self.is_open(spot) {
                return Some(spot);
            }
            self.open.swap_remove(index);
            self.listed[spot] = false;
        }
        None
    }

    fn take(&mut self, a: Spot, b: Spot) {
        let pair = Pair::new(self.field.pos(a), self.field.pos(b)).sorted();
        self.taken.push(Taking {
            pair,
            tiles: [self.numbers[a], self.numbers[b]],
        });
        self.left -= 2;
        for spot in [a, b] {
            self.field.set(spot, EMPTY);
        }
        let falls = if self.settled {
            gravity::falls_after(&self.field, self.rules.gravity, pair)
        } else {
            gravity::falls(&self.field, self.rules.gravity)
        };
        self.settled = true;
        for &fall in &falls {
            self.fall(fall);
        }
        self.list_round(a);
        self.list_round(b);
        for fall in falls {
            self.list(self.field.spot(fall.to));
            self.list_round(self.field.spot(fall.from));
        }
    }

    fn fall(&mut self, fall: Fall) {
        let (from, to) = (self.field.spot(fall.from), self.field.spot(fall.to));
        self.field.set(from, EMPTY);
        self.field.set(to, TILE);
        self.numbers[to] = self.numbers[from];
    }

    fn list_round(&mut self, spot: Spot) {
        for spot in self.field.round(spot) {
            self.list(spot);
        }
    }
}

/// Whether walls part the board in rooms one of which holds an odd number of tiles: no tile ever
/// leaves its room, so that room cannot be cleared.
fn has_odd_room(field: &Field) -> bool {
    let mut seen = alloc::vec![false; field.spots()];
    let mut rest = Vec::new();
    for start in 0..field.spots() {
        if field.code(start) == WALL || seen[start] {
            continue;
        }
        let mut tiles = 0;
        seen[start] = true;
        rest.push(start);
        while let Some(spot) = rest.pop() {
            tiles += usize::from(field.is_tile(spot));
            for next in field.round(spot) {
                if field.code(next) != WALL && !seen[next] {
                    seen[next] = true;
                    rest.push(next);
                }
            }
        }
        if tiles % 2 == 1 {
            return true;
        }
    }
    false
}

/// Looks through all orders of a small board.
fn try_all(board: &Board) -> Result<Vec<Taking>, Refusal> {
    let clearing = Clearing::new(board);
    let mut search = TryAll {
        seen: Seen::new(clearing.field.spots(), SMALL_BUDGET),
        gave_up: false,
    };
    match search.from(clearing) {
        Some(taken) => Ok(taken),
        None if search.gave_up => Err(Refusal::NotFound),
        None => Err(Refusal::Impossible),
    }
}

struct TryAll {
    /// The positions that were looked at, by which of their spots hold tiles.
    seen: Seen<u8>,
    gave_up: bool,
}

impl TryAll {
    /// Whether the position without a pair is known to be of no use, told without making it: most are, and where tiles
    /// fall it must be made. `tiles` are those of the position with the pair.
    fn leads_nowhere(&mut self, clearing: &Clearing, tiles: &mut [u8], pair: [Spot; 2]) -> bool {
        if self.gave_up {
            return true;
        }
        if clearing.rules.gravity != Gravity::None {
            return false;
        }
        pair.iter().for_each(|&spot| tiles[spot] = 0);
        let is_known = self.seen.find(tiles).is_some();
        pair.iter().for_each(|&spot| tiles[spot] = 1);
        is_known
    }

    fn from(&mut self, clearing: Clearing) -> Option<Vec<Taking>> {
        if clearing.left == 0 {
            return Some(clearing.taken);
        }
        let field = &clearing.field;
        let spots = 0..field.spots();
        let tiles = spots.clone().map(|spot| field.is_tile(spot).into());
        let mut tiles: Vec<u8> = tiles.collect();
        let added = self.seen.add(&tiles);
        if !matches!(added, Added::New(_)) {
            self.gave_up |= added == Added::Full;
            return None;
        }
        let limit = clearing.rules.turns.limit().map_or(u16::MAX, u16::from);
        let mut flood = Flood::new(field);
        let mut partners = Vec::new();
        for a in spots.filter(|&spot| field.is_tile(spot)) {
            flood.partners(field, a, limit, &mut partners);
            for &b in partners.iter().filter(|&&b| b > a) {
                if clearing.left > 2 && self.leads_nowhere(&clearing, &mut tiles, [a, b]) {
                    continue;
                }
                let mut next = clearing.clone();
                next.take(a, b);
                if let Some(taken) = self.from(next) {
                    return Some(taken);
                }
            }
        }
        None
    }
}
