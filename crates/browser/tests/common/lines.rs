//! What all tests of line tiles need.

use linkwork::lines::Board;
use linkwork_browser::seen::TABLE;
use linkwork_browser::{Browser, Outcome};

/// Opens a game by its id.
pub(crate) async fn open(browser: &Browser, id: &str) -> Outcome {
    browser.open(&format!("#{id}")).await?;
    browser.until(TABLE).await
}

/// A board as the page shows it.
pub(crate) fn text(board: &Board) -> String {
    let digits: Vec<String> = board
        .masks()
        .iter()
        .map(|mask| format!("{:x}", mask.bits()))
        .collect();
    let rows: Vec<String> = digits
        .chunks(board.size().cols().into())
        .map(|row| row.concat())
        .collect();
    rows.join("/")
}
