//! What is put into a text.

use std::borrow::Cow;

/// A number or a word to be put into a text.
///
/// ```
/// use linkwork_ui::Value;
/// assert_eq!(Value::from(3_u8), Value::Number(3));
/// assert_eq!(Value::from("b3"), Value::Word("b3".into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A number, which also chooses between forms such as "tile" and "tiles".
    Number(u64),
    /// A word, or words.
    Word(Cow<'a, str>),
}

macro_rules! from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(u64::from(number))
            }
        }
    )*};
}

from_numbers!(u8 u16 u32 u64);

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(word: &'a str) -> Self {
        Self::Word(word.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(word: &'a String) -> Self {
        Self::Word(word.into())
    }
}

impl From<String> for Value<'_> {
    fn from(word: String) -> Self {
        Self::Word(word.into())
    }
}
