//! Where one file of a page names another.

use crate::files::Files;
use std::ops::Range;

/// Files that are read for references; the others are taken as they are.
const TEXTS: [&str; 7] = ["html", "js", "css", "svg", "webmanifest", "json", "txt"];

/// One file named in another.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ref {
    /// The bytes of the named file's own name, without folders: what changes when it gets a new name.
    pub(crate) name: Range<usize>,
    /// The file's path in the page.
    pub(crate) to: String,
    /// False if it stands in an attribute `data-…` or `content`: fetched when it is wanted.
    pub(crate) first: bool,
}

/// The part of a path behind its last dot.
pub(crate) fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, end)| end)
}

/// The references in the file at `path`, in order.
pub(crate) fn refs(files: &Files, path: &str, content: &[u8]) -> Result<Vec<Ref>, String> {
    if !TEXTS.contains(&extension(path)) {
        return Ok(vec![]);
    }
    let text = std::str::from_utf8(content).map_err(|why| format!("{path}: {why}"))?;
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut found = vec![];
    let mut from = 0;
    while let Some((open, inner)) = quoted(text, from) {
        // What closes one path may open the next: `'a'b'c'` is read too often rather than too rarely.
        from = open + 1;
        let whole = &text[inner.clone()];
        let bare = whole.split(['#', '?']).next().unwrap_or_default();
        if let Some(to) = joined(folder, bare).filter(|to| files.0.contains_key(to) && to != path) {
            let end = inner.start + bare.len();
            let name = to.rsplit('/').next().unwrap_or_default().len();
            let first = !is_later(&text[..open]);
            found.push(Ref {
                name: end - name..end,
                to,
                first,
            });
        }
    }
    Ok(found)
}

/// From byte `from` on, the next text without spaces between two quotes or brackets: where it opens, and what lies inside.
fn quoted(text: &str, from: usize) -> Option<(usize, Range<usize>)> {
    const OPENS: [char; 4] = ['"', '\'', '`', '('];
    const ENDS: [char; 8] = ['"', '\'', '`', ')', ' ', '\n', '<', '>'];
    let mut from = from;
    loop {
        let open = from + text.get(from..)?.find(OPENS)?;
        let close = if text[open..].starts_with('(') {
            ")"
        } else {
            &text[open..=open]
        };
        let end = text[open + 1..]
            .find(ENDS)
            .map(|length| open + 1 + length)?;
        if text[end..].starts_with(close) {
            return Some((open, open + 1..end));
        }
        from = open + 1;
    }
}

/// A path seen from a folder; `None` if it leaves the page or is an address with a scheme.
fn joined(folder: &str, path: &str) -> Option<String> {
    if path.is_empty() || path.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    let path = path.strip_prefix('/').map_or(path, |rooted| {
        parts.clear();
        rooted
    });
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// Whether the text ends with ` data-…=` or ` content=`.
fn is_later(before: &str) -> bool {
    let Some(tag) = before.strip_suffix('=') else {
        return false;
    };
    let name = tag.rsplit([' ', '\n', '\t']).next().unwrap_or_default();
    name == "content" || name.starts_with("data-")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a file of some path that holds `text` names, out of three files; later ones with a star.
    fn check(path: &str, text: &str, expected: &[&str]) {
        let mut files = Files::default();
        for path in ["boot.js", "icons/app.svg", "icons/style.css"] {
            files.add(path.into(), vec![]).unwrap();
        }
        let found = refs(&files, path, text.as_bytes()).unwrap();
        for one in &found {
            assert_eq!(text[one.name.clone()], *one.to.rsplit('/').next().unwrap());
        }
        let star = |one: Ref| {
            if one.first {
                one.to
            } else {
                format!("{}*", one.to)
            }
        };
        let found: Vec<String> = found.into_iter().map(star).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn paths_in_quotes_and_brackets_are_references() {
        check(
            "index.html",
            r#"<script src="boot.js"></script>"#,
            &["boot.js"],
        );
        check("index.html", r#"<script src='./boot.js?x'>"#, &["boot.js"]);
        check(
            "a.js",
            "import x from \"/boot.js\"; `icons/app.svg#k1`",
            &["boot.js", "icons/app.svg"],
        );
        check(
            "style.css",
            "url(icons/app.svg) url(\"icons/app.svg\")",
            &["icons/app.svg", "icons/app.svg"],
        );
        check(
            "icons/style.css",
            "url(app.svg) url(../boot.js)",
            &["icons/app.svg", "boot.js"],
        );
        check("icons/style.css", "don't url(app.svg)", &["icons/app.svg"]);
    }

    #[test]
    fn what_is_wanted_later_is_marked() {
        check(
            "index.html",
            r#"<body data-icon="icons/app.svg">"#,
            &["icons/app.svg*"],
        );
        check(
            "index.html",
            r#"<meta name="x" content="boot.js">"#,
            &["boot.js*"],
        );
    }

    #[test]
    fn nothing_else_is_a_reference() {
        check("index.html", "boot.js <p>boot.js</p>", &[]);
        check(
            "index.html",
            r#""other.js" "https://a/boot.js" "../boot.js" "x boot.js""#,
            &[],
        );
        check("a.png", "\"boot.js\"", &[]);
        check("boot.js", "\"boot.js\" \"#k1\" \"\"", &[]);
    }

    #[test]
    fn a_text_that_is_none_is_named() {
        let why = refs(&Files::default(), "a.css", &[0xff]).unwrap_err();
        assert!(why.starts_with("a.css: "), "{why}");
    }
}
