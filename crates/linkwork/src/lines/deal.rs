//! Dealing boards of line tiles from a seed.
//!
//! *Netslide*: a random spanning tree without crosses is grown from the centre, scrambled by shifts, and
//! then barriers are put where the tree has no connection. *Polymer* and *free*: every tile has a uniform
//! shape and a uniform rotation, none is blank; a Polymer board holds no closed group at first.

use super::board::{Board, Edge};
use super::fresh::fresh;
use super::goal::Goal;
use super::mask::{Mask, Shape};
use super::net::{is_one_step_away, net, scramble, unused_sides};
use super::shifts::Shift;
use crate::grid::{Dir, Pos, Size};
use crate::rng::{Rng, Seed};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// What a board is dealt for.
///
/// ```
/// assert_eq!("netslide".parse(), Ok(linkwork::lines::Way::Netslide));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Shift as you like.
    Free,
    /// Take closed groups.
    Polymer,
    /// Bring the tiles back into one closed group.
    Netslide,
}

impl Way {
    /// All three.
    ///
    /// ```
    /// use linkwork::lines::Way;
    /// assert_eq!(Way::ALL.map(Way::name), ["free", "polymer", "netslide"]);
    /// ```
    pub const ALL: [Self; 3] = [Self::Free, Self::Polymer, Self::Netslide];

    /// The name used in texts: `free`, `polymer`, `netslide`.
    ///
    /// ```
    /// assert_eq!(linkwork::lines::Way::Free.name(), "free");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Polymer => "polymer",
            Self::Netslide => "netslide",
        }
    }
}

/// How to make a board: what for, its size and edge, and for Netslide how far it is scrambled and how
/// many of the sides that the net does not use are barred.
///
/// ```
/// use linkwork::lines::{Deal, Goal, Way};
///
/// let deal = Deal::new(Way::Netslide, "5x5".parse()?);
/// let dealt = deal.board("5eed".parse()?, 0);
/// let mut board = dealt.board;
/// assert!(!board.meets(Goal::OneNet));
/// // The scramble taken back, last shift first.
/// for shift in dealt.scramble.into_iter().rev() {
///     board.shift(shift.reversed())?;
/// }
/// assert!(board.meets(Goal::OneNet));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    way: Way,
    size: Size,
    edge: Edge,
    steps: u32,
    /// Of a thousand sides that could be barred.
    barriers: u16,
}

/// A dealt board.
///
/// ```
/// use linkwork::lines::{Deal, Way};
/// let dealt = Deal::new(Way::Free, "4x3".parse()?).board("a".parse()?, 0);
/// assert!(dealt.scramble.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The board.
    pub board: Board,
    /// The shifts by which the solved board was scrambled; none unless it is Netslide.
    pub scramble: Vec<Shift>,
}

/// Why there is no such deal.
///
/// ```
/// use linkwork::lines::{Deal, DealError, Way};
/// let deal = Deal::new(Way::Free, "4x3".parse()?).with_barriers(1.5);
/// assert_eq!(deal, Err(DealError::Barriers));
/// let deal = Deal::new(Way::Free, "4x3".parse()?).with_barriers(0.0004);
/// assert_eq!(deal, Err(DealError::FineBarriers));
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealError {
    /// The share of barriers is not between 0 and 1.
    Barriers,
    /// The share of barriers is finer than thousandths.
    FineBarriers,
    /// More steps than any scramble needs.
    Steps,
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Barriers => f.write_str("the share of barriers must be 0 to 1"),
            Self::FineBarriers => {
                f.write_str("the share of barriers must have at most three decimals")
            }
            Self::Steps => write!(f, "at most {} steps are allowed", Deal::MOST_STEPS),
        }
    }
}

impl Error for DealError {}

/// How often a scramble that ends solved, or nearly, is made anew.
const SCRAMBLES: u32 = 64;

impl Deal {
    /// The longest scramble.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// let deal = Deal::new(Way::Netslide, "5x4".parse()?);
    /// assert!(deal.with_steps(Deal::MOST_STEPS + 1).is_err());
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    pub const MOST_STEPS: u32 = 100_000;

    /// A deal with walls round the edge, no barriers, and a scramble of half as many steps as there are
    /// cells.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// let deal = Deal::new(Way::Netslide, "5x4".parse()?);
    /// assert_eq!((deal.steps(), deal.barriers()), (10, 0));
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub fn new(way: Way, size: Size) -> Self {
        Self {
            way,
            size,
            edge: Edge::Wall,
            steps: Self::usual_steps(size),
            barriers: 0,
        }
    }

    /// How many steps a board of that size is scrambled by if nothing else is said.
    #[must_use]
    #[allow(clippy::cast_possible_truncation)]
    pub(crate) const fn usual_steps(size: Size) -> u32 {
        size.cells() as u32 / 2
    }

    /// What the board is dealt for.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// assert_eq!(Deal::new(Way::Free, "4x3".parse()?).way(), Way::Free);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn way(&self) -> Way {
        self.way
    }

    /// How many rows and columns.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// assert_eq!(Deal::new(Way::Free, "4x3".parse()?).size().cols(), 4);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What lies beyond the edge.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Edge, Way};
    /// assert_eq!(Deal::new(Way::Free, "4x3".parse()?).edge(), Edge::Wall);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn edge(&self) -> Edge {
        self.edge
    }

    /// How many steps a Netslide board is scrambled by.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// assert_eq!(Deal::new(Way::Netslide, "5x5".parse()?).steps(), 12);
    /// # Ok::<(), linkwork::grid::SizeError>(())
    /// ```
    #[must_use]
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// How many of a thousand sides that the net does not use are barred.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// let deal = Deal::new(Way::Netslide, "5x5".parse()?).with_barriers(0.25)?;
    /// assert_eq!(deal.barriers(), 250);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn barriers(&self) -> u16 {
        self.barriers
    }

    /// The same deal with that edge.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Edge, Way};
    /// let deal = Deal::new(Way::Free, "5x4".parse()?).with_edge(Edge::Wrap);
    /// assert_eq!(deal.board("a".parse()?, 0).board.edge(), Edge::Wrap);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn with_edge(mut self, edge: Edge) -> Self {
        self.edge = edge;
        self
    }

    /// The same deal scrambled by so many steps.
    ///
    /// # Errors
    /// [`DealError::Steps`] above [`Deal::MOST_STEPS`].
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// let deal = Deal::new(Way::Netslide, "5x4".parse()?).with_steps(30)?;
    /// assert_eq!(deal.board("a".parse()?, 0).scramble.len(), 30);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn with_steps(mut self, steps: u32) -> Result<Self, DealError> {
        if steps > Self::MOST_STEPS {
            return Err(DealError::Steps);
        }
        self.steps = steps;
        Ok(self)
    }

    /// The same deal with a share of barriers, from 0 for none to 1 for every side that the net does not
    /// use, in thousandths.
    ///
    /// # Errors
    /// [`DealError::Barriers`] outside 0 to 1, [`DealError::FineBarriers`] if it is finer than thousandths.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// let deal = Deal::new(Way::Netslide, "5x4".parse()?).with_barriers(0.5)?;
    /// // 31 sides lie between cells, the net uses 19, half of the others are barred.
    /// assert_eq!(deal.board("a".parse()?, 0).board.barriers().count(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    #[allow(clippy::float_cmp)]
    pub fn with_barriers(self, share: f64) -> Result<Self, DealError> {
        if !(0.0..=1.0).contains(&share) {
            return Err(DealError::Barriers);
        }
        let thousandths = (share * 1000.0 + 0.5) as u16;
        // Decimals are read as the nearest number there is, and a quotient is that number too.
        if f64::from(thousandths) / 1000.0 != share {
            return Err(DealError::FineBarriers);
        }
        self.with_thousandths(thousandths)
    }

    /// The same deal with a share of barriers told as [`barriers`](Self::barriers) tells it: 0 to 1000.
    ///
    /// # Errors
    /// [`DealError::Barriers`] above 1000.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// let deal = Deal::new(Way::Netslide, "5x4".parse()?);
    /// assert_eq!(deal.clone().with_thousandths(500), deal.with_barriers(0.5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_thousandths(mut self, barriers: u16) -> Result<Self, DealError> {
        if barriers > 1000 {
            return Err(DealError::Barriers);
        }
        self.barriers = barriers;
        Ok(self)
    }

    /// The board with that index. It depends on the deal, the seed and the index alone.
    ///
    /// ```
    /// use linkwork::lines::{Deal, Way};
    /// let deal = Deal::new(Way::Free, "5x4".parse()?);
    /// assert_eq!(deal.board("a".parse()?, 7), deal.board("a".parse()?, 7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn board(&self, seed: Seed, index: u64) -> Dealt {
        let mut rng = Rng::new(seed, index);
        match self.way {
            Way::Netslide => self.netslide(&mut rng),
            Way::Polymer => plain(fresh(self.size, self.edge, &mut rng)),
            Way::Free => {
                let mut board = Board::blank(self.size, self.edge);
                for pos in self.size.positions() {
                    board.set(pos, random_tile(&mut rng));
                }
                plain(board)
            }
        }
    }

    fn netslide(&self, rng: &mut Rng) -> Dealt {
        let centre = centre(self.size);
        let solved = net(self.size, self.edge, rng).with_pin(Some(centre));
        let (mut board, scramble) = self.scrambled(&solved, rng);
        // After the scramble, so that the same seed with more barriers bars the same sides and more.
        if self.barriers > 0 {
            let mut free: Vec<(Pos, Dir)> = unused_sides(&solved);
            rng.shuffle(&mut free);
            let barred = free.len() * usize::from(self.barriers) / 1000;
            for &(pos, side) in &free[..barred] {
                board.bar(pos, side);
            }
        }
        Dealt { board, scramble }
    }

    /// The board scrambled, tried again while it comes out solved or one step from it: on some tiny
    /// boards there is nothing else, and the last try has to do.
    fn scrambled(&self, solved: &Board, rng: &mut Rng) -> (Board, Vec<Shift>) {
        let mut tries = 0;
        loop {
            tries += 1;
            let (board, scramble) = scramble(solved, self.steps, rng);
            // Near the end of the tries, anything that is not solved.
            let is_near =
                board.meets(Goal::OneNet) || (tries < SCRAMBLES / 2 && is_one_step_away(&board));
            if !is_near || tries == SCRAMBLES {
                return (board, scramble);
            }
        }
    }
}

const fn plain(board: Board) -> Dealt {
    Dealt {
        board,
        scramble: Vec::new(),
    }
}

/// The middle cell; of an even side the one after the middle.
///
/// ```
/// use linkwork::{Pos, lines};
/// assert_eq!(lines::centre("4x5".parse()?), Pos::new(2, 2));
/// # Ok::<(), linkwork::grid::SizeError>(())
/// ```
#[must_use]
pub const fn centre(size: Size) -> Pos {
    Pos::new(size.rows() / 2, size.cols() / 2)
}

/// A tile of random shape and rotation, not blank.
pub(super) fn random_tile(rng: &mut Rng) -> Mask {
    let shape = Shape::ALL[1 + rng.index(Shape::ALL.len() - 1)];
    // A line has two rotations and a cross one: four quarters give each of them equally often.
    Mask::of(shape, u8::try_from(rng.below(4)).unwrap_or_default())
}

/// Lays bombs under one tile in sixteen, at least one, each waiting 10 to 20 shifts.
pub(crate) fn lay_bombs(board: &mut Board, seed: Seed, index: u64) {
    // The deal's own stream has given the tiles; counting from the other end leaves it alone.
    let mut rng = Rng::new(seed, !index);
    let mut places: Vec<Pos> = board.size().positions().collect();
    rng.shuffle(&mut places);
    let bombs = places.len().div_ceil(16);
    for pos in places.into_iter().take(bombs) {
        board.set_bomb(pos, Some(new_wait(&mut rng)));
    }
}

/// How many shifts a new bomb waits.
pub(super) fn new_wait(rng: &mut Rng) -> u8 {
    10 + u8::try_from(rng.below(11)).unwrap_or_default()
}
