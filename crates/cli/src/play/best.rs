//! The best results of each setting of a lines game, as small files of plain text.

use linkwork::{Id, id::LinesId, lines::Way};

use linkwork_ui::game::{Game, has_ended};

/// What counts in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marks {
    /// Netslide: the fewest steps, the least time in milliseconds.
    Net { steps: u64, time: u64 },
    /// Polymer: the most points, the largest group.
    Polymer { points: u64, largest: u64 },
}

/// A game that has ended.
pub(super) struct Result {
    /// What the seeds of a setting have in common: `netslide,4x4`.
    setting: String,
    marks: Marks,
    /// A result with a hint or an undo is compared, not kept.
    assisted: bool,
}

/// The best results so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Best {
    pub(super) marks: Marks,
    /// The game that has just ended was better than all before.
    pub(super) is_new: bool,
}

impl Result {
    /// The result of the game on the table, if it has ended and was dealt by a setting.
    pub(super) fn of(game: &Game) -> Option<Self> {
        let table = game.lines().filter(|table| has_ended(table.status))?;
        let Id::Lines(LinesId::Dealt(..)) = game.session().id() else {
            return None;
        };
        let id = game.session().id().to_string();
        let setting = id.strip_prefix("lines:")?.split('#').next()?.to_owned();
        let round = table.round;
        let marks = match round.way() {
            Way::Netslide => Marks::Net {
                steps: round.steps().into(),
                time: table.clock_ms,
            },
            Way::Polymer => Marks::Polymer {
                points: round.points(),
                largest: round.largest().into(),
            },
            Way::Free => return None,
        };
        Some(Self {
            setting,
            marks,
            assisted: table.assisted,
        })
    }

    /// The name of the file: `best-netslide-4x4.txt`.
    pub(super) fn file(&self) -> String {
        format!("best-{}.txt", self.setting.replace(',', "-"))
    }

    /// The best results now, if `before` were the best ones.
    pub(super) fn against(&self, before: Option<Marks>) -> Option<Best> {
        let marks = match before {
            _ if !self.counts() => before?,
            None => self.marks,
            Some(before) => self.marks.best_of(before),
        };
        let is_new = self.counts() && before != Some(marks);
        Some(Best { marks, is_new })
    }

    /// Whether it may be the best: reached without help, and anything at all.
    fn counts(&self) -> bool {
        !self.assisted && !matches!(self.marks, Marks::Polymer { points: 0, .. })
    }

    /// The file, whole.
    pub(super) fn text(&self, marks: Marks) -> String {
        let [(a, n), (b, m)] = match marks {
            Marks::Net { steps, time } => [("steps", steps), ("time", time)],
            Marks::Polymer { points, largest } => [("points", points), ("largest", largest)],
        };
        format!("{HEAD}\nsetting {}\n{a} {n}\n{b} {m}\n", self.setting)
    }
}

const HEAD: &str = "linkwork best 1";

impl Marks {
    fn best_of(self, other: Self) -> Self {
        match (self, other) {
            (Self::Net { steps, time }, Self::Net { steps: s, time: t }) => Self::Net {
                steps: steps.min(s),
                time: time.min(t),
            },
            (
                Self::Polymer { points, largest },
                Self::Polymer {
                    points: p,
                    largest: l,
                },
            ) => Self::Polymer {
                points: points.max(p),
                largest: largest.max(l),
            },
            _ => self,
        }
    }

    /// Reads a file; `None` if it is none of ours.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return None;
        }
        let number = |name: &str| {
            let mut lines = lines.clone();
            lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
        };
        let net = number("steps").zip(number("time"));
        let polymer = || number("points").zip(number("largest"));
        net.map(|(steps, time)| Self::Net { steps, time })
            .or_else(|| polymer().map(|(points, largest)| Self::Polymer { points, largest }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(marks: Marks, assisted: bool) -> Result {
        Result {
            setting: "netslide,4x4".into(),
            marks,
            assisted,
        }
    }

    #[test]
    fn the_better_of_each_mark_is_kept_and_comes_back_from_the_file() {
        let net = |steps, time| Marks::Net { steps, time };
        let now = result(net(9, 60_000), false);
        let first = now.against(None).unwrap();
        assert_eq!((first.marks, first.is_new), (net(9, 60_000), true));
        let next = now.against(Some(net(8, 70_000))).unwrap();
        assert_eq!((next.marks, next.is_new), (net(8, 60_000), true));
        assert!(!now.against(Some(net(8, 50_000))).unwrap().is_new);
        assert!(!now.against(Some(net(9, 60_000))).unwrap().is_new);
        assert_eq!(result(net(1, 1), true).against(None), None);
        assert!(
            !result(net(1, 1), true)
                .against(Some(net(8, 8)))
                .unwrap()
                .is_new
        );
        assert_eq!(Marks::read(&now.text(net(8, 5))), Some(net(8, 5)));
        let polymer = Marks::Polymer {
            points: 90,
            largest: 7,
        };
        assert_eq!(Marks::read(&now.text(polymer)), Some(polymer));
        for bad in [
            "",
            "linkwork best 2\nsteps 1\ntime 1\n",
            "linkwork best 1\nsteps x\ntime 1\n",
        ] {
            assert_eq!(Marks::read(bad), None, "{bad}");
        }
    }
}
