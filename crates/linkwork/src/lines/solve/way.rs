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
        self.spread(&self.merged(steps))
    }

    fn spread(&self, merged: &[(u16, usize)]) -> Vec<Step> {
        let spread = |&(lane, forward): &(u16, usize)| {
            let track = &self.lanes[usize::from(lane)];
            let back = forward * 2 > track.len();
            core::iter::repeat_n(Step { lane, back }, track.steps(forward))
        };
        merged.iter().flat_map(spread).collect()
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
        let mut merged = Vec::new();
        for &step in steps {
            self.merge(&mut merged, step);
        }
        merged
    }

    /// Adds a step to a list of lanes and how far forward they move.
    fn merge(&self, merged: &mut Vec<(u16, usize)>, step: Step) {
        let track = self.track(step);
        let by = if step.back { track.len() - 1 } else { 1 };
        let beside = |lane: u16| self.lanes[usize::from(lane)].is_row() == track.is_row();
        // Of the parallel lanes at the end of the list.
        let mut parallel = (0..merged.len())
            .rev()
            .take_while(|&at| beside(merged[at].0));
        match parallel.find(|&at| merged[at].0 == step.lane) {
            None => merged.push((step.lane, by)),
            Some(at) => {
                let forward = &mut merged[at].1;
                *forward = (*forward + by) % track.len();
                if *forward == 0 {
                    merged.remove(at);
                }
            }
        }
    }
}

/// Steps as they come, merged at once.
#[derive(Clone, Debug, Default)]
pub(super) struct Merging(Vec<(u16, usize)>);

impl Merging {
    pub(super) fn push(&mut self, plan: &Plan, step: Step) {
        plan.merge(&mut self.0, step);
    }

    /// Of how many shifts they are now.
    pub(super) const fn shifts(&self) -> usize {
        self.0.len()
    }

    pub(super) fn steps(&self, plan: &Plan) -> Vec<Step> {
        plan.spread(&self.0)
    }

    pub(super) fn last(&self, plan: &Plan) -> Option<Step> {
        plan.spread(&self.0[self.0.len().saturating_sub(1)..])
            .last()
            .copied()
    }

    pub(super) fn count(&self, plan: &Plan) -> usize {
        let steps = |&(lane, forward): &(u16, usize)| plan.lanes[usize::from(lane)].steps(forward);
        self.0.iter().map(steps).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::{Board, Goal};
    use crate::rng::{Rng, Seed};

    #[test]
    fn steps_merged_as_they_come_are_those_merged_at_the_end() {
        for size in ["00000/00000/00000", "00/00/00/00/00/00", "0000/0000"] {
            let board: Board = size.replace('/', "\n").parse().unwrap();
            let plan = Plan::new(&board, Goal::OneNet);
            let all: Vec<Step> = plan.steps().collect();
            let mut rng = Rng::new(Seed::from_number(5), 0);
            for len in 0..60 {
                let steps: Vec<Step> = (0..len).map(|_| all[rng.index(all.len())]).collect();
                let mut merging = Merging::default();
                steps.iter().for_each(|&step| merging.push(&plan, step));
                assert_eq!(merging.steps(&plan), plan.tidied(&steps));
                assert_eq!(merging.count(&plan), plan.tidied(&steps).len());
                assert_eq!(merging.last(&plan), plan.tidied(&steps).last().copied());
            }
        }
    }
}
