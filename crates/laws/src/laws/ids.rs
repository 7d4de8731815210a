//! An id that is read is printed as an id of the same game, in the characters that ids may hold.

use super::board_text::one_line;
use super::small::is_small;
use linkwork::{Id, Session};

pub(crate) fn ids(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let id: Id = match text.parse() {
        Ok(id) => id,
        Err(why) => return one_line(&why),
    };
    let printed = id.to_string();
    let allowed = |c: char| c.is_ascii_alphanumeric() || "._~:,/-#".contains(c);
    assert!(printed.chars().all(allowed), "{printed}");
    let again: Result<Id, _> = printed.parse();
    assert_eq!(again.as_ref(), Ok(&id), "{printed}");
    assert_eq!(again.unwrap().to_string(), printed);
    if is_small(&id) {
        opens(id, &printed);
    }
}

/// The game opens by its id and by its printed id alike, or by neither.
fn opens(id: Id, printed: &str) {
    match (Session::new(id), Session::open(printed)) {
        (Ok(session), Ok(again)) => {
            assert_eq!(session.id(), again.id());
            assert_eq!(session.save(), again.save());
        }
        (Err(why), Err(again)) => assert_eq!(why, again),
        (session, again) => panic!("{printed}: {session:?}, but printed {again:?}"),
    }
}
