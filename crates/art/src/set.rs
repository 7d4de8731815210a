//! The sets of faces, and the tables of the two that are not drawn here.

use std::fmt;
use std::str::FromStr;

use linkwork::pairs::Kind;

use crate::face::{Face, letters};
use crate::pen::Pen;
use crate::theme::Role;

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

/// What tiles look like.
///
/// ```
/// use linkwork::pairs::Kind;
/// use linkwork_art::Set;
///
/// let texts = Set::ALL.map(|set| set.text(Kind::FIRST));
/// assert_eq!(texts, ["A", "天", "🐼"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Set {
    /// A shape, a colour and a letter: drawn here, so they look the same everywhere.
    #[default]
    Shapes,
    /// Chinese characters, drawn by whatever font the screen has.
    Characters,
    /// Animals, fruit and things, from the sprite.
    Pictures,
}

impl Set {
    /// All three.
    ///
    /// ```
    /// assert_eq!(linkwork_art::Set::ALL.len(), 3);
    /// ```
    pub const ALL: [Self; 3] = [Self::Shapes, Self::Characters, Self::Pictures];

    /// Its name, as in flags, settings and keys of texts.
    ///
    /// ```
    /// use linkwork_art::Set;
    /// assert_eq!("pictures".parse(), Ok(Set::Pictures));
    /// assert_eq!(Set::Pictures.name(), "pictures");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shapes => "shapes",
            Self::Characters => "characters",
            Self::Pictures => "pictures",
        }
    }

    /// The face of a kind as text: letters, a character or an emoji.
    ///
    /// ```
    /// use linkwork::pairs::Kind;
    /// use linkwork_art::Set;
    /// assert_eq!(Kind::new(28).map(|kind| Set::Shapes.text(kind)), Some("2B".into()));
    /// ```
    #[must_use]
    pub fn text(self, kind: Kind) -> String {
        let n = usize::from(kind.number()) - 1;
        let picked = match self {
            Self::Shapes => None,
            Self::Characters => CHARACTERS.chars().nth(n),
            Self::Pictures => PICTURES.chars().nth(n),
        };
        picked.map_or_else(|| letters(kind), String::from)
    }

    /// The face of a kind, to be laid on a tile: elements for a square of 64 by 64 units.
    ///
    /// A picture is a `<use>` of the symbol that `pictures::symbol` gives for it; a character is a
    /// `<text>` for the fonts of the screen, of class `hanzi`.
    ///
    /// ```
    /// use linkwork::pairs::Kind;
    /// use linkwork_art::{Pen, Set, Theme};
    ///
    /// let face = Set::Shapes.draw(Kind::FIRST, Pen::Theme(Theme::Light));
    /// assert!(face.starts_with("<path fill=\"#a62b2f\""));
    /// assert!(Set::Pictures.draw(Kind::FIRST, Pen::Page).contains("href=\"#k1\""));
    /// ```
    #[must_use]
    pub fn draw(self, kind: Kind, pen: Pen) -> String {
        match self {
            Self::Shapes => Face::of(kind).draw(pen),
            Self::Characters => character(&self.text(kind), pen),
            Self::Pictures => format!(
                r##"<rect {} x="5" y="4.5" width="54" height="53" rx="8"/><use href="#k{}" x="10" y="9" width="44" height="44"/>"##,
                pen.fill(Role::Plate),
                kind.number()
            ),
        }
    }
}

/// A character in the middle of a tile. Class and attribute `fill` go together on the page too.
fn character(text: &str, pen: Pen) -> String {
    let class = match pen {
        Pen::Page => format!("class=\"hanzi {}\"", pen.class('f', Role::TileText)),
        Pen::Theme(_) => format!("class=\"hanzi\" {}", pen.fill(Role::TileText)),
    };
    format!(
        r#"<text {class} x="32" y="46" font-size="40" text-anchor="middle" font-family="'Noto Sans SC','Noto Sans CJK SC','PingFang SC','Microsoft YaHei','Source Han Sans SC',sans-serif">{text}</text>"#
    )
}

/// A name that no set has.
///
/// ```
/// use linkwork_art::Set;
/// let error = "emoji".parse::<Set>().unwrap_err();
/// assert_eq!(error.to_string(), "there is no tile set \"emoji\": shapes, characters or pictures");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSet(String);

impl fmt::Display for NoSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.0;
        write!(
            f,
            "there is no tile set {name:?}: shapes, characters or pictures"
        )
    }
}

impl std::error::Error for NoSet {}

impl FromStr for Set {
    type Err = NoSet;

    fn from_str(name: &str) -> Result<Self, NoSet> {
        let mut all = Self::ALL.into_iter();
        all.find(|set| set.name() == name)
            .ok_or_else(|| NoSet(name.into()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn kinds() -> impl Iterator<Item = Kind> {
        (1..=250).filter_map(Kind::new)
    }

    #[test]
    fn every_set_has_250_faces_that_differ() {
        for set in Set::ALL {
            let texts: HashSet<String> = kinds().map(|kind| set.text(kind)).collect();
            assert_eq!(texts.len(), 250, "{set:?}");
            let drawn = kinds().map(|kind| set.draw(kind, Pen::Page));
            assert_eq!(drawn.collect::<HashSet<_>>().len(), 250, "{set:?}");
        }
    }

    #[test]
    fn a_face_that_is_not_letters_is_one_character() {
        for set in [Set::Characters, Set::Pictures] {
            for kind in kinds() {
                assert_eq!(set.text(kind).chars().count(), 1, "{set:?}");
            }
        }
    }
}
