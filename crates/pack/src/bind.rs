//! The JavaScript that joins the wasm to the browser.

use crate::files::Files;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// The wasm without its debug parts, its bindings as a module for browsers, and what they import.
pub(crate) fn bound(wasm: &Path) -> Result<Files, String> {
    let fault = |why: &dyn std::fmt::Display| format!("{}: {why}", wasm.display());
    let folder = tempfile::tempdir().map_err(|why| fault(&why))?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .typescript(false)
        // The bindings themselves say where the wasm lies, so that its name is kept up to date in them.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder.path()))
        .map_err(|why| fault(&format!("{why:#}")))?;
    let mut files = Files::default();
    files.add_folder(folder.path())?;
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_wasm_is_named() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let name = file.path().display().to_string();
        assert!(bound(file.path()).unwrap_err().starts_with(&name));
        assert!(
            bound(Path::new("none.wasm"))
                .unwrap_err()
                .starts_with("none.wasm: ")
        );
    }
}
