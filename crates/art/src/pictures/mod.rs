//! The pictures of the set [`Set::Pictures`](crate::Set::Pictures): Twemoji, made smaller. See ASSETS.md for who drew them.

mod table;

use std::fmt::Write as _;

use crate::picture_name;
use linkwork::pairs::Kind;
use table::TABLE;

/// The symbol of a kind, with the id `k` and its number, and with its name in each language in an attribute
/// (`data-en`, `data-zh-cn`, `data-sv`); empty if there is none.
///
/// ```
/// use linkwork::pairs::Kind;
/// let symbol = linkwork_art::pictures::symbol(Kind::FIRST);
/// assert!(symbol.starts_with("<symbol id=\"k1\" viewBox=\"0 0 36 36\" data-en=\"panda\" data-zh-cn="));
/// ```
#[must_use]
pub fn symbol(kind: Kind) -> String {
    let Some(asset) = TABLE.get(usize::from(kind.number()) - 1) else {
        return String::new();
    };
    let drawn = shorter(inside(asset.as_ref()));
    let number = kind.number();
    let [en, zh, sv] = ["en", "zh-CN", "sv"].map(|lang| picture_name(kind, lang));
    format!(
        r#"<symbol id="k{number}" viewBox="0 0 36 36" data-en="{en}" data-zh-cn="{zh}" data-sv="{sv}">{drawn}</symbol>"#
    )
}

/// One file with the symbols of all 250 kinds, `k1` to `k250`; nothing of it is drawn by itself.
///
/// ```
/// let sprite = linkwork_art::pictures::sprite();
/// assert_eq!(sprite.matches("<symbol ").count(), 250);
/// ```
#[must_use]
pub fn sprite() -> String {
    let mut sprite =
        String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">"#);
    sprite.extend((1..=Kind::MAX).filter_map(Kind::new).map(symbol));
    sprite.push_str("</svg>\n");
    sprite
}

/// What stands between the outermost tags.
fn inside(svg: &str) -> &str {
    let from = svg.find('>').map_or(0, |at| at + 1);
    let to = svg.rfind("</svg>").unwrap_or(svg.len());
    svg.get(from..to).unwrap_or_default()
}

/// The same with at most two digits behind a point: on 36 units nobody sees the third.
fn shorter(svg: &str) -> String {
    let mut short = String::with_capacity(svg.len());
    let mut parts = svg.split('.').peekable();
    let mut before = parts.next().unwrap_or_default();
    short.push_str(before);
    while let Some(part) = parts.next() {
        let len = part.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = part.split_at(len);
        // A number may begin with its point, and end where the next one begins with its own.
        let bare = !before.ends_with(|c: char| c.is_ascii_digit());
        let needs_point = bare || (rest.is_empty() && parts.peek().is_some());
        fraction(&mut short, digits, needs_point);
        short.push_str(rest);
        before = rest;
    }
    short
}

/// Writes the digits behind a point. They are never rounded up to one: the digits before stay.
fn fraction(short: &mut String, digits: &str, needs_point: bool) {
    let head: u32 = digits.get(..3).unwrap_or(digits).parse().unwrap_or(0);
    let hundredths = match digits.len() {
        0 | 1 => head * 10,
        2 => head,
        _ => ((head + 5) / 10).min(99),
    };
    // Writing to a string cannot fail.
    let _ = match hundredths {
        0 if needs_point => write!(short, ".0"),
        0 => Ok(()),
        tenths if tenths % 10 == 0 => write!(short, ".{}", tenths / 10),
        _ => write!(short, ".{hundredths:02}"),
    };
}

#[cfg(test)]
mod tests {
    use twemoji_assets::svg::SvgTwemojiAsset;

    use super::*;
    use crate::Set;

    #[test]
    fn every_kind_has_the_picture_of_its_emoji() {
        for (kind, asset) in (1..=250).filter_map(Kind::new).zip(TABLE) {
            let emoji = Set::Pictures.text(kind);
            let own: &str = SvgTwemojiAsset::from_emoji(&emoji).unwrap().as_ref();
            assert_eq!(own, asset.as_ref() as &str, "{emoji}");
        }
    }

    #[test]
    fn numbers_become_shorter_and_stay_numbers() {
        for (long, short) in [
            ("M1.234-5.678", "M1.23-5.68"),
            ("M.004 1.004", "M.0 1"),
            ("M-.0012.5", "M-.0.5"),
            ("c.5.25.1254 0", "c.5.25.13 0"),
            ("a1 1 0 01.999.5z", "a1 1 0 01.99.5z"),
            ("M3.001.5 4", "M3.0.5 4"),
            ("M.5.001 4", "M.5.0 4"),
            ("M2.5 3.10v4", "M2.5 3.1v4"),
        ] {
            assert_eq!(shorter(long), short);
        }
    }

    /// The numbers of some path data, without what is between.
    fn numbers(svg: &str) -> Vec<f32> {
        let mut texts = vec![String::new()];
        for c in svg.chars() {
            let text = texts.last_mut().unwrap();
            let goes_on = c.is_ascii_digit() || (c == '.' && !text.contains('.'));
            if goes_on {
                text.push(c);
            } else {
                texts.push(if c == '.' { ".".into() } else { String::new() });
            }
        }
        texts.iter().filter_map(|text| text.parse().ok()).collect()
    }

    #[test]
    fn no_number_of_a_picture_is_lost() {
        for kind in (1..=250).filter_map(Kind::new) {
            let emoji = Set::Pictures.text(kind);
            let svg = inside(SvgTwemojiAsset::from_emoji(&emoji).unwrap().as_ref());
            let (long, short) = (numbers(svg), numbers(&shorter(svg)));
            assert_eq!(long.len(), short.len(), "{emoji}");
            for (a, b) in long.iter().zip(&short) {
                assert!((a - b).abs() < 0.011, "{emoji}: {a} {b}");
            }
        }
    }

    #[test]
    fn the_sprite_obeys_a_page_that_forbids_inline_styles() {
        let sprite = sprite();
        for n in 1..=250 {
            assert_eq!(sprite.matches(&format!("id=\"k{n}\"")).count(), 1);
        }
        assert_eq!(sprite.matches(" id=").count(), 250);
        for evil in [
            "style",
            "<script",
            "href",
            "class=",
            "url(",
            "<symbol id=\"k1\" viewBox=\"0 0 36 36\"></",
        ] {
            assert!(!sprite.contains(evil), "{evil}");
        }
        assert!(sprite.len() < 400_000, "{}", sprite.len());
    }
}
