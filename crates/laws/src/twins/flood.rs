//! Best paths by flooding a board from one of its tiles, over place and direction, a layer a turn.
//!
//! One flood tells the best paths from all tiles of a kind to one of them.

use linkwork::Pos;
use linkwork::pairs::{Board, Cell, Point};
use std::collections::VecDeque;

/// A place with a direction: a path that leaves the place that way.
type State = (usize, usize);

/// What lies where, with a frame round the ring, so that a step from a place always leads to a place.
#[derive(Clone, Debug)]
pub struct Ground {
    width: usize,
    /// Whether a path may pass, by place.
    free: Vec<bool>,
    /// The kind of the tile, or zero, by place.
    kinds: Vec<u8>,
}

/// How many places lie before the first row and the first column: the frame and the ring.
const BEFORE: usize = 2;

impl Ground {
    /// The ground of a board.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let (rows, cols) = (
            usize::from(board.size().rows()),
            usize::from(board.size().cols()),
        );
        let (height, width) = (rows + 2 * BEFORE, cols + 2 * BEFORE);
        let mut ground = Self {
            width,
            free: vec![false; height * width],
            kinds: vec![0; height * width],
        };
        for row in 1..height - 1 {
            for col in 1..width - 1 {
                ground.free[row * width + col] = board.rules().ring;
            }
        }
        for (pos, cell) in board.layout().cells() {
            let place = ground.place(pos);
            ground.free[place] = cell == Cell::Empty;
            if let Cell::Tile(kind) = cell {
                ground.kinds[place] = kind.number();
            }
        }
        ground
    }

    fn place(&self, pos: Pos) -> usize {
        (usize::from(pos.row) + BEFORE) * self.width + usize::from(pos.col) + BEFORE
    }

    fn point(&self, place: usize) -> Point {
        let coordinate = |n: usize| i16::try_from(n).unwrap() - 2;
        Point {
            row: coordinate(place / self.width),
            col: coordinate(place % self.width),
        }
    }

    /// One step on: up, right, down, left.
    fn on(&self, place: usize, dir: usize) -> usize {
        match dir {
            0 => place - self.width,
            1 => place + 1,
            2 => place + self.width,
            _ => place - 1,
        }
    }

    fn back(&self, place: usize, dir: usize) -> usize {
        self.on(place, (dir + 2) % 4)
    }
}

/// The two directions across one.
const fn across(dir: usize) -> [usize; 2] {
    [(dir + 1) % 4, (dir + 3) % 4]
}

/// The best way from one tile to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// How many turns.
    pub turns: u16,
    /// How many steps.
    pub steps: u32,
    /// Where it begins, turns and ends.
    pub points: Vec<Point>,
}

/// How far it is to one tile.
#[derive(Clone, Debug)]
pub struct Flood<'a> {
    ground: &'a Ground,
    goal: usize,
    /// Turns and steps from a place, left in a direction, to the goal.
    away: Vec<Option<(u16, u32)>>,
}

impl<'a> Flood<'a> {
    /// Floods the ground from the tile on that cell.
    #[must_use]
    pub fn to(ground: &'a Ground, goal: Pos) -> Self {
        let goal = ground.place(goal);
        let mut flood = Self {
            ground,
            goal,
            away: vec![None; ground.free.len() * 4],
        };
        let mut seeds: Vec<(u32, State)> = Vec::new();
        for dir in 0..4 {
            seeds.push((1, (ground.back(goal, dir), dir)));
        }
        let mut turns = 0;
        while !seeds.is_empty() {
            seeds = flood.layer(turns, seeds);
            turns += 1;
        }
        flood
    }

    /// Reaches all that is reached with so many turns, nearest first; answers where one turn more begins,
    /// nearest first as well.
    fn layer(&mut self, turns: u16, seeds: Vec<(u32, State)>) -> Vec<(u32, State)> {
        let mut seeds = VecDeque::from(seeds);
        let mut straight: VecDeque<(u32, State)> = VecDeque::new();
        let mut turned = Vec::new();
        loop {
            let seed_is_nearer = match (seeds.front(), straight.front()) {
                (Some(seed), Some(other)) => seed.0 < other.0,
                (seed, _) => seed.is_some(),
            };
            let from = if seed_is_nearer {
                &mut seeds
            } else {
                &mut straight
            };
            let Some((steps, (place, dir))) = from.pop_front() else {
                return turned;
            };
            if !self.is_new((place, dir)) {
                continue;
            }
            self.away[place * 4 + dir] = Some((turns, steps));
            if !self.ground.free[place] {
                continue;
            }
            let before = |dir: usize| (self.ground.back(place, dir), dir);
            straight
                .extend(Some((steps + 1, before(dir))).filter(|(_, state)| self.is_new(*state)));
            let sides = across(dir).map(before).into_iter();
            turned.extend(
                sides
                    .filter(|&side| self.is_new(side))
                    .map(|side| (steps + 1, side)),
            );
        }
    }

    /// Whether a way may begin so, and no better one is known.
    fn is_new(&self, (place, dir): State) -> bool {
        self.away[place * 4 + dir].is_none() && self.may_begin(place)
    }

    /// Whether a way may begin here: on a free place, or on another tile of the goal's kind.
    fn may_begin(&self, place: usize) -> bool {
        let kinds = &self.ground.kinds;
        self.ground.free[place]
            || place != self.goal && kinds[place] == kinds[self.goal] && kinds[place] > 0
    }

    /// The best way to the goal from a tile of its kind: the fewest turns, then the fewest steps, then the
    /// first corners from the start on, row before column; `None` if no way leads there.
    #[must_use]
    pub fn way(&self, start: Pos) -> Option<Way> {
        let start = self.ground.place(start);
        let (turns, steps) = (0..4).filter_map(|dir| self.away[start * 4 + dir]).min()?;
        let mut tracks: Vec<State> = (0..4)
            .filter(|dir| self.away[start * 4 + dir] == Some((turns, steps)))
            .map(|dir| (start, dir))
            .collect();
        let mut places = vec![start];
        for _ in 0..turns {
            let turned: Vec<State> = tracks
                .iter()
                .flat_map(|&track| self.turns_of(track))
                .collect();
            let corner = turned.iter().map(|state| state.0).min()?;
            tracks = turned
                .into_iter()
                .filter(|state| state.0 == corner)
                .collect();
            places.push(corner);
        }
        places.push(self.goal);
        let points = places
            .into_iter()
            .map(|place| self.ground.point(place))
            .collect();
        Some(Way {
            turns,
            steps,
            points,
        })
    }

    /// Where a best way along a track may turn, and whither.
    fn turns_of(&self, (mut place, dir): State) -> Vec<State> {
        let mut found = Vec::new();
        while let Some((turns, steps)) = self.away[place * 4 + dir] {
            place = self.ground.on(place, dir);
            if place == self.goal {
                break;
            }
            for side in across(dir) {
                let rest = turns.checked_sub(1).map(|turns| (turns, steps - 1));
                if rest.is_some() && self.away[place * 4 + side] == rest {
                    found.push((place, side));
                }
            }
            if self.away[place * 4 + dir] != Some((turns, steps - 1)) {
                break;
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use linkwork::pairs::Rules;

    /// The way between the two tiles 1 of a board, as its points, or none.
    fn check(board: &str, ring: bool, expect: &str) {
        let rules = Rules {
            ring,
            ..Rules::default()
        };
        let board = Board::new(&board.parse().unwrap(), rules);
        let layout = board.layout();
        let ones: Vec<Pos> = layout
            .cells()
            .filter(|(_, cell)| matches!(cell, Cell::Tile(kind) if kind.number() == 1))
            .map(|(pos, _)| pos)
            .collect();
        let ground = Ground::new(&board);
        let way = Flood::to(&ground, ones[1]).way(ones[0]);
        let point = |point: &Point| format!("{},{}", point.row, point.col);
        let shown = way.map_or("none".into(), |way| {
            let points: Vec<String> = way.points.iter().map(point).collect();
            format!("{} {}: {}", way.turns, way.steps, points.join(" "))
        });
        assert_eq!(shown, expect);
    }

    #[test]
    fn ways_are_the_best() {
        check("11", true, "0 1: 0,0 0,1");
        check("1.1", false, "0 2: 0,0 0,2");
        check("1#1", true, "2 4: 0,0 -1,0 -1,2 0,2");
        check("1#1", false, "none");
        check("1..\n..1", false, "1 3: 0,0 0,2 1,2");
        check("12\n21", true, "3 6: 0,0 -1,0 -1,2 1,2 1,1");
        check("121", false, "none");
        check("1.#\n#.#\n#.1", false, "2 4: 0,0 0,1 2,1 2,2");
    }
}
