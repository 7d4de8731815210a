//! What a history, a replay and perft ask of a game, and no more.

use crate::key::Key;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::Debug;

/// Whether a game goes on.
///
/// ```
/// assert_eq!(linkwork::Status::Stuck.name(), "stuck");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// There is a move.
    Playing,
    /// The goal is reached.
    Won,
    /// The goal is not reached and no move is left. Not lost: undo and shuffle stay open.
    Stuck,
    /// The game has ended for this reason.
    Over(Reason),
}

/// Why a game is over.
///
/// ```
/// assert_eq!(linkwork::game::Reason::Bomb.name(), "bomb");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The time ran out.
    Time,
    /// A bomb went off.
    Bomb,
    /// No shifts are left.
    Shifts,
}

impl Reason {
    /// The word used in texts and replies: `time`, `bomb`, `shifts`.
    ///
    /// ```
    /// assert_eq!(linkwork::game::Reason::Time.name(), "time");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Bomb => "bomb",
            Self::Shifts => "shifts",
        }
    }
}

impl Status {
    /// The word used in texts and replies: `playing`, `won`, `stuck`, `over`.
    ///
    /// ```
    /// use linkwork::Status;
    /// let names = [Status::Playing, Status::Won, Status::Stuck].map(Status::name);
    /// assert_eq!(names, ["playing", "won", "stuck"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Won => "won",
            Self::Stuck => "stuck",
            Self::Over(_) => "over",
        }
    }
}

/// What a search for a way to the goal came to.
///
/// ```
/// use linkwork::Verdict;
/// let verdict: Verdict<Vec<u8>> = Verdict::Solved(vec![3, 1]);
/// assert_eq!(verdict.name(), "solved");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<M> {
    /// There is a way: these moves.
    Solved(M),
    /// It is proved that there is none.
    Unsolvable,
    /// The budget ended first.
    Unknown,
}

impl<M> Verdict<M> {
    /// The word used in replies: `solved`, `unsolvable`, `unknown`.
    ///
    /// ```
    /// assert_eq!(linkwork::Verdict::<()>::Unsolvable.name(), "unsolvable");
    /// ```
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Solved(_) => "solved",
            Self::Unsolvable => "unsolvable",
            Self::Unknown => "unknown",
        }
    }
}

/// A position that can be played on.
///
/// A move that is refused leaves the position as it was and says why; `play` never panics.
///
/// ```
/// use linkwork::pairs::{Board, Rules};
/// use linkwork::{Game, Status};
///
/// fn play_out(mut game: impl Game) -> Status {
///     while let Some(&mv) = game.moves().first() {
///         game.play(mv).expect("a listed move is allowed");
///     }
///     game.status()
/// }
/// let board = |text: &str| Ok(Board::new(&text.parse()?, Rules::default()));
/// assert_eq!(play_out(board("122\n133")?), Status::Won);
/// assert_eq!(play_out(board("121\n2#3")?), Status::Stuck);
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
pub trait Game: Clone + Eq {
    /// A move: small, whole, and written down as text.
    type Move: Copy + Eq + Debug;
    /// What a move did: enough to show it forwards and backwards.
    type Played: Clone + Debug;
    /// Why a move was refused.
    type Refusal: Error + Clone + Eq;

    /// Plays a move.
    ///
    /// # Errors
    /// The reason if the move is not allowed; the position has not changed.
    fn play(&mut self, mv: Self::Move) -> Result<Self::Played, Self::Refusal>;

    /// Does again what a move did when it was played on this very position. Nothing is searched, so a
    /// move whose outcome was once found by a search comes out the same for ever.
    fn again(&mut self, played: &Self::Played);

    /// The moves that can be listed, in a fixed order.
    fn moves(&self) -> Vec<Self::Move>;

    /// Whether the game goes on.
    fn status(&self) -> Status;

    /// The key of the position.
    fn key(&self) -> Key;
}

/// How many sequences of listed moves of that length there are: the usual check that a rules
/// library makes the right moves and no others (known as perft, from "performance test", in chess
/// programming).
///
/// A game that ends sooner counts no sequence of the full length.
///
/// ```
/// use linkwork::pairs::{Board, Rules};
///
/// let board = Board::new(&"1122".parse()?, Rules::default());
/// // Either pair first, then the other.
/// assert_eq!(linkwork::perft(&board, 1), 2);
/// assert_eq!(linkwork::perft(&board, 2), 2);
/// assert_eq!(linkwork::perft(&board, 3), 0);
/// # Ok::<(), linkwork::pairs::LayoutError>(())
/// ```
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = game.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|mv| {
            let mut next = game.clone();
            match next.play(mv) {
                Ok(_) => perft(&next, depth - 1),
                Err(_) => 0,
            }
        })
        .sum()
}
