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

    /// A list of shifts as steps, if it leads to the goal.
    pub(super) fn known(&self, start: &[u8], way: &[Shift]) -> Option<Vec<Step>> {
        let mut masks: Vec<u8> = start.into();
        let mut steps = Vec::new();
        for shift in way {
            let at = (self.lanes.iter()).position(|track| track.lane == shift.lane)?;
            let len = i64::try_from(self.lanes[at].len()).ok()?;
            let forward = usize::try_from(shift.by.rem_euclid(len)).ok()?;
            let back = forward * 2 > self.lanes[at].len();
            let lane = u16::try_from(at).ok()?;
            let singles = self.lanes[at].steps(forward);
            steps.extend(core::iter::repeat_n(Step { lane, back }, singles));
        }
        let steps = self.tidied(&steps);
        steps.iter().for_each(|&step| self.shift(&mut masks, step));
        self.meets(&masks).then_some(steps)
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
