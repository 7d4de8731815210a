//! What tiles look like: every face is two columns wide, so that no tile shifts another.

use linkwork::pairs::Kind;
use linkwork_art::Set;

use super::args::Tiles;

/// The faces in use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Faces(Tiles);

impl Faces {
    /// Those faces; only letters can be drawn with ASCII.
    pub(super) const fn new(set: Tiles, ascii: bool) -> Self {
        Self(if ascii { Tiles::Letters } else { set })
    }

    /// Whether the faces bring their own colours.
    pub(super) const fn coloured(self) -> bool {
        matches!(self.0, Tiles::Emoji)
    }

    /// The face of a kind, one or two columns wide.
    pub(super) fn name(self, kind: Kind) -> String {
        let set = match self.0 {
            Tiles::Letters => Set::Shapes,
            Tiles::Cjk => Set::Characters,
            Tiles::Emoji => Set::Pictures,
        };
        set.text(kind)
    }

    /// The kind that a player means by its face or its number.
    pub(super) fn kind(self, word: &str) -> Option<Kind> {
        let by_number = word.parse().ok().and_then(Kind::new);
        let mut all = (1..=250).filter_map(Kind::new);
        by_number.or_else(|| all.find(|kind| self.name(*kind).eq_ignore_ascii_case(word)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use unicode_width::UnicodeWidthStr;

    use super::*;

    fn all(set: Tiles) -> Vec<String> {
        let faces = Faces::new(set, false);
        (1..=250)
            .map(|n| faces.name(Kind::new(n).unwrap()))
            .collect()
    }

    #[test]
    fn every_set_has_250_faces_that_differ() {
        for set in [Tiles::Letters, Tiles::Cjk, Tiles::Emoji] {
            let faces = all(set);
            assert_eq!(faces.iter().collect::<HashSet<_>>().len(), 250, "{set:?}");
        }
    }

    #[test]
    fn faces_never_break_columns() {
        for face in all(Tiles::Letters) {
            assert!(face.is_ascii() && face.len() <= 2, "{face}");
        }
        for face in [all(Tiles::Cjk), all(Tiles::Emoji)].concat() {
            assert_eq!((face.chars().count(), face.width()), (1, 2), "{face}");
        }
    }

    #[test]
    fn faces_are_found_by_name_and_number() {
        let faces = Faces::new(Tiles::Letters, false);
        assert_eq!(faces.kind("3").map(Kind::number), Some(3));
        assert_eq!(faces.kind("2a").map(Kind::number), Some(27));
        assert_eq!(faces.kind("0"), None);
        assert_eq!(
            Faces::new(Tiles::Cjk, false).kind("玄").map(Kind::number),
            Some(3)
        );
    }
}
