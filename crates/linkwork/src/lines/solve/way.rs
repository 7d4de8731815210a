//! Steps put together: what nothing came between is one shift, and what undoes itself is none.

use super::plan::{Plan, Step};
use crate::lines::Shift;
use alloc::vec::Vec;

impl Plan {
    /// The steps as shifts: moves of one lane that nothing came between are one shift, the short way
    /// round.
    pub(super) fn shifts(&self, steps: &[Step]) -> Vec<Shift> {
        let shift = |(lane, forward): (u16, usize)| {
            let track = &self.lanes[usize::from(lane)];
            let by = i16::try_from(forward).unwrap_or(0);
            let len = i16::try_from(track.len()).unwrap_or(i16::MAX);
            let by = if by * 2 > len { by - len } else { by };
            Shift {
                lane: track.lane,
                by: by.into(),
            }
        };
        self.merged(steps).into_iter().map(shift).collect()
    }

    /// The same moves with what can be merged merged, as steps.
    pub(super) fn tidied(&self, steps: &[Step]) -> Vec<Step> {
        let spread = |(lane, forward): (u16, usize)| {
            let track = &self.lanes[usize::from(lane)];
            let back = forward * 2 > track.len();
            core::iter::repeat_n(Step { lane, back }, track.steps(forward))
        };
        self.merged(steps).into_iter().flat_map(spread).collect()
    }

    /// Lanes and how far forward they move; parallel lanes change places freely.
    fn merged(&self, steps: &[Step]) -> Vec<(u16, usize)> {
        let mut merged: Vec<(u16, usize)> = Vec::new();
        for &step in steps {
            let track = self.track(step);
            let by = if step.back { track.len() - 1 } else { 1 };
            let beside = |lane: u16| self.lanes[usize::from(lane)].is_row() == track.is_row();
            let run = merged
                .iter()
                .rev()
                .take_while(|(lane, _)| beside(*lane))
                .count();
            let from = merged.len() - run;
            match merged[from..]
                .iter()
                .position(|(lane, _)| *lane == step.lane)
            {
                None => merged.push((step.lane, by)),
                Some(at) => {
                    let forward = &mut merged[from + at].1;
                    *forward = (*forward + by) % track.len();
                    if *forward == 0 {
                        merged.remove(from + at);
                    }
                }
            }
        }
        merged
    }
}
