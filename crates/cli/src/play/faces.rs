//! What tiles look like: every face is two columns wide, so that no tile shifts another.

use linkwork::pairs::Kind;

use super::args::Tiles;

/// The beginning of the Thousand Character Classic, in simplified form: no character occurs twice.
const CHARACTERS: &str = "天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏闰余成岁律吕调阳\
云腾致雨露结为霜金生丽水玉出昆冈剑号巨阙珠称夜光果珍李柰菜重芥姜海咸河淡鳞潜羽翔\
龙师火帝鸟官人皇始制文字乃服衣裳推位让国有虞陶唐吊民伐罪周发殷汤坐朝问道垂拱平章\
爱育黎首臣伏戎羌遐迩一体率宾归王鸣凤在竹白驹食场化被草木赖及万方盖此身四大五常\
恭惟鞠养岂敢毁伤女慕贞洁男效才良知过必改得能莫忘罔谈彼短靡恃己长信使可覆器欲难量\
墨悲丝染诗赞羔羊景行维贤克念作圣德建名立形端表正空谷传声虚堂习听祸因恶积福缘善庆\
尺璧非宝寸阴是竞资父事君曰严与敬孝当竭力忠则尽命";

/// Pictures that are one code point and two columns wide each; the first ones differ most.
const PICTURES: &str = "🐼🍎🚗🌵🎈🐸🍋🚀🌻🎲🦊🍇🚲🍄🎁🐙🍉🚂🌙🔔🦋🍒🔑🌈🎸🐧🥕🚢🍁🏀🐝🍩📷🌽💎🐢\
🍌🎩👑🦁🍓🔥⚓🐳🥝🎯💡🐔🍕🧲🚜🌴🎃🐷🍔⚽🐌🥑🎺🌊🐞🍪🔨🚁🌲🏆🐵🍍📚🐟🍦🎻🏠🦀🥚⌚🐘🍐🎪🌹\
🐰🧀🚌🎱🐨🍑🥁🌷🐍🍞🎨⛵🐴🍅🎾🌼🦉🍭🔭🐬🌰🎷🚑🐮🥥📌🌺🐺🍫🎳🦄🍊🎹🚒🐫🥐🔬🐯🍈⛺🐛🍨🏈🌾\
🐗🥔🎤🚕🦈🍗📣🐭🥞🎧🌍🐊🍯💊🐻🌮🔋🚚🦆🍿🎬🐱🥒🧭🐶🍙⏰🦅🍆🎮🚓🐹🍟🔒🐓🥦🏐🦇🍝📦🐑🍬🎀🐡🥜🔪\
🐪🍳🧩🐎🥨🔦🐕🍵🚽🐈🥩🧸🐖🍧💰🐇🍮🎣🐀🥗🔧🐋🍡🧵🐂🍘🧶🐃🍥📺🐄🥪🧪🐆🥓🎿🐅🥧🛒🐉🍚🪁🐏🍱👓🐐🍢👒\
🍜👟🐁🍲👜🐠🍛👔🐚🍣👗🐜🥟👖🐩🍤👢🐲🥙👛🐾🍰👠🐣🎂🧤🐤🍶🧦🐥🍷🧣🐦🍺🎒🐒🍹🪑🦂🥂🚪🦃🍴🛁🦌🥄🕋🦎🧂";

/// The faces in use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Faces(Tiles);

impl Faces {
    /// Those faces; only letters can be drawn with ASCII.
    pub(super) const fn new(set: Tiles, ascii: bool) -> Self {
        Self(if ascii { Tiles::Letters } else { set })
    }

    /// Whether the faces bring their own colours.
    pub(super) const fn coloured(self) -> bool {
        matches!(self.0, Tiles::Emoji)
    }

    /// The face of a kind, one or two columns wide.
    pub(super) fn name(self, kind: Kind) -> String {
        let n = usize::from(kind.number()) - 1;
        let picked = match self.0 {
            Tiles::Letters => None,
            Tiles::Cjk => CHARACTERS.chars().nth(n),
            Tiles::Emoji => PICTURES.chars().nth(n),
        };
        picked.map_or_else(|| letters(n), String::from)
    }

    /// The kind that a player means by its face or its number.
    pub(super) fn kind(self, word: &str) -> Option<Kind> {
        let by_number = word.parse().ok().and_then(Kind::new);
        let mut all = (1..=250).filter_map(Kind::new);
        by_number.or_else(|| all.find(|kind| self.name(*kind).eq_ignore_ascii_case(word)))
    }
}

/// `A` to `Z`, `2A` to `9Z`, `1A` on: the digit first, so that no face reads like a cell.
fn letters(n: usize) -> String {
    let letter = char::from(b'A' + u8::try_from(n % 26).unwrap_or(0));
    match n / 26 {
        0 => letter.to_string(),
        round @ 1..=8 => format!("{}{letter}", round + 1),
        _ => format!("1{letter}"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use unicode_width::UnicodeWidthStr;

    use super::*;

    fn all(set: Tiles) -> Vec<String> {
        let faces = Faces::new(set, false);
        (1..=250)
            .map(|n| faces.name(Kind::new(n).unwrap()))
            .collect()
    }

    #[test]
    fn every_set_has_250_faces_that_differ() {
        for set in [Tiles::Letters, Tiles::Cjk, Tiles::Emoji] {
            let faces = all(set);
            assert_eq!(faces.iter().collect::<HashSet<_>>().len(), 250, "{set:?}");
        }
    }

    #[test]
    fn faces_never_break_columns() {
        for face in all(Tiles::Letters) {
            assert!(face.is_ascii() && face.len() <= 2, "{face}");
        }
        for face in [all(Tiles::Cjk), all(Tiles::Emoji)].concat() {
            assert_eq!((face.chars().count(), face.width()), (1, 2), "{face}");
        }
    }

    #[test]
    fn faces_are_found_by_name_and_number() {
        let faces = Faces::new(Tiles::Letters, false);
        assert_eq!(faces.kind("3").map(Kind::number), Some(3));
        assert_eq!(faces.kind("2a").map(Kind::number), Some(27));
        assert_eq!(faces.kind("0"), None);
        assert_eq!(
            Faces::new(Tiles::Cjk, false).kind("玄").map(Kind::number),
            Some(3)
        );
    }
}
