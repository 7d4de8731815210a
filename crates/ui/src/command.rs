//! The words of commands: English everywhere, and those of each language beside them.

/// A word of a command, and what it is called in the other languages. `gör om` is two words, of which
/// the first is enough.
const WORDS: [(&str, &[&str]); 27] = [
    ("link", &["förena", "连"]),
    ("row", &["rad", "行"]),
    ("column", &["col", "kolumn", "列"]),
    ("right", &["höger", "右"]),
    ("left", &["vänster", "左"]),
    ("up", &["upp", "uppåt", "上"]),
    ("down", &["ned", "ner", "nedåt", "下"]),
    ("shift", &["skjut", "移动"]),
    ("tap", &["tryck", "点"]),
    ("take", &["ta", "取"]),
    ("where", &["var", "哪里"]),
    ("open", &["öppna", "打开"]),
    ("hint", &["tips", "提示"]),
    ("find", &["groups", "grupper", "找组"]),
    ("show", &["visa", "演示"]),
    ("light", &["lampa", "灯"]),
    ("on", &["på", "开"]),
    ("off", &["av", "关"]),
    ("undo", &["ångra", "撤销"]),
    ("redo", &["gör", "重做"]),
    ("shuffle", &["blanda", "洗牌"]),
    ("restart", &["omstart", "重来"]),
    ("new", &["nytt", "新局"]),
    ("pause", &["paus", "暂停"]),
    ("id", &["编号"]),
    ("help", &["hjälp", "帮助"]),
    ("quit", &["lämna", "退出"]),
];

/// A word in small letters. Letter by letter, since no command has a Greek word's end, for which `str` looks further.
pub(crate) fn small(word: &str) -> String {
    word.chars().flat_map(char::to_lowercase).collect()
}

/// The English word for a word of any language; a word that is none comes back as it is, in small letters.
pub(crate) fn in_english(word: &str) -> String {
    let word = small(word);
    let mut words = WORDS.iter();
    let known = words.find(|(_, others)| others.contains(&word.as_str()));
    known.map_or(word, |(english, _)| (*english).to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_word_means_two_things() {
        let all = WORDS
            .iter()
            .flat_map(|(english, others)| others.iter().chain([english]));
        let (count, distinct) = (all.clone().count(), all.collect::<HashSet<_>>().len());
        assert_eq!(count, distinct);
        assert_eq!(in_english("ÅNGRA"), "undo");
        assert_eq!(in_english("Jump"), "jump");
    }
}
