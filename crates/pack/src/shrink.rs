//! `wasm-opt`, where there is one: the wasm is a twentieth smaller before compression and little after it, and
//! the page is complete without.

use crate::files::Files;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The first release that knows every instruction rustc uses today.
const OLDEST: u32 = 120;

/// What rustc takes for granted and the tool does not.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Shrinks every wasm among the files, if a `wasm-opt` lies on the search path or in one of the
/// folders; gives the words that say what was done.
pub(crate) fn shrink(files: &mut Files, folders: &[PathBuf]) -> Result<String, String> {
    let on_path = PathBuf::from("wasm-opt");
    let places = [on_path]
        .into_iter()
        .chain(folders.iter().map(|folder| folder.join("wasm-opt")));
    let found = places.filter_map(|program| Some((version(&program)?, program)));
    let Some((version, program)) = found.max() else {
        return Ok("as rustc left it (no wasm-opt here; npm install binaryen has one)".into());
    };
    if version < OLDEST {
        return Ok(format!(
            "as rustc left it (wasm-opt {version} is older than {OLDEST})"
        ));
    }
    for (path, content) in &mut files.0 {
        if path.ends_with(".wasm") {
            *content = shrunk(&program, content).map_err(|why| format!("{path}: {why}"))?;
        }
    }
    Ok(format!("shrunk by wasm-opt {version}"))
}

/// The release of a `wasm-opt`, which says `wasm-opt version 123 (…)`; `None` if there is none.
fn version(program: &Path) -> Option<u32> {
    let said = Command::new(program).arg("--version").output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    said.strip_prefix("wasm-opt version ")?
        .split_whitespace()
        .next()?
        .parse()
        .ok()
}

fn shrunk(program: &Path, content: &[u8]) -> Result<Vec<u8>, String> {
    let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
    let (before, after) = (
        folder.path().join("before.wasm"),
        folder.path().join("after.wasm"),
    );
    fs::write(&before, content).map_err(|why| why.to_string())?;
    let ran = Command::new(program)
        .arg("-Oz")
        .args(FEATURES)
        .arg(&before)
        .arg("-o")
        .arg(&after)
        .output()
        .map_err(|why| why.to_string())?;
    if !ran.status.success() {
        return Err(format!(
            "wasm-opt: {}",
            String::from_utf8_lossy(&ran.stderr).trim()
        ));
    }
    fs::read(&after).map_err(|why| why.to_string())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt as _;

    /// A tool that says it is of some release and copies its second but last word to its last.
    fn tool(folder: &Path, release: &str, work: &str) {
        let path = folder.join("wasm-opt");
        let text = format!(
            "#!/bin/sh\nif [ \"$1\" = --version ]; then echo 'wasm-opt version {release} (x)'; exit; fi\n{work}\n"
        );
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn page() -> Files {
        let mut files = Files::default();
        files.add("a.wasm".into(), b"long".to_vec()).unwrap();
        files.add("a.js".into(), b"js".to_vec()).unwrap();
        files
    }

    // Releases far above any that may be on the search path, so that these tools are taken.
    const WORKS: &str = "for last; do :; done; printf small > \"$last\"";

    #[test]
    fn a_tool_in_a_folder_is_used() {
        let folder = tempfile::tempdir().unwrap();
        tool(folder.path(), "99999", WORKS);
        let mut files = page();
        let said = shrink(&mut files, &[folder.path().into()]).unwrap();
        assert_eq!(said, "shrunk by wasm-opt 99999");
        assert_eq!(files.0["a.wasm"], b"small");
        assert_eq!(files.0["a.js"], b"js");
    }

    #[test]
    fn a_tool_that_fails_says_why() {
        let folder = tempfile::tempdir().unwrap();
        tool(folder.path(), "99999", "echo 'no such section' >&2; exit 1");
        let why = shrink(&mut page(), &[folder.path().into()]).unwrap_err();
        assert_eq!(why, "a.wasm: wasm-opt: no such section");
    }

    #[test]
    fn what_is_no_tool_has_no_release() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(version(&folder.path().join("wasm-opt")), None);
        tool(folder.path(), "of today", "");
        assert_eq!(version(&folder.path().join("wasm-opt")), None);
        tool(folder.path(), "108", "");
        assert_eq!(version(&folder.path().join("wasm-opt")), Some(108));
    }
}
