//! Positions over time: undo and redo without limit.
//!
//! Undo never runs a rule backwards. Some positions are kept whole, and a position between two kept
//! ones is reached from the earlier by doing again what its moves did. So undo is exact whatever the
//! rules are, and a long game on a large board still fits in memory.

use crate::game::Game;
use crate::key::Key;
use alloc::vec::Vec;

/// Every how many moves a whole position is kept.
const KEPT_EVERY: usize = 16;

/// A game over time: where it began, what was played, and where on that line we stand.
///
/// Every step was legal when it was made.
///
/// ```
/// use linkwork::Timeline;
/// use linkwork::pairs::{Board, Rules};
///
/// let mut game = Timeline::new(Board::new(&"1122".parse()?, Rules::default()));
/// game.play("0,0-0,1".parse()?)?;
/// assert_eq!(game.now().tiles(), 2);
/// assert!(game.undo().is_some());
/// assert_eq!(game.now().tiles(), 4);
/// assert!(game.redo().is_some() && game.redo().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    now: G,
    /// How many of `steps` have been played and not undone.
    at: usize,
    steps: Vec<Step<G>>,
    /// The positions before step 0, `KEPT_EVERY`, 2 · `KEPT_EVERY`, … as far as they were reached.
    kept: Vec<G>,
}

/// One move of the line of play, and the key of the position it led to.
#[derive(Clone, Debug)]
struct Step<G: Game> {
    mv: G::Move,
    played: G::Played,
    key: Key,
}

impl<G: Game> Timeline<G> {
    /// A game that begins at this position.
    ///
    /// ```
    /// use linkwork::Timeline;
    /// use linkwork::pairs::{Board, Rules};
    /// let game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// assert_eq!((game.undoable(), game.redoable()), (0, 0));
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn new(start: G) -> Self {
        Self {
            kept: alloc::vec![start.clone()],
            now: start,
            at: 0,
            steps: Vec::new(),
        }
    }

    /// The position now.
    ///
    /// ```
    /// # use linkwork::{Timeline, pairs::{Board, Rules}};
    /// let mut game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// game.play("1,0-1,1".parse()?)?;
    /// assert_eq!(game.now().layout().to_string(), "11\n..\n33");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn now(&self) -> &G {
        &self.now
    }

    /// The position at the beginning.
    ///
    /// ```
    /// # use linkwork::{Timeline, pairs::{Board, Rules}};
    /// let mut game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// game.play("1,0-1,1".parse()?)?;
    /// assert_eq!(game.start().layout().to_string(), "11\n22\n33");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start(&self) -> &G {
        // `kept` is never empty; `now` only stands in for the compiler.
        self.kept.first().unwrap_or(&self.now)
    }

    /// Plays a move. What had been undone can no longer be redone.
    ///
    /// # Errors
    /// The game's reason; nothing has changed then, and redo stays open.
    ///
    /// ```
    /// # use linkwork::{Timeline, pairs::{Board, Rules}};
    /// let mut game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// assert!(game.play("0,0-1,0".parse()?).is_err());
    /// assert!(game.play("0,0-0,1".parse()?).is_ok());
    /// assert_eq!(game.undoable(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, mv: G::Move) -> Result<&G::Played, G::Refusal> {
        self.play_by(mv, |game| game.play(mv))
    }

    /// Plays a move whose outcome is found by `by` instead of by the game's own `play`: so a save
    /// brings back a shuffle as it came out then.
    ///
    /// # Errors
    /// Whatever `by` answers; nothing has changed then.
    pub(crate) fn play_by<E>(
        &mut self,
        mv: G::Move,
        by: impl FnOnce(&mut G) -> Result<G::Played, E>,
    ) -> Result<&G::Played, E> {
        let played = by(&mut self.now)?;
        self.steps.truncate(self.at);
        self.kept.truncate(self.at / KEPT_EVERY + 1);
        let key = self.now.key();
        self.at += 1;
        if self.at.is_multiple_of(KEPT_EVERY) {
            self.kept.push(self.now.clone());
        }
        self.steps.push(Step { mv, played, key });
        Ok(&self.steps[self.at - 1].played)
    }

    /// Takes the last move back, and tells what it had done; `None` at the beginning.
    ///
    /// ```
    /// # use linkwork::{Timeline, pairs::{Board, Rules}};
    /// let mut game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// game.play("0,0-0,1".parse()?)?;
    /// assert!(game.undo().is_some() && game.undo().is_none());
    /// assert_eq!(game.now(), game.start());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<&G::Played> {
        let to = self.at.checked_sub(1)?;
        self.now = self.position(to);
        self.at = to;
        Some(&self.steps[to].played)
    }

    /// Plays the last undone move again, and tells what it did; `None` if nothing was undone.
    ///
    /// ```
    /// # use linkwork::{Timeline, pairs::{Board, Rules}};
    /// let mut game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// game.play("0,0-0,1".parse()?)?;
    /// game.undo();
    /// assert!(game.redo().is_some() && game.redo().is_none());
    /// assert_eq!(game.now().layout().to_string(), "..\n22\n33");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn redo(&mut self) -> Option<&G::Played> {
        let step = self.steps.get(self.at)?;
        self.now.again(&step.played);
        self.at += 1;
        Some(&step.played)
    }

    /// How many moves can be undone: the moves played so far.
    ///
    /// ```
    /// # use linkwork::{Timeline, pairs::{Board, Rules}};
    /// let mut game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// game.play("0,0-0,1".parse()?)?;
    /// assert_eq!(game.undoable(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undoable(&self) -> usize {
        self.at
    }

    /// How many moves can be redone.
    ///
    /// ```
    /// # use linkwork::{Timeline, pairs::{Board, Rules}};
    /// let mut game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// game.play("0,0-0,1".parse()?)?;
    /// game.undo();
    /// assert_eq!(game.redoable(), 1);
    /// game.play("1,0-1,1".parse()?)?;
    /// assert_eq!(game.redoable(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn redoable(&self) -> usize {
        self.steps.len() - self.at
    }

    /// The moves played so far, first to last, each with what it did.
    ///
    /// ```
    /// # use linkwork::{Timeline, pairs::{Board, Rules}};
    /// let mut game = Timeline::new(Board::new(&"11\n22\n33".parse()?, Rules::default()));
    /// game.play("2,0-2,1".parse()?)?;
    /// game.play("0,0-0,1".parse()?)?;
    /// let moves: Vec<_> = game.played().map(|(mv, _)| mv.to_string()).collect();
    /// assert_eq!(moves, ["2,0-2,1", "0,0-0,1"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn played(&self) -> impl Iterator<Item = (G::Move, &G::Played)> {
        self.steps[..self.at].iter().map(|s| (s.mv, &s.played))
    }

    /// Whether the position now stood on the board before, in this line of play.
    ///
    /// Keys are compared first, then the positions themselves, so the answer is exact.
    ///
    /// ```
    /// use linkwork::Timeline;
    /// use linkwork::pairs::{Board, Rules};
    ///
    /// let mut game = Timeline::new(Board::new(&"12\n21".parse()?, Rules::default()));
    /// assert!(!game.repeats());
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn repeats(&self) -> bool {
        let key = self.now.key();
        (0..self.at).any(|at| self.key_at(at) == key && self.position(at) == self.now)
    }

    fn key_at(&self, at: usize) -> Key {
        match at.checked_sub(1) {
            Some(before) => self.steps[before].key,
            None => self.start().key(),
        }
    }

    /// The position after `at` moves: from the last kept one, doing the moves after it again.
    fn position(&self, at: usize) -> G {
        let from = (at / KEPT_EVERY).min(self.kept.len() - 1);
        let mut game = self.kept[from].clone();
        for step in &self.steps[from * KEPT_EVERY..at] {
            game.again(&step.played);
        }
        game
    }
}
