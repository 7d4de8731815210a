//! Shards: a range of indices dealt out among several runs.

use std::str::FromStr;

/// One part of `of` equal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    part: u64,
    of: u64,
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (part, of) = text.split_once('/').ok_or("a shard is k/n, such as 0/4")?;
        let number = |text: &str| {
            // `parse` would take a sign as well.
            let digits = text.bytes().all(|b| b.is_ascii_digit());
            let read = digits.then(|| text.parse::<u64>().ok()).flatten();
            read.ok_or("k and n of a shard k/n are whole numbers")
        };
        let (part, of) = (number(part)?, number(of)?);
        if part < of {
            Ok(Self { part, of })
        } else {
            Err("k of a shard k/n is 0 to n - 1")
        }
    }
}

impl Shard {
    /// Its indices among those from `from` to one before `end`.
    pub(crate) fn indices(self, from: u64, end: u64) -> impl Iterator<Item = u64> {
        let past = from % self.of;
        let gap = if past <= self.part {
            self.part - past
        } else {
            self.of - past + self.part
        };
        let step = usize::try_from(self.of).unwrap_or(usize::MAX);
        from.checked_add(gap)
            .into_iter()
            .flat_map(move |first| (first..end).step_by(step))
    }

    /// How many there are of them.
    pub(crate) fn count(self, from: u64, end: u64) -> u64 {
        let below = |end: u64| (end / self.of) + u64::from(end % self.of > self.part);
        below(end).saturating_sub(below(from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_add_up() {
        for (from, end, of) in [(0, 10, 3), (7, 8, 4), (5, 5, 2), (3, 40, 7), (2, 3, 9)] {
            let mut all = Vec::new();
            for part in 0..of {
                let shard = Shard { part, of };
                let indices: Vec<_> = shard.indices(from, end).collect();
                assert_eq!(
                    indices.len() as u64,
                    shard.count(from, end),
                    "{shard:?} of {from}..{end}"
                );
                all.extend(indices);
            }
            all.sort_unstable();
            assert_eq!(all, (from..end).collect::<Vec<_>>());
        }
    }

    #[test]
    fn shards_at_the_end_of_the_numbers() {
        let shard = Shard {
            part: 1,
            of: u64::MAX,
        };
        assert_eq!(shard.indices(2, u64::MAX).count(), 0);
        assert_eq!(shard.indices(0, u64::MAX).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn what_is_no_shard_is_refused() {
        assert_eq!("2/4".parse(), Ok(Shard { part: 2, of: 4 }));
        for text in ["", "4", "4/4", "0/0", "-1/4", "+1/4", "1/x", "a/4", "1/2/3"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
