//! Everything a key or a click can ask for.

use linkwork::{Dir, Pos, lines::Shift};
use linkwork_ui::{Field, Play, Step};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What the player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Move the cursor, or the line in focus, or scroll.
    Step(Step),
    /// Point at a cell and choose it.
    Tap(Pos),
    /// Choose the cell at the cursor, or do what the line in focus says.
    Choose,
    /// Drop the choice, or go back.
    Back,
    Undo,
    Redo,
    Shuffle,
    /// Shift a lane of line tiles.
    Shift(Shift),
    /// The next step to the goal, or a pair that keeps it in reach.
    Hint,
    /// Shows how a pairs game can be won.
    Show,
    /// Whether the top line tells if a pairs game can still be won; `None`: the other way than now.
    Light(Option<bool>),
    /// Shows how groups are found.
    Find,
    Restart,
    /// The form of a new game.
    New,
    /// The same, for a game that is named.
    NewOf(Play),
    /// Another game with the same settings.
    Next,
    /// The field for an id or a save.
    Open,
    Pause,
    /// The command line.
    Command,
    Help,
    Quit,
    /// Take away the panel over the board.
    Look,
    /// A line of the first screen.
    Entry(usize),
    /// A line of the form.
    Field(Field),
    /// The next or previous value of a line of the form.
    Turn(Field, isize),
    /// A size, or another setting, that the form offers: its place.
    Preset(usize),
    /// Deal what the form says, or open what was typed.
    Go,
}

/// What a key does while there is no text to be typed into.
pub(super) fn key(key: KeyEvent) -> Option<Act> {
    let leap = key.modifiers.contains(KeyModifiers::SHIFT);
    let far = key.modifiers.contains(KeyModifiers::CONTROL);
    let arrow = |dir| {
        Act::Step(if leap {
            Step::Tile(dir)
        } else {
            Step::Cell(dir)
        })
    };
    Some(match key.code {
        KeyCode::Up => arrow(Dir::Up),
        KeyCode::Down => arrow(Dir::Down),
        KeyCode::Left => arrow(Dir::Left),
        KeyCode::Right => arrow(Dir::Right),
        KeyCode::Home if far => Act::Step(Step::First),
        KeyCode::End if far => Act::Step(Step::Last),
        KeyCode::Home => Act::Step(Step::Edge(Dir::Left)),
        KeyCode::End => Act::Step(Step::Edge(Dir::Right)),
        KeyCode::PageUp => Act::Step(Step::Edge(Dir::Up)),
        KeyCode::PageDown => Act::Step(Step::Edge(Dir::Down)),
        KeyCode::Tab => Act::Step(Step::Alike),
        KeyCode::BackTab => Act::Step(Step::AlikeBack),
        KeyCode::Enter => Act::Choose,
        KeyCode::Esc => Act::Back,
        KeyCode::F(1) => Act::Help,
        KeyCode::Char(c) if !far => return letter(c),
        _ => return None,
    })
}

fn letter(c: char) -> Option<Act> {
    Some(match c {
        'h' => Act::Step(Step::Cell(Dir::Left)),
        'j' => Act::Step(Step::Cell(Dir::Down)),
        'k' => Act::Step(Step::Cell(Dir::Up)),
        'l' => Act::Step(Step::Cell(Dir::Right)),
        'H' => Act::Step(Step::Tile(Dir::Left)),
        'J' => Act::Step(Step::Tile(Dir::Down)),
        'K' => Act::Step(Step::Tile(Dir::Up)),
        'L' => Act::Step(Step::Tile(Dir::Right)),
        'g' => Act::Step(Step::First),
        'G' => Act::Step(Step::Last),
        ' ' => Act::Choose,
        'u' => Act::Undo,
        'r' => Act::Redo,
        's' => Act::Shuffle,
        'i' => Act::Hint,
        'w' => Act::Show,
        'c' => Act::Light(None),
        'f' => Act::Find,
        'R' => Act::Restart,
        'n' => Act::New,
        'o' => Act::Open,
        'p' => Act::Pause,
        ':' => Act::Command,
        '?' => Act::Help,
        'q' => Act::Quit,
        _ => return None,
    })
}
