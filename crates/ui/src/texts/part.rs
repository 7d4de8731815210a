//! A text in parts, and the short form in which parts are written out for a page.
//!
//! In the short form a text is a line, `key=pattern`. `{name}` is a value; `{name|0:none|one:{name} tile|*other:{name}
//! tiles}` chooses by a value, `*` marks the choice that is left. `{`, `|`, `}` and `\` have a `\` before them where they
//! are words, and a new line is `\n`.

use std::iter::Peekable;
use std::str::Chars;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Words(String),
    /// A value by its name.
    Value(String),
    Choice(Choice),
}

/// A choice by a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// The name of the value.
    pub(super) name: String,
    pub(super) variants: Vec<Variant>,
}

/// What is said for a number, a plural form or a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Variant {
    pub(super) key: String,
    /// It is also what is said for all that has no variant.
    pub(super) is_default: bool,
    pub(super) parts: Vec<Part>,
}

/// Reads a line of the short form; `None` if it is broken.
pub(super) fn read(line: &str) -> Option<(&str, Vec<Part>)> {
    let (key, pattern) = line.split_once('=')?;
    let mut rest = pattern.chars().peekable();
    let parts = pattern_of(&mut rest)?;
    rest.next().is_none().then_some((key, parts))
}

/// Reads parts up to the end, or up to what ends the variant they are in.
fn pattern_of(rest: &mut Peekable<Chars<'_>>) -> Option<Vec<Part>> {
    let (mut parts, mut words) = (Vec::new(), String::new());
    while let Some(c) = rest.next_if(|c| !['|', '}'].contains(c)) {
        match c {
            '\\' => words.push(match rest.next()? {
                'n' => '\n',
                c => c,
            }),
            '{' => {
                if !words.is_empty() {
                    parts.push(Part::Words(std::mem::take(&mut words)));
                }
                parts.push(placed(rest)?);
            }
            c => words.push(c),
        }
    }
    if !words.is_empty() {
        parts.push(Part::Words(words));
    }
    Some(parts)
}

/// Reads what stands between braces, of which the first was read.
fn placed(rest: &mut Peekable<Chars<'_>>) -> Option<Part> {
    let mut word = |ends: &[char]| {
        let mut word = String::new();
        while let Some(c) = rest.next_if(|c| !ends.contains(c)) {
            word.push(c);
        }
        word
    };
    let name = word(&['|', '}']);
    let mut variants = Vec::new();
    while rest.next()? == '|' {
        let mut word = String::new();
        while let Some(c) = rest.next_if(|c| *c != ':') {
            word.push(c);
        }
        rest.next()?;
        let key = word.trim_start_matches('*');
        variants.push(Variant {
            key: key.to_owned(),
            is_default: key.len() < word.len(),
            parts: pattern_of(rest)?,
        });
    }
    Some(match variants.is_empty() {
        true => Part::Value(name),
        false => Part::Choice(Choice { name, variants }),
    })
}

/// Writes parts in the short form.
#[cfg(feature = "texts")]
pub(super) fn write(parts: &[Part], text: &mut String) {
    for part in parts {
        match part {
            Part::Words(words) => {
                for c in words.chars() {
                    match c {
                        '\n' => text.push_str("\\n"),
                        '{' | '|' | '}' | '\\' => text.extend(['\\', c]),
                        c => text.push(c),
                    }
                }
            }
            Part::Value(name) => text.extend(["{", name, "}"]),
            Part::Choice(choice) => {
                text.extend(["{", &choice.name]);
                for variant in &choice.variants {
                    let mark = if variant.is_default { "|*" } else { "|" };
                    text.extend([mark, &variant.key, ":"]);
                    write(&variant.parts, text);
                }
                text.push('}');
            }
        }
    }
}

#[cfg(all(test, feature = "texts"))]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for line in [
            "a=",
            "a=words, = and { that is not closed".trim_end_matches("{ that is not closed"),
            "a=one {n} two{m}",
            r"a=\{\|\}\\ \n",
            "a={n|0:none|one:{n} tile, {m|x:y|*z:}|*other:{n} tiles} left",
        ] {
            let (key, parts) = read(line).unwrap();
            let mut written = format!("{key}=");
            write(&parts, &mut written);
            assert_eq!(written, line);
        }
    }

    #[test]
    fn a_broken_line_is_none() {
        for line in [
            "", "a", "a={", "a={n", "a={n|", "a={n|x", "a={n|x:y", "a=}", "a=b|c", "a=\\",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
