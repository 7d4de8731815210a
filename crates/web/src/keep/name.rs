//! The names of records. Knows no browser.

/// The game of the first tab.
pub(crate) const GAME: &str = "game";
const COPY: &str = "copy-";
const PREVIOUS: &str = "previous-";
const ASIDE: &str = "bad-";

/// The record of the `n`th tab beside the first.
pub(crate) fn copy(n: u32) -> String {
    format!("{COPY}{n}")
}

/// What kind of record a name is, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Name {
    Game,
    Copy(u32),
    Previous(u32),
    /// A save that cannot be read, put aside.
    Aside(u32),
    /// A newer version may know more.
    Strange,
}

impl Name {
    pub(crate) fn read(name: &str) -> Self {
        let number = |start| name.strip_prefix(start)?.parse().ok();
        if name == GAME {
            Self::Game
        } else if let Some(n) = number(COPY) {
            Self::Copy(n)
        } else if let Some(n) = number(PREVIOUS) {
            Self::Previous(n)
        } else if let Some(n) = number(ASIDE) {
            Self::Aside(n)
        } else {
            Self::Strange
        }
    }
}

/// A name for one more previous game: a new one, so that no other is written over.
pub(crate) fn next_previous<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let numbers = names.filter_map(|name| match Name::read(name) {
        Name::Previous(n) => Some(n),
        _ => None,
    });
    format!("{PREVIOUS}{}", after(numbers))
}

/// A name for one more save that cannot be read.
pub(crate) fn next_aside<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let numbers = names.filter_map(|name| match Name::read(name) {
        Name::Aside(n) => Some(n),
        _ => None,
    });
    format!("{ASIDE}{}", after(numbers))
}

/// One more than the largest number, or the first that is free where there is no larger one.
fn after(numbers: impl Iterator<Item = u32>) -> u32 {
    let numbers: Vec<u32> = numbers.collect();
    let last = numbers.iter().max().unwrap_or(&0);
    let next = last.checked_add(1);
    next.or_else(|| (1..u32::MAX).find(|n| !numbers.contains(n)))
        .unwrap_or(u32::MAX)
}

/// Which records a player is offered, the best guess first: previous games, the newest before the older ones,
/// then copies that other tabs left. `held` are the records of tabs that are open.
pub(crate) fn offered(names: &[String], held: &[String]) -> Vec<String> {
    let rank = |name: &String| match Name::read(name) {
        Name::Previous(n) => Some((0, u32::MAX - n)),
        Name::Copy(n) if !held.contains(name) => Some((1, n)),
        _ => None,
    };
    let ranked = names.iter().filter_map(|name| Some((rank(name)?, name)));
    // They are few, and each has a rank of its own.
    let mut found: Vec<((u8, u32), &String)> = Vec::new();
    for (rank, name) in ranked {
        let at = found.partition_point(|(other, _)| *other < rank);
        found.insert(at, (rank, name));
    }
    found.into_iter().map(|(_, name)| name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        let read = [
            "game",
            "copy-2",
            "previous-12",
            "bad-1",
            "copy-x",
            "previous-",
        ]
        .map(Name::read);
        use Name::{Aside, Copy, Game, Previous, Strange};
        assert_eq!(
            read,
            [Game, Copy(2), Previous(12), Aside(1), Strange, Strange]
        );
        assert_eq!(Name::read(&copy(7)), Copy(7));
    }

    #[test]
    fn a_new_name_is_a_new_one() {
        let names = ["game", "previous-2", "previous-10", "bad-3"];
        assert_eq!(next_previous(names.into_iter()), "previous-11");
        assert_eq!(next_aside(names.into_iter()), "bad-4");
        assert_eq!(next_previous([].into_iter()), "previous-1");
        let last = format!("previous-{}", u32::MAX);
        assert_eq!(next_previous([last.as_str()].into_iter()), "previous-1");
        let both = [last.as_str(), "previous-1"];
        assert_eq!(next_previous(both.into_iter()), "previous-2");
    }

    #[test]
    fn the_newest_game_is_offered_first_and_no_game_of_another_tab() {
        let names = [
            "bad-1",
            "copy-1",
            "copy-2",
            "game",
            "previous-10",
            "previous-9",
        ];
        let names = names.map(str::to_owned);
        let held = ["copy-1".to_owned(), "game".to_owned()];
        assert_eq!(
            offered(&names, &held),
            ["previous-10", "previous-9", "copy-2"]
        );
        assert_eq!(offered(&[], &held), Vec::<String>::new());
    }
}
