//! A path that is shown for a moment.

use linkwork::{
    pairs::{self, Kind, Path},
    session::{Move, Outcome, Played, Refusal},
};

use super::Game;

/// How long the path of a joined pair is shown, and that of a refused one, in milliseconds.
const SHOWN: u64 = 400;
const SHOWN_BROKEN: u64 = 1500;

/// A path shown for a moment. Input counts meanwhile, and the next action takes it away.
///
/// ```
/// # use linkwork::Session;
/// # use linkwork::session::Action;
/// # use linkwork_ui::Game;
/// let mut game = Game::new(Session::open("pairs::11./22.")?, 0);
/// game.act(500, Action::Play("0,0-0,1".parse()?));
/// let flash = game.flash.as_ref().ok_or("the path is shown")?;
/// assert_eq!((flash.path.turns(), flash.broken, flash.until), (0, false, 900));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flash {
    /// Where it runs.
    pub path: Path,
    /// The kind that lay at the ends; `None` while the tiles still lie there.
    pub kind: Option<Kind>,
    /// The path has too many turns.
    pub broken: bool,
    /// When it goes, by the clock of the program.
    pub until: u64,
}

impl Game {
    pub(super) fn flash_of(&self, outcome: &Outcome, now: u64) -> Option<Flash> {
        let played = |played: &Played, gone: bool| match played {
            Played::Pairs(pairs::Played::Joined(joined)) => {
                let (path, kind) = (joined.path.clone(), gone.then_some(joined.kind));
                Some(Flash {
                    path,
                    kind,
                    broken: false,
                    until: now + SHOWN,
                })
            }
            Played::Pairs(pairs::Played::Shuffled(_)) | Played::Lines(_) => None,
        };
        match outcome {
            Outcome::Done(done) | Outcome::Redone(done) => played(done, true),
            Outcome::Undone(done) => played(done, false),
            Outcome::Refused(
                Move::Pairs(pairs::Move::Join(pair)),
                Refusal::Pairs(pairs::Refusal::TooManyTurns(_)),
            ) => {
                let path = self.pairs()?.board.shortest(*pair)?;
                Some(Flash {
                    path,
                    kind: None,
                    broken: true,
                    until: now + SHOWN_BROKEN,
                })
            }
            _ => None,
        }
    }
}
