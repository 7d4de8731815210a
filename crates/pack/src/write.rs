//! The page as a folder, whole or not at all.

use crate::squeeze::Packed;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The list of files, which stands in the folder beside them.
const LIST: &str = "files.json";

/// Writes the page beside its place and then puts it there, so that nobody reads half a page.
pub(crate) fn folder(page: &[Packed], first: &BTreeSet<String>, out: &Path) -> Result<(), String> {
    let fresh = beside(out, "new")?;
    cleared(&fresh)?;
    for file in page {
        put(&fresh, &file.path, &file.content)?;
        for (squeezed, ending) in [(&file.br, "br"), (&file.gz, "gz")] {
            if let Some(content) = squeezed {
                put(&fresh, &format!("{}.{ending}", file.path), content)?;
            }
        }
    }
    put(&fresh, LIST, list(page, first).as_bytes())?;
    if out.exists() && held(&fresh)? == held(out)? {
        // The same page stays as it is: what is made of it need not be made again.
        return cleared(&fresh);
    }
    cleared(out)?;
    fs::rename(&fresh, out).map_err(|why| format!("{}: {why}", out.display()))
}

/// The bytes of some files: plain, by brotli, by gzip.
pub(crate) fn sum<'a>(files: impl Iterator<Item = &'a Packed>) -> (usize, usize, usize) {
    let length = |file: &Packed, squeezed: &Option<Vec<u8>>| {
        squeezed.as_ref().unwrap_or(&file.content).len()
    };
    files.fold((0, 0, 0), |(plain, br, gz), file| {
        (
            plain + file.content.len(),
            br + length(file, &file.br),
            gz + length(file, &file.gz),
        )
    })
}

/// The files as JSON. Their names need no escapes: others were refused.
fn list(page: &[Packed], first: &BTreeSet<String>) -> String {
    let mut text = String::from("{\"files\":[\n");
    for (at, file) in page.iter().enumerate() {
        let (bytes, br, gz) = sum([file].into_iter());
        let comma = if at == 0 { "" } else { ",\n" };
        let is_first = first.contains(&file.from);
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "{comma}{{\"path\":\"{}\",\"bytes\":{bytes},\"br\":{br},\"gz\":{gz},\"first\":{is_first}}}",
            file.path
        );
    }
    let (bytes, br, gz) = sum(page.iter().filter(|file| first.contains(&file.from)));
    let _ = writeln!(
        text,
        "\n],\"first\":{{\"bytes\":{bytes},\"br\":{br},\"gz\":{gz}}}}}"
    );
    text
}

fn put(folder: &Path, path: &str, content: &[u8]) -> Result<(), String> {
    let place = folder.join(path);
    let made = place.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(&place, content))
        .map_err(|why| format!("{}: {why}", place.display()))
}

/// What a folder holds, by the paths below it.
fn held(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>, String> {
    let (mut found, mut rest) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(at) = rest.pop() {
        let fault = |why: io::Error| format!("{}: {why}", at.display());
        for entry in fs::read_dir(&at).map_err(fault)? {
            let path = entry.map_err(fault)?.path();
            if path.is_dir() {
                rest.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_owned();
                found.insert(name, fs::read(&path).map_err(fault)?);
            }
        }
    }
    Ok(found)
}

/// `target/page` with `.new` behind it.
fn beside(out: &Path, ending: &str) -> Result<PathBuf, String> {
    let name = out
        .file_name()
        .ok_or_else(|| format!("{}: is no folder for a page", out.display()))?;
    Ok(out.with_file_name(format!("{}.{ending}", name.to_string_lossy())))
}

/// Takes a folder of an earlier run away. Only a page is taken away, never a folder of something else.
fn cleared(folder: &Path) -> Result<(), String> {
    if !folder.exists() {
        return Ok(());
    }
    let is_page =
        folder.join("index.html").exists() || folder.extension().is_some_and(|end| end == "new");
    if !is_page {
        return Err(format!(
            "{}: holds something that is no page",
            folder.display()
        ));
    }
    fs::remove_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, content: &str, br: Option<&str>) -> Packed {
        let bytes = |text: &str| text.as_bytes().to_vec();
        Packed {
            from: path.into(),
            path: path.into(),
            content: bytes(content),
            br: br.map(bytes),
            gz: None,
        }
    }

    #[test]
    fn the_same_page_is_not_written_again() {
        let root = tempfile::tempdir().unwrap();
        let out = root.path().join("page");
        let write = |content| {
            folder(&[file("index.html", content, None)], &BTreeSet::new(), &out).unwrap();
            assert!(!root.path().join("page.new").exists());
            fs::read_to_string(out.join("index.html")).unwrap()
        };
        assert_eq!(write("a"), "a");
        let before = fs::metadata(out.join("index.html"))
            .unwrap()
            .modified()
            .unwrap();
        let now = || {
            fs::metadata(out.join("index.html"))
                .unwrap()
                .modified()
                .unwrap()
        };
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert_eq!((write("a"), now()), ("a".into(), before));
        assert_eq!(write("b"), "b");
        assert_ne!(now(), before);
    }

    #[test]
    fn a_page_takes_the_place_of_the_one_before() {
        let root = tempfile::tempdir().unwrap();
        let out = root.path().join("deep/page");
        let first = BTreeSet::from(["index.html".into()]);
        folder(
            &[file("index.html", "one", None), file("old.js", "", None)],
            &first,
            &out,
        )
        .unwrap();
        folder(
            &[
                file("index.html", "two", Some("2")),
                file("icons/a.svg", "svg", None),
            ],
            &first,
            &out,
        )
        .unwrap();
        let read = |path: &str| fs::read_to_string(out.join(path)).unwrap();
        assert_eq!(
            (
                read("index.html"),
                read("index.html.br"),
                read("icons/a.svg")
            ),
            ("two".into(), "2".into(), "svg".into())
        );
        assert!(!out.join("old.js").exists());
        assert_eq!(
            read("files.json"),
            "{\"files\":[\n\
             {\"path\":\"index.html\",\"bytes\":3,\"br\":1,\"gz\":3,\"first\":true},\n\
             {\"path\":\"icons/a.svg\",\"bytes\":3,\"br\":3,\"gz\":3,\"first\":false}\n\
             ],\"first\":{\"bytes\":3,\"br\":1,\"gz\":3}}\n"
        );
    }

    #[test]
    fn a_folder_of_something_else_is_left_alone() {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("letter.txt"), "dear").unwrap();
        let why = folder(
            &[file("index.html", "", None)],
            &BTreeSet::new(),
            root.path(),
        )
        .unwrap_err();
        assert!(why.ends_with("holds something that is no page"), "{why}");
        assert!(root.path().join("letter.txt").exists());
    }
}
