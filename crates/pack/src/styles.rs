//! The style sheets of the page are one file in it: one fetch, and compressed together they are a quarter smaller.

use crate::files::Files;

/// What stands before and after the path of a style sheet in `index.html`, on a line of its own.
const LINK: [&str; 2] = [r#"<link rel="stylesheet" href=""#, r#"">"#];
/// The file that takes their place.
const JOINED: &str = "page.css";

/// Joins the style sheets that `index.html` names, in that order.
pub(crate) fn join(files: &mut Files) -> Result<(), String> {
    let Some(html) = files.0.get("index.html") else {
        return Err("index.html: there is none".into());
    };
    let html = String::from_utf8_lossy(html).into_owned();
    let (mut joined, mut lean) = (String::new(), String::new());
    for line in html.lines() {
        let sheet = line.trim().strip_prefix(LINK[0]);
        let Some(path) = sheet.and_then(|line| line.strip_suffix(LINK[1])) else {
            lean.extend([line, "\n"]);
            continue;
        };
        let sheet = files.0.remove(path);
        let sheet = sheet.ok_or_else(|| format!("index.html: there is no {path}"))?;
        if joined.is_empty() {
            lean.extend([LINK[0], JOINED, LINK[1], "\n"]);
        }
        joined += &trimmed(&String::from_utf8_lossy(&sheet));
    }
    files.0.insert("index.html".into(), lean.into_bytes());
    if joined.is_empty() {
        return Ok(());
    }
    files.add(JOINED.into(), joined.into_bytes())
}

/// A style sheet without comments, indents and empty lines. No text in one goes over several lines.
fn trimmed(css: &str) -> String {
    let mut parts = css.split("/*");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once("*/").map_or("", |(_, after)| after);
    }
    let lines = plain.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty());
    lines.fold(String::new(), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(html: &str) -> Files {
        let mut files = Files::default();
        let sheets = [
            ("a.css", "/* A page.\n   */\n.a {\n  color: red;\n}\n"),
            ("b.css", ".b { content: \"c d\"; }"),
        ];
        for (path, content) in sheets.into_iter().chain([("index.html", html)]) {
            files.add(path.into(), content.into()).unwrap();
        }
        files
    }

    #[test]
    fn the_sheets_that_the_page_names_become_one_in_their_order() {
        let html = "<head>\n<link rel=\"stylesheet\" href=\"b.css\">\n<link rel=\"stylesheet\" href=\"a.css\">\n</head>";
        let mut files = page(html);
        join(&mut files).unwrap();
        assert_eq!(Vec::from_iter(files.0.keys()), ["index.html", "page.css"]);
        let text = |path: &str| String::from_utf8_lossy(&files.0[path]).into_owned();
        assert_eq!(
            text("index.html"),
            "<head>\n<link rel=\"stylesheet\" href=\"page.css\">\n</head>\n"
        );
        assert_eq!(
            text("page.css"),
            ".b { content: \"c d\"; }\n.a {\ncolor: red;\n}\n"
        );
    }

    #[test]
    fn a_sheet_that_is_missing_is_named() {
        let mut files = page("<link rel=\"stylesheet\" href=\"c.css\">");
        assert_eq!(
            join(&mut files).unwrap_err(),
            "index.html: there is no c.css"
        );
        let mut files = page("<p>");
        join(&mut files).unwrap();
        assert_eq!(files.0.len(), 3);
    }
}
