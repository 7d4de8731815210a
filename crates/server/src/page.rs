//! The files of a page, as they go over the line.

use axum::body::Bytes;
use sha2::{Digest as _, Sha256};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::{self, Display};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The file that answers for `/`.
const INDEX: &str = "index.html";

/// Digits of the hash that the packer puts into a file's name.
const HASH: usize = 16;

/// A set of files that a server serves, held in memory: what is not among them cannot be asked for.
///
/// A file `a.css.br` or `a.css.gz` beside `a.css` is the same file compressed. A file whose name holds a hash
/// before its ending, as in `a.0123456789abcdef.css`, never changes.
///
/// ```
/// use linkwork_server::Page;
///
/// let page = Page::of([("index.html", b"hello".as_slice()), ("a.css", b"")])?;
/// assert_eq!(Vec::from_iter(page.paths()), ["a.css", "index.html"]);
/// assert!(Page::of([("a.css", b"".as_slice())]).is_err());
/// # Ok::<(), linkwork_server::PageError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Page {
    files: BTreeMap<String, File>,
}

/// One file: its content in every form there is.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) kind: &'static str,
    /// Whether another content would have another name.
    pub(crate) fixed: bool,
    pub(crate) plain: Form,
    pub(crate) br: Option<Form>,
    pub(crate) gz: Option<Form>,
}

/// Bytes and the tag by which a browser says that it has them.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) bytes: Bytes,
    /// In quotes, as in the header.
    pub(crate) tag: String,
}

/// Why there is no page.
///
/// ```
/// use linkwork_server::Page;
///
/// let why = Page::from_folder("no/such/folder").unwrap_err().to_string();
/// assert!(why.starts_with("no/such/folder: "));
/// ```
#[derive(Debug)]
pub enum PageError {
    /// A file or folder cannot be read.
    Read(PathBuf, io::Error),
    /// Nothing would answer for the page itself.
    NoIndex,
}

impl Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(path, why) => write!(f, "{}: {why}", path.display()),
            Self::NoIndex => write!(f, "a page without {INDEX}"),
        }
    }
}

impl Error for PageError {}

impl Page {
    /// The page of some files, by their paths with `/` between folders.
    ///
    /// # Errors
    ///
    /// There is no `index.html` among them.
    ///
    /// ```
    /// use linkwork_server::Page;
    ///
    /// let built_in: [(&str, &'static [u8]); 1] = [("index.html", b"hello")];
    /// assert!(Page::of(built_in).is_ok());
    /// ```
    pub fn of<P, C>(files: impl IntoIterator<Item = (P, C)>) -> Result<Self, PageError>
    where
        P: Into<String>,
        C: Into<Cow<'static, [u8]>>,
    {
        let mut all: BTreeMap<String, Bytes> = BTreeMap::new();
        for (path, content) in files {
            let content = match content.into() {
                Cow::Borrowed(content) => Bytes::from_static(content),
                Cow::Owned(content) => content.into(),
            };
            all.insert(path.into(), content);
        }
        if !all.contains_key(INDEX) {
            return Err(PageError::NoIndex);
        }
        let is_neighbour = |path: &str| {
            let plain = path
                .strip_suffix(".br")
                .or_else(|| path.strip_suffix(".gz"));
            plain.is_some_and(|plain| all.contains_key(plain))
        };
        let files = all.iter().filter(|(path, _)| !is_neighbour(path));
        let files = files.map(|(path, content)| (path.clone(), File::new(path, content, &all)));
        Ok(Self {
            files: files.collect(),
        })
    }

    /// The page in a folder, read now: what changes in the folder later is not seen.
    ///
    /// # Errors
    ///
    /// The folder or a file in it cannot be read, or there is no `index.html`.
    ///
    /// ```no_run
    /// let page = linkwork_server::Page::from_folder("target/page")?;
    /// # Ok::<(), linkwork_server::PageError>(())
    /// ```
    pub fn from_folder(folder: impl AsRef<Path>) -> Result<Self, PageError> {
        let mut files = vec![];
        let mut folders = vec![(folder.as_ref().to_path_buf(), String::new())];
        while let Some((folder, prefix)) = folders.pop() {
            let fault = |why| PageError::Read(folder.clone(), why);
            for entry in fs::read_dir(&folder).map_err(fault)? {
                let entry = entry.map_err(fault)?;
                let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
                let path = entry.path();
                if path.is_dir() {
                    folders.push((path, format!("{name}/")));
                } else {
                    let content = fs::read(&path).map_err(|why| PageError::Read(path, why))?;
                    files.push((name, content));
                }
            }
        }
        Self::of(files)
    }

    /// The paths of all files, without their compressed neighbours.
    ///
    /// ```
    /// use linkwork_server::Page;
    ///
    /// let page = Page::of([("index.html", b"hello".as_slice()), ("index.html.br", b"x")])?;
    /// assert_eq!(Vec::from_iter(page.paths()), ["index.html"]);
    /// # Ok::<(), linkwork_server::PageError>(())
    /// ```
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The file that the path of an address names. A path with escapes names none: no file of a page needs them.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        match path.strip_prefix('/')? {
            "" => self.files.get(INDEX),
            path => self.files.get(path),
        }
    }
}

impl File {
    fn new(path: &str, content: &Bytes, all: &BTreeMap<String, Bytes>) -> Self {
        let neighbour = |ending: &str| {
            let bytes = all.get(&format!("{path}.{ending}"))?;
            Some(Form::new(bytes, ending))
        };
        Self {
            kind: kind(path),
            fixed: has_hash(path),
            plain: Form::new(content, ""),
            br: neighbour("br"),
            gz: neighbour("gz"),
        }
    }
}

impl Form {
    fn new(bytes: &Bytes, ending: &str) -> Self {
        let digest = Sha256::digest(bytes);
        let hash: String = digest
            .iter()
            .take(HASH / 2)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Self {
            bytes: bytes.clone(),
            tag: format!("\"{hash}{ending}\""),
        }
    }
}

/// Whether a name holds a hash of the content before its ending.
fn has_hash(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let hash = name.rsplit('.').nth(1).unwrap_or_default();
    let digit = |c: char| matches!(c, '0'..='9' | 'a'..='f');
    hash.len() == HASH
        && hash.chars().all(digit)
        && name.len() > hash.len() + 1
        && !name.starts_with(hash)
}

/// What browsers must take a file for.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hash_before_the_ending_makes_a_name_last() {
        for name in ["a.0123456789abcdef.css", "icons/app_x.fedcba9876543210.svg"] {
            assert!(has_hash(name), "{name}");
        }
        for name in [
            "index.html",
            "a.css",
            "a.0123456789abcde.css",
            "a.0123456789ABCDEF.css",
            "0123456789abcdef.css",
            "a.0123456789abcdef",
            "a.0123456789abcdef.min.css",
            "0123456789abcdef.x/a.css",
        ] {
            assert!(!has_hash(name), "{name}");
        }
    }

    #[test]
    fn a_folder_is_read_with_all_below_it() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("icons")).unwrap();
        for (path, content) in [
            ("index.html", "i"),
            ("icons/a.svg", "s"),
            ("icons/a.svg.gz", "z"),
            ("b.br", "b"),
        ] {
            fs::write(folder.path().join(path), content).unwrap();
        }
        let page = Page::from_folder(folder.path()).unwrap();
        assert_eq!(
            Vec::from_iter(page.paths()),
            ["b.br", "icons/a.svg", "index.html"]
        );
        let picture = page.file("/icons/a.svg").unwrap();
        assert_eq!(
            (picture.kind, &picture.plain.bytes[..]),
            ("image/svg+xml", &b"s"[..])
        );
        assert_eq!(picture.gz.as_ref().unwrap().bytes, "z");
        assert!(picture.br.is_none());
    }

    #[test]
    fn the_root_is_the_index_and_nothing_lies_outside() {
        let page = Page::of([("index.html", b"i".as_slice())]).unwrap();
        assert!(page.file("/").is_some() && page.file("/index.html").is_some());
        for path in [
            "",
            "index.html",
            "//index.html",
            "/../index.html",
            "/./index.html",
            "/index%2ehtml",
            "/INDEX.html",
        ] {
            assert!(page.file(path).is_none(), "{path}");
        }
    }

    #[test]
    fn forms_of_one_file_have_tags_of_their_own() {
        let page = Page::of([
            ("index.html", b"i".as_slice()),
            ("index.html.br", b"i"),
            ("index.html.gz", b"i"),
        ])
        .unwrap();
        let file = page.file("/").unwrap();
        let tags = [
            &file.plain,
            file.br.as_ref().unwrap(),
            file.gz.as_ref().unwrap(),
        ]
        .map(|form| form.tag.clone());
        assert_eq!(
            tags,
            [
                "\"de7d1b721a1e0632\"",
                "\"de7d1b721a1e0632br\"",
                "\"de7d1b721a1e0632gz\""
            ]
        );
    }
}
