//! The tree of assumed partners.

use super::closure::{Closed, Trail, close};
use super::relaxed::{self, Order};
use super::state::{Bits, Ground, State};
use alloc::vec::Vec;

pub(super) struct Tree {
    frames: Vec<Frame>,
    /// By kind: how often all its choices failed.
    weights: Vec<u32>,
    /// Where probes are made.
    probe: State,
    scratch: State,
}

/// A position on the way from the root to the one looked at.
struct Frame {
    state: State,
    /// How many pairs were taken before this position was closed, and how many with that.
    begun: usize,
    closed: usize,
    doing: Doing,
    /// That it is not lost for a simple reason.
    order: Order,
}

enum Doing {
    /// To be closed.
    Close,
    /// Kind by kind: which choices there are. The best choice so far.
    Probe { next: usize, best: Option<Choice> },
    /// A partner after the other is assumed.
    Branch {
        kind: usize,
        tile: usize,
        rest: u64,
        tried: Option<usize>,
    },
}

/// Which partner to decide next: that of this tile. Choices are ordered: few partners first, then those whose
/// assumption takes many tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Choice {
    partners: u32,
    cost: i64,
    kind: usize,
    tile: usize,
}

/// What to do after a part of the work.
enum Next {
    Again,
    Down(State),
    Up,
    Won,
    Unknown,
}

impl Tree {
    pub(super) fn new(ground: &Ground, root: &State, taken: usize) -> Self {
        Self {
            frames: alloc::vec![Frame::new(root.copy(), taken)],
            weights: alloc::vec![0; ground.tiles.kinds()],
            probe: root.copy(),
            scratch: root.copy(),
        }
    }

    /// A small part of the work: closing a position, probing a kind, or going down or up.
    pub(super) fn advance(
        &mut self,
        ground: &Ground,
        trail: &mut Trail,
        positions: &mut u64,
    ) -> Option<Closed> {
        let Some(mut frame) = self.frames.pop() else {
            return Some(Closed::Lost);
        };
        let next = match frame.doing {
            Doing::Close => self.close(ground, &mut frame, trail, positions),
            Doing::Probe { next, best } if next < ground.tiles.kinds() => {
                self.probe(ground, &mut frame, trail, positions, (next, best))
            }
            Doing::Probe {
                best: Some(best), ..
            } => {
                let first = ground.tiles.of_kind(best.kind).start;
                frame.doing = Doing::Branch {
                    kind: best.kind,
                    tile: best.tile,
                    rest: frame.state.partners(best.kind, first + best.tile),
                    tried: None,
                };
                Next::Again
            }
            // Nothing is left to decide, and yet the position is open: no proof of anything.
            Doing::Probe { best: None, .. } => Next::Unknown,
            Doing::Branch { .. } => self.branch(ground, &mut frame),
        };
        match next {
            Next::Won => return Some(Closed::Won),
            Next::Unknown => return Some(Closed::Open),
            Next::Up => trail.truncate(frame.begun),
            Next::Again => {
                trail.truncate(frame.closed);
                self.frames.push(frame);
            }
            Next::Down(state) => {
                let taken = frame.closed;
                self.frames.push(frame);
                self.frames.push(Frame::new(state, taken));
            }
        }
        None
    }

    fn close(
        &mut self,
        ground: &Ground,
        frame: &mut Frame,
        trail: &mut Trail,
        positions: &mut u64,
    ) -> Next {
        match close(ground, &mut frame.state, trail, positions) {
            Closed::Won => Next::Won,
            Closed::Lost => Next::Up,
            Closed::Open => {
                let Some(order) = relaxed::order(ground, &frame.state, &mut self.scratch) else {
                    return Next::Up;
                };
                frame.order = order;
                frame.closed = trail.len();
                frame.doing = Doing::Probe {
                    next: 0,
                    best: None,
                };
                Next::Again
            }
        }
    }

    /// Tries the partners of one tile of a kind, and strikes those that lose at once.
    fn probe(
        &mut self,
        ground: &Ground,
        frame: &mut Frame,
        trail: &mut Trail,
        positions: &mut u64,
        (kind, mut best): (usize, Option<Choice>),
    ) -> Next {
        if let Some(tile) = fewest_partners(ground, &frame.state, kind) {
            let first = ground.tiles.of_kind(kind).start;
            let before = frame.state.partners(kind, first + tile);
            let mut cost = 0;
            for partner in Bits(before) {
                self.probe.copy_from(&frame.state);
                self.probe.assume(kind, first, tile, partner);
                match close(ground, &mut self.probe, trail, positions) {
                    Closed::Won => return Next::Won,
                    Closed::Open
                        if !relaxed::is_lost(
                            ground,
                            &self.probe,
                            &frame.order,
                            &mut self.scratch,
                        ) =>
                    {
                        cost += i64::try_from(self.probe.left).unwrap_or(i64::MAX);
                        cost -= i64::try_from(frame.state.left).unwrap_or(0);
                    }
                    _ => frame.state.forbid(first, tile, partner),
                }
                trail.truncate(frame.closed);
            }
            let left = frame.state.partners(kind, first + tile);
            match left.count_ones() {
                0 => {
                    self.weights[kind] += 1;
                    return Next::Up;
                }
                1 if left != before => {
                    frame.doing = Doing::Close;
                    return Next::Again;
                }
                partners => {
                    cost -= 20 * i64::from(self.weights[kind]);
                    let choice = Choice {
                        partners,
                        cost,
                        kind,
                        tile,
                    };
                    best = Some(best.map_or(choice, |best| best.min(choice)));
                }
            }
        }
        frame.doing = Doing::Probe {
            next: kind + 1,
            best,
        };
        Next::Again
    }

    /// Assumes the next partner.
    fn branch(&mut self, ground: &Ground, frame: &mut Frame) -> Next {
        let Doing::Branch {
            kind,
            tile,
            rest,
            tried,
        } = &mut frame.doing
        else {
            return Next::Unknown;
        };
        let first = ground.tiles.of_kind(*kind).start;
        if let Some(lost) = *tried {
            frame.state.forbid(first, *tile, lost);
        }
        if *rest == 0 {
            self.weights[*kind] += 1;
            return Next::Up;
        }
        let partner = rest.trailing_zeros() as usize;
        *rest &= *rest - 1;
        *tried = Some(partner);
        let mut state = frame.state.copy();
        state.assume(*kind, first, *tile, partner);
        Next::Down(state)
    }
}

impl Frame {
    fn new(state: State, taken: usize) -> Self {
        Self {
            state,
            begun: taken,
            closed: taken,
            doing: Doing::Close,
            order: Order::default(),
        }
    }
}

/// The tile of a kind with the fewest possible partners; none if they are decided.
fn fewest_partners(ground: &Ground, state: &State, kind: usize) -> Option<usize> {
    let alive = state.alive[kind];
    let first = ground.tiles.of_kind(kind).start;
    Bits(alive)
        .filter(|tile| state.partners(kind, first + tile).count_ones() > 1)
        .min_by_key(|tile| state.partners(kind, first + tile).count_ones())
}
