//! Searches by whole straight runs, for any number of turns.
//!
//! A *run* is a longest stretch of free spots in a row or column. Every free spot lies on exactly one
//! run of each axis, and a path is a chain of runs, each crossing the next: one turn a crossing. So the
//! fewest turns are found by breadth-first search over runs. A run is entered once, in the round of its
//! fewest turns, and then all its spots have that number; how many steps they are away follows from
//! one sweep along the run each way. One value for each spot and axis is enough, which is not so for
//! searches that go step by step (these must keep spot and direction apart).
//!
//! Method: the breadth-first search of Microsoft's Link-up as told in the book "Beauty of Programming"
//! (编程之美, 2008), with runs instead of cells in the queue.

use super::field::{Axis, Field, Spot};
use super::path::distance;
use alloc::vec::Vec;

/// Not reached.
const FAR: u16 = u16::MAX;

/// What is known of a spot, seen along one axis.
#[derive(Clone, Copy)]
struct Away {
    turns: u16,
    steps: u32,
}

/// How far the spots are from one tile, the goal, along either axis.
struct Distances<'a> {
    field: &'a Field,
    goal: Spot,
    /// The other tile: walked over as if it were free, since paths end there.
    other: Spot,
    /// A list for rows and a list for columns.
    away: [Vec<Away>; 2],
}

/// The best path between two tiles, as tile, corners, tile; `first` comes first on the board.
pub(super) fn best(field: &Field, first: Spot, second: Spot) -> Option<Vec<Spot>> {
    let mut distances = Distances::new(field, second, first);
    distances.measure();
    distances.walk()
}

impl<'a> Distances<'a> {
    fn new(field: &'a Field, goal: Spot, other: Spot) -> Self {
        let unknown = Away {
            turns: FAR,
            steps: u32::MAX,
        };
        Self {
            field,
            goal,
            other,
            away: [
                alloc::vec![unknown; field.spots()],
                alloc::vec![unknown; field.spots()],
            ],
        }
    }

    fn away(&self, spot: Spot, axis: Axis) -> Away {
        self.away[axis as usize][spot]
    }

    fn is_open(&self, spot: Spot) -> bool {
        self.field.is_free(spot) || spot == self.other || spot == self.goal
    }

    /// Round by round, each a turn more, until the other tile is reached or nothing is new.
    fn measure(&mut self) {
        let mut round: Vec<(Spot, Axis)> = Vec::new();
        for axis in Axis::BOTH {
            self.away[axis as usize][self.goal] = Away { turns: 0, steps: 0 };
            self.enter(self.goal, axis, 0, &mut round);
        }
        let mut turns = 0;
        while !round.is_empty() && !self.is_reached() {
            turns += 1;
            let mut next = Vec::new();
            for (spot, axis) in round {
                if self.away(spot, axis.other()).turns == FAR {
                    self.enter(spot, axis.other(), turns, &mut next);
                }
            }
            round = next;
        }
    }

    fn is_reached(&self) -> bool {
        Axis::BOTH
            .into_iter()
            .any(|axis| self.away(self.other, axis).turns != FAR)
    }

    /// Enters the run through a spot: all its spots are `turns` turns from the goal, and as many steps
    /// as the nearest crossing run of the round before is, plus the way along this one.
    fn enter(&mut self, spot: Spot, axis: Axis, turns: u16, entered: &mut Vec<(Spot, Axis)>) {
        let step = self.field.step(axis);
        let (mut first, mut last) = (spot, spot);
        while self.is_open(first - step) {
            first -= step;
        }
        while self.is_open(last + step) {
            last += step;
        }
        let run = (first..last + 1).step_by(step);
        for spot in run.clone() {
            let steps = if turns == 0 {
                distance(self.field, spot, self.goal)
            } else {
                let cross = self.away(spot, axis.other());
                if cross.turns == turns - 1 {
                    cross.steps
                } else {
                    u32::MAX
                }
            };
            self.away[axis as usize][spot] = Away { turns, steps };
            entered.push((spot, axis));
        }
        self.sweep(run.clone(), axis);
        self.sweep(run.rev(), axis);
    }

    /// One sweep along a run: a spot is at most one step further than the one before it.
    fn sweep(&mut self, run: impl Iterator<Item = Spot>, axis: Axis) {
        let list = &mut self.away[axis as usize];
        let mut steps = u32::MAX;
        for spot in run {
            steps = steps.saturating_add(1).min(list[spot].steps);
            list[spot].steps = steps;
        }
    }

    /// From the other tile to the goal, at each corner taking the best way that turns first.
    fn walk(&self) -> Option<Vec<Spot>> {
        let best = Axis::BOTH
            .into_iter()
            .map(|axis| self.away(self.other, axis))
            .min_by_key(|away| (away.turns, away.steps))?;
        if best.turns == FAR {
            return None;
        }
        let mut spots = alloc::vec![self.other];
        // At the start either axis may do; after a corner the axis is the one turned to.
        let mut axes: Vec<Axis> = Axis::BOTH
            .into_iter()
            .filter(|&axis| {
                let away = self.away(self.other, axis);
                (away.turns, away.steps) == (best.turns, best.steps)
            })
            .collect();
        for turns in (0..best.turns).rev() {
            let from = *spots.last()?;
            let corners = axes.iter().filter_map(|&axis| {
                let corner = self.corner(from, axis, turns)?;
                Some((corner, axis.other()))
            });
            let (corner, axis) = corners.min_by_key(|(corner, _)| *corner)?;
            spots.push(corner);
            axes = alloc::vec![axis];
        }
        spots.push(self.goal);
        Some(spots)
    }

    /// The first spot on the run through `from` at which a best way turns, `turns` turns being left
    /// then.
    fn corner(&self, from: Spot, axis: Axis, turns: u16) -> Option<Spot> {
        let step = self.field.step(axis);
        let steps = self.away(from, axis).steps;
        let turns_here = |&spot: &Spot| {
            let cross = self.away(spot, axis.other());
            spot != from
                && cross.turns == turns
                && cross.steps + distance(self.field, from, spot) == steps
        };
        let mut first = from;
        while self.is_open(first - step) {
            first -= step;
        }
        (first..)
            .step_by(step)
            .take_while(|&spot| self.is_open(spot))
            .find(turns_here)
    }
}

/// A search from one tile for all others that some path with few enough turns joins to it. Kept
/// between searches, so that its memory is made once.
#[derive(Clone)]
pub(super) struct Flood {
    /// For each axis and spot, the last search that entered its run.
    entered: [Vec<u32>; 2],
    search: u32,
    /// The tiles met, a bit a spot: put in order and each once without a sort. Empty between searches.
    met: Vec<u64>,
}

impl Flood {
    pub(super) fn new(field: &Field) -> Self {
        Self {
            entered: [alloc::vec![0; field.spots()], alloc::vec![0; field.spots()]],
            search: 0,
            met: alloc::vec![0; field.spots().div_ceil(64)],
        }
    }

    /// Puts the other tiles of the same kind that link to `from` into `found`, in the board's order.
    pub(super) fn partners(
        &mut self,
        field: &Field,
        from: Spot,
        limit: u16,
        found: &mut Vec<Spot>,
    ) {
        found.clear();
        let kind = field.code(from);
        let mut met = core::mem::take(&mut self.met);
        self.spread(field, &[from], limit, &mut |spot| {
            if spot != from && field.code(spot) == kind {
                met[spot / 64] |= 1 << (spot % 64);
            }
        });
        for (at, word) in met.iter_mut().enumerate() {
            while *word != 0 {
                found.push(at * 64 + word.trailing_zeros() as usize);
                *word &= *word - 1;
            }
        }
        self.met = met;
    }

    /// Goes along all paths with at most so many turns from any of these spots; shows what lies at the ends of
    /// their runs.
    pub(super) fn spread(
        &mut self,
        field: &Field,
        from: &[Spot],
        limit: u16,
        meet: &mut dyn FnMut(Spot),
    ) {
        self.search += 1;
        let mut round = Vec::new();
        for &spot in from {
            for axis in Axis::BOTH {
                self.enter(field, spot, axis, &mut round, meet);
            }
        }
        let mut turns = 0;
        while !round.is_empty() && turns < limit {
            turns += 1;
            let mut next = Vec::new();
            for (spot, axis) in round {
                self.enter(field, spot, axis.other(), &mut next, meet);
            }
            round = next;
        }
    }

    /// Whether the last search went over a spot.
    pub(super) fn has_reached(&self, spot: Spot) -> bool {
        self.entered.iter().any(|list| list[spot] == self.search)
    }

    fn enter(
        &mut self,
        field: &Field,
        spot: Spot,
        axis: Axis,
        entered: &mut Vec<(Spot, Axis)>,
        meet: &mut dyn FnMut(Spot),
    ) {
        if self.entered[axis as usize][spot] == self.search {
            return;
        }
        let step = field.step(axis);
        let (first, last) = field.reach(spot, axis);
        for spot in (first..last + 1).step_by(step) {
            self.entered[axis as usize][spot] = self.search;
            entered.push((spot, axis));
        }
        meet(first - step);
        meet(last + step);
    }
}
