//! What keys mean at a table.

use linkwork::Dir;
use linkwork_ui::Step;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// Move the cursor.
    Step(Step),
    /// Leap to the next tile; shift the lane of line tiles.
    Leap(Dir),
    /// Choose the cell at the cursor.
    Choose,
    /// Drop the choice, or what is shown.
    Back,
    Undo,
    Redo,
    Hint,
    Shuffle,
    Restart,
    New,
    Pause,
    Help,
    /// Tell or do not tell whether the game can still be won.
    Light,
    /// Show how the game can be won.
    Show,
    /// Show how groups are found.
    Find,
    /// Mark all tiles like the one at the cursor.
    Alike,
    /// Type a command.
    Command,
}

impl Press {
    /// What a key means: its name as the browser has it, and whether Shift and Control are held.
    pub(crate) fn of(key: &str, shift: bool, control: bool) -> Option<Self> {
        if let Some(dir) = arrow(key) {
            return Some(if shift {
                Self::Leap(dir)
            } else {
                Self::Step(Step::Cell(dir))
            });
        }
        // Caps Lock alone makes no other key.
        let small = key.to_ascii_lowercase();
        let key = if key.len() == 1 && !shift {
            &small
        } else {
            key
        };
        Some(match key {
            "Home" if control => Self::Step(Step::First),
            "End" if control => Self::Step(Step::Last),
            _ if control => return None,
            "Home" => Self::Step(Step::Edge(Dir::Left)),
            "End" => Self::Step(Step::Edge(Dir::Right)),
            "PageUp" => Self::Step(Step::Edge(Dir::Up)),
            "PageDown" => Self::Step(Step::Edge(Dir::Down)),
            "Enter" | " " => Self::Choose,
            "Escape" => Self::Back,
            "a" => Self::Step(Step::Alike),
            "A" => Self::Step(Step::AlikeBack),
            "u" => Self::Undo,
            "r" => Self::Redo,
            "h" => Self::Hint,
            "s" => Self::Shuffle,
            "R" => Self::Restart,
            "n" => Self::New,
            "p" => Self::Pause,
            "?" => Self::Help,
            "c" => Self::Light,
            "w" => Self::Show,
            "f" => Self::Find,
            "m" => Self::Alike,
            ":" => Self::Command,
            _ => return None,
        })
    }

    /// Whether it is about the cell at the cursor: elsewhere on the page such a key has its usual meaning.
    pub(crate) const fn is_for_cells(self) -> bool {
        matches!(
            self,
            Self::Step(_) | Self::Leap(_) | Self::Choose | Self::Alike
        )
    }
}

fn arrow(key: &str) -> Option<Dir> {
    Some(match key {
        "ArrowUp" => Dir::Up,
        "ArrowDown" => Dir::Down,
        "ArrowLeft" => Dir::Left,
        "ArrowRight" => Dir::Right,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_the_help_says() {
        let check = |key, press| assert_eq!(Press::of(key, false, false), Some(press), "{key}");
        check("ArrowLeft", Press::Step(Step::Cell(Dir::Left)));
        check("Enter", Press::Choose);
        check(" ", Press::Choose);
        check("h", Press::Hint);
        check("?", Press::Help);
        assert_eq!(
            Press::of("ArrowUp", true, false),
            Some(Press::Leap(Dir::Up))
        );
        check("R", Press::Redo);
        assert_eq!(Press::of("R", true, false), Some(Press::Restart));
        let last = Press::Step(Step::Last);
        assert_eq!(Press::of("End", false, true), Some(last));
    }

    #[test]
    fn what_the_browser_does_with_control_stays_its_own() {
        for key in ["r", "n", "p", "s", "a", "Enter"] {
            assert_eq!(Press::of(key, false, true), None, "{key}");
        }
        assert_eq!(Press::of("Tab", false, false), None);
        assert_eq!(Press::of("F5", false, false), None);
    }
}
