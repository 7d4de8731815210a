//! Letters and digits as lines, so that a picture needs no font.
//!
//! A glyph is drawn with a round pen in a box 160 units high; its width is its own. Whole numbers and
//! tenths are all that is read and written: reading and printing any number would make the page larger.

use std::fmt::Write as _;

/// How high glyphs are drawn.
const HEIGHT: f32 = 160.0;
/// The space between two glyphs: pens are thick, so it is more than it looks.
const SPACE: f32 = 50.0;

/// A glyph: how wide, and its lines.
type Glyph = (u8, &'static str);

/// The lines of a character; small letters look like capitals, which are drawn smaller.
#[rustfmt::skip]
const fn glyph(c: char) -> Option<Glyph> {
    Some(match c.to_ascii_uppercase() {
        'A' => (108, "M0 160L54 0L108 160M20 108H88"),
        'B' => (94, "M0 76H52A38 38 0 0 0 52 0H0V160H52A42 42 0 0 0 52 76"),
        'C' => (98, "M98 34A52 52 0 0 0 0 56V104A52 52 0 0 0 98 126"),
        'D' => (100, "M0 0V160H40A60 60 0 0 0 100 100V60A60 60 0 0 0 40 0Z"),
        'E' => (84, "M84 0H0V160H84M0 80H70"),
        'F' => (84, "M84 0H0V160M0 80H70"),
        'G' => (100, "M98 34A52 52 0 0 0 0 56V108A50 50 0 0 0 100 108V86H60"),
        'H' => (98, "M0 0V160M98 0V160M0 80H98"),
        'I' => (50, "M0 0H50M25 0V160M0 160H50"),
        'J' => (80, "M30 0H80V116A40 42 0 0 1 0 118"),
        'K' => (98, "M0 0V160M94 0L0 98M38 60L98 160"),
        'L' => (82, "M0 0V160H82"),
        'M' => (120, "M0 160V0L60 94L120 0V160"),
        'N' => (100, "M0 160V0L100 160V0"),
        'O' => (108, "M0 54A54 54 0 0 1 108 54V106A54 54 0 0 1 0 106Z"),
        'P' => (94, "M0 160V0H50A44 45 0 0 1 50 90H0"),
        'Q' => (108, "M0 54A54 54 0 0 1 108 54V106A54 54 0 0 1 0 106ZM66 116L110 164"),
        'R' => (96, "M0 160V0H50A44 45 0 0 1 50 90H0M50 90L96 160"),
        'S' => (94, "M90 32A45 40 0 0 0 47 0A44 39 0 0 0 47 78A46 41 0 0 1 47 160A48 42 0 0 1 0 126"),
        'T' => (104, "M0 0H104M52 0V160"),
        'U' => (100, "M0 0V110A50 50 0 0 0 100 110V0"),
        'V' => (108, "M0 0L54 160L108 0"),
        'W' => (140, "M0 0L35 160L70 36L105 160L140 0"),
        'X' => (104, "M0 0L104 160M104 0L0 160"),
        'Y' => (104, "M0 0L52 80L104 0M52 80V160"),
        'Z' => (96, "M0 0H96L0 160H96"),
        '0' => (92, "M0 50A46 50 0 0 1 92 50V110A46 50 0 0 1 0 110Z"),
        '1' => (44, "M0 36L44 0V160"),
        '2' => (92, "M2 42A45 43 0 0 1 92 44C92 80 42 104 0 160H92"),
        '3' => (92, "M4 28A44 39 0 0 1 46 0A41 38 0 0 1 46 76H36H46A46 42 0 0 1 46 160A48 42 0 0 1 0 128"),
        '4' => (98, "M72 160V0L0 114H98"),
        '5' => (92, "M84 0H12L7 70A52 48 0 1 1 0 136"),
        '6' => (94, "M74 0C30 26 0 64 0 112A47 48 0 1 0 47 64C24 64 6 80 0 104"),
        '7' => (92, "M0 0H92L32 160"),
        '8' => (92, "M46 76A40 38 0 1 0 46 0A40 38 0 1 0 46 76A46 42 0 1 0 46 160A46 42 0 1 0 46 76Z"),
        '9' => (94, "M20 160C64 134 94 96 94 48A47 48 0 1 0 47 96C70 96 88 80 94 56"),
        '.' => (2, "M0 160H2"),
        ',' => (10, "M10 154L0 186"),
        ':' => (2, "M0 50H2M0 140H2"),
        '-' => (54, "M0 90H54"),
        '_' => (80, "M0 170H80"),
        '~' => (90, "M0 100C20 70 40 70 45 90C50 110 70 110 90 80"),
        '/' => (64, "M0 174L64 -14"),
        '#' => (100, "M34 0L16 160M84 0L66 160M0 54H100M0 106H100"),
        ' ' => (30, ""),
        _ => return None,
    })
}

/// The thickness of the pen for letters of that height.
pub(crate) fn weight(height: f32) -> String {
    short(height * 0.175)
}

/// How wide a word is, from the middle of its first line to that of its last.
fn width(word: &str, height: f32) -> f32 {
    let glyphs = word
        .chars()
        .filter_map(|c| Some((f32::from(glyph(c)?.0), size(c))));
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
        x += (f32::from(width) + SPACE) * scale;
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
        let numbers = rest[..end].split(' ').filter_map(|n| n.parse::<i16>().ok());
        path.push(command);
        for (at, number) in numbers.map(f32::from).enumerate() {
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
    #[allow(clippy::cast_possible_truncation)]
    let tenths = (number * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
    match tenth {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{tenth}"),
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
    fn numbers_are_short() {
        let shorts = [0.0, -0.04, -0.25, 3.96, 17.25, -2.0].map(short);
        assert_eq!(shorts, ["0", "0", "-0.3", "4", "17.3", "-2"]);
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
            "M0 3H3.1M1.6 3V13M0 13H3.1M6.3 5H8.8M7.5 5V13M6.3 13H8.8"
        );
    }
}
