//! What the packer is asked.

use std::ffi::OsString;
use std::path::PathBuf;

const USAGE: &str = "usage: linkwork-pack [--tools DIR]... WASM OUT FOLDER...";

/// The parts of a page and where it goes.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Args {
    /// The compiled page, as rustc leaves it.
    pub(crate) wasm: PathBuf,
    /// The folder that will hold the page; what was in it goes.
    pub(crate) out: PathBuf,
    /// Folders whose files become part of the page.
    pub(crate) folders: Vec<PathBuf>,
    /// Folders, beside the search path, in which `wasm-opt` may lie.
    pub(crate) tools: Vec<PathBuf>,
}

impl Args {
    /// Reads the words of a command line.
    pub(crate) fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let (mut args, mut places) = (Self::default(), vec![]);
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            match word.to_str() {
                Some("--tools") => args.tools.push(words.next().ok_or(USAGE)?.into()),
                Some(option) if option.starts_with('-') => {
                    return Err(format!("no such option: {option}; {USAGE}"));
                }
                _ => places.push(PathBuf::from(word)),
            }
        }
        if places.len() < 3 {
            return Err(USAGE.into());
        }
        args.folders = places.split_off(2);
        args.out = places.pop().unwrap_or_default();
        args.wasm = places.pop().unwrap_or_default();
        Ok(args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Args, String> {
        Args::parse(line.split(' ').map(OsString::from))
    }

    #[test]
    fn a_page_is_wasm_folder_and_parts() {
        let args = parse("a.wasm --tools bin out static art").unwrap();
        assert_eq!(args.wasm, PathBuf::from("a.wasm"));
        assert_eq!(args.out, PathBuf::from("out"));
        assert_eq!(args.folders, ["static", "art"].map(PathBuf::from));
        assert_eq!(args.tools, ["bin"].map(PathBuf::from));
    }

    #[test]
    fn what_is_missing_or_unknown_is_said() {
        assert_eq!(parse("a.wasm out"), Err(USAGE.into()));
        assert_eq!(parse("a.wasm out static --tools"), Err(USAGE.into()));
        assert!(
            parse("--fast a b c")
                .unwrap_err()
                .starts_with("no such option: --fast")
        );
    }
}
