//! Breaking text into lines that fit: between words, and anywhere between wide characters.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The lines of a text, each at most `width` columns wide. Nothing is cut off: a word longer than a
/// line is broken.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(2);
    let mut lines = vec![String::new()];
    for piece in pieces(text) {
        let room = |line: &str, piece: &str| line.width() + piece.trim_end().width() <= width;
        let Some(line) = lines.last_mut() else {
            continue;
        };
        if room(line, &piece) {
            line.push_str(&piece);
        } else if piece.trim_end().width() <= width {
            lines.push(piece);
        } else {
            lines.extend(broken(&piece, width));
        }
    }
    lines
        .iter_mut()
        .for_each(|line| line.truncate(line.trim_end().len()));
    lines.retain(|line| !line.is_empty());
    lines
}

/// Words with the spaces after them; a wide character is a word by itself, unless it is a mark that
/// may not begin a line, or follows one that may not end it.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut open = false;
    for c in text.chars() {
        let wide = c.width() == Some(2);
        let closing = "，。：；！？、）”".contains(c);
        let opened = |last: &String| last.ends_with(['（', '“']);
        match pieces.last_mut() {
            Some(last) if opened(last) => last.push(c),
            Some(last) if closing || c == ' ' || (open && !wide) => last.push(c),
            _ => pieces.push(c.into()),
        }
        open = c != ' ' && !wide;
    }
    pieces
}

fn broken(word: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for c in word.chars() {
        let wide = c.width().unwrap_or(0);
        match lines.last_mut() {
            Some(line) if line.width() + wide <= width => line.push(c),
            _ => lines.push(c.into()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_nothing_is_lost() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("剩下的牌，很多。", 7), ["剩下的", "牌，很", "多。"]);
        assert_eq!(wrap("按 Enter。", 40), ["按 Enter。"]);
        assert_eq!(wrap("行 8（共九）。", 7), ["行 8", "（共", "九）。"]);
        assert_eq!(wrap("", 9), Vec::<String>::new());
    }
}
