//! What a person sees and hears at a table, as expressions of the page.

/// What is told below the board.
pub const MESSAGE: &str = "document.querySelector('.message').textContent";

/// What was last told to those who listen.
pub const HEARD: &str =
    "[...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join('')";

/// The title of what lies over the board, or nothing.
pub const PANEL: &str = "document.querySelector('.panel h2')?.textContent ?? ''";

/// How the game stands, an item after the other.
pub const BAR: &str =
    "[...document.querySelectorAll('.bar li')].map((one) => one.textContent).join('; ')";

/// A board of line tiles as an id has it, made of what its cells are called in English.
pub const LINES: &str = r"[...document.querySelectorAll('[role=row]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].map((cell) => {
        const lines = cell.getAttribute('aria-label').split(/, (group|row)/)[0].split(/[ ,]+/);
        const sides = ['up', 'right', 'down', 'left'].map((side, n) => lines.includes(side) << n);
        return sides.reduce((mask, side) => mask + side).toString(16);
    }).join('')).join('/')";

/// Whether the table of a game is there, with its cells.
pub const TABLE: &str = "document.querySelector('[role=gridcell]')";
