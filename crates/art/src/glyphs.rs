//! Letters and digits as lines, so that a picture needs no font.
//!
//! A glyph is drawn with a round pen in a box 16 units high; its width is its own.

use std::fmt::Write as _;

/// How high glyphs are drawn.
const HEIGHT: f32 = 16.0;
/// The space between two glyphs: pens are thick, so it is more than it looks.
const SPACE: f32 = 5.0;

/// A glyph: how wide, and its lines.
type Glyph = (f32, &'static str);

/// The lines of a character; small letters look like capitals, which are drawn smaller.
#[rustfmt::skip]
const fn glyph(c: char) -> Option<Glyph> {
    Some(match c.to_ascii_uppercase() {
        'A' => (10.8, "M0 16L5.4 0L10.8 16M2 10.8H8.8"),
        'B' => (9.4, "M0 7.6H5.2A3.8 3.8 0 0 0 5.2 0H0V16H5.2A4.2 4.2 0 0 0 5.2 7.6"),
        'C' => (9.8, "M9.8 3.4A5.2 5.2 0 0 0 0 5.6V10.4A5.2 5.2 0 0 0 9.8 12.6"),
        'D' => (10.0, "M0 0V16H4A6 6 0 0 0 10 10V6A6 6 0 0 0 4 0Z"),
        'E' => (8.4, "M8.4 0H0V16H8.4M0 8H7"),
        'F' => (8.4, "M8.4 0H0V16M0 8H7"),
        'G' => (10.0, "M9.8 3.4A5.2 5.2 0 0 0 0 5.6V10.8A5 5 0 0 0 10 10.8V8.6H6"),
        'H' => (9.8, "M0 0V16M9.8 0V16M0 8H9.8"),
        'I' => (5.0, "M0 0H5M2.5 0V16M0 16H5"),
        'J' => (8.0, "M3 0H8V11.6A4 4.2 0 0 1 0 11.8"),
        'K' => (9.8, "M0 0V16M9.4 0L0 9.8M3.8 6L9.8 16"),
        'L' => (8.2, "M0 0V16H8.2"),
        'M' => (12.0, "M0 16V0L6 9.4L12 0V16"),
        'N' => (10.0, "M0 16V0L10 16V0"),
        'O' => (10.8, "M0 5.4A5.4 5.4 0 0 1 10.8 5.4V10.6A5.4 5.4 0 0 1 0 10.6Z"),
        'P' => (9.4, "M0 16V0H5A4.4 4.5 0 0 1 5 9H0"),
        'Q' => (10.8, "M0 5.4A5.4 5.4 0 0 1 10.8 5.4V10.6A5.4 5.4 0 0 1 0 10.6ZM6.6 11.6L11 16.4"),
        'R' => (9.6, "M0 16V0H5A4.4 4.5 0 0 1 5 9H0M5 9L9.6 16"),
        'S' => (9.4, "M9 3.2A4.5 4 0 0 0 4.7 0A4.4 3.9 0 0 0 4.7 7.8A4.6 4.1 0 0 1 4.7 16A4.8 4.2 0 0 1 0 12.6"),
        'T' => (10.4, "M0 0H10.4M5.2 0V16"),
        'U' => (10.0, "M0 0V11A5 5 0 0 0 10 11V0"),
        'V' => (10.8, "M0 0L5.4 16L10.8 0"),
        'W' => (14.0, "M0 0L3.5 16L7 3.6L10.5 16L14 0"),
        'X' => (10.4, "M0 0L10.4 16M10.4 0L0 16"),
        'Y' => (10.4, "M0 0L5.2 8L10.4 0M5.2 8V16"),
        'Z' => (9.6, "M0 0H9.6L0 16H9.6"),
        '0' => (9.2, "M0 5A4.6 5 0 0 1 9.2 5V11A4.6 5 0 0 1 0 11Z"),
        '1' => (4.4, "M0 3.6L4.4 0V16"),
        '2' => (9.2, "M.2 4.2A4.5 4.3 0 0 1 9.2 4.4C9.2 8 4.2 10.4 0 16H9.2"),
        '3' => (9.2, "M.4 2.8A4.4 3.9 0 0 1 4.6 0A4.1 3.8 0 0 1 4.6 7.6H3.6H4.6A4.6 4.2 0 0 1 4.6 16A4.8 4.2 0 0 1 0 12.8"),
        '4' => (9.8, "M7.2 16V0L0 11.4H9.8"),
        '5' => (9.2, "M8.4 0H1.2L.7 7A5.2 4.8 0 1 1 0 13.6"),
        '6' => (9.4, "M7.4 0C3 2.6 0 6.4 0 11.2A4.7 4.8 0 1 0 4.7 6.4C2.4 6.4 .6 8 0 10.4"),
        '7' => (9.2, "M0 0H9.2L3.2 16"),
        '8' => (9.2, "M4.6 7.6A4 3.8 0 1 0 4.6 0A4 3.8 0 1 0 4.6 7.6A4.6 4.2 0 1 0 4.6 16A4.6 4.2 0 1 0 4.6 7.6Z"),
        '9' => (9.4, "M2 16C6.4 13.4 9.4 9.6 9.4 4.8A4.7 4.8 0 1 0 4.7 9.6C7 9.6 8.8 8 9.4 5.6"),
        '.' => (0.2, "M0 16H.2"),
        ',' => (1.0, "M1 15.4L0 18.6"),
        ':' => (0.2, "M0 5H.2M0 14H.2"),
        '-' => (5.4, "M0 9H5.4"),
        '_' => (8.0, "M0 17H8"),
        '~' => (9.0, "M0 10C2 7 4 7 4.5 9C5 11 7 11 9 8"),
        '/' => (6.4, "M0 17.4L6.4 -1.4"),
        '#' => (10.0, "M3.4 0L1.6 16M8.4 0L6.6 16M0 5.4H10M0 10.6H10"),
        ' ' => (3.0, ""),
        _ => return None,
    })
}

/// The thickness of the pen for letters of that height.
pub(crate) fn weight(height: f32) -> String {
    short(height * 0.175)
}

/// How wide a word is, from the middle of its first line to that of its last.
fn width(word: &str, height: f32) -> f32 {
    let glyphs = word.chars().filter_map(|c| Some((glyph(c)?.0, size(c))));
    let all: f32 = glyphs.map(|(width, size)| (width + SPACE) * size).sum();
    (all - SPACE).max(0.0) * height / HEIGHT
}

/// The longest beginning of a word that is no wider, with points behind it if anything is left out.
pub(crate) fn fitted(word: &str, height: f32, widest: f32) -> String {
    if width(word, height) <= widest {
        return word.to_owned();
    }
    let cut = |len: usize| {
        word.chars()
            .take(len)
            .chain("..".chars())
            .collect::<String>()
    };
    let lens = (0..word.chars().count()).rev();
    let mut cuts = lens.map(cut);
    cuts.find(|cut| width(cut, height) <= widest)
        .unwrap_or_default()
}

/// How large a character is drawn beside a capital.
fn size(c: char) -> f32 {
    if c.is_ascii_lowercase() { 0.8 } else { 1.0 }
}

/// The lines of a word as the data of a path, its middle at a point, its capitals that high.
/// Characters that no id and no number holds are left out.
pub(crate) fn word(word: &str, [x, y]: [f32; 2], height: f32) -> String {
    from(word, [x - width(word, height) / 2.0, y], height)
}

/// The same, beginning at a point.
pub(crate) fn from(word: &str, [mut x, y]: [f32; 2], height: f32) -> String {
    let mut path = String::new();
    for c in word.chars() {
        let Some((width, lines)) = glyph(c) else {
            continue;
        };
        let scale = height / HEIGHT * size(c);
        let top = y + height / 2.0 - HEIGHT * scale;
        place(&mut path, lines, [x, top], scale);
        x += (width + SPACE) * scale;
    }
    path
}

/// Writes lines moved and scaled. The commands are M L H V A C and Z, all absolute.
fn place(path: &mut String, lines: &str, origin: [f32; 2], scale: f32) {
    let mut rest = lines;
    while let Some(command) = rest.chars().next() {
        rest = &rest[1..];
        let end = rest
            .find(|c: char| c.is_ascii_uppercase())
            .unwrap_or(rest.len());
        let numbers = rest[..end].split(' ').filter_map(|n| n.parse::<f32>().ok());
        path.push(command);
        for (at, number) in numbers.enumerate() {
            // Radii grow, flags and angles stay, everything else is a place.
            let moved = match (command, at % 7) {
                ('A', 0 | 1) => number * scale,
                ('A', 2..=4) => number,
                ('A', 5) | ('H', _) => origin[0] + number * scale,
                ('A', 6) | ('V', _) => origin[1] + number * scale,
                _ => origin[at % 2] + number * scale,
            };
            let gap = if at == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(path, "{gap}{}", short(moved));
        }
        rest = &rest[end..];
    }
}

/// A number with at most one digit behind the point.
pub(crate) fn short(number: f32) -> String {
    let text = format!("{number:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" {
        "0".into()
    } else {
        text.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_lines_round_their_middle() {
        assert_eq!(
            word("I", [32.0, 32.0], 16.0),
            "M29.5 24H34.5M32 24V40M29.5 40H34.5"
        );
        assert_eq!(from("H", [0.0, 8.0], 32.0), "M0 -8V24M19.6 -8V24M0 8H19.6");
        assert_eq!(
            word("J", [4.0, 8.0], 16.0),
            "M3 0H8V11.6A4 4.2 0 0 1 0 11.8"
        );
    }

    #[test]
    fn every_character_of_ids_has_a_glyph() {
        let signs = "._~:,/-# ".chars();
        for c in ('a'..='z').chain('A'..='Z').chain('0'..='9').chain(signs) {
            assert!(glyph(c).is_some(), "{c}");
        }
        assert_eq!(word("é", [0.0, 0.0], 16.0), "");
    }

    #[test]
    fn what_is_too_long_ends_with_points() {
        assert_eq!(fitted("HHHH", 16.0, 60.0), "HHHH");
        assert_eq!(fitted("HHHHH", 16.0, 60.0), "HHH..");
        assert_eq!(fitted("H", 16.0, 1.0), "");
    }

    #[test]
    fn small_letters_stand_on_the_line_of_the_capitals() {
        assert_eq!(
            from("Ii", [0.0, 8.0], 10.0),
            "M0 3H3.1M1.6 3V13M0 13H3.1M6.2 5H8.8M7.5 5V13M6.2 13H8.8"
        );
    }
}
