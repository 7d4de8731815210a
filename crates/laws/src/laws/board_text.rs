//! A text that is read as a board is printed as a text that is read as the same board.

use linkwork::lines;
use linkwork::pairs::{Layout, Mask};
use std::fmt::{Debug, Display};
use std::str::FromStr;

pub(crate) fn board_text(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    comes_back::<Layout>(&text);
    comes_back::<lines::Board>(&text);
    match text.parse::<Mask>() {
        // What a layout can be read from is a mask too, except for the names of high kinds.
        Ok(mask) => assert!(mask.tiles() <= mask.size().cells()),
        Err(why) => one_line(&why),
    }
}

fn comes_back<T: FromStr<Err: Display> + Display + Debug + PartialEq>(text: &str) {
    match text.parse::<T>() {
        Ok(read) => {
            let printed = read.to_string();
            let again = printed.parse::<T>();
            assert_eq!(again.map_err(|why| why.to_string()), Ok(read), "{printed}");
        }
        Err(why) => one_line(&why),
    }
}

/// A reason is one line, whatever the text was.
pub(super) fn one_line(why: &impl Display) {
    let why = why.to_string();
    assert!(!why.is_empty() && !why.contains('\n'), "{why}");
}
