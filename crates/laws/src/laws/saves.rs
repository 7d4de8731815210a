//! A save that is read saves the same again; one that was cut is refused; no text makes loading panic.

use super::board_text::one_line;
use super::small::may_open;
use linkwork::Session;

pub(crate) fn saves(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if !may_open(&text) {
        return;
    }
    let session = match Session::open(&text) {
        Ok(session) => session,
        Err(why) => return one_line(&why),
    };
    let save = session.save();
    let again = Session::open(&save).expect("a save opens");
    assert_eq!(again.save(), save);
    cut(&save, bytes.len());
}

/// The save cut after one character and after a few others is no save, and says where.
fn cut(save: &str, chosen: usize) {
    for at in [1, chosen % save.len(), save.len() / 2, save.len() - 1] {
        let why = Session::open(&save[..at])
            .expect_err("a cut save")
            .to_string();
        assert!(at == 0 || why.starts_with("save line "), "{why}");
        one_line(&why);
    }
}
