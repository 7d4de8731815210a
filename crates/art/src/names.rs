//! What the pictures are called, for those who hear them.

use linkwork::pairs::Kind;

/// A picture a line: the emoji, then its name in English, Chinese and Swedish. The names are those of
/// the Unicode CLDR, see ASSETS.md.
const NAMES: &str = include_str!("names.tsv");

/// The name of a kind in the set [`Set::Pictures`](crate::Set::Pictures): in `zh-CN` and `sv`, and for
/// any other language in English.
///
/// ```
/// use linkwork::pairs::Kind;
/// use linkwork_art::picture_name;
///
/// let names = ["en", "zh-CN", "sv"].map(|lang| picture_name(Kind::FIRST, lang));
/// assert_eq!(names, ["panda", "熊猫", "pandaansikte"]);
/// ```
#[must_use]
pub fn picture_name(kind: Kind, lang: &str) -> &'static str {
    let column = match lang {
        "zh-CN" => 2,
        "sv" => 3,
        _ => 1,
    };
    let line = NAMES.lines().nth(usize::from(kind.number()) - 1);
    line.and_then(|line| line.split('\t').nth(column))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::Set;

    #[test]
    fn every_picture_has_a_name_of_its_own_in_each_language() {
        assert_eq!(NAMES.lines().count(), 250);
        for (line, n) in NAMES.lines().zip(1..) {
            let kind = Kind::new(n).unwrap();
            assert!(line.starts_with(&Set::Pictures.text(kind)), "{line}");
        }
        for lang in ["en", "zh-CN", "sv"] {
            let kinds = (1..=250).filter_map(Kind::new);
            let names: HashSet<_> = kinds.map(|kind| picture_name(kind, lang)).collect();
            assert!(names.len() == 250 && !names.contains(""), "{lang}");
            let is_plain = |name: &&str| !name.contains(['"', '<', '&']);
            assert!(names.iter().all(is_plain), "they stand in attributes");
        }
    }
}
