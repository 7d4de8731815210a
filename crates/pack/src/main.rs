//! Turns the page's wasm and its static files into a folder that can be served.
//!
//! `cargo xtask page` starts it. What comes out: bindings for the wasm, every file under a name that holds
//! a hash of its content (so that a browser may keep it for ever), references to match, compressed
//! neighbours, and `files.json`, which lists it all.
//!
//! A reference is a path in quotes or brackets, from the folder of the file it stands in: `"./boot.js"`,
//! `url(icons/app.svg)`, `"pictures.svg#k1"`. What stands in a comment without quotes is left alone. A path
//! in an attribute `data-…` or `content` is kept up to date like any other, but is not a part of the first
//! visit: so the page learns the names of files that it fetches when they are wanted.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod args;
mod bind;
mod files;
mod first;
mod lean;
mod made;
mod names;
mod order;
mod refs;
mod shrink;
mod squeeze;
mod styles;
mod write;

use args::Args;
use std::process::ExitCode;

fn main() -> ExitCode {
    let packed = Args::parse(std::env::args_os().skip(1)).and_then(|args| pack(&args));
    match packed {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("linkwork-pack: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Packs as asked, and gives the lines that say what came of it.
fn pack(args: &Args) -> Result<String, String> {
    let mut files = bind::bound(&args.wasm)?;
    lean::lean(&mut files)?;
    let shrunk = shrink::shrink(&mut files, &args.tools)?;
    order::order(&mut files)?;
    for (path, content) in made::all() {
        files.add(path, content)?;
    }
    for folder in &args.folders {
        files.add_folder(folder)?;
    }
    styles::join(&mut files)?;
    let page = names::named(files)?;
    let mut first = first::visit(&page);
    if let Some(lost) = first::lost(&page, &first) {
        return Err(format!("{lost}: index.html leads to no file that names it"));
    }
    let page = squeeze::squeezed(page)?;
    // Of the languages a visit fetches one: no visit is larger than that of the longest.
    let texts = page.iter().filter(|file| made::is_texts(&file.from));
    first.extend(
        texts
            .max_by_key(|file| file.sent())
            .map(|file| file.from.clone()),
    );
    write::folder(&page, &first, &args.out)?;
    let (bytes, br, gz) = write::sum(page.iter().filter(|file| first.contains(&file.from)));
    Ok(format!(
        "{} files in {}; wasm {shrunk}\nfirst visit: {} by brotli, {} by gzip, {} plain{}",
        page.len(),
        args.out.display(),
        kilo(br),
        kilo(gz),
        kilo(bytes),
        warning(br)
    ))
}

/// The most that a first visit should fetch, compressed by brotli.
const MOST: usize = 300_000;

/// Says so where the page is larger than it should be.
fn warning(br: usize) -> String {
    if br <= MOST {
        return String::new();
    }
    format!(
        "\nwarning: a first visit should fetch {} at most",
        kilo(MOST)
    )
}

/// A size as people read it: thousands of bytes.
fn kilo(bytes: usize) -> String {
    format!("{}.{} KB", bytes / 1000, bytes % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// Both halves of wasm-bindgen talk in a form that changes with every release.
    #[test]
    fn the_page_and_the_packer_use_one_version_of_wasm_bindgen() {
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.lock");
        let lock = fs::read_to_string(lock).unwrap();
        let version = |name: &str| {
            let after = lock
                .split(&format!("name = \"{name}\"\nversion = \""))
                .nth(1)?;
            after.split('"').next()
        };
        let tool = version("wasm-bindgen-cli-support");
        assert!(tool.is_some());
        assert_eq!(tool, version("wasm-bindgen"));
        assert_eq!(tool, version("wasm-bindgen-shared"));
    }

    #[test]
    fn a_page_that_is_too_large_is_told_of() {
        assert_eq!(super::warning(300_000), "");
        assert!(super::warning(300_001).ends_with("300.0 KB at most"));
    }

    #[test]
    fn sizes_are_told_in_thousands() {
        assert_eq!(super::kilo(123_456), "123.4 KB");
        assert_eq!(super::kilo(90), "0.0 KB");
    }
}
