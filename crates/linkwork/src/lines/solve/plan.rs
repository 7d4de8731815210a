//! What does not change while a board is solved: its lanes, its edges, and which lanes touch which edge.

use crate::grid::Dir;
use crate::lines::{Board, Goal, Lane};
use crate::order;
use crate::seen::Seen;
use alloc::vec::Vec;

/// A side of the tile on a cell, as the number of its bit: 0 top, 1 right, 2 bottom, 3 left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) cell: u16,
    pub(super) bit: u8,
}

/// Two sides that face each other. Beyond a wall or a barrier lies a cell that is always blank, so a
/// side that must not be solid needs no rule of its own.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    pub(super) a: Side,
    pub(super) b: Side,
    /// The lanes through either cell: nothing else can change whether the sides match.
    pub(super) touched: u64,
}

impl Edge {
    /// The cell at the other end.
    pub(super) const fn other(&self, cell: u16) -> u16 {
        if self.a.cell == cell {
            self.b.cell
        } else {
            self.a.cell
        }
    }
}

/// A lane that moves.
#[derive(Clone, Debug)]
pub(super) struct Track {
    pub(super) lane: Lane,
    pub(super) cells: Vec<u16>,
    /// By how much the number of a cell differs from that of the next.
    apart: usize,
    /// The edges that it touches.
    pub(super) edges: Vec<u32>,
    /// Its bit in a set of lanes. Past 64 lanes two share a bit: a bound that counts lanes gets
    /// weaker by that, never wrong.
    pub(super) bit: u64,
}

impl Track {
    pub(super) const fn is_row(&self) -> bool {
        matches!(self.lane, Lane::Row(_))
    }

    pub(super) const fn len(&self) -> usize {
        self.cells.len()
    }

    /// Where on the lane a cell of it is.
    pub(super) fn place(&self, cell: u16) -> usize {
        usize::from(cell - self.cells[0]) / self.apart
    }

    /// How many steps a move forward by so much is, the short way round.
    pub(super) fn steps(&self, forward: usize) -> usize {
        forward.min(self.len() - forward)
    }
}

/// One step of one lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// Its number among the lanes that move.
    pub(super) lane: u16,
    pub(super) back: bool,
}

/// The board as lists of numbers.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) goal: Goal,
    pub(super) cells: usize,
    /// Rows from the top, then columns from the left.
    pub(super) lanes: Vec<Track>,
    /// By cell: the column and the row through it, if they move.
    pub(super) through: Vec<[Option<u16>; 2]>,
    /// Those that the fewest lanes touch first: they leave the least choice.
    pub(super) edges: Vec<Edge>,
    /// By cell and side: the edge there.
    pub(super) at: Vec<[u32; 4]>,
}

impl Plan {
    pub(super) fn new(board: &Board, goal: Goal) -> Self {
        let lanes: Vec<Track> = (board.lanes().enumerate())
            .map(|(at, lane)| Track {
                lane,
                cells: board.lane_cells(lane).map(number).collect(),
                apart: match lane {
                    Lane::Row(_) => 1,
                    Lane::Column(_) => usize::from(board.size().cols()),
                },
                edges: Vec::new(),
                bit: 1 << (at % 64),
            })
            .collect();
        let mut plan = Self {
            goal,
            cells: board.size().cells(),
            lanes,
            through: alloc::vec![[None; 2]; board.size().cells() + 1],
            edges: edges(board),
            at: alloc::vec![[0; 4]; board.size().cells() + 1],
        };
        plan.join();
        plan
    }

    /// Notes which lanes touch which edges.
    fn join(&mut self) {
        for (track, at) in self.lanes.iter().zip(0..) {
            for &cell in &track.cells {
                self.through[usize::from(cell)][usize::from(track.is_row())] = Some(at);
            }
        }
        let through = &self.through;
        let lanes = |edge: &Edge| {
            let ends = [edge.a.cell, edge.b.cell].map(usize::from);
            let lanes = ends.into_iter().flat_map(|end| through[end]).flatten();
            lanes.map(usize::from)
        };
        for edge in &mut self.edges {
            edge.touched = lanes(edge).fold(0, |set, at| set | self.lanes[at].bit);
        }
        order::by_key(&mut self.edges, |edge| edge.touched.count_ones());
        for (edge, number) in self.edges.iter().zip(0..) {
            for side in [edge.a, edge.b] {
                self.at[usize::from(side.cell)][usize::from(side.bit)] = number;
            }
            for at in lanes(edge) {
                if self.lanes[at].edges.last() != Some(&number) {
                    self.lanes[at].edges.push(number);
                }
            }
        }
        for track in &mut self.lanes {
            track.edges.dedup();
        }
    }

    /// Every step, each outcome once, in the order of the lanes, forward before back.
    pub(super) fn steps(&self) -> impl Iterator<Item = Step> {
        self.lanes.iter().zip(0..).flat_map(|(track, lane)| {
            let both = [false, true].into_iter().take(track.len().min(3) - 1);
            both.map(move |back| Step { lane, back })
        })
    }

    /// The step that takes one back: the same for a lane of two cells.
    pub(super) fn undone(&self, step: Step) -> Step {
        let back = !step.back && self.track(step).len() > 2;
        Step { back, ..step }
    }

    pub(super) fn track(&self, step: Step) -> &Track {
        &self.lanes[usize::from(step.lane)]
    }

    /// Moves the tiles of a lane by one step.
    pub(super) fn shift(&self, masks: &mut [u8], step: Step) {
        let cells = &self.track(step).cells;
        // The tile carried along is put down on each cell in turn, the last one on the first cell.
        let mut carry = |cell: &u16, held: &mut u8| {
            core::mem::swap(&mut masks[usize::from(*cell)], held);
        };
        let mut held = 0;
        if step.back {
            cells.iter().rev().for_each(|cell| carry(cell, &mut held));
            carry(&cells[cells.len() - 1], &mut held);
        } else {
            cells.iter().for_each(|cell| carry(cell, &mut held));
            carry(&cells[0], &mut held);
        }
    }

    /// How many boards a search may remember: two million, or 64 MiB of tiles.
    pub(super) fn most_seen(&self) -> usize {
        ((1 << 26) / self.cells).min(1 << 21)
    }

    /// For the boards that a search has seen, without the blank tile at their end.
    pub(super) fn seen(&self) -> Seen<u8> {
        Seen::new(self.cells, self.most_seen())
    }

    /// The tiles of a board by cell, and the blank one beyond the walls.
    pub(super) fn masks(board: &Board) -> Vec<u8> {
        let masks = board.masks().iter().map(|mask| mask.bits());
        masks.chain([0]).collect()
    }

    /// Whether two sides do not match: one is solid, the other is not.
    pub(super) fn is_bad(edge: &Edge, masks: &[u8]) -> bool {
        let solid = |side: Side| masks[usize::from(side.cell)] >> side.bit & 1;
        solid(edge.a) != solid(edge.b)
    }

    /// Whether the goal is reached.
    pub(super) fn meets(&self, masks: &[u8]) -> bool {
        !self.edges.iter().any(|edge| Self::is_bad(edge, masks)) && self.is_joined(masks)
    }

    /// Whether tiles without a mismatch are joined as the goal wants it.
    pub(super) fn is_joined(&self, masks: &[u8]) -> bool {
        self.goal == Goal::AllClosed || self.nets(masks) == 1
    }

    /// How many closed groups there are that are not all of the board, whatever mismatches.
    pub(super) fn closed(&self, masks: &[u8]) -> usize {
        let mut boss: Vec<u16> = (0..self.cells).map(number).collect();
        let solid = |side: Side| masks[usize::from(side.cell)] >> side.bit & 1 == 1;
        for edge in self
            .edges
            .iter()
            .filter(|edge| solid(edge.a) && solid(edge.b))
        {
            let (a, b) = (root(&mut boss, edge.a.cell), root(&mut boss, edge.b.cell));
            boss[usize::from(a)] = b;
        }
        let mut open = alloc::vec![false; self.cells];
        for edge in self.edges.iter().filter(|edge| Self::is_bad(edge, masks)) {
            let side = if solid(edge.a) { edge.a } else { edge.b };
            open[usize::from(root(&mut boss, side.cell))] = true;
        }
        let heads = (0..self.cells).filter(|&cell| usize::from(boss[cell]) == cell);
        let (mut closed, mut all) = (0, 0);
        for head in heads.filter(|&cell| masks[cell] != 0) {
            all += 1;
            closed += usize::from(!open[head]);
        }
        if all == 1 || self.goal == Goal::AllClosed {
            0
        } else {
            closed
        }
    }

    /// How many groups there are, on a board without mismatches.
    pub(super) fn nets(&self, masks: &[u8]) -> usize {
        let mut boss: Vec<u16> = (0..self.cells).map(number).collect();
        let mut nets = masks.iter().filter(|&&mask| mask != 0).count();
        for edge in &self.edges {
            if masks[usize::from(edge.a.cell)] >> edge.a.bit & 1 == 1 {
                let (a, b) = (root(&mut boss, edge.a.cell), root(&mut boss, edge.b.cell));
                nets -= usize::from(a != b);
                boss[usize::from(a)] = b;
            }
        }
        nets
    }
}

/// The numbers of cells fit: 255 × 255 and the one beyond the walls are fewer than 65,536.
#[allow(clippy::cast_possible_truncation)]
const fn number(cell: usize) -> u16 {
    cell as u16
}

/// The cell that stands for the group of a cell.
fn root(boss: &mut [u16], mut cell: u16) -> u16 {
    while boss[usize::from(cell)] != cell {
        let above = boss[usize::from(boss[usize::from(cell)])];
        boss[usize::from(cell)] = above;
        cell = above;
    }
    cell
}

/// Every edge once: between two cells at the right and lower side, at a wall at whichever side it is.
fn edges(board: &Board) -> Vec<Edge> {
    let size = board.size();
    let beyond = Side {
        cell: number(size.cells()),
        bit: 0,
    };
    let mut edges = Vec::new();
    for pos in size.positions() {
        for (side, bit) in Dir::ALL.into_iter().zip(0..) {
            let a = Side {
                cell: number(size.index(pos)),
                bit,
            };
            let b = match board.faces(pos, side) {
                None => beyond,
                Some(next) if matches!(side, Dir::Right | Dir::Down) => Side {
                    cell: number(size.index(next)),
                    bit: bit ^ 2,
                },
                Some(_) => continue,
            };
            edges.push(Edge { a, b, touched: 0 });
        }
    }
    edges
}
