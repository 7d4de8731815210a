//! Texts in Fluent's form, read into parts. The texts use arguments, literals, and choices by an argument; a test holds
//! every one of them against Fluent's own bundle.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant as Variants, VariantKey,
};
use fluent_syntax::parser;

use super::part::{Choice, Part, Variant};

/// The texts by their keys. A broken one is left out; a test keeps the files whole.
pub(super) fn read(source: &str) -> Vec<(String, Vec<Part>)> {
    let resource = parser::parse_runtime(source).unwrap_or_else(|(rest, _)| rest);
    let texts = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), parts(&message.value?))),
        _ => None,
    });
    texts.collect()
}

fn parts(pattern: &Pattern<&str>) -> Vec<Part> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Words((*value).to_owned()),
            PatternElement::Placeable { expression } => placed(expression),
        };
        match (parts.last_mut(), part) {
            // Fluent has a part for each line.
            (Some(Part::Words(before)), Part::Words(words)) => before.push_str(&words),
            (_, part) => parts.push(part),
        }
    }
    parts
}

fn placed(expression: &Expression<&str>) -> Part {
    match expression {
        Expression::Inline(inline) => match inline {
            InlineExpression::VariableReference { id } => Part::Value(id.name.to_owned()),
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => Part::Words((*value).to_owned()),
            // No text has any other; the test that fills all of them would tell.
            _ => Part::Words(String::new()),
        },
        Expression::Select { selector, variants } => Part::Choice(Choice {
            name: match selector {
                InlineExpression::VariableReference { id } => id.name.to_owned(),
                _ => String::new(),
            },
            variants: variants.iter().map(variant).collect(),
        }),
    }
}

fn variant(variant: &Variants<&str>) -> Variant {
    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
        variant.key;
    Variant {
        key: key.to_owned(),
        is_default: variant.default,
        parts: parts(&variant.value),
    }
}
