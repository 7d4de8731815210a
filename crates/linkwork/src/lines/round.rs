//! A round: a board of line tiles being played in one of three ways.
//!
//! *Free*: shift as you like. *Netslide*: won when all tiles form one closed group. *Polymer*: a closed
//! group can be taken; its cells are filled again from the seed. A group of n tiles scores n × n points,
//! so that two groups are always worth less than one of both: (a + b)² > a² + b².
//!
//! A Polymer round is played against the clock (which the session keeps), for a number of shifts, or with
//! bombs: each tells how many shifts it waits, and the round is over when one reaches nothing. Taking a
//! bomb in a closed group disarms it.

use super::board::Board;
use super::deal::{Way, new_wait, random_tile};
use super::goal::Goal;
use super::moves::{Limit, Move, Played};
use super::shifts::{Lane, Refusal, Shift};
use crate::game::{Game, Reason, Status};
use crate::grid::Pos;
use crate::key::{Key, mix};
use crate::rng::{Rng, Seed};
use alloc::vec::Vec;

/// A board being played.
///
/// ```
/// use linkwork::Status;
/// use linkwork::lines::{Limit, Round};
///
/// let mut round = Round::polymer("280\n000".parse()?, Limit::Shifts(3), "5eed".parse()?);
/// round.play("T0,1".parse()?)?;
/// assert_eq!(round.points(), 4);
/// assert!(round.play("T1,0".parse()?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Round {
    board: Board,
    play: Play,
    shifts: u32,
    steps: u32,
    taken: u32,
    points: u64,
    largest: u32,
}

/// How a round is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Play {
    Free,
    Netslide,
    /// What ends it, and what the cells of taken groups are filled from.
    Polymer(Limit, Seed),
}

/// The first stream of a seed that fills draw from; deals use the streams below.
const FIRST_FILL: u64 = 1 << 63;

impl Round {
    /// Free play. Bombs are Polymer's: those of the board are left out.
    ///
    /// ```
    /// use linkwork::lines::{Refusal, Round};
    /// let mut round = Round::free("280".parse()?);
    /// assert_eq!(round.play("T0,0".parse()?), Err(Refusal::NotPlayed));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn free(board: Board) -> Self {
        Self::new(board.without_bombs(), Play::Free)
    }

    /// Netslide: won when all tiles form one closed group. Bombs are Polymer's: those of the board are left
    /// out.
    ///
    /// ```
    /// use linkwork::{Status, lines::Round};
    /// let mut round = Round::netslide("c6\n39".parse()?);
    /// round.play("R0,1".parse()?)?;
    /// assert_eq!(round.status(), Status::Won);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn netslide(board: Board) -> Self {
        Self::new(board.without_bombs(), Play::Netslide)
    }

    /// Polymer, with what ends it and the seed that taken cells are filled from.
    ///
    /// ```
    /// use linkwork::lines::{Limit, Round};
    /// let mut round = Round::polymer("280".parse()?, Limit::Shifts(9), "a".parse()?);
    /// round.play("T0,0".parse()?)?;
    /// assert_eq!(round.points(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn polymer(board: Board, limit: Limit, seed: Seed) -> Self {
        Self::new(board, Play::Polymer(limit, seed))
    }

    /// A board played in one of the three ways; limit and seed are Polymer's.
    ///
    /// ```
    /// use linkwork::{Seed, lines::{Limit, Round, Way}};
    /// let round = Round::of(Way::Netslide, "6c/39".replace('/', "\n").parse()?, Limit::Bombs, Seed::from_number(0));
    /// assert_eq!((round.way(), round.limit()), (Way::Netslide, None));
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub fn of(way: Way, board: Board, limit: Limit, seed: Seed) -> Self {
        match way {
            Way::Free => Self::free(board),
            Way::Netslide => Self::netslide(board),
            Way::Polymer => Self::polymer(board, limit, seed),
        }
    }

    /// The seed that the cells of taken groups are filled from, if it is Polymer.
    ///
    /// ```
    /// use linkwork::lines::Round;
    /// assert!(Round::free("28".parse()?).fill_seed().is_none());
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn fill_seed(&self) -> Option<Seed> {
        match self.play {
            Play::Polymer(_, seed) => Some(seed),
            _ => None,
        }
    }

    const fn new(board: Board, play: Play) -> Self {
        Self {
            board,
            play,
            shifts: 0,
            steps: 0,
            taken: 0,
            points: 0,
            largest: 0,
        }
    }

    /// The board.
    ///
    /// ```
    /// use linkwork::lines::Round;
    /// assert_eq!(Round::free("280".parse()?).board().to_string(), "280");
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How it is played.
    ///
    /// ```
    /// use linkwork::lines::{Round, Way};
    /// assert_eq!(Round::free("280".parse()?).way(), Way::Free);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn way(&self) -> Way {
        match self.play {
            Play::Free => Way::Free,
            Play::Netslide => Way::Netslide,
            Play::Polymer(..) => Way::Polymer,
        }
    }

    /// What ends it, if it is Polymer.
    ///
    /// ```
    /// use linkwork::lines::{Limit, Round};
    /// let round = Round::polymer("280".parse()?, Limit::Bombs, "a".parse()?);
    /// assert_eq!(round.limit(), Some(Limit::Bombs));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn limit(&self) -> Option<Limit> {
        match self.play {
            Play::Polymer(limit, _) => Some(limit),
            _ => None,
        }
    }

    /// How many steps the shifts made, each counted the short way round.
    ///
    /// ```
    /// use linkwork::lines::Round;
    /// let mut round = Round::free("28000".parse()?);
    /// round.play("R0,4".parse()?)?;
    /// assert_eq!(round.steps(), 1, "four to the right are one to the left");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// How many shifts are left, if they are numbered.
    ///
    /// ```
    /// use linkwork::lines::{Limit, Round};
    /// let mut round = Round::polymer("280".parse()?, Limit::Shifts(9), "a".parse()?);
    /// round.play("R0,1".parse()?)?;
    /// assert_eq!(round.shifts_left(), Some(8));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shifts_left(&self) -> Option<u32> {
        match self.limit()? {
            Limit::Shifts(shifts) => Some(shifts.saturating_sub(self.shifts)),
            _ => None,
        }
    }

    /// The points of the groups taken so far.
    ///
    /// ```
    /// use linkwork::lines::Round;
    /// assert_eq!(Round::free("280".parse()?).points(), 0);
    /// # Ok::<(), linkwork::lines::BoardError>(())
    /// ```
    #[must_use]
    pub const fn points(&self) -> u64 {
        self.points
    }

    /// The size of the largest group taken so far, in tiles.
    ///
    /// ```
    /// use linkwork::lines::{Limit, Round};
    /// let mut round = Round::polymer("2a8".parse()?, Limit::Bombs, "a".parse()?);
    /// round.play("T0,0".parse()?)?;
    /// assert_eq!(round.largest(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn largest(&self) -> u32 {
        self.largest
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The reason; nothing has changed then.
    ///
    /// ```
    /// use linkwork::lines::{Refusal, Round};
    /// let mut round = Round::free("28000".parse()?);
    /// let before = round.clone();
    /// assert_eq!(round.play("R1,1".parse()?), Err(Refusal::OutOfRange));
    /// assert_eq!(round, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<Played, Refusal> {
        if matches!(self.status(), Status::Over(_)) {
            return Err(Refusal::Over);
        }
        let played = match mv {
            Move::Shift(shift) => self.shift(shift)?,
            Move::Take(pos) => self.take(pos)?,
        };
        self.again(&played);
        Ok(played)
    }

    fn shift(&self, shift: Shift) -> Result<Played, Refusal> {
        self.board.clone().shift(shift)?;
        if self.shifts_left() == Some(0) {
            return Err(Refusal::Over);
        }
        let len = self.board.lane_len(shift.lane).ok_or(Refusal::OutOfRange)?;
        let steps = shift.steps(len);
        Ok(Played::Shifted { shift, steps })
    }

    fn take(&self, pos: Pos) -> Result<Played, Refusal> {
        let Play::Polymer(_, seed) = self.play else {
            return Err(Refusal::NotPlayed);
        };
        if !self.board.size().contains(pos) {
            return Err(Refusal::OutOfRange);
        }
        let groups = self.board.groups().into_iter();
        let group = groups
            .filter(|group| group.closed)
            .find(|group| group.cells.contains(&pos));
        let cells = group.ok_or(Refusal::NotClosed)?.cells;
        let mut rng = Rng::new(seed, FIRST_FILL | u64::from(self.taken));
        let mut after = self.board.clone();
        for &pos in &cells {
            after.set(pos, random_tile(&mut rng));
            after.set_bomb(pos, self.new_bomb(&mut rng));
        }
        let points = score(cells.len());
        Ok(Played::Taken {
            cells,
            points,
            after,
        })
    }

    /// One in eight new tiles brings a bomb, if bombs are played with.
    fn new_bomb(&self, rng: &mut Rng) -> Option<u8> {
        if self.limit() != Some(Limit::Bombs) || rng.below(8) > 0 {
            return None;
        }
        Some(new_wait(rng))
    }

    /// Does what a move did when it was played on this round.
    #[allow(clippy::cast_possible_truncation)]
    fn again(&mut self, played: &Played) {
        match played {
            Played::Shifted { shift, steps } => {
                if self.board.shift(*shift).is_ok() {
                    self.shifts = self.shifts.saturating_add(1);
                    self.steps = self.steps.saturating_add(u32::from(*steps));
                    self.board.tick();
                }
            }
            Played::Taken {
                cells,
                points,
                after,
            } => {
                self.board = after.clone();
                self.taken = self.taken.saturating_add(1);
                self.points = self.points.saturating_add(*points);
                self.largest = self.largest.max(cells.len() as u32);
            }
        }
    }

    /// Whether the round goes on. The clock is the session's.
    ///
    /// ```
    /// use linkwork::{Status, game::Reason, lines::{Limit, Round}};
    /// let mut round = Round::polymer("100".parse()?, Limit::Shifts(1), "a".parse()?);
    /// round.play("R0,1".parse()?)?;
    /// assert_eq!(round.status(), Status::Over(Reason::Shifts));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn status(&self) -> Status {
        match self.way() {
            Way::Free => Status::Playing,
            Way::Netslide if self.board.meets(Goal::OneNet) => Status::Won,
            Way::Netslide => Status::Playing,
            Way::Polymer if self.board.bombs().any(|(_, wait)| wait == 0) => {
                Status::Over(Reason::Bomb)
            }
            // What is closed already can still be taken.
            Way::Polymer if self.shifts_left() == Some(0) && !self.has_closed() => {
                Status::Over(Reason::Shifts)
            }
            Way::Polymer => Status::Playing,
        }
    }

    fn has_closed(&self) -> bool {
        self.board.groups().iter().any(|group| group.closed)
    }
}

/// The points of a group of so many tiles: its square.
///
/// ```
/// use linkwork::lines::score;
/// assert!(score(5 + 3) > score(5) + score(3));
/// ```
#[must_use]
pub const fn score(tiles: usize) -> u64 {
    (tiles * tiles) as u64
}

/// Equal positions, as [`Game::key`] has them: how many steps led there is of no matter but in Polymer,
/// where shifts run out.
///
/// ```
/// use linkwork::lines::Round;
/// let mut round = Round::free("12".parse()?);
/// let start = round.clone();
/// round.play("R0,1".parse()?)?;
/// round.play("R0,1".parse()?)?;
/// assert_eq!((round.steps(), round == start), (2, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl PartialEq for Round {
    fn eq(&self, other: &Self) -> bool {
        let counts = |round: &Self| (round.shifts, round.taken, round.points, round.largest);
        let is_same = self.board == other.board && self.play == other.play;
        is_same && (self.way() != Way::Polymer || counts(self) == counts(other))
    }
}

impl Eq for Round {}

impl Game for Round {
    type Move = Move;
    type Played = Played;
    type Refusal = Refusal;

    fn play(&mut self, mv: Move) -> Result<Played, Refusal> {
        Self::play(self, mv)
    }

    fn again(&mut self, played: &Played) {
        Self::again(self, played);
    }

    /// Every shift by one step, then every closed group by its first cell. Longer shifts are moves too.
    fn moves(&self) -> Vec<Move> {
        if matches!(self.status(), Status::Over(_)) {
            return Vec::new();
        }
        let may_shift = self.shifts_left() != Some(0);
        let shifts = self.board.steps().filter(|_| may_shift).map(Move::Shift);
        let groups = self.board.groups();
        let closed = groups
            .iter()
            .filter(|group| group.closed && self.way() == Way::Polymer);
        let takes = closed.filter_map(|group| group.cells.first().copied().map(Move::Take));
        shifts.chain(takes).collect()
    }

    fn status(&self) -> Status {
        Self::status(self)
    }

    /// The board's key, and in Polymer what else belongs to the position.
    fn key(&self) -> Key {
        let mut key = self.board.key();
        if self.way() == Way::Polymer {
            for number in [u64::from(self.shifts), u64::from(self.taken), self.points] {
                key = Key::of_setting(key.number() ^ mix(number));
            }
        }
        key
    }
}

impl Lane {
    /// The lane's number.
    ///
    /// ```
    /// assert_eq!(linkwork::lines::Lane::Column(3).number(), 3);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Row(number) | Self::Column(number) => number,
        }
    }
}
