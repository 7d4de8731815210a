//! Names that hold a hash of the content, and the references to match.

use crate::files::Files;
use crate::refs::{Ref, extension, refs};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;

/// Files whose content the browser may keep for ever, since another content has another name.
const HASHED: [&str; 9] = [
    "wasm", "js", "css", "svg", "png", "webp", "woff2", "json", "txt",
];

/// The script of a service worker is known to browsers by its address.
const WORKER: &str = "sw.js";

/// A file of the page under the name that browsers ask for.
#[derive(Debug)]
pub(crate) struct Named {
    /// Its path before.
    pub(crate) from: String,
    /// Its path in the page.
    pub(crate) path: String,
    /// Its content, with references to match.
    pub(crate) content: Vec<u8>,
    /// What it names: paths before, and whether for the first visit.
    pub(crate) names: Vec<(String, bool)>,
}

/// Gives every file its name. What a file names gets its own name first, since that changes the
/// content; two files that name each other would need a name before it can be known.
pub(crate) fn named(files: Files) -> Result<Vec<Named>, String> {
    let mut naming = Naming {
        files: &files,
        done: BTreeMap::new(),
        open: vec![],
    };
    for path in files.0.keys() {
        naming.name(path)?;
    }
    Ok(naming.done.into_values().collect())
}

struct Naming<'a> {
    files: &'a Files,
    done: BTreeMap<String, Named>,
    /// The files whose references are being named, outermost first.
    open: Vec<String>,
}

impl Naming<'_> {
    fn name(&mut self, path: &str) -> Result<(), String> {
        if self.done.contains_key(path) {
            return Ok(());
        }
        if self.open.iter().any(|open| open == path) {
            let circle = self.open.join(" names ");
            return Err(format!(
                "{circle} names {path}: a circle has no names by content"
            ));
        }
        self.open.push(path.into());
        let content = &self.files.0[path];
        let refs = refs(self.files, path, content)?;
        for to in refs.iter().map(|one| &one.to).filter(|to| is_hashed(to)) {
            self.name(to)?;
        }
        self.open.pop();
        let content = self.with_new_names(content, &refs);
        let path_now = if is_hashed(path) {
            with_hash(path, &content)
        } else {
            path.into()
        };
        let names = refs.into_iter().map(|one| (one.to, one.first)).collect();
        let named = Named {
            from: path.into(),
            path: path_now,
            content,
            names,
        };
        self.done.insert(path.into(), named);
        Ok(())
    }

    /// The content with every reference under its new name.
    fn with_new_names(&self, content: &[u8], refs: &[Ref]) -> Vec<u8> {
        let (mut text, mut from) = (Vec::with_capacity(content.len()), 0);
        for one in refs {
            // Files that keep their names may not have been looked at yet.
            if let Some(named) = self.done.get(&one.to) {
                let name = named.path.rsplit('/').next().unwrap_or_default();
                text.extend_from_slice(&content[from..one.name.start]);
                text.extend_from_slice(name.as_bytes());
                from = one.name.end;
            }
        }
        text.extend_from_slice(&content[from..]);
        text
    }
}

fn is_hashed(path: &str) -> bool {
    HASHED.contains(&extension(path)) && path != WORKER
}

/// `style.css` as `style.0123456789abcdef.css`: the server takes such names for ones that never change.
fn with_hash(path: &str, content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let hash: String = digest
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    match path.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}.{hash}.{extension}"),
        None => path.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page made of some files: paths and contents.
    fn check(files: &[(&str, &str)]) -> Result<Vec<(String, String)>, String> {
        let mut all = Files::default();
        for (path, content) in files {
            all.add((*path).into(), content.as_bytes().to_vec())
                .unwrap();
        }
        let text = |file: Named| (file.path, String::from_utf8(file.content).unwrap());
        Ok(named(all)?.into_iter().map(text).collect())
    }

    fn pair(path: &str, content: &str) -> (String, String) {
        (path.into(), content.into())
    }

    // The hashes are those of `printf … | sha256sum`.
    #[test]
    fn references_follow_the_content_through_every_file() {
        let page = check(&[
            ("index.html", "<script src=\"boot.js\"></script>"),
            ("boot.js", "import './icons/a.css'; // boot.js"),
            ("icons/a.css", "a"),
        ]);
        let boot = "import './icons/a.ca978112ca1bbdca.css'; // boot.js";
        let name = with_hash("boot.js", boot.as_bytes());
        let index = format!("<script src=\"{name}\"></script>");
        let expected = [
            pair(&name, boot),
            pair("icons/a.ca978112ca1bbdca.css", "a"),
            pair("index.html", &index),
        ];
        assert_eq!(page.unwrap(), expected);
    }

    #[test]
    fn another_content_is_another_name_for_it_and_all_that_name_it() {
        let of = |css: &str| {
            let page = check(&[("a.css", css), ("b.js", "'a.css'"), ("c.js", "'d'")]).unwrap();
            page.into_iter().map(|(path, _)| path).collect::<Vec<_>>()
        };
        let (before, after) = (of("a"), of("b"));
        assert_ne!(before[0], after[0]);
        assert_ne!(before[1], after[1]);
        assert_eq!(before[2], after[2]);
    }

    #[test]
    fn what_browsers_know_by_its_address_keeps_its_name() {
        let page = check(&[
            ("a.webmanifest", "\"a.png\""),
            ("a.png", "a"),
            ("boot.js", "'sw.js'"),
            ("index.html", "\"a.webmanifest\""),
            ("sw.js", "'index.html' 'boot.js'"),
        ]);
        let paths: Vec<String> = page.unwrap().into_iter().map(|(path, _)| path).collect();
        assert_eq!(paths[0], "a.ca978112ca1bbdca.png");
        assert_eq!(paths[1], "a.webmanifest");
        assert_eq!(paths[3..], ["index.html", "sw.js"]);
    }

    #[test]
    fn a_circle_is_told() {
        let why = check(&[("a.js", "'b.js'"), ("b.js", "'a.js'")]).unwrap_err();
        assert_eq!(
            why,
            "a.js names b.js names a.js: a circle has no names by content"
        );
    }
}
