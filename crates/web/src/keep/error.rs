//! Why a game could not be kept.

use linkwork_ui::Texts;

/// Why a game could not be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum KeepError {
    /// This browser keeps nothing, or not for this page.
    Nowhere,
    /// There is no room left.
    Full,
    /// The browser has closed its database.
    Closed,
    /// What the browser says, in its own words.
    Broken(String),
}

impl KeepError {
    /// The reason in words, with what to do about it.
    pub(crate) fn words(&self, texts: &Texts) -> String {
        let key = match self {
            Self::Nowhere => "keep-nowhere",
            Self::Full => "keep-full",
            Self::Closed => "keep-closed",
            Self::Broken(why) => return texts.with("save-failed", &[("why", why.into())]),
        };
        texts.say(key)
    }
}

#[cfg(test)]
mod tests {
    use linkwork_ui::Lang;

    use super::*;

    #[test]
    fn every_reason_is_a_sentence_of_its_own() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let broken = KeepError::Broken("DataError: odd".to_owned());
            let all = [
                KeepError::Nowhere,
                KeepError::Full,
                KeepError::Closed,
                broken,
            ];
            let mut said = all.map(|why| why.words(&texts)).to_vec();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), 4);
            assert!(said.iter().any(|words| words.contains("DataError")));
        }
    }
}
