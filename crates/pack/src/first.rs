//! What a browser fetches before a person can play.

use crate::names::Named;
use std::collections::BTreeSet;

/// The files of a first visit, by their paths before: `index.html`, what it names, and so on; without
/// what is fetched only when it is wanted.
pub(crate) fn visit(page: &[Named]) -> BTreeSet<String> {
    let (mut seen, mut next) = (BTreeSet::new(), vec!["index.html"]);
    while let Some(path) = next.pop() {
        let file = page.iter().find(|file| file.from == path);
        let Some(file) = file.filter(|_| seen.insert(path.to_owned())) else {
            continue;
        };
        let first = file.names.iter().filter(|(_, first)| *first);
        next.extend(first.map(|(to, _)| to.as_str()));
    }
    seen
}

/// A program that would never be loaded: no page is without its wasm.
pub(crate) fn lost<'a>(page: &'a [Named], first: &BTreeSet<String>) -> Option<&'a str> {
    let mut paths = page.iter().map(|file| file.from.as_str());
    paths.find(|path| path.ends_with(".wasm") && !first.contains(*path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Files;
    use crate::names::named;

    #[test]
    fn what_waits_until_it_is_wanted_is_not_counted() {
        let mut files = Files::default();
        for (path, content) in [
            (
                "index.html",
                r#"<body data-pictures="b.svg"><script src="a.js"></script>"#,
            ),
            ("a.js", "'a.wasm'"),
            ("a.wasm", ""),
            ("b.svg", ""),
            ("c.js", ""),
        ] {
            files.add(path.into(), content.into()).unwrap();
        }
        let page = named(files).unwrap();
        let first = visit(&page);
        assert_eq!(Vec::from_iter(&first), ["a.js", "a.wasm", "index.html"]);
        assert_eq!(lost(&page, &first), None);
        assert_eq!(lost(&page, &BTreeSet::new()), Some("a.wasm"));
    }
}
