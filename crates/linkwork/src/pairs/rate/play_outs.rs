//! Games played at random: how a board treats those who do not think ahead.

use super::super::board::Board;
use super::super::scene::{Ground, Links, Scene, Tile};
use super::super::solve::Solver;
use crate::rng::{Rng, Seed};
use alloc::vec::Vec;

/// What random games on a board came to. Whole numbers, so that they are the same on every machine.
///
/// ```
/// use linkwork::pairs::{Board, PlayOuts, Rules};
///
/// let board = Board::new(&"1122".parse()?, Rules::default());
/// let outs = board.play_outs().ok_or("too large")?;
/// // There are two pairs to choose from, then one, and no game gets stuck.
/// assert_eq!((outs.games, outs.stuck), (PlayOuts::GAMES, 0));
/// assert_eq!((outs.choices, outs.steps), (3 * 100, 2 * 100));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayOuts {
    /// How many games were played. In each step one of the pairs that link is taken, each equally likely.
    pub games: u32,
    /// How many of them ended with tiles left.
    pub stuck: u32,
    /// The number of pairs that linked, summed over all steps of all games.
    pub choices: u64,
    /// How many pairs were taken in all games.
    pub steps: u64,
}

impl PlayOuts {
    /// How many games are played for a rating.
    ///
    /// ```
    /// assert_eq!(linkwork::pairs::PlayOuts::GAMES, 100);
    /// ```
    pub const GAMES: u32 = 100;
}

impl Board {
    /// Plays [`PlayOuts::GAMES`] random games, the same for the same board; `None` if the board has more than
    /// 62 cells a side.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"12\n21".parse()?, Rules::default());
    /// assert_eq!(board.play_outs().map(|outs| outs.stuck), Some(100));
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn play_outs(&self) -> Option<PlayOuts> {
        let mut playing = Playing::begin(self)?;
        loop {
            if let Some(outs) = playing.step() {
                return Some(outs);
            }
        }
    }
}

/// The seed of the games of a rating.
pub(super) const SEED: u64 = 0;

/// The random games of [`Board::play_outs`], a step at a time: whoever runs them stays in charge of the time.
///
/// ```
/// use linkwork::pairs::{Board, Playing, Rules};
/// let board = Board::new(&"12\n21".parse()?, Rules::default());
/// let mut playing = Playing::begin(&board).ok_or("too large")?;
/// let outs = loop {
///     if let Some(outs) = playing.step() {
///         break outs;
///     }
/// };
/// assert_eq!(Some(outs), board.play_outs());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Playing {
    ground: Ground,
    start: Scene,
    scene: Scene,
    links: Links,
    pairs: Vec<[Tile; 2]>,
    seed: Seed,
    rng: Rng,
    outs: PlayOuts,
}

impl Playing {
    /// The games of that board, none played yet; `None` if it has more than 62 cells a side.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Playing, Rules};
    /// let board = Board::new(&"1".repeat(64).parse()?, Rules::default());
    /// assert!(Playing::begin(&board).is_none());
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn begin(board: &Board) -> Option<Self> {
        Self::new(board, SEED)
    }

    pub(super) fn new(board: &Board, seed: u64) -> Option<Self> {
        if !Solver::fits(board.size()) {
            return None;
        }
        let ground = Ground::new(board);
        let start = Scene::start(&ground);
        let seed = Seed::from_number(seed);
        Some(Self {
            scene: start.clone(),
            start,
            ground,
            links: Links::new(),
            pairs: Vec::new(),
            seed,
            rng: Rng::new(seed, 0),
            outs: PlayOuts::default(),
        })
    }

    /// How far the games have come, those that got stuck counted as if they had not, of so many pairs each.
    pub(super) fn steps(&self, pairs: u64) -> u64 {
        let here = (self.start.tiles() - self.scene.tiles()) as u64 / 2;
        u64::from(self.outs.games) * pairs + here
    }

    /// How many pairs link at the start.
    pub(super) fn openings(&mut self) -> u64 {
        let mut openings = 0;
        self.links
            .each(&self.ground, &self.start, |_| openings += 1);
        openings
    }

    /// Takes a pair, or ends a game; what came out once all are played.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Playing, Rules};
    /// let board = Board::new(&"11".parse()?, Rules::default());
    /// let mut playing = Playing::begin(&board).ok_or("too large")?;
    /// // Each game takes one pair, and then ends.
    /// assert!((1..200).all(|_| playing.step().is_none()));
    /// assert_eq!(playing.step().map(|outs| outs.games), Some(100));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn step(&mut self) -> Option<PlayOuts> {
        let pairs = &mut self.pairs;
        pairs.clear();
        self.links
            .each(&self.ground, &self.scene, |pair| pairs.push(pair));
        if let Some(&pair) = pairs.get(self.rng.index(pairs.len())) {
            self.outs.choices += pairs.len() as u64;
            self.outs.steps += 1;
            self.scene.take(&self.ground, pair);
            return None;
        }
        self.outs.games += 1;
        self.outs.stuck += u32::from(self.scene.tiles() > 0);
        self.scene.copy_from(&self.start);
        self.rng = Rng::new(self.seed, u64::from(self.outs.games));
        (self.outs.games == PlayOuts::GAMES).then_some(self.outs)
    }
}
