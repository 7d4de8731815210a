//! Which form of a file a browser takes.

/// Whether a value of `Accept-Encoding` allows `coding`: it is named, or `*` is and it is not, with a
/// weight above nothing.
pub(crate) fn allows(accepted: &str, coding: &str) -> bool {
    let mut any = false;
    for item in accepted.split(',') {
        let mut parts = item.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let is_wanted = parts.find_map(weight).is_none_or(|weight| weight > 0.0);
        if name.eq_ignore_ascii_case(coding) {
            return is_wanted;
        }
        any |= name == "*" && is_wanted;
    }
    any
}

/// `q=0.5` as a number; what is no number is no wish.
fn weight(parameter: &str) -> Option<f32> {
    let (name, value) = parameter.split_once('=')?;
    name.trim()
        .eq_ignore_ascii_case("q")
        .then(|| value.trim().parse().unwrap_or(0.0))
}

/// Whether a value of `If-None-Match` names `tag`. Whether the sender made it weak does not matter here.
pub(crate) fn names(tags: &str, tag: &str) -> bool {
    let bare = |one: &str| one.trim().trim_start_matches("W/") == tag;
    tags.trim() == "*" || tags.split(',').any(bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coding_is_taken_if_it_is_named_or_anything_is() {
        for accepted in [
            "br",
            "gzip, br",
            "gzip;q=0.5, BR ; q=0.1",
            "*",
            "gzip, *;q=0.1",
            "br;x=1;q=1",
        ] {
            assert!(allows(accepted, "br"), "{accepted}");
        }
        for accepted in [
            "",
            "gzip",
            "brotli",
            "br;q=0",
            "br;q=0.0, *",
            "*;q=0",
            "br;q=x",
            "identity",
        ] {
            assert!(!allows(accepted, "br"), "{accepted}");
        }
    }

    #[test]
    fn a_tag_is_found_among_others() {
        for tags in ["\"a\"", "\"b\", \"a\"", "W/\"a\"", " * ", "\"b\",W/\"a\""] {
            assert!(names(tags, "\"a\""), "{tags}");
        }
        for tags in ["", "a", "\"b\"", "\"a", "\"*\""] {
            assert!(!names(tags, "\"a\""), "{tags}");
        }
    }
}
