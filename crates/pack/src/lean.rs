//! What nobody asks the wasm for goes, and what only machines read gets a short name: every byte is downloaded.

use crate::files::Files;
use std::collections::BTreeMap;
use walrus::{Module, passes};

/// Classes of JavaScript that a library below the page exports and that no page uses. The names of their exports are
/// the same in small letters.
const UNUSED: &str = "IntoUnderlying";

/// Makes the wasm and its bindings lean.
pub(crate) fn lean(files: &mut Files) -> Result<(), String> {
    let path = |end: &str| files.0.keys().find(|path| path.ends_with(end)).cloned();
    let (Some(wasm), Some(js)) = (path("_bg.wasm"), path(".js")) else {
        return Err(
            "the bindings are no wasm and no script: wasm-bindgen names them otherwise".into(),
        );
    };
    let fault = |why: &dyn std::fmt::Display| format!("{wasm}: {why}");
    let mut module =
        Module::from_buffer(&files.0[&wasm]).map_err(|why| fault(&format!("{why:#}")))?;
    let script = String::from_utf8_lossy(&files.0[&js]).into_owned();
    drop_unused(&mut module);
    let script = trimmed(&without_unused(&script));
    let script = renamed(&mut module, script).map_err(|why| fault(&why))?;
    files.0.insert(wasm, module.emit_wasm());
    files.0.insert(js, script.into_bytes());
    Ok(())
}

/// Takes unused exports out, and then whatever only they use.
fn drop_unused(module: &mut Module) {
    let unused = UNUSED.to_ascii_lowercase();
    let is_unused = |name: &str| name.trim_start_matches("__wbg_").starts_with(&unused);
    let exports = module
        .exports
        .iter()
        .filter(|export| is_unused(&export.name));
    let gone: Vec<_> = exports.map(|export| export.id()).collect();
    gone.into_iter().for_each(|id| module.exports.delete(id));
    passes::gc::run(module);
}

/// The bindings without the classes that nobody uses: each is a block of whole lines.
fn without_unused(js: &str) -> String {
    let class = format!("export class {UNUSED}");
    let [after, register] = [
        format!("if (Symbol.dispose) {UNUSED}"),
        format!("const {UNUSED}"),
    ];
    let (mut lean, mut end) = (String::new(), None);
    for line in js.lines() {
        if line.starts_with(&class) {
            end = Some(after.as_str());
        } else if line.starts_with(&register) {
            // A statement of several lines, the last of which ends it.
            end = Some("    : ");
        }
        match end {
            Some(last) if line.starts_with(last) => end = None,
            Some(_) => {}
            None => lean.extend([line, "\n"]),
        }
    }
    lean
}

/// The bindings without indents, empty lines and comments that are lines of their own. No text in them goes over
/// several lines.
fn trimmed(js: &str) -> String {
    let lines = js.lines().map(str::trim);
    let is_code = |line: &&str| {
        !line.is_empty() && !["//", "/*", "*"].iter().any(|mark| line.starts_with(mark))
    };
    lines
        .filter(is_code)
        .fold(String::new(), |text, line| text + line + "\n")
}

/// Gives every import a short name, in the wasm and in the bindings, which list each once.
fn renamed(module: &mut Module, js: String) -> Result<String, String> {
    let mut names = BTreeMap::new();
    for import in module.imports.iter_mut() {
        let short = format!("i{:x}", names.len());
        import.name = names.entry(import.name.clone()).or_insert(short).clone();
    }
    let mut lean = String::with_capacity(js.len());
    let mut found = 0;
    for line in js.lines() {
        match line
            .split_once(": ")
            .and_then(|(name, rest)| Some((names.get(name)?, rest)))
        {
            Some((short, rest)) => {
                found += 1;
                lean.extend([short, ":", rest, "\n"]);
            }
            None => lean.extend([line, "\n"]),
        }
    }
    if found != names.len() {
        return Err(format!(
            "{} imports, of which the bindings name {found}",
            names.len()
        ));
    }
    Ok(lean)
}

#[cfg(test)]
mod tests {
    use super::*;
    use walrus::{FunctionBuilder, ValType};

    /// A module with an import, a function that is used and two that only unused exports use.
    fn wasm() -> Vec<u8> {
        let mut module = Module::default();
        let kind = module.types.add(&[], &[]);
        let (import, _) =
            module.add_import_func("./page_bg.js", "__wbg_log_0123456789abcdef", kind);
        let calling = |module: &mut Module, n: i32| {
            let mut builder = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
            builder.func_body().call(import).i32_const(n);
            builder.finish(vec![], &mut module.funcs)
        };
        for (n, name) in [
            "main",
            "intounderlyingsink_write",
            "__wbg_intounderlyingsink_free",
        ]
        .into_iter()
        .enumerate()
        {
            let function = calling(&mut module, n as i32);
            module.exports.add(name, function);
        }
        module.emit_wasm()
    }

    const JS: &str = "\
export class IntoUnderlyingSink {
    write() {
        wasm.intounderlyingsink_write();
    }
}
if (Symbol.dispose) IntoUnderlyingSink.prototype[Symbol.dispose] = IntoUnderlyingSink.prototype.free;

function imports() {
    // What the wasm calls.
    return {
        __wbg_log_0123456789abcdef: function(arg0) {
            console.log(`a // b`, arg0);
        },
    };
}
const IntoUnderlyingSinkFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_intounderlyingsink_free(ptr, 1));
export { imports };
";

    fn page(js: &str) -> Files {
        let mut files = Files::default();
        files.add("page_bg.wasm".into(), wasm()).unwrap();
        files.add("page.js".into(), js.into()).unwrap();
        files
    }

    #[test]
    fn only_what_is_used_stays() {
        let mut files = page(JS);
        lean(&mut files).unwrap();
        let lean = "function imports() {\nreturn {\ni0:function(arg0) {\nconsole.log(`a // b`, arg0);\n},\n};\n}\nexport { imports };\n";
        assert_eq!(String::from_utf8_lossy(&files.0["page.js"]), lean);
        let module = Module::from_buffer(&files.0["page_bg.wasm"]).unwrap();
        let exports: Vec<_> = module.exports.iter().map(|export| &*export.name).collect();
        assert_eq!(exports, ["main"]);
        assert_eq!(module.funcs.iter_local().count(), 1);
        let imports: Vec<_> = module.imports.iter().map(|import| &*import.name).collect();
        assert_eq!(imports, ["i0"]);
    }

    #[test]
    fn bindings_of_another_form_are_refused() {
        let why = lean(&mut page("export {};")).unwrap_err();
        assert_eq!(why, "page_bg.wasm: 1 imports, of which the bindings name 0");
        assert!(lean(&mut Files::default()).is_err());
    }
}
