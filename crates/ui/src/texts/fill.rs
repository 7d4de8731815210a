//! Puts arguments into a text.
//!
//! Of Fluent this knows what the texts use: arguments, literals, and choices by number, by plural form or by word. The
//! bundle that knows all of it brings number tables and the plural rules of two hundred languages, a tenth of the whole
//! page; a test holds every text against it.

use std::fmt::Write;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use super::Value;
use crate::Lang;

/// What a text is given, by name.
type Args<'a> = [(&'a str, Value<'a>)];

/// Writes a text out. What is missing among the arguments stays visible as `{$name}`.
pub(super) fn fill(pattern: &Pattern<String>, lang: Lang, args: &Args<'_>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => put(inline, args, text),
                Expression::Select { selector, variants } => {
                    if let Some(variant) = chosen(variants, value(selector, args), lang) {
                        fill(&variant.value, lang, args, text);
                    }
                }
            },
        }
    }
}

/// The argument that an expression names.
fn value<'a>(expression: &InlineExpression<String>, args: &'a Args<'a>) -> Option<&'a Value<'a>> {
    let InlineExpression::VariableReference { id } = expression else {
        return None;
    };
    let found = args.iter().find(|(name, _)| *name == id.name);
    found.map(|(_, value)| value)
}

/// The variant for a value: that of the very number or word before that of its plural form before the default.
fn chosen<'a>(
    variants: &'a [Variant<String>],
    value: Option<&Value<'_>>,
    lang: Lang,
) -> Option<&'a Variant<String>> {
    let with = |wanted: &str| {
        variants.iter().find(|variant| match &variant.key {
            VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key } => {
                key == wanted
            }
        })
    };
    let by_value = match value {
        Some(Value::Number(number)) => {
            with(&number.to_string()).or_else(|| with(lang.plural(*number)))
        }
        Some(Value::Word(word)) => with(word),
        None => None,
    };
    by_value.or_else(|| variants.iter().find(|variant| variant.default))
}

/// Writes an argument or a literal.
fn put(expression: &InlineExpression<String>, args: &Args<'_>, text: &mut String) {
    // Writing to a text does not fail.
    let _ = match (expression, value(expression, args)) {
        (_, Some(Value::Number(number))) => write!(text, "{number}"),
        (_, Some(Value::Word(word))) => text.write_str(word),
        (
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value },
            _,
        ) => text.write_str(value),
        (InlineExpression::VariableReference { id }, _) => write!(text, "{{${}}}", id.name),
        // No text has any other; the test that fills all of them would tell.
        _ => Ok(()),
    };
}
