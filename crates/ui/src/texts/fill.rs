//! Puts arguments into a text.

use std::fmt::Write;

use super::{
    Value,
    part::{Choice, Part, Variant},
};
use crate::Lang;

/// What a text is given, by name.
type Args<'a> = [(&'a str, Value<'a>)];

/// Writes a text out. What is missing among the arguments stays visible as `{$name}`.
pub(super) fn fill(parts: &[Part], lang: Lang, args: &Args<'_>, text: &mut String) {
    for part in parts {
        match part {
            Part::Words(words) => text.push_str(words),
            Part::Value(name) => {
                // Writing to a text does not fail.
                let _ = match value(name, args) {
                    Some(Value::Number(number)) => write!(text, "{number}"),
                    Some(Value::Word(word)) => text.write_str(word),
                    None => write!(text, "{{${name}}}"),
                };
            }
            Part::Choice(choice) => {
                if let Some(variant) = chosen(choice, value(&choice.name, args), lang) {
                    fill(&variant.parts, lang, args, text);
                }
            }
        }
    }
}

fn value<'a>(name: &str, args: &'a Args<'a>) -> Option<&'a Value<'a>> {
    let found = args.iter().find(|(other, _)| *other == name);
    found.map(|(_, value)| value)
}

/// The variant for a value: that of the very number or word before that of its plural form before the default.
fn chosen<'a>(choice: &'a Choice, value: Option<&Value<'_>>, lang: Lang) -> Option<&'a Variant> {
    let mut variants = choice.variants.iter();
    let with = |key: &str| choice.variants.iter().find(|variant| variant.key == key);
    let by_value = match value {
        Some(Value::Number(number)) => {
            with(&number.to_string()).or_else(|| with(lang.plural(*number)))
        }
        Some(Value::Word(word)) => with(word),
        None => None,
    };
    by_value.or_else(|| variants.find(|variant| variant.is_default))
}
