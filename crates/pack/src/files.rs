//! The files of a page before they are named: path and content.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Files by their path in the page, with `/` between folders.
#[derive(Debug, Default)]
pub(crate) struct Files(pub(crate) BTreeMap<String, Vec<u8>>);

impl Files {
    /// Adds a file. Two files of one path are a mistake: one of them would be lost.
    pub(crate) fn add(&mut self, path: String, content: Vec<u8>) -> Result<(), String> {
        if !is_plain(&path) {
            return Err(format!(
                "{path}: a file of the page is named by letters, digits and . _ - only"
            ));
        }
        if self.0.contains_key(&path) {
            return Err(format!("{path}: stands in two folders"));
        }
        self.0.insert(path, content);
        Ok(())
    }

    /// Adds every file below a folder. Files whose names begin with a dot are left out.
    pub(crate) fn add_folder(&mut self, folder: &Path) -> Result<(), String> {
        self.add_below(folder, "")
    }

    fn add_below(&mut self, folder: &Path, prefix: &str) -> Result<(), String> {
        let fault = |why| format!("{}: {why}", folder.display());
        for entry in fs::read_dir(folder).map_err(fault)? {
            let path = entry.map_err(fault)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with('.') {
                continue;
            }
            let inside = format!("{prefix}{name}");
            if path.is_dir() {
                self.add_below(&path, &format!("{inside}/"))?;
            } else {
                let content =
                    fs::read(&path).map_err(|why| format!("{}: {why}", path.display()))?;
                self.add(inside, content)?;
            }
        }
        Ok(())
    }
}

/// Whether a path needs no escape in an address, in JSON or in CSS.
fn is_plain(path: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    !path.is_empty()
        && path.chars().all(plain)
        && path.split('/').all(|part| part != ".." && !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_join_into_one_page() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("icons")).unwrap();
        fs::write(folder.path().join("icons/app.svg"), "<svg/>").unwrap();
        fs::write(folder.path().join(".swp"), "").unwrap();
        let mut files = Files::default();
        files.add("index.html".into(), vec![]).unwrap();
        files.add_folder(folder.path()).unwrap();
        assert_eq!(
            Vec::from_iter(files.0.keys()),
            ["icons/app.svg", "index.html"]
        );
    }

    #[test]
    fn a_name_that_would_be_lost_or_misread_is_refused() {
        let mut files = Files::default();
        files.add("a.js".into(), vec![]).unwrap();
        let twice = files.add("a.js".into(), vec![]);
        assert_eq!(twice.unwrap_err(), "a.js: stands in two folders");
        for bad in ["", "a b.js", "../a.js", "a//b.js", "é.js", "a\".js"] {
            assert!(files.add(bad.into(), vec![]).is_err(), "{bad}");
        }
        let missing = files.add_folder(Path::new("no-such-folder")).unwrap_err();
        assert!(missing.starts_with("no-such-folder: "), "{missing}");
    }
}
